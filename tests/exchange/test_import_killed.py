"""An import is all or none, whatever ends it: a kill at any moment, and a disk that refuses any step."""

from __future__ import annotations

import os
import random
import uuid
from pathlib import Path

import pytest

from companion.store.errors import SaveError
from companion.store.folder import DataFolder
from companion.store.library import Library
from tests.exchange.importer import GAMES, games
from tests.exchange.test_transfer import Place
from tests.support.disks import FailingDisk
from tests.support.killed_program import killed
from tests.support.stored_game import score

KILLS = int(os.environ.get("COMPANION_KILLS", "30"))


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="needs signals that cannot be caught")
def test_a_killed_import_is_all_there_or_not_at_all(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED", random.randrange(10**6)))
    print(f"SEED={seed}")
    chance, root, first = random.Random(seed), tmp_path / "data", 0
    some = whole = 0
    for kill in range(KILLS):
        said = killed("tests.exchange.importer", root, first, chance.randrange(1, 90))
        last = max(number for _, number in said)
        acknowledged = max((number for word, number in said if word == "ack"), default=first - GAMES)
        with DataFolder.open(root) as folder:
            library = Library(folder, score)
            library.check()
            there = {entry.id for entry in library.history()}
            files = {path.stem for path in folder.games.glob("*/*.json")}
            people = {each.player.id: each.last_played for each in library.people.profiles()}
            library.close()
            assert there == files, f"kill {kill}"
            begun = {str(uuid.UUID(int=number)) for number in range(last, last + GAMES)}
            assert {str(uuid.UUID(int=number)) for number in range(acknowledged + GAMES)} <= there
            assert begun & there in (set(), begun), f"kill {kill}: {len(begun & there)} of {GAMES}"
            some += last > acknowledged
            whole += last > acknowledged and begun <= there
            first = last + GAMES * (begun <= there)
            assert len(there) == first
            assert (len(people) == 6 and all(people.values())) if there else not people
            assert not list(root.glob("import*"))
    print(f"{KILLS} kills: {some} within an import, of which {whole} were completed at the next start")


@pytest.mark.parametrize("step", ["write", "sync", "replace", "sync_folder"])
@pytest.mark.parametrize("at", range(0, 16, 3))
@pytest.mark.parametrize("lasting", [False, True])
def test_whatever_step_the_disk_refuses_all_or_none_is_taken(tmp_path: Path, step: str, at: int, lasting: bool) -> None:
    """The disk refuses once, or from then on, until the next start."""
    place = Place(tmp_path / "data")
    here = games(0)[:4]
    place.take(*(file | {"points": {"a": 1, "b": 1}} for file in here[:2]))
    before = place.state()
    disk = FailingDisk()
    place.disk = place.folder.disk = disk
    place.library = Library(place.folder, score)
    disk.fail_once(step, at, lasting=lasting)
    try:
        place.take(*here, replace=True)
        refused = False
    except SaveError:
        refused = True
    if refused and not lasting:
        assert place.state() == before, "at once"
    place.library.close()
    place.folder.close()
    again = Place(tmp_path / "data")
    again.library.check()
    now = again.state()
    after = {file["id"]: file for file in here}
    assert now[0] in ({} | before[0], after) and (refused or now[0] == after)
    assert {entry.id for entry in now[1]} == set(now[0])
    if now[0] == before[0]:
        assert now == before
    again.folder.close()
