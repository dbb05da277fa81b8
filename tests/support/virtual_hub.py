"""A hub without a machine: time that is not waited for, a journal and an archive in memory, crash and restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future
from typing import Any

from companion.content import content_root
from companion.games.registry import score_file
from companion.hub.clock import Clock
from companion.hub.hub import Hub
from companion.hub.ports import ArchivePort, JournalPort
from companion.hub.table import LiveTable
from companion.store.errors import SaveError, StoreError
from companion.store.journal import Beat, JournalContents
from companion.store.origin import Moment, Origin, Verdict, Writer, digest_of, judge
from companion.table.game import Actor
from companion.table.intents import NewPlayer
from companion.table.message import Message, say
from tests.support.redac_chef_table import OPENED, redac_chef

HOST, PHONE, OTHER = Actor("host"), Actor("phone"), Actor("other")

FULL = SaveError(say("store-disk-full", where="games"))
#: What a table says of it, which tries again.
FULL_SAID = say("store-disk-full-unsaved", where="games")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop that does not wait: where nothing is to be done now, the next timer's moment is now."""

    def __init__(self) -> None:
        super().__init__()
        self._moment = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined]
        really = selector.select

        def select(timeout: float | None = None) -> Any:
            ready = really(0)
            if not ready and timeout is None:
                raise RuntimeError("everybody waits for something that will never come")
            if not ready and timeout is not None and timeout > 0:
                self._moment += timeout
            return ready

        selector.select = select

    def time(self) -> float:
        return self._moment


class HandClock(Clock):
    """The clocks of the tests: they follow the loop, and jump where the machine slept or its wall clock was set."""

    def __init__(self) -> None:
        self.base = OPENED
        self.loop: VirtualLoop | None = None
        self._wall_ahead = 0

    def now(self) -> int:
        return self.base + (0 if self.loop is None else int(self.loop.time() * 1000))

    def wall(self) -> int:
        return self.now() + self._wall_ahead

    def jump(self, ms: int) -> None:
        """The machine slept for so long, or (between two lives) somebody set the wall clock."""
        self.base += ms

    def step(self, ms: int) -> None:
        """Somebody sets the wall clock; the timeline of a process that runs does not notice."""
        self._wall_ahead += ms

    def begin(self, loop: VirtualLoop) -> None:
        """A process starts: its timeline begins at the wall clock's reading."""
        self.base, self._wall_ahead, self.loop = self.base + self._wall_ahead, 0, loop

    def end(self) -> None:
        """The process is over."""
        self.base, self.loop = self.now(), None


class HandJournal(JournalPort):
    """A journal in memory that keeps the promises of the real one. ``refuses``: what the disk says to everything;
    ``held``: it is slow, and does nothing until ``let_go`` (of the oldest ``most``)."""

    def __init__(self) -> None:
        self.lines: dict[str, list[tuple[str, Any]]] = {}
        self.unsaved: dict[str, list[tuple[str, Any]]] = {}
        self.refuses: OSError | None = None
        self.held = False
        self.dead = False
        self.retired: list[str] = []
        self.rests: dict[str, tuple[Mapping[str, Any], ...]] = {}
        self.shelved: dict[str, list[tuple[str, Any]]] = {}
        self._queue: list[tuple[str, str, Any, asyncio.Future[None] | Future[None] | None]] = []

    def append(self, table: str, record: Mapping[str, Any]) -> asyncio.Future[None]:
        content = json.loads(json.dumps(record, allow_nan=False))
        future = asyncio.get_running_loop().create_future()
        self._put(table, "record", content, future)
        return future

    def beat(self, table: str, wall_ms: int, mono_ms: int) -> None:
        self._put(table, "beat", (wall_ms, mono_ms), None)

    def flush(self, table: str) -> Future[None]:
        future: Future[None] = Future()
        self._put(table, "flush", None, future)
        return future

    def retire(self, table: str) -> Future[None]:
        future: Future[None] = Future()
        self.lines.pop(table, None)
        self.retired.append(table)
        future.set_result(None)
        return future

    def put_away(self, table: str) -> Future[None]:
        self.shelved[table] = self.lines.pop(table, [])
        future: Future[None] = Future()
        future.set_result(None)
        return future

    def drop_rest(self, table: str) -> Future[None]:
        self.rests.pop(table, None)
        future: Future[None] = Future()
        future.set_result(None)
        return future

    def _put(self, table: str, kind: str, content: Any, future: asyncio.Future[None] | Future[None] | None) -> None:
        if self.dead:
            return  # a process that is over writes nothing, whatever still stirs in its loop
        self._queue.append((table, kind, content, future))
        if not self.held:
            asyncio.get_running_loop().call_soon(self._commit)

    def let_go(self, most: int | None = None) -> None:
        """The disk is quick again, or does only so much."""
        self.held = most is not None
        self._commit(most)

    def lose(self) -> None:
        """The process is over: what is not on the disk is gone."""
        self.dead = True
        self._queue.clear()
        self.unsaved.clear()

    def _commit(self, most: int | None = None) -> None:
        queue = self._queue[:most]
        del self._queue[:most]
        for table, kind, content, future in queue:
            waiting = self.unsaved.setdefault(table, [])
            if kind == "record":
                waiting.append((kind, content))
            if self.refuses is not None:
                if future is not None:
                    future.set_exception(self.refuses)
                continue
            self.lines.setdefault(table, []).extend(waiting)
            waiting.clear()
            if kind == "beat":
                self.lines[table].append((kind, content))
            if future is not None:
                future.set_result(None)

    def records(self, table: str) -> list[dict[str, Any]]:
        return [content for kind, content in self.lines.get(table, []) if kind == "record"]

    def recover(self) -> list[JournalContents]:
        found = []
        for table, lines in self.lines.items():
            kind, content = lines[-1]
            last = Beat(*content) if kind == "beat" else None
            rest = self.rests.get(table, ())
            found.append(
                JournalContents(table, 1, tuple(self.records(table)), last, "whole", 0, len(lines) + 1, rest=rest)
            )
        return found


