"""What comes in by a file is checked as what is typed, in time that grows with the file and no faster."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.exchange.commands import _score
from companion.exchange.importing import Import, ImportRefused, Source, check_sources, import_games
from companion.store.batch import BATCH_FILE
from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.table.seats import NAME_LENGTH
from tests.support.finished_game import game_file

WHEN = "2026-01-01T00:00:00Z"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[DataFolder]:
    with DataFolder.open(tmp_path / "data") as folder:
        yield folder


@pytest.fixture
def library(folder: DataFolder) -> Iterator[Library]:
    library = Library(folder, _score)
    yield library
    library.close()


def person(games: list[Any] | None = None, **fields: Any) -> bytes:
    profile = {"id": "p-ada", "name": "Ada", "created_at": WHEN} | fields
    content = {"format": "companion-person", "version": 1, "profiles": [profile], "games": games or []}
    return json.dumps(content).encode()


def faults(raw: bytes) -> list[tuple[str, str]]:
    with pytest.raises(ImportRefused) as refused:
        check_sources(_score, [Source("file", raw)])
    return [(fault.where, fault.why.id) for fault in refused.value.wrong["file"]]


@pytest.mark.parametrize(
    ("field", "value", "where", "why"),
    [
        ("name", "", "", "refused-name-empty"), ("name", "x" * 300_000, "name", "refused-name-long"),
        ("name", "\u3164", "name", "refused-name-empty"), ("name", "\ud800x", "name", "fault-text-broken"),
        ("name", 5, "name", "fault-text"), ("id", "", "id", "fault-length"), ("id", "x" * 200, "id", "fault-length"),
        ("colour", "pink", "colour", "fault-one-of"), ("symbol", "heart", "symbol", "fault-one-of"),
        ("created_at", "9999-01-01T00:00:00Z", "created_at", "fault-moment"),
        ("more", 1, "more", "fault-unknown-field"),
        ("ticked", {"chess": {"achievements": [1]}}, "ticked", "fault-one-of"),
        ("ticked", {"redac-chef": {"medals": [1]}}, "ticked", "fault-one-of"),
        ("ticked", {"redac-chef": {"achievements": [99_999]}}, "ticked", "fault-unknown-number"),
        ("ticked", {"redac-chef": {"achievements": ["1"]}}, "ticked.redac-chef.achievements[0]", "fault-whole-number"),
    ],
)  # fmt: skip
def test_a_profile_is_checked_as_what_is_typed(field: str, value: Any, where: str, why: str) -> None:
    assert faults(person(**{field: value})) == [(f"profiles[0].{where}".rstrip("."), why)]


def test_a_name_is_cleaned_as_a_typed_one_is(library: Library) -> None:
    import_games(library, _score, [Source("file", person(name=" Ada\u202e \x07\n  B\x00 "))])
    assert [each.player.name for each in library.people.profiles()] == ["Ada B"]


@pytest.mark.parametrize(
    ("name", "kept"), [(" Goupil\u202e\x00 ", "Goupil"), ("\u2800\u3164", None), ("x" * (NAME_LENGTH + 1), None)]
)
def test_names_in_a_game_are_cleaned_too(library: Library, name: str, kept: str | None) -> None:
    file = game_file()
    file["players"][0] = {**file["players"][0], "name": name, "profile": "p-new"}
    raw = json.dumps(file).encode()
    if kept is None:
        assert "players[0].name" in {where for where, _ in faults(raw)}
        return
    import_games(library, _score, [Source("file", raw)])
    assert library.load(file["id"])["players"][0]["name"] == kept
    again = import_games(library, _score, [Source("file", raw)])
    assert again.already == [file["id"]]


def test_a_hundred_and_fifty_thousand_numbers_take_no_time(library: Library) -> None:
    """a file of less than 1 MB held up everybody for minutes"""
    library_of = [Source("file", person(ticked={"redac-chef": {"achievements": [1, 2, 3]}}))]
    import_games(library, _score, library_of)
    began = time.monotonic()
    import_games(library, _score, [Source("file", person(ticked={"redac-chef": {"achievements": [4, 5] * 75_000}}))])
    assert faults(person(ticked={"redac-chef": {"achievements": list(range(150_000))}}))
    assert time.monotonic() - began < 10
    assert [*library.people.profiles()][0].player.ticks("redac-chef", "achievements") == {1, 2, 3, 4, 5}


def test_what_no_game_is_as_large_as_is_refused() -> None:
    assert faults(json.dumps(game_file() | {"note": "x" * 50_000}).encode()) == [("", "fault-too-much")]
    assert faults(json.dumps(game_file() | {"note": [0] * 50_000}).encode()) == [("", "fault-too-much")]
    assert faults(person(games=[{}] * 20_000)) == [("games", "fault-too-many")]


def test_a_file_of_faults_is_answered_with_some_of_them() -> None:
    assert len(faults(person(games=[{}] * 5_000))) <= 100


def taking_of(number: int, **options: Any) -> Import:
    """An import of so many games."""
    raw = "\n".join(json.dumps(game_file(f"g{each}")) for each in range(number))
    return Import(check_sources(_score, [Source("games", raw.encode())]), **options)


def test_an_import_is_done_a_few_games_at_a_time(library: Library) -> None:
    taking, parts = taking_of(25), []
    while not taking.step(library):
        parts.append(taking.progress)
    assert parts == sorted({*parts}) and 0 < parts[0] < parts[-1] < 1
    assert len(taking.result.added) == 25 == len(list(library.ids()))


@pytest.mark.parametrize("steps", range(8))
def test_an_import_that_a_power_cut_ended_is_all_or_none_at_the_next_start(
    folder: DataFolder, library: Library, steps: int
) -> None:
    taking = taking_of(20)
    for _ in range(steps):
        taking.step(library)
    counts = steps > 2  # the first two steps look what is there
    library.close()
    folder.close()
    with DataFolder.open(folder.root) as again:
        assert [notice.id for notice in again.notices.all()] == ["exchange-import-finished"] * (2 < steps < 7)
        opened = Library(again, _score)
        assert len(opened.history()) == 20 * counts == len(list(again.games.glob("*/*.json")))
        assert [each.player.id for each in opened.people.profiles()] == ["p-goupil", "p-zhette"] * counts
        opened.close()
    with DataFolder.open(folder.root) as again:
        assert not again.notices.all(), "said once"


def test_what_was_changed_since_is_not_taken_back_by_the_rest_of_an_import(
    folder: DataFolder, library: Library
) -> None:
    taking = taking_of(20)
    for _ in range(4):
        taking.step(library)
    changed = game_file("g3") | {"finished_at": "2026-11-21T22:40:00+01:00"}
    library.save(changed)
    library.close()
    folder.close()
    with DataFolder.open(folder.root) as again:
        opened = Library(again, _score)
        assert opened.load("g3") == changed
        assert len(opened.history()) == 20
        opened.close()


def test_a_game_that_somebody_else_keeps_meanwhile_stays(library: Library) -> None:
    taking = taking_of(20)
    for _ in range(3):
        taking.step(library)
    theirs = game_file("g19") | {"finished_at": "2026-12-21T22:40:00+01:00"}
    library.save(theirs)
    while not taking.step(library):
        pass
    assert library.load("g19") == theirs
    assert taking.result.differing == ["g19"]
    assert {entry.id: entry.when for entry in library.history()}["g19"] == theirs["finished_at"]


def test_a_damaged_rest_of_an_import_keeps_nobody_from_starting(folder: DataFolder, library: Library) -> None:
    taking = taking_of(20)
    for _ in range(3):
        taking.step(library)
    library.close()
    folder.close()
    path = folder.root / BATCH_FILE
    path.write_bytes(path.read_bytes()[:-900])
    with DataFolder.open(folder.root) as again:
        (notice,) = again.notices.all()
        assert notice.id == "exchange-import-damaged" and not path.exists()
