"""The combination checker and the certainty of a bluff."""

from __future__ import annotations

import pytest

from companion.games.reportages.scoring.hand import (
    Card,
    combination_of,
    find_completing_cards,
    is_certain_bluff,
    list_cards,
)
from tests.games.reportages.build import FACTS, card, documents, reportage, reporter


@pytest.mark.parametrize(
    ("hand", "combination"),
    [
        (reporter("french") + reporter("german") + reportage("red"), "envoyes-speciaux"),
        (reporter("french") + reportage("red") + reportage("blue"), "correspondant-particulier"),
        (reporter("french") + reportage("red") + documents("red", 2, 4), "derniere-heure"),
        (reporter("french") + documents("red", 1, 6), "redacteur-en-chef"),
        (reportage("blue") + documents("blue", 1, 6), "cinq-colonnes"),
        (reportage("yellow") + reportage("red") + reportage("blue"), "editorial"),
        (reporter("french") + reporter("german") + reporter("british"), "agence-de-presse"),
        # the documents must be those of the reportage
        (reporter("french") + reportage("red") + documents("blue", 2, 4), None),
        (reportage("red") + documents("blue", 1, 6), None),
        # in a row
        (reporter("french") + reportage("red") + [*documents("red", 2, 3), card("doc:red:5")], None),
        (reporter("french") + documents("red", 1, 3) + documents("blue", 4, 6), None),
        # different sets
        (reporter("french") * 2 + reportage("red"), None),
        (reporter("french") + reportage("red") * 2, None),
        # and no combination of two reportages and three documents
        (reportage("yellow") + reportage("red") + documents("red", 1, 3), None),
        ([*reporter("french")[:2], card("rep:german:plane")] + reportage("red") + reportage("blue"), None),
    ],
)
def test_what_nine_cards_make(hand: list[Card], combination: str | None) -> None:
    assert combination_of(hand, FACTS) == combination
    assert combination_of(reversed(hand), FACTS) == combination


@pytest.mark.parametrize(
    "hand", [reporter("french"), documents("red", 1, 6) + documents("red", 1, 3), [card("rep:french:hat")] * 9]
)
def test_what_is_no_hand_is_not_judged(hand: list[Card]) -> None:
    with pytest.raises(ValueError, match="cannot be a hand"):
        combination_of(hand, FACTS)


def test_the_pack_is_the_boxs() -> None:
    cards = list_cards(FACTS.cards)
    assert len(cards) == 54
    assert {group: sum(one.group == group for one in cards) for group in ("reporter", "reportage", "document")} == {
        "reporter": 18,
        "reportage": 18,
        "document": 18,
    }


def test_the_card_that_lets_a_player_go_out() -> None:
    hand = reporter("french") + reportage("red") + documents("red", 3, 4)
    assert set(find_completing_cards(hand, FACTS)) == {card("doc:red:2"), card("doc:red:5")}
    assert find_completing_cards(reporter("french") + reporter("german") + documents("red", 1, 2), FACTS) == ()


@pytest.mark.parametrize(
    ("bought", "held", "certain"),
    [
        ("rep:french:camera", ["rep:french:plane", "rep:french:plane"], True),
        ("rep:french:camera", ["rep:french:plane", "rep:french:reporter"], False),
        ("rep:french:camera", ["rep:french:camera"], False),
        ("rep:french:camera", ["rep:german:plane", "rep:german:plane"], False),
        ("new:red:event", ["new:red:place", "new:red:place"], True),
        ("doc:red:1", ["doc:red:3"], True),
        ("doc:red:2", ["doc:red:3"], True),
        ("doc:red:5", ["doc:red:4"], True),
        ("doc:red:6", ["doc:red:4"], True),
        ("doc:red:2", ["doc:red:4"], False),
        ("doc:red:4", ["doc:red:3"], False),
        ("doc:red:4", ["doc:red:3", "doc:red:5"], True),
        ("doc:red:1", ["doc:blue:3"], False),
        ("doc:red:1", [], False),
    ],
)
def test_a_purchase_that_must_be_bluff(bought: str, held: list[str], certain: bool) -> None:
    assert is_certain_bluff(card(bought), map(card, held), FACTS) is certain
