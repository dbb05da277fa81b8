"""One truth per game, on the real disk: whatever tables it was at, its file says what was entered last."""

from __future__ import annotations

import asyncio
import contextlib
import errno
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from companion.content import content_root
from companion.games.redac_chef.state import intents as wish
from companion.games.registry import score_file
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.store.archive import Archive
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter, read_journal
from companion.store.origin import Origin, Writer, digest_of, judge
from companion.table.events import TableOpened
from companion.table.intents import Undo
from tests.support.disks import FailingDisk
from tests.support.finished_game import game_file
from tests.support.redac_chef_table import redac_chef
from tests.support.virtual_hub import HOST

ID = game_file()["id"]


class Life:
    """One process on a data folder."""

    def __init__(self, hub: Hub, archive: Archive, folder: DataFolder) -> None:
        self.hub, self.archive, self.folder = hub, archive, folder

    async def reopen(self) -> LiveTable:
        return await self.hub.reopen(await self.archive.load(ID), {}, HOST)

    async def surplus(self) -> int:
        file = await self.archive.load(ID)
        return int(file["rounds"][0]["sheets"]["a"]["surplus"])

    def said(self) -> list[str]:
        return [notice.id for notice in self.folder.notices.all()]


@contextlib.asynccontextmanager
async def life(root: Path) -> AsyncIterator[Life]:
    with DataFolder.open(root) as folder:
        archive = Archive(folder, lambda file: score_file(file, content_root()).result)
        journals = JournalWriter(folder.journals, folder.set_aside, folder.notices)
        hub = Hub({"redac-chef": redac_chef()}, SystemClock(), journals, archive)
        for notice in hub.recover(journals.recover()):
            folder.notices.add(notice)
        await asyncio.gather(*(table.wait_archived() for table in hub._tables.values()))  # noqa: SLF001
        try:
            yield Life(hub, archive, folder)
        finally:
            await hub.stop()
            journals.close()
            archive.close()


async def enter(table: LiveTable, surplus: int, by: Any = HOST) -> None:
    await table.submit(wish.EnterCount(day="friday", seat="a", field="surplus", value=surplus), by)


async def corrected(root: Path, surplus: int) -> None:
    """A correction from the history, put away again."""
    async with life(root) as now:
        table = await now.reopen()
        await enter(table, surplus)
        await now.hub.put_away(table.id, HOST)


@pytest.fixture
async def root(tmp_path: Path) -> Path:
    async with life(tmp_path / "data") as now:
        await now.archive.save(game_file())
    await corrected(tmp_path / "data", 7)
    return tmp_path / "data"


async def test_a_corrected_game_stays_corrected_however_often_the_server_starts(root: Path) -> None:
    await corrected(root, 2)
    for _ in range(3):
        async with life(root) as now:
            assert await now.surplus() == 2
            assert now.said() == []


async def test_an_import_while_the_server_is_off_is_not_undone(root: Path) -> None:
    async with life(root) as now:
        await enter(await now.reopen(), 2)  # this table stays open
    async with life(root) as now:
        await now.hub.put_away(now.hub.find_by_game(ID).id, HOST)  # type: ignore[union-attr]
    with DataFolder.open(root) as folder:
        archive = Archive(folder, lambda file: score_file(file, content_root()).result)
        file = await archive.load(ID)
        file["rounds"][0]["sheets"]["a"]["surplus"] = 9
        await archive.save(file)
        archive.close()
    for _ in range(2):
        async with life(root) as now:
            assert await now.surplus() == 9


async def test_an_import_under_a_table_that_is_open_counts_and_is_said(root: Path) -> None:
    async with life(root) as now:
        await enter(await now.reopen(), 2)
    with DataFolder.open(root) as folder:
        archive = Archive(folder, lambda file: score_file(file, content_root()).result)
        file = await archive.load(ID)
        file["rounds"][0]["sheets"]["a"]["surplus"] = 9
        await archive.save(file)
        archive.close()
    async with life(root) as now:
        assert await now.surplus() == 9
        assert now.said() == ["store-game-changed"]
        assert now.hub.open_tables() == []
        table = await now.reopen()
        assert table.state.play.settings.mode == "classic"
        await enter(table, 5)
        await table.wait_archived()
        assert await now.surplus() == 5
        assert now.said() == ["store-game-changed"]
    async with life(root) as now:
        assert (await now.surplus(), now.said()) == (5, [])


