"""Reads the facts of the box (what is in it, and what combinations bring) from the content folder, and checks them.

Source: "Composition du jeu", "Préparation du jeu", "Les combinaisons de cartes".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked

#: Total that wins the game, in points ("But du jeu").
GOAL: Final = 20_000
#: Price of a card that one player alone wants, and the smallest chip: every amount is a multiple of it.
STEP: Final = 20
#: What the loser of a quarrel about bluff pays into the pot ("Le bluff").
FINE: Final = 500

_Positive = Annotated[int, Field(ge=1)]
_Chips = dict[_Positive, _Positive]


@checked(frozen=True, slots=True)
class Chips:
    """How many chips of each value (points) there are: in the box, and dealt to each player, by the number of
    players."""

    box: _Chips
    dealt: dict[_Positive, _Chips]


@checked(frozen=True, slots=True)
class Cards:
    """Cards of the box: their kinds, and how many there are of each.

    Attributes:
        hand: cards in a hand.
        copies: how often each card of a reporter or a reportage is there.
        reporters: each has all the ``items``; ``reportages``: each has all the ``elements``.
        documents: how many numbered documents each reportage has, one copy of each.
    """

    hand: _Positive
    copies: _Positive
    reporters: tuple[str, ...]
    items: tuple[str, ...]
    reportages: tuple[str, ...]
    elements: tuple[str, ...]
    documents: _Positive


@checked(frozen=True, slots=True)
class Combination:
    """Combination of cards that wins a round: this many different reporter sets, reportages, and consecutive documents
    of one colour. ``linked``: whether the documents must be those of the reportage. ``premium``: in points."""

    id: str
    premium: _Positive
    reporters: int
    reportages: int
    documents: int
    linked: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts of the box of the reportages, checked as they are read; ``combinations`` by id."""

    chips: Chips
    cards: Cards
    combinations: dict[str, Combination]

    @property
    def players(self) -> tuple[int, int]:
        """Return the fewest and most players."""
        return min(self.chips.dealt), max(self.chips.dealt)

    def stake(self, players: int) -> int:
        """Return what each player's chips are worth at the start of a round, in points. Raises KeyError for a number of
        players that the box has no distribution for."""
        return sum(value * number for value, number in self.chips.dealt[players].items())

    def premium(self, combination: str | None) -> int:
        """Return the premium of the winner's combination; 0 for None, where the winner is only the last one who could
        pay."""
        return 0 if combination is None else self.combinations[combination].premium

    @property
    def best_premium(self) -> int:
        """Return the largest premium there is."""
        return max(one.premium for one in self.combinations.values())


@cache
def facts_in(content: Path) -> Facts:
    """Return the facts in the content folder ``content``; they are read once.

    Raises:
        OSError: a file is missing or unreadable.
        pydantic.ValidationError: a file does not hold what it should.
    """
    folder = content / "reportages" / "facts"

    def read(name: str, kind: Any) -> Any:
        return TypeAdapter(kind).validate_json((folder / name).read_bytes())

    rows: tuple[Combination, ...] = read("combinations.json", tuple[Combination, ...])
    return Facts(read("chips.json", Chips), read("cards.json", Cards), {row.id: row for row in rows})
