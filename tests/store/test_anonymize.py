"""Names do not get into what others read."""

from __future__ import annotations

import json
import logging
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.store.anonymize import Anonymizer
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter
from companion.store.log import BACKUP_COUNT, LOG_FILE, start_log, stop_log

names = (
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=2, max_size=20)
    .map(str.strip)
    .filter(lambda name: len(name) > 1 and name.casefold() not in "seat 1 2 3 4")
)


@given(
    name=names,
    before=st.sampled_from(["", " ", "(", "« ", '"', "\n"]),
    after=st.sampled_from(["", " ", ".", ")", "'s"]),
)
@example(name="C++", before="", after="")
@example(name="Straße", before="", after="")
@example(name="a.*", before=" ", after=" ")
@example(name="Éloïse", before="", after="")
def test_a_name_as_a_whole_word_goes(name: str, before: str, after: str) -> None:
    anonymizer = Anonymizer()
    anonymizer.add_names(["first", name])
    for written in (
        name,
        unicodedata.normalize("NFD", name),
        unicodedata.normalize("NFC", name),
        json.dumps(name)[1:-1],
        name.casefold(),
    ):
        assert anonymizer.anonymize_text(f"x {before}{written}{after} x") == f"x {before}seat 2{after} x"


def test_parts_of_words_stay() -> None:
    anonymizer = Anonymizer()
    anonymizer.add_names(["Ann", "Anna-Lena", "Li"])
    assert (
        anonymizer.anonymize_text("Annual line of Anna-Lena, ANN and li") == "Annual line of seat 2, seat 1 and seat 3"
    )


def test_nobody_known_hides_nothing() -> None:
    assert Anonymizer().anonymize_text("any text") == "any text"


def test_the_home_folder_does_not_name_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/goupil"))
    assert Anonymizer().anonymize_text("/home/goupil/data") == "~/data"


def test_ids_and_the_programs_own_words_stay_secrets_go() -> None:
    anonymizer = Anonymizer()
    data: dict[str, Any] = {
        "game": "redac-chef",
        "mode": "classic",
        "players": [
            {"id": "a", "name": "Benoit", "character": "benoit", "members": ["Max", "Classic"]},
            {"id": "b", "name": "a", "left_after": "friday"},
            {"id": "c", "name": "Friday"},
        ],
        "rounds": [{"day": "friday", "sheets": {"a": {"tribune": 1}, "b": {}}, "note": "friday was Benoit's"}],
        "control": {"Benoit": {"a": 1}},
        "code": "ABCD",
        "device": "7f3e9c",
        "by": "7f3e9c",
        "surplus": 3,
        "none": None,
    }
    anonymizer.collect_names(data)
    assert anonymizer.anonymize_json(data) == {
        "game": "redac-chef",
        "mode": "classic",
        "players": [
            {"id": "a", "name": "seat 1", "character": "benoit", "members": ["seat 1", "seat 2"]},
            {"id": "b", "name": "seat 2", "left_after": "friday"},
            {"id": "c", "name": "seat 3"},
        ],
        "rounds": [{"day": "friday", "sheets": {"a": {"tribune": 1}, "b": {}}, "note": "seat 3 was seat 1's"}],
        "control": {"seat 1": {"a": 1}},
        "code": "hidden 1",
        "device": "hidden 2",
        "by": "hidden 2",
        "surplus": 3,
        "none": None,
    }


def test_a_record_tells_the_seat() -> None:
    anonymizer = Anonymizer()
    anonymizer.collect_names({"events": [{"type": "player-seated", "seat": "c", "name": "Léa"}]})
    assert anonymizer.anonymize_text("Léa") == "seat 3"


