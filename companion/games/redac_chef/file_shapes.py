"""The shape of a Rédac' Chef game file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from companion.games.redac_chef.modes import ModeId
from companion.games.redac_chef.scoring.model import DAY_S, Player, Round, Ticked
from companion.games.redac_chef.scoring.rules import AllTied, Progress
from companion.kit.faults import validation_error
from companion.kit.game_file import Head
from companion.kit.shape import Count, Shape
from companion.table.message import say

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None


def _rising(tiers: list[int]) -> list[int]:
    if len(tiers) != 3:
        raise validation_error(say("fault-three-tiers", found=len(tiers)))
    if not tiers[0] < tiers[1] < tiers[2]:
        raise validation_error(say("fault-tiers-not-rising"))
    return tiers


class RulingsShape(Shape):
    all_tied_free_area: AllTied = _UNWRITTEN
    two_player_gap: Count = _UNWRITTEN


class OptionsShape(Shape):
    timer_s: Annotated[int, Field(ge=1, le=DAY_S)] = _UNWRITTEN
    powers: bool = _UNWRITTEN
    flash: bool = _UNWRITTEN
    progress: Progress | None = None
    rule_change: Annotated[int, Field(ge=1, le=7)] = _UNWRITTEN
    scenario: Annotated[int, Field(ge=1, le=18)] = _UNWRITTEN
    puzzle: Annotated[int, Field(ge=1, le=12)] = _UNWRITTEN
    puzzle_tiers: Annotated[list[Count], AfterValidator(_rising)] = _UNWRITTEN
    rulings: RulingsShape = Field(default_factory=RulingsShape)


class FileShape(Head):
    game: Literal["redac-chef"]
    mode: ModeId = "classic"
    options: OptionsShape = Field(default_factory=OptionsShape)
    players: list[Player]
    ticked: dict[str, Ticked] = Field(default_factory=dict)
    rounds: list[Round]
