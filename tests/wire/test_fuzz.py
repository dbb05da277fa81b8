"""Whoever is in the network may write to the socket: the table goes on, and the writer is cut off or gets an answer.

``SEED=…`` for the same nonsense again.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgpack
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.support.browser_storage import Storage
from tests.support.server import Server, serving
from tests.support.wire_frames import Action, frame, registration
from tests.support.wire_hands import LAPTOP, join, open_table, start_round
from tests.support.wire_phone import Phone

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Table:
    """A table in a round, with the people who play there."""

    def __init__(self, server: Server, code: str, phones: list[Phone]) -> None:
        self.server, self.code, self.phones = server, code, phones
        self.address = server.url.replace("http", "ws", 1) + "/ws"

    async def goes_on(self) -> None:
        """A call is taken, told to all, and taken back."""
        first, second = self.phones
        await first.tap("tirage-1")
        await second.shows("bouclage-1", "1")
        await first.tap("take-back-1")
        await second.shows("bouclage-1", "–")
        await first.shows("tirage-1")
        assert "Traceback" not in self.server.said(), self.server.said()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Table]:
    with serving(tmp_path_factory.mktemp("fuzz") / "data") as server:
        async with AsyncExitStack() as stack:
            async with Phone(server.url, **LAPTOP) as laptop:
                code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
            phones = [await stack.enter_async_context(await join(server.url, code, seat)) for seat in (1, 2)]
            await start_round(*phones)
            yield Table(server, code, phones)


def anything(rng: Random, depth: int = 0) -> Any:
    """Any value that a message can hold."""
    kinds: list[Any] = [
        None, True, rng.randint(-5, 300), 2**63, -1.5, float("nan"), "", "click", "x" * rng.randrange(2000), "\x00é🦄",
        b"\xff" * rng.randrange(50), "__class__", "route_change",
    ]  # fmt: skip
    if depth < 3 and rng.random() < 0.5:
        some = range(rng.randrange(4))
        if rng.random() < 0.5:
            return [anything(rng, depth + 1) for _ in some]
        return {rng.choice(("id", "target", "name", "props", "route", 7, "")): anything(rng, depth + 1) for _ in some}
    return rng.choice(kinds)


def nonsense(rng: Random) -> bytes | str:
    """Something that no page would send, or hardly: what comes from the fuzzer's own page harms only that."""
    match rng.randrange(7):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return b"\x00" + rng.randbytes(rng.randrange(200))
        case 2:
            return "text " * rng.randrange(20)
        case 3:
            packed: bytes = msgpack.packb(anything(rng))
            return b"\x00" + packed
        case 4:
            return frame(rng.randrange(9), anything(rng))
        case 5:
            name = rng.choice(("click", "route_change", "resize", "disconnect", "close", "change", "tap_down", "x.y"))
            return frame(Action.EVENT, {"target": rng.randrange(60), "name": name, "data": anything(rng)})
        case _:
            name = rng.choice(("route", "width", "value", "views", "_i", "on_click", "visible", "controls"))
            return frame(Action.PROPS, {"id": rng.randrange(60), "props": {name: anything(rng)}})


async def send(table: Table, messages: list[bytes | str], *, registered: bool) -> None:
    """Send them one after the other, until the server has had enough."""
    async with connect(table.address, max_size=None) as socket:
        try:
            if registered:
                await socket.send(registration(route=f"/join/{table.code}"))
            for message in messages:
                await socket.send(message)
            async with asyncio.timeout(0.5):
                async for _ in socket:
                    pass
        except (ConnectionClosed, TimeoutError):
            pass


async def test_any_nonsense_harms_only_its_sender(table: Table) -> None:
    rng = Random(seed := int(os.environ.get("SEED") or Random().randrange(10**6)))
    print(f"SEED={seed}")
    for number in range(40):
        messages = [nonsense(rng) for _ in range(rng.randint(1, 8))]
        await send(table, messages, registered=number % 2 == 1)
    await table.goes_on()


async def test_who_sends_what_no_page_sends_is_cut_off(table: Table) -> None:
    event = {"target": 1, "name": "click", "data": None}
    wrong: list[tuple[bool, bytes | str]] = [
        (False, frame(Action.EVENT, event)),
        (True, registration()),
        (True, frame(99, event)),
        (True, frame(Action.EVENT, event | {"target": [1]})),
        (True, frame(Action.PROPS, {"id": 1, "props": None})),
        (True, b"\x00\xc1"),
        (True, b"\x00" + b"\x91" * 100_000),
        (True, "text"),
        (True, b"\x00" + b"\xc6" + (10_000_000).to_bytes(4, "big") + b"x" * 10_000_000),
    ]
    for registered, message in wrong:
        async with connect(table.address, max_size=None, ping_interval=None) as socket:
            if registered:
                await socket.send(registration())
                await socket.recv()
            try:
                await socket.send(message)
                async with asyncio.timeout(60):
                    async for _ in socket:
                        pass
            except ConnectionClosed:
                pass
    await table.goes_on()


async def test_thousands_of_small_messages_stop_nobody(table: Table) -> None:
    async with Phone(table.server.url, f"/join/{table.code}") as noisy:

        async def flood() -> None:
            for number in range(3_000):
                await noisy.event(10_000 + number, "click")

        flooding = asyncio.ensure_future(flood())
        await table.goes_on()
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)
    await table.goes_on()


async def test_a_browser_that_remembers_nonsense_is_a_new_device(table: Table) -> None:
    class Forged(Storage):
        def call(self, name: str, args: dict[str, Any]) -> Any:
            return rng.choice((None, 5, "", "x" * 9, "{", "[]", '{"lang": 7, "theme": []}', [1], {"a": 1}, -1.0))

    rng = Random(7)
    for _ in range(8):
        async with Phone(table.server.url, f"/join/{table.code}", storage=Forged()) as phone:
            await phone.until(lambda phone=phone: phone.has("watch"))  # type: ignore[misc]
    await table.goes_on()
