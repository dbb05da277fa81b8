"""Holds an election game as it stands at the table. Frozen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from companion.games.election.scoring.campaign import Campaign
from companion.games.election.scoring.line import Left, Line, after
from companion.kit.game_base import LoggedPlay
from companion.kit.options import Chosen

#: The name of the list whose only item says that the cards are dealt anew between the rounds.
SECOND_DEAL: Final = "second-deal"

_PHASES: Final = {1: "first", 2: "second", 3: "third"}


@dataclass(frozen=True, slots=True)
class Dare:
    """Is a dare that is being met: who laid the card, who drew it, and what it says."""

    challenger: str
    challenged: str
    text: str = ""
    override: bool = False


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """Is the state of a table: ``lines`` is what the game file has, ``campaign`` what they come to; ``pioneer``: who
    finished the first phase first; ``candidates`` by seat."""

    lines: tuple[Line, ...] = ()
    campaign: Campaign = Campaign((), 0)
    pioneer: str | None = None
    dare: Dare | None = None
    candidates: tuple[tuple[str, str], ...] = ()
    #: The length of the evening in minutes, where the table has set another; and whether its clock stands.
    session_minutes: int | None = None
    session_paused: bool = False

    def candidate(self, seat: str) -> str:
        """Return which candidate that player is; empty while not noted."""
        return dict(self.candidates).get(seat, "")

    @property
    def phase(self) -> str:
        """Return where the table is: ready, first, second, third (of the rule text's phases), or over."""
        if not self.begun:
            return "ready"
        return "over" if self.campaign.winners else _PHASES[self.campaign.phase]

    @property
    def deals_anew(self) -> bool:
        """Tell whether the first round is over and its winner has to deal the cards of the second."""
        decided = self.phase == "third" and not self.campaign.tied
        return decided and self.campaign.second is None and not self.tray.ticked(SECOND_DEAL)

    @property
    def gages_drawn(self) -> int:
        """Count the dares drawn so far, the one being met included."""
        return self.campaign.gages + (self.dare is not None)

    def with_line(self, line: Line) -> Play:
        """Return the state after one line more; thresholds are looked at after every one."""
        campaign = after(self.campaign, line)
        pioneer = self.pioneer or next(iter(campaign.past), None)
        return replace(self, lines=(*self.lines, line), campaign=campaign, pioneer=pioneer)

    def without_player(self, seat: str) -> Play:
        """Return the state once somebody went home. A dare with them is off, and their privileges pass to the next
        player who is past the first phase."""
        if seat not in self.campaign.there:
            return self
        dare = self.dare
        if dare is not None and seat in (dare.challenger, dare.challenged):
            dare = None
        pioneer = None if self.pioneer == seat else self.pioneer
        return replace(self, dare=dare, pioneer=pioneer).with_line(Left(seat=seat))

    @property
    def goes_on(self) -> str | None:
        """Return who plays again because they won a phase; None where nobody has yet, or a tie is open."""
        if self.campaign.phase < 3:
            return self.pioneer
        return None if self.campaign.tied else next(iter(self.campaign.finalists), None)


def candidates_in(settings: Chosen) -> tuple[str, ...]:
    """Return the candidates of the box as the group copied them, in one line with commas."""
    names = (name.strip() for name in str(settings["candidates"]).split(","))
    return tuple(dict.fromkeys(name for name in names if name))
