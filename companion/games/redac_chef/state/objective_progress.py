"""Judges how far each player is from what their game demands: a scenario's objectives, or the revenue of solo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.objectives import Career, careers_so_far, judge
from companion.games.redac_chef.scoring.result import GameResult
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.scoring.scenarios import Check
from companion.table.message import Message

#: Objectives that hold from the start and can only be lost; the others are reached.
_KEPT: Final = (
    "mood_loss_total_at_most",
    "no_mood_loss_any_round",
    "no_surplus_any_round",
    "free_area_points_each_round_at_least",
    "no_face_down_tile",
)

ObjectiveState = Literal["reached", "open", "kept", "lost"]


@dataclass(frozen=True, slots=True)
class Aim:
    """Objective of a running game, with how far one player is.

    Attributes:
        check: which objective it is.
        standing: "reached" (it cannot be lost any more), "open" (not yet reached), "kept" (holds so far, and may still
            be lost) or "lost".
        why: the figure so far, beside the one that is demanded.
        missing: how much is still to come (points or $); 0 if nothing is, or if the objective is no sum.
    """

    check: Check
    standing: ObjectiveState
    why: Message
    missing: int = 0


def judge_aims(game: Game, rules: Rules, result: GameResult) -> dict[str, tuple[Aim, ...]]:
    """Return each player's objectives with how far they are, judged by what is counted so far; empty if the game sets
    none that each player has to reach (a scenario's, or the revenue of solo)."""
    conditions = _list_conditions(rules)
    if not conditions:
        return {}
    full_rounds = len([None for _, score in result.rounds if not score.missing])
    so_far = careers_so_far(game, result, len(result.rounds))
    # Objectives that can be lost are judged by fully counted rounds: a missing count has lost nothing.
    at_full_rounds = careers_so_far(game, result, full_rounds)
    return {
        player: tuple(
            _judge_kept(check, kind, value, at_full_rounds[player], full_rounds)
            if kind in _KEPT
            else _judge_reached(check, kind, value, so_far[player])
            for check, kind, value in conditions
        )
        for player in so_far
    }


def _list_conditions(rules: Rules) -> list[tuple[Check, str, int | None]]:
    """Return the objectives that this game demands, each with its kind and value in the facts."""
    scenario = rules.scenario
    if scenario is None:
        return [("ads", "ads_total_at_least", rules.goal_ads)] if rules.goal_ads is not None else []
    conditions: list[tuple[Check, str, int | None]] = [
        ("points", "points_total_at_least", scenario.min_points),
        ("ads", "ads_total_at_least", scenario.min_ads),
    ]
    if scenario.extra is not None:
        conditions.append(("extra", scenario.extra.kind, scenario.extra.value))
    return conditions


def _judge_reached(check: Check, kind: str, value: int | None, career: Career) -> Aim:
    """Judge an objective that once reached cannot be lost."""
    verdict = judge(kind, value, career)
    figure = verdict.why["figure"]
    assert isinstance(figure, int)
    missing = max(0, (value or 0) - figure)
    return Aim(check, "reached" if verdict.met else "open", verdict.why, missing)


def _judge_kept(check: Check, kind: str, value: int | None, career: Career, rounds: int) -> Aim:
    """Judge an objective that holds from the start until it is lost. ``rounds``: how many are fully counted."""
    verdict = judge(kind, value, career)
    return Aim(check, "kept" if verdict.met or not rounds else "lost", verdict.why)
