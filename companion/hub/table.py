"""A live table: one queue, numbered entries, a journal, and the screens that watch it.

Everything here runs on the event loop, so intents are judged one after the other in the order in which they came; that
is the table's queue. An entry is applied at once, so that the next intent is judged against it, and told to anybody
only once the journal has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from companion.hub.apart import apart
from companion.hub.clock import Clock, Timeline
from companion.hub.effects import Effect, effects_since, heard
from companion.hub.entries import to_record
from companion.hub.keeping import Keeping, why_unsaved
from companion.hub.ports import Archive, Journal
from companion.hub.presence import Attendance
from companion.hub.rest import answered, rejoined
from companion.hub.screens import Screens
from companion.hub.seat_requests import SeatRequests
from companion.hub.view import Accepted, View
from companion.table import rights
from companion.table.entry import Entry
from companion.table.events import Event, ServerAway, TableClosed, TableTakenUp
from companion.table.game import Actor
from companion.table.intents import Intent, SetTimeLeft
from companion.table.log import Log
from companion.table.message import Message, Refused
from companion.table.state import TableState

_log = logging.getLogger(__name__)

#: The longest that a server may be gone for the round to have run on, in ms.
RAN_ON_MS: Final = 10_000
#: How often what the disk refused is tried again, in ms.
RETRY_MS: Final = 5_000
#: How long an idle table sleeps, in ms.
_IDLE_MS: Final = 60_000


class LiveTable:
    """One table while its people sit at it."""

    def __init__(
        self,
        log: Log,
        clock: Clock,
        journal: Journal,
        archive: Archive,
        attendance: Attendance | None = None,
        drawing: asyncio.Lock | None = None,
    ) -> None:
        """``clock``: the hub's, or the table's own where it continues an earlier one; ``drawing``: the turn that its
        screens take with those of other tables."""
        self._log = log
        self.attendance = attendance or Attendance(clock)
        self.requests = SeatRequests(self, self.attendance)
        self._clock = clock if isinstance(clock, Timeline) else Timeline(clock)
        self._journal = journal
        self._keeping = Keeping(archive, self._looked_after, self._give_way)
        now = self._clock.now()
        self._view = View(log, now, now)
        self._screens = Screens(self._next_view, drawing or asyncio.Lock())
        self._pending: deque[tuple[Log, asyncio.Future[None]]] = deque()
        self._trouble: Message | None = None
        self._tried_at = now
        self._ticking: asyncio.Task[None] | None = None
        self._waker = asyncio.Event()
        self._last_tick = now
        self._heard = heard(log.state.timer, now)
        self._effects: list[Effect] = []
        #: When screens must look again though nothing will have happened.
        self._looks: list[int] = []
        self._rest: tuple[Entry, ...] = ()

    @property
    def id(self) -> str:
        """The table's id."""
        return self._log.state.id

    @property
    def view(self) -> View:
        """What every screen has been told."""
        return self._as_of_now()

    def now(self) -> int:
        """Ms of the table's timeline."""
        return self._clock.now()

    def instant(self, at: int) -> int:
        """An instant of the hub's timeline (ms) on that of this table."""
        return at + self._clock.ahead_ms

    @property
    def state(self) -> TableState:
        """The state that the next intent is judged against (it may run a sync ahead of ``view``)."""
        return self._log.state

    # --- intents --------------------------------------------------------------------------------------------------

    async def submit(self, intent: Intent, by: Actor) -> Accepted:
        """Judge an intent; done once it is on disk (or the disk's refusal is on the screens).

        Raises:
            Refused: with the reason, for the one who asked.
        """
        now = self._clock.now()
        self._settle(now)
        before = self._log.state
        entry = self._log.decide(intent, now, self.known(by))
        if entry is None:
            await self._told()
            return Accepted(None)
        self._enter(entry)
        news = self._log.game.score_changes(before, self._log.state)
        self._settle(now)
        self._wake()
        await self._told()  # and what follows from it at once
        return Accepted(entry.seq, news)

    def known(self, by: Actor) -> Actor:
        """Who asks, with what the hub knows of the others."""
        return replace(by, here=self.attendance.here)

    async def take_in(self, events: tuple[Event, ...], moment: int, by: Actor) -> None:
        """Begin with what happened elsewhere and earlier, as one entry dated at that moment (ms since the epoch), which
        nothing undoes; done once it is on disk. Where it is a finished game, it is kept already: only what changes it
        keeps it anew."""
        done = self._enter(Entry(seq=1, at=self.now(), by=by.device, events=events, wall=moment))
        self._keeping.known(self._log)
        await asyncio.shield(done)

    def state_fact(self, event: Event) -> None:
        """Enter what only the server knows: that it was away."""
        self._enter(self._log.server_entry(event, self._clock.now()))

    @property
    def unfinished(self) -> bool:
        """Whether a game was begun here that has no result."""
        game, state = self._log.game, self._log.state
        return state.play is not None and game.has_begun(state) and not game.is_finished(state)

    async def take_up(self, by: Actor) -> None:
        """Go on with a table that was put away, as it was left; its clock stands where it stood then."""
        if self._log.state.closed:
            now, left = self._clock.now(), self._log.entries[-1].at
            ran = self._log.state.timer.runs_at(left)
            self.state_fact(TableTakenUp(device=by.device))
            if ran:
                self.state_fact(ServerAway(vouched_at=left, gone_ms=max(0, now - left)))
        await self._told()

    def offer(self, rest: tuple[Entry, ...]) -> None:
        """Entries after a damaged place of the journal: the table is asked whether it takes them, unless it has."""
        if rest and answered(self._log, rest):
            self._journal.drop_rest(self.id)  # where that fails again, the next start finds the same
            return
        self._rest = rest
        self._screens.show()

    async def answer_rest(self, take: bool, by: Actor) -> tuple[int, int]:
        """Take what came after the damaged place, or leave it (it is kept where no start reads it). Returns how many
        entries were taken, and how many were not.

        Raises:
            Refused: whoever asks may not decide for the table.
        """
        if (reason := rights.objection(self._log.state, SetTimeLeft(left_ms=1), self.known(by))) is not None:
            raise Refused(reason)
        rest, self._rest = self._rest, ()
        taken = 0
        told: asyncio.Future[None] | None = None
        if take and rest:
            for entry in rejoined(self._log, rest):
                told = self._enter(entry)
                taken += 1
            now = self._clock.now()
            if runs(self._log.state, now) or runs(self._log.state, rest[-1].at):
                self.state_fact(ServerAway(vouched_at=rest[-1].at, gone_ms=max(0, now - rest[-1].at)))
        if told is not None:
            await asyncio.shield(told)
        # While the disk refuses what was taken, the rest is its only copy.
        if rest and self._trouble is None:
            with contextlib.suppress(OSError):  # then the next start asks once more
                await asyncio.wrap_future(self._journal.drop_rest(self.id))
        self._wake()
        self._screens.show()
        return taken, len(rest) - taken

    def _settle(self, now: int) -> None:
        """Enter what has become true by now: the server's own events."""
        self._notice_gap(now)
        while (entry := self._log.due_entry(now)) is not None:
            self._enter(entry)

    def _notice_gap(self, now: int) -> None:
        """A suspended laptop: the timeline went on while nothing ran."""
        gone = now - self._last_tick
        if gone > RAN_ON_MS and self._ticking is not None and runs(self._log.state, self._last_tick):
            self._enter(self._log.server_entry(ServerAway(vouched_at=self._last_tick, gone_ms=gone), now))
        self._last_tick = now

    def _enter(self, entry: Entry) -> asyncio.Future[None]:
        if entry.wall is None:
            entry = entry.model_copy(update={"wall": self._clock.wall()})
        log = self._log.with_entry(entry)
        kept = self._journal.append(log.state.id, to_record(entry))
        # What the clock did up to now is heard before the entry changes it.
        self._listen()
        self._log = log
        self._listen()
        self._looks += [entry.at + ms for event in entry.events for ms in event.redraw_after_ms]
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((log, told))
        kept.add_done_callback(lambda done: self._kept(done, told))
        return told

    def _kept(self, done: asyncio.Future[None], told: asyncio.Future[None]) -> None:
        # The round goes on while the disk refuses; every screen says so.
        self._trouble = why_unsaved(done, self.id)
        self._tried_at = self._clock.now()
        while self._pending and not told.done():
            log, future = self._pending.popleft()
            self._view = replace(self._view, log=log)
            future.set_result(None)
        self._screens.show()
        self._keeping.keep(self._view.log)
        if self._trouble is not None:
            self._wake()

    async def _told(self) -> None:
        """Wait until what has been accepted so far is on disk: an answer must not run ahead of it."""
        if self._pending:
            await asyncio.shield(self._pending[-1][1])

    def _looked_after(self) -> None:
        self._wake()  # when to try again is the tick's business
        self._screens.show()

    def supersede(self) -> None:
        """There is a newer table of the same game: this one keeps it no more."""
        self._keeping.end()

    def _give_way(self) -> None:
        """The game is another table's by now, or was changed elsewhere: whoever goes on takes it from the history."""
        if not self._log.state.closed:
            self.state_fact(TableClosed())

    async def archived(self) -> None:
        """Wait until a finished game is kept (or the disk's refusal is on the screens)."""
        await self._told()
        await self._keeping.done()

    # --- screens --------------------------------------------------------------------------------------------------

    def watch(self, told: Callable[[View], None], then: Callable[[], None] | None = None) -> Callable[[], None]:
        """Call ``told`` with every view from now on; returns how to stop (see ``Screens.watch``)."""
        return self._screens.watch(told, then)

    def _next_view(self) -> View:
        self._listen()
        effects, self._effects = tuple(self._effects), []
        self._view = self._as_of_now()
        return replace(self._view, effects=effects)

    def _as_of_now(self) -> View:
        now = self._clock.now()
        # An entry is stamped when it is accepted; of those that are not told yet, the first is the oldest.
        complete = self._pending[0][0].entries[-1].at if self._pending else now
        return replace(
            self._view, now=now, complete=complete, unsaved=self._trouble or self._keeping.trouble, rest=len(self._rest)
        )

    def _listen(self) -> None:
        now, state = self._clock.now(), self._log.state
        if now - self._last_tick > RAN_ON_MS and runs(state, self._last_tick):
            return  # the machine slept: what the clock did meanwhile nobody held it to
        if not state.closed:
            self._effects += effects_since(self._heard, state.timer, now)
        self._heard = heard(state.timer, now)

    # --- time -----------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to tick: once a second while the clock runs, and whenever something falls due."""
        self._last_tick = self._clock.now()
        self._ticking = apart(self._tick())
        self._keeping.look_up(self._log)

    async def stop(self) -> None:
        """Stop ticking, and let what was accepted reach the disk."""
        if self._ticking is not None:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking
        self._ticking = None
        await self._told()
        await self._keeping.done()

    def _wake(self) -> None:
        self._waker.set()

    async def _tick(self) -> None:
        while True:
            pause = self._until_next(self._clock.now())
            self._waker.clear()
            with contextlib.suppress(TimeoutError):
                # Not wait_for: that can swallow being stopped when the waker is set in the same turn.
                async with asyncio.timeout(pause / 1000):
                    await self._waker.wait()
                continue  # something changed: look anew
            try:
                self._on_tick()
            except Exception:  # a round whose clock has died ends for nobody
                _log.exception("a tick of table %s failed", self.id)
                await asyncio.sleep(1)

    def _on_tick(self) -> None:
        now = self._clock.now()
        self._settle(now)
        if runs(self._log.state, now):
            self._journal.beat(self.id, now, time.monotonic_ns() // 1_000_000)
        if self._troubled and now - self._tried_at >= RETRY_MS:
            self._try_again(now)
        self._looks = [at for at in self._looks if at > now]
        self._screens.show()

    @property
    def _troubled(self) -> bool:
        return self._trouble is not None or self._keeping.waiting

    def _try_again(self, now: int) -> None:
        """What the disk refused: the journal holds its records, the archive's file follows from the log."""
        self._tried_at = now
        if self._trouble is not None:
            flushed = asyncio.wrap_future(self._journal.flush(self.id))
            flushed.add_done_callback(self._flushed)
        self._keeping.try_again(self._view.log)

    def _flushed(self, done: asyncio.Future[None]) -> None:
        self._trouble = why_unsaved(done, self.id)
        self._screens.show()

    def _until_next(self, now: int) -> int:
        """Ms until the shown time has changed or something falls due; an idle table looks up once a minute."""
        timer, waits = self._log.state.timer, [_IDLE_MS]
        if runs(self._log.state, now):
            waits.append((timer.lead(now) or timer.left(now)) % 1000 or 1000)
        waits += [max(0, at - now) for at in (*self._looks, self._log.wakes_at()) if at is not None]
        if self._troubled:
            waits.append(max(0, self._tried_at + RETRY_MS - now))
        return min(waits) + 1


def runs(state: TableState, at: int) -> bool:
    """Whether a round's clock runs at that table, or is about to after the 3-2-1."""
    return not state.closed and state.timer.runs_at(at)
