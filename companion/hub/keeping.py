"""Finished games on their way into the archive: kept when they are finished, and again with each correction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from companion.hub.apart import apart
from companion.hub.clock import as_date
from companion.hub.ports import Archive
from companion.store.origin import Moment, Verdict, Writer
from companion.store.reason import reason
from companion.table.log import Log
from companion.table.message import Message, say

_log = logging.getLogger(__name__)


class Keeping:
    """One table's game and the archive. One save at a time, always of the newest state; ``shown`` is called when a
    save has failed, and when one after that has not; ``gave_way`` where the game is no longer this table's."""

    def __init__(self, archive: Archive, shown: Callable[[], None], gave_way: Callable[[], None]) -> None:
        self._archive = archive
        self._shown = shown
        self._gave_way = gave_way
        self._kept: Mapping[str, Any] | None = None
        self._wanted: Mapping[str, Any] | None = None
        self._moment: Moment = "now"
        self._writer = Writer("", 0)
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self.trouble: Message | None = None

    @property
    def waiting(self) -> bool:
        """Whether a finished game is not kept and nobody is at it."""
        return self._wanted is not None and (self._task is None or self._task.done())

    def end(self) -> None:
        """Keep nothing more: another table does."""
        self._ended = True

    def known(self, log: Log) -> None:
        """This game is in the archive as it stands."""
        self._kept = finished_file(log)

    def look_up(self, log: Log) -> None:
        """After a restart: keep a finished game, unless the archive has it as it stands or somebody has changed it
        there since. A table that was put away only completes what a crash cut short."""
        file = finished_file(log)
        if file is None or file in (self._kept, self._wanted):
            return
        if _never_said_otherwise(log, file):
            self._want(file, log, "unchanged")
        else:
            self._want(file, log, "put-away" if log.state.closed else "restart")

    def keep(self, log: Log) -> None:
        """Keep the game if it is finished and not kept as it stands."""
        file = finished_file(log)
        if file is not None and file != (self._wanted or self._kept):
            self._want(file, log, "now")

    def try_again(self, log: Log) -> None:
        """Keep what the disk refused, as it stands by now."""
        if self.waiting:
            file = finished_file(log)
            if file is None:
                self._wanted, self.trouble = None, None  # not finished any more
                self._shown()
            else:
                self._want(file, log, self._moment)

    async def done(self) -> None:
        """Wait for what is being kept."""
        if self._task is not None:
            await asyncio.shield(self._task)

    def _want(self, file: Mapping[str, Any], log: Log, moment: Moment) -> None:
        if self._ended:
            return
        self._wanted, self._moment = file, moment
        self._writer = Writer(log.state.id, log.state.generation)
        if self._task is None or self._task.done():
            self._task = apart(self._work())

    async def _work(self) -> None:
        before = self.trouble
        verdict: Verdict | None = None
        while (file := self._wanted) is not None:
            try:
                verdict = await self._archive.keep(file, self._writer, self._moment)
            except OSError as error:
                self.trouble = why(error, str(file.get("id")))
                break
            except Exception:  # not the disk's fault, and trying again would not help
                _log.exception("a finished game cannot be kept")
                self.trouble = say("store-game-unscored", where=str(file.get("id")))
            else:
                self.trouble = None
            self._kept = file
            self._wanted = None if self._wanted is file else self._wanted
        if self.trouble is not None or before is not None:
            self._shown()
        if verdict == "yield":
            self._gave_way()


def finished_file(log: Log) -> dict[str, Any] | None:
    """The game as the archive keeps it; None before it is finished."""
    state = log.state
    if state.play is None or not log.game.is_finished(state):
        return None
    # When the game ended is when it first had its result: corrections do not move it.
    ended = (entry.moment for entry, then in log.in_force() if then.play is not None and log.game.is_finished(then))
    # In the time of the place where it began, which need not be this one; and never before it began, though somebody
    # may have set the wall clock back since.
    began = datetime.fromisoformat(state.opened_at)
    moment = max(as_date(next(ended, 0), began.tzinfo), began)
    return {**log.game.game_file(state), "finished_at": moment.isoformat(timespec="seconds")}


def _never_said_otherwise(log: Log, file: Mapping[str, Any]) -> bool:
    """Whether that is the game as the table took it from its file, and always was: a correction that was taken back
    may have reached the archive before."""
    so_far = Log(log.game)
    for entry in log.entries:
        so_far = so_far.with_entry(entry)
        if finished_file(so_far) != file:
            return False
    return True


def why(error: BaseException, where: str) -> Message:
    """Why something is not on disk, for people."""
    message = getattr(error, "message", None)
    if isinstance(message, Message):
        return message
    return say("store-disk-failing", where=where, why=reason(error))


def why_unsaved(done: asyncio.Future[None], where: str) -> Message | None:
    """Why what was handed over is not on disk; None where it is."""
    error = asyncio.CancelledError() if done.cancelled() else done.exception()
    return None if error is None else why(error, where)
