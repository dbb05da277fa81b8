"""Describes the modes as data: who may play, which days and rows there are, and how the game ends.

Everything that differs between modes is a field here, so that no other code asks which mode is played. Sources: "Mode
solo", "Mode puzzle" and "Variantes" of the rulebook; what it leaves open is marked "decided" in the rules reference.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

DayName = Literal["friday", "saturday", "sunday"]
ModeId = Literal["classic", "advanced", "solo", "puzzle", "family", "turn-by-turn", "newsroom"]
#: A row of the pad, in the pad's order; ``total`` is the round's, ``ads`` the round's revenue in $.
Row = Literal["articles", "photos", "tribune", "free_area", "mood", "surplus", "total", "ads"]

DAYS: Final[tuple[DayName, ...]] = ("friday", "saturday", "sunday")
ROWS: Final[tuple[Row, ...]] = ("articles", "photos", "tribune", "free_area", "mood", "surplus", "total", "ads")

#: The lengths of a round that the rulebook names ("Mise en place", 4), in seconds.
TIMER_PRESETS: Final[dict[str, int]] = {"frenzy": 180, "standard": 240, "relaxed": 300}


@dataclass(frozen=True, slots=True)
class Mode:
    """One mode of the game, as data: all that differs between modes; all code asks these fields, none asks which mode
    it is.

    Attributes:
        days: its rounds in order; None if the puzzle says which single day it is.
        players: fewest and most players (in newsroom: teams).
        members: people in a team; 0 where everybody plays for themselves.
        rows: the rows of the pad that it uses, in the pad's order.
        free_area: how the free-area row is scored: against the others, by the number of cells, or not at all.
        lowest_revenue: what happens to a single lowest revenue at the end.
        two_player_gap: with two players, a gap in revenue above the ruling costs 10 points instead.
        goal_ads: the revenue ($) without which the game is lost.
        tokens_break_ties: the last day's bouclage tokens settle equal totals.
        ranked: players are compared; else there is no ranking and no winner.
        all_ads_on_page: the result is incomplete unless every ad lies face up on the page.
        phases: there is reporting, "Maquette !" and then layout, all players at their own pace.
        tirage: a page is closed by "Tirage !".
        tokens: whoever is done takes the smallest bouclage token left.
        turns: players move in turn.
        desks: tiles wait on a desk (what is left there is the surplus).
        tribunes: where tribunes come from: drawn between rounds, offered once, or none to choose.
        timer: whether a clock ends the round, may run, or does not exist.
        powers, flash, progress: whether those options may be chosen.
    """

    id: ModeId
    days: tuple[DayName, ...] | None = DAYS
    players: tuple[int, int] = (2, 6)
    members: int = 0
    rows: tuple[Row, ...] = ROWS
    free_area: Literal["compared", "by-cells"] | None = "compared"
    lowest_revenue: Literal["bankrupt", "minus-five"] | None = "bankrupt"
    two_player_gap: bool = True
    goal_ads: int | None = None
    tokens_break_ties: bool = True
    ranked: bool = True
    all_ads_on_page: bool = False
    phases: bool = True
    tirage: bool = True
    tokens: bool = True
    turns: bool = False
    desks: bool = True
    tribunes: Literal["drawn", "offered", "given"] | None = "drawn"
    timer: Literal["needed", "optional"] | None = "needed"
    powers: bool = False
    flash: bool = False
    progress: bool = False

    def uses(self, row: str) -> bool:
        """Tell whether that row of the pad is scored."""
        return row in self.rows

    def tribunes_offered(self, players: int) -> int:
        """Return how many tribunes lie open to choose from (page 12; "Mode solo"; "Mode tour à tour")."""
        if self.tribunes == "drawn":
            return {1: 2, 2: 3}.get(players, players)
        return players + 1 if self.tribunes == "offered" else 0


_CLASSIC: Final = Mode("classic", powers=True, flash=True, progress=True)

MODES: Final[dict[str, Mode]] = {
    mode.id: mode
    for mode in (
        _CLASSIC,
        replace(_CLASSIC, id="advanced"),
        replace(
            _CLASSIC,
            id="solo",
            players=(1, 1),
            free_area="by-cells",
            lowest_revenue=None,
            two_player_gap=False,
            goal_ads=12,
            tokens_break_ties=False,
            ranked=False,
            tokens=False,
        ),
        Mode(
            "puzzle",
            days=None,
            players=(1, 1),
            rows=("articles", "photos", "tribune", "free_area", "mood", "total"),
            free_area="by-cells",
            lowest_revenue=None,
            two_player_gap=False,
            tokens_break_ties=False,
            ranked=False,
            all_ads_on_page=True,
            phases=False,
            tirage=False,
            tokens=False,
            desks=False,
            tribunes="given",
            timer=None,
        ),
        Mode(
            "family",
            rows=("articles", "photos", "total", "ads"),
            free_area=None,
            lowest_revenue="minus-five",
            two_player_gap=False,
            tokens_break_ties=False,
            phases=False,
            tirage=False,
            tokens=False,
            desks=False,
            tribunes=None,
            timer="optional",
        ),
        Mode(
            "turn-by-turn",
            days=("saturday",),
            lowest_revenue="minus-five",
            two_player_gap=False,
            tokens_break_ties=False,
            phases=False,
            tokens=False,
            turns=True,
            tribunes="offered",
            timer=None,
            flash=True,
        ),
        replace(_CLASSIC, id="newsroom", members=2, phases=False),
    )
}
