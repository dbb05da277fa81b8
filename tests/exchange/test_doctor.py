"""What the doctor sees, and the bundle that tells no names."""

from __future__ import annotations

import io
import json
import re
import shutil
import socket
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.exchange.bundle import write_bundle
from companion.exchange.doctor import LIBRARIES, Finding, examine
from companion.store.errors import SaveError
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter, read_journal
from companion.store.library import Library
from companion.store.log import LOG_FILE
from tests.support.stored_game import game, score


def found(root: Path, port: int, section: int) -> dict[str, Finding]:
    return {each.message.id: each for each in examine(root, port)[section].findings}


def listing(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A folder with a finished game, a running table, a person, a log and a file set aside."""
    root = tmp_path / "data"
    with DataFolder.open(root) as folder:
        library = Library(folder, score)
        library.save(game("Éloïse", "Bo-Anders", id_="g1", profiles={"Éloïse": "p1"}))
        library.close()
        with JournalWriter(folder.journals, folder.set_aside, folder.notices) as journals:
            for record in (
                {"seq": 1, "by": "7f3e9c", "events": [{"type": "table-opened", "code": "K7PQ", "host": "7f3e9c"}]},
                {"seq": 2, "by": "7f3e9c", "events": [{"type": "player-seated", "seat": "b", "name": "Maître Goupil"}]},
            ):
                journals.submit("t1", record).result(30)
        (folder.log / LOG_FILE).write_text("2026 INFO a: x\n2026 WARNING b: Maître Goupil left\n", "utf-8")
        (folder.set_aside / "g9.json").write_text('{"players": [{"name": "Zo\\u00eb Kravi', "utf-8")
        (folder.set_aside / "g8.json").write_text('{"players": [{"name": "Zo\\u00eb K."}, "Zo\\u00eb K.', "utf-8")
    return root


# -- what the doctor sees


def test_the_libraries_are_those_that_are_installed() -> None:
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    for name in LIBRARIES:
        assert f'"{name}==' in project


def test_a_healthy_folder(evening: Path, free_port: int) -> None:
    before = listing(evening)
    folder = found(evening, free_port, 1)
    assert folder["doctor-folder-fine"].level == "fine"
    assert folder["doctor-journals"].message["count"] == 1
    assert folder["doctor-games"].message["count"] == 1
    assert folder["doctor-games"].message["players"] == 1
    assert folder["doctor-set-aside"].message["count"] == 2
    assert (folder["doctor-log"].message["count"], folder["doctor-log"].message["grave"]) == (2, 1)
    assert folder["doctor-log-line"].message["line"] == "2026 WARNING b: Maître Goupil left"
    assert all(each.level != "bad" for section in examine(evening, free_port) for each in section.findings)
    assert listing(evening) == before


def test_a_folder_in_use_is_looked_at_all_the_same(evening: Path, free_port: int) -> None:
    with DataFolder.open(evening):
        folder = found(evening, free_port, 1)
    assert folder["doctor-folder-in-use"].level == "fine"
    assert folder["doctor-games"].message["count"] == 1


def test_no_folder_yet_and_none_is_made(tmp_path: Path, free_port: int) -> None:
    (tmp_path / "mine").mkdir()
    for root in (tmp_path / "a" / "b", tmp_path / "mine"):
        assert found(root, free_port, 1)["doctor-folder-new"].level == "fine"
    assert [path.name for path in tmp_path.rglob("*")] == ["mine"]


def test_a_folder_that_cannot_be(tmp_path: Path, free_port: int) -> None:
    (tmp_path / "file").touch()
    assert found(tmp_path / "file" / "data", free_port, 1)["store-not-a-folder"].level == "bad"
    assert found(tmp_path / "file", free_port, 1)["store-not-a-folder"].level == "bad"
    (tmp_path / "companion-folder.json").write_text('{"format": "companion-folder", "version": 99}')
    assert found(tmp_path, free_port, 1)["store-folder-newer"].level == "bad"


def test_damage_is_named_and_left_as_it_is(evening: Path, free_port: int) -> None:
    journal = evening / "journals" / "t1.jsonl"
    journal.write_bytes(journal.read_bytes().replace(b'"seq":1', b'"seq":7'))
    (evening / "games" / "2026-11" / "g1.json").write_bytes(b"{")
    before = listing(evening)
    folder = found(evening, free_port, 1)
    assert folder["doctor-journal"].message["state"] == "damaged"
    assert folder["store-game-unreadable"].level == "look"
    assert listing(evening) == before


def test_little_room_is_worth_a_word(evening: Path, free_port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(evening)
    assert found(evening, free_port, 1)["doctor-room"].message["megabytes"] == usage.free // 1_000_000
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage._replace(free=3_000_000))
    room = found(evening, free_port, 1)["doctor-room"]
    assert (room.level, room.message["megabytes"]) == ("look", 3)


def test_a_library_that_is_missing(evening: Path, free_port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.exchange.doctor.LIBRARIES", ("no-such-library",))
    missing = found(evening, free_port, 0)["doctor-library-missing"]
    assert (missing.level, missing.message["name"]) == ("bad", "no-such-library")


# -- the port


class Health(BaseHTTPRequestHandler):
    answer = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def server() -> Iterator[HTTPServer]:
    server = HTTPServer(("127.0.0.1", 0), Health)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_free_port(evening: Path, free_port: int) -> None:
    assert found(evening, free_port, 2)["doctor-port-free"].message["port"] == str(free_port)


@pytest.mark.parametrize(
    ("answer", "message", "level"),
    [
        (b'{"ok": true, "version": "9.9"}', "doctor-port-ours", "fine"),
        (b'{"ok": true}', "doctor-port-taken", "bad"),
        (b"<html>", "doctor-port-taken", "bad"),
        (b"[]", "doctor-port-taken", "bad"),
    ],
)
def test_a_port_in_use(
    evening: Path, server: HTTPServer, monkeypatch: pytest.MonkeyPatch, answer: bytes, message: str, level: str
) -> None:
    monkeypatch.setattr(Health, "answer", answer)
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    assert found(evening, server.server_port, 2)[message].level == level


def test_a_port_that_answers_nothing(evening: Path) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        assert found(evening, silent.getsockname()[1], 2)["doctor-port-taken"].level == "bad"


# -- the bundle


def bundle_of(root: Path, target: Path, report: str = "report") -> dict[str, bytes]:
    folder = DataFolder.open_read_only(root)
    names = write_bundle(target, folder, examine(root, 1), report)
    with zipfile.ZipFile(io.BytesIO(target.read_bytes())) as bundle:
        assert bundle.testzip() is None
        assert bundle.namelist() == names
        return {name: bundle.read(name) for name in names}


def words_in(raw: bytes) -> str:
    """All that somebody could read in a file, escapes undone."""
    text = raw.decode("utf-8", "replace")
    return (text + re.sub(r"\\u([0-9a-fA-F]{4})", lambda found: chr(int(found[1], 16)), text)).casefold()


def test_the_bundle_tells_no_names_and_the_rest(evening: Path, tmp_path: Path) -> None:
    before = listing(evening)
    files = bundle_of(evening, tmp_path / "bundle.zip", "Éloïse is missed")
    assert listing(evening) == before
    for raw in files.values():
        for name in ("éloïse", "bo-anders", "goupil", "zoë", "7f3e9c", "k7pq"):
            assert name not in words_in(raw)
    assert files["report.txt"] == b"seat 1 is missed"
    told = json.loads(files["games/2026-11/g1.json"])
    assert [player["name"] for player in told["players"]] == ["seat 1", "seat 2"]
    assert told["points"] == game(id_="g1")["points"]
    assert b"WARNING b: seat 2 left" in files[f"log/{LOG_FILE}"]
    assert not any(name.startswith("index") for name in files)
    ids = [each["id"] for section in json.loads(files["report.json"]) for each in section["findings"]]
    assert "doctor-folder-fine" in ids


def test_a_journal_of_the_bundle_can_be_read_and_is_as_torn_as_it_was(evening: Path, tmp_path: Path) -> None:
    original = evening / "journals" / "t1.jsonl"
    torn = original.read_bytes() + b'{"crc":"00000000","n":3,"record":{"name":"Goupil'
    original.write_bytes(torn)
    files = bundle_of(evening, tmp_path / "bundle.zip")
    copy = tmp_path / "t1.jsonl"
    copy.write_bytes(files["journals/t1.jsonl"])
    journal = read_journal(copy)
    assert journal.state == "torn"
    assert [record["events"][0]["type"] for record in journal.records] == ["table-opened", "player-seated"]
    assert journal.records[1]["events"][0]["name"] == "seat 2"
    assert b"Goupil" not in files["journals/t1.jsonl"]


def test_what_does_not_fit_is_named(evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.exchange.bundle.MAX_BYTES", 5_000)
    (evening / "set-aside" / "huge.json").write_bytes(b"x" * 6_000)
    files = bundle_of(evening, tmp_path / "bundle.zip")
    assert b"set-aside/huge.json: 6000 bytes" in files["left-out.txt"]
    assert "games/2026-11/g1.json" in files


def test_there_is_a_bundle_also_without_a_folder(tmp_path: Path) -> None:
    names = write_bundle(tmp_path / "bundle.zip", None, examine(tmp_path / "nowhere", 1), "report")
    assert names == ["report.txt", "report.json"]


def test_a_bundle_that_cannot_be_written_is_a_sentence(evening: Path, tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        write_bundle(tmp_path / "nowhere" / "bundle.zip", DataFolder.open_read_only(evening), (), "")


names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Z"]), min_size=3, max_size=12).filter(
    lambda name: any(char.isalpha() for char in name) and not name.isascii()
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(several=st.lists(names, min_size=2, max_size=4, unique_by=str.casefold))
def test_whatever_people_are_called(tmp_path_factory: Any, several: list[str]) -> None:
    root = tmp_path_factory.mktemp("evening")
    with DataFolder.open(root / "data") as folder:
        library = Library(folder, score)
        library.save(game(*several, id_="g1", profiles={several[0]: "p1"}))
        library.close()
        with JournalWriter(folder.journals, folder.set_aside, folder.notices) as journals:
            for number, name in enumerate(several):
                record = {"events": [{"seat": "abcd"[number], "name": name, "note": f"<{name}>"}]}
                journals.submit("t1", record).result(30)
        (folder.set_aside / "broken.json").write_text(json.dumps({"players": [{"name": several[-1]}]})[:-3], "utf-8")
        (folder.log / LOG_FILE).write_text("".join(f"WARNING {name!r} {ascii(name)}\n" for name in several), "utf-8")
    for raw in bundle_of(root / "data", root / "bundle.zip").values():
        for name in several:
            assert not re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", words_in(raw)), name
