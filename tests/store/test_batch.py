"""What stands in place of an import under way keeps no evening from starting, nor the next import."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.store.batch import BATCH_FILE
from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.text.words import words
from tests.exchange.importer import games
from tests.exchange.test_transfer import Place
from tests.support.broken_folder import KINDS
from tests.support.stored_game import score


@pytest.mark.skipif(os.name != "posix", reason="links and pipes")
@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"gone", "no keys", "no numbers"}))
def test_whatever_stands_in_place_of_an_import_is_set_aside_and_named(tmp_path: Path, kind: str) -> None:
    root = tmp_path / "data"
    DataFolder.open(root).close()
    (root / BATCH_FILE).write_bytes(b'{"format": "companion-import", "version": 1}\n')
    KINDS[kind](root / BATCH_FILE)
    with DataFolder.open(root) as folder:
        (notice,) = folder.notices.all()
        (aside,) = folder.set_aside.iterdir()
        assert all(str(aside) in words(lang).say(notice) for lang in ("fr", "en", "de"))
        Library(folder, score).close()
    with DataFolder.open(root) as folder:
        assert folder.notices.all() == ()
    place = Place(root)
    place.take(*games(0)[:2])
    assert len(place.state()[0]) == 2
    place.folder.close()
