"""Defines a game as far as it scores: who plays, and what was counted at the end of each round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from companion.kit.file_players import Roster
from companion.kit.shape import Amount, ByName, NotNull, Record

CombinationId = Literal[
    "envoyes-speciaux",
    "correspondant-particulier",
    "derniere-heure",
    "redacteur-en-chef",
    "cinq-colonnes",
    "editorial",
    "agence-de-presse",
]


@dataclass(frozen=True, slots=True)
class Round(Record):
    """Round that was played and counted, as the game file holds it. ``cash``: what is left to each player, in points;
    ``combination`` None: the winner is the only one who could still pay; ``pot`` None: nobody counted it, so it follows
    from the cash."""

    cash: Annotated[tuple[tuple[str, int], ...], ByName(dict[str, Amount])]
    winner: str
    combination: CombinationId | None
    pot: Annotated[Amount | None, NotNull()] = None


@dataclass(frozen=True, slots=True)
class Game:
    """Game to be scored and filed: who plays, and its counted rounds."""

    roster: Roster
    rounds: tuple[Round, ...] = ()
