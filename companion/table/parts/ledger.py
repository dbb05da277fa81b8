"""Amounts that move between accounts (players, a pot): none appears and none is lost unless somebody says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ledger:
    """What lies where, by account, in whatever the game counts (points, votes, chips)."""

    accounts: tuple[tuple[str, int], ...] = ()

    def of(self, account: str) -> int:
        """What lies there; 0 where nothing has been put yet."""
        return dict(self.accounts).get(account, 0)

    @property
    def total(self) -> int:
        """All of it: moving changes nothing about that."""
        return sum(amount for _, amount in self.accounts)


def opened(accounts: Iterable[str], amount: int = 0) -> Ledger:
    """A ledger with that much in each account."""
    return Ledger(tuple((account, amount) for account in accounts))


def moved(ledger: Ledger, source: str, target: str, amount: int) -> Ledger:
    """So much taken from one account and put into another; whether it may go below 0 is the game's business."""
    return added(added(ledger, source, -amount), target, amount)


def added(ledger: Ledger, account: str, amount: int) -> Ledger:
    """So much more (or less) in that account, from outside."""
    if all(one != account for one, _ in ledger.accounts):
        return Ledger((*ledger.accounts, (account, amount)))
    return Ledger(tuple((one, had + amount if one == account else had) for one, had in ledger.accounts))
