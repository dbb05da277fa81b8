"""Holds the auction of one card: who discarded it, who has said no, and what each player has bid.

Source: "Le jeu" (auctions). Players speak in turn, beginning at the left of the player who discarded the card; "no" is
final; a raise must come to more than the highest bid; the player who discarded the card cannot buy it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.games.reportages.facts import STEP


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction of one card, from the first bid or "no" to the last.

    Attributes:
        discarder: the seat that put the card up.
        last: the seat that spoke last, after which the next one speaks; at first the discarder.
        no: the seats that have said no, and are out of this auction.
        stakes: what each seat has put into the pot for this card, in points; the highest bid last.
    """

    discarder: str
    last: str
    no: tuple[str, ...] = ()
    stakes: tuple[tuple[str, int], ...] = ()

    @property
    def buyer(self) -> str | None:
        """Return the seat with the highest bid; None while nobody has bid."""
        return self.stakes[-1][0] if self.stakes else None

    @property
    def highest(self) -> int:
        """Return the highest bid, in points."""
        return self.stakes[-1][1] if self.stakes else 0

    def of(self, seat: str) -> int:
        """Return what a player has put into the pot for this card, in points."""
        return dict(self.stakes).get(seat, 0)

    def least(self, seat: str) -> int:
        """Return the least that a player must add to have the highest bid, in points."""
        return self.highest + STEP - self.of(seat)

    def may_speak(self, seat: str) -> bool:
        """Tell whether a player may still buy or raise."""
        return seat not in (self.discarder, self.buyer) and seat not in self.no

    def with_no(self, seats: Iterable[str]) -> Auction:
        """Return the auction after these players declined, one after the other; who had declined before is left out."""
        declining = tuple(seat for seat in seats if seat not in self.no)
        return replace(self, no=(*self.no, *declining), last=declining[-1]) if declining else self

    def with_bid(self, seat: str, points: int) -> Auction:
        """Return the auction after a player added ``points`` to what they had bid."""
        others = tuple(each for each in self.stakes if each[0] != seat)
        return replace(self, last=seat, stakes=(*others, (seat, self.of(seat) + points)))


def put_up(discarder: str) -> Auction:
    """Return the auction of a card that was just discarded."""
    return Auction(discarder, discarder)