async def test_a_file_changed_under_a_table_that_goes_on_is_kept_beside_it(root: Path) -> None:
    async with life(root) as now:
        table = await now.reopen()
        file = await now.archive.load(ID)
        file["rounds"][0]["sheets"]["a"]["surplus"] = 9
        await now.archive.save(file)
        await enter(table, 3)
        await table.wait_archived()
        assert await now.surplus() == 3
        assert now.said() == ["store-game-elsewhere"]
        (aside,) = now.folder.set_aside.iterdir()
        assert '"surplus": 9' in aside.read_text("utf-8")


async def test_two_who_correct_one_game_are_at_one_table_and_lose_nothing(root: Path) -> None:
    async with life(root) as now:
        first, second = await now.reopen(), await now.reopen()
        assert first is second
        other = wish.EnterCount(day="friday", seat="b", field="surplus", value=6)
        await asyncio.gather(enter(first, 4), second.submit(other, HOST))
        assert len(now.hub.open_tables()) == 1
    async with life(root) as now:
        assert await now.reopen() is now.hub.open_tables()[0]
        assert await now.surplus() == 4
        assert (await now.archive.load(ID))["rounds"][0]["sheets"]["b"]["surplus"] == 6
        assert now.hub.find_by_game(ID) is now.hub.open_tables()[0]


async def test_reopening_gives_the_next_generation_also_without_the_older_journals(root: Path) -> None:
    async with life(root) as now:
        table = await now.reopen()
        before = table.state.generation
        await now.hub.put_away(table.id, HOST)
        await now.hub.delete_game(ID)
        assert (await now.reopen()).state.generation == before + 1


async def test_two_open_tables_of_an_earlier_version_become_one(root: Path) -> None:
    async with life(root) as now:
        table = await now.reopen()
        await enter(table, 3)
        await table.wait_archived()
        journal = now.folder.journals / f"{table.id}.jsonl"
    # As d790f18 left it: a second open table of that game, begun from the file of before.
    old, new = table.id, "00000000000000aa"
    with DataFolder.open(root) as folder, JournalWriter(folder.journals, folder.set_aside, folder.notices) as journals:
        first = dict(read_journal(journal).records[0])
        opened, *rest = first["events"]
        del opened["generation"]
        events = [{**opened, "id": new, "code": "AAAAAA"}, *rest]
        journals.submit(new, {**first, "at": first["at"] - 1, "events": events}).result(30)
    async with life(root) as now:
        assert now.said() == ["hub-table-superseded"]
        (open_,) = now.hub.open_tables()
        assert open_.id == old
        assert await now.surplus() == 3
    async with life(root) as now:
        assert (now.said(), await now.surplus()) == ([], 3)


def test_a_journal_without_a_generation_is_of_the_first() -> None:
    opened = TableOpened(id="t", code="C", game="g", game_id="i", at="", host="", settings={})
    assert opened.generation == 1


# --- while the disk refuses -------------------------------------------------------------------------------------------

STEPS = ("write", "sync", "replace", "sync_folder")


