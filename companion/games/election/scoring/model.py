"""A game as a list of what was laid, in order: held by a game file and by a live table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.kit.file_players import Roster

#: The fields of an event that name a player.
PEOPLE: Final = ("player", "by", "challenger", "challenged", "to")

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
    """A clef card on a player's desk; ``by`` a rival who laid a spare parrainage for them."""

    player: str
    card: ClefCard
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Votes:
    """A card on a player's desk and what it adds there; ``by`` None: the player laid it."""

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


@dataclass(frozen=True, slots=True)
class Left:
    """A player went home. A file says it beside the player, not among the events."""

    player: str


Event = Left | Clef | Votes | Gage | DiscardFauxAmi | MoveBoulet | Threshold | Finalists


@dataclass(frozen=True, slots=True)
class Game:
    """One game."""

    roster: Roster
    events: tuple[Event, ...] = ()

    @property
    def told(self) -> tuple[Event, ...]:
        """The events that a file lists."""
        return told(self.events)


def told(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that a file lists: not who went home."""
    return tuple(event for event in events if not isinstance(event, Left))


def with_farewells(roster: Roster, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events of a file with those who went home in their places among them."""
    found: list[Event] = [Left(player) for player in roster.leaving(0)]
    for entry, event in enumerate(events, 1):
        found += (event, *(Left(player) for player in roster.leaving(entry)))
    return tuple(found)


def people_in(event: Event) -> frozenset[str]:
    """Everybody whom the event names as a player."""
    named = [getattr(event, field, None) for field in PEOPLE if not isinstance(event, Threshold)]
    named += event.players if isinstance(event, Finalists) else ()
    return frozenset(one for one in named if isinstance(one, str))
