"""Behind a proxy the limits count people, not the proxy, and nobody counts as the machine itself."""

from __future__ import annotations

import contextlib

import pytest
from starlette.websockets import WebSocket

from companion.network.addresses import parse_proxies
from companion.sockets.door import Door
from companion.sockets.page_limit import MOST_PAGES


def make_socket(client: str, host: str) -> WebSocket:
    """Return the socket of a page that comes from that address and asks for that host."""

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(_: object) -> None:
        return None

    scope = {"type": "websocket", "headers": [(b"host", host.encode())], "client": (client, 50_000)}
    return WebSocket(scope, receive, send)  # type: ignore[arg-type]


@pytest.mark.parametrize("host", ["tables.example.org", "192.168.1.20:8160"])
@pytest.mark.parametrize("behind_proxy", [True, False])
async def test_a_hall_of_people_comes_in_by_a_public_name(host: str, behind_proxy: bool) -> None:
    door = Door(behind_proxy=behind_proxy)
    async with contextlib.AsyncExitStack() as stack:
        for number in range(MOST_PAGES + 50):
            address = f"203.0.113.{number % 100}"
            assert await stack.enter_async_context(door.admit(make_socket(address, host))) == address


async def test_one_address_has_only_so_many_pages() -> None:
    door = Door(behind_proxy=True)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(MOST_PAGES):
            assert await stack.enter_async_context(door.admit(make_socket("203.0.113.1", "a.example.org")))
        assert await stack.enter_async_context(door.admit(make_socket("203.0.113.1", "a.example.org"))) is None
        assert await stack.enter_async_context(door.admit(make_socket("203.0.113.2", "a.example.org")))


@pytest.mark.parametrize(("host", "behind_proxy"), [("a.example.org", False), ("localhost", True)])
async def test_no_page_of_a_foreign_name_or_a_proxy_is_this_machine_s(host: str, behind_proxy: bool) -> None:
    async with Door(behind_proxy=behind_proxy).admit(make_socket("127.0.0.1", host)) as address:
        assert address == "0.0.0.0"


def test_proxies_are_addresses_or_networks() -> None:
    assert parse_proxies("10.0.0.5, 10.0.1.0/24,fd00::1") == ("10.0.0.5/32", "10.0.1.0/24", "fd00::1/128")
    assert parse_proxies("") == ()
    with pytest.raises(ValueError):
        parse_proxies("caddy.example.org")
