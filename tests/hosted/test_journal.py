"""What is acknowledged is on a majority of nodes, in order, once; of two owners one appends, and the other is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import pytest

from companion.hosted.engine import Engine, EngineAway
from companion.hosted.journal import STREAM, EngineJournal
from companion.hub.ports import TableTaken
from companion.store.errors import SaveError
from tests.support.jetstream_nodes import JetStreamNodes

pytestmark = pytest.mark.hosted


def new_id() -> str:
    return secrets.token_hex(8)


async def open_journal(engine: Engine) -> EngineJournal:
    journal = EngineJournal(engine)
    await journal.prepare()
    return journal


async def read(engine: Engine, table: str) -> list[Any]:
    """Read a table's records as the next owner does."""
    return [record["i"] for record in (await EngineJournal(engine).take(table)).records]


async def test_records_come_back_in_order_at_the_next_owner(jetstream: Engine) -> None:
    journal = await open_journal(jetstream)
    tables = [new_id() for _ in range(5)]
    await asyncio.gather(*(journal.append(table, {"i": i}) for i in range(60) for table in tables))
    for table in tables:
        assert await read(jetstream, table) == list(range(60))


async def test_names_in_any_script_come_back_as_they_were(jetstream: Engine) -> None:
    journal, table = await open_journal(jetstream), new_id()
    record = {"i": "\ud83d half, Ω, 'quoted' \\ \"twice\"", "more": [None, True, 1.5, {"": ""}]}
    await journal.append(table, record)
    assert (await EngineJournal(jetstream).take(table)).records == (record,)


async def test_more_than_one_message_holds_is_saved_in_several(jetstream: Engine) -> None:
    journal, table = await open_journal(jetstream), new_id()
    await asyncio.gather(*(journal.append(table, {"i": i, "text": "x" * 20_000}) for i in range(100)))
    assert await read(jetstream, table) == list(range(100))


async def test_a_former_owner_can_append_nothing(jetstream: Engine) -> None:
    former, table = await open_journal(jetstream), new_id()
    await former.append(table, {"i": 1})
    owner = EngineJournal(jetstream)
    assert [record["i"] for record in (await owner.take(table)).records] == [1]
    with pytest.raises(TableTaken):
        await former.append(table, {"i": 2})
    await owner.append(table, {"i": 3})
    with pytest.raises(TableTaken):  # nor ever after
        await former.append(table, {"i": 4})
    with pytest.raises(TableTaken):
        await asyncio.wrap_future(former.flush(table))
    assert await read(jetstream, table) == [1, 3]


async def test_of_two_that_believe_they_own_a_table_one_entry_wins(jetstream: Engine) -> None:
    one, table = await open_journal(jetstream), new_id()
    await one.append(table, {"i": 0})
    other = EngineJournal(jetstream)
    other._find_table(table).last = one._find_table(table).last  # noqa: SLF001 - both have folded the same journal
    outcomes = await asyncio.gather(one.append(table, {"i": 1}), other.append(table, {"i": 2}), return_exceptions=True)
    assert sorted(map(type, outcomes), key=str) == sorted([type(None), TableTaken], key=str)
    assert await read(jetstream, table) == [0, 1 if outcomes[0] is None else 2]


class DeafEngine(Engine):
    """Loses the answer to every third message that was stored."""

    count = 0

    async def append(self, *args: Any, **kw: Any) -> int:
        done = await super().append(*args, **kw)
        self.count += 1
        if self.count % 3 == 0:
            raise EngineAway("the answer was lost")
        return done


async def test_what_was_stored_though_the_answer_was_lost_is_not_stored_twice(jetstream: Engine) -> None:
    journal, table = await open_journal(jetstream), new_id()
    deaf = EngineJournal(DeafEngine(jetstream.client, 3))
    for i in range(20):
        await deaf.append(table, {"i": i})
    assert deaf.count_unsaved() == 0
    assert await read(jetstream, table) == list(range(20))
    assert journal.writer != deaf.writer


async def test_a_retired_journal_is_gone_and_takes_nothing(jetstream: Engine) -> None:
    journal, table = await open_journal(jetstream), new_id()
    await journal.append(table, {"i": 1})
    assert table in await journal.list_tables()
    await asyncio.wrap_future(journal.retire(table))
    assert table not in await journal.list_tables()
    with pytest.raises(LookupError):
        await journal.append(table, {"i": 2})


async def press_on(journal: EngineJournal, table: str, seconds: float) -> tuple[int, float]:
    """Append one after the other, as people press; return how many, and the longest wait (s) for an answer."""
    end, i, worst = time.monotonic() + seconds, 0, 0.0
    while time.monotonic() < end:
        began = time.monotonic()
        try:
            await journal.append(table, {"i": i})
        except SaveError:
            pass  # kept, and tried again
        worst = max(worst, time.monotonic() - began)
        i += 1
        await asyncio.sleep(0.01)
    return i, worst


@pytest.mark.parametrize("leads", [False, True])
async def test_a_node_that_is_killed_costs_no_record(nodes: JetStreamNodes, jetstream: Engine, leads: bool) -> None:
    journal, tables = await open_journal(jetstream), [new_id() for _ in range(4)]
    pressing = [asyncio.create_task(press_on(journal, table, 6)) for table in tables]
    await asyncio.sleep(1)
    leader = nodes.leader_of(STREAM)
    nodes.kill(leader if leads else (leader + 1) % 3)
    for table, press in zip(tables, pressing, strict=True):
        count, worst = await press
        assert worst < 5
        await _flushed(journal, table)
        assert await read(jetstream, table) == list(range(count))


async def _flushed(journal: EngineJournal, table: str) -> None:
    end = time.monotonic() + 30
    while True:
        try:
            return await asyncio.wrap_future(journal.flush(table))
        except SaveError:
            assert time.monotonic() < end
            await asyncio.sleep(0.2)


async def test_without_nodes_records_wait_and_are_kept_later(nodes: JetStreamNodes, jetstream: Engine) -> None:
    journal, table = await open_journal(jetstream), new_id()
    await journal.append(table, {"i": 0})
    nodes.kill()
    began = time.monotonic()
    for i in range(1, 4):
        with pytest.raises(SaveError) as told:
            await journal.append(table, {"i": i})
        assert told.value.message.id == "store-engine-refused"
    assert time.monotonic() - began < 5
    assert journal.count_unsaved() == 3
    nodes.start()
    await _flushed(journal, table)
    assert journal.count_unsaved() == 0
    assert await read(jetstream, table) == [0, 1, 2, 3]
