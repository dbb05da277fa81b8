"""A server whose tables stand in a chosen phase of the round and stay there: its clock moves only when told to.

Screens are measured on it: a token that settles, or the 3-2-1, would be gone before three pages have been loaded.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from companion.games.redac_chef.state.events import CountingDone
from companion.games.redac_chef.state.intents import (
    CallLayout,
    CallPrint,
    EndRound,
    EnterCount,
    SetOrder,
    StartRound,
)
from companion.hub.clock import Clock, SystemClock
from companion.hub.table import LiveTable
from companion.kit.game_base import Happened
from companion.server.bootstrap import Application, build, open_folder
from companion.table.game import Actor
from companion.table.intents import Intent, NewPlayer, PauseTimer, TakeSeat
from companion.ui.web import Server, listen
from tests.engines.device import Device
from tests.engines.lan import host_address
from tests.engines.measure import PRESSED
from tests.engines.shelf import WAYS, walk

NAMES: Final = ("Goupil", "Zhette", "Lahaz")
ROUND_S: Final = 300
#: So far the clock is moved at once, in ms: after ten seconds without a tick the server takes itself for asleep.
_STEP_MS: Final = 4_000
#: What a device keeps its secret under, in the browser.
KEPT: Final = "flutter.companion.device"
_HOST: Final = Actor("host")
_PAGE: Final = {"articles": 8, "photos": 5, "tribune": 2, "free_area": 4, "happy": 3, "sad": 5, "surplus": 2, "ads": 3}

#: The phases of a round that a table can be put into, seen by whoever has seat 1.
PHASES: Final = (
    "ready",
    "count-in",
    "reporting",
    "layout",
    "settling",
    "token",
    "paused",
    "buzzer",
    "photo-finish",
    "shout",
    "counting",
    "tribunes",
)

#: What is there when the screen of a phase has come, whatever else is missing on it.
THERE: Final = dict.fromkeys(PHASES, "timer") | {
    "ready": "menu",
    "count-in": "count-in",
    "counting": "count-articles-1",
    "tribunes": "menu",
}


class HeldClock(Clock):
    """The system's clock as it stood once, moved by hand."""

    def __init__(self) -> None:
        self._system = SystemClock()
        self._now = self._system.now()

    def now(self) -> int:
        return self._now

    def wall(self) -> int:
        return self._system.wall()

    def move(self, ms: int) -> None:
        self._now += ms


