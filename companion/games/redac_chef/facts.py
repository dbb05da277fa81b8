"""Reads the tables of the box and of the rulebook (achievements, puzzles, scenarios …) from the content folder, and
checks them as they are read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked

from companion.games.redac_chef.modes import DayName

Character = Literal["wilbur", "renaud", "jazz", "danae", "ursule", "benoit"]
_Positive = Annotated[int, Field(ge=1)]
_Card = Annotated[int, Field(ge=1, le=12)]


@checked(frozen=True, slots=True)
class Achievement:
    """One of the 25 achievements (page 18): earned once the objective ``kind`` is met with ``value`` (points, $ or
    none)."""

    number: _Positive
    kind: str
    value: int | None = None


@checked(frozen=True, slots=True)
class RuleChange:
    """One of the 7 rule changes (page 18)."""

    number: _Positive
    kind: str


@checked(frozen=True, slots=True)
class Puzzle:
    """A puzzle whose text is in the rulebook: its day, its tribune and the three totals to reach, rising."""

    number: _Positive
    day: DayName
    tribune: str
    tiers: tuple[int, int, int]


@checked(frozen=True, slots=True)
class ScenarioDay:
    """A scenario's tribune and flash card of one day."""

    tribune: str
    flash: _Card


@checked(frozen=True, slots=True)
class Extra:
    """Further objective of a scenario, beside points and revenue; ``kind`` and ``value`` as in ``Achievement``."""

    kind: str
    value: int | None = None


@checked(frozen=True, slots=True)
class Scenario:
    """One of the 18 scenarios (page 19).

    Attributes:
        level: how hard it is.
        character: the character that everybody has.
        friday, saturday, sunday: tribune and flash card of each day.
        min_ads: total revenue to reach ($); ``min_points``: total points to reach.
        extra: one objective more; None for none.
    """

    number: _Positive
    level: Literal["easy", "medium", "hard"]
    character: Character
    friday: ScenarioDay
    saturday: ScenarioDay
    sunday: ScenarioDay
    min_ads: int
    min_points: int
    extra: Extra | None


@checked(frozen=True, slots=True)
class ZoneSize:
    """Size (cells) of the zone that a front page has on one day."""

    width: _Positive
    height: _Positive


@dataclass(frozen=True, slots=True)
class Facts:
    """All tables of the box of Rédac' Chef and its rulebook, checked as they are read, each by number (grids: by
    day)."""

    achievements: dict[int, Achievement]
    rule_changes: dict[int, RuleChange]
    scenarios: dict[int, Scenario]
    puzzles: dict[int, Puzzle]
    grids: dict[DayName, ZoneSize]

    #: The puzzles of the box that are pictures: their day and thresholds are typed.
    typed_puzzles: tuple[int, ...] = (1, 2, 3, 4, 5, 6)


@cache
def facts_in(content: Path) -> Facts:
    """Return the facts under that content root (the folder that holds ``redac-chef``).

    Raises:
        OSError: a file is missing or unreadable.
        pydantic.ValidationError: a file does not hold what it should.
    """
    folder = content / "redac-chef" / "facts"

    def table(name: str, kind: Any) -> dict[int, Any]:
        """Read the file of one table; return its rows by number."""
        rows = TypeAdapter(tuple[kind, ...]).validate_json((folder / name).read_bytes())
        return {row.number: row for row in rows}

    grids: Any = json.loads((folder / "grids.json").read_bytes())
    return Facts(
        achievements=table("achievements.json", Achievement),
        rule_changes=table("rule-changes.json", RuleChange),
        scenarios=table("scenarios.json", Scenario),
        puzzles=table("puzzles.json", Puzzle),
        grids=TypeAdapter(dict[DayName, ZoneSize]).validate_python(grids),
    )
