"""What the disk refuses at any step is not there at the next start, and what it took is: memory and folder agree."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from companion.store.errors import StoreError
from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.store.players import Player
from tests.support.broken_folder import ADA, BO, CY, copied, furnish, state
from tests.support.disks import FailingDisk
from tests.support.stored_game import game, score

NEW = "00000009-0000-4000-8000-000000000000"
ACTS: dict[str, Callable[[Library], object]] = {
    "rename": lambda library: library.people.change(ADA, lambda player: player.model_copy(update={"name": "Adèle"})),
    "new": lambda library: library.people.save(Player(id=NEW, name="New", created_at=datetime(2026, 1, 1, tzinfo=UTC))),
    "split": lambda library: library.people.split(CY),
    "forget": lambda library: library.people.delete(ADA),
    "setting": lambda library: library.set_setting("port", 9),
    "note": lambda library: library.set_note("redac-chef", "tribune/D2", "trois points"),
    "correct": lambda library: library.save(library.load("game-1") | {"points": {"a": 77, "b": 3}}),
    "save": lambda library: library.save(
        game("Ada", "Bo", id_="game-9", when="2026-12-01T20:00:00+01:00", profiles={"Ada": ADA, "Bo": BO})
    ),
    "date": lambda library: library.save(library.load("game-1") | {"finished_at": "2027-01-01T20:00:00+01:00"}),
    "delete": lambda library: library.delete("game-1"),
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("whole") / "data"
    furnish(root)
    return root


def kept(library: Library) -> dict[str, Any]:
    return {
        "players": library.people.all(),
        "settings": library.settings(),
        "notes": sorted(library.notes(), key=repr),
        "games": {entry.id: library.find(entry.id) for entry in library.history()},
    }


@pytest.mark.skipif(os.name != "posix", reason="no other system syncs folders")
@pytest.mark.parametrize("act", ACTS)
def test_memory_and_folder_agree_whatever_step_the_disk_refuses(whole: Path, tmp_path: Path, act: str) -> None:
    before, _ = state(whole)
    for call in ("write", "sync", "replace", "sync_folder"):
        for at in range(10):
            disk, refused = FailingDisk(), False
            root = copied(whole, tmp_path / "data")
            with DataFolder.open(root, disk=disk) as folder:
                library = Library(folder, score)
                disk.calls.clear()
                disk.fail_once(call, at)
                try:
                    ACTS[act](library)
                except StoreError:
                    refused = True
                found = kept(library)
                library.close()
            if disk.calls.count(call) <= at:
                break
            after, _ = state(root)
            assert found == {key: after[key] for key in found}, f"{call} {at}"
            assert not refused or after == before, f"{call} {at}"
