"""``companion backup`` and ``restore``: the whole data folder as one file, and back, or nothing."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import time
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.exchange.backup import back_up, restore_backup
from companion.hub.hub import Hub
from companion.server.bootstrap import build
from companion.store import restoring
from companion.store.disk import Disk
from companion.store.errors import StoreError
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter, read_journal
from companion.store.system_errors import describe_system_error
from companion.table.intents import NewPlayer, TakeSeat
from companion.table.message import Refused, say
from companion.text.words import words
from tests.exchange.terminal import Terminal
from tests.support.broken_folder import KINDS, furnish, state
from tests.support.virtual_hub import HOST, PHONE
from tests.support.wording import printed


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    furnish(tmp_path / "data")
    with (
        DataFolder.open(tmp_path / "data") as folder,
        JournalWriter(folder.journals, folder.set_aside, folder.notices) as j,
    ):
        j.submit("table", {"seq": 1}).result(30)
        j.submit("gone", {"seq": 1}).result(30)
        j.put_away("gone").result(30)
    return Terminal(tmp_path)


def test_there_and_back_again_also_while_the_server_runs(terminal: Terminal, tmp_path: Path) -> None:
    before, _ = state(terminal.data)
    file = tmp_path / "all.zip"
    with DataFolder.open(terminal.data):
        assert "4 games" in terminal.run("backup", str(file)).stdout
        assert "already using" in terminal.run("restore", str(file), "--replace", status=1).stderr
    other = Terminal(tmp_path / "other")
    (tmp_path / "other").mkdir()
    said = other.run("restore", str(file)).stdout
    assert "4 games" in said and "kept in" not in said and not list(other.data.glob("before-restore-*"))
    assert state(other.data) == (before, [])
    assert read_journal(other.data / "journals" / "table.jsonl").records == ({"seq": 1},)
    assert (other.data / "journals" / "put-away" / "gone.jsonl").exists()


async def test_a_house_that_moved_keeps_its_seats_and_its_codes(tmp_path: Path) -> None:
    """Phones hold their seats by a secret of theirs; a QR code on paper holds one that the house makes with its key."""
    here, there = Terminal(tmp_path / "here"), Terminal(tmp_path / "there")
    for terminal in (here, there):
        terminal.root.mkdir()
    async with served(here.data) as hub:
        table = await hub.open("redac-chef", {}, [NewPlayer(name="Ada"), NewPlayer(name="Bo")], HOST)
        await table.submit(TakeSeat(seat="b"), PHONE)
        printed = hub.invitation(table)
        # The new machine was tried before the backup came.
        async with served(there.data) as stranger:
            assert stranger.find_by_invitation(printed, "phone") is None
        said = here.run("backup", str(tmp_path / "all.zip")).stdout
        assert words("en").say(say("backup-opens")) in said
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "all.zip").stat().st_mode) == 0o600
    there.run("restore", str(tmp_path / "all.zip"))
    async with served(there.data) as moved:
        for _ in range(40):
            with contextlib.suppress(Refused):
                moved.find_by_invitation("wrong", "phone")
        found = moved.find_by_invitation(printed, "phone")
        assert found is not None, "what is scanned never waits, on the new machine either"
        assert PHONE.holds(found.state, "b")


@contextlib.asynccontextmanager
async def served(root: Path) -> AsyncIterator[Hub]:
    """The program on that folder, as far as tables go."""
    with DataFolder.open(root) as folder:
        app = build(folder, port=1, lang="en")
        async with app.app.router.lifespan_context(app.app):
            yield app.hub


def test_what_is_there_is_replaced_only_when_asked_and_kept_beside(terminal: Terminal, tmp_path: Path) -> None:
    before, _ = state(terminal.data)
    file = tmp_path / "all.zip"
    terminal.run("backup", str(file))
    game = next((terminal.data / "games").glob("*/game-0.json"))
    game.write_bytes(game.read_bytes().replace(b'"a": 10', b'"a": 99'))
    changed, _ = state(terminal.data)
    assert changed != before
    assert "--replace" in terminal.run("restore", str(file), status=1).stderr
    assert state(terminal.data)[0] == changed
    said = terminal.run("restore", str(file), "--replace").stdout
    assert "kept in" in said
    assert state(terminal.data) == (before, [])
    (kept,) = terminal.data.glob("before-restore-*")
    assert b'"a": 99' in (kept / "games" / game.parent.name / game.name).read_bytes()


@pytest.mark.parametrize("broken", ["no zip", "another zip", "newer", "cut", "outside", "flipped"])
def test_a_file_that_is_wrong_changes_nothing(terminal: Terminal, tmp_path: Path, broken: str) -> None:
    before, _ = state(terminal.data)
    file = tmp_path / "all.zip"
    terminal.run("backup", str(file))
    raw = bytearray(file.read_bytes())
    if broken == "no zip":
        file.write_bytes(b"hello")
    elif broken == "another zip":
        with zipfile.ZipFile(file, "w") as other:
            other.writestr("mine.txt", "x")
    elif broken in ("newer", "outside"):
        with zipfile.ZipFile(file, "w") as other:
            version = 2 if broken == "newer" else 1
            other.writestr("companion-backup.json", json.dumps({"format": "companion-backup", "version": version}))
            other.writestr("games/../../mine.txt", "x")
    elif broken == "cut":
        file.write_bytes(raw[: len(raw) // 2])
    else:
        with zipfile.ZipFile(file) as made:
            info = next(each for each in made.infolist() if each.filename.startswith("games/"))
        raw[info.header_offset + 80] ^= 0xFF
        file.write_bytes(raw)
    assert "Nothing was changed" in terminal.run("restore", str(file), "--replace", status=1).stderr
    assert state(terminal.data)[0] == before
    assert not list(terminal.data.glob(".restore*"))
    assert not (tmp_path / "mine.txt").exists()


class Killed(Exception):
    """The process is gone."""


@pytest.mark.parametrize("trouble", [Killed, PermissionError])
def test_a_crash_or_a_refusal_at_any_step_leaves_all_of_the_old_or_all_of_the_new(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    new, _ = state(terminal.data)
    file = tmp_path / "all.zip"
    back_up(terminal.data, file)
    game = next((terminal.data / "games").glob("*/game-0.json"))
    game.write_bytes(game.read_bytes().replace(b'"a": 10', b'"a": 99'))
    old, _ = state(terminal.data)
    seen = set()
    for step in range(40):
        left = [step]

        def replace(self: Disk, source: Path, target: Path, left: list[int] = left) -> None:
            if source.name.startswith((".restore", "games", "players", "journals", "index", "companion")) or (
                source.parent.name.startswith(".restore")
            ):
                left[0] -= 1
                if left[0] == -1 or (left[0] < -1 and trouble is Killed):
                    raise trouble
            os.replace(source, target)

        root = tmp_path / f"copy-{step}"
        restoring.shutil.copytree(terminal.data, root)
        with monkeypatch.context() as patch:
            patch.setattr(Disk, "replace", replace)
            try:
                restore_backup(file, root, replace=True)
                done = True
            except (Killed, StoreError):
                done = False
        found, said = state(root)
        assert found in (old, new), step
        assert not said
        seen.add(found == new)
        if done:
            break
    assert seen == {True, False}
    assert done


@pytest.mark.skipif(os.name != "posix", reason="links and pipes")
@pytest.mark.parametrize("kind", ["a pipe", "a full folder", "too deep", "a list"])
def test_a_plan_of_a_restore_that_says_nothing_is_set_aside_and_named(terminal: Terminal, kind: str) -> None:
    before, _ = state(terminal.data)
    plan = terminal.data / ".restore.json"
    plan.write_bytes(b"{}")
    KINDS[kind](plan)
    assert state(terminal.data) == (before, ["restore-plan-damaged"])
    assert state(terminal.data) == (before, [])


def test_a_clock_in_1970_keeps_nobody_from_a_backup(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.localtime", lambda *_: time.struct_time((1970, 1, 1, 0, 5, 0, 3, 1, 0)))
    back_up(terminal.data, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert {member.date_time[0] for member in archive.infolist()} == {1980}


def test_a_backup_that_is_not_there_is_no_matter_of_the_data_folder(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    said = terminal.run("restore", str(tmp_path / "none.zip"), status=1).stderr
    missing = describe_system_error(FileNotFoundError(errno.ENOENT, "x"))
    assert said == words("en").say(say("restore-unreadable", where=str(tmp_path / "none.zip"), why=missing)) + "\n"
    assert not terminal.data.exists()


def test_a_folder_that_is_not_there_has_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        back_up(tmp_path / "nowhere", tmp_path / "x.zip")
    assert not list(tmp_path.iterdir())


def test_doctor_mends_what_the_server_would_after_a_backup(terminal: Terminal) -> None:
    journal = terminal.data / "journals" / "table.jsonl"
    raw = bytearray(journal.read_bytes())
    raw[-20] ^= 1
    journal.write_bytes(raw)
    (terminal.data / "companion.json").write_bytes(b"x")
    assert "table.jsonl" in terminal.doctor()
    said = terminal.doctor("--repair")
    assert "First a backup was made" in said
    assert read_journal(journal).state == "whole"
    (copy,) = (terminal.data / "set-aside").glob("*.zip")
    with zipfile.ZipFile(copy) as made:
        assert made.read("journals/table.jsonl") == bytes(raw)
    assert printed("en", "doctor-repair-nothing") in terminal.doctor("--repair")
