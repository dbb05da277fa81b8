"""Says when a rendez-vous comes about, how many a game has, and what a column sold at one brings.

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
    """Is what a card asks for: at least so many figures at its place, among them these colours."""

    minimum: int
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissingFigures:
    """Is what is missing before the dice may be thrown: figures of any colour, and colours that are not there yet."""

    figures: int
    colours: tuple[str, ...]

    @property
    def count(self) -> int:
        """Return how many figures have to come: as many as are missing, and at least one for each colour."""
        return max(self.figures, len(self.colours))

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is missing."""
        return not self.figures and not self.colours


def find_missing_figures(conditions: Conditions, figures: Iterable[str]) -> MissingFigures:
    """Return what is missing with figures of these colours at the place; those that nobody controls count too."""
    here = Counter(figures)
    colours = Counter(conditions.colours) - here
    return MissingFigures(max(0, conditions.minimum - here.total()), tuple(sorted(colours.elements())))


def count_played(events: Iterable[FileEvent]) -> int:
    """Count how many rendez-vous have been played, failed ones too."""
    return sum(isinstance(event, RendezVous) for event in events)


def is_game_over(events: Iterable[FileEvent], players: int, facts: Facts) -> bool:
    """Tell whether the last rendez-vous of a game with so many players has been played."""
    return count_played(events) >= facts.rendez_vous[players]


def price(sale: Sale, prices: Mapping[str, int]) -> int | None:
    """Return what a sale brings, in points; None where neither it nor the table of prices tells."""
    return prices.get(str(sale.cards)) if sale.value is None else sale.value
