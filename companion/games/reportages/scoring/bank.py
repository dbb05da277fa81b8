"""Tracks the chips during a round: what each player has, and what lies in the pot. Their sum never changes.

Source: "Le jeu" (auctions), "Le bluff" (fines), "Cas particuliers" (ruined players).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.games.reportages.facts import FINE, STEP
from companion.table.message import Message, Refused, say


@dataclass(frozen=True, slots=True)
class Bank:
    """Chips of one round, in points, as they move from the deal to the count: each player's ``cash`` and the ``pot``;
    immutable."""

    cash: tuple[tuple[str, int], ...]
    pot: int = 0

    def of(self, player: str) -> int:
        """Return a player's cash."""
        return dict(self.cash)[player]

    @property
    def chips(self) -> int:
        """Return the sum of all chips, which is the same from the deal to the count."""
        return self.pot + sum(points for _, points in self.cash)

    @property
    def ruined(self) -> tuple[str, ...]:
        """Return the players who cannot pay another fine; the app warns them before they say anything that may cost
        them one."""
        return tuple(player for player, points in self.cash if points < FINE)


def deal_chips(players: tuple[str, ...], stake: int) -> Bank:
    """Return the chips at the start of a round: the same for each player, an empty pot."""
    return Bank(tuple((player, stake) for player in players))


def bid(bank: Bank, player: str, points: int) -> Bank:
    """Return the bank after a player put ``points`` into the pot for a card; for a raise, only the points that they
    added (decided).

    Raises:
        Refused: the amount is less than the smallest chip, cannot be made of chips, or is more than they have.
    """
    if points < STEP or points % STEP:
        raise Refused(say("reportages-bid-step", step=STEP))
    return _pay_into_pot(bank, player, points)


def pay_fine(bank: Bank, player: str) -> Bank:
    """Return the bank after the loser of a quarrel about bluff paid the fine.

    Raises:
        Refused: they have not enough, and sit the round out.
    """
    return _pay_into_pot(bank, player, FINE)


def _pay_into_pot(bank: Bank, player: str, points: int) -> Bank:
    """Return the bank with ``points`` moved from a player into the pot. Raises Refused if they have less."""
    if points > bank.of(player):
        raise Refused(say("reportages-not-enough", has=bank.of(player), points=points))
    cash = tuple((one, has - points if one == player else has) for one, has in bank.cash)
    return replace(bank, cash=cash, pot=bank.pot + points)


# --- the count --------------------------------------------------------------------------------------------------------


def pot_of(cash: tuple[int, ...], stake: int) -> int:
    """Return what the pot must hold if the players have that cash left."""
    return len(cash) * stake - sum(cash)


def wrong_cash(points: int, stake: int) -> Message | None:
    """Return why a player cannot have that much left; None if they can."""
    if not 0 <= points <= stake:
        return say("reportages-cash-range", most=stake)
    if points % STEP:
        return say("reportages-cash-step", step=STEP)
    return None


def check_balance(cash: tuple[int, ...], pot: int, stake: int) -> Message | None:
    """Return the message that says how much is missing from the counted chips, or too much; None if they add up."""
    lacking = pot_of(cash, stake) - pot
    if lacking == 0:
        return None
    text = "reportages-chips-missing" if lacking > 0 else "reportages-chips-too-many"
    return say(text, points=abs(lacking), chips=len(cash) * stake)
