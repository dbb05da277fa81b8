"""An election game as it stands at the table. Frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.election.scoring.campaign import Campaign
from companion.games.election.scoring.model import Event
from companion.kit.game_base import LoggedPlay
from companion.kit.options import Chosen

_PHASES: Final = {1: "first", 2: "second", 3: "third"}


@dataclass(frozen=True, slots=True)
class Dare:
    """A dare that is being met: who laid the card, who drew it, and what it says."""

    challenger: str
    challenged: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    """``events`` is what was laid, as the game file has it, ``campaign`` what they come to; ``pioneer``: who finished
    the first phase first; ``candidates`` by seat."""

    events: tuple[Event, ...] = ()
    campaign: Campaign = Campaign((), 0)
    pioneer: str | None = None
    dare: Dare | None = None
    candidates: tuple[tuple[str, str], ...] = ()

    def candidate(self, seat: str) -> str:
        """Which candidate that player is; empty while not noted."""
        return dict(self.candidates).get(seat, "")

    @property
    def phase(self) -> str:
        """Where the table is: ready, first, second, third (of the rule text's phases), or over."""
        if not self.begun:
            return "ready"
        return "over" if self.campaign.winners else _PHASES[self.campaign.phase]

    @property
    def gages_drawn(self) -> int:
        """Dares drawn so far, the one being met included."""
        return self.campaign.gages + (self.dare is not None)


def candidates_in(settings: Chosen) -> tuple[str, ...]:
    """The candidates of the box as the group copied them, in one line with commas."""
    names = (name.strip() for name in str(settings["candidates"]).split(","))
    return tuple(dict.fromkeys(name for name in names if name))
