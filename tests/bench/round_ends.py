"""Presses while rounds end at other tables: how much CPU of the server's loop goes by from a press until its answer is
drawn. In CPU, because other programs on the machine hardly move it; in one process, with phones that only pack.

Run alone: ``python -m tests.bench round_ends``.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from flet.messaging.session import Session

from companion.games.redac_chef.state import intents
from companion.games.redac_chef.state.intents import StartRound
from companion.ui.web.faults import children_first, left_cycles
from tests.bench._figures import percentile
from tests.games.redac_chef.counting_table import open_table
from tests.support.headless_phone import Phone
from tests.support.house import House, open_house

#: Tables whose rounds end at once, and tables that press meanwhile.
ENDING, PRESSING, SEATS = 8, 8, 6
#: A press comes in each time the loop has used so much CPU (ms), or has been idle for so long (s).
GAP_MS, IDLE_S = 60.0, 3.0
GOAL_MS = 100.0


@dataclass(slots=True)
class Found:
    """What was measured, in ms of the loop's CPU."""

    cpu: int = 0
    #: When a press came in, by the session of its phone; what each took; when each phone got its counting screen.
    pressed: dict[int, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    counting: dict[int, float] = field(default_factory=dict)
    longest: float = 0.0

    def now(self) -> float:
        return time.clock_gettime(self.cpu) * 1000


@contextmanager
def noted(found: Found) -> Iterator[None]:
    """Notes every drawing of a component."""
    draw = Session.patch_control

    def note(self: Session, *args: Any, **named: Any) -> None:
        began = found.now()
        draw(self, *args, **named)
        ended = found.now()
        name = getattr(getattr(named.get("parent"), "fn", None), "__name__", "")
        found.longest = max(found.longest, ended - began)
        if name == "SingleSeatPresses" and id(self) in found.pressed:
            found.took.append(ended - found.pressed.pop(id(self)))
        elif name == "Table":
            found.counting[id(self)] = ended

    with patch.object(Session, "patch_control", note):
        yield


async def in_a_round(house: House) -> list[Phone]:
    """A phone for each seat of a table whose round runs."""
    table = await open_table(house, [f"J{seat}" for seat in range(1, SEATS + 1)], holders="abcdef"[:SEATS])
    await table.live.submit(StartRound(day="friday"), table.host)
    return [await table.phone(seat) for seat in range(SEATS)]


def begin_press(phone: Phone, seat: int) -> None:
    """What happens when the touch on that seat's "Tirage !" has come in."""
    button = next(c for c in phone.controls_in(f"tirage-{seat}") if getattr(c, "on_tap_down", None) is not None)
    press = phone.session.dispatch_event(button._i, "tap_down", None)
    asyncio.get_running_loop().create_task(press, context=phone.line.context.copy())


def press_all(presses: list[tuple[Phone, int]], found: Found, loop: asyncio.AbstractEventLoop) -> None:
    """Presses, one after the other, from a thread of its own: as a network does, whatever the loop is doing."""
    for phone, seat in presses:
        before, began = found.now(), time.monotonic()
        while found.now() - before < GAP_MS and time.monotonic() - began < IDLE_S:
            time.sleep(0.0005)
        found.pressed[id(phone.session)] = found.now()
        loop.call_soon_threadsafe(begin_press, phone, seat)


async def measure() -> Found:
    """All ends and all presses."""
    children_first.patch()
    left_cycles.patch()
    found = Found(time.pthread_getcpuclockid(threading.get_ident()))
    with tempfile.TemporaryDirectory() as folder, patch.object(intents, "LEAD_MS", 0):
        async with open_house(Path(folder)) as house:
            ending = [await in_a_round(house) for _ in range(ENDING)]
            pressing = [await in_a_round(house) for _ in range(PRESSING)]
            for phones in ending:
                for seat, phone in enumerate(phones[:-1], 1):
                    await phone.tap(f"tirage-{seat}")
            # The last one of a table is left: it would end that round, too.
            presses = [(phone, seat) for phones in pressing for seat, phone in enumerate(phones[:-1], 1)]
            Random(1).shuffle(presses)
            gc.collect()
            gc.disable()  # the server searches for garbage between rounds
            with noted(found):
                for phones in ending:
                    begin_press(phones[-1], SEATS)
                while not found.counting:
                    await asyncio.sleep(0.01)
                thread = threading.Thread(target=press_all, args=(presses, found, asyncio.get_running_loop()))
                thread.start()
                while len(found.counting) < ENDING * SEATS or thread.is_alive():
                    await asyncio.sleep(0.01)
                await asyncio.sleep(2)
            gc.enable()
    return found


def rows() -> list[dict[str, Any]]:
    """What a press took until its answer was drawn, and when the last phone had its counting screen."""
    found = asyncio.run(measure())
    made = PRESSING * (SEATS - 1)
    came = sorted(found.counting.values())
    return [
        {
            "name": f"{ENDING} rounds end, presses at {PRESSING} other tables: answers that were drawn",
            "n": len(found.took),
            "beside": "presses made",
            "beside_n": made,
            "goal": "all",
            "met": len(found.took) == made,
        },
        {"name": "… CPU of the loop until then, p50", "ms": round(percentile(found.took, 50), 1)},
        {
            "name": "… p95",
            "ms": round(percentile(found.took, 95), 1),
            "goal": f"≤ {GOAL_MS:g} ms",
            "met": percentile(found.took, 95) <= GOAL_MS,
        },
        {"name": "from the first to the last counting screen, CPU", "ms": round(came[-1] - came[0], 1)},
        {"name": "the longest drawing", "ms": round(found.longest, 1)},
    ]
