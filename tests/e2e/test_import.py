"""Players and their games are imported in the browser, by files that are larger than a page's socket takes."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.exchange.person import encode_person
from companion.store.players import Player
from companion.ui.files import MOST
from tests.support.browser_phone import PATIENCE_MS, Phone, Room
from tests.support.finished_game import game_file
from tests.support.many_evenings import PEOPLE, evenings
from tests.support.wording import worded

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


def test_how_far_an_import_of_five_megabytes_is_can_be_seen(room: Room, tmp_path: Path) -> None:
    now = datetime.now(UTC)
    people = [Player(id=id_, name=name, created_at=now) for id_, name in PEOPLE.items()]
    games = [*evenings(1_150)]
    games[1]["rounds"][0]["sheets"]["a"]["articles"] = -4
    raw = encode_person(people, games)
    assert 4_000_000 < len(raw) < 6_000_000
    file = tmp_path / "joueurs.json"
    file.write_bytes(raw)
    phone = room.device("/players")
    choose(phone, file)
    seen: set[str] = set()
    deadline = time.monotonic() + PATIENCE_MS * 4 / 1000
    while not phone.has("import-left-out") and time.monotonic() < deadline:
        seen |= {phone.told("import-player-busy").strip()} - {""}
        phone.page.wait_for_timeout(50)
    assert len(seen) >= 4, seen
    phone.shows("import-left-out", "games[1]")
    phone.shows("profile-4")
