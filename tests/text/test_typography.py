"""How each language sets its spaces, quotation marks and apostrophes, and that nothing else is touched."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table.message import Message, say
from companion.text.languages import codes
from companion.text.typography import UNBROKEN, typeset
from companion.text.words import Words, screen_words, words
from tests.support.spaces import plain


@pytest.mark.parametrize(
    "text",
    [
        "Oui_: «_3_$_»_; 5 tuiles",
        "Qui_? Tirage_! 10_% de 20_000_€",
        "De 1_h à 12_h, 5_s, 30_min, 1_pt et 2_pts, 9,5_M, 20_Mo.",
        "n°_7 à 3 mètres, 12_500 fois 1_000_000",
        "Là 5 s’ajoutent 3 hommes, 2 minutes et 4 points_: 2 h-s",
        "_: au début",
        "_h plus tard",
    ],
)
def test_french_spaces_stay_on_the_line(text: str) -> None:
    assert typeset(text.replace("_", " "), "fr") == text.replace("_", UNBROKEN)


def test_english_has_no_spaces_there() -> None:
    assert typeset("Yes: 3 $ ; no? « 5 h »", "en") == f"Yes: 3{UNBROKEN}$ ; no? « 5 h »"


@pytest.mark.parametrize(
    "text",
    ["Noch 3_Min. und 20_s, 5_$, 10_%, 12_000 Mal", "Nr._4, z._B. die Ente, 4_MB", "_$ und mehr: „so“! Wer? 3 Spieler"],
)
def test_german_keeps_numbers_with_their_units_and_has_no_space_before_a_mark(text: str) -> None:
    assert typeset(text.replace("_", " "), "de") == text.replace("_", UNBROKEN)


@pytest.mark.parametrize(
    ("lang", "typed", "set_"),
    [
        ("fr", 'L\'appel "Tirage !"', f"L’appel «{UNBROKEN}Tirage{UNBROKEN}!{UNBROKEN}»"),
        ("en", 'It\'s Rédac\' Chef: "Print!" ("now")', "It’s Rédac’ Chef: “Print!” (“now”)"),
        ("de", '"Druck!" ruft, wer fertig ist ("schnell").', "„Druck!“ ruft, wer fertig ist („schnell“)."),
        ("en", "the 'big' one isn't", "the 'big' one isn’t"),
        ("de", "Warte ...", "Warte …"),
    ],
)
def test_marks_of_the_keyboard_become_those_of_the_language(lang: str, typed: str, set_: str) -> None:
    assert typeset(typed, lang) == set_ == typeset(set_, lang)


def test_what_is_put_in_is_quoted_too_and_stays_as_it_is() -> None:
    text = 'quoted = "{ $name }" of "{ $name }"\ns = { $name }\'s'
    assert Words("de", (text,)).say(say("quoted", name='O\'Neill "x"')) == '„O\'Neill "x"“ of „O\'Neill "x"“'
    assert Words("en", (text,)).say(say("s", name="O'N")) == "O'N’s"


@given(st.text(alphabet="5 :;!?«»$hsn°a\n'\"."), st.sampled_from(codes()))
def test_only_how_it_is_set_changes_and_once_is_enough(text: str, lang: str) -> None:
    done = typeset(text, lang)
    letters = str.maketrans("", "", ' \n«»"')
    assert plain(done).translate(letters) == plain(text).translate(letters) and typeset(done, lang) == done


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("fr", say("token-holder", name="Le 5", token=1)),
        ("fr", say("when-today", time="16:01")),
        ("en", say("rules-page", page="10–11", count=2)),
        ("de", say("rules-page", page="10–11", count=2)),
        ("de", say("when-today", time="14:27")),
        *((lang, say("profile-of", count=0, of=1)) for lang in ("fr", "en", "de")),
    ],
)
def test_a_figure_that_is_put_in_stays_with_its_word(lang: str, message: Message) -> None:
    said = screen_words(lang).say(message).removeprefix("Le 5 (")
    assert UNBROKEN not in words(lang).say(message), "in a terminal a space is a space"
    assert re.search(rf"{UNBROKEN}\d", said) and not re.search(r" \d", said)


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_a_figure_in_a_name_stays_as_it_was_typed(lang: str) -> None:
    assert "p. 9 / 5 points" in screen_words(lang).say(say("token-holder", name="p. 9 / 5 points", token=1))


def test_a_stroke_stands_between_figures_on_one_line() -> None:
    said = screen_words("fr").say(say("election-clef-board", laid=0, of=5, signed=0, wanted=500))
    assert f"0{UNBROKEN}/{UNBROKEN}500" in said
