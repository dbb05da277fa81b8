"""A live table: one queue, numbered entries, a journal, and the screens that watch it.

Everything here runs on the event loop, so intents are judged one after the other in the order in which they came; that
is the table's queue. An entry is applied at once, so that the next intent is judged against it, and told to anybody
only once the journal has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from companion.hub.clock import Clock
from companion.hub.effects import Effect, effects_between
from companion.hub.entries import to_record
from companion.hub.ports import Archive, Journal
from companion.table import rules
from companion.table.events import Event, ServerAway
from companion.table.game import Actor
from companion.table.intents import Intent
from companion.table.log import Entry, Log, void
from companion.table.message import Message
from companion.table.state import TableState
from companion.table.timer import Status

#: The longest that a server may be gone for the round to have run on, in ms.
RAN_ON_MS = 10_000


@dataclass(frozen=True, slots=True)
class View:
    """What the screens of a table are drawn from: the log with its state, and the moment (ms of the timeline).
    ``effects`` are for once: a screen that comes back does not see old ones. ``unsaved``: why the disk refuses."""

    log: Log
    now: int
    effects: tuple[Effect, ...] = ()
    unsaved: Message | None = None

    @property
    def table(self) -> TableState:
        """The state of the table."""
        return self.log.state


@dataclass(frozen=True, slots=True)
class Accepted:
    """An intent that was accepted: its number (None: there was nothing to do), and which figures it moved."""

    seq: int | None
    news: tuple[Message, ...] = ()


Watcher = Callable[[View], None]


class LiveTable:
    """One table while its people sit at it."""

    def __init__(self, log: Log, clock: Clock, journal: Journal, archive: Archive) -> None:
        self._log = log
        self._clock = clock
        self._journal = journal
        self._archive = archive
        self._view = View(log, clock.now())
        self._watchers: dict[Watcher, contextvars.Context] = {}
        self._pending: deque[tuple[Log, asyncio.Future[None]]] = deque()
        self._publishing: asyncio.Task[None] | None = None
        self._again = asyncio.Event()
        self._ticking: asyncio.Task[None] | None = None
        self._last_tick = clock.now()
        self._left = log.state.timer.left(self._last_tick)
        self._archived: TableState | None = None
        self._saving: asyncio.Task[None] | None = None
        self._waker = asyncio.Event()

    @property
    def id(self) -> str:
        """The table's id."""
        return self._log.state.id

    @property
    def view(self) -> View:
        """What every screen has been told."""
        return replace(self._view, now=self._clock.now(), effects=())

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
        entry = self._log.decided(intent, now, by)
        if entry is None:
            await self._told()
            return Accepted(None)
        done = self._enter(entry)
        self._wake()
        await asyncio.shield(done)
        return Accepted(entry.seq, self._log.game.news(before, self._log.state))

    async def take_in(self, events: tuple[Event, ...], at: int, by: Actor) -> None:
        """Begin with what happened elsewhere and earlier, as one entry of that moment (ms), which nothing undoes; done
        once it is on disk. Where it is a finished game, it is kept already: only what changes it keeps it anew."""
        done = self._enter(Entry(seq=1, at=at, by=by.device, events=events))
        if self._log.game.finished(self._log.state):
            self._archived = self._log.state
        await asyncio.shield(done)

    def state_fact(self, event: Event) -> None:
        """Enter what only the server knows: that it was away."""
        self._enter(self._log.stated(event, self._clock.now()))

    def _settle(self, now: int) -> None:
        """Enter what has become true by now: the server's own events."""
        self._notice_gap(now)
        while (entry := self._log.due(now)) is not None:
            self._enter(entry)

    def _notice_gap(self, now: int) -> None:
        """A suspended laptop: the timeline went on while nothing ran."""
        gone = now - self._last_tick
        if gone > RAN_ON_MS and self._ticking is not None and _running(self._log.state, self._last_tick):
            self._enter(self._log.stated(ServerAway(vouched_at=self._last_tick, gone_ms=gone), now))
        self._last_tick = now

    def _enter(self, entry: Entry) -> asyncio.Future[None]:
        self._log = self._log.with_entry(entry)
        kept = self._journal.append(self.id, to_record(entry))
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((self._log, told))
        kept.add_done_callback(lambda done: self._kept(done, told))
        return told

    def _kept(self, done: asyncio.Future[None], told: asyncio.Future[None]) -> None:
        # The round goes on while the disk refuses; every screen says so.
        error = done.exception()
        unsaved = None if error is None else getattr(error, "message", Message("store-unsaved"))
        while self._pending:
            log, future = self._pending.popleft()
            self._view = replace(self._view, log=log, unsaved=unsaved)
            future.set_result(None)
            if future is told:
                break
        self._publish()
        self._keep_finished()

    async def _told(self) -> None:
        """Wait until what has been accepted so far is on disk: an answer must not run ahead of it."""
        if self._pending:
            await asyncio.shield(self._pending[-1][1])

    def _keep_finished(self) -> None:
        state = self._view.table
        if state.play is not None and self._log.game.finished(state) and state is not self._archived:
            self._archived = state
            self._saving = asyncio.get_running_loop().create_task(self._archive_game(state))

    async def _archive_game(self, state: TableState) -> None:
        file = self._log.game.game_file(state)
        finished_at = _finished_at(self._log)
        file["finished_at"] = datetime.fromtimestamp(finished_at / 1000).astimezone().isoformat(timespec="seconds")
        try:
            await self._archive.save(file)
        except OSError as error:
            self._archived = None  # with the next change of the table it is tried again
            self._view = replace(self._view, unsaved=getattr(error, "message", Message("store-unsaved")))
            self._publish()

    # --- screens --------------------------------------------------------------------------------------------------

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call the watcher, in the context of this call, with every view from now on; returns how to stop."""
        self._watchers[watcher] = contextvars.copy_context()

        def stop() -> None:
            self._watchers.pop(watcher, None)

        return stop

    def _publish(self) -> None:
        self._again.set()
        if self._publishing is None or self._publishing.done():
            self._publishing = asyncio.get_running_loop().create_task(self._fan_out())

    async def _fan_out(self) -> None:
        while self._again.is_set():
            self._again.clear()
            now = self._clock.now()
            effects = self._effects(now)
            self._view = replace(self._view, now=now, effects=())
            view = replace(self._view, effects=effects)
            for watcher, context in list(self._watchers.items()):
                if watcher in self._watchers:
                    context.run(watcher, view)
                # The next press must not wait for the last phone's repaint.
                await asyncio.sleep(0)

    def _effects(self, now: int) -> tuple[Effect, ...]:
        timer = self._log.state.timer
        before, self._left = self._left, timer.left(now)
        return effects_between(before, self._left, timer.status(now), self._log.state.timer.lead(now))

    # --- time -----------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to tick: once a second while the clock runs, and whenever something falls due."""
        self._last_tick = self._clock.now()
        self._ticking = asyncio.get_running_loop().create_task(self._tick())

    async def stop(self) -> None:
        """Stop ticking, and let what was accepted reach the disk."""
        for task in (self._ticking,):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self._ticking = None
        await self._told()
        if self._saving is not None:
            await self._saving

    def _wake(self) -> None:
        if self._ticking is not None:
            self._waker.set()

    async def _tick(self) -> None:
        while True:
            pause = self._until_next(self._clock.now())
            self._waker.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._waker.wait(), pause)
                continue  # something changed: look anew
            now = self._clock.now()
            self._settle(now)
            if _running(self._log.state, now):
                self._journal.beat(self.id, now, time.monotonic_ns() // 1_000_000)
            self._publish()

    def _until_next(self, now: int) -> float:
        """Seconds until the shown time changes or something falls due; an idle table looks up once a minute."""
        timer, waits = self._log.state.timer, [60_000]
        match timer.status(now):
            case Status.STARTING:
                waits.append(timer.lead(now) % 1000 or 1000)
            case Status.RUNNING:
                waits.append(timer.left(now) % 1000 or 1000)
            case _:
                pass
        if (due := self._log.game.wakes_at(self._log.state)) is not None:
            waits.append(max(0, due - now))
        return (min(waits) + 1) / 1000


def _running(state: TableState, at: int) -> bool:
    return state.timer.status(at) in (Status.RUNNING, Status.STARTING)


def _finished_at(log: Log) -> int:
    """When the game ended (ms): at the entry from which on it has had its result. Corrections do not move it."""
    gone, state, since = void(log.entries), TableState(), log.entries[-1].at
    over = False
    for entry in log.entries:
        if entry.seq in gone:
            continue
        for event in entry.events:
            state = rules.evolve(log.game, state, event)
        before, over = over, state.play is not None and log.game.finished(state)
        if over and not before:
            since = entry.at
    return since
