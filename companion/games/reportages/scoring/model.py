"""A game as far as it scores: who plays, and what was counted at the end of each round."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kit.file_players import Roster


@dataclass(frozen=True, slots=True)
class Round:
    """One counted round. ``cash`` is what is left to each player, in points; ``combination`` None: the winner is the
    only one who could still pay; ``pot`` None: nobody counted it, it follows from the cash."""

    cash: tuple[tuple[str, int], ...]
    winner: str
    combination: str | None
    pot: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """One game."""

    roster: Roster
    rounds: tuple[Round, ...] = ()
