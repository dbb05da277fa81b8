"""Reports a scored game: as JSON, as the pad, and with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.scoring.achievements import Earned, find_earned
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.page_differences import describe_differences
from companion.games.redac_chef.scoring.result import GameResult, fill_sheet, score_game
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.scoring.scenarios import ScenarioResult, judge_scenario
from companion.games.redac_chef.scoring.sheet import SUMS
from companion.kit.figure import join_terms
from companion.kit.scored import Scored
from companion.kit.sheet import FilledSheet, Reasons
from companion.table.message import Message, say

GAME: Final = "redac-chef"


def report(game: Game, facts: Facts) -> Scored:
    """Return the scored game: JSON, sheet, closing sentences, and the reason of every figure."""
    rules = game.rules(facts)
    result = score_game(game, rules)
    return _ScoredBuilder(game, rules, result, facts).score_game()


class _ScoredBuilder:
    """Builder of a game's ``Scored``: its JSON, its sheet, the sentences under it, and the reasons for each figure."""

    def __init__(self, game: Game, rules: Rules, result: GameResult, facts: Facts) -> None:
        self.game, self.rules, self.result = game, rules, result
        self.sheet = fill_sheet(game, rules, result, penalties=True)
        self.earned: dict[str, tuple[Earned, ...]] | None = None
        self.scenario: dict[str, ScenarioResult] | None = None
        if result.finished and rules.progress == "achievements":
            self.earned = find_earned(game, rules, result, facts)
        if result.finished and rules.progress == "scenarios":
            self.scenario = judge_scenario(game, rules, result)

    def score_game(self) -> Scored:
        """Return the scored game."""
        return Scored(
            self._make_json(), self._choose_sheet(), tuple(self._list_closing_sentences()), tuple(self._list_reasons())
        )

    def _choose_sheet(self) -> FilledSheet:
        """Return the sheet; with one round only, its total and its revenue are called those of the game."""
        if len(self.rules.days) > 1:
            return self.sheet
        lines = self.sheet.lines
        short = {row: say("pad-row", row=f"{row}-only") for row in SUMS}
        return replace(self.sheet, lines=tuple(replace(one, label=short.get(one.id, one.label)) for one in lines))

    # --- JSON ---------------------------------------------------------------------------------------------------------

    def _make_json(self) -> dict[str, Any]:
        """Return the result as ``companion score --json`` prints it; the end only of a finished game."""
        result = self.result
        data: dict[str, Any] = {
            "game": GAME,
            "mode": self.game.mode,
            "finished": result.finished,
            "rounds": [{"day": day, "players": self.sheet.rows_json(day)} for day, _ in result.rounds],
            "totals": {player.id: self._get_totals(player.id) for player in self.game.players},
        }
        return data | self._make_end_json() if result.finished else data

    def _get_totals(self, player: str) -> dict[str, int | None]:
        """Return the player's total, after penalties once the game is over, and their revenue ($) where the mode has
        any, as the JSON has them."""
        now = self.result.now(player)
        points = now.points.points
        if self.result.finished and self.result.end is not None:
            points = self.result.end.points[player]
        return {"points": points} | ({"ads": now.ads.points} if self.rules.mode.uses("ads") else {})

    def _make_end_json(self) -> dict[str, Any]:
        """Return how the game ended: bankruptcy, penalties, ranking, goal, achievements, scenario."""
        end = self.result.end
        assert end is not None
        data: dict[str, Any] = {"bankrupt": end.bankrupt, "penalties": dict(end.penalties)}
        if end.ranking is not None and end.winners is not None:
            data["ranking"] = [list(group) for group in end.ranking]
            data["winners"] = list(end.winners)
        if end.goal_met is not None:
            data["goal_met"] = end.goal_met
        if end.puzzle is not None:
            data["puzzle"] = {"status": end.puzzle.status, "tier": end.puzzle.tier}
        if self.earned is not None:
            data["achievements"] = {player: [one.number for one in earned] for player, earned in self.earned.items()}
        if self.scenario is not None:
            data["scenario"] = {
                player: {"done": done.done, "checks": {check: verdict.met for check, verdict in done.checks}}
                for player, done in self.scenario.items()
            }
        return data

    # --- sentences ----------------------------------------------------------------------------------------------------

    def _list_closing_sentences(self) -> Iterator[Message]:
        """Yield the sentences under the sheet: who left, where page and sheet differ, how the game ended, achievements
        and scenario."""
        for player in self.game.players:
            if player.left_after is not None:
                yield say("closing-left", name=player.name, after=player.left_after)
        yield from describe_differences(self.game, self.rules)
        if self.result.end is None:
            yield say("closing-running", played=len(self.result.rounds), rounds=max(1, len(self.rules.days)))
            return
        yield from self.result.end.reasons
        for player_id, earned in (self.earned or {}).items():
            numbers = tuple(one.number for one in earned)
            name = self.game.name(player_id)
            text = "closing-achievements" if numbers else "closing-no-achievement"
            yield say(text, name=name, numbers=numbers, count=len(numbers))
        if self.scenario is not None and self.rules.scenario is not None:
            for player_id, done in self.scenario.items():
                text = "closing-scenario-done" if done.done else "closing-scenario-missed"
                yield say(text, name=self.game.name(player_id), number=self.rules.scenario.number)

    def _list_reasons(self) -> Iterator[Reasons]:
        """Yield the terms of every figure of the sheet, then those of achievements and scenario."""
        yield from self.sheet.reasons(
            "player",
            lambda cell: say("reasons-of-round", day=say(f"day-{cell.part}"), name=cell.name),
            lambda cell: say("reasons-row", row=cell.line.row.id, shown=cell.text, why=join_terms(cell.figure.why)),
        )
        yield from self._list_progress_reasons()

    def _list_progress_reasons(self) -> Iterator[Reasons]:
        """Yield, for each player, the figures that earned achievements and decided the scenario."""
        for player, earned in (self.earned or {}).items():
            lines = tuple(say("reasons-achievement", number=one.number, why=one.why) for one in earned)
            yield Reasons(say("reasons-achievements", name=self.game.name(player)), lines)
        for player, done in (self.scenario or {}).items():
            lines = tuple(
                say("reasons-check", check=check, met=str(verdict.met).lower(), why=verdict.why)
                for check, verdict in done.checks
            )
            yield Reasons(say("reasons-scenario", name=self.game.name(player)), lines)
