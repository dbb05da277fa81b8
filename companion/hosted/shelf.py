"""Shares finished games, their photos and people among all workers: a stream holds them all, and each worker's data
folder is a copy of it.

``companion.shelf.game.NAME``: a game file, and which table wrote it; ``companion.shelf.photo.NAME``: its photo;
``companion.shelf.player.NAME``: a person's profile. The newest message of each subject counts; an empty one means that
the thing was deleted. A worker writes to the stream before it writes its own files, and only if its files have the last
message of the subject: otherwise another worker's change comes first, and the worker decides anew what to write.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from companion.hosted.engine import Engine, EngineAway, NotNext, StoredMessage
from companion.hosted.following import Follower
from companion.store.archive import Archive
from companion.store.errors import SaveError
from companion.store.ledger import ChangedElsewhere
from companion.store.library import Library, SharedChanges
from companion.table.message import say

_log = logging.getLogger(__name__)

STREAM: Final = "companion-shelf"
_ROOT: Final = "companion.shelf."
#: How often (s) to read the stream if no message wakes the reader, and how long to wait while nodes lag behind.
_READ_S: Final = 1.0
_LOOK_S: Final = 0.05
#: How long (s) to try before a change counts as not saved, and how long the library's thread waits for that at most.
_TRY_S: Final = 2.0
_WAIT_S: Final = 6.0


class SharedShelf:
    """Keeps one worker's game library and the stream in step, within ``hold``: a change of the library goes to the
    stream before it reaches the files, and other workers' changes in the stream are applied to the files."""

    def __init__(self, engine: Engine, archive: Archive, delete_tables: Callable[[str], Awaitable[None]]) -> None:
        """``delete_tables``: removes the tables of a game that was deleted at another worker."""
        self._engine, self._archive, self._delete_tables = engine, archive, delete_tables
        #: By key: the number of the last message that this worker's files contain.
        self._last_made: dict[str, int] = {}
        self._read_up_to = 0
        self._reading = asyncio.Lock()
        self._is_refused = False
        self._follower = Follower(engine, self._read_news, _READ_S)
        self._loop = asyncio.get_running_loop()

    @contextlib.asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Share the library while the context is active: apply all changes in the stream to the files, write to the
        stream what only these files have, and follow the stream.

        Raises :class:`EngineAway`.
        """
        await self._engine.create_stream(STREAM, [_ROOT + ">"], per_subject=1)
        await self.catch_up()
        self._archive.ledger.share(self._commit)
        self._archive.catch_up = self.catch_up
        try:
            shared_keys = frozenset(self._last_made)
            try:
                await self._archive.run(lambda library: library.share_missing(shared_keys))
            except SaveError as error:  # the next start tries again
                _log.warning("what is only here cannot be shared yet: %s", error)
            async with self._follower.follow(_ROOT + ">"):
                yield
        finally:
            self._archive.ledger.share(None)

    async def catch_up(self) -> None:
        """Apply to the files all changes that the stream has by now, as far as a few seconds allow; do nothing while
        the engine is away."""
        with contextlib.suppress(EngineAway):
            last = await self._engine.last_number(STREAM)
            deadline = time.monotonic() + _WAIT_S
            while self._read_up_to < last and time.monotonic() < deadline:
                if not await self._read_news():
                    await asyncio.sleep(_LOOK_S)

    async def _read_news(self) -> bool:
        """Apply some new changes of the stream to the files; return whether there were any and all could be applied. If
        the disk refuses a change, the messages are read again later."""
        async with self._reading:
            news = await self._engine.read_news(STREAM, _ROOT + ">", self._read_up_to)
            if not news:
                return False
            result = await self._archive.run(lambda library: self._take_over(library, news))
            if result.refused is None:
                self._read_up_to = news[-1].seq
            elif not self._is_refused:
                _log.warning("what other workers have saved cannot be taken over yet: %s", result.refused)
            self._is_refused = result.refused is not None
        for game in result.deleted:
            await self._delete_tables(game)
        return not self._is_refused

    def _take_over(self, library: Library, news: list[StoredMessage]) -> SharedChanges:
        """Apply the changes of other workers in these messages to the files, and return what was changed. Called in the
        library's thread."""
        changes = {message.subject.removeprefix(_ROOT): message for message in news}
        # This worker's own changes are in its files already.
        changes = {key: message for key, message in changes.items() if message.seq > self._last_made.get(key, 0)}
        result = library.take_shared([(key, message.data or None) for key, message in changes.items()])
        self._last_made |= {key: changes[key].seq for key in result.keys}
        return result

    # -- what this worker changes

    def _commit(self, key: str, content: bytes | None) -> None:
        """Append a change to the stream and wait for the acknowledgement. Called in the thread that writes the game
        library.

        Raises :class:`SaveError`; :class:`ChangedElsewhere`, a kind of it, if another worker was quicker.
        """
        appending = asyncio.run_coroutine_threadsafe(self._append(key, content or b""), self._loop)
        try:
            self._last_made[key] = appending.result(_WAIT_S)
        except TimeoutError:
            appending.cancel()
            raise SaveError(say("store-engine-refused")) from None

    async def _append(self, key: str, data: bytes) -> int:
        """Append a change to the stream; return its number. Raises :class:`SaveError`; :class:`ChangedElsewhere`, a
        kind of it, if another worker was quicker."""
        deadline, has_tried = time.monotonic() + _TRY_S, False
        while True:
            try:
                return await self._engine.append(_ROOT + key, data, self._last_made.get(key, 0))
            except NotNext:
                # The answer to an earlier try may have been lost.
                with contextlib.suppress(EngineAway):
                    last = await self._engine.read_last(STREAM, _ROOT + key) if has_tried else None
                    if last is not None and last.data == data:
                        return last.seq
                self._follower.poke()
                raise ChangedElsewhere(say("store-changed-elsewhere")) from None
            except EngineAway as away:
                if time.monotonic() > deadline:
                    _log.warning("what is finished cannot be shared: %s", away)
                    raise SaveError(say("store-engine-refused")) from away
                has_tried = True
                await asyncio.sleep(_LOOK_S)
