"""Each message of the store and of the exchange has its words in both languages, with the same parameters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
_ID = re.compile(r'"((?:store|exchange|doctor|backup|restore)-[a-z-]+)"')


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def catalogue(lang: str) -> dict[str, set[str]]:
    messages = {}
    for name in ("store", "exchange"):
        body = FluentParser().parse((ROOT / "content" / "app" / lang / f"{name}.ftl").read_text("utf-8")).body
        for entry in body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.found
    return messages


def said() -> set[str]:
    found = set()
    for folder in ("store", "exchange"):
        for path in (ROOT / "companion" / folder).glob("*.py"):
            found |= set(_ID.findall(path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_said_has_words_and_no_words_are_idle(lang: str) -> None:
    assert set(catalogue(lang)) == said()


def test_both_languages_tell_the_same() -> None:
    assert catalogue("fr") == catalogue("en")
