"""The programs whose presses are timed, each with its phones: what a press is there, and which frame shows it."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect

from tests.bench._programs import companion_at, cpu_s, running
from tests.engines.tab import free_port
from tests.support.wire_frames import Action, frame
from tests.support.wire_hands import LAPTOP, open_table, start_round
from tests.support.wire_phone import Phone

#: The next press comes when nothing has moved on any screen for so long: what is drawn after a press is drawn.
_STILL_S = 0.06
#: A program rests that uses less CPU than this in a second; after its start it may take so long.
_RESTS_S, _SETTLING_S = 0.05, 120.0
#: A press that has not reached the last phone after so long is missed.
MISSED_S = 5.0

#: One button and one number on every page; a press is told to all of them.
BARE_BUTTON = """
import flet as ft
pages = {{}}
count = 0
def main(page):
    text = ft.Text("last:0")
    async def pressed(e):
        global count
        count += 1
        for each in pages.values():
            each.value = f"last:{{count}}"
            each.update()
    pages[page] = text
    page.on_disconnect = lambda e: pages.pop(page, None)
    page.add(text, ft.GestureDetector(content=ft.Text("Tirage"), on_tap_down=pressed))
ft.run(main, host="127.0.0.1", port={port}, view=None, no_cdn=True)
"""

#: What comes from one goes to all; nothing is compressed.
BARE_BROADCAST = """
import uvicorn
everybody = set()
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        if scope["type"] == "http":
            await send({{"type": "http.response.start", "status": 200, "headers": []}})
            await send({{"type": "http.response.body", "body": b"ok"}})
        return
    await receive()
    await send({{"type": "websocket.accept"}})
    everybody.add(send)
    while (said := await receive())["type"] == "websocket.receive":
        for each in list(everybody):
            await each({{"type": "websocket.send", "bytes": said["bytes"]}})
    everybody.discard(send)
uvicorn.run(app, host="127.0.0.1", port={port}, ws_per_message_deflate=False, log_level="error", lifespan="off")
"""


@dataclass(slots=True)
class Presses:
    """The times of some presses (ms, each to the last phone), how many were missed, and the server's CPU for each: the
    press alone until all is drawn, and (``undo_cpu_ms``) what takes it back."""

    samples: list[float] = field(default_factory=list)
    missed: int = 0
    cpu_ms: list[float] = field(default_factory=list)
    undo_cpu_ms: list[float] = field(default_factory=list)


class Pressed(Protocol):
    """A program with its phones."""

    async def press(self, number: int) -> float | None:
        """Press once; done when all is drawn. The seconds to the last phone, None where the press was lost."""
        ...

    async def take_back(self) -> None:
        """Be ready for the next press."""
        ...


class Ear(Phone):
    """A phone that, while it listens for a press, keeps frames with their moments and draws them afterwards: what a
    screen costs to hold must not be measured."""

    listening = False

    def listen(self) -> None:
        """From now on frames are kept."""
        self.listening = True
        self.frames: list[tuple[float, bytes]] = []

    async def _arrived(self, data: bytes) -> None:
        if self.listening:
            self.frames.append((time.perf_counter(), data))
            self._changed.set()
        else:
            await super()._arrived(data)

    async def when(self, shown: Callable[[Phone], bool], deadline: float) -> float | None:
        """The moment of the frame that made it so (perf_counter, s); None where it never did."""
        found, done = None, 0
        while found is None:
            if done == len(self.frames):
                self._changed.clear()
                try:
                    async with asyncio.timeout(deadline - time.perf_counter()):
                        await self._changed.wait()
                except TimeoutError:
                    break
                continue
            at, data = self.frames[done]
            done += 1
            await super()._arrived(data)
            found = at if shown(self) else None
        self.listening = False
        for _, data in self.frames[done:]:
            await super()._arrived(data)
        return found


async def heard(phones: list[Ear], shown: Callable[[Phone], bool], press: Callable[[], Any]) -> float | None:
    """Presses, and gives the seconds until the last phone had it; None where one never did."""
    for phone in phones:
        phone.listen()
    began = time.perf_counter()
    await press()
    # All have heard something before anything is drawn.
    deadline = began + MISSED_S
    while not all(phone.frames for phone in phones) and time.perf_counter() < deadline:
        await asyncio.sleep(0.002)
    moments = [await phone.when(shown, deadline) for phone in phones]
    known = [moment for moment in moments if moment is not None]
    return max(known) - began if len(known) == len(phones) else None


class Companion:
    """The round screen: every seat has its phone, and further phones watch. Each press is taken back again."""

    def __init__(self, phones: list[Ear], seats: int) -> None:
        self.phones, self._seats = phones, cycle(range(1, seats + 1))
        self._added, self._seat = time.monotonic(), 0

    def _shown(self, phone: Phone) -> bool:
        """Whether that phone shows the token of the seat that pressed."""
        return phone.has(f"bouclage-{self._seat}") and phone.text(f"bouclage-{self._seat}") == "1"

    async def press(self, number: int) -> float | None:
        self._seat = next(self._seats)
        presser = self.phones[self._seat - 1]
        control, event = presser.screen.touched(f"tirage-{self._seat}")
        took = await heard(self.phones, self._shown, lambda: presser.event(control, event))
        await presser.shows(f"take-back-{self._seat}")
        await all_still(self.phones)
        return took

    async def take_back(self) -> None:
        presser = self.phones[self._seat - 1]
        await presser.tap(f"take-back-{self._seat}")
        for phone in self.phones:
            await phone.until(lambda phone=phone: not self._shown(phone))  # type: ignore[misc]
        await presser.shows(f"tirage-{self._seat}")
        await self._more_time(presser)
        await all_still(self.phones)

    async def _more_time(self, presser: Ear) -> None:
        if time.monotonic() - self._added > 25:
            self._added = time.monotonic()
            await presser.tap("add-30")


async def all_still(phones: list[Ear]) -> None:
    """Wait until nothing moves on any screen."""
    await asyncio.gather(*(phone.still(_STILL_S) for phone in phones))


class Button:
    """The smallest Flet app."""

    def __init__(self, phones: list[Ear]) -> None:
        self._phones = phones

    async def press(self, number: int) -> float | None:
        presser = self._phones[number % len(self._phones)]
        button = next(c for c in presser.screen.controls() if c.get("on_tap_down"))["_i"]
        wanted = f"last:{number + 1}"
        took = await heard(
            self._phones, lambda phone: wanted in phone.text(), lambda: presser.event(button, "tap_down")
        )
        await all_still(self._phones)
        return took

    async def take_back(self) -> None:
        pass


class Broadcast:
    """Nothing but sockets."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self._sockets = sockets
        #: The size of what a Flet page says of a touch.
        self._said = frame(Action.EVENT, {"target": 12345, "name": "tap_down", "data": None})

    async def press(self, number: int) -> float | None:
        async def next_of(socket: ClientConnection) -> float:
            await socket.recv()
            return time.perf_counter()

        listening = [asyncio.ensure_future(next_of(socket)) for socket in self._sockets]
        await asyncio.sleep(0)
        began = time.perf_counter()
        await self._sockets[number % len(self._sockets)].send(self._said)
        try:
            return max(await asyncio.wait_for(asyncio.gather(*listening), MISSED_S)) - began
        except TimeoutError:
            return None

    async def take_back(self) -> None:
        pass


