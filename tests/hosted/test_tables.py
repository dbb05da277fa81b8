"""A hub on the real engine: it goes on without it and says so, and gives a table up that another worker has taken."""

from __future__ import annotations

import asyncio

import pytest

from companion.hosted.engine import Engine
from companion.hosted.journal import EngineJournal
from companion.hub import table as table_module
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.hub.view import View
from companion.table.intents import FreeSeat, TakeSeat
from companion.table.message import Refused
from tests.support.jetstream_nodes import JetStreamNodes
from tests.support.redac_chef_table import redac_chef
from tests.support.virtual_hub import HOST, PHONE, HandArchive, opened

pytestmark = pytest.mark.hosted


def make_hub(journal: EngineJournal) -> Hub:
    return Hub({"redac-chef": redac_chef()}, SystemClock(), journal, HandArchive())


async def until_saved(table: LiveTable) -> None:
    while table.view.unsaved is not None:
        await asyncio.sleep(0.01)


async def test_a_table_goes_on_while_the_engine_is_away_and_says_so(
    nodes: JetStreamNodes, jetstream: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "RETRY_MS", 200)
    journal = EngineJournal(jetstream)
    await journal.prepare()
    hub = make_hub(journal)
    table = await opened(hub)
    nodes.kill()
    for seat in "abc":
        assert (await table.submit(TakeSeat(seat=seat), PHONE)).seq
    assert table.view.unsaved is not None and table.view.unsaved.id == "store-engine-away"
    assert len(table.view.table.seats_of_device(PHONE.device)) == 3
    nodes.start()
    await asyncio.wait_for(until_saved(table), 60)
    next_hub = make_hub(EngineJournal(jetstream))
    assert next_hub.recover([await next_hub._journal.take(table.id)]) == []  # type: ignore[attr-defined]  # noqa: SLF001
    taken_over = next_hub.table(table.id)
    assert taken_over is not None and taken_over.state == table.state
    await next_hub.stop()
    await hub.stop()


async def test_who_believes_to_own_a_table_and_does_not_gives_it_up(jetstream: Engine) -> None:
    first, second = EngineJournal(jetstream), EngineJournal(jetstream)
    await first.prepare()
    former, owner = make_hub(first), make_hub(second)
    table = await opened(former)
    views: list[View] = []
    table.subscribe(views.append)
    await table.submit(TakeSeat(seat="a"), PHONE)
    assert owner.recover([await second.take(table.id)]) == []
    same = owner.table(table.id)
    assert same is not None and same.state == table.state
    presses = [TakeSeat(seat="b"), TakeSeat(seat="c"), FreeSeat(seat="a", device=PHONE.device)]
    told = await asyncio.gather(*(table.submit(each, PHONE) for each in presses), return_exceptions=True)
    assert [isinstance(each, Refused) and each.message.id for each in told] == ["refused-table-taken"] * 3
    with pytest.raises(Refused):
        await table.submit(TakeSeat(seat="b"), PHONE)
    await asyncio.sleep(0.1)
    assert views[-1].taken and former.table(table.id) is None and former.open_tables() == []
    # Nothing of what was refused is at the owner's table, which goes on.
    assert [*same.state.seats_of_device(PHONE.device)] == ["a"]
    assert (await same.submit(TakeSeat(seat="b"), HOST)).seq
    await former.stop()
    await owner.stop()
