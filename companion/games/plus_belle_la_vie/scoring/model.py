"""A game as far as it scores: what brought points, in order, and who had which cards open at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from companion.kit.file_players import Roster


@dataclass(frozen=True, slots=True)
class Rencontre:
    """A player declared a rencontre."""

    player: str


@dataclass(frozen=True, slots=True)
class Sale:
    """A whole column sold: how many ``cards``, guests included; ``value`` None: the table of prices tells."""

    player: str
    character: str
    cards: int
    value: int | None = None


@dataclass(frozen=True, slots=True)
class RendezVous:
    """A rendez-vous that was played out; ``roller`` made the dice succeed, None where nobody did."""

    result: Literal["success", "failure"]
    roller: str | None = None
    sales: tuple[Sale, ...] = ()


Event = Rencontre | RendezVous


def people_in(event: Event) -> frozenset[str]:
    """Who declared, threw or sold there."""
    if isinstance(event, Rencontre):
        return frozenset({event.player})
    return frozenset({*(sale.player for sale in event.sales), *([event.roller] if event.roller else [])})


#: For each character, how many cards (guests included) each player has open.
Control = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Game:
    """One game. ``control`` None: nobody has entered it; ``prices``: what a column of so many cards brings."""

    roster: Roster
    events: tuple[Event, ...] = ()
    control: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] | None = None
    prices: tuple[tuple[int, int], ...] = ()
