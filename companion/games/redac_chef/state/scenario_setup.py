"""Finds what a scenario (page 19) or a puzzle (pages 14 to 17) fixes, so that nobody chooses it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.redac_chef.facts import Facts, ScenarioDay
from companion.games.redac_chef.state.settings import Settings


@dataclass(frozen=True, slots=True)
class DaySetup:
    """Choices that a scenario or a puzzle fixes for one day: ``character`` and ``tribune`` of everybody, and the number
    of the ``flash`` card; None: it is not fixed."""

    character: str | None = None
    tribune: str | None = None
    flash: int | None = None


def find_day_setup(settings: Settings, day: str, facts: Facts) -> DaySetup:
    """Return what is fixed for that day. With several players all share the scenario's tribunes and, decided, its
    character; its flash cards lie on the table only where flash cards are played."""
    if settings.scenario is not None:
        scenario = facts.scenarios[settings.scenario]
        of_day: ScenarioDay | None = getattr(scenario, day, None)
        if of_day is None:
            return DaySetup(scenario.character)  # no day of any game: whoever is asked to begin it refuses
        return DaySetup(scenario.character, of_day.tribune, of_day.flash if settings.flash else None)
    puzzle = facts.puzzles.get(settings.puzzle or 0) if settings.rules.days is None else None
    return DaySetup(tribune=puzzle.tribune) if puzzle is not None else DaySetup()
