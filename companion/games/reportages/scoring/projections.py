"""Computes how far a player is from winning.

Source: "Gain de la manche", the last advice of "Conseils aux joueurs".
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.reportages.facts import GOAL, Facts
from companion.games.reportages.scoring.bank import Bank


def points_to_goal(total: int) -> int:
    """Return the points that a player still needs to reach the goal."""
    return max(0, GOAL - total)


def sure_total(players: int, facts: Facts) -> int:
    """Return the total from which a player reaches the goal by merely keeping their chips for one round of that many
    players. Raises KeyError for a number of players that the box has no distribution for."""
    return GOAL - facts.stake(players)


def wins_for_sure(player: str, totals: Mapping[str, int], facts: Facts, bank: Bank | None = None) -> bool:
    """Tell whether a player wins whatever happens, provided that they spend nothing more in this round (between two
    rounds: in the next one).

    Their own chips must carry them to the goal, and no rival may get past them, even with all other chips of the table
    and the best combination.

    Args:
        totals: the points of all who go on, by player.
        bank: the chips while a round is on: what a player spent is gone, and what the others hold follows from it.
    """
    if bank is not None:
        own = dict(bank.cash).get(player, 0)
        others = bank.chips - own
    elif len(totals) in facts.chips.dealt:
        own = facts.stake(len(totals))
        others = (len(totals) - 1) * own
    else:
        return False  # there are too few for another round
    mine = totals[player] + own
    most = others + facts.best_premium
    return mine >= GOAL and all(total + most <= mine for rival, total in totals.items() if rival != player)
