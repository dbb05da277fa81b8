"""Real processes, killed while they write: what was acknowledged is there, once, in order."""

from __future__ import annotations

import os
import random
from collections import defaultdict
from pathlib import Path

import pytest

from companion.store.errors import Notices
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter, read_journal
from companion.store.library import Library
from tests.support.killed_program import killed
from tests.support.stored_game import score

ROOT = Path(__file__).parents[2]


pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs signals that cannot be caught")


@pytest.fixture
def chance() -> random.Random:
    """``SEED=… pytest`` repeats a run."""
    seed = int(os.environ.get("SEED", random.randrange(10**6)))
    print(f"SEED={seed}")
    return random.Random(seed)


def test_killed_while_appending_again_and_again(tmp_path: Path, chance: random.Random) -> None:
    (tmp_path / "journals").mkdir()
    acknowledged: dict[str, list[int]] = defaultdict(list)
    for run in range(6):
        for table, number in killed("tests.store.appender", tmp_path, run * 1_000_000, chance.randrange(1, 250)):
            acknowledged[table].append(number)
        for table, told in acknowledged.items():
            kept = [record["i"] for record in read_journal(tmp_path / "journals" / f"{table}.jsonl").records]
            assert len(set(kept)) == len(kept)
            assert kept == sorted(kept)
            assert set(told) <= set(kept)
    notices = Notices()
    with JournalWriter(tmp_path / "journals", tmp_path / "set-aside", notices) as journals:
        assert {journal.table for journal in journals.recover()} >= set(acknowledged)
    assert notices.all() == ()


def test_killed_while_saving_and_correcting_games(tmp_path: Path, chance: random.Random) -> None:
    latest: dict[str, int] = {}
    for run in range(4):
        said = killed("tests.store.saver", tmp_path, (run + 1) * 1_000, chance.randrange(1, 40))
        latest |= dict(said)
        last = said[-1][1]
        with DataFolder.open(tmp_path) as folder:
            library = Library(folder, score)
            library.check()
            found = {entry.id: entry.players[0].points for entry in library.history()}
            for id_, number in latest.items():
                file = library.load(id_)
                # What was being saved when it died may be there or not, but whole.
                assert file["points"]["a"] in (number, last + 1)
                assert found[id_] == file["points"]["a"]
            assert set(found) <= set(latest) | {f"g{(last + 1) % 25}"}
            latest = {id_: points for id_, points in found.items() if points is not None}
            assert not list(tmp_path.glob("games/*/.*"))
            before = (library.history(), library.people.profiles())
            library.rebuild()
            assert (library.history(), library.people.profiles()) == before
            library.close()
        assert [notice.id for notice in folder.notices.all()] in ([], ["store-game-twice"])
