"""The hub on the real journals and the real archive: a disk that refuses, and comes back."""

from __future__ import annotations

import asyncio
import errno
import time
from pathlib import Path

import pytest

from companion.content import content_root
from companion.games.registry import score_file
from companion.hub import table as table_module
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.store.archive import Archive
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter, read_journal
from companion.table.intents import TakeSeat
from tests.support.disks import FailingDisk
from tests.support.redac_chef_table import redac_chef
from tests.support.virtual_hub import HOST, PHONE, opened


async def until_saved(table: LiveTable) -> None:
    while table.view.unsaved is not None:
        await asyncio.sleep(0.01)


async def test_a_disk_that_was_full_for_a_while_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "RETRY_MS", 20)
    disk = FailingDisk()
    with DataFolder.open(tmp_path / "data", disk=disk) as folder:
        archive = Archive(folder, lambda file: score_file(file, content_root()).result)
        journals = JournalWriter(folder.journals, folder.set_aside, folder.notices, disk=disk)
        hub = Hub({"redac-chef": redac_chef()}, SystemClock(), journals, archive)
        table = await opened(hub)
        for broken in ("write", "sync"):
            disk.fail[broken] = errno.ENOSPC
            for seat in "abc":
                assert (await table.submit(TakeSeat(seat=seat), PHONE if broken == "write" else HOST)).seq
            assert table.view.unsaved is not None
            assert table.view.unsaved.id == "store-disk-full-unsaved"
            assert journals.count_unsaved(table.id) == 3
            del disk.fail[broken]
            await asyncio.wait_for(until_saved(table), 30)
            assert journals.count_unsaved(table.id) == 0
        await hub.stop()
        journals.close()
        archive.close()
        (path,) = folder.journals.glob("*.jsonl")
        assert [record["seq"] for record in read_journal(path).records] == [1, 2, 3, 4, 5, 6, 7]


async def test_a_table_comes_back_from_its_folder(tmp_path: Path) -> None:
    states = []
    for _ in range(3):
        with DataFolder.open(tmp_path / "data") as folder:
            archive = Archive(folder, lambda file: score_file(file, content_root()).result)
            journals = JournalWriter(folder.journals, folder.set_aside, folder.notices)
            hub = Hub({"redac-chef": redac_chef()}, SystemClock(), journals, archive)
            assert hub.recover(journals.recover()) == []
            table = hub.find_tonight() or await opened(hub)
            states.append(table.state)
            await hub.stop()
            journals.close()
            archive.close()
    assert states[0] == states[1] == states[2]


def test_the_clock_is_the_wall_clocks_and_never_goes_back() -> None:
    clock = SystemClock()
    assert abs(clock.now() - time.time_ns() // 1_000_000) < 60_000
    readings = [clock.now() for _ in range(1_000)]
    assert readings == sorted(readings)


def test_setting_the_wall_clock_does_not_move_the_timeline(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    before = clock.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= clock.now() < before + 60_000
