"""TinyDB over a file that is replaced whole."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest
from tinydb import Query, TinyDB

from companion.store.database import ChecksummedStorage, open_database
from companion.store.errors import Notices, SaveError
from tests.support.disks import FailingDisk


class Place:
    def __init__(self, root: Path) -> None:
        self.path = root / "companion.json"
        self.aside = root / "set-aside"
        self.notices = Notices()
        self.disk = FailingDisk()
        self.storage: ChecksummedStorage

    def open(self, *, derived: bool = False) -> TinyDB:
        identify = None if derived else (lambda table, document: document.get("name") or repr(document))
        self.storage = ChecksummedStorage(
            self.path, self.aside, self.notices, self.disk, identify=identify, derived=derived
        )
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
def test_a_damaged_file_gives_way_to_its_copy_and_is_kept_aside(place: Place, damage: bytes) -> None:
    database = place.open()
    database.insert({"name": "a"})
    database.insert({"name": "b"})
    place.path.write_bytes(damage)
    again = place.open()
    assert names(again) == ["a", "b"]
    assert not place.storage.data_lost
    assert [path.read_bytes() for path in place.aside.iterdir()] == [damage]
    assert place.ids() == ["store-database-damaged", "store-database-copy"]
    again.insert({"name": "c"})
    assert names(place.open()) == ["a", "b", "c"]


def test_the_copy_is_not_replaced_by_what_is_damaged(place: Place) -> None:
    database = place.open()
    for name in "abc":
        database.insert({"name": name})
    copy = place.path.with_name("companion.json.bak")
    assert copy.read_bytes() == place.path.read_bytes()
    assert copy.stat().st_ino != place.path.stat().st_ino  # else one flipped bit would be in both
    place.path.write_bytes(b"damaged")
    again = place.open()
    again.insert({"name": "d"})
    assert names(place.open()) == ["a", "b", "c", "d"]
    place.path.write_bytes(b"damaged once more")
    assert names(place.open()) == ["a", "b", "c", "d"]


def test_a_file_that_is_gone_comes_back_from_its_copy(place: Place) -> None:
    database = place.open()
    database.insert({"name": "a"})
    database.insert({"name": "b"})
    place.path.unlink()
    assert names(place.open()) == ["a", "b"]
    assert place.ids() == ["store-database-copy"]


def test_a_damaged_copy_is_made_again(place: Place) -> None:
    place.open().insert({"name": "a"})
    copy = place.path.with_name("companion.json.bak")
    copy.write_bytes(b"x")
    assert names(place.open()) == ["a"]
    assert place.ids() == ["store-database-damaged"]
    assert copy.read_bytes() == place.path.read_bytes()


def test_where_both_are_damaged_each_document_that_can_be_read_counts(place: Place) -> None:
    database = place.open()
    for name in ("first", "second", "third"):
        database.insert({"name": name})
    copy = place.path.with_name("companion.json.bak")
    place.path.write_bytes(place.path.read_bytes().replace(b'"second"', b'"second'))
    copy.write_bytes(copy.read_bytes().replace(b'"third"', b'"third'))
    assert sorted(names(place.open())) == ["first", "second", "third"]
    assert place.storage.data_lost
    assert "store-database-salvaged" in place.ids()
    assert sorted(names(place.open())) == ["first", "second", "third"]


def test_what_an_earlier_version_wrote_is_read_as_it_is(place: Place) -> None:
    place.path.write_text('{"_default":{"1":{"name":"a"}}}')
    database = place.open()
    assert (names(database), place.ids()) == (["a"], [])
    database.insert({"name": "b"})
    assert (names(place.open()), place.ids()) == (["a", "b"], [])


def test_both_damaged_is_said_and_told_to_the_caller(place: Place) -> None:
    database = place.open()
    database.insert({"name": "a"})
    database.insert({"name": "b"})
    place.path.write_bytes(b"x")
    place.path.with_name("companion.json.bak").write_bytes(b"y")
    assert names(place.open()) == []
    assert place.storage.data_lost
    assert place.ids()[0] == "store-database-damaged"
    assert "store-database-salvaged" in place.ids()


def written(place: Place) -> dict[str, Any]:
    return {name: table for name, table in json.loads(place.path.read_bytes()).items() if name != "crc"}


def test_a_long_list_is_written_as_json_writes_it(place: Place) -> None:
    database = place.open(derived=True)
    table = database.table('a "name"')
    table.insert_multiple({"n": n, "text": 'é\n"', "list": [[1, None], {}]} for n in range(50))
    table.remove(Query().n.test(lambda n: n % 7 == 0))
    table.insert({"n": "last"})
    database.table("empty").insert({})
    assert written(place) == place.storage.read()
    again = place.open(derived=True)
    again.table('a "name"').insert({"n": "more"})
    assert written(place) == place.storage.read()
    assert len(again.table('a "name"')) == 44
    with pytest.raises(TypeError):
        again.insert({"bad": object()})
    again.insert({"good": 1})
    assert written(place) == place.storage.read()
