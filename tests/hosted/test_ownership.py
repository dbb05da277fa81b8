"""A worker's tables stand in the directory for as long as it has them."""

from __future__ import annotations

import asyncio

import pytest

from companion.hosted.directory import HUNG, MISSED, Directory, Member
from companion.hosted.engine import Engine
from companion.hosted.worker import WorkerJournal
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from tests.support.redac_chef_table import redac_chef
from tests.support.virtual_hub import HandArchive, opened

pytestmark = pytest.mark.hosted


async def test_a_table_that_is_removed_is_not_taken_over_again(jetstream: Engine) -> None:
    journal = WorkerJournal(jetstream, "127.0.0.1:1")
    directory = journal.directory
    hub = Hub({"redac-chef": redac_chef()}, SystemClock(), journal.port, HandArchive())
    async with journal.hold_tables(hub, lambda _: None):
        kept, removed = await opened(hub), await opened(hub)
        while not all(directory.worker_of(table.id) for table in (kept, removed)):
            await asyncio.sleep(0.01)
        assert directory.find_table_by_code(removed.state.code) == removed.id
        removing = asyncio.create_task(hub.delete_game(removed.state.game_id))
        while not removing.done():
            directory.changed.set()
            await asyncio.sleep(0)
        await asyncio.sleep(0.5)
        assert hub.list_tables() == [kept]
        assert directory.tables[removed.id].away and directory.find_table_by_code(removed.state.code) is None
        await hub.stop()


def test_a_silent_worker_is_dead_when_its_machine_is_silent_too_or_after_long() -> None:
    directory = Directory(None)  # type: ignore[arg-type]
    front = Member("front-1", "", 0, 0, 0)
    worker = Member("worker-1", "a:1", 0, 0, 0, front="front-1")
    alone = Member("worker-2", "a:2", 0, 0, 0)
    directory.members = {each.id: each for each in (front, worker, alone)}
    worker.missed = alone.missed = MISSED
    assert directory.workers() == [worker]  # busy: else the front would have said that it has died
    front.missed = MISSED
    assert directory.workers() == []
    front.missed, worker.missed = 0, HUNG
    assert directory.workers() == []
    worker.missed = 0
    assert directory.workers() == [worker]
    front.gone, worker.missed = True, MISSED
    assert directory.workers() == []
