"""Runs a live table: judges intents, numbers and saves the entries, keeps the clock, and broadcasts views.

Everything here runs on the event loop, so intents are judged one after the other in the order in which they came. An
entry is applied at once, so that the next intent is judged against it; it is published only after the journal has saved
it.
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

from companion.hub.archiver import GameArchiver, failure_of
from companion.hub.broadcast import Broadcaster
from companion.hub.clock import Clock, Timeline
from companion.hub.drawing_turns import DrawingTurns
from companion.hub.effects import Effect, find_effects, take_snapshot
from companion.hub.event_records import to_record
from companion.hub.ports import ArchivePort, JournalPort, TableTaken
from companion.hub.presence import Attendance
from companion.hub.salvage import is_salvaged, salvage_entries
from companion.hub.seat_requests import SeatRequests
from companion.hub.tasks import spawn_detached
from companion.hub.view import Accepted, View
from companion.table import rights
from companion.table.entry import Entry
from companion.table.events import Event, ServerAway, TableClosed, TableTakenUp
from companion.table.game import Actor
from companion.table.intents import Intent, SetTimeLeft
from companion.table.log import Log
from companion.table.message import Message, Refused, say
from companion.table.state import TableState

_log = logging.getLogger(__name__)

#: The longest outage (ms) during which a round goes on; after a longer one its clock stands still.
MAX_OUTAGE_MS: Final = 10_000
#: How long (ms) to wait before a new attempt to save, after the disk has refused.
RETRY_MS: Final = 5_000
#: How long (ms) an idle table waits between two ticks.
_IDLE_MS: Final = 60_000


class LiveTable:
    """Table in play. It judges intents one after the other, saves each entry in the journal before its pages get it,
    ticks its clock, and archives its finished game."""

    def __init__(
        self,
        log: Log,
        clock: Clock,
        journal: JournalPort,
        archive: ArchivePort,
        attendance: Attendance | None = None,
        drawing: DrawingTurns | None = None,
    ) -> None:
        """``clock``: the hub's, or a :class:`Timeline` that continues an earlier one. ``drawing``: the turns in which
        pages of all tables redraw, one at a time."""
        self._log = log
        self.attendance = attendance or Attendance(clock)
        self.requests = SeatRequests(self, self.attendance)
        self._clock = clock if isinstance(clock, Timeline) else Timeline(clock)
        self._journal = journal
        self._archiver = GameArchiver(archive, self._on_archive_changed, self._on_archive_yielded)
        now = self._clock.now()
        self._view = View(log, now, now)
        self._drawing = drawing or DrawingTurns()
        self._broadcaster = Broadcaster(self._next_view, self._drawing, self._is_racing)
        self._pending: deque[tuple[Log, asyncio.Future[None]]] = deque()
        self._failure: Message | None = None
        self._tried_at = now
        self._ticking: asyncio.Task[None] | None = None
        self._waker = asyncio.Event()
        self._last_tick = now
        self._snapshot = take_snapshot(log.state.timer, now)
        self._effects: list[Effect] = []
        #: The instants (ms) at which pages must redraw without an event, each with the number of the entry that wants
        #: it.
        self._redraws_at: list[tuple[int, int]] = []
        self._rest: tuple[Entry, ...] = ()
        #: Called once when another process has taken the table over, so that the hub removes it.
        self.on_taken: Callable[[LiveTable], None] = lambda table: None

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self._log.state.id

    @property
    def view(self) -> View:
        """Return the current view for every page: it contains only entries that are on disk."""
        return self._make_view()

    def now(self) -> int:
        """Return the instant (ms) on the table's timeline."""
        return self._clock.now()

    def to_table_time(self, at: int) -> int:
        """Convert an instant (ms) of the hub's timeline to this table's."""
        return at + self._clock.offset_ms

    @property
    def state(self) -> TableState:
        """Return the state against which the next intent is judged; it may have entries that are not yet on disk."""
        return self._log.state

    # --- intents --------------------------------------------------------------------------------------------------

    async def submit(self, intent: Intent, by: Actor) -> Accepted:
        """Judge an intent; return once its entry is on disk (or the disk has refused it, which the pages show). What
        the clock has made due by now is entered first.

        Raises:
            Refused: the intent is not allowed, with the reason for the device that asked; or another process has taken
                the table over, perhaps only while the entry was being saved.
        """
        if self._view.taken:
            raise Refused(say("refused-table-taken"))
        now = self._clock.now()
        self._apply_due_events(now)
        before = self._log.state
        entry = self._log.decide(intent, now, self.with_presence(by))
        if entry is None:
            await self._wait_persisted()
            return Accepted(None)
        self._append(entry)
        news = self._log.game.score_changes(before, self._log.state)
        self._apply_due_events(now)
        self._wake()
        with self._drawing.hurry():
            await self._wait_persisted()  # also until the events that became due through it are on disk
        return Accepted(entry.seq, news)

    def with_presence(self, by: Actor) -> Actor:
        """Return the actor together with the devices that are present."""
        return replace(by, here=self.attendance.present)

    async def seed(self, events: tuple[Event, ...], moment: int, by: Actor) -> None:
        """Append events from a game file to an empty table, as one entry that cannot be undone; return once it is on
        disk.

        ``moment``: the date of the entry (ms since the epoch). A finished game is already in the archive: it is saved
        again only after a change.
        """
        persisted = self._append(Entry(seq=1, at=self.now(), by=by.device, events=events, wall=moment))
        self._archiver.mark_saved(self._log)
        await asyncio.shield(persisted)

    def record_server_event(self, event: Event) -> None:
        """Append an event that the server decides without an intent, such as its own outage; do not wait for the
        disk."""
        self._append(self._log.server_entry(event, self._clock.now()))

    @property
    def is_unfinished(self) -> bool:
        """Tell whether a game was begun at this table and has no result."""
        game, state = self._log.game, self._log.state
        return state.play is not None and game.has_begun(state) and not game.is_finished(state)

    async def resume(self, by: Actor) -> None:
        """Open a table again that was put away, in the state in which it was left but with its clock stopped; ``by`` is
        its host from now on. Do nothing if it is open."""
        if self._log.state.closed:
            now, left_at = self._clock.now(), self._log.entries[-1].at
            was_running = self._log.state.timer.runs_at(left_at)
            self.record_server_event(TableTakenUp(device=by.device))
            if was_running:
                self.record_server_event(ServerAway(vouched_at=left_at, gone_ms=max(0, now - left_at)))
        await self._wait_persisted()

    def offer_rest(self, rest: tuple[Entry, ...]) -> None:
        """Ask the people at the table whether to take the entries after a damaged place of the journal; do nothing if
        these are taken already."""
        if rest and is_salvaged(self._log, rest):
            self._journal.drop_rest(self.id)  # if that fails, the next start tries again
            return
        self._rest = rest
        self._broadcaster.publish()

    async def answer_rest(self, take: bool, by: Actor) -> tuple[int, int]:
        """Take the entries after the damaged place, or move them to where no start of the server reads them.

        A clock that ran is stopped by what is taken. Return how many entries were taken, and how many were not.

        Raises:
            Refused: ``by`` may not decide for the table.
        """
        if (reason := rights.objection(self._log.state, SetTimeLeft(left_ms=1), self.with_presence(by))) is not None:
            raise Refused(reason)
        rest, self._rest = self._rest, ()
        taken_count = 0
        persisted: asyncio.Future[None] | None = None
        if take and rest:
            for entry in salvage_entries(self._log, rest):
                persisted = self._append(entry)
                taken_count += 1
            now = self._clock.now()
            if is_clock_running(self._log.state, now) or is_clock_running(self._log.state, rest[-1].at):
                self.record_server_event(ServerAway(vouched_at=rest[-1].at, gone_ms=max(0, now - rest[-1].at)))
        if persisted is not None:
            await asyncio.shield(persisted)
        # While the disk refuses the entries that were taken, the rest is their only copy.
        if rest and self._failure is None:
            with contextlib.suppress(OSError):  # if that fails, the next start asks once more
                await asyncio.wrap_future(self._journal.drop_rest(self.id))
        self._wake()
        self._broadcaster.publish()
        return taken_count, len(rest) - taken_count

    def _apply_due_events(self, now: int) -> None:
        """Append the events that have become due by ``now`` (ms), such as the end of a round."""
        self._record_suspension(now)
        while (entry := self._log.due_entry(now)) is not None:
            self._append(entry)

    def _record_suspension(self, now: int) -> None:
        """Append an outage if the machine was suspended while the clock ran: the timeline went on, but nothing
        happened."""
        gap_ms = now - self._last_tick
        if gap_ms > MAX_OUTAGE_MS and self._ticking is not None and is_clock_running(self._log.state, self._last_tick):
            self._append(self._log.server_entry(ServerAway(vouched_at=self._last_tick, gone_ms=gap_ms), now))
        self._last_tick = now

    def _append(self, entry: Entry) -> asyncio.Future[None]:
        """Apply an entry at once and write it to the journal; return a future that is done once it is on disk, or the
        disk has refused it."""
        if entry.wall is None:
            entry = entry.model_copy(update={"wall": self._clock.wall()})
        log = self._log.with_entry(entry)
        write = self._journal.append(log.state.id, to_record(entry))
        # The effects of the clock up to now are collected before the entry changes the clock.
        self._collect_effects()
        self._log = log
        self._collect_effects()
        self._redraws_at += [(entry.at + ms, entry.seq) for event in entry.events for ms in event.redraw_after_ms]
        persisted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((log, persisted))
        write.add_done_callback(lambda finished: self._on_saved(finished, persisted))
        return persisted

    def _on_saved(self, write: asyncio.Future[None], persisted: asyncio.Future[None]) -> None:
        """Publish all entries up to the one whose write has ended, and archive the game if they finish or change it. If
        the disk refused the write, the round goes on all the same, and every page shows that saving fails. Give the
        table up if another process owns it."""
        if _is_taken(write):
            self.give_up()
            return
        self._failure = failure_of(write, self.id)
        self._tried_at = self._clock.now()
        while self._pending and not persisted.done():
            log, future = self._pending.popleft()
            self._view = replace(self._view, log=log)
            future.set_result(None)
        self._broadcaster.publish(hurry=True)
        self._archiver.save_if_finished(self._view.log)
        if self._failure is not None:
            self._wake()

    def give_up(self) -> None:
        """Refuse all entries that are not saved, and all later intents, because another process owns the table, whose
        entries count. The clock stops, nothing more is archived, and the hub removes the table."""
        if self._view.taken:
            return
        self._view = replace(self._view, taken=True)
        self._archiver.stop()
        if self._ticking is not None:
            self._ticking.cancel()
        for _, future in self._pending:
            future.set_exception(Refused(say("refused-table-taken")))
            future.exception()  # nobody may be waiting for it
        self._pending.clear()
        self._broadcaster.publish()
        self.on_taken(self)

    async def _wait_persisted(self) -> None:
        """Wait until all accepted entries are on disk, or the disk has refused them, so that no answer to a page
        promises what could be lost. Raises Refused if the table is given up meanwhile."""
        if self._pending:
            await asyncio.shield(self._pending[-1][1])

    def _on_archive_changed(self) -> None:
        """Let the pages show that saving the game fails, or works again, and plan the next attempt."""
        self._wake()  # the tick decides when to try again
        self._broadcaster.publish()

    def supersede(self) -> None:
        """Stop archiving the game: a newer table has it."""
        self._archiver.stop()

    def _on_archive_yielded(self) -> None:
        """Close the table: its game belongs to another table, or was changed elsewhere; the history shows that
        version."""
        if not self._log.state.closed:
            self.record_server_event(TableClosed())

    async def wait_archived(self) -> None:
        """Wait until a finished game is saved, or the disk has refused it, which the pages show."""
        await self._wait_persisted()
        await self._archiver.wait_saved()

    # --- broadcast --------------------------------------------------------------------------------------------------

    def subscribe(
        self, on_view: Callable[[View], bool | None], on_idle: Callable[[], None] | None = None
    ) -> Callable[[], None]:
        """Call ``on_view`` with every view from now on; return the function that unsubscribes (see
        :meth:`Broadcaster.subscribe`)."""
        return self._broadcaster.subscribe(on_view, on_idle)

    def _is_racing(self) -> bool:
        """Tell whether the clock of a round runs, so that pages must be redrawn soon."""
        return is_clock_running(self._log.state, self._clock.now())

    def _next_view(self) -> View:
        """Return the view to publish next, with all effects since the one before it."""
        self._collect_effects()
        effects, self._effects = tuple(self._effects), []
        self._view = self._make_view()
        return replace(self._view, effects=effects)

    def _make_view(self) -> View:
        """Return the view of this instant, without effects."""
        now = self._clock.now()
        # An entry gets its instant when it is accepted, so the first entry that is not yet published is the oldest.
        complete_at = self._pending[0][0].entries[-1].at if self._pending else now
        return replace(
            self._view,
            now=now,
            complete=complete_at,
            unsaved=self._failure or self._archiver.failure,
            rest=len(self._rest),
        )

    def _collect_effects(self) -> None:
        """Collect the sounds and vibrations that the clock has caused since the last call."""
        now, state = self._clock.now(), self._log.state
        if now - self._last_tick > MAX_OUTAGE_MS and is_clock_running(state, self._last_tick):
            return  # the machine was suspended: the clock does not count that time
        if not state.closed:
            self._effects += find_effects(self._snapshot, state.timer, now)
        self._snapshot = take_snapshot(state.timer, now)

    # --- time -----------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start ticking (once a second while the clock runs, and whenever an event becomes due), and finish saving the
        game."""
        self._last_tick = self._clock.now()
        self._ticking = spawn_detached(self._keep_ticking())
        self._archiver.resume(self._log)

    async def stop(self) -> None:
        """Stop ticking, and wait until all accepted entries are on disk and the game is saved, or the disk has refused
        them."""
        if self._ticking is not None:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking
        self._ticking = None
        await self._wait_persisted()
        await self._archiver.wait_saved()

    def _wake(self) -> None:
        """Have the time of the next tick computed anew, because something has changed."""
        self._waker.set()

    async def _keep_ticking(self) -> None:
        """Sleep until the next tick and run it, again and again until cancelled; an error is logged, and ticking goes
        on."""
        while True:
            pause = self._ms_until_next_tick(self._clock.now())
            self._waker.clear()
            with contextlib.suppress(TimeoutError):
                # Not wait_for: it can swallow the cancellation when the waker is set in the same turn.
                async with asyncio.timeout(pause / 1000):
                    await self._waker.wait()
                continue  # something changed: compute the pause anew
            try:
                self._tick()
            except Exception:  # a round whose clock has died would never end
                _log.exception("a tick of table %s failed", self.id)
                await asyncio.sleep(1)

    def _tick(self) -> None:
        """Append the due events, write a heartbeat if the clock runs, retry failed saves, and publish a view."""
        now = self._clock.now()
        self._apply_due_events(now)
        if is_clock_running(self._log.state, now):
            self._journal.beat(self.id, now, time.monotonic_ns() // 1_000_000)
        if self._needs_retry and now - self._tried_at >= RETRY_MS:
            self._retry_saving(now)
        self._redraws_at = [(at, seq) for at, seq in self._redraws_at if at > now]
        self._broadcaster.publish()

    @property
    def _needs_retry(self) -> bool:
        return self._failure is not None or self._archiver.needs_retry

    def _retry_saving(self, now: int) -> None:
        """Try again to save what the disk refused: the journal still holds its records, and the game file is made from
        the log."""
        self._tried_at = now
        if self._failure is not None:
            flushed = asyncio.wrap_future(self._journal.flush(self.id))
            flushed.add_done_callback(self._on_flushed)
        self._archiver.retry(self._view.log)

    def _on_flushed(self, write: asyncio.Future[None]) -> None:
        """Let the pages show whether the new attempt has saved the records; give the table up if another process owns
        it."""
        if _is_taken(write):
            self.give_up()
            return
        self._failure = failure_of(write, self.id)
        self._broadcaster.publish()

    def _ms_until_next_tick(self, now: int) -> int:
        """Return how long (ms) the table's loop may sleep: until the displayed time changes, an event becomes due, a
        planned redraw or another attempt to save; at most a minute."""
        timer, pauses = self._log.state.timer, [_IDLE_MS]
        if is_clock_running(self._log.state, now):
            pauses.append((timer.lead(now) or timer.left(now)) % 1000 or 1000)
        # An entry that was undone needs no redraw any more.
        redraws = [at for at, seq in self._redraws_at if seq not in self._log.gone]
        pauses += [max(0, at - now) for at in (*redraws, self._log.wakes_at()) if at is not None]
        if self._needs_retry:
            pauses.append(max(0, self._tried_at + RETRY_MS - now))
        return min(pauses) + 1


def _is_taken(write: asyncio.Future[None]) -> bool:
    """Tell whether a write failed because another process owns the table."""
    return not write.cancelled() and isinstance(write.exception(), TableTaken)


def is_clock_running(state: TableState, at: int) -> bool:
    """Tell whether a round's clock runs at that instant (ms), or counts 3-2-1 before it runs."""
    return not state.closed and state.timer.runs_at(at)
