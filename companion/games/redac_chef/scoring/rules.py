"""Defines by which rules one game is scored: its mode, the options that are on, and the table's rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.games.redac_chef.facts import Puzzle, RuleChange, Scenario
from companion.games.redac_chef.free_area import AllTied
from companion.games.redac_chef.modes import DayName, Mode
from companion.games.redac_chef.scoring.sheet import BESIDE, ROWS
from companion.kit.shape import Count, Record

ProgressKind = Literal["achievements", "rule-changes", "scenarios"]

#: What the single lowest revenue costs in family and turn-by-turn, and a gap above the ruling with two players.
LOWEST_REVENUE_COSTS: Final = 5
TWO_PLAYER_GAP_COSTS: Final = 10

_EMPTY_CELLS: Final = "minus_one_per_empty_cell"
_NO_FACE_DOWN: Final = "no_face_down_tile"


@dataclass(frozen=True, slots=True)
class Rulings(Record):
    """What this table does where the rule text leaves it open. ``all_tied_free_area``: what everybody gets when all
    largest free areas are equal; ``two_player_gap``: the gap in revenue ($) that costs nothing with two players."""

    all_tied_free_area: AllTied = "smallest"
    two_player_gap: Count = 5


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules by which one game is scored.

    Attributes:
        powers, flash: whether characters' powers and flash cards are played.
        progress: what the game is played for, with the ``rule_change`` or the ``scenario`` chosen for it.
        puzzle: the puzzle, if the facts have it; ``day``: its day; ``tiers``: its thresholds (points), None if unknown.
        rulings: the group's answers to what the rule text leaves open.
    """

    mode: Mode
    powers: bool = False
    flash: bool = False
    progress: ProgressKind | None = None
    rule_change: RuleChange | None = None
    scenario: Scenario | None = None
    puzzle: Puzzle | None = None
    day: DayName | None = None
    tiers: tuple[int, ...] | None = None
    rulings: Rulings = Rulings()

    @property
    def days(self) -> tuple[DayName, ...]:
        """Return the rounds of the game in order; empty if the puzzle's day is not known yet."""
        if self.mode.days is not None:
            return self.mode.days
        return (self.day,) if self.day else ()

    @property
    def empty_cells_count(self) -> bool:
        """Tell whether rule change 1 is on: the free-area row costs 1 point an empty cell, and the largest area does
        not count."""
        return self.mode.uses("free_area") and self.rule_change is not None and self.rule_change.kind == _EMPTY_CELLS

    @property
    def face_down_count(self) -> bool:
        """Tell whether face-down tiles must be counted (scenario 13)."""
        extra = self.scenario.extra if self.scenario else None
        return extra is not None and extra.kind == _NO_FACE_DOWN

    @property
    def goal_ads(self) -> int | None:
        """Return the revenue ($) without which the game is lost; a scenario's replaces the mode's."""
        if self.mode.goal_ads is None:
            return None
        return self.scenario.min_ads if self.scenario else self.mode.goal_ads

    def has_power(self, character: str | None, of: str) -> bool:
        """Tell whether powers are on, and ``character`` is the character named ``of``."""
        return self.powers and character == of

    def fields(self, character: str | None = None) -> tuple[str, ...]:
        """Return the counts that a player with that character has to enter, in the order of the pad (and of page
        11)."""
        unless = {
            "free_area": self.empty_cells_count,
            "empty_cells": not self.empty_cells_count,
            "mood_relief": not self.has_power(character, "jazz"),
            "ads_all_placed": not self.mode.all_ads_on_page,
            "face_down": not self.face_down_count,
        }
        used = (row for row in ROWS.values() if row in BESIDE or self.mode.uses(row.id))
        return tuple(count.id for row in used for count in row.counts if not unless.get(count.id))
