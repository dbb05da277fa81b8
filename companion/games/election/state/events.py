"""Defines the events of a table of the election game other than the lines of the game (``scoring.laid``).

Whose turn it is, the direction, penalties and the ticked privileges are parts that all games share (``table.parts``).
Tags are those that journals hold.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, ClassVar, Final

from pydantic import AfterValidator, Field

from companion.games.election.facts import Facts
from companion.games.election.scoring.laid import (
    BouletMoved,
    CardRemoved,
    ClefLaid,
    FauxAmiShed,
    FinalistsNamed,
    Gage,
    ThresholdSet,
    VotesLaid,
)
from companion.games.election.scoring.line import ElectionEvent, Line, refuse
from companion.games.election.scoring.votes import millions
from companion.games.election.state.play import Dare, Play
from companion.table.events import Event
from companion.table.message import Message, Param, say
from companion.table.seats import clean_text
from companion.table.state import TableState

__all__ = [
    "BouletMoved", "CandidateChosen", "CardRemoved", "ClefLaid", "DareDrawn", "DareSettled", "ElectionEvent",
    "FauxAmiShed", "FinalistsNamed", "SessionLengthSet", "SessionPaused", "ThresholdSet", "VotesLaid",
]  # fmt: skip

#: The names of the lists of privileges that the winners of the first two phases tick off.
FIRST_PRIVILEGES: Final = "privileges-first"
SECOND_PRIVILEGES: Final = "privileges-second"

#: A typed text, without characters that no file can hold.
Text = Annotated[str, AfterValidator(clean_text)]


class CandidateChosen(ElectionEvent, tag="candidate-chosen"):
    """Event: the candidate whom a player plays was noted, as their card says ("": cleared)."""

    seat: str
    name: Text

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that candidate is noted already."""
        return play.candidate(self.seat) == self.name

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a candidate whom another player has."""
        taken = next((seat for seat, name in play.candidates if name == self.name and seat != self.seat), None)
        if not self.name or taken is None:
            return None
        return say("election-candidate-taken", name=table.name(taken))

    def apply(self, play: Play, facts: Facts) -> Play:
        """Note or clear the player's candidate."""
        others = tuple(one for one in play.candidates if one[0] != self.seat)
        return replace(play, candidates=(*others, (self.seat, self.name)) if self.name else others)


class DareDrawn(ElectionEvent, tag="dare-drawn"):
    """Event: a player laid a 500,000 card, so that a rival draws a dare, which is open until it is settled. ``text``:
    what the dare says; "" if it was not typed."""

    seat: str
    rival: str
    text: Text = ""
    override: bool = False

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse a dare during another one, and one whose outcome the rules would refuse."""
        if play.dare is not None:
            return say("election-dare-open")
        gage = Gage(
            challenger=self.seat,
            challenged=self.rival,
            votes=facts.gage_votes[0],
            success=True,
            override=self.override,
        )
        return refuse(play, gage, facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Open the dare."""
        return replace(play, dare=Dare(self.seat, self.rival, self.text, self.override))

    def name_others(self, table: TableState) -> dict[str, Param]:
        """Return the rival's name, for the sentence in the game log."""
        return {"other": table.name(self.rival)}


class DareSettled(ElectionEvent, tag="dare-settled"):
    """Event: the open dare was met or not; ``votes``: what its card is worth."""

    votes: int
    success: bool

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if no dare is open, and a number of votes that no dare has."""
        if play.dare is None:
            return say("election-no-dare")
        if self.votes not in facts.gage_votes:
            return say("election-dare-votes", votes=self.votes, known=facts.gage_votes)
        return refuse(play, self._make_gage(play.dare), facts)

    def apply(self, play: Play, facts: Facts) -> Play:
        """Add the dare's line to the game, and close the dare."""
        return play if play.dare is None else replace(play.with_line(self._make_gage(play.dare)), dare=None)

    def words(self) -> dict[str, Param]:
        """Return whether the dare was met, and its votes, for the sentence in the game log."""
        return {"success": str(self.success).lower(), "votes": millions(self.votes)}

    def _make_gage(self, dare: Dare) -> Gage:
        """Return the line that the settled dare adds to the game."""
        return Gage(
            challenger=dare.challenger,
            challenged=dare.challenged,
            votes=self.votes,
            success=self.success,
            override=dare.override,
        )


class SessionPaused(ElectionEvent, tag="election-session-paused"):
    """Event: the evening's timer was paused, or (``on`` False) resumed."""

    undoable: ClassVar[bool] = False
    on: bool = True

    def is_redundant(self, play: Play) -> bool:
        """Tell whether the timer is paused, or runs, already."""
        return play.session_paused == self.on

    def apply(self, play: Play, facts: Facts) -> Play:
        """Record that the timer is paused or runs; how long the evening has lasted is computed from the log."""
        return replace(play, session_paused=self.on)

    def words(self) -> dict[str, Param]:
        """Return whether it was paused, for the sentence in the game log."""
        return {"on": int(self.on)}


class SessionLengthSet(ElectionEvent, tag="election-session-length"):
    """Event: the minutes that the evening is to last were set."""

    minutes: Annotated[int, Field(ge=1, le=600)]

    def is_redundant(self, play: Play) -> bool:
        """Tell whether that length is set already."""
        return play.session_minutes == self.minutes

    def apply(self, play: Play, facts: Facts) -> Play:
        """Set the length."""
        return replace(play, session_minutes=self.minutes)


def rebuild_line(line: Line) -> tuple[Event, ...]:
    """Return the events that lead to a line of a game file: the line itself; for a dare, drawn and settled."""
    if not isinstance(line, Gage):
        return (line,)
    drawn = DareDrawn(seat=line.challenger, rival=line.challenged, override=line.override)
    return (drawn, DareSettled(votes=line.votes, success=line.success))
