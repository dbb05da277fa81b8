"""Computes who controls a character, and in which order those who control one throw the dice.

Source: "Principe général", "Personnages « Invités »", "Le lancer de dés", "Décompte des points".
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.plus_belle_la_vie.scoring.model import Control
from companion.table.message import Refused, say


def strength(cards: int, guests: int = 0) -> int:
    """Return the strength of a column: its cards, and one more for each guest of its colour. A sold column has nothing
    left and counts 0.

    Raises:
        Refused: guests only; they go back to the hand at once.
    """
    if guests and not cards:
        raise Refused(say("plus-belle-la-vie-guest-alone"))
    return cards + guests


def controllers(counts: Mapping[str, int]) -> tuple[str, ...]:
    """Return the players who may move a character: the ones with the most open cards, several if they tie; empty if
    nobody has a card."""
    most = max(counts.values(), default=0)
    return tuple(player for player, cards in counts.items() if cards == most > 0)


def absolute(counts: Mapping[str, int]) -> str | None:
    """Return the player who controls a character alone; None if several share it, or nobody has a card."""
    players = controllers(counts)
    return players[0] if len(players) == 1 else None


def absolute_control(control: Control) -> dict[str, str]:
    """Return each character that somebody controls alone, with that player."""
    owners = {character: absolute(counts) for character, counts in control.items()}
    return {character: player for character, player in owners.items() if player is not None}


def throw_order(present: Control, players: tuple[str, ...], triggered: str) -> tuple[str, ...]:
    """Return the players in the order of their throws for a rendez-vous, each as often as they may throw (empty if
    nobody controls a character there); the first success ends the throwing.

    Args:
        present: open cards for each character at the place of the rendez-vous.
        players: in the order of the table, clockwise.
        triggered: who brought the last figure that was needed; they begin.

    Each player has one throw for each character there that they control, and the players take turns.
    """
    rights = dict.fromkeys(players, 0)
    for counts in present.values():
        for player in controllers(counts):
            rights[player] += 1
    start = players.index(triggered)
    circle = (*players[start:], *players[:start])
    order: list[str] = []
    while any(rights.values()):
        for player in circle:
            if rights[player]:
                rights[player] -= 1
                order.append(player)
    return tuple(order)
