"""Computes what cards make, and when a purchase must be bluff.

Source: "Les combinaisons de cartes", "Le bluff", "Comment bluffer".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from companion.games.reportages.facts import Cards, Facts

#: Cards of one series: what a purchase must complete.
SERIES: Final = 3

Group = Literal["reporter", "reportage", "document"]


@dataclass(frozen=True, slots=True)
class Card:
    """Card of the box, whichever copy: its group, its owner (the reporter by flag, or the colour), and which of the
    owner's cards it is (for a document its number, as a string)."""

    group: Group
    of: str
    part: str

    @property
    def number(self) -> int:
        """Return the number of a document."""
        return int(self.part)


def list_cards(cards: Cards) -> tuple[Card, ...]:
    """Return all cards of the box, each as often as it is there."""
    reporters = [Card("reporter", of, part) for of in cards.reporters for part in cards.items]
    reportages = [Card("reportage", of, part) for of in cards.reportages for part in cards.elements]
    numbers = range(1, cards.documents + 1)
    documents = [Card("document", of, str(number)) for of in cards.reportages for number in numbers]
    return (*(reporters + reportages) * cards.copies, *documents)


def combination_of(hand: Iterable[Card], facts: Facts) -> str | None:
    """Return the id of the combination that these nine cards make; None if they make none.

    Raises:
        ValueError: it is not one card more than a hand, or more copies of a card than the box holds.
    """
    cards = Counter(hand)
    if cards.total() != facts.cards.hand + 1 or not cards <= Counter(list_cards(facts.cards)):
        raise ValueError("these cards cannot be a hand at the moment of going out")
    reporters = _find_sets(cards, "reporter", facts.cards.items)
    reportages = _find_sets(cards, "reportage", facts.cards.elements)
    colour = _find_colour_of_run(cards)
    if reporters is None or reportages is None or colour is None:
        return None
    documents = sum(card.group == "document" for card in cards.elements())
    for one in facts.combinations.values():
        shape = (one.reporters, one.reportages, one.documents)
        if shape == (len(reporters), len(reportages), documents) and (not one.linked or colour in reportages):
            return one.id
    return None


def find_completing_cards(hand: Iterable[Card], facts: Facts) -> tuple[Card, ...]:
    """Return every card that would complete a combination with these eight cards; the player who holds the eight has
    priority when one of these is auctioned."""
    in_hand = Counter(hand)
    left = Counter(list_cards(facts.cards)) - in_hand
    return tuple(card for card in left if combination_of((*in_hand.elements(), card), facts) is not None)


def _find_sets(cards: Counter[Card], group: Group, parts: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return the owners (reporters or reportages) of the complete sets of a group; None if a card belongs to no
    complete set, or a set is there twice."""
    parts_by_owner: dict[str, list[str]] = {}
    for card in cards.elements():
        if card.group == group:
            parts_by_owner.setdefault(card.of, []).append(card.part)
    whole = all(sorted(parts_held) == sorted(parts) for parts_held in parts_by_owner.values())
    return tuple(parts_by_owner) if whole else None


def _find_colour_of_run(cards: Counter[Card]) -> str | None:
    """Return the colour of the documents, "" without any; None if they are not consecutive ones of one colour."""
    documents = sorted((card for card in cards if card.group == "document"), key=lambda card: card.number)
    if not documents:
        return ""
    first = documents[0]
    straight = all(card.of == first.of and card.number == first.number + index for index, card in enumerate(documents))
    return first.of if straight else None


def is_certain_bluff(bought: Card, held: Iterable[Card], facts: Facts) -> bool:
    """Tell whether the buyer of a card must be bluffing: because of the cards that I hold, they cannot have two cards
    that make a series with it.

    Reporters and reportages: I hold all copies of another card of the series. Documents: in each run of three that
    contains the bought document, I hold another document.
    """
    mine = Counter(held)
    if bought.group != "document":
        parts = facts.cards.items if bought.group == "reporter" else facts.cards.elements
        others = (Card(bought.group, bought.of, part) for part in parts if part != bought.part)
        return any(mine[card] >= facts.cards.copies for card in others)
    last = facts.cards.documents - SERIES + 1
    starts = range(max(1, bought.number - SERIES + 1), min(last, bought.number) + 1)
    runs = [[n for n in range(start, start + SERIES) if n != bought.number] for start in starts]
    return all(any(mine[Card("document", bought.of, str(n))] for n in run) for run in runs)
