"""TinyDB over a file that is replaced whole."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest
from tinydb import Query, TinyDB

from companion.store.database import WholeFile, open_database
from companion.store.trouble import Notices, SaveError
from tests.store.disks import FailingDisk


class Place:
    def __init__(self, root: Path) -> None:
        self.path = root / "companion.json"
        self.aside = root / "set-aside"
        self.notices = Notices()
        self.disk = FailingDisk()
        self.storage: WholeFile

    def open(self, **options: bool) -> TinyDB:
        options = options or {"keep": True}
        self.storage = WholeFile(self.path, self.aside, self.notices, self.disk, **options)
        return open_database(self.storage)

    def ids(self) -> list[str]:
        return [notice.id for notice in self.notices.all()]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def names(database: TinyDB) -> list[str]:
    return [document["name"] for document in database]


def test_what_was_put_in_is_there_again(place: Place) -> None:
    database = place.open()
    database.insert({"name": "Éloïse"})
    database.table("other").insert({"x": 1})
    again = place.open()
    assert names(again) == ["Éloïse"]
    assert again.table("other").all() == [{"x": 1}]
    assert place.ids() == []


@pytest.mark.parametrize("bad", [object(), {1, 2}, float("nan"), "\ud83d"])
@pytest.mark.parametrize("how", ["insert", "update"])
def test_what_json_cannot_hold_destroys_nothing(place: Place, bad: object, how: str) -> None:
    database = place.open()
    database.insert({"name": "a"})
    before = place.path.read_bytes()
    with pytest.raises((TypeError, ValueError)):
        if how == "insert":
            database.insert({"name": bad})
        else:
            database.update({"name": bad}, Query().name == "a")
    assert place.path.read_bytes() == before
    assert names(database) == ["a"]  # nor in memory
    database.insert({"name": "b"})
    assert names(place.open()) == ["a", "b"]


@pytest.mark.parametrize("operation", ["write", "sync", "replace"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_disk_that_refuses_leaves_file_and_memory_as_they_were(place: Place, operation: str, code: int) -> None:
    database = place.open()
    database.insert({"name": "a"})
    before = place.path.read_bytes()
    place.disk.fail[operation] = code
    with pytest.raises(SaveError):
        database.update({"name": "b"})
    assert place.path.read_bytes() == before
    assert names(database) == ["a"]
    assert not list(place.path.parent.glob(".*"))
    place.disk.fail.clear()
    database.update({"name": "c"})
    assert names(place.open()) == ["c"]


def test_what_can_be_made_again_goes_on_in_memory_and_is_saved_with_the_next_change(place: Place) -> None:
    database = place.open(derived=True)
    database.insert({"name": "a"})
    place.disk.fail["write"] = errno.ENOSPC
    database.insert({"name": "b"})
    assert names(database) == ["a", "b"]
    assert place.ids() == ["store-disk-full"]
    assert names(place.open(derived=True)) == ["a"]
    place.disk.fail.clear()
    database.insert({"name": "c"})
    assert names(place.open(derived=True)) == ["a", "b", "c"]


@pytest.mark.parametrize("damage", [b"", b"{", b"\0" * 500, b"[]", b'{"_default": []}', b"\xff\xfe"])
def test_a_damaged_file_gives_way_to_the_last_good_copy_and_is_kept_aside(place: Place, damage: bytes) -> None:
    database = place.open()
    database.insert({"name": "a"})
    database.insert({"name": "b"})
    place.path.write_bytes(damage)
    again = place.open()
    assert names(again) == ["a"]
    assert not place.storage.lost
    assert [path.read_bytes() for path in place.aside.iterdir()] == [damage]
    assert place.ids() == ["store-database-damaged", "store-database-copy"]
    again.insert({"name": "c"})
    assert names(place.open()) == ["a", "c"]


def test_the_copy_is_not_replaced_by_what_is_damaged(place: Place) -> None:
    database = place.open()
    for name in "abc":
        database.insert({"name": name})
    copy = place.path.with_name("companion.json.bak")
    assert [each["name"] for each in json.loads(copy.read_bytes())["_default"].values()] == ["a", "b"]
    place.path.write_bytes(b"damaged")
    again = place.open()
    again.insert({"name": "d"})
    assert names(place.open()) == ["a", "b", "d"]
    place.path.write_bytes(b"damaged once more")
    assert names(place.open()) == ["a", "b"]


def test_a_file_that_is_gone_comes_back_from_its_copy(place: Place) -> None:
    database = place.open()
    database.insert({"name": "a"})
    database.insert({"name": "b"})
    place.path.unlink()
    assert names(place.open()) == ["a"]
    assert place.ids() == ["store-database-copy"]


def test_both_damaged_is_said_and_told_to_the_caller(place: Place) -> None:
    database = place.open()
    database.insert({"name": "a"})
    database.insert({"name": "b"})
    place.path.write_bytes(b"x")
    place.path.with_name("companion.json.bak").write_bytes(b"y")
    assert names(place.open()) == []
    assert place.storage.lost
    assert place.ids() == ["store-database-damaged"]


def test_also_where_there_are_no_hard_links(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr("os.link", refuse)
    database = place.open()
    for name in "abc":
        database.insert({"name": name})
    place.path.write_bytes(b"damaged")
    assert names(place.open()) == ["a", "b"]


def test_a_long_list_is_written_as_json_writes_it(place: Place) -> None:
    database = place.open(derived=True)
    table = database.table('a "name"')
    table.insert_multiple({"n": n, "text": 'é\n"', "list": [[1, None], {}]} for n in range(50))
    table.remove(Query().n.test(lambda n: n % 7 == 0))
    table.insert({"n": "last"})
    database.table("empty").insert({})
    assert json.loads(place.path.read_bytes()) == place.storage.read()
    again = place.open(derived=True)
    again.table('a "name"').insert({"n": "more"})
    assert json.loads(place.path.read_bytes()) == place.storage.read()
    assert len(again.table('a "name"')) == 44
    with pytest.raises(TypeError):
        again.insert({"bad": object()})
    again.insert({"good": 1})
    assert json.loads(place.path.read_bytes()) == place.storage.read()
