"""The data folder: one process, a version it knows, a place it can write to; or a sentence that says why not."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.store.disk import write_atomically
from companion.store.errors import FolderError, Notices
from companion.store.folder import FOLDER_VERSION, DataFolder
from companion.store.journal import JournalWriter
from tests.support.disks import FailingDisk, fill, small_disk

ROOT = Path(__file__).parents[2]


def refused(root: Path, **kwargs: object) -> str:
    with pytest.raises(FolderError) as caught:
        DataFolder.open(root, **kwargs)  # type: ignore[arg-type]
    assert str(root) in str(caught.value.message["where"])
    return caught.value.message.id


def everything(root: Path) -> dict[str, bytes | None]:
    return {str(path.relative_to(root)): path.read_bytes() if path.is_file() else None for path in root.rglob("*")}


def test_a_new_folder_is_laid_out_and_opens_again(tmp_path: Path) -> None:
    root = tmp_path / "a" / "b"
    for _ in range(2):
        with DataFolder.open(root) as folder:
            assert folder.writable
            for path in (folder.journals, folder.games, folder.players, folder.index, folder.set_aside, folder.log):
                assert path.is_dir()
        marker = json.loads((root / "companion-folder.json").read_bytes())
        assert (marker["format"], marker["version"]) == ("companion-folder", FOLDER_VERSION)


def test_nobody_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_args, **_kwargs: tmp_path / "default")
    with DataFolder.open() as folder:
        assert folder.root == tmp_path / "default"


def test_a_second_process_is_told_which_folder_is_taken(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from companion.store.folder import DataFolder\n"
        "from companion.store.errors import FolderError\n"
        "try:\n"
        "    DataFolder.open(Path(sys.argv[1]))\n"
        "except FolderError as error:\n"
        "    print(error.message.id, error.message['where'])\n"
        "else:\n"
        "    print('opened')\n"
    )

    def second() -> str:
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return done.stdout.strip()

    with DataFolder.open(tmp_path):
        before = everything(tmp_path)
        assert second() == f"store-folder-busy {tmp_path}"
        assert everything(tmp_path) == before
    assert second() == "opened"


def test_the_same_process_cannot_open_it_twice_either(tmp_path: Path) -> None:
    with DataFolder.open(tmp_path):
        assert refused(tmp_path) == "store-folder-busy"
        DataFolder.open_read_only(tmp_path).close()
    DataFolder.open(tmp_path).close()


def test_a_folder_of_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    DataFolder.open(tmp_path).close()
    (tmp_path / "companion-folder.json").write_text('{"format": "companion-folder", "version": 2, "more": []}')
    before = everything(tmp_path)
    assert refused(tmp_path) == "store-folder-newer"
    with pytest.raises(FolderError) as caught:
        DataFolder.open_read_only(tmp_path)
    assert caught.value.message["found"] == 2
    assert everything(tmp_path) == before


@pytest.mark.parametrize(
    "marker", ["", "{", "[]", "1", "[" * 100_000, '{"format": "x", "version": 1}', '{"format": "companion-folder"}']
)
def test_a_marker_that_says_nothing_is_set_aside_and_written_anew(tmp_path: Path, marker: str) -> None:
    DataFolder.open(tmp_path).close()
    (tmp_path / "companion-folder.json").write_text(marker)
    with DataFolder.open(tmp_path) as folder:
        assert [notice.id for notice in folder.notices.all()] == ["store-marker-damaged"]
        (aside,) = folder.set_aside.iterdir()
        assert aside.read_text() == marker
    with DataFolder.open(tmp_path) as folder:
        assert folder.notices.all() == ()


def test_a_flipped_bit_of_the_marker_is_mended_and_a_newer_one_is_still_refused(tmp_path: Path) -> None:
    DataFolder.open(tmp_path).close()
    marker = tmp_path / "companion-folder.json"
    ours = marker.read_bytes()
    digit = ours.index(b"1") * 8
    for bit in (*range(0, len(ours) * 8, 37), *range(digit, digit + 8)):
        raw = bytearray(ours)
        raw[bit // 8] ^= 1 << bit % 8
        marker.write_bytes(raw)
        DataFolder.open(tmp_path).close()
        assert marker.read_bytes() == ours or json.loads(marker.read_bytes())["version"] == 1
    for version in (2, 3, 5, 9, 99):
        marker.write_text(json.dumps({"format": "companion-folder", "version": version}))
        assert refused(tmp_path) == "store-folder-newer"


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    root = tmp_path / "data"
    root.write_text("mine")
    assert refused(root) == "store-not-a-folder"
    assert refused(root / "below") == "store-not-a-folder"
    assert root.read_text() == "mine"


def test_a_file_where_a_folder_inside_should_be(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("mine")
    assert refused(tmp_path) == "store-not-a-folder"
    (tmp_path / "games").unlink()
    DataFolder.open(tmp_path).close()  # and the lock was let go


@pytest.mark.parametrize(
    ("code", "message"),
    [(errno.EROFS, "store-read-only"), (errno.EACCES, "store-read-only"), (errno.EIO, "store-disk-failing")],
)
@pytest.mark.parametrize("known", [False, True])
def test_a_folder_that_cannot_be_written_to(tmp_path: Path, code: int, message: str, known: bool) -> None:
    if known:
        DataFolder.open(tmp_path).close()
    disk = FailingDisk()
    disk.fail["write"] = code
    assert refused(tmp_path, disk=disk) == message
    DataFolder.open(tmp_path).close()
    assert not list(tmp_path.glob(".*"))


def test_a_full_disk_refuses_a_new_folder_and_is_said_in_a_known_one(tmp_path: Path) -> None:
    disk = FailingDisk()
    disk.room = 0
    assert refused(tmp_path, disk=disk) == "store-disk-full"
    DataFolder.open(tmp_path).close()
    notices = Notices()
    DataFolder.open(tmp_path, disk=disk, notices=notices).close()
    assert [notice.id for notice in notices.all()] == ["store-disk-full"]


def test_a_really_read_only_and_a_really_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small") as root:
        DataFolder.open(root).close()
        subprocess.run(["mount", "-o", "remount,ro", str(root)], check=True)
        before = everything(root)
        assert refused(root) == "store-read-only"
        assert refused(root / "new") == "store-read-only"
        DataFolder.open_read_only(root).close()
        assert everything(root) == before
        subprocess.run(["mount", "-o", "remount,rw", str(root)], check=True)
        fill(root)
        notices = Notices()
        DataFolder.open(root, notices=notices).close()
        assert [notice.id for notice in notices.all()] == ["store-disk-full"]
        # A new folder inside cannot be had on a disk without any room.
        assert refused(root / "new") == "store-disk-full"


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX")
def test_what_is_kept_is_for_its_owner_alone_and_what_is_exported_is_not(tmp_path: Path) -> None:
    with DataFolder.open(tmp_path) as folder:
        with JournalWriter(folder.journals, folder.set_aside, folder.notices) as journals:
            journals.submit("t", {"secret": "x"}).result(30)
        assert (folder.journals / "t.jsonl").stat().st_mode & 0o077 == 0
        write_atomically(folder.games / "x.json", b"{}", folder.disk)
        assert (folder.games / "x.json").stat().st_mode & 0o077 == 0
        before = os.umask(0o022)
        try:
            write_atomically(folder.cache / "x.json", b"{}", folder.disk, private=False)
        finally:
            os.umask(before)
        assert (folder.cache / "x.json").stat().st_mode & 0o777 == 0o644


def test_looking_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(FolderError) as caught:
        DataFolder.open_read_only(tmp_path / "nowhere")
    assert caught.value.message.id == "store-folder-missing"
    assert not (tmp_path / "nowhere").exists()
    assert not DataFolder.open_read_only(tmp_path).writable
    assert not list(tmp_path.iterdir())


def test_notices_are_kept_once_in_order_and_told() -> None:
    from companion.table.message import say

    notices = Notices()
    heard: list[str] = []
    notices.listen(lambda message: heard.append(message.id))
    for name in ("a", "b", "a"):
        notices.add(say(name))
    assert [message.id for message in notices.all()] == heard == ["a", "b"]
    notices.dismiss(say("a"))
    notices.dismiss(say("a"))
    assert [message.id for message in notices.all()] == ["b"]
