"""Folders as each released version left them: they stay readable for ever.

``kept/layout-N`` is never changed; a new version adds its own beside it.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from companion.content import content_root
from companion.games import score_file
from companion.store.folder import FOLDER_VERSION, DataFolder
from companion.store.journal import VERSION as JOURNAL_VERSION
from companion.store.journal import Beat, Journals
from companion.store.library import Library

KEPT = Path(__file__).parent / "kept"
TABLE = "4be1f0a2c3d4e5f6"


def test_every_layout_was_kept() -> None:
    assert {path.name for path in KEPT.iterdir()} == {f"layout-{number}" for number in range(1, FOLDER_VERSION + 1)}
    assert JOURNAL_VERSION == 1  # a new version keeps a journal of its own here


@pytest.mark.parametrize("layout", sorted(path.name for path in KEPT.iterdir()))
def test_a_kept_folder_is_read(layout: str, tmp_path: Path) -> None:
    root = tmp_path / "data"
    shutil.copytree(KEPT / layout, root)
    with DataFolder.open(root) as folder:
        library = Library(folder, lambda file: score_file(file, content_root()).result)
        library.check()
        (entry,) = library.history()
        assert [(player.name, player.points, player.winner) for player in entry.players] == [
            ("R. Goupil", 36, True),
            ("Éloïse", 12, False),
        ]
        assert library.load(entry.id)["rounds"][2]["sheets"]["a"]["photos"] == [4, 1]
        (profile,) = library.players()
        assert (profile.player.name, profile.player.colour, profile.player.symbol) == ("R. Goupil", "red", "triangle")
        assert profile.player.ticked == {"redac-chef": {"achievements": [17]}}
        assert profile.last_played == "2026-11-27T21:30:00+01:00"
        assert library.settings() == {"hidden": ["election"]}

        with Journals(folder.journals, folder.set_aside, folder.notices) as journals:
            (journal,) = journals.recover()
            assert journal.table == TABLE
            assert [record["seq"] for record in journal.records] == [1, 2]
            assert journal.records[0]["events"] == [{"type": "example", "name": "Zoé 🗞"}]
            assert journal.last_beat == Beat(1764273302000, 99000)
            journals.submit(TABLE, {"seq": 3}).result(30)
            assert [record["seq"] for record in journals.recover()[0].records] == [1, 2, 3]
        assert folder.notices.all() == ()
