"""Games out and in again: the same games, once, and never one in another's place unasked."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.exchange.exporting import ReadOnlyGames, encode_games, export_games_to, game_file_name
from companion.exchange.importing import ImportRefused, Source, derive_id, import_games
from companion.store.errors import SaveError, StoreError
from companion.store.folder import DataFolder
from companion.store.game_entry import GameEntry
from companion.store.history_filter import HistoryFilter
from companion.store.library import Library
from companion.store.players import Player
from tests.support.disks import FailingDisk
from tests.support.stored_game import game, score

ADA, BO = "ada-profile", "bo-profile"


class Place:
    def __init__(self, root: Path) -> None:
        self.disk = FailingDisk()
        self.folder = DataFolder.open(root, disk=self.disk)
        self.library = Library(self.folder, score)

    def shelf(self) -> ReadOnlyGames:
        return ReadOnlyGames(DataFolder.open_read_only(self.folder.root))

    def take(self, *files: Any, replace: bool = False) -> Any:
        return import_games(self.library, score, sources(*files), replace=replace)

    def games(self) -> dict[str, Any]:
        return {file["id"]: file for file in self.shelf().all()}

    def state(self) -> Any:
        return (
            self.games(),
            self.library.history(),
            sorted(self.library.people.profiles(), key=lambda each: each.player.id),
            sorted(path.name for path in self.folder.players.iterdir()),
        )


def sources(*files: Any) -> list[Source]:
    return [
        Source(f"file-{number}.json", file if isinstance(file, bytes) else json.dumps(file).encode())
        for number, file in enumerate(files)
    ]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path / "data")
    yield place
    place.library.close()
    place.folder.close()


def games_of(library: Library, person: str) -> tuple[GameEntry, ...]:
    return library.history(only=HistoryFilter(profiles=library.people.profiles_of(person)))


def without_id(file: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in file.items() if key != "id"}


# -- out


def test_one_game_as_text_is_its_file(place: Place) -> None:
    file = game(id_="g1")
    place.library.save(file)
    (text,) = encode_games([place.shelf().get("g1")])
    assert json.loads(text) == file


def test_several_games_as_text_are_a_line_each(place: Place) -> None:
    files = [game("Éloïse", "a\nb", id_=f"g{number}") for number in range(3)]
    for file in files:
        place.library.save(file)
    text = "".join(encode_games(place.shelf().all()))
    assert [json.loads(line) for line in text.splitlines()] == files


def test_into_a_folder_twice_is_once(place: Place, tmp_path: Path) -> None:
    for number in range(3):
        place.library.save(game(id_=f"g{number}"))
    target = tmp_path / "out" / "there"
    first = export_games_to(place.shelf().all(), target)
    assert export_games_to(place.shelf().all(), target) == first
    assert sorted(path.name for path in target.iterdir()) == [f"2026-11-27-sample-g{n}.json" for n in range(3)]


@pytest.mark.parametrize("id_", ["../../x", "CON", "été"])
def test_the_name_of_an_export_stays_in_its_folder(id_: str) -> None:
    name = game_file_name(game(id_=id_, when=None))
    assert "/" not in name and name.startswith("sample-") and name.isascii()


def test_the_beginning_of_an_id_is_enough_when_it_is_the_only_one(place: Place) -> None:
    for id_ in ("abc1", "abc2", "abc", "xyz"):
        place.library.save(game(id_=id_))
    shelf = place.shelf()
    assert shelf.get("x")["id"] == "xyz"
    assert shelf.get("abc")["id"] == "abc"
    for wrong, message in (("ab", "exchange-several"), ("q", "store-game-unknown"), ("", "store-game-unknown")):
        with pytest.raises(StoreError) as caught:
            shelf.get(wrong)
        assert caught.value.message.id == message


def test_a_game_that_cannot_be_read_is_left_where_it_is_and_said(place: Place) -> None:
    place.library.save(game(id_="g1"))
    place.library.save(game(id_="g2"))
    (path,) = place.folder.games.glob("*/g1.json")
    path.write_bytes(b"{")
    folder = DataFolder.open_read_only(place.folder.root)
    assert [file["id"] for file in ReadOnlyGames(folder).all()] == ["g2"]
    assert [notice.id for notice in folder.notices.all()] == ["store-game-unreadable"]
    assert path.read_bytes() == b"{"


def test_a_folder_that_refuses_is_a_sentence(place: Place, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(SaveError) as caught:
        export_games_to([game(id_="g1")], tmp_path / "file")
    assert caught.value.message.id == "store-not-a-folder"


# -- in


def test_out_and_in_again_elsewhere(place: Place, tmp_path: Path) -> None:
    for number in range(4):
        place.library.save(game("Ada", "Bo", id_=f"g{number}", points=(number, 2), profiles={"Ada": ADA}))
    other = Place(tmp_path / "other")
    text = "".join(encode_games(place.shelf().all())).encode()
    done = import_games(other.library, score, [Source("all.jsonl", text)])
    assert len(done.added) == 4
    assert other.games() == place.games()
    assert other.library.history() == place.library.history()
    assert [each.player.id for each in other.library.people.profiles()] == [ADA]
    again = import_games(other.library, score, [Source("all.jsonl", text)])
    assert (len(again.added), len(again.already)) == (0, 4)
    other.folder.close()


def test_twice_is_once(place: Place) -> None:
    file = game(id_="g1", profiles={"Ada": ADA})
    place.take(file)
    before = place.state()
    assert place.take(file, file).already == ["g1", "g1"]
    assert place.state() == before


def test_twice_at_once_is_once(place: Place) -> None:
    file = game(id_="g1")
    done = place.take(file, file)
    assert ([entry.id for entry in done.added], done.already) == (["g1"], ["g1"])


def test_a_game_without_id_gets_the_same_one_each_time(place: Place) -> None:
    file = without_id(game("Ada", "Bo", points=(1, 2)))
    laid_out_otherwise = json.dumps(dict(reversed(file.items())), indent=4).encode()
    first = place.take(file)
    assert place.take(laid_out_otherwise).already == [first.added[0].id]
    exported = place.shelf().get(first.added[0].id)
    assert exported == file | {"id": derive_id(file)}
    assert place.take(exported).already == [first.added[0].id]
    other = without_id(game("Ada", "Bo", points=(1, 3)))
    assert len(place.take(other).added) == 1
    assert len(place.games()) == 2


def test_derived_ids_never_change() -> None:
    file = {"format": "companion-game", "version": 1, "game": "sample", "players": [{"id": "a", "name": "Zoé"}]}
    assert derive_id(file) == "acefc367-02ce-508a-87dc-3d1bb79d9f51"


@settings(max_examples=50)
@given(st.dictionaries(st.text(), st.integers() | st.text(), max_size=5))
def test_the_derived_id_follows_from_the_content_alone(content: dict[str, Any]) -> None:
    shuffled = dict(reversed(content.items()))
    assert derive_id(content) == derive_id(shuffled) == derive_id(content | {"id": "other"})
    assert derive_id(content | {"x": 1.5}) != derive_id(content | {"x": 2})


def test_a_game_that_differs_keeps_what_is_here_until_told_otherwise(place: Place) -> None:
    here, there = game(id_="g1", points=(7, 7)), game(id_="g1")
    place.library.save(here)
    before = place.state()
    assert place.take(there).differing == ["g1"]
    assert place.state() == before
    done = place.take(there, replace=True)
    assert [entry.id for entry in done.replaced] == ["g1"]
    assert place.games() == {"g1": there}
    (copy,) = place.folder.games.glob("*/g1.json.bak")
    assert json.loads(copy.read_bytes()) == here


def test_one_wrong_file_and_nothing_is_taken(place: Place) -> None:
    before = place.state()
    wrong = game(id_="g2") | {"pionts": 1}
    wrong["points"]["a"] = "8"
    with pytest.raises(ImportRefused) as caught:
        place.take(game(id_="g1", profiles={"Ada": ADA}), wrong, b"no json", b"")
    assert {name: [fault.where for fault in faults] for name, faults in caught.value.wrong.items()} == {
        "file-1.json": ["pionts", "points.a"],
        "file-2.json": [""],
        "file-3.json": [""],
    }
    assert place.state() == before


def test_a_wrong_line_is_named(place: Place) -> None:
    lines = "\n".join(json.dumps(file) for file in (game(id_="g1"), game(id_="g2") | {"x": 1})) + "\n\n{\n"
    with pytest.raises(ImportRefused) as caught:
        import_games(place.library, score, [Source("all.jsonl", lines.encode())])
    assert list(caught.value.wrong) == ["all.jsonl:2", "all.jsonl:4"]
    assert place.games() == {}


def test_a_key_that_stands_twice_is_no_game_silently_changed(place: Place) -> None:
    """The real scoring finds it; a derived id must not hide it."""
    from companion.content import content_root
    from companion.games.registry import score_file

    raw = (
        b'{"format": "companion-game", "version": 1, "game": "redac-chef", "rounds": [], "rounds": [],'
        b' "players": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]}'
    )
    with pytest.raises(ImportRefused) as caught:
        import_games(place.library, lambda file: score_file(file, content_root()).result, [Source("twice.json", raw)])
    assert [fault.why.id for fault in caught.value.wrong["twice.json"]] == ["fault-key-twice"]


@pytest.mark.parametrize("at", range(12))
def test_a_disk_that_fills_up_on_the_way_and_nothing_is_taken(place: Place, at: int) -> None:
    place.library.save(game(id_="g0", points=(1, 1), profiles={"Bo": BO}))
    before = place.state()
    files = [game("Ada", "Bo", id_=f"g{number}", profiles={"Ada": ADA, "Bo": BO}) for number in range(4)]

    class FillsUp(FailingDisk):
        games = 0

        def replace(self, source: Path, target: Path) -> None:
            if target.suffix == ".json" and "games" in target.parts:
                self.games += 1
                if self.games == at:
                    raise OSError(errno.ENOSPC, "full")
            super().replace(source, target)

    place.disk = FillsUp()
    place.folder.disk = place.disk
    place.library = Library(place.folder, score)
    try:
        place.take(*files, replace=True)
    except SaveError:
        assert 1 <= at <= 4
        assert place.state() == before
    else:
        assert not 1 <= at <= 4
        assert len(place.games()) == 4


# -- people


def test_a_known_profile_keeps_the_name_it_has_here(place: Place) -> None:
    place.library.people.save(Player(id=ADA, name="Ada L.", created_at=datetime(2026, 1, 1, tzinfo=UTC), colour="red"))
    done = place.take(game("Ada", "Bo", id_="g1", profiles={"Ada": ADA}))
    assert done.met == []
    (profile,) = place.library.people.profiles()
    assert (profile.player.name, profile.player.colour) == ("Ada L.", "red")
    assert games_of(place.library, ADA)[0].players[0].name == "Ada"


def test_names_without_profile_make_nobody(place: Place) -> None:
    place.library.people.save(Player(id=ADA, name="Ada", created_at=datetime(2026, 1, 1, tzinfo=UTC)))
    place.take(game("Ada", "Bo", id_="g1"))
    assert [each.player.id for each in place.library.people.profiles()] == [ADA]
    assert games_of(place.library, ADA) == ()


def test_somebody_else_of_the_same_name_is_somebody_else(place: Place) -> None:
    place.library.people.save(Player(id=ADA, name="Léa", created_at=datetime(2026, 1, 1, tzinfo=UTC), colour="red"))
    done = place.take(game("LÉA", "Bo", id_="g1", profiles={"LÉA": "other", "Bo": BO}))
    assert {player.id for player in done.met} == {"other", BO}
    assert [player.id for player in done.namesakes] == ["other"]
    assert {each.player.id: each.player.name for each in place.library.people.profiles()} == {
        ADA: "Léa",
        "other": "LÉA",
        BO: "Bo",
    }
