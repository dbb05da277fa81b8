"""A worker that ends in order saves what it could not save before, while its tables are still its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from concurrent.futures import Future
from typing import Any, cast

import pytest

from companion.hosted import journal as journal_module
from companion.hosted import worker as worker_module
from companion.hosted.engine import Engine, EngineAway, StoredMessage
from companion.hosted.journal import VERSION, EngineJournal
from companion.hosted.worker import WorkerJournal
from companion.hub.hub import Hub
from companion.store.errors import SaveError
from tests.support.jetstream_nodes import JetStreamNodes

TABLE = "0123456789abcdef"


class SlowEngine:
    """Refuses the next requests, so many, as one does that elects a leader; then it takes everything."""

    def __init__(self, away: int = 0) -> None:
        self.away, self.messages = away, list[bytes]()

    async def append(self, subject: str, data: bytes, after: int) -> int:
        if self.away:
            self.away -= 1
            raise EngineAway("no leader")
        self.messages.append(data)
        return len(self.messages)

    async def read_last(self, _: str, subject: str) -> StoredMessage | None:
        return StoredMessage(len(self.messages), subject, self.messages[-1]) if self.messages else None

    async def read_up_to(self, _: str, subject: str, last: int) -> list[StoredMessage]:
        return [StoredMessage(seq, subject, data) for seq, data in enumerate(self.messages[:last], 1)]

    def records(self) -> list[Any]:
        return [record["i"] for each in self.messages for record in json.loads(each)["records"]]


async def test_what_is_unsaved_is_saved_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "_TRY_S", 0.05)
    engine = SlowEngine(away=10_000)
    journal = EngineJournal(cast(Engine, engine))
    with pytest.raises(SaveError):
        await journal.append(TABLE, {"i": 1})
    with pytest.raises(SaveError):
        await journal.append(TABLE, {"i": 2})
    engine.away = 3
    assert await asyncio.wait_for(journal.close(), 10) == 0
    assert engine.records() == [1, 2]


async def test_the_end_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "_TRY_S", 0.05)
    monkeypatch.setattr(journal_module, "_LEAVE_S", 0.2)
    journal = EngineJournal(cast(Engine, SlowEngine(away=10_000)))
    with pytest.raises(SaveError):
        await journal.append(TABLE, {"i": 1})
    assert await asyncio.wait_for(journal.close(), 10) == 1


async def test_a_table_that_cannot_be_put_away_now_is_said_to_be_there_still() -> None:
    """Nobody tries that again by itself, so nobody promises to."""
    away: Future[None] = Future()
    away.set_exception(EngineAway("no leader"))
    journal = EngineJournal(cast(Engine, SlowEngine()), lambda _: away)
    for ending in (journal.put_away(TABLE), journal.retire(TABLE)):
        with pytest.raises(SaveError) as caught:
            await asyncio.wrap_future(ending)
        assert caught.value.message.id == "store-engine-refused"


async def test_a_worker_saves_before_it_says_that_it_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    @contextlib.asynccontextmanager
    async def hold(what: str) -> AsyncIterator[None]:
        yield
        done.append(what)

    class Tables:
        def __init__(self, *_: object) -> None: ...

        def hold_tables(self) -> contextlib.AbstractAsyncContextManager[None]:
            return hold("takes no table over any more")

    async def close(_: EngineJournal) -> int:
        done.append("has saved")
        return 0

    async def prepare(_: EngineJournal) -> None: ...

    monkeypatch.setattr(worker_module, "Ownership", Tables)
    monkeypatch.setattr(EngineJournal, "close", close)
    monkeypatch.setattr(EngineJournal, "prepare", prepare)
    worker = WorkerJournal(cast(Engine, SlowEngine()), "127.0.0.1:1")
    monkeypatch.setattr(worker.directory, "join", lambda: hold("has gone"))
    async with worker.hold_tables(cast(Hub, type("AnyHub", (), {})()), lambda _: None):
        pass
    assert done == ["takes no table over any more", "has saved", "has gone"]


async def test_a_table_that_is_taken_over_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = SlowEngine()
    former = EngineJournal(cast(Engine, engine))
    for i in range(20):
        await former.append(TABLE, {"i": i})
    parsed: list[bytes] = []
    real = json.loads
    monkeypatch.setattr(journal_module.json, "loads", lambda data: (parsed.append(data), real(data))[1])
    contents = await EngineJournal(cast(Engine, engine)).take(TABLE)
    assert [record["i"] for record in contents.records] == [*range(20)] and contents.version == VERSION
    assert len(parsed) == len(set(parsed)) == len(engine.messages)


@pytest.mark.hosted
async def test_what_no_node_took_is_on_them_when_the_worker_has_ended(nodes: JetStreamNodes, jetstream: Engine) -> None:
    journal = EngineJournal(jetstream)
    await journal.prepare()
    await journal.append(TABLE, {"i": 1})
    nodes.kill()
    with pytest.raises(SaveError):
        await journal.append(TABLE, {"i": 2})
    nodes.start()
    await nodes.wait_ready()
    assert await journal.close() == 0
    assert [record["i"] for record in (await EngineJournal(jetstream).take(TABLE)).records] == [1, 2]
