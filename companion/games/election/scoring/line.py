"""Defines a game as the sequence of its lines: what was laid, set or moved, and who went home.

A line is one class for the game's file, the journal, the table's state and the score: an event of the table that knows
what the rules object to it and how it changes the campaign. ``scoring.laid`` holds the lines that a file lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

from pydantic import ConfigDict, Field

from companion.games.election.facts import Facts
from companion.games.election.scoring.campaign import Campaign, advance_phases
from companion.kit.file_players import Roster
from companion.kit.game_event import GameEvent
from companion.table.message import Message, say
from companion.table.state import TableState

#: The player on whose desk something lies; a file calls the field ``player``.
Player = Annotated[str, Field(validation_alias="player", serialization_alias="player")]

#: The fields of a line that may name a player.
_PEOPLE: Final = ("seat", "by", "challenger", "challenged")

#: Objections whose sentence at a table is another one than in a list of a file's faults.
_AT_TABLE: Final = {
    "election-fault-threshold": "election-threshold-range",
    "election-fault-carried": "election-threshold-carried",
    "election-fault-tie-open": "election-tie-first",
    "election-fault-over": "election-is-over",
}


#: A class of lines.
Kind: TypeAlias = "type[Line]"


@dataclass(frozen=True, slots=True)
class Objection:
    """A reason for which the rules refuse a line, and the field of the line in a file that is at fault ("": the line as
    a whole). ``absolute``: the line would mean nothing, so that the players cannot override the objection."""

    field: str
    why: Message
    absolute: bool = False


class CampaignState(Protocol):
    """What a line needs of a table's state: the campaign, who is still there, and the state with the line added.
    (``state.play.Play`` is that; the scoring does not import it.)"""

    @property
    def campaign(self) -> Campaign:
        """Return the campaign after the lines so far."""
        ...

    @property
    def staying(self) -> tuple[str, ...]:
        """Return the players who have not gone home."""
        ...

    def with_line(self: _Playing, line: Line) -> _Playing:
        """Return the state after one more line."""
        ...


_Playing = TypeVar("_Playing", bound=CampaignState)


class ElectionEvent(GameEvent, game="election"):
    """Base of this game's events, by which their kinds are found (``kinds``)."""


class Line(ElectionEvent, shared=True):
    """Base of the lines of a game, each of which is also its event at a table: it knows what the rules object to it,
    and what it changes in the campaign. It is validated strictly where it is read from a file (``file_shapes``)."""

    model_config = ConfigDict(validate_by_name=True)

    #: The ``type`` of such a line in a file; "" where a file lists none.
    file_type: ClassVar[str] = ""
    #: Whether the line names the finalists: that is allowed while a tie is open.
    names_finalists: ClassVar[bool] = False

    #: Whether a file writes ``override`` even if it is false, as files have always done for thresholds.
    writes_override: ClassVar[bool] = False

    #: Whether the table sets the rules aside for this line: "la table a toujours raison".
    override: bool = False

    def __init_subclass__(cls, file_type: str = "", **config: Any) -> None:
        """Register a class of lines under the type that a file gives it; "" registers none."""
        super().__init_subclass__(**config)
        if file_type:
            cls.file_type = file_type
            LINES[file_type] = cls

    @property
    def people(self) -> frozenset[str]:
        """Return the players whom the line names."""
        named = (getattr(self, field, None) for field in _PEOPLE)
        return frozenset(one for one in named if one is not None)

    def check_alone(self, facts: Facts) -> Iterator[Objection]:
        """Yield what the rules object to the line at any moment."""
        return iter(())

    def check_now(self, campaign: Campaign, facts: Facts) -> Iterator[Objection]:
        """Yield what the rules object to the line at this moment of the campaign."""
        return iter(())

    def doubts(self, campaign: Campaign, facts: Facts) -> Iterator[Message]:
        """Yield remarks on what looks odd. The line is counted nevertheless, since the cards themselves are not known
        here."""
        return iter(())

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign after the line. Never fails."""
        return campaign

    def check(self, play: CampaignState, facts: Facts, table: TableState) -> Message | None:
        """Return the rules' first objection to the line now, or that a player in it has gone home; None if it is
        accepted. Objections that ``override`` sets aside are left out."""
        return refuse(play, self, facts)

    def apply(self, play: _Playing, facts: Facts) -> _Playing:
        """Return the state with the line added."""
        return play.with_line(self)


#: The classes of lines that a file lists, by their type there.
LINES: Final[dict[str, Kind]] = {}


class Left(Line, shared=True):
    """Line: a player went home. In a file this stands beside the player, not among the lines."""

    seat: Player

    def lay_on(self, campaign: Campaign) -> Campaign:
        """Return the campaign without the player in the race."""
        return campaign.without_player(self.seat)


@dataclass(frozen=True, slots=True)
class Game:
    """A game to be scored: who plays, and its lines."""

    roster: Roster
    lines: tuple[Line, ...] = ()

    @property
    def listed(self) -> tuple[Line, ...]:
        """Return the lines that a file lists."""
        return select_listed(self.lines)


def select_listed(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines that a file lists: all but those of players who went home."""
    return tuple(line for line in lines if line.file_type)


def with_farewells(roster: Roster, lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines of a file, with a ``Left`` inserted at each point at which a player went home."""
    all_lines: list[Line] = [Left(seat=player) for player in roster.leaving(0)]
    for entry, line in enumerate(lines, 1):
        all_lines += (line, *(Left(seat=player) for player in roster.leaving(entry)))
    return tuple(all_lines)


def objections(campaign: Campaign, line: Line, facts: Facts) -> Iterator[Objection]:
    """Yield every objection of the rules to the line now, without those that the players override; nothing if the line
    is accepted."""
    yield from (one for one in find_breaches(campaign, line, facts) if one.absolute or not line.override)


def find_breaches(campaign: Campaign, line: Line, facts: Facts) -> Iterator[Objection]:
    """Yield every rule that the line breaks, including those that the players have decided to set aside. Once somebody
    is president, that is the only one."""
    if campaign.winners:
        # A president elected for want of a rival may get one after all.
        yield Objection("", say("election-fault-over"), not (line.names_finalists and campaign.elected_by_default))
        return
    if campaign.tied and not line.names_finalists:
        yield Objection("", say("election-fault-tie-open"))
    yield from line.check_alone(facts)
    yield from line.check_now(campaign, facts)


def find_doubts(campaign: Campaign, line: Line, facts: Facts) -> Iterator[Message]:
    """Yield remarks on a line that is counted: what looks odd, and the rules that the players set aside for it."""
    yield from line.doubts(campaign, facts)
    if line.override:
        yield from (say("election-doubt-override", why=one.why) for one in find_breaches(campaign, line, facts))


def refuse(play: CampaignState, line: Line, facts: Facts) -> Message | None:
    """Return the first objection to a line at a table now, as a sentence for its players; None if it is accepted."""
    if not line.people <= {*play.staying}:
        return say("refused-no-such-seat")
    why = next((objection.why for objection in objections(play.campaign, line, facts)), None)
    return None if why is None else Message(_AT_TABLE.get(why.id, why.id), why.params)


def after(campaign: Campaign, line: Line) -> Campaign:
    """Return the campaign after the line, with the phases settled: any line may bring a player over a threshold."""
    return advance_phases(line.lay_on(campaign))
