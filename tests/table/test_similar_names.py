"""A slip is recognised, and what is different on purpose is left alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.similar_names import find_same, find_similar

KNOWN = ("Rallye", "Élections", "Bourse", "Fusée 1", "P1", "Tour de ville")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Ralye", "Rallye"),
        ("Rallie", "Rallye"),
        ("Elections", "Élections"),
        ("Éléctions", "Élections"),
        ("Tour de vile", "Tour de ville"),
        ("rallye ", None),
        ("Fusée 2", None),
        ("P2", None),
        ("Cirque", None),
        ("", None),
    ],
)
def test_a_slip_is_recognised(typed: str, meant: str | None) -> None:
    assert find_similar(typed, KNOWN) == meant


@given(st.sampled_from(KNOWN), st.booleans())
def test_capitals_and_spaces_make_no_new_name(name: str, upper: bool) -> None:
    typed = f"  {name.upper() if upper else name.lower()} "
    assert find_same(typed, KNOWN) == name
    assert find_similar(typed, KNOWN) is None


@given(st.text(max_size=12), st.lists(st.text(max_size=12)))
def test_any_text_is_answered_with_a_known_name_or_none(typed: str, known: list[str]) -> None:
    assert find_similar(typed, known) in (None, *known)
