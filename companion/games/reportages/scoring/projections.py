"""How far a player is from winning.

Source: "Gain de la manche", the last advice of "Conseils aux joueurs".
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.reportages.facts import GOAL, Facts


def missing(total: int) -> int:
    """Points that a player still needs."""
    return max(0, GOAL - total)


def sure_total(players: int, facts: Facts) -> int:
    """With that much, keeping one's chips for a round is enough to reach the goal."""
    return GOAL - facts.stake(players)


def wins_for_sure(player: str, totals: Mapping[str, int], facts: Facts) -> bool:
    """Whether that player wins whatever happens, if he spends nothing in the next round.

    His own chips must carry him to the goal, and no rival may get past him, even with all chips of the table and the
    best combination.
    """
    stake = facts.stake(len(totals))
    mine = totals[player] + stake
    most = len(totals) * stake + facts.best_premium
    return mine >= GOAL and all(total + most <= mine for rival, total in totals.items() if rival != player)
