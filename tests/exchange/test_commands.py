"""``companion export``, ``import``, ``rebuild`` and ``doctor`` as people type them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from companion.store.folder import DataFolder
from tests.exchange.terminal import Terminal, friday
from tests.support.spaces import plain
from tests.support.wording import printed, worded

ROOT = Path(__file__).parents[2]


def test_in_and_out_again(terminal: Terminal) -> None:
    said = terminal.run("import", terminal.file(friday()))
    met = printed("en", "exchange-met", count=1, names=("Éloïse",))
    assert said.stdout == f"{printed('en', 'exchange-added', count=1)}\n{met}\n"
    out = terminal.run("export", "1111")
    assert json.loads(out.stdout) == friday()
    assert out.stderr == ""
    assert (
        terminal.run("import", "-", stdin=out.stdout_bytes).stdout == f"{printed('en', 'exchange-already', count=1)}\n"
    )


def test_several_games_through_a_pipe_into_another_folder(terminal: Terminal) -> None:
    files = [terminal.file(friday(str(n) * 8), f"{n}.json") for n in range(3)]
    terminal.run("import", *files)
    text = terminal.run("export", "--all").stdout_bytes
    other = Terminal(terminal.root / "other")
    assert other.run("import", "-", stdin=text).stdout.startswith("3 games imported.\n")
    assert other.run("export", "--all").stdout_bytes == text


def test_export_into_a_folder(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    target = terminal.root / "out"
    said = terminal.run("export", "--all", "--to", str(target))
    assert said.stdout == f"1 game written to {target}.\n"
    (path,) = target.iterdir()
    assert json.loads(path.read_bytes()) == friday()
    assert path.name == "2026-11-27-redac-chef-11111111-1111-4111-8111-111111111111.json"


def test_export_names_the_games_when_none_is_named(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    said = terminal.run("export", status=2)
    assert said.stdout == ""
    assert "11111111-1111-4111-8111-111111111111  2026-11-27  redac-chef: Éloïse and Bo\n" in said.stderr
    assert "Which game?" in said.stderr


def test_export_without_anything_to_export(terminal: Terminal) -> None:
    missing = printed("en", "store-folder-missing", where=str(terminal.data))
    assert missing in terminal.run("export", "--all", status=1).stderr
    DataFolder.open(terminal.data).close()
    assert printed("en", "exchange-which", count=0) in terminal.run("export", status=2).stderr
    assert terminal.run("export", "--all").stdout == ""
    assert printed("en", "store-game-unknown", id="42") in terminal.run("export", "42", status=1).stderr


def test_export_while_the_server_runs(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    with DataFolder.open(terminal.data):
        assert json.loads(terminal.run("export", "--all").stdout) == friday()
        assert "already using the folder" in terminal.run("import", terminal.file(friday()), status=1).stderr
        assert "already using the folder" in terminal.run("rebuild", status=1).stderr


def test_a_wrong_file_is_named_with_every_fault_and_nothing_is_taken(terminal: Terminal) -> None:
    good = terminal.file(friday(), "good.json")
    wrong = terminal.file(friday("2" * 8, surplus=-1, pionts=3), "wrong.json")
    said = terminal.run("import", good, wrong, status=2)
    assert f"{wrong}: pionts: unknown field\n" in said.stderr
    assert f"{wrong}: rounds[0].sheets.a.surplus: {printed('en', 'fault-at-least', least=0)}\n" in said.stderr
    assert "Nothing was imported." in said.stderr
    assert terminal.run("export", "--all").stdout == ""


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe", b"[]", b'{"format": "companion-game", "version": 2}'])
def test_files_that_are_no_game(terminal: Terminal, content: bytes) -> None:
    path = terminal.file(content)
    said = terminal.run("import", path, status=2)
    assert said.stderr.startswith(path)
    assert said.stdout == ""


def test_files_that_are_not_there(terminal: Terminal) -> None:
    said = terminal.run("import", str(terminal.root / "nowhere.json"), str(terminal.root), status=2)
    assert printed("en", "exchange-file-unreadable", why=printed("en", "system-missing")) in said.stderr
    assert not terminal.data.exists()


def test_a_game_that_differs_is_kept_and_said(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    other = terminal.file(friday(surplus=3), "other.json")
    said = terminal.run("import", other, status=1)
    assert printed("en", "exchange-differs", id=friday()["id"]) in said.stderr
    assert json.loads(terminal.run("export", "--all").stdout) == friday()
    assert terminal.run("import", "--replace", other).stdout.startswith("1 game replaced")
    assert json.loads(terminal.run("export", "--all").stdout) == friday(surplus=3)


def test_a_game_without_id_twice_is_one_game(terminal: Terminal) -> None:
    path = terminal.file(friday(None))
    terminal.run("import", path)
    assert terminal.run("import", path).stdout == f"{printed('en', 'exchange-already', count=1)}\n"
    assert len(terminal.run("export", "--all").stdout_bytes.splitlines()) > 1  # one game: the file, laid out


def test_people_of_the_same_name(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    second = friday("2" * 8) | {"players": [{"id": "a", "name": "Éloïse", "profile": "p2"}, {"id": "b", "name": "Bo"}]}
    namesake = printed("en", "exchange-namesake", name="Éloïse")
    assert namesake in terminal.run("import", terminal.file(second)).stdout


def test_rebuild_says_what_it_found(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    for path in [*terminal.data.glob("index/*"), *terminal.data.glob("companion.json*")]:
        path.unlink()
    (terminal.data / "games" / "2026-11" / "broken.json").write_bytes(b"{")
    said = terminal.run("rebuild", lang="fr")
    assert plain(said.stdout) == worded("fr", "exchange-rebuilt", games=1, players=1) + "\n"
    assert "mise de côté" in said.stderr
    assert terminal.run("rebuild").stderr == ""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_doctor_says_what_it_sees(terminal: Terminal, free_port: int, lang: str) -> None:
    terminal.run("import", terminal.file(friday()))
    said = terminal.run("doctor", "--port", str(free_port), lang=lang).stdout
    assert str(terminal.data) in said
    assert str(free_port) in said
    assert "[x]" not in said
    assert {"fr": "Dossier de données", "en": "Data folder"}[lang] in said


def test_doctor_finds_what_is_bad_and_bundles_all_the_same(terminal: Terminal, free_port: int) -> None:
    terminal.data.write_text("a file")
    target = terminal.root / "bundle.zip"
    said = terminal.run("doctor", "--port", str(free_port), "--bundle", str(target), status=1)
    assert "[x]  " + str(terminal.data) in said.stdout
    assert "report.txt" in zipfile.ZipFile(target).namelist()


def test_doctor_bundles_without_names(terminal: Terminal, free_port: int) -> None:
    terminal.run("import", terminal.file(friday()))
    target = terminal.root / "bundle.zip"
    said = terminal.run("doctor", "--port", str(free_port), "--bundle", str(target))
    assert str(target) in said.stdout
    with zipfile.ZipFile(target) as bundle:
        (name,) = [each for each in bundle.namelist() if each.startswith("games/")]
        told = json.loads(bundle.read(name))
    assert [player["name"] for player in told["players"]] == ["seat 1", "seat 2"]
    again = Terminal(terminal.root / "again")
    assert again.run("import", again_file(again, told)).stdout.startswith("1 game imported.")


def again_file(terminal: Terminal, content: Any) -> str:
    terminal.root.mkdir(exist_ok=True)
    return terminal.file(content)


def test_the_terminals_encoding_does_not_matter_to_files(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    done = subprocess.run(
        [sys.executable, "-m", "companion", "export", "--all", "--data", str(terminal.data)],
        capture_output=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"},
        timeout=60,
        check=True,
    )
    assert json.loads(done.stdout.decode("utf-8")) == friday()
    listing = subprocess.run(
        [sys.executable, "-m", "companion", "export", "--data", str(terminal.data)],
        capture_output=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "ascii:strict", "LC_ALL": "C", "PYTHONUTF8": "0"},
        timeout=60,
    )
    assert listing.returncode == 2
    assert b"?lo?se and Bo" in listing.stderr


def test_these_commands_start_no_screen() -> None:
    code = (
        "import sys, companion.cli, companion.exchange.commands\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('flet', 'flet_web', 'fastapi', 'uvicorn')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60, check=True
    )
    assert done.stdout.strip() == "[]"


def test_one_bad_game_file_costs_that_game_in_every_command(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()), terminal.file(friday("2" * 8), "2.json"))
    month = terminal.data / "games" / "2026-11"
    (month / "nogame.json").write_text('{"format": "companion-game", "version": 1, "id": "nogame"}')
    (month / "zz.json").symlink_to(month / "nowhere.json")
    (month / "loop.json").symlink_to(month / "loop.json")
    (month / "folder.json").mkdir()
    os.mkfifo(month / "pipe.json")
    os.mkfifo(terminal.data / "players" / "pipe.json")
    (terminal.data / "players" / "zz.json").symlink_to(month / "nowhere.json")
    for _ in range(2):
        lines = terminal.run("export", "--all", status=1)
        assert len(lines.stdout.splitlines()) == 2
        unreadable = printed("en", "store-game-unreadable", where=str(month / "nogame.json"))
        assert unreadable in lines.stderr
        assert '"Éloïse"' in terminal.run("export", "--player", "Éloïse", status=1).stdout
        assert "2 games" in terminal.doctor().replace("\xa0", " ")
        assert "2 games" in terminal.run("rebuild").stdout.replace("\xa0", " ")


def test_copies_that_a_synced_folder_made_count_once_everywhere(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    (path,) = (terminal.data / "games").glob("*/*.json")
    for name in (f"{path.stem}-LAPTOP", f"{path.stem} (1)", f"{path.stem}.sync-conflict-20261128-101500-ABCDEFG"):
        path.with_name(f"{name}.json").write_text(json.dumps(friday(surplus=2)))
    (player,) = (terminal.data / "players").glob("*.json")
    copy = player.with_name(f"{player.stem}.sync-conflict-20261128.json")
    copy.write_text(player.read_text().replace("Éloïse", "Zoé"))
    out = terminal.run("export", "--all", status=1)
    assert json.loads(out.stdout) == friday()
    assert json.loads(terminal.run("export", "1111", status=1).stdout) == friday()
    said = terminal.doctor()
    assert said.count("is a copy of the game in") == 3
    assert "1 game" in said
    assert "is a copy of the player in" in said
    assert "1 game" in terminal.run("rebuild").stdout
    assert '"Éloïse"' in terminal.run("export", "--player", "Éloïse", status=1).stdout
    # Where only a copy is left, it is the game.
    kept = path.with_name(f"{path.stem}-LAPTOP.json")
    for each in (path.parent).glob("*.json"):
        if each != kept:
            each.unlink()
    assert json.loads(terminal.run("export", "--all").stdout) == friday(surplus=2)
    assert "1 game" in terminal.run("rebuild").stdout
    assert path.exists()


def test_a_slip_in_the_name_of_the_folder_makes_no_folder(terminal: Terminal) -> None:
    missing = printed("en", "store-folder-missing", where=str(terminal.data))
    assert missing in terminal.run("rebuild", status=1).stderr
    assert not terminal.data.exists()


def test_doctor_speaks_of_what_the_server_would_set_aside_and_leaves_it(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    index = terminal.data / "index" / "2026-11.json"
    for path in (terminal.data / "companion.json", index):
        path.write_bytes(path.read_bytes()[:-9])
    broken = [
        printed("en", "store-database-unreadable", where=str(each))
        for each in (terminal.data / "companion.json", index)
    ]
    said = terminal.doctor()
    assert all(each in said for each in broken)
    assert not list((terminal.data / "set-aside").iterdir())
    terminal.run("rebuild")
    said = terminal.doctor()
    assert not any(each in said for each in broken)


def test_what_is_damaged_is_said_in_words_only(tmp_path: Path) -> None:
    """What is logged before there is a log is on no terminal."""
    terminal = Terminal(tmp_path)
    terminal.run("import", terminal.file(friday()))
    (terminal.data / "players" / "p1.json").write_bytes(b"{")
    (terminal.data / "companion-folder.json").write_bytes(b"{")
    for command in (["doctor", "--port", "1"], ["rebuild"]):
        line = [sys.executable, "-m", "companion", *command, "--data", str(terminal.data), "--lang", "en"]
        done = subprocess.run(line, capture_output=True, text=True, encoding="utf-8", cwd=ROOT)
        said = done.stdout + done.stderr
        assert "p1.json" in said
        assert not re.search(r"\b(store|exchange|restore|hub)-[a-z]+-[a-z]+\b", said), said


@pytest.mark.parametrize("way", ["file", "two files", "standard input"])
def test_more_than_fits_is_refused_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    terminal = Terminal(tmp_path)
    raw = json.dumps(friday()).encode()
    monkeypatch.setattr("companion.exchange.commands.MAX_IMPORT_BYTES", len(raw) + 10)
    terminal.run("import", terminal.file(raw))
    if way == "standard input":
        said = terminal.run("import", "-", stdin=raw + b" " * 11, status=2).stderr
    elif way == "file":
        said = terminal.run("import", terminal.file(raw + b" " * 11), status=2).stderr
    else:
        said = terminal.run("import", terminal.file(raw), terminal.file(raw, "other.json"), status=2).stderr
    assert printed("en", "exchange-too-large", megabytes=0, most=0) in said
    assert printed("en", "exchange-nothing-taken") in said
