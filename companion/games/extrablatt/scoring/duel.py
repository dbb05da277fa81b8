"""Decides who wins the secret exchange of cheques, and may intervene in the other's paper.

Source: "Prendre un accélérateur de temps".
"""

from __future__ import annotations

from typing import Final, Literal

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.clock import intervention
from companion.table.message import Refused, say

Side = Literal["initiator", "rival"]

#: The Extras that the initiator gets for winning a duel about ads.
EXTRAS_WON: Final = 2


def winner(initiator: int, rival: int, facts: Facts) -> Side:
    """Return who wins the duel and may intervene: the player who gave the higher cheque, except that the lowest cheque
    in the box beats the highest.

    Args:
        initiator: the cheque that the player whose turn it is gave.
        rival: the cheque that the chosen rival gave.
        facts: the box.

    Raises:
        Refused: there is no such cheque, or both gave the same, of which there is only one.
    """
    cheques = facts.from_reviews.cheques
    for cheque in (initiator, rival):
        if cheque not in cheques:
            raise Refused(say("extrablatt-no-cheque", cheque=cheque, least=min(cheques), most=max(cheques)))
    if initiator == rival:
        raise Refused(say("extrablatt-same-cheque", cheque=rival))
    if {initiator, rival} == {min(cheques), max(cheques)}:
        return "initiator" if initiator < rival else "rival"
    return "initiator" if initiator > rival else "rival"


def extras(side: Side, hour: int) -> int:
    """Return how many Extras the initiator gets for the duel: two for a win while duels are about ads, else none."""
    return EXTRAS_WON if side == "initiator" and intervention(hour) == "ad" else 0
