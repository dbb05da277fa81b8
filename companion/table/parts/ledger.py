"""Models amounts that move between accounts (players, a pot): moving never changes the total."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ledger:
    """Holds the balance of each account, in the game's unit (points, votes, chips)."""

    accounts: tuple[tuple[str, int], ...] = ()

    def of(self, account: str) -> int:
        """Return the account's balance; 0 where nothing was booked yet."""
        return dict(self.accounts).get(account, 0)

    @property
    def total(self) -> int:
        """Return the sum over all accounts."""
        return sum(amount for _, amount in self.accounts)


def open_ledger(accounts: Iterable[str], amount: int = 0) -> Ledger:
    """Return a ledger with ``amount`` in each account."""
    return Ledger(tuple((account, amount) for account in accounts))


def transfer(ledger: Ledger, source: str, target: str, amount: int) -> Ledger:
    """Move ``amount`` from one account to another. Whether a balance may go below 0 is for the game to check."""
    return credit(credit(ledger, source, -amount), target, amount)


def credit(ledger: Ledger, account: str, amount: int) -> Ledger:
    """Add ``amount`` (negative: subtract) to one account from outside, which changes the total."""
    if all(one != account for one, _ in ledger.accounts):
        return Ledger((*ledger.accounts, (account, amount)))
    return Ledger(tuple((one, had + amount if one == account else had) for one, had in ledger.accounts))
