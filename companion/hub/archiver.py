"""Saves the finished game of a table to the archive: once when it is finished, and again after each correction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from companion.hub.clock import as_date
from companion.hub.ports import ArchivePort
from companion.hub.tasks import spawn_detached
from companion.store.origin import Moment, Verdict, Writer
from companion.store.system_errors import describe_system_error
from companion.table.log import Log
from companion.table.message import Message, say

_log = logging.getLogger(__name__)

#: The message id by which the store refuses a write, and the id of the message that a table shows, since it tries
#: again.
_MESSAGES_WHILE_RETRYING: Final = {
    "store-disk-full": "store-disk-full-unsaved",
    "store-engine-refused": "store-engine-away",
}


class GameArchiver:
    """Archiver of one table's finished game: it saves the game in the background, one save at a time, always its newest
    state. What the disk refused stays queued for :meth:`retry`."""

    def __init__(self, archive: ArchivePort, on_change: Callable[[], None], on_yield: Callable[[], None]) -> None:
        """Keep the archive, and who is told: ``on_change()`` is called when saving starts to fail and when it works
        again; ``on_yield()`` when the archive answers that the game belongs to another table."""
        self._archive = archive
        self._on_change = on_change
        self._on_yield = on_yield
        self._saved: Mapping[str, Any] | None = None
        self._queued: Mapping[str, Any] | None = None
        self._moment: Moment = "now"
        self._writer = Writer("", 0)
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        #: Why the last save failed; None if it did not.
        self.failure: Message | None = None

    @property
    def needs_retry(self) -> bool:
        """Tell whether a finished game is not saved and no save is running."""
        return self._queued is not None and (self._task is None or self._task.done())

    def stop(self) -> None:
        """Save nothing more: another table now owns the game."""
        self._stopped = True

    def mark_saved(self, log: Log) -> None:
        """Record that the archive already has this game in its current state."""
        self._saved = finished_file(log)

    def resume(self, log: Log) -> None:
        """Save a finished game in the background after a restart, unless the archive has it in this state or somebody
        has changed it there since.

        For a table that was put away, this only completes a save that a crash interrupted.
        """
        file = finished_file(log)
        if file is None or file in (self._saved, self._queued):
            return
        if _has_never_differed(log, file):
            self._enqueue(file, log, "unchanged")
        else:
            self._enqueue(file, log, "put-away" if log.state.closed else "restart")

    def save_if_finished(self, log: Log) -> None:
        """Save the game in the background, if it is finished and differs from what was saved last."""
        file = finished_file(log)
        if file is not None and file != (self._queued or self._saved):
            self._enqueue(file, log, "now")

    def retry(self, log: Log) -> None:
        """Save the game again in its current state, if the last save failed; do nothing otherwise."""
        if self.needs_retry:
            file = finished_file(log)
            if file is None:
                self._queued, self.failure = None, None  # an undo has made the game unfinished
                self._on_change()
            else:
                self._enqueue(file, log, self._moment)

    async def wait_saved(self) -> None:
        """Wait until no save is running; a save that fails raises nothing here (``failure`` says why)."""
        if self._task is not None:
            await asyncio.shield(self._task)

    def _enqueue(self, file: Mapping[str, Any], log: Log, moment: Moment) -> None:
        """Make the game the next one to save, and start saving unless a save is running; do nothing once stopped."""
        if self._stopped:
            return
        self._queued, self._moment = file, moment
        self._writer = Writer(log.state.id, log.state.generation)
        if self._task is None or self._task.done():
            self._task = spawn_detached(self._save_queued())

    async def _save_queued(self) -> None:
        """Save the queued game, and any that is queued meanwhile, until all are saved or the disk refuses (then the
        game stays queued). A game that fails for any other reason is not tried again. Call ``on_change`` and
        ``on_yield`` as the constructor says."""
        earlier_failure = self.failure
        verdict: Verdict | None = None
        while (file := self._queued) is not None:
            try:
                verdict = await self._archive.save_from_table(file, self._writer, self._moment)
            except OSError as error:
                self.failure = explain_unsaved(error, str(file.get("id")))
                break
            except Exception:  # not the disk's fault: trying again would not help
                _log.exception("a finished game cannot be kept")
                self.failure = say("store-game-unscored", where=str(file.get("id")))
            else:
                self.failure = None
            self._saved = file
            self._queued = None if self._queued is file else self._queued
        if self.failure is not None or earlier_failure is not None:
            self._on_change()
        if verdict == "yield":
            self._on_yield()


def finished_file(log: Log) -> dict[str, Any] | None:
    """Return the game of a table as the archive saves it, with the date when it first had its result; None before it is
    finished."""
    state = log.state
    if state.play is None or not log.game.is_finished(state):
        return None
    # A game ended when it first had its result: corrections do not move that date.
    ended = (
        entry.moment
        for entry, state_then in log.in_force()
        if state_then.play is not None and log.game.is_finished(state_then)
    )
    # The date is in the time zone where the game began, which may differ from this machine's. It is never before the
    # beginning, though somebody may have set the wall clock back since.
    began = datetime.fromisoformat(state.opened_at)
    moment = max(as_date(next(ended, 0), began.tzinfo), began)
    return {**log.game.game_file(state), "finished_at": moment.isoformat(timespec="seconds")}


def _has_never_differed(log: Log, file: Mapping[str, Any]) -> bool:
    """Tell whether the game was the same after every entry as when the table took it from its file.

    A game that is the same only again, after an undo, does not count: the correction may have reached the archive in
    between.
    """
    so_far = Log(log.game)
    for entry in log.entries:
        so_far = so_far.with_entry(entry)
        if finished_file(so_far) != file:
            return False
    return True


def explain_unsaved(error: BaseException, where: str) -> Message:
    """Return the message that a table shows while something of it is not on disk and the table tries again. ``where``:
    what was to be saved, for an error that has no message of its own."""
    message = getattr(error, "message", None)
    if isinstance(message, Message):
        return replace(message, id=_MESSAGES_WHILE_RETRYING.get(message.id, message.id))
    return say("store-disk-failing", where=where, why=describe_system_error(error))


def failure_of(write: asyncio.Future[None], where: str) -> Message | None:
    """Return the message why a write, which has ended, failed; None if it succeeded."""
    error = asyncio.CancelledError() if write.cancelled() else write.exception()
    return None if error is None else explain_unsaved(error, where)
