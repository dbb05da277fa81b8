"""Names that look the same mean the same person, and a name can be seen."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.message import Refused
from companion.table.seats import clean_name, fold_name
from companion.ui.draft import Draft, Person, add_by_name
from companion.ui.people import find_by_name

ALIKE = [
    ("Zoé", "Zoe\u0301"),
    ("D'Artagnan", "D’Artagnan", "d‘artagnan", "Dʼartagnan", "D`Artagnan"),
    ("Anne-Lise", "Anne‐Lise", "Anne‑Lise", "Anne–Lise", "anne−lise"),
    ("Mia", "Mi\u200ba", "Mia\u2060", "\ufeffMia", "Mi\u00ada", "Mia\u3164", "Ｍｉａ", " MIA "),
    ("Jean Paul", "Jean\u00a0Paul", "Jean  Paul", "Jean\u202fPaul"),
    ("❤", "❤\ufe0f"),
]


@pytest.mark.parametrize("names", ALIKE)
def test_names_that_look_the_same_are_one(names: tuple[str, ...]) -> None:
    assert len({fold_name(name) for name in names}) == 1


def test_names_that_look_different_are_not() -> None:
    different = ["Zoé", "Zoe", "Zoë", "Anne-Lise", "Anne Lise", "AnneLise", "O'Neil", "ONeil", "Mia", "Mía", "👩", "👨"]
    assert len({fold_name(name) for name in different}) == len(different)


@given(st.text(max_size=20))
def test_a_folded_name_is_folded_and_no_spelling_of_unicode_makes_another(name: str) -> None:
    folded = fold_name(name)
    assert fold_name(folded) == folded
    assert {fold_name(unicodedata.normalize(form, name)) for form in ("NFC", "NFD", "NFKC")} == {folded}


@pytest.mark.parametrize("names", ALIKE)
def test_who_is_known_is_found_under_each_of_them_and_called_as_before(names: tuple[str, ...]) -> None:
    person = Person("p-1", names[0], "red", "star")
    for name in names:
        assert find_by_name([person], name) is person
        (seated,) = add_by_name(Draft("redac-chef"), name, [person], 4).players
        assert (seated.name, seated.profile) == (person.name, "p-1")


def test_two_of_one_name_at_a_table_stay_two() -> None:
    person = Person("p-1", "Zoé")
    draft = add_by_name(Draft("redac-chef"), "Zoé", [person], 4)
    first, second = add_by_name(draft, "Zoe\u0301", [person], 4).players
    assert (first.profile, second.profile != "p-1") == ("p-1", True)


def test_of_two_who_look_the_same_the_one_typed_is_meant() -> None:
    people = [Person("p-1", "D'Arc"), Person("p-2", "D’Arc")]
    assert [find_by_name(people, name).profile for name in ("D’Arc", "D'Arc", "d'arc")] == ["p-2", "p-1", "p-1"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "name", ["", "  ", "\u3164", "\u2800\u2800", "\u200b", "\u115f\u1160", "\ufe0f", "\u034f\u0301", "\u00ad", "\uffa0"]
)
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.message.id == "refused-name-empty"


@pytest.mark.parametrize("name", ["7", "?", "🦊", "王芳", "שלום", "Łukasz", "Zoe\u0301", "👩\u200d🍳"])
def test_a_name_that_shows_anything_is_kept_as_it_was_typed(name: str) -> None:
    assert clean_name(name) == name
