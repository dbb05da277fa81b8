"""Computes when a rendez-vous comes about, how many a game has, and what a column sold at one brings.

Source: "La réalisation des « Rendez-vous »", "Les rendez-vous réussis".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.scoring.model import FileEvent, RendezVous, Sale


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a rendez-vous card asks for: at least ``minimum`` figures at its place, and among them figures of these
    colours."""

    minimum: int
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissingFigures:
    """Figures that a card still lacks before the dice may be thrown: how many in all, and the colours of which one is
    missing."""

    figures: int
    colours: tuple[str, ...]

    @property
    def count(self) -> int:
        """Return how many figures have to come at least: as many as are missing, or as there are missing colours."""
        return max(self.figures, len(self.colours))

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is missing."""
        return not self.figures and not self.colours


def find_missing_figures(conditions: Conditions, figures: Iterable[str]) -> MissingFigures:
    """Return what is missing for a card while figures of these colours are at its place; figures that nobody controls
    count too."""
    present = Counter(figures)
    colours = Counter(conditions.colours) - present
    return MissingFigures(max(0, conditions.minimum - present.total()), tuple(sorted(colours.elements())))


def count_played(events: Iterable[FileEvent]) -> int:
    """Return how many rendez-vous have been played, failed ones too."""
    return sum(isinstance(event, RendezVous) for event in events)


def is_game_over(events: Iterable[FileEvent], players: int, facts: Facts) -> bool:
    """Tell whether the last rendez-vous of a game with that number of players has been played."""
    return count_played(events) >= facts.rendez_vous[players]


def price(sale: Sale, prices: Mapping[str, int]) -> int | None:
    """Return what a sale brings, in points; None if neither the sale nor the list of prices has it."""
    return prices.get(str(sale.cards)) if sale.value is None else sale.value
