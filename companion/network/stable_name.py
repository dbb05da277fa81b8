"""A name for this machine that outlives a new address: ``companion.local``, by multicast DNS.

Phones of one kind resolve such names (iPhones do), others often do not, so it stands beside the address and never in
its place. Whatever goes wrong (no network, a port that somebody holds, no library) costs the name and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncZeroconf

_log = logging.getLogger(__name__)

NAME: Final = "companion"
#: Names that are tried: the last is NAME-9.
_MOST: Final = 9
#: How long an owner of a name has to say so, in ms.
_ASKED_MS: Final = 1_500
#: How often it is looked whether the address has changed, in seconds.
LOOK_EVERY_S: Final = 10.0
#: What a stop waits for at most, in seconds.
_GOODBYE_S: Final = 2.0
_SERVICE: Final = "_http._tcp.local."


class StableName:
    """The name of this server in its network; ``url`` is empty where it has none."""

    def __init__(self, address: Callable[[], str], port: int, told: Callable[[str], None] = lambda url: None) -> None:
        """``address``: the URL that phones are shown; ``told`` is called with each new URL under the name."""
        self._address, self._port, self._told = address, port, told
        self._responder: AsyncZeroconf | None = None
        self._at = ""
        self.url = ""

    @contextlib.asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Meanwhile the name leads to the address that phones are shown, whichever that is."""
        task = asyncio.create_task(self._keep())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_GOODBYE_S):
                    await self._leave()

    async def _keep(self) -> None:
        while True:
            ip = _ipv4(self._address())
            if ip != self._at:
                await self._leave()
                self._at = ip
                if ip:
                    await self._take(ip)
            await asyncio.sleep(LOOK_EVERY_S)

    async def _take(self, ip: str) -> None:
        try:
            from zeroconf import IPVersion, ServiceInfo
            from zeroconf.asyncio import AsyncZeroconf

            self._responder = responder = AsyncZeroconf(interfaces=[ip], ip_version=IPVersion.V4Only)
            name = await _free_name(responder, ip)
            if not name:
                return
            info = ServiceInfo(
                _SERVICE,
                f"{name}.{_SERVICE}",
                server=f"{name}.local.",
                port=self._port,
                addresses=[ipaddress.ip_address(ip).packed],
            )
            await (await responder.async_register_service(info, allow_name_change=True))
        except Exception as error:  # of a library that meets whatever network there is
            _log.info("no name of its own in the network: %s", type(error).__name__)
            await self._leave()
            return
        self.url = f"http://{name}.local:{self._port}"
        self._told(self.url)

    async def _leave(self) -> None:
        responder, self._responder, self.url = self._responder, None, ""
        if responder is not None:
            with contextlib.suppress(Exception):
                await responder.async_unregister_all_services()
            with contextlib.suppress(Exception):
                await responder.async_close()


async def _free_name(responder: AsyncZeroconf, ip: str) -> str:
    """The first name that nobody else answers to; empty where all are taken."""
    from zeroconf import AddressResolverIPv4  # type: ignore[attr-defined]  # only left out of __all__

    for number in range(1, _MOST + 1):
        name = NAME if number == 1 else f"{NAME}-{number}"
        asked = AddressResolverIPv4(f"{name}.local.")
        # Another Companion on this machine answers with the same address, on another port.
        if not await asked.async_request(responder.zeroconf, _ASKED_MS) or asked.parsed_addresses() == [ip]:
            return name
    return ""


def _ipv4(url: str) -> str:
    """The IPv4 address in a URL, if phones can reach it; else empty."""
    try:
        address = ipaddress.ip_address(urlsplit(url).hostname or "")
    except ValueError:
        return ""
    return str(address) if address.version == 4 and not address.is_loopback else ""
