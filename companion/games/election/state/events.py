"""What happens at a table of the election game, beyond what happens at any table of the shelf.

Whose turn it is, the direction, penalties and the ticked privileges are shared parts. Amounts are single votes. What a
player may have mistyped is taken as it comes: the rules refuse it in words.
"""

from __future__ import annotations

from typing import Final, Literal

from companion.table.events import Event

#: The names of the lists of privileges that the winners of the first two phases tick off.
FIRST_PRIVILEGES: Final = "privileges-first"
SECOND_PRIVILEGES: Final = "privileges-second"


class CandidateChosen(Event):
    """Which candidate a player is, as their card says; empty: not noted."""

    type: Literal["candidate-chosen"] = "candidate-chosen"
    seat: str
    name: str


class ClefLaid(Event):
    """A clef card lies on ``seat``'s desk; ``by`` a rival who had a parrainage to spare."""

    type: Literal["clef-laid"] = "clef-laid"
    seat: str
    card: str
    by: str | None = None

    def concerned_seat(self) -> str:
        """The player who lays it, on whose desk ever."""
        return self.by or self.seat


class VotesLaid(Event):
    """A card lies on ``seat``'s desk and adds ``votes`` (negative: takes them); ``by`` None: that player laid it."""

    type: Literal["votes-laid"] = "votes-laid"
    seat: str
    card: str
    votes: int
    by: str | None = None

    def concerned_seat(self) -> str:
        """The player who lays it, on whose desk ever."""
        return self.by or self.seat


class DareDrawn(Event):
    """A player laid a 500,000 card so that a rival draws a dare; ``text`` what it says, as far as somebody typed it."""

    type: Literal["dare-drawn"] = "dare-drawn"
    seat: str
    rival: str
    text: str = ""


class DareSettled(Event):
    """The dare was met or not, and what its card is worth."""

    type: Literal["dare-settled"] = "dare-settled"
    votes: int
    success: bool


class FauxAmiShed(Event):
    """A player gets rid of the faux ami on their desk."""

    type: Literal["faux-ami-shed"] = "faux-ami-shed"
    seat: str


class BouletMoved(Event):
    """The boulet goes to that desk."""

    type: Literal["boulet-moved"] = "boulet-moved"
    seat: str


class ThresholdSet(Event):
    """The votes to be reached in a round, from now on; ``override``: the table says so whatever the rules say."""

    type: Literal["threshold-set"] = "threshold-set"
    round: str
    votes: int
    by: Literal["privilege", "abstention"] = "privilege"
    override: bool = False


class FinalistsNamed(Event):
    """Who goes on, after the dares that settled a tie."""

    type: Literal["finalists-named"] = "finalists-named"
    players: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    CandidateChosen, ClefLaid, VotesLaid, DareDrawn, DareSettled, FauxAmiShed, BouletMoved, ThresholdSet,
    FinalistsNamed,
)  # fmt: skip
