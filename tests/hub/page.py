"""A phone's page in a simulated evening: it shows what has reached it, and asks, and asks again where nobody answers.

A page asks again with the very same intent, as a person does who sees on the screen that comes back that nothing came
of it; what several copies of one intent lead to must count once. What cannot be meant twice (thirty seconds more) is
not asked again: there the person looks first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CountingDone, DayBegun
from companion.hub.hub import Hub
from companion.hub.latency import correction_ms
from companion.hub.presence import OpenPage
from companion.hub.table import LiveTable
from companion.hub.view import View
from companion.kit.game_base import Happened
from companion.table.entry import Entry
from companion.table.game import Actor
from companion.table.intents import Intent, TakeSeat
from companion.table.message import Refused
from tests.hub.network import Connection

#: Asked a second time they mean the same thing.
SAME_AGAIN = (
    wish.StartRound, wish.CallLayout, wish.CallPrint, wish.SetOrder, wish.EnterCount, wish.PickTribune, CountingDone,
    DayBegun, TakeSeat,
)  # fmt: skip
#: Events that may change what is left on the clock, and by which it may show more than before.
_MORE_TIME = {
    "timer-started", "timer-extended", "timer-stood", "server-away", "undone", "round-started", "round-called-off",
    "day-begun", "option-changed", "round-closed", "table-closed", "ticked",
}  # fmt: skip
#: Events that may move a token that was final.
_MOVES_TOKENS = {"undone", "order-set", "finish-told", "player-left", "player-removed", "round-called-off", "day-begun"}


@dataclass(slots=True)
class Ask:
    """What somebody wants, and what has come of it."""

    number: int
    intent: Intent
    #: Whether a page stamps it: what comes without a stamp was entered by hand.
    pressed: bool
    copies: int = 0


@dataclass(frozen=True, slots=True)
class Touch:
    """One press as it really was: when (ms of the table's timeline), and how far off the best stamp may be."""

    at: int
    off_ms: float


class Book:
    """What all pages together know of an evening, across all lives of the server."""

    def __init__(self) -> None:
        #: Entries that somebody was told were kept, and which of them an ask led to.
        self.promised: dict[int, Entry] = {}
        self._shown = 0
        self.done: dict[int, list[Entry]] = {}
        #: How each stamped press really was, by seat, line and instant.
        self.touches: dict[tuple[str, str, int], Touch] = {}
        self.asked = self.again = self.lost = 0

    def promise(self, view: View) -> None:
        """A screen shows this, and not that the disk refuses: it is kept."""
        if view.unsaved is None:
            entries = view.log.entries
            self.promised.update((entry.seq, entry) for entry in entries[self._shown :])
            self._shown = max(self._shown, len(entries))


class Page:
    """One device's page. It outlives the server: what it asked is asked again at the next one."""

    def __init__(self, device: Actor, book: Book, rng: Random) -> None:
        self.device, self.book, self.rng = device, book, rng
        self.outstanding: dict[int, Ask] = {}
        self.shown: View | None = None
        #: The day and its tokens that this page has shown as final.
        self._final: tuple[str, tuple[str, ...]] = ("", ())
        self._connections = 0

    # --- connections --------------------------------------------------------------------------------------------------

    def sit(self, table: LiveTable, hub: Hub) -> None:
        """A server is there."""
        self.table, self.hub = table, hub
        self.shown = None
        self._stop: Callable[[], None] | None = None
        self._present: OpenPage = hub.attendance.add_page(self.device.device)
        hub.attendance.move_page(self._present, table.id)
        self.connection: Connection | None = None
        self.connect()

    def connect(self) -> None:
        """By a new connection; what an older one may still bring from the hub, the page does not hear."""
        self.leave()
        self._connections += 1
        here = self.connection = Connection(f"{self.device.device}-{self._connections}", self.rng)
        here.ping(5.0, self.hub.clock.now)
        self.hub.attendance.set_connected(self._present, True)

        def told(view: View) -> None:
            here.down(lambda: self._see(view) if here is self.connection else None)

        self._stop = self.table.subscribe(told)
        told(self.table.view)
        for ask in list(self.outstanding.values()):
            self._send(ask)

    def come_back(self) -> None:
        """The page is looked at again."""
        if self.connection is None:
            self.connect()

    def leave(self) -> None:
        """The page is not there for now; what it sent may still be under way."""
        if self._stop is not None:
            self._stop()
            self._stop = None
            self.hub.attendance.set_connected(self._present, False)
        self.connection = None

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask(self, intent: Intent) -> None:
        """Want something; asked again until there is an answer where that means the same."""
        self.book.asked += 1
        ask = Ask(self.book.asked, intent, isinstance(intent, wish.CallPrint) and self.rng.random() < 0.8)
        if isinstance(intent.event if isinstance(intent, Happened) else intent, SAME_AGAIN):
            self.outstanding[ask.number] = ask
        self._send(ask)

    def _send(self, ask: Ask) -> None:
        here = self.connection
        if here is None:
            return  # said by the page itself: it is cut off
        ask.copies += 1
        self.book.again += ask.copies > 1
        pressed = self.hub.clock.now()
        here.up(lambda: self._received(here, ask, pressed))
        if ask.number in self.outstanding:
            asyncio.get_running_loop().call_later(self.rng.uniform(0.4, 4.0), self._impatient, here, ask)

    def _impatient(self, connection: Connection, ask: Ask) -> None:
        if ask.number not in self.outstanding or connection is not self.connection:
            return
        if connection.lost or self.rng.random() < 0.3:
            self.book.lost += connection.lost
            self.connect()
        else:
            self._send(ask)

    def _received(self, here: Connection, ask: Ask, pressed: int) -> None:
        """At the hub's end: stamped as it comes in, judged when the loop comes to it."""
        intent, now = ask.intent, self.hub.clock.now()
        if ask.pressed and isinstance(intent, wish.CallPrint):
            stamp = here.latency.correct_press(now)
            at = self.table.to_table_time(stamp.at)
            intent = intent.model_copy(update={"at": at, "error_ms": stamp.error_ms, "line": stamp.line})
            # Half the way there and back, as far as that is believed, is the most that anybody can know of the way.
            off = abs(now - pressed - correction_ms(here.half_trip_ms(now))) + 2
            here.most_off_ms = max(here.most_off_ms, off)
            # Of two copies that came in together it is the first one's.
            touch = Touch(self.table.to_table_time(pressed), here.most_off_ms)
            self.book.touches.setdefault((intent.seat, stamp.line, at), touch)
        work = asyncio.get_running_loop().create_task(self._judged(here, ask, intent))
        work.add_done_callback(lambda done: done.cancelled() or done.result())

    async def _judged(self, here: Connection, ask: Ask, intent: Intent) -> None:
        try:
            accepted = await self.table.submit(intent, self.device)
        except Refused:
            here.down(lambda: self._answered(here, ask, None))
            return
        entry = None
        if accepted.seq is not None:
            entry = self.table.view.log.entries[accepted.seq - 1]
            self.book.done.setdefault(ask.number, []).append(entry)
            if self.table.view.unsaved is not None:
                entry = None  # and every screen says that it is not kept
        here.down(lambda: self._answered(here, ask, entry))

    def _answered(self, here: Connection, ask: Ask, entry: Entry | None) -> None:
        if here is not self.connection:
            return
        self.outstanding.pop(ask.number, None)
        if entry is not None:
            self.book.promised[entry.seq] = entry

    # --- seeing -------------------------------------------------------------------------------------------------------

    def _see(self, view: View) -> None:
        """A view has arrived: nothing that was shown is gone, time has not gone back, a final token stays."""
        before = self.shown
        if before is not None:
            entries, old = view.log.entries, before.log.entries
            assert view.now >= before.now
            assert not old or entries[len(old) - 1] is old[-1], "something that was shown is gone"
            new = {event.type for entry in entries[len(old) :] for event in entry.events}
            if not new & _MORE_TIME:
                assert _seconds(view) <= _seconds(before), "time went back"
            self._tokens_stay(view, new)
        self.shown = view
        self._note_final(view)
        self.book.promise(view)

    def _tokens_stay(self, view: View, new: set[str]) -> None:
        day, final = self._final
        play = view.table.play
        if play is not None and play.today.name == day and not new & _MOVES_TOKENS and self._by_line(view):
            order = play.today.bouclage.order
            assert order[: len(final)] == final, f"a token was final: {final} -> {order}"

    def _by_line(self, view: View) -> bool:
        """Whether nobody entered a call by hand, at a time of their own, nor set the order: what was pressed before
        that and comes in after it goes where it belongs."""
        bouclage = view.table.play.today.bouclage
        return not bouclage.by_hand and all(call.line for call in bouclage.calls)

    def _note_final(self, view: View) -> None:
        play = view.table.play
        if play is None or not self._by_line(view):
            self._final = ("", ())
            return
        bouclage, final = play.today.bouclage, []
        for seat in bouclage.order:
            if not bouclage.is_settled(seat, view.complete):
                break
            final.append(seat)
        self._final = (play.today.name, tuple(final))


def _seconds(view: View) -> int:
    return -(-view.table.timer.left(view.now) // 1000)