@contextlib.asynccontextmanager
async def shaky_life(root: Path, disk: FailingDisk) -> AsyncIterator[Life]:
    """A process whose archive is on a disk that can fail; the journals' does not. It ends without a last save."""
    with DataFolder.open(root, disk=disk) as folder:
        archive = Archive(folder, lambda file: score_file(file, content_root()).result)
        journals = JournalWriter(folder.journals, folder.set_aside, folder.notices)
        hub = Hub({"redac-chef": redac_chef()}, SystemClock(), journals, archive)
        hub.recover(journals.recover())
        await asyncio.gather(*(table.wait_archived() for table in hub._tables.values()))  # noqa: SLF001
        yield Life(hub, archive, folder)
        await hub.stop()
        journals.close()
        archive.close()


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("back", ["entered", "undone"])
@pytest.mark.parametrize("put_away", [False, True])
async def test_a_correction_taken_back_while_the_disk_refuses_is_taken_back_in_the_file(
    root: Path, step: str, back: str, put_away: bool
) -> None:
    disk = FailingDisk()
    async with shaky_life(root, disk) as now:
        table = await now.reopen()
        before = await now.surplus()
        await enter(table, 2)
        await table.wait_archived()
        disk.fail[step] = errno.EIO
        if back == "undone":
            await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        else:
            await enter(table, before)
        if put_away:
            await now.hub.put_away(table.id, HOST)
        assert dict(table.state.play.day("friday").sheets)["a"].surplus == before
    for _ in range(2):
        async with life(root) as now:
            assert await now.surplus() == before, "what the table shows"
            assert now.said() == []


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("at", range(0, 12, 2))
async def test_whatever_step_of_a_save_the_disk_refuses_the_file_says_what_the_table_does(
    root: Path, step: str, at: int
) -> None:
    """The disk works again after the fault; nothing is asked of anybody."""
    disk = FailingDisk()
    async with shaky_life(root, disk) as now:
        table = await now.reopen()
        await enter(table, 2)
        await table.wait_archived()
        disk.fail_once(step, at)
        for value in (3, 2, 4, 2):
            await enter(table, value)
            await table.wait_archived()
    async with life(root) as now:
        assert await now.surplus() == 2
        assert now.said() == []
        assert [entry.id for entry in await now.archive.history()] == [ID]


# --- what a table may do ----------------------------------------------------------------------------------------------

OLD, NEW, OTHER = ({"id": "g", "n": n} for n in range(3))
FIRST, SECOND = Writer("one", 1), Writer("two", 2)


def origin(writer: Writer, *files: dict[str, Any]) -> Origin:
    return Origin(writer, tuple(map(digest_of, files)))


@pytest.mark.parametrize(
    ("there", "known", "moment", "verdict"),
    [
        (None, None, "put-away", "write"),
        (None, origin(SECOND, OLD), "now", "write"),
        (NEW, None, "restart", "there"),
        (NEW | {"ticked": {"a": {}}}, origin(FIRST, NEW), "restart", "there"),
        # A tick that the table itself had written and took back is taken back there, too.
        (NEW | {"ticked": {"a": {}}}, origin(FIRST, NEW | {"ticked": {"a": {}}}), "restart", "write"),
        (NEW | {"ticked": {"a": {}}}, origin(FIRST, NEW | {"ticked": {"a": {}}}), "now", "write"),
        # A crash after the journal had it and before the file did: its own older file is completed.
        (OLD, origin(FIRST, OLD), "restart", "write"),
        (OLD, origin(FIRST, OLD), "put-away", "write"),
        (OLD, origin(FIRST, OLD, NEW), "put-away", "write"),
        # Somebody else's content is left, or kept beside.
        (OTHER, origin(FIRST, NEW), "put-away", "leave"),
        (OTHER, origin(FIRST, NEW), "restart", "yield"),
        (OTHER, origin(FIRST, OLD), "restart", "aside"),
        (OTHER, origin(FIRST, NEW), "now", "aside"),
        (OTHER, None, "put-away", "leave"),
        (OTHER, None, "restart", "aside"),
        (OTHER, origin(FIRST, OTHER), "unchanged", "leave"),
        # A newer table has it.
        (OTHER, origin(SECOND, OTHER), "now", "yield"),
        (OTHER, origin(SECOND, OTHER), "put-away", "yield"),
    ],
)
def test_what_a_table_may_do_with_what_is_there(there: Any, known: Any, moment: Any, verdict: str) -> None:
    assert judge(there, known, NEW, FIRST, moment) == verdict


def test_a_newer_table_takes_over_what_an_older_one_wrote() -> None:
    assert judge(OLD, origin(FIRST, OLD), NEW, SECOND, "now") == "write"
    assert judge(OTHER, origin(FIRST, OLD), NEW, SECOND, "now") == "aside"
