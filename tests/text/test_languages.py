"""A language is data: one more is a file and its folders, and no part of the program names one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.content import content_root
from companion.exchange.rules import load_reference
from companion.reference.loader import find_untranslated_topics, games_with_rules
from companion.table.message import say
from companion.text import languages
from companion.text.languages import WrongLanguage, codes, default_code, find_code, language, reading_order
from companion.text.languages import negotiate_language as of_browser
from companion.text.words import Words, catalogue_texts, words
from companion.ui.prefs import parse_prefs
from companion.ui.web.page import page_texts
from tests.support.finished_languages import FINISHED
from tests.support.made_up_language import CODE, NAME
from tests.test_catalogues import ids

_CODE = Path(__file__).parent.parent.parent / "companion"


def test_no_part_of_the_program_names_a_language() -> None:
    named = []
    for path in sorted(_CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in codes():
                named.append(f"{path.relative_to(_CODE)}:{node.lineno}")
    assert named == []


@pytest.mark.parametrize(
    ("tag", "code"), [("de-AT", "de"), ("fr_FR.UTF-8", "fr"), (" EN ", "en"), ("C", "en"), ("sv", None), ("", None)]
)
def test_a_tag_means_a_language(tag: str, code: str | None) -> None:
    assert find_code(tag) == code and language(tag).code == (code or default_code())


def test_another_language_stands_in_and_none_twice() -> None:
    for code in codes():
        order = reading_order(code)
        assert order[0] == code and default_code() in order and len(set(order)) == len(order)


def test_every_language_is_written_throughout() -> None:
    """What one lacks would be said in another; only one that is still being written may lack anything."""
    for code in FINISHED:
        own = Words(code, catalogue_texts(code))
        assert [id_ for id_ in ids(default_code()) if id_ not in own] == [], code
    for game in games_with_rules(content_root()):
        lacking = find_untranslated_topics(content_root(), game)
        assert {code: lacking[code] for code in FINISHED} == dict.fromkeys(FINISHED, ()), game


def test_one_more_is_spoken_everywhere(made_up: str) -> None:
    assert codes()[-1] == made_up and [each.name for each in languages.languages()][-1] == NAME
    assert parse_prefs(f'{{"lang": "{made_up}"}}').lang == made_up
    assert of_browser(f"{made_up}-AB, fr;q=0.8") == made_up
    assert page_texts()[made_up]["lang"] == made_up
    assert page_texts()[made_up]["kicker"] == page_texts()["en"]["kicker"], "said in English until it is written"
    said = words(f"{made_up}_AB.UTF-8")
    assert said.say(say("go-home")) == "Mur ‹kelda›"
    assert said.say(say("app-name")) == words("en").say(say("app-name"))


def test_its_rules_are_read_and_found_with_those_of_others_in_the_gaps(made_up: str) -> None:
    reference = load_reference(content_root())
    tie, surplus = reference.topic("tie", made_up), reference.topic("surplus", made_up)
    assert tie is not None and tie.title == "Murikelda"
    english = reference.topic("surplus", "en")
    assert surplus is not None and english is not None and surplus.title == english.title
    for asked in ("Murikelda", "murikeldat", "mu gorba", "zubaro"):
        assert reference.search(asked, made_up, limit=1)[0].title == "Murikelda", asked
    assert reference.search("zubaro", default_code(), limit=1)[0].id == "tie", (
        "found on a phone of another language too"
    )
    assert reference.search("mu ka gorba", made_up, before="redac-chef", limit=1)[0].id == "tie"


def test_the_terminal_speaks_it(made_up: str) -> None:
    def run(*args: str, lang: str = "") -> str:
        return CliRunner().invoke(main, args, env={"LC_ALL": lang, "LANGUAGE": ""}).output

    assert "Kelda muri." in run("--help", lang=f"{made_up}_AB.UTF-8")
    assert "Kelda muri." in run("rules", "--help", "--lang", made_up)
    assert f"|{made_up}]" in run("rules", "--help")
    assert "Murikelda" in run("rules", "zubaro", "--lang", made_up)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "name is missing"),
        ("name = ", "qx.toml"),
        ('name = "K"', "Babel has no 'qx'"),
        ('name = "K"\nlocale = "fi"\ninstead = "xx"', "no language 'xx'"),
        ('name = "K"\nlocale = "fi"\n[typography]\nunbreakable = ["("]', "qx.toml"),
        ('name = "K"\nlocale = "fi"\n[typography]\nquotes = ["<"]', "quotes"),
        ('name = "K"\nlocale = "fi"\nplace = "first"', "qx.toml"),
    ],
)
def test_a_file_that_is_wrong_is_named(made_up: str, text: str, fault: str) -> None:
    (content_root() / "languages" / f"{CODE}.toml").write_text(text, encoding="utf-8")
    languages.clear_cache()
    with pytest.raises(WrongLanguage, match=fault):
        codes()