class Stage:
    """The server, in a thread of its own with its own event loop."""

    def __init__(self, data: Path) -> None:
        self.clock = HeldClock()
        self._folder = open_folder(data)
        sockets = listen(host_address(), 0)
        port = sockets[0].getsockname()[1]
        self.url = f"http://{host_address()}:{port}"
        self._application: Application = build(self._folder, port=port, lang="fr")
        self._application.hub.clock = self.clock
        self._server = Server(self._application.app, sockets)
        self._loop = asyncio.new_event_loop()
        self._answers = threading.Event()
        self._thread = threading.Thread(target=self._run, name="stage", daemon=True)
        self._thread.start()
        assert self._answers.wait(60), "the stage does not answer"

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._server.serve_until_stopped(self._answers.set))

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(60)
        self._folder.close()

    def _do(self, what: Coroutine[Any, Any, str]) -> str:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    def table(self, phase: str, phone: Actor, settings: Mapping[str, Any] = {}) -> str:
        """A new table in that phase, with seat 1 on that phone; its code."""
        return self._do(self._table(phase, phone, {"timer_s": ROUND_S, **settings}))

    async def _table(self, phase: str, phone: Actor, settings: Mapping[str, Any]) -> str:
        players = [NewPlayer(name=name) for name in NAMES]
        if phase in WAYS:
            # Its host's own page: all that is pressed in a turn is pressed there.
            return (await self._application.hub.open(WAYS[phase][0], {}, players, phone)).state.code
        live = await self._application.hub.open("redac-chef", settings, players, _HOST)
        await live.submit(TakeSeat(seat="a"), phone)
        await self._take(live, _HOST, self._way_to(phase, live.state.play.current))
        return live.state.code

    def open(self, game: str, names: Iterable[str], host: Actor) -> str:
        """A new table of that game with these players, nobody's seat taken; its code."""

        async def opened() -> str:
            players = [NewPlayer(name=name) for name in names]
            return (await self._application.hub.open(game, {}, players, host)).state.code

        return self._do(opened())

    def act(self, code: str, by: Actor, *steps: Intent | int) -> None:
        """Let a device wish these at that table, one after the other; a number is so much time that passes, in ms."""

        async def acted() -> str:
            live = self._application.hub.find_by_code(code)
            assert live is not None, f"no table {code}"
            await self._take(live, by, steps)
            return code

        self._do(acted())

    async def _take(self, live: LiveTable, by: Actor, steps: Iterable[Intent | int]) -> None:
        for step in steps:
            if isinstance(step, int):
                self.clock.move(step)
            else:
                await live.submit(step, by)

    def _way_to(self, phase: str, day: str) -> Iterator[Intent | int]:
        """What is done, and how much time passes (ms), until a table is there."""
        if phase == "ready":
            return
        yield StartRound(day=day)
        if phase == "count-in":
            yield 500
            return
        yield _STEP_MS
        if phase in ("layout", "settling", "token", "paused"):
            yield CallLayout(day=day, seat="a")
            yield _STEP_MS
        if phase in ("settling", "token"):
            yield CallPrint(day=day, seat="a")
        if phase == "token":
            yield _STEP_MS
        if phase == "paused":
            yield PauseTimer()
        if phase == "photo-finish":
            for seat in ("a", "b"):
                yield CallPrint(day=day, seat=seat, at=self.clock.now(), error_ms=200, line=seat)
                yield 40
            yield _STEP_MS
        if phase in ("buzzer", "counting", "tribunes"):
            yield EndRound(day=day)
            yield 1_000
        if phase in ("counting", "tribunes"):
            yield SetOrder(day=day, order=("a", "b", "c"))
            yield _STEP_MS
            yield EnterCount(day=day, seat="a", field="surplus", value=None)
        if phase == "tribunes":
            for seat in ("a", "b", "c"):
                for field, value in _PAGE.items():
                    yield EnterCount(day=day, seat=seat, field=field, value=value)
            yield Happened(event=CountingDone(day=day))


@contextmanager
def staged(data: Path) -> Iterator[Stage]:
    """A stage for the time of a block."""
    stage = Stage(data)
    try:
        yield stage
    finally:
        stage.stop()


def introduce(device: Device, stage: Stage) -> Actor:
    """Open a page there for the first time; who the table takes that device for."""
    device.open(f"{stage.url}/home").shows("new-game")
    return actor_of(device.tab.evaluate("return localStorage.getItem(arguments[0])", KEPT))


def actor_of(kept: str) -> Actor:
    """Who a table takes the device for that keeps this secret, as its browser's storage has it."""
    return Actor.of_secret(json.loads(kept))


def come_to(device: Device, stage: Stage, code: str, phase: str) -> None:
    """Load the page of a table anew, and go to where that phase is seen: in a session of its own, since a page that
    comes back into its session still has open what was opened on it."""
    device.tab.evaluate("sessionStorage.clear()")
    device.open(f"{stage.url}/table/{code}")
    if phase in WAYS:
        walk(device, phase, PRESSED[phase][0])
        return
    device.shows(THERE[phase])
    if phase == "photo-finish" and not device.comes("finish-right", 3):  # folded away where there is little room
        device.tap("more", leads_to="finish-right")
    if phase == "shout":
        if not device.comes("shout", 3):  # folded away where there is little room
            device.tap("more", leads_to="shout")
        device.centre("shout")  # what lies at the edge of a low list is covered by the button below it
        device.tap("shout", leads_to="shout-enter")
    if phase == "counting" and not device.has("keypad-ok"):
        device.tap("count-articles-1", leads_to="keypad-ok")
