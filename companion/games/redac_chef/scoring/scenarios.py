"""Judges whether a finished game met its scenario's objectives (page 19): winning is not needed (decided)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.objectives import Verdict, careers, judge
from companion.games.redac_chef.scoring.result import GameResult
from companion.games.redac_chef.scoring.rules import Rules

Check = Literal["points", "ads", "extra"]


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """One player's result of the scenario that the game is played for: each objective with whether it is met. ``extra``
    is among them only if the scenario has a further objective."""

    checks: tuple[tuple[Check, Verdict], ...]

    @property
    def done(self) -> bool:
        """Tell whether every objective is met."""
        return all(verdict.met for _, verdict in self.checks)


def judge_scenario(game: Game, rules: Rules, result: GameResult) -> dict[str, ScenarioResult]:
    """Return how each player did in the scenario. Raises ValueError if none is played, or while the game is not
    over."""
    scenario = rules.scenario
    if scenario is None:
        raise ValueError("no scenario is played")
    done = {}
    for player, career in careers(game, rules, result).items():
        checks: list[tuple[Check, Verdict]] = [
            ("points", judge("points_total_at_least", scenario.min_points, career)),
            ("ads", judge("ads_total_at_least", scenario.min_ads, career)),
        ]
        if scenario.extra is not None:
            checks.append(("extra", judge(scenario.extra.kind, scenario.extra.value, career)))
        done[player] = ScenarioResult(tuple(checks))
    return done
