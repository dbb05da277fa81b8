"""The shape of a Rédac' Chef game file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from companion.games.redac_chef.facts import Character
from companion.games.redac_chef.modes import Day, ModeId
from companion.games.redac_chef.scoring.model import LeftAfter
from companion.games.redac_chef.scoring.rules import AllTied, Progress
from companion.games.redac_chef.scoring.sheet import Sheet
from companion.kit.faults import validation_error
from companion.kit.game_file import FilePlayer, Head
from companion.kit.shape import Count, Id, Name, Shape
from companion.table.message import say

#: Longest round and latest call that are taken for one: a day, in seconds.
_DAY_S = 86_400

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None


def _rising(tiers: list[int]) -> list[int]:
    if len(tiers) != 3:
        raise validation_error(say("fault-three-tiers", found=len(tiers)))
    if not tiers[0] < tiers[1] < tiers[2]:
        raise validation_error(say("fault-tiers-not-rising"))
    return tiers


def _card(most: int) -> Any:
    return Annotated[int, Field(ge=1, le=most)]


Seconds = Annotated[int, Field(ge=0, le=_DAY_S)]


class RulingsShape(Shape):
    all_tied_free_area: AllTied = _UNWRITTEN
    two_player_gap: Count = _UNWRITTEN


class OptionsShape(Shape):
    timer_s: Annotated[int, Field(ge=1, le=_DAY_S)] = _UNWRITTEN
    powers: bool = _UNWRITTEN
    flash: bool = _UNWRITTEN
    progress: Progress | None = None
    rule_change: Annotated[int, Field(ge=1, le=7)] = _UNWRITTEN
    scenario: Annotated[int, Field(ge=1, le=18)] = _UNWRITTEN
    puzzle: Annotated[int, Field(ge=1, le=12)] = _UNWRITTEN
    puzzle_tiers: Annotated[list[Count], AfterValidator(_rising)] = _UNWRITTEN
    rulings: RulingsShape = Field(default_factory=RulingsShape)


class PlayerShape(FilePlayer):
    character: Character | None = None
    members: list[Name] = _UNWRITTEN
    profiles: list[Id | None] = _UNWRITTEN
    left_after: LeftAfter = _UNWRITTEN


class CallsShape(Shape):
    maquette_s: Seconds = _UNWRITTEN
    tirage_s: Seconds = _UNWRITTEN


class TickedShape(Shape):
    achievements: list[Annotated[int, Field(ge=1, le=25)]] = Field(default_factory=list)
    rule_change: bool = _UNWRITTEN


class RoundShape(Shape):
    day: Day
    sheets: dict[str, Sheet]
    bouclage: list[str] = _UNWRITTEN
    calls: dict[str, CallsShape] = Field(default_factory=dict)
    flash: Annotated[int, Field(ge=1, le=12)] = _UNWRITTEN


class FileShape(Head):
    game: Literal["redac-chef"]
    mode: ModeId = "classic"
    options: OptionsShape = Field(default_factory=OptionsShape)
    players: list[PlayerShape]
    ticked: dict[str, TickedShape] = Field(default_factory=dict)
    rounds: list[RoundShape]
