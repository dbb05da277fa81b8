"""Games and people: what is saved is found again, whatever happened to the index, the disk or a file."""

from __future__ import annotations

import errno
import json
import os
import shutil
import threading
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from companion.kit.faults import WrongFile
from companion.store.archive import Archive
from companion.store.errors import Notices, SaveError, StoreError
from companion.store.folder import DataFolder
from companion.store.history_filter import HistoryFilter
from companion.store.library import Library
from companion.store.notes import MOST_CHARACTERS
from companion.store.players import Player
from tests.support.disks import FailingDisk, fill, small_disk
from tests.support.stored_game import game, score

ADA, BO, CY = (f"0000000{i}-0000-4000-8000-000000000000" for i in range(3))
NOW = datetime(2026, 11, 27, 20, 0, tzinfo=UTC)


class Place:
    """A data folder; ``open`` gives its library as a new process would."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.disk = FailingDisk()
        self.folder: DataFolder | None = None
        self.notices = Notices()

    def open(self) -> Library:
        self.close()
        self.notices = Notices()
        self.folder = DataFolder.open(self.root, notices=self.notices, disk=self.disk)
        return Library(self.folder, score)

    def close(self) -> None:
        if self.folder is not None:
            self.folder.close()

    def file(self, id_: str) -> Path:
        (found,) = (self.root / "games").glob(f"*/{id_}.json")
        return found

    def ids(self) -> list[str]:
        return [notice.id for notice in self.notices.all()]

    def aside(self) -> list[bytes]:
        return [path.read_bytes() for path in sorted((self.root / "set-aside").iterdir())]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path / "data")
    yield place
    place.close()


def shown(library: Library) -> list[str]:
    return [entry.id for entry in library.history()]


def known(library: Library) -> Any:
    """Everything that follows from the files, in an order of its own."""
    return (
        library.history(),
        sorted(library.people.profiles(), key=lambda profile: profile.player.id),
        library.settings(),
    )


# -- games


def test_a_saved_game_is_its_file_and_a_line_of_the_history(place: Place) -> None:
    library = place.open()
    file = game("Ada", "Bo", id_="g1", points=(12, 30), profiles={"Bo": BO})
    library.save(file)
    path = place.file("g1")
    assert path.parent.name == "2026-11"
    assert json.loads(path.read_bytes()) == file
    for step in (library, place.open()):
        (entry,) = step.history()
        assert (entry.id, entry.game, entry.when, entry.finished) == ("g1", "sample", file["finished_at"], True)
        assert [(each.name, each.points, each.winner, each.profile) for each in entry.players] == [
            ("Ada", 12, False, None),
            ("Bo", 30, True, BO),
        ]
        assert step.load("g1") == file
    assert place.ids() == []


def test_the_history_opens_no_file_and_is_newest_first(place: Place) -> None:
    library = place.open()
    whens = [
        "2026-10-01T00:10:00+02:00",
        "2026-09-30T23:50:00+02:00",
        "2025-12-31T23:59:59Z",
        "2026-10-01T00:05:00+02:00",
    ]
    for number, when in enumerate(whens):
        library.save(game(id_=f"g{number}", when=when))
    library.save(game(id_="undated", when=None))
    library = place.open()
    for path in (place.root / "games").glob("*/*.json"):
        path.unlink()
    assert shown(library) == ["g0", "g3", "g1", "g2", "undated"]
    assert [entry.id for entry in library.history(limit=2)] == ["g0", "g3"]


def test_the_history_of_one_game_and_of_one_person(place: Place) -> None:
    library = place.open()
    library.save(game("Ada", "Bo", id_="g1", profiles={"Ada": ADA}))
    library.save(game("Ada", "Bo", id_="g2", profiles={"Bo": BO}, name="other"))
    assert [entry.id for entry in library.history(only=HistoryFilter(game="other"))] == ["g2"]
    assert [entry.id for entry in library.history(only=HistoryFilter(profiles=frozenset({ADA})))] == ["g1"]
    assert library.history(only=HistoryFilter(profiles=frozenset({CY}))) == ()


def test_a_file_with_faults_is_not_saved_at_all(place: Place) -> None:
    library = place.open()
    with pytest.raises(WrongFile) as caught:
        library.save(game(id_="g1") | {"pionts": {}})
    assert [fault.where for fault in caught.value.faults] == ["pionts"]
    assert not list((place.root / "games").iterdir())
    assert library.history() == ()


@pytest.mark.parametrize(
    "id_", ["../../out", "CON", "con", "a/b", "x" * 300, "été", ".hidden", "A", "a", "x-1", "\ud83d"]
)
def test_an_id_from_outside_names_only_files_inside(place: Place, id_: str) -> None:
    library = place.open()
    file = game(id_=id_)
    if id_ == "\ud83d":  # no text file holds half a surrogate pair
        with pytest.raises(ValueError):
            library.save(file)
        assert library.history() == ()
        return
    library.save(file)
    library = place.open()
    assert shown(library) == [id_]
    assert library.load(id_) == file
    assert list(place.root.parent.iterdir()) == [place.root]
    assert len(list(place.root.glob("games/2026-11/*.json"))) == len(list(place.root.glob("games/**/*"))) - 1 == 1
    library.delete(id_)
    assert library.history() == ()


def test_correcting_keeps_the_game_before_as_a_copy(place: Place) -> None:
    library = place.open()
    before, after = game(id_="g1", points=(1, 2)), game(id_="g1", points=(5, 2))
    library.save(before)
    library.save(after)
    assert library.load("g1") == after
    assert json.loads(place.file("g1").with_name("g1.json.bak").read_bytes()) == before
    assert [each.points for each in library.history()[0].players] == [5, 2]
    assert len(place.open().history()) == 1


def test_correcting_the_date_moves_the_game(place: Place) -> None:
    library = place.open()
    library.save(game(id_="g1"))
    library.save(game(id_="g2"))
    library.save(game(id_="g1", when="2025-03-01T10:00:00Z"))
    assert place.file("g1").parent.name == "2025-03"
    for step in (library, place.open()):
        assert shown(step) == ["g2", "g1"]
        step.check()
        assert shown(step) == ["g2", "g1"]
    assert place.ids() == []


def test_deleting_gives_the_game_back(place: Place) -> None:
    library = place.open()
    file = game(id_="g1")
    library.save(file)
    library.save(file | {"points": {"a": 1, "b": 1}})
    gone = library.delete("g1")
    assert shown(library) == []
    with pytest.raises(StoreError) as caught:
        library.load("g1")
    assert caught.value.message.id == "store-game-unknown"
    assert list(place.root.glob("games/*/*")) == []
    library.save(gone)
    assert shown(place.open()) == ["g1"]


@pytest.mark.parametrize("operation", ["write", "sync", "replace"])
def test_a_disk_that_refuses_leaves_the_game_before(place: Place, operation: str) -> None:
    library = place.open()
    before = game(id_="g1", points=(1, 2))
    library.save(before)
    place.disk.fail[operation] = errno.ENOSPC
    for file in (game(id_="g1", points=(9, 9)), game(id_="g2")):
        with pytest.raises(SaveError) as caught:
            library.save(file)
        assert caught.value.message.id == "store-disk-full"
    place.disk.fail.clear()
    for step in (library, place.open()):
        assert step.load("g1") == before
        assert shown(step) == ["g1"]
    assert not list(place.root.rglob(".*.tmp"))


def test_a_game_is_saved_even_when_the_index_cannot_be(place: Place) -> None:
    class OnlyGames(FailingDisk):
        def replace(self, source: Path, target: Path) -> None:
            if "games" not in target.parts:
                raise OSError(errno.ENOSPC, "full")
            super().replace(source, target)

    library = place.open()
    library.save(game(id_="g0", profiles={"Ada": ADA}))
    place.disk = OnlyGames()
    library = place.open()
    library.save(game("Ada", "Bo", id_="g1", profiles={"Ada": ADA, "Bo": BO}))
    assert shown(library) == ["g1", "g0"]
    assert "store-disk-full" in place.ids()
    place.disk = FailingDisk()
    library = place.open()
    library.check()
    assert shown(library) == ["g1", "g0"]
    assert {profile.player.id for profile in library.people.profiles()} == {ADA, BO}


def test_a_really_full_disk_saves_whole_games_or_none(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small", "256k") as root:
        place = Place(root)
        library = place.open()
        library.save(game(id_="g0"))
        filler = fill(root)
        saved = ["g0"]
        for number in range(1, 40):
            try:
                library.save(game(*["x" * 80] * 6, id_=f"g{number}"))
                saved.append(f"g{number}")
            except SaveError:
                pass
        assert len(saved) < 40
        filler.unlink()
        library = place.open()
        library.check()
        assert sorted(shown(library)) == sorted(saved)
        for id_ in saved:
            library.load(id_)
        place.close()


# -- files that others changed, lost or damaged


def test_an_unreadable_game_is_set_aside_and_the_copy_before_takes_its_place(place: Place) -> None:
    library = place.open()
    before = game(id_="g1", points=(1, 2))
    library.save(before)
    library.save(game(id_="g1", points=(3, 4)))
    place.file("g1").write_bytes(b'{"format": "companion-ga')
    library = place.open()
    library.check()
    assert library.load("g1") == before
    assert [each.points for each in library.history()[0].players] == [1, 2]
    assert place.aside() == [b'{"format": "companion-ga']
    assert place.ids() == ["store-game-copy"]


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b"\xff", b'{"format": "other"}', b"[" * 100_000])
def test_an_unreadable_game_without_a_copy_is_set_aside_and_said(place: Place, damage: bytes) -> None:
    library = place.open()
    library.save(game(id_="g1"))
    library.save(game(id_="g2"))
    place.file("g1").write_bytes(damage)
    library = place.open()
    library.check()
    assert shown(library) == ["g2"]
    assert place.aside() == [damage]
    assert place.ids() == ["store-game-damaged"]


def test_a_game_of_a_newer_version_is_left_alone_and_named(place: Place) -> None:
    library = place.open()
    library.save(game(id_="g1"))
    newer = json.dumps(game(id_="g1") | {"version": 2, "future": True}).encode()
    path = place.file("g1")
    path.write_bytes(newer)
    library = place.open()
    library.check()
    assert library.history() == ()
    with pytest.raises(StoreError) as caught:
        library.save(game(id_="g1"))
    assert path.read_bytes() == newer
    (notice,) = place.notices.all()
    assert caught.value.message == notice
    assert (notice.id, notice["where"], notice["found"]) == ("store-game-newer", str(path), 2)


def test_a_game_with_faults_is_left_alone_and_named(place: Place) -> None:
    library = place.open()
    library.save(game(id_="g1"))
    path = place.file("g1")
    file = json.loads(path.read_bytes())
    file["points"]["a"] = 1.5
    path.write_text(json.dumps(file))
    library = place.open()
    library.check()
    assert library.history() == ()
    assert json.loads(path.read_bytes()) == file
    (notice,) = place.notices.all()
    assert (notice.id, notice["place"], notice["count"]) == ("store-game-faulty", "points.a", 1)


def test_files_put_in_changed_and_taken_away_by_hand_are_noticed(place: Place) -> None:
    library = place.open()
    library.save(game(id_="kept"))
    library.save(game(id_="gone"))
    library.save(game(id_="changed", points=(1, 1)))
    place.file("gone").unlink()
    file = game(id_="changed", points=(77, 1))
    place.file("changed").write_text(json.dumps(file))
    month = place.root / "games" / "2024-02"
    month.mkdir()
    (month / "put-in.json").write_text(json.dumps(game(id_="put-in", when="2024-02-01T00:00:00Z")))
    shutil.copy(place.file("kept"), month / "kept-2.json")
    library = place.open()
    library.check()
    assert sorted(shown(library)) == ["changed", "kept", "put-in"]
    assert {entry.id: entry.players[0].points for entry in library.history()}["changed"] == 77
    assert place.ids() == ["store-game-copied"]


def test_a_correction_of_the_date_cut_short_by_a_crash(place: Place) -> None:
    library = place.open()
    library.save(game(id_="g1", points=(1, 1)))
    old = place.file("g1")
    later = game(id_="g1", points=(2, 2), when="2027-01-01T00:00:00Z")
    new = place.root / "games" / "2027-01" / "g1.json"
    new.parent.mkdir()
    new.write_text(json.dumps(later))
    os.utime(new, ns=(0, old.stat().st_mtime_ns + 1))
    library = place.open()
    library.check()
    assert library.load("g1") == later
    assert shown(library) == ["g1"]
    assert not old.exists()
    assert len(place.aside()) == 1
    library.delete("g1")
    assert shown(place.open()) == []


@pytest.mark.parametrize("of_its_own", [b"", b"a newer photo"])
def test_a_photo_follows_its_game_when_a_crash_cut_the_correction_of_its_date_short(
    place: Place, of_its_own: bytes
) -> None:
    library = place.open()
    library.save(game(id_="g1", points=(1, 1)))
    library.put_photo("g1", b"the table")
    old = place.file("g1")
    new = place.root / "games" / "2027-01" / "g1.json"
    new.parent.mkdir()
    new.write_text(json.dumps(game(id_="g1", points=(2, 2), when="2027-01-01T00:00:00Z")))
    if of_its_own:
        new.with_suffix(".jpg").write_bytes(of_its_own)
    os.utime(new, ns=(0, old.stat().st_mtime_ns + 1))
    library = place.open()
    library.check()
    assert library.read_photo("g1") == (of_its_own or b"the table")


def test_what_a_crash_left_half_written_is_cleared_away(place: Place) -> None:
    library = place.open()
    library.save(game(id_="g1"))
    stray = place.file("g1").with_name(".g1.json.abcd.tmp")
    stray.write_bytes(b"half")
    library.check()
    assert not stray.exists()


@pytest.mark.parametrize("what", ["index", "companion.json", "both"])
@pytest.mark.parametrize("how", ["gone", "damaged"])
def test_the_index_lost_or_damaged_comes_back_from_the_files(place: Place, what: str, how: str) -> None:
    library = place.open()
    library.people.save(Player(id=ADA, name="Ada", created_at=NOW, colour="red", ticked={"sample": [3]}))
    library.save(game("Ada", "Bo", id_="g1", profiles={"Ada": ADA, "Bo": BO}))
    library.save(game("Ada", "Bo", id_="g2", profiles={"Ada": ADA}, when="2024-01-01T00:00:00Z"))
    before = known(library)
    paths = [path for path in [*place.root.glob("index/*"), *place.root.glob("companion.json*")] if path.is_file()]
    for path in paths:
        if what in str(path.relative_to(place.root)) or what == "both":
            path.unlink() if how == "gone" else path.write_bytes(b"{")
    library = place.open()
    library.check()
    assert known(library) == before


def test_an_index_of_an_older_shape_is_made_anew(place: Place) -> None:
    library = place.open()
    library.save(game(id_="g1"))
    before = known(library)
    path = place.root / "index" / "2026-11.json"
    path.write_text(json.dumps({"about": {"1": {"shape": 3}}, "games": {"1": {"id": "g1", "old": True}}}))
    assert known(place.open()) == before
    assert place.ids() == []


def test_a_game_that_cannot_be_scored_hides_no_other(place: Place) -> None:
    library = place.open()
    library.save(game(id_="g1"))
    library.save(game(id_="g2"))
    place.close()

    def broken(file: Mapping[str, Any]) -> Mapping[str, Any]:
        if file["id"] == "g1":
            raise KeyError("a fault of the scoring")
        return score(file)

    with DataFolder.open(place.root, notices=place.notices) as folder:
        library = Library(folder, broken)
        library.rebuild()
        assert shown(library) == ["g2"]
        library.close()
    assert place.ids() == ["store-game-unscored"]
    assert place.file("g1").exists()


# -- people


def test_a_profile_is_kept_as_it_was_given(place: Place) -> None:
    player = Player(id=ADA, name="Ada", created_at=NOW, colour="red", symbol="star", ticked={"sample": {"done": [1]}})
    place.open().people.save(player)
    library = place.open()
    (profile,) = library.people.profiles()
    assert (profile.player, profile.last_played) == (player, None)
    library.save(game("Ada", id_="g1", profiles={"Ada": ADA}, when="2026-01-01T00:00:00Z"))
    library.save(game("Ada", id_="g0", profiles={"Ada": ADA}, when="2025-01-01T00:00:00Z"))
    found = library.people.profile(ADA)
    assert found is not None and found.last_played == "2026-01-01T00:00:00Z"
    library.delete("g1")
    found = library.people.profile(ADA)
    assert found is not None and found.last_played == "2025-01-01T00:00:00Z"
    assert library.people.profile(BO) is None


def test_correcting_who_played_moves_when_they_last_played(place: Place) -> None:
    library = place.open()
    library.save(game("Ada", id_="g1", profiles={"Ada": ADA}))
    library.save(game("Bo", id_="g1", profiles={"Bo": BO}))
    assert {profile.player.id: bool(profile.last_played) for profile in library.people.profiles()} == {
        ADA: False,
        BO: True,
    }


def test_equal_names_are_two_people(place: Place) -> None:
    library = place.open()
    for id_ in (ADA, BO):
        library.people.save(Player(id=id_, name="Léa", created_at=NOW))
    assert [profile.player.name for profile in place.open().people.profiles()] == ["Léa", "Léa"]


def test_a_deleted_profile_stays_deleted_and_its_games_stay(place: Place) -> None:
    library = place.open()
    library.people.save(Player(id=ADA, name="Ada", created_at=NOW, ticked={"sample": [1]}))
    library.save(game("Ada", id_="g1", profiles={"Ada": ADA}))
    library.people.delete(ADA)
    library.people.delete("nobody")
    for step in (library, place.open()):
        step.check()
        assert step.people.profiles() == ()
        assert step.history()[0].players[0].name == "Ada"
    library = place.open()
    library.rebuild()
    assert library.people.profiles() == ()
    assert "Ada" not in next((place.root / "players").iterdir()).read_text()


def test_a_damaged_profile_comes_back_from_tinydb(place: Place) -> None:
    player = Player(id=ADA, name="Ada", created_at=NOW, colour="red")
    library = place.open()
    library.people.save(player)
    (path,) = (place.root / "players").iterdir()
    path.write_bytes(b"{}")
    library = place.open()
    library.check()
    assert [profile.player for profile in library.people.profiles()] == [player]
    assert path.exists() and place.aside() == [b"{}"]
    assert place.ids() == ["store-player-damaged"]


def test_a_profile_of_a_newer_version_is_left_alone(place: Place) -> None:
    library = place.open()
    library.people.save(Player(id=ADA, name="Ada", created_at=NOW))
    (path,) = (place.root / "players").iterdir()
    newer = path.read_bytes().replace(b'"version": 1', b'"version": 3')
    path.write_bytes(newer)
    library = place.open()
    library.check()
    with pytest.raises(StoreError):
        library.people.save(Player(id=ADA, name="Adèle", created_at=NOW))
    assert path.read_bytes() == newer
    assert place.ids() == ["store-player-newer"]


@pytest.mark.parametrize("operation", ["write", "replace"])
def test_a_disk_that_refuses_a_profile_changes_nothing(place: Place, operation: str) -> None:
    library = place.open()
    library.people.save(Player(id=ADA, name="Ada", created_at=NOW))
    place.disk.fail[operation] = errno.ENOSPC
    with pytest.raises(SaveError):
        library.people.save(Player(id=ADA, name="Adèle", created_at=NOW))
    with pytest.raises(SaveError):
        library.set_setting("hidden", ["sample"])
    assert library.settings() == {}
    place.disk.fail.clear()
    for step in (library, place.open()):
        assert [profile.player.name for profile in step.people.profiles()] == ["Ada"]


# -- notes


def test_notes_are_kept_replaced_taken_away_and_survive_a_rebuild(place: Place) -> None:
    library = place.open()
    library.set_note("redac-chef", "tribune/D2", " 4 points\r\n<b>x</b>\x00 ")
    library.set_note("redac-chef", "flash/friday-3", "first")
    library.set_note("redac-chef", "flash/friday-3", "second")
    library.set_note("redac-chef", "character/jazz", "gone")
    library.set_note("redac-chef", "character/jazz", "  ")
    library.rebuild()
    kept = {(note.about, note.text) for note in place.open().notes()}
    assert kept == {("tribune/D2", "4 points\n<b>x</b>"), ("flash/friday-3", "second")}


def test_a_note_that_is_too_long_or_that_the_disk_refuses_changes_nothing(place: Place) -> None:
    library = place.open()
    library.set_note("redac-chef", "tribune/D2", "a" * MOST_CHARACTERS)
    with pytest.raises(StoreError) as error:
        library.set_note("redac-chef", "tribune/D2", "a" * (MOST_CHARACTERS + 1))
    assert error.value.message.id == "store-note-too-long"
    place.disk.fail["write"] = errno.ENOSPC
    with pytest.raises(SaveError):
        library.set_note("redac-chef", "tribune/D2", "b")
    assert [note.text[:1] for note in library.notes()] == ["a"]


# -- settings


def test_settings_are_kept_and_survive_a_rebuild(place: Place) -> None:
    library = place.open()
    library.set_setting("hidden", ["election"])
    library.set_setting("hidden", ["election", "extrablatt"])
    library.set_setting("other", {"x": 1})
    with pytest.raises(TypeError):
        library.set_setting("bad", object())  # type: ignore[arg-type]
    library = place.open()
    library.rebuild()
    assert library.settings() == {"hidden": ["election", "extrablatt"], "other": {"x": 1}}


# -- for the event loop


async def test_the_archive_works_in_its_own_thread_and_tells_what_it_knows(tmp_path: Path) -> None:
    with DataFolder.open(tmp_path) as folder:
        archive = Archive(folder, score)
        threads: list[str] = []
        await archive.run(lambda _: threads.append(threading.current_thread().name))
        assert threads[0].startswith("archive")
        await archive.run(lambda library: library.people.save(Player(id=ADA, name="Ada", created_at=NOW)))
        await archive.save(game("Ada", id_="g1", profiles={"Ada": ADA}))
        await archive.set_setting("x", 1)
        assert [profile.player.name for profile in archive.players] == ["Ada"]
        assert archive.settings == {"x": 1}
        assert [entry.id for entry in await archive.history(limit=5)] == ["g1"]
        assert (await archive.load("g1"))["id"] == "g1"
        with pytest.raises(WrongFile):
            await archive.save({})
        await archive.delete("g1")
        await archive.check()
        await archive.delete_player(ADA)
        assert archive.players == ()
        archive.close()


async def test_a_save_that_nobody_waits_for_is_still_made(tmp_path: Path) -> None:
    import asyncio

    with DataFolder.open(tmp_path) as folder:
        archive = Archive(folder, score)
        gate = threading.Event()
        blocking = asyncio.ensure_future(archive.run(lambda _: gate.wait(30)))
        saving = asyncio.ensure_future(archive.save(game(id_="g1")))
        await asyncio.sleep(0)
        saving.cancel()
        await asyncio.sleep(0)
        gate.set()
        await blocking
        assert [entry.id for entry in await archive.history()] == ["g1"]
        archive.close()
