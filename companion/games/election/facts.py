"""Reads the facts of the box, and the limits of the thresholds, from the content folder, and checks them.

Source: "Présentation du jeu", "Préparation du jeu", "Première phase" and the ends of the phases. The text gives the
second threshold as 9 to 22 million among the privileges and as 19 to 22 where the phase ends; 9 would be won already,
so it is 19 to 22 (decided).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked

_Positive = Annotated[int, Field(ge=1)]
_Range = tuple[_Positive, _Positive]


@checked(frozen=True, slots=True)
class Facts:
    """Facts of the box of the election game, checked as they are read. All votes are single votes.

    Attributes:
        players: fewest and most.
        hand: cards in a hand.
        candidature: the names of the key cards that are there once.
        parrainages: how many sponsorships a player needs; ``signatures``: how many signatures one of them has.
        gage_votes: what a dare may be worth.
        votes_step: the step in which votes are printed.
        first_threshold, second_threshold: the lowest and the highest threshold of each round.
        minutes: how long a game takes.
    """

    players: _Range
    hand: _Positive
    blue_cards: _Positive
    gage_cards: _Positive
    candidate_cards: _Positive
    candidature: tuple[str, ...]
    parrainages: _Positive
    signatures: _Positive
    gage_votes: tuple[_Positive, ...]
    votes_step: _Positive
    first_threshold: _Range
    second_threshold: _Range
    minutes: _Positive

    @property
    def clef_cards(self) -> int:
        """Return how many key cards end a player's first phase."""
        return len(self.candidature) + self.parrainages

    def threshold(self, second: bool) -> _Range:
        """Return the lowest and the highest threshold of a round."""
        return self.second_threshold if second else self.first_threshold


@cache
def facts_in(content: Path) -> Facts:
    """Return the facts in the content folder ``content``; they are read once.

    Raises:
        OSError: a file is missing or unreadable.
        pydantic.ValidationError: a file does not hold what it should.
    """
    return TypeAdapter(Facts).validate_json((content / "election" / "facts" / "box.json").read_bytes())
