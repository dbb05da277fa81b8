"""Holds the state of the election game at a table. Frozen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from companion.games.election.scoring.campaign import Campaign
from companion.games.election.scoring.line import Left, Line, after
from companion.kit.game_base import LoggedPlay
from companion.kit.options import Chosen

#: The checklist whose only item is that the cards are dealt anew between the rounds.
SECOND_DEAL: Final = "second-deal"

_PHASES: Final = {1: "first", 2: "second", 3: "third"}


@dataclass(frozen=True, slots=True)
class Dare:
    """An open dare: one rival has drawn it, and everybody waits for how it ends."""

    challenger: str
    challenged: str
    text: str = ""
    override: bool = False


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """State of the election game at a table; frozen.

    Attributes:
        lines: the lines of the game; ``campaign``: the campaign after them.
        pioneer: who was first to finish the first phase; None while nobody has.
        dare: the open dare; None if none is open.
        candidates: the candidates, by seat.
    """

    lines: tuple[Line, ...] = ()
    campaign: Campaign = Campaign((), 0)
    pioneer: str | None = None
    dare: Dare | None = None
    candidates: tuple[tuple[str, str], ...] = ()
    #: The length of the evening in minutes (None: as the box says), and whether its timer is paused.
    session_minutes: int | None = None
    session_paused: bool = False

    def candidate(self, seat: str) -> str:
        """Return the name of a player's candidate; "" while none is noted."""
        return dict(self.candidates).get(seat, "")

    @property
    def phase(self) -> str:
        """Return the phase: "ready", "first", "second", "third" (the rule text's phases), or "over"."""
        if not self.begun:
            return "ready"
        return "over" if self.campaign.winners else _PHASES[self.campaign.phase]

    @property
    def deals_anew(self) -> bool:
        """Tell whether the first round is over and the cards of the second are not dealt yet."""
        decided = self.phase == "third" and not self.campaign.tied
        return decided and self.campaign.second is None and not self.tray.ticked(SECOND_DEAL)

    @property
    def gages_drawn(self) -> int:
        """Return how many dares were drawn so far, an open one included."""
        return self.campaign.gages + (self.dare is not None)

    def with_line(self, line: Line) -> Play:
        """Return the state with one more line, and the campaign after it."""
        campaign = after(self.campaign, line)
        pioneer = self.pioneer or next(iter(campaign.past), None)
        return replace(self, lines=(*self.lines, line), campaign=campaign, pioneer=pioneer)

    def without_player(self, seat: str) -> Play:
        """Return the state once a player went home: an open dare with them is dropped, and their privileges pass to the
        next player past the first phase."""
        if seat not in self.campaign.staying:
            return self
        dare = self.dare
        if dare is not None and seat in (dare.challenger, dare.challenged):
            dare = None
        pioneer = None if self.pioneer == seat else self.pioneer
        return replace(self, dare=dare, pioneer=pioneer).with_line(Left(seat=seat))

    @property
    def goes_on(self) -> str | None:
        """Return the player who plays again because they won a phase; None if nobody has won one yet, and during a
        tie."""
        if self.campaign.phase < 3:
            return self.pioneer
        return None if self.campaign.tied else next(iter(self.campaign.finalists), None)


def candidates_in(settings: Chosen) -> tuple[str, ...]:
    """Return the candidates that the group has entered, in one setting separated by commas."""
    names = (name.strip() for name in str(settings["candidates"]).split(","))
    return tuple(dict.fromkeys(name for name in names if name))
