"""A game as a list of what was laid, in order: held by a game file and by a live table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.plain import Sitting

ClefCard = Literal["declaration", "primaires", "programme", "investiture", "parrainage"]
VotesCard = Literal[
    "suffrages",
    "evenement-plus",
    "evenement-moins",
    "faux-ami",
    "coup-fourre",
    "orateur",
    "boulet",
    "leche-bottes",
    "autre",
]
RoundName = Literal["first", "second"]


@dataclass(frozen=True, slots=True)
class Clef:
    """A clef card on a player's desk; ``by`` a rival who laid a spare parrainage for him."""

    player: str
    card: ClefCard
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Votes:
    """A card on a player's desk and what it adds to him; ``by`` None: he laid it himself."""

    player: str
    card: VotesCard
    votes: int
    by: str | None = None

    @property
    def layer(self) -> str:
        """Who laid it."""
        return self.player if self.by is None else self.by


@dataclass(frozen=True, slots=True)
class Gage:
    """A dare: met, its votes are the challenged player's, else the challenger's."""

    challenger: str
    challenged: str
    votes: int
    success: bool

    @property
    def taker(self) -> str:
        """Whose the votes are."""
        return self.challenged if self.success else self.challenger


@dataclass(frozen=True, slots=True)
class DiscardFauxAmi:
    """A player gets rid of the faux ami on his desk."""

    player: str


@dataclass(frozen=True, slots=True)
class MoveBoulet:
    """The boulet goes to another desk."""

    to: str


@dataclass(frozen=True, slots=True)
class Threshold:
    """The votes to be reached in a round, from now on."""

    round: RoundName
    votes: int
    by: Literal["privilege", "abstention"] | None = None
    override: bool = False


@dataclass(frozen=True, slots=True)
class Finalists:
    """Who goes on to the second round, where dares had to decide."""

    players: tuple[str, ...]


Event = Clef | Votes | Gage | DiscardFauxAmi | MoveBoulet | Threshold | Finalists


@dataclass(frozen=True, slots=True)
class Game:
    """One game."""

    sitting: Sitting
    events: tuple[Event, ...] = ()
