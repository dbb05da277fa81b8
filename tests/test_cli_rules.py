"""``companion rules`` as people and scripts call it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion import content
from companion.cli import main
from companion.exchange.rules import load_reference
from companion.reference.loader import games_with_rules
from companion.reference.markdown import split_sentences
from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.table.message import say
from companion.text.words import words
from tests.support.spaces import plain
from tests.support.wording import worded


def look_up(*args: str, lang: str = "C.UTF-8") -> Result:
    return CliRunner().invoke(main, ["rules", *args], env={"LC_ALL": lang, "LC_MESSAGES": "", "LANG": ""})


def found(*args: str) -> list[dict[str, str]]:
    out = look_up(*args, "--json")
    assert out.exit_code == 0
    assert out.stderr == ""
    assert out.stdout.count("\n") == 1
    hits: list[dict[str, str]] = json.loads(out.stdout)
    return hits


def test_json_is_a_list_of_hits_best_first() -> None:
    hits = found("white space", "--lang", "fr")
    assert [set(hit) for hit in hits] == [{"id", "game", "title", "sentence"}] * 5
    assert (hits[0]["id"], hits[0]["game"], hits[0]["title"]) == ("free-area", "redac-chef", "La surface libre")
    assert "cases" in hits[0]["sentence"]


def test_a_query_needs_no_quotes() -> None:
    assert found("surface", "libre") == found("surface libre")


def test_limit_and_game() -> None:
    assert len(found("tuile", "--lang", "fr", "--limit", "2")) == 2
    assert len(found("tuile", "--lang", "fr", "--limit", "40")) > 10
    assert {hit["game"] for hit in found("4A", "--game", "redac-chef")} == {"redac-chef"}


def test_the_language_is_the_terminals_unless_it_is_said() -> None:
    reference = load_reference(content.content_root())

    def headed(lang: str) -> str:
        topic = reference.topic("free-area", lang)
        assert topic is not None
        title, first = f"{topic.title} · {words(lang).say(say('game-redac-chef'))}", split_sentences(topic.body)[0]
        return f"{title}  [free-area]\n    {first}"

    for lang, terminal in (("fr", "fr_FR.UTF-8"), ("en", "en_GB.UTF-8"), ("de", "de_AT.UTF-8")):
        assert headed(lang) in look_up("surface libre", lang=terminal).stdout
    assert headed("en") in look_up("surface libre", "--lang", "en", lang="fr_FR.UTF-8").stdout


@pytest.mark.parametrize("query", ["xylophone", '"', '") (', "?"])
def test_what_nothing_answers_is_an_empty_list_and_a_sentence(query: str) -> None:
    assert found(query) == []
    out = look_up(query, "--lang", "en")
    assert (out.exit_code, out.stdout) == (0, "")
    assert out.stderr.startswith("Nothing found.")


@pytest.mark.parametrize("query", ["x" * 5000, '"surface" OR (', "<b>surface</b>", "surface\n\tlibre", "-- --json"])
def test_no_query_is_an_error(query: str) -> None:
    out = look_up("--json", "--", query)
    assert out.exit_code == 0
    assert isinstance(json.loads(out.stdout), list)


def test_what_the_group_noted_is_found_marked_as_theirs_and_its_html_is_text(tmp_path: Path) -> None:
    data, html = tmp_path / "data", '<img src=x onerror="alert(1)"><b>2</b> points par girafe'
    with DataFolder.open(data) as folder:
        Library(folder, lambda file: None).set_note("redac-chef", "tribune/D2", html)  # type: ignore[arg-type]
        # The folder is held by a server, and read all the same.
        (first, *_) = found("girafe", "--lang", "fr", "--data", str(data))
        assert first == {"id": "redac-chef/tribune/D2", "game": "redac-chef", "title": "Tribune D2", "sentence": html}
    out = look_up("girafe", "--lang", "fr", "--data", str(data)).stdout
    assert worded("fr", "note-of-group") in plain(out) and html in out
    folder.database.write_bytes(b"[1, 2")
    assert "redac-chef/tribune/D2" in {hit["id"] for hit in found("girafe", "--lang", "fr", "--data", str(data))}
    folder.database.with_name("companion.json.bak").write_bytes(b"[1, 2")
    assert "redac-chef/tribune/D2" not in {hit["id"] for hit in found("girafe", "--lang", "fr", "--data", str(data))}
    assert found("surface libre", "--lang", "fr", "--data", str(tmp_path / "nowhere"))[0]["id"] == "free-area"


def test_a_game_without_rules_is_named_with_those_there_are() -> None:
    out = look_up("4A", "--game", "chess", "--lang", "fr", "--json")
    assert (out.exit_code, out.stdout) == (2, "")
    assert out.stderr.startswith("Pas de règles pour «\u00a0chess\u00a0». Il y a celles de\u00a0: ")
    assert all(game in out.stderr for game in games_with_rules(content.content_root()))


@pytest.mark.parametrize("args", [[], ["x", "--limit", "0"], ["x", "--lang", "sv"]])
def test_what_the_command_does_not_take_it_says(args: list[str]) -> None:
    assert look_up(*args).exit_code == 2


def test_rules_that_cannot_be_read_say_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tmp_path / "tiles" / "rules"
    rules.mkdir(parents=True)
    (rules / "topics.toml").write_text("chapter = 1", encoding="utf-8")
    monkeypatch.setattr("companion.exchange.rules.content_root", lambda: tmp_path)
    out = look_up("x", "--lang", "en")
    assert out.exit_code == 2
    assert "tiles/rules/topics.toml" in out.stderr
    assert content.content_root() != tmp_path


def test_a_poor_terminal_gets_what_it_can_write() -> None:
    code = "import sys; from companion.cli import main; main()"
    for flag in ([], ["--json"]):
        done = subprocess.run(
            [sys.executable, "-c", code, "rules", "egalite", "--game", "redac-chef", "--lang", "fr", *flag],
            capture_output=True,
            env={"PYTHONIOENCODING": "ascii", "PATH": ""},
            timeout=60,
            check=True,
        )
        assert done.stderr == b""
        assert done.stdout.isascii()
        if flag:
            assert json.loads(done.stdout)[0]["title"] == "Égalité à la fin"


def test_it_starts_no_screen() -> None:
    code = (
        "import sys; from click.testing import CliRunner; from companion.cli import main; "
        "CliRunner().invoke(main, ['rules', '4A'], catch_exceptions=False); "
        "print([name for name in sys.modules if name.split('.')[0] in ('flet', 'fastapi', 'uvicorn', 'tinydb')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("nothing", ["", "   "])
def test_who_asks_nothing_is_asked_what(nothing: str) -> None:
    done = look_up(nothing, "--lang", "en")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == words("en").say(say("rules-query-empty")) + "\n"
