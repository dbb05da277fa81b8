"""Defines the options of a game that matter to its score; files, journals and the table use the same."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field, Strict

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.modes import MODES, DayName
from companion.games.redac_chef.scoring.rules import ProgressKind, Rules, Rulings
from companion.kit.faults import validation_error
from companion.kit.shape import Count, NotNull, Record
from companion.table.message import say

#: The longest round and the latest call that a file may hold: a day, in seconds.
DAY_S: Final = 86_400


def _check_rising(tiers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the three thresholds. Raises a validation error where they are not three or do not rise."""
    if len(tiers) != 3:
        raise validation_error(say("fault-three-tiers", found=len(tiers)))
    if not tiers[0] < tiers[1] < tiers[2]:
        raise validation_error(say("fault-tiers-not-rising"))
    return tiers


_Tiers = Annotated[tuple[Count, ...], Strict(False), AfterValidator(_check_rising)]


@dataclass(frozen=True, slots=True)
class Options(Record):
    """What was chosen at set-up, as far as it matters to the score.

    Attributes:
        timer_s: length of a round in seconds (0: no clock, or not recorded).
        powers, flash: whether the advanced mode's characters and flash cards are played.
        progress: what the game is played for; ``rule_change``, ``scenario``: the number of the chosen one.
        puzzle: the number of the puzzle; ``puzzle_tiers``: its three thresholds as they were typed.
        rulings: the group's answers to what the rule text leaves open.
    """

    timer_s: Annotated[int, Field(ge=1, le=DAY_S)] = 0
    powers: bool = False
    flash: bool = False
    progress: ProgressKind | None = None
    rule_change: Annotated[Annotated[int, Field(ge=1, le=7)] | None, NotNull()] = None
    scenario: Annotated[Annotated[int, Field(ge=1, le=18)] | None, NotNull()] = None
    puzzle: Annotated[Annotated[int, Field(ge=1, le=12)] | None, NotNull()] = None
    puzzle_tiers: Annotated[_Tiers | None, NotNull()] = None
    rulings: Rulings = Rulings()

    def as_dict(self) -> dict[str, Any]:
        """Return every option by its name, as a journal holds it, each ruling as an option of its own."""
        chosen = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "rulings"}
        return chosen | asdict(self.rulings)

    def rules_for(self, facts: Facts, mode: str, day: DayName | None = None) -> Rules:
        """Return the rules that these options make in that mode; ``day``: of a puzzle whose day the facts do not have.

        Options that the mode does not use are left out. Raises KeyError for a number or mode that does not exist.
        """
        mode_rules = MODES[mode]
        puzzle, tiers = facts.puzzles.get(self.puzzle) if self.puzzle is not None else None, self.puzzle_tiers
        if not mode_rules.all_ads_on_page:
            puzzle, day, tiers = None, None, None
        has_progress = mode_rules.progress
        return Rules(
            mode=mode_rules,
            powers=self.powers and mode_rules.powers,
            flash=self.flash and mode_rules.flash,
            progress=self.progress if has_progress else None,
            rule_change=facts.rule_changes[self.rule_change] if has_progress and self.rule_change is not None else None,
            scenario=facts.scenarios[self.scenario] if has_progress and self.scenario is not None else None,
            puzzle=puzzle,
            day=puzzle.day if puzzle else day,
            tiers=puzzle.tiers if puzzle else tiers,
            rulings=self.rulings,
        )
