"""Acknowledged is on the device, in order, once; whatever the disk or a crash does."""

from __future__ import annotations

import asyncio
import errno
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.store.disk import Disk
from companion.store.errors import Notices, SaveError
from companion.store.journal import Beat, JournalContents, JournalWriter, read_journal
from tests.support.disks import FailingDisk, GatedDisk, fill, small_disk

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
records = st.dictionaries(st.text(), json_values, max_size=4)


class Place:
    """A folder of journals with its notices; ``open`` starts a writer as a new process would."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "journals"
        self.aside = root / "set-aside"
        self.folder.mkdir()
        self.notices = Notices()

    def open(self, disk: Disk | None = None) -> JournalWriter:
        return JournalWriter(self.folder, self.aside, self.notices, disk=disk)

    def path(self, table: str = "t") -> Path:
        return self.folder / f"{table}.jsonl"

    def read(self, table: str = "t") -> JournalContents:
        return read_journal(self.path(table))

    def write(self, *numbers: int, table: str = "t") -> bytes:
        with self.open() as journals:
            for number in numbers:
                journals.submit(table, {"i": number}).result(30)
        return self.path(table).read_bytes()

    def set_aside(self) -> list[bytes]:
        return [path.read_bytes() for path in sorted(self.aside.iterdir())] if self.aside.exists() else []


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    yield Place(tmp_path)


def numbers(journal: JournalContents) -> list[int]:
    return [record["i"] for record in journal.records]


# -- what is written is what is read


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(written=st.lists(records, max_size=6), again=st.lists(records, max_size=3))
def test_records_come_back_as_they_were(tmp_path_factory: Any, written: list[Any], again: list[Any]) -> None:
    place = Place(tmp_path_factory.mktemp("journal"))
    for part in (written, again):
        with place.open() as journals:
            for future in [journals.submit("t", record) for record in part]:
                future.result(30)
    if written or again:
        assert list(place.read().records) == written + again
        assert place.read().state == "whole"


def test_half_a_surrogate_pair_survives(place: Place) -> None:
    with place.open() as journals:
        journals.submit("t", {"name": "\ud83d"}).result(30)
    assert place.read().records == ({"name": "\ud83d"},)


def test_a_beat_tells_when_the_server_was_last_alive(place: Place) -> None:
    with place.open() as journals:
        journals.submit("t", {"i": 1}).result(30)
        journals.beat("t", 1_000, 20)
        journals.beat("t", 2_000, 1_020)
        journals.flush("t").result(30)
    assert place.read().last_beat == Beat(2_000, 1_020)
    assert numbers(place.read()) == [1]


def test_what_came_after_a_beat_is_the_later_sign_of_life(place: Place) -> None:
    """it may bear an earlier moment, where the wall clock was set back meanwhile"""
    with place.open() as journals:
        journals.submit("t", {"i": 1}).result(30)
        journals.beat("t", 2_000, 1_020)
        journals.submit("t", {"i": 2}).result(30)
    assert place.read().last_beat is None


def test_a_beat_begins_no_journal_and_syncs_nothing(place: Place) -> None:
    disk = FailingDisk()
    with place.open(disk) as journals:
        journals.beat("t", 1, 1)
        journals.flush("t").result(30)
        assert not place.path().exists()
        journals.submit("t", {"i": 1}).result(30)
        before = disk.calls.count("sync")
        journals.beat("t", 2, 2)
        journals.flush("t").result(30)
        assert disk.calls.count("sync") == before


def test_several_tables_keep_to_themselves(place: Place) -> None:
    with place.open() as journals:
        futures = [journals.submit(f"table-{i % 3}", {"i": i}) for i in range(30)]
        for future in futures:
            future.result(30)
    for table in range(3):
        assert numbers(place.read(f"table-{table}")) == list(range(table, 30, 3))


def test_recover_gives_every_running_table(place: Place) -> None:
    place.write(1, 2, table="a")
    place.write(3, table="b")
    with place.open() as journals:
        found = {journal.table: numbers(journal) for journal in journals.recover()}
    assert found == {"a": [1, 2], "b": [3]}
    assert place.notices.all() == ()


# -- acknowledging


def test_what_queues_up_while_syncing_goes_out_with_one_sync(place: Place) -> None:
    disk = GatedDisk()
    with place.open(disk) as journals:
        first = journals.submit("t", {"i": 0})
        assert disk.waiting.wait(30)
        rest = [journals.submit("t", {"i": i}) for i in range(1, 101)]
        assert not first.done() and not any(future.done() for future in rest)
        disk.gate.set()
        for future in [first, *rest]:
            future.result(30)
        assert disk.syncs == 2
    assert numbers(place.read()) == list(range(101))


async def test_nothing_is_acknowledged_before_it_is_synced_and_nobody_waits(place: Place) -> None:
    disk = GatedDisk()
    with place.open(disk) as journals:
        future = journals.append("t", {"i": 1})
        await asyncio.to_thread(disk.waiting.wait, 30)

        def ask() -> int:
            journals.beat("t", 1, 1)
            return journals.count_unsaved()

        # In a thread, so that a lock held while syncing is a failed test and not a hanging one.
        assert await asyncio.wait_for(asyncio.to_thread(ask), 30) == 0
        assert not future.done()
        disk.gate.set()
        await future


async def test_giving_up_waiting_takes_nothing_back(place: Place) -> None:
    disk = GatedDisk()
    with place.open(disk) as journals:
        waiting = [asyncio.ensure_future(journals.append("t", {"i": i})) for i in range(3)]
        await asyncio.sleep(0)
        for future in waiting:
            future.cancel()
        disk.gate.set()
    assert numbers(place.read()) == [0, 1, 2]


@pytest.mark.parametrize("record", [{"x": float("nan")}, {"x": object()}, {"x": {1, 2}}, {"x": b"bytes"}])
def test_what_json_cannot_hold_is_refused_before_the_disk_is_touched(place: Place, record: dict[str, Any]) -> None:
    place.write(1)
    with place.open() as journals:
        with pytest.raises((TypeError, ValueError)):
            journals.submit("t", record)
        journals.submit("t", {"i": 2}).result(30)
    assert numbers(place.read()) == [1, 2]


@pytest.mark.parametrize("table", ["", "../t", "T", "a.b", "a/b", "x" * 65, "é"])
def test_a_table_id_cannot_lead_out_of_the_folder(place: Place, table: str) -> None:
    with place.open() as journals, pytest.raises(ValueError, match="table id"):
        journals.submit(table, {})


def test_a_retired_journal_is_gone_and_takes_no_more(place: Place) -> None:
    with place.open() as journals:
        journals.submit("t", {"i": 1}).result(30)
        journals.retire("t").result(30)
        assert not place.path().exists()
        journals.beat("t", 1, 1)
        with pytest.raises(LookupError):
            journals.submit("t", {"i": 2}).result(30)
    assert not place.path().exists()


def test_a_shelved_journal_is_kept_where_no_start_reads_it(place: Place) -> None:
    with place.open() as journals:
        journals.submit("t", {"i": 1}).result(30)
        before = place.path().read_bytes()
        journals.put_away("t").result(30)
        assert journals.recover() == ()
        with pytest.raises(LookupError):
            journals.submit("t", {"i": 2}).result(30)
        journals.put_away("never-there").result(30)
    assert (place.path().parent / "put-away" / "t.jsonl").read_bytes() == before


def test_retiring_works_for_a_table_of_an_earlier_run(place: Place) -> None:
    place.write(1)
    with place.open() as journals:
        journals.retire("t").result(30)
    assert not place.path().exists()


def test_a_closed_writer_says_so(place: Place) -> None:
    journals = place.open()
    journals.close()
    with pytest.raises(RuntimeError):
        journals.submit("t", {})


# -- a crash in the middle of a write


@pytest.mark.parametrize("ending", [{"i": 3}, {"i": 3, "name": "Éloïse 🗞 \u2028"}])
def test_a_last_record_torn_at_any_byte_is_dropped_and_the_table_goes_on(place: Place, ending: dict[str, Any]) -> None:
    before = place.write(1, 2)
    with place.open() as journals:
        journals.submit("t", ending).result(30)
    whole = place.path().read_bytes()
    for cut in range(len(before), len(whole)):
        place.path().write_bytes(whole[:cut])
        assert numbers(place.read()) == [1, 2]
        assert place.write(4)[: len(before)] == before
        assert numbers(place.read()) == [1, 2, 4]
        assert place.read().state == "whole"
    assert place.notices.all() == ()
    assert place.set_aside() == []


def test_a_journal_torn_in_its_first_line_is_no_table(place: Place) -> None:
    whole = place.write(1)
    header = whole.index(b"\n") + 1
    for cut in range(header):
        place.path().write_bytes(whole[:cut])
        with place.open() as journals:
            assert journals.recover() == ()
        assert not place.path().exists()
    assert place.notices.all() == ()


def test_a_torn_line_is_dropped_also_without_recovering_first(place: Place) -> None:
    whole = place.write(1, 2)
    place.path().write_bytes(whole[:-1])
    place.write(3)
    assert numbers(place.read()) == [1, 3]


# -- damage


def test_a_flipped_bit_anywhere_costs_nothing(place: Place) -> None:
    with place.open() as journals:
        for number in (1, 2, 3):
            journals.submit("t", {"seq": number, "events": [{"type": "x"}]}).result(30)
            journals.beat("t", number, number)
    whole = place.path().read_bytes()
    for bit in range(3, len(whole) * 8, 7):
        damaged = bytearray(whole)
        damaged[bit // 8] ^= 1 << bit % 8
        place.path().write_bytes(bytes(damaged))
        journal = place.read()
        assert [record["seq"] for record in journal.records] == [1, 2, 3], bit
        assert (journal.state, journal.lost, journal.last_beat) == ("damaged", False, Beat(3, 3))
        assert journal.content == whole


def test_two_changed_bytes_are_never_read_as_something_else(place: Place) -> None:
    whole = place.write(1, 2, 3)
    for at in range(len(whole) - 1):
        damaged = bytearray(whole)
        damaged[at] ^= 0x03
        damaged[at + 1] ^= 0x41
        place.path().write_bytes(bytes(damaged))
        journal = place.read()
        assert set(numbers(journal)) <= {1, 2, 3}
        assert numbers(journal) == [1, 2, 3][: len(journal.records)]
        assert journal.state in ("damaged", "torn")


def spoil(line: bytes) -> bytes:
    return line[:20] + b"????????" + line[28:]


def seqs(records: Any) -> list[int]:
    return [record["seq"] for record in records]


def test_a_damaged_beat_costs_nothing_and_a_damaged_record_itself(place: Place) -> None:
    with place.open() as journals:
        for number in range(1, 6):
            journals.submit("t", {"seq": number, "events": [{"type": "something-that-happened", "to": "a"}]}).result(30)
            journals.beat("t", number, number)
    lines = place.path().read_bytes().splitlines(keepends=True)
    for at in (2, 4, 10):
        place.path().write_bytes(b"".join(spoil(line) if n == at else line for n, line in enumerate(lines)))
        journal = place.read()
        assert (seqs(journal.records), journal.lost) == ([1, 2, 3, 4, 5], False)
    place.path().write_bytes(b"".join(spoil(line) if n == 5 else line for n, line in enumerate(lines)))
    with place.open() as journals:
        (journal,) = journals.recover()
        assert (seqs(journal.records), seqs(journal.rest), journal.lost) == ([1, 2], [4, 5], True)
        journals.submit("t", {"seq": 3}).result(30)
    (notice,) = place.notices.all()
    assert (notice.id, notice["records"], notice["rest"]) == ("store-journal-damaged", 2, 2)
    # The rest waits, also over further starts, until the table has answered.
    with place.open() as journals:
        (journal,) = journals.recover()
        assert (journal.state, seqs(journal.records), seqs(journal.rest)) == ("whole", [1, 2, 3], [4, 5])
        journals.drop_rest("t").result(30)
    with place.open() as journals:
        assert journals.recover()[0].rest == ()
    assert (place.path().parent / "put-away" / "t.rest").exists()


def test_the_header_is_made_again_from_the_name(place: Place) -> None:
    whole = place.write(1, 2, 3)
    header, *others = whole.splitlines(keepends=True)
    for first in (b"", b"gone\n", spoil(header)):
        place.path().write_bytes(first + b"".join(others))
        with place.open() as journals:
            (journal,) = journals.recover()
            assert journal.records
        assert place.path().read_bytes().startswith(header)
    assert place.read().state == "whole"


def test_a_journal_damaged_in_the_middle_is_kept_aside_and_goes_on_with_what_came_before(place: Place) -> None:
    whole = place.write(1, 2, 3, 4)
    damaged = whole.replace(b'{"i":3}', b'{"i":9}')
    place.path().write_bytes(damaged)
    with place.open() as journals:
        (journal,) = journals.recover()
        assert numbers(journal) == [1, 2]
        journals.submit("t", {"i": 5}).result(30)
    assert numbers(place.read()) == [1, 2, 5]
    assert place.set_aside() == [damaged]
    (notice,) = place.notices.all()
    assert notice.id == "store-journal-damaged"
    assert notice["records"] == 2


@pytest.mark.parametrize("change", ["lost", "twice", "swapped"])
def test_lines_that_are_right_by_themselves_but_not_in_their_place(place: Place, change: str) -> None:
    lines = place.write(1, 2, 3, 4).splitlines(keepends=True)
    changed = {
        "lost": lines[:2] + lines[3:],
        "twice": lines[:3] + lines[2:],
        "swapped": [*lines[:2], lines[3], lines[2], lines[4]],
    }[change]
    place.path().write_bytes(b"".join(changed))
    journal = place.read()
    assert journal.state == "damaged"
    assert numbers(journal) == {"lost": [1], "twice": [1, 2, 3, 4], "swapped": [1]}[change]


def test_a_file_that_is_no_journal_is_put_aside_and_said(place: Place) -> None:
    place.path("x").write_bytes(b"hello\nworld\n")
    with place.open() as journals:
        assert journals.recover() == ()
    assert not place.path("x").exists()
    assert place.set_aside() == [b"hello\nworld\n"]
    assert [notice.id for notice in place.notices.all()] == ["store-journal-lost"]


def test_a_copy_under_another_name_is_not_a_second_table(place: Place) -> None:
    place.write(1)
    shutil.copy(place.path(), place.path("t-copy"))
    shutil.copy(place.path(), place.folder / "t (1).jsonl")
    with place.open() as journals:
        assert [journal.table for journal in journals.recover()] == ["t"]
    assert len(place.set_aside()) == 2


def test_a_journal_of_a_newer_version_is_left_alone_and_named(place: Place) -> None:
    place.write(1)
    import zlib

    body = b'"n":0,"head":{"format":"companion-journal","version":2,"table":"t","new":true}}'
    newer = b'{"crc":"%08x",' % zlib.crc32(body) + body + b"\n"
    place.path().write_bytes(newer)
    with place.open() as journals:
        assert journals.recover() == ()
        with pytest.raises(SaveError):
            journals.submit("t", {"i": 1}).result(30)
    assert place.path().read_bytes() == newer
    assert "store-journal-newer" in [notice.id for notice in place.notices.all()]


def test_set_aside_names_never_meet(place: Place) -> None:
    for i in range(3):
        place.path("x").write_bytes(b"no %d\n" % i)
        with place.open() as journals:
            journals.recover()
    assert sorted(place.set_aside()) == [b"no 0\n", b"no 1\n", b"no 2\n"]


# -- a disk that refuses


@pytest.mark.parametrize("operation", ["write", "sync", "sync_folder"])
@pytest.mark.parametrize(
    ("code", "message"),
    [
        (errno.ENOSPC, "store-disk-full"),
        (errno.EROFS, "store-read-only"),
        (errno.EIO, "store-disk-failing"),
    ],
)
def test_what_the_disk_refuses_waits_in_order_and_is_saved_later(
    place: Place, operation: str, code: int, message: str
) -> None:
    disk = FailingDisk()
    with place.open(disk) as journals:
        disk.fail[operation] = code
        for i in (1, 2):
            with pytest.raises(SaveError) as caught:
                journals.submit("t", {"i": i}).result(30)
            assert caught.value.message.id == message
            assert isinstance(caught.value, OSError)
            assert journals.count_unsaved() == journals.count_unsaved("t") == i
        assert not place.path().exists() or numbers(place.read()) == []
        del disk.fail[operation]
        journals.submit("t", {"i": 3}).result(30)
        assert journals.count_unsaved() == 0
    assert numbers(place.read()) == [1, 2, 3]


@pytest.mark.parametrize("room", range(0, 160, 7))
def test_half_a_line_is_cut_off_again(place: Place, room: int) -> None:
    before = place.write(1)
    disk = FailingDisk()
    with place.open(disk) as journals:
        disk.room = room
        futures = [journals.submit("t", {"i": i, "text": "x" * 40}) for i in range(2, 6)]
        failed = [future for future in futures if future.exception(30)]
        assert failed
        kept = place.path().read_bytes()
        assert kept.startswith(before)
        assert read_journal(place.path()).state == "whole"
        disk.room = None
        journals.flush("t").result(30)
    assert numbers(place.read()) == [1, 2, 3, 4, 5]


def test_also_when_cutting_off_fails_at_first(place: Place) -> None:
    place.write(1)
    disk = FailingDisk()
    with place.open(disk) as journals:
        disk.room = 10
        disk.fail["truncate"] = errno.EIO
        with pytest.raises(SaveError):
            journals.submit("t", {"i": 2}).result(30)
        disk.room = None
        with pytest.raises(SaveError):
            journals.submit("t", {"i": 3}).result(30)
        del disk.fail["truncate"]
        journals.flush("t").result(30)
    assert numbers(place.read()) == [1, 2, 3]


def test_a_beat_retries_what_is_unsaved_and_is_itself_dropped_when_refused(place: Place) -> None:
    disk = FailingDisk()
    with place.open(disk) as journals:
        disk.fail["write"] = errno.ENOSPC
        with pytest.raises(SaveError):
            journals.submit("t", {"i": 1}).result(30)
        place.path().touch()
        journals.beat("t", 1_000, 1)
        with pytest.raises(SaveError):
            journals.flush("t").result(30)
        assert journals.count_unsaved("t") == 1
        disk.fail.clear()
        journals.beat("t", 9_000, 9)
        journals.flush("t").result(30)
    assert numbers(place.read()) == [1]
    assert place.read().last_beat == Beat(9_000, 9)


def test_one_table_in_trouble_holds_no_other_up(place: Place) -> None:
    place.path("bad").mkdir()  # a folder where the journal should be
    with place.open() as journals:
        bad, good = journals.submit("bad", {"i": 1}), journals.submit("good", {"i": 1})
        good.result(30)
        assert isinstance(bad.exception(30), SaveError)
        assert journals.count_unsaved("bad") == 1 and journals.count_unsaved("good") == 0
    assert numbers(place.read("good")) == [1]


def test_closing_tells_how_much_was_left_over(place: Place) -> None:
    disk = FailingDisk()
    journals = place.open(disk)
    disk.fail["write"] = errno.ENOSPC
    for i in range(3):
        with pytest.raises(SaveError):
            journals.submit("t", {"i": i}).result(30)
    assert journals.close() == 3


def test_closing_saves_what_can_be_saved_by_then(place: Place) -> None:
    disk = FailingDisk()
    journals = place.open(disk)
    disk.fail["sync"] = errno.EIO
    with pytest.raises(SaveError):
        journals.submit("t", {"i": 1}).result(30)
    disk.fail.clear()
    assert journals.close() == 0
    assert numbers(place.read()) == [1]


def test_a_damaged_journal_can_be_looked_at_on_a_full_disk(place: Place) -> None:
    whole = place.write(1, 2, 3)
    damaged = whole.replace(b'{"i":2}', b'{"i":7}')
    place.path().write_bytes(damaged)
    disk = FailingDisk()
    disk.room = 0
    with place.open(disk) as journals:
        (journal,) = journals.recover()
        assert numbers(journal) == [1]
        assert place.path().read_bytes() == damaged
        disk.room = None
        journals.submit("t", {"i": 4}).result(30)
    assert numbers(place.read()) == [1, 4]
    assert damaged in place.set_aside()


def test_a_fault_of_the_writer_leaves_nobody_waiting(place: Place) -> None:
    class Broken(Disk):
        broken = True

        def write(self, fd: int, data: bytes) -> None:
            if self.broken:
                raise RuntimeError("no disk does this")
            super().write(fd, data)

    disk = Broken()
    with place.open(disk) as journals:
        with pytest.raises(RuntimeError):
            journals.submit("t", {"i": 1}).result(30)
        disk.broken = False
        journals.submit("t", {"i": 2}).result(30)
    assert numbers(place.read()) == [1, 2]


def test_a_really_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small", "256k") as root:
        place = Place(root)
        journals = place.open()
        journals.submit("t", {"i": 0}).result(30)
        filler = fill(root)
        failed = [i for i in range(1, 60) if journals.submit("t", {"i": i, "x": "y" * 200}).exception(30)]
        assert failed
        assert failed == list(range(failed[0], 60))  # nothing is acknowledged past what is missing
        assert read_journal(place.path()).state == "whole"
        assert journals.count_unsaved("t") == len(failed)
        filler.unlink()
        journals.flush("t").result(30)
        assert journals.close() == 0
        assert numbers(place.read()) == list(range(60))


# -- lines as other programs see them


def test_every_line_is_json(place: Place) -> None:
    lines = place.write(1, 2).splitlines()
    assert [json.loads(line)["n"] for line in lines] == [0, 1, 2]
    assert json.loads(lines[0])["head"] == {"format": "companion-journal", "version": 1, "table": "t"}
