"""Spaces at which no line may begin: which they are in French and in English, and that nothing else is touched."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.spacing import UNBROKEN, typeset
from tests.spaces import plain


@pytest.mark.parametrize(
    "text",
    [
        "Oui_: «_3_$_»_; 5 tuiles",
        "Qui_? Tirage_! 10_% de 20_000_€",
        "De 1_h à 12_h, 5_s, 30_min, 1_pt et 2_pts, 9,5_M, 20_Mo.",
        "n°_7 à 3 mètres, 12_500 fois 1_000_000",
        "À 5 s'ajoutent 3 hommes, 2 minutes et 4 points_: 2 h-s",
        "_: au début",
        "_h plus tard",
    ],
)
def test_french_spaces_stay_on_the_line(text: str) -> None:
    assert typeset(text.replace("_", " "), "fr") == text.replace("_", UNBROKEN)


def test_english_has_no_spaces_there() -> None:
    assert typeset("Yes: 3 $ ; no? « 5 h »", "en") == f"Yes: 3{UNBROKEN}$ ; no? « 5 h »"


@given(st.text(alphabet="5 :;!?«»$hsn°a\n'"), st.sampled_from(["fr", "en"]))
def test_only_spaces_change_and_once_is_enough(text: str, lang: str) -> None:
    done = typeset(text, lang)
    assert plain(done) == text and typeset(done, lang) == done