class HandArchive(ArchivePort):
    """Finished games in memory; each is checked as the real archive does."""

    def __init__(self) -> None:
        self.games: dict[str, dict[str, Any]] = {}
        self.origins: dict[str, Origin] = {}
        self.saves: list[dict[str, Any]] = []
        self.verdicts: list[Verdict] = []
        self.refuses: Exception | None = None

    async def save_from_table(self, file: Mapping[str, Any], writer: Writer, moment: Moment) -> Verdict:
        await asyncio.sleep(0.01)
        if self.refuses is not None:
            raise self.refuses
        kept = json.loads(json.dumps(file, allow_nan=False))
        verdict = judge(self.games.get(kept["id"]), self.origins.get(kept["id"]), kept, writer, moment)
        self.verdicts.append(verdict)
        if verdict in ("write", "aside"):
            assert score_file(kept, content_root()).result["finished"]
            self.games[kept["id"]] = kept
            self.saves.append(kept)
        if verdict in ("write", "aside", "there"):
            self.origins[kept["id"]] = Origin(writer, (digest_of(self.games[kept["id"]]),))
        return verdict

    async def claim(self, file: Mapping[str, Any], table: str, above: int) -> int:
        origin = self.origins.get(file["id"])
        generation = max(above, origin.writer.generation if origin else 0) + 1
        self.origins[file["id"]] = Origin(Writer(table, generation), (digest_of(file),))
        return generation

    async def load(self, id_: str) -> Mapping[str, Any]:
        await asyncio.sleep(0.01)
        if id_ not in self.games:
            raise StoreError(say("store-game-unknown", id=id_))
        return self.games[id_]


class House:
    """A clock, a disk and an archive that outlive the processes."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.journal = HandJournal()
        self.archive = HandArchive()
        self.notices: list[Message] = []

    def live(self, life: Callable[[Hub], Awaitable[Any]], *, killed: bool = False) -> Any:
        """One process from start to end: stopped in order, or ``killed`` at the end of ``life``."""
        loop = VirtualLoop()
        unhandled: list[dict[str, Any]] = []
        loop.set_exception_handler(lambda _, context: unhandled.append(context))
        self.clock.begin(loop)
        self.journal.dead = False
        try:
            result = loop.run_until_complete(self._life(life, killed))
            assert not unhandled, f"nobody looked at: {unhandled}"
            return result
        finally:
            self.clock.end()
            self.journal.lose()
            loop.run_until_complete(_cancel_all())
            loop.close()

    async def _life(self, life: Callable[[Hub], Awaitable[Any]], killed: bool) -> Any:
        game = redac_chef()
        hub = Hub({game.id: game}, self.clock, self.journal, self.archive)
        self.notices += hub.recover(self.journal.recover())
        result = await life(hub)
        if not killed:
            await hub.stop()
            self.journal.let_go()
        return result


async def _cancel_all() -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


async def opened(hub: Hub, *names: str, **settings: Any) -> LiveTable:
    """A table of those people; nobody holds a seat yet."""
    return await hub.open("redac-chef", settings, [NewPlayer(name=name) for name in names or ("A", "B", "C")], HOST)


async def wait(ms: int) -> None:
    """Let so much time pass."""
    await asyncio.sleep(ms / 1000)


async def pause() -> None:
    """Let everything happen that needs no time."""
    for _ in range(50):
        await asyncio.sleep(0)
