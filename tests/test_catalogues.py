"""The catalogues against each other and against the program: every text in every language, none that nobody says."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from companion.content import content_root
from companion.text.languages import codes, default_code
from companion.text.words import catalogue_texts
from tests.support.finished_languages import FINISHED, UNFINISHED

_CODE = Path(__file__).parent.parent / "companion"

#: What puts an id into words or into a message, with the place of the id among its arguments.
_SAYS = {"say": 0, "t": 0, "translate_message": 0, "Message": 0, "_says": 1}


def _messages(lang: str) -> list[ftl.Message]:
    parser = FluentParser()
    return [
        entry for text in catalogue_texts(lang) for entry in parser.parse(text).body if isinstance(entry, ftl.Message)
    ]


@cache
def ids(lang: str) -> frozenset[str]:
    """All ids of a language."""
    return frozenset(message.id.name for message in _messages(lang))


@cache
def parameters(lang: str) -> dict[str, frozenset[str]]:
    """By id, the parameters that its text reads."""
    return {message.id.name: frozenset(_variables(message)) for message in _messages(lang)}


def _variables(node: object) -> list[str]:
    if isinstance(node, ftl.VariableReference):
        return [node.id.name]
    if isinstance(node, list):
        return [name for each in node for name in _variables(each)]
    if isinstance(node, ftl.BaseNode):
        return [name for each in vars(node).values() for name in _variables(each)]
    return []


@cache
def said() -> tuple[tuple[str, str, bool], ...]:
    """Every id that the code says, with its place; ``True``: only how it begins, the rest is put together."""
    found = []
    for path in sorted(_CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = _SAYS.get(name)
            if at is None or len(node.args) <= at:
                continue
            place = f"{path.relative_to(_CODE)}:{node.lineno}"
            found += [(place, text, begins) for text, begins in _texts(node.args[at]) if text]
    return tuple(found)


def _texts(node: ast.expr) -> list[tuple[str, bool]]:
    match node:
        case ast.Constant(value=str(text)):
            return [(text, False)]
        case ast.IfExp():
            return _texts(node.body) + _texts(node.orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            return [(text, True)]
        case _:
            return []


OTHERS = codes()[1:]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_ids(lang: str) -> None:
    assert sorted(ids(lang) - ids(default_code())) == [], f"not in {default_code()}"
    if lang not in UNFINISHED:
        assert sorted(ids(default_code()) - ids(lang)) == [], f"not in {lang}"


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_reads_the_same_parameters(lang: str) -> None:
    first, second = parameters(default_code()), parameters(lang)
    # A language may leave a figure out of one of its texts, but not read one that the other does not know.
    different = {
        id_: (sorted(first[id_]), sorted(second[id_]))
        for id_ in first.keys() & second.keys()
        if not (first[id_] <= second[id_] or second[id_] <= first[id_])
    }
    assert different == {}


@pytest.mark.parametrize("lang", codes())
def test_no_id_stands_twice(lang: str) -> None:
    parser = FluentParser()
    names = Counter(
        entry.id.name
        for text in catalogue_texts(lang)
        for entry in parser.parse(text).body
        if isinstance(entry, ftl.Message)
    )
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("lang", FINISHED)
def test_everything_said_has_words(lang: str) -> None:
    known = ids(lang)
    missing = [
        f"{place}: {text}"
        for place, text, begins in said()
        if not (any(id_.startswith(text) for id_ in known) if begins else text in known)
    ]
    assert missing == []


def test_a_text_reads_what_it_is_given() -> None:
    """A parameter of another name would stand there as its own name."""
    read = parameters(default_code())
    wrong = []
    for path in sorted(_CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if not isinstance(node, ast.Call) or name not in ("say", "translate_message") or not node.args:
                continue
            given = {keyword.arg for keyword in node.keywords}
            if None not in given:
                wrong += [
                    f"{path.relative_to(_CODE)}:{node.lineno}: {text}: {sorted(read[text] - given)}"
                    for text, begins in _texts(node.args[0])
                    if not begins and not read.get(text, frozenset()) <= given
                ]
    assert wrong == []


def test_the_scan_sees_the_code() -> None:
    texts = {text for _, text, _ in said()}
    assert {"app-name", "refused-name-empty", "setup-open"} <= texts
    assert any(begins for _, _, begins in said())


@pytest.mark.parametrize("lang", codes())
def test_catalogues_are_fluent_throughout(lang: str) -> None:
    parser = FluentParser()
    for path in sorted([*content_root().glob(f"*/{lang}.ftl"), *content_root().glob(f"*/{lang}/*.ftl")]):
        junk = [entry for entry in parser.parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ftl.Junk)]
        assert junk == [], path


@cache
def written() -> tuple[frozenset[str], tuple[str, ...], tuple[str, ...]]:
    """Every text constant of the code, and how the texts begin and end that are put together."""
    whole, begins, ends = set(), set(), set()
    for path in _CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr):
                first, last = node.values[0], node.values[-1]
                begins |= {str(first.value)} if isinstance(first, ast.Constant) else set()
                ends |= {str(last.value)} if isinstance(last, ast.Constant) else set()
    return frozenset(whole), tuple(b for b in begins if "-" in b[1:]), tuple(e for e in ends if e.startswith("-"))


def test_nothing_stands_there_that_nobody_says() -> None:
    whole, begins, ends = written()
    # Texts name each other too.
    inside = {name for lang in codes() for message in _messages(lang) for name in _references(message)}
    unsaid = [
        id_
        for id_ in sorted(ids(default_code()))
        if id_ not in whole | inside and not id_.startswith(begins) and not id_.endswith(ends)
    ]
    assert unsaid == []


def _references(node: object) -> list[str]:
    if isinstance(node, ftl.MessageReference):
        return [node.id.name]
    if isinstance(node, list):
        return [name for each in node for name in _references(each)]
    if isinstance(node, ftl.BaseNode):
        return [name for each in vars(node).values() for name in _references(each)]
    return []