def test_names_in_a_broken_file_are_learnt_too() -> None:
    anonymizer = Anonymizer()
    anonymizer.collect_names_in_text(
        '{"name": "Zo\\u00eb", "x": [{"name" : "Bo \\"B\\" B", "members": ["Max", "Li"]}, {"name": "unfinish'
    )
    assert (
        anonymizer.anonymize_text('Zoë and Bo "B" B, Max and Li, unfinish')
        == "seat 1 and seat 1, seat 1 and seat 1, seat 1"
    )
    anonymizer.collect_names_in_text('{"name": "cut o\\u00')
    assert anonymizer.anonymize_text('"cut o\\u00') == '"seat 1'


# -- the log


def lines(folder: DataFolder) -> str:
    return "".join(path.read_text("utf-8") for path in sorted(folder.log.iterdir()))


def test_the_log_holds_no_name_of_anybody_at_a_table(tmp_path: Path) -> None:
    with DataFolder.open(tmp_path) as folder:
        handler = start_log(folder)
        try:
            journals = JournalWriter(folder.journals, folder.set_aside, folder.notices, anonymizer=folder.anonymizer)
            record = {"events": [{"type": "player-seated", "seat": "b", "name": "Goupil Père"}]}
            journals.submit("t", record).result(30)
            try:
                raise ValueError("input_value='Goupil Père'")
            except ValueError:
                logging.getLogger("companion.test").exception("a record of %s", record)
            journals.close()
        finally:
            stop_log(handler)
        text = lines(folder)
        assert "Goupil" not in text
        assert "seat 2" in text and "Traceback" in text


def test_names_of_earlier_evenings_are_known_from_the_journals(tmp_path: Path) -> None:
    with DataFolder.open(tmp_path) as folder:
        with JournalWriter(folder.journals, folder.set_aside, folder.notices) as journals:
            journals.submit("t", {"name": "Goupil"}).result(30)
        with JournalWriter(folder.journals, folder.set_aside, folder.notices, anonymizer=folder.anonymizer) as journals:
            journals.recover()
        assert folder.anonymizer.anonymize_text("Goupil") == "seat 1"


def test_the_log_never_grows_past_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.store.log.MAX_BYTES", 2_000)
    with DataFolder.open(tmp_path) as folder:
        handler = start_log(folder)
        try:
            for number in range(400):
                logging.getLogger("companion.test").info("line %d", number)
        finally:
            stop_log(handler)
        files = list(folder.log.iterdir())
        assert len(files) == BACKUP_COUNT + 1
        assert all(path.stat().st_size <= 2_000 for path in files)
        assert "line 399" in (folder.log / LOG_FILE).read_text("utf-8")


def test_a_log_that_cannot_be_written_disturbs_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with DataFolder.open(tmp_path) as folder:
        folder.log.rmdir()
        folder.log.write_text("in the way")
        handler = start_log(folder)
        try:
            logging.getLogger("companion.test").warning("anything")
        finally:
            stop_log(handler)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_after_stopping_nothing_more_is_written(tmp_path: Path) -> None:
    with DataFolder.open(tmp_path) as folder:
        handler = start_log(folder)
        stop_log(handler)
        logging.getLogger("companion.test").warning("too late")
        assert not re.search("too late", lines(folder))


def test_session_ids_are_in_no_log(tmp_path: Path) -> None:
    """with its id, a page that has just gone gives its screen, and its seat, to whoever says it"""
    id_ = "Qx7" * 5 + "A"
    said = [
        f"Start session: {id_}", f"New session created (3 total): _{id_}_0f" + "e1" * 19,
        f"Session reconnected: _{id_}_0fe1", f"Unhandled error processing page session: {id_}",
        f"Unhandled error reconnecting session _{id_}_ab: gone", f"Delete session (2 left): _{id_}_0f",
    ]  # fmt: skip
    with DataFolder.open(tmp_path / "data") as folder:
        handler = start_log(folder)
        try:
            for line in said:
                logging.getLogger("flet_web").warning(line)
            logging.getLogger("companion").warning("a session was drawn anew")
        finally:
            stop_log(handler)
        written = (folder.log / LOG_FILE).read_text(encoding="utf-8")
    assert id_ not in written and written.count("session") + written.count("Session") == len(said) + 1
    assert "a session was drawn anew" in written and "gone" in written