@contextlib.asynccontextmanager
async def companion(number: int) -> AsyncIterator[tuple[Companion, subprocess.Popen[bytes]]]:
    """The companion in the middle of a round."""
    port, seats = free_port(), min(number, 6)
    url = f"http://127.0.0.1:{port}"
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        process = await _started(stack, companion_at(Path(folder), port), f"{url}/api/health")
        await _settled(process)
        async with Phone(url, **LAPTOP) as laptop:
            code = await open_table(laptop, [f"Joueur {seat}" for seat in range(1, seats + 1)])
        phones = []
        for index in range(1, number + 1):
            phone = await stack.enter_async_context(Ear(url, f"/join/{code}"))
            await phone.tap(f"take-seat-{index}" if index <= seats else "watch", leads_to="menu")
            phones.append(phone)
        await start_round(*phones)
        yield Companion(phones, seats), process


@contextlib.asynccontextmanager
async def button(number: int) -> AsyncIterator[tuple[Pressed, subprocess.Popen[bytes]]]:
    """The smallest Flet app, served as Flet serves."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    async with contextlib.AsyncExitStack() as stack:
        process = await _started(stack, _python(BARE_BUTTON, port), url)
        yield Button([await stack.enter_async_context(Ear(url)) for _ in range(number)]), process


@contextlib.asynccontextmanager
async def broadcast(number: int) -> AsyncIterator[tuple[Pressed, subprocess.Popen[bytes]]]:
    """Bare sockets."""
    port = free_port()
    async with contextlib.AsyncExitStack() as stack:
        process = await _started(stack, _python(BARE_BROADCAST, port), f"http://127.0.0.1:{port}")
        sockets = [await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/ws")) for _ in range(number)]
        yield Broadcast(sockets), process


async def _started(stack: contextlib.AsyncExitStack, command: list[str], url: str) -> subprocess.Popen[bytes]:
    # In a thread: the phones of the programs that run already must go on answering.
    program = running(command, url)
    process, _ = await asyncio.to_thread(program.__enter__)
    stack.push(program.__exit__)
    return process


async def _settled(process: subprocess.Popen[bytes]) -> None:
    """Wait until the program does nothing any more: on a new folder it compresses its client, for seconds."""
    async with asyncio.timeout(_SETTLING_S):
        before = cpu_s(process) or 0.0
        while True:
            await asyncio.sleep(1)
            now = cpu_s(process) or 0.0
            if now - before < _RESTS_S:
                return
            before = now


def _python(program: str, port: int) -> list[str]:
    return [sys.executable, "-c", program.format(port=port)]


async def pressed(program: Pressed, process: subprocess.Popen[bytes], times: Iterator[int], pauses: Any) -> Presses:
    """So many presses, one after the other."""
    found = Presses()
    for number in times:
        begun = cpu_s(process)
        took = await program.press(number)
        pressed = cpu_s(process)
        await program.take_back()
        undone = cpu_s(process)
        if took is None:
            found.missed += 1
        else:
            found.samples.append(took * 1000)
        if begun is not None and pressed is not None and undone is not None:
            found.cpu_ms.append((pressed - begun) * 1000)
            found.undo_cpu_ms.append((undone - pressed) * 1000)
        await asyncio.sleep(pauses.uniform(0.005, 0.03))
    return found
