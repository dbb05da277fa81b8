"""Registers a name for this machine that survives a change of address: ``companion.local``, by multicast DNS.

Some phones resolve such names (iPhones do), others often do not, so the name is shown beside the address and never
instead of it. A failure (no network, a port in use, no library) costs the name and nothing else.
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
#: How many names are tried: the last is NAME-9.
_MAX_NAMES: Final = 9
#: How long (ms) to wait for an answer from the owner of a name.
_ANSWER_MS: Final = 1_500
#: How often (s) to check whether the address has changed.
LOOK_EVERY_S: Final = 10.0
#: How long (s) unregistering may take when the server stops.
_GOODBYE_S: Final = 2.0
_SERVICE: Final = "_http._tcp.local."


class StableName:
    """Keeps a name for this server registered in its network, within ``keep_registered``; ``url`` is the URL under that
    name, empty while it has none."""

    def __init__(self, address: Callable[[], str], port: int, on_url: Callable[[str], None] = lambda url: None) -> None:
        """``address`` returns the URL that phones are shown; ``on_url`` is called with each new URL under the name."""
        self._address, self._port, self._on_url = address, port, on_url
        self._responder: AsyncZeroconf | None = None
        self._registered_ip = ""
        self.url = ""

    @contextlib.asynccontextmanager
    async def keep_registered(self) -> AsyncIterator[None]:
        """Keep the name pointed at the address that phones are shown, as long as the context is active."""
        task = asyncio.create_task(self._follow_address())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_GOODBYE_S):
                    await self._unregister()

    async def _follow_address(self) -> None:
        """Register the name again whenever the address has changed, until cancelled."""
        while True:
            ip = _find_ipv4(self._address())
            if ip != self._registered_ip:
                await self._unregister()
                self._registered_ip = ip
                if ip:
                    await self._register(ip)
            await asyncio.sleep(LOOK_EVERY_S)

    async def _register(self, ip: str) -> None:
        """Register the name for this address, and tell ``on_url`` the URL; without success there is no name."""
        try:
            from zeroconf import IPVersion, ServiceInfo
            from zeroconf.asyncio import AsyncZeroconf

            self._responder = responder = AsyncZeroconf(interfaces=[ip], ip_version=IPVersion.V4Only)
            name = await _find_free_name(responder, ip)
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
        except Exception as error:  # the library raises many kinds on a strange network
            _log.info("no name of its own in the network: %s", type(error).__name__)
            await self._unregister()
            return
        self.url = f"http://{name}.local:{self._port}"
        self._on_url(self.url)

    async def _unregister(self) -> None:
        """Withdraw the name from the network, if it is registered."""
        responder, self._responder, self.url = self._responder, None, ""
        if responder is not None:
            with contextlib.suppress(Exception):
                await responder.async_unregister_all_services()
            with contextlib.suppress(Exception):
                await responder.async_close()


async def _find_free_name(responder: AsyncZeroconf, ip: str) -> str:
    """Return the first name (``companion``, ``companion-2`` …) to which no other machine answers; empty if all are
    taken."""
    from zeroconf import AddressResolverIPv4  # type: ignore[attr-defined]  # only left out of __all__

    for number in range(1, _MAX_NAMES + 1):
        name = NAME if number == 1 else f"{NAME}-{number}"
        resolver = AddressResolverIPv4(f"{name}.local.")
        # Another Companion on this machine answers with the same address, on another port.
        if not await resolver.async_request(responder.zeroconf, _ANSWER_MS) or resolver.parsed_addresses() == [ip]:
            return name
    return ""


def _find_ipv4(url: str) -> str:
    """Return the IPv4 address in a URL if phones can reach it; else ""."""
    try:
        address = ipaddress.ip_address(urlsplit(url).hostname or "")
    except ValueError:
        return ""
    return str(address) if address.version == 4 and not address.is_loopback else ""
