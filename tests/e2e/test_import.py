"""A player is imported in the browser, by a file that is larger than a page's socket takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.ui.files import MOST
from tests.e2e.table import PATIENCE_MS, Phone, Room
from tests.ui.sample import game_file
from tests.wording import worded

pytestmark = [pytest.mark.browser, pytest.mark.long]


def choose(phone: Phone, file: Path) -> None:
    with phone.page.expect_file_chooser(timeout=PATIENCE_MS) as chooser:
        phone.tap("import-player")
    chooser.value.set_files(file)


def test_a_file_of_three_megabytes_is_imported_and_one_too_large_is_said_at_once(room: Room, tmp_path: Path) -> None:
    profile = {"id": "p-goupil", "name": "Goupil", "created_at": "2026-01-01T00:00:00Z"}
    person = {"format": "companion-person", "version": 1, "profiles": [profile], "games": [game_file()]}
    file, large = tmp_path / "joueur.json", tmp_path / "trop.json"
    file.write_text(json.dumps(person) + " " * 3_000_000)
    large.write_bytes(b" " * (MOST + 1))
    laptop = room.laptop("/players")
    choose(laptop, large)
    laptop.says(worded("fr", "file-too-large", megabytes=MOST // 1_000_000))
    choose(laptop, file)
    laptop.says(worded("fr", "exchange-person-taken", name="Goupil"))
    laptop.shows("profile-1", "Goupil")
