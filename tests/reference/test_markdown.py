"""Bodies taken apart into plain sentences, and put together with their examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.reference.markdown import (
    Items,
    Paragraph,
    Table,
    TextRun,
    fill_in_examples,
    parse_blocks,
    parse_runs,
    split_sentences,
    strip_marks,
)
from tests.support.example_places import example_names


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Une phrase. Une autre ! Et la fin", ("Une phrase.", "Une autre !", "Et la fin")),
        ("On dit « Tirage ! » et c'est fini.", ("On dit « Tirage ! » et c'est fini.",)),
        ('Until "Print!". Then stop.', ('Until "Print!".', "Then stop.")),
        ("Friday's no. 12 is one. Écrire « a ».", ("Friday's no. 12 is one.", "Écrire « a ».")),
        ("two\nlines\n\nand more", ("two lines", "and more")),
        ("1. First.\n2. Second **bold**\n   goes on.\n- third", ("First.", "Second bold goes on.", "third")),
        ("See [the rule](x) and `code`, *so*, snake_case 2 * 3", ("See the rule and code, so, snake_case 2 * 3",)),
        ("{{example:x}}\n\nText.", ("Text.",)),
        ("", ()),
    ],
)
def test_sentences(body: str, expected: tuple[str, ...]) -> None:
    assert split_sentences(body) == expected


def test_a_row_of_a_table_says_what_its_cells_are() -> None:
    table = "| cells | points | more |\n|---|---|---|\n| 0 or 1 | **3** | – |\n| cells 2 | 1 | x |"
    assert split_sentences(table) == ("cells 0 or 1 · points 3", "cells 2 · points 1 · more x")


def test_examples_stand_where_they_are_asked_for() -> None:
    body = "Before.\n\n{{example:one}}\n\n{{example:none}}\n\nAfter {{example:one}}."
    assert example_names(body) == ("one", "none")
    shown = fill_in_examples(body, {"one": "- 1\n- 2", "none": ""}.__getitem__)
    assert shown == "Before.\n\n- 1\n- 2\n\nAfter {{example:one}}."


def test_a_body_is_taken_apart_into_blocks_and_runs() -> None:
    body = "One **two** [three](topic).\nfour\n\nList:\n1. a\n2. b\n   c\n\n- x\n\n| h | i |\n|---|---|\n| 1 |"
    assert parse_blocks(body) == (
        Paragraph("One **two** [three](topic). four"),
        Paragraph("List:"),
        Items(("a", "b c"), ("1", "2")),
        Items(("x",)),
        Table(("h", "i"), (("1", ""),)),
    )
    assert parse_runs("One **two** [three](topic).") == (
        TextRun("One "),
        TextRun("two", bold=True),
        TextRun(" "),
        TextRun("three", to="topic"),
        TextRun("."),
    )


def test_html_is_text() -> None:
    assert parse_runs("<b>a</b> & **<i>**") == (TextRun("<b>a</b> & "), TextRun("<i>", bold=True))


@given(st.text())
def test_any_text_falls_into_blocks(text: str) -> None:
    for block in parse_blocks(text):
        assert isinstance(block, (Paragraph, Items, Table))
        if isinstance(block, Paragraph):
            assert all(run.text for run in parse_runs(block.text))


@given(st.text())
def test_any_text_has_sentences_without_error(text: str) -> None:
    assert all(sentence.strip() for sentence in split_sentences(text))
    assert isinstance(strip_marks(text), str)
