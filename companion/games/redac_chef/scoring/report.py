"""A scored game handed out: as JSON, as the pad, and with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.modes import Row
from companion.games.redac_chef.scoring.achievements import Earned, achievements_of
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.result import Result, result_of
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.scoring.scenarios import ScenarioResult, scenario_of
from companion.kit.figure import Figure, join_terms
from companion.kit.score_table import Cell, Reasons, Scored, ScoreRow, ScoreTable
from companion.table.message import Message, say

GAME: Final = "redac-chef"


def report(game: Game, facts: Facts) -> Scored:
    """The game with its points and everything that follows from them."""
    rules = game.rules(facts)
    result = result_of(game, rules)
    return _Report(game, rules, result, facts).scored()


class _Report:
    def __init__(self, game: Game, rules: Rules, result: Result, facts: Facts) -> None:
        self.game, self.rules, self.result = game, rules, result
        self.earned: dict[str, tuple[Earned, ...]] | None = None
        self.scenario: dict[str, ScenarioResult] | None = None
        if result.finished and rules.progress == "achievements":
            self.earned = achievements_of(game, rules, result, facts)
        if result.finished and rules.progress == "scenarios":
            self.scenario = scenario_of(game, rules, result)

    def scored(self) -> Scored:
        return Scored(self._json(), self._pad(), tuple(self._closing()), tuple(self._reasons()))

    # --- JSON ---------------------------------------------------------------------------------------------------------

    def _json(self) -> dict[str, Any]:
        result = self.result
        data: dict[str, Any] = {
            "game": GAME,
            "mode": self.game.mode,
            "finished": result.finished,
            "rounds": [
                {
                    "day": day,
                    "players": {
                        player: {row: figure.points for row, figure in score.rows} for player, score in each.players
                    },
                }
                for day, each in result.rounds
            ],
            "totals": {player.id: self._totals(player.id) for player in self.game.players},
        }
        return data | self._end_json() if result.finished else data

    def _totals(self, player: str) -> dict[str, int | None]:
        now = self.result.now(player)
        points = now.points.points
        if self.result.finished and self.result.end is not None:
            points = self.result.end.points[player]
        return {"points": points} | ({"ads": now.ads.points} if self.rules.mode.uses("ads") else {})

    def _end_json(self) -> dict[str, Any]:
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

    # --- the pad ------------------------------------------------------------------------------------------------------

    def _pad(self) -> ScoreTable:
        days = self.rules.days
        several = len(days) > 1
        rows = []
        for row in self.rules.mode.rows:
            label = say("pad-row", row=row if several or row not in ("total", "ads") else f"{row}-only")
            rows.append(self._row(label, row, apart=row in ("total", "ads")))
            if several and row in ("total", "ads"):
                rows.append(self._sums(row))
        rows += self._after_penalties()
        players = tuple(player.name for player in self.game.players)
        return ScoreTable(players, tuple(say(f"day-{day}-short") for day in days), tuple(rows))

    def _row(self, label: Message, row: Row, apart: bool) -> ScoreRow:
        cells = []
        for player in self.game.players:
            scores = [each.get(player.id) for _, each in self.result.rounds]
            cells.append(self._filled([_cell(row, score[row]) if score else None for score in scores]))
        return ScoreRow(label, tuple(cells), apart)

    def _sums(self, row: Row) -> ScoreRow:
        cells = []
        for index, player in enumerate(self.game.players):
            line: list[Cell] = []
            for (_, each), standings in zip(self.result.rounds, self.result.standings, strict=True):
                standing = standings[index]
                figure = standing.points if row == "total" else standing.ads
                line.append(_cell(row, figure) if player.id in each else None)
            cells.append(self._filled(line))
        return ScoreRow(say("pad-row", row=f"{row}-sum"), tuple(cells))

    def _after_penalties(self) -> list[ScoreRow]:
        end = self.result.end
        if end is None or not end.penalties:
            return []
        penalties, finals = [], []
        for player in self.game.players:
            blank: list[Cell] = [None] * (len(self.result.rounds) - 1)
            penalty = end.penalties.get(player.id)
            penalties.append((*blank, None if penalty is None else say("pad-points", points=penalty)))
            finals.append((*blank, say("pad-points", points=end.points[player.id])))
        return [
            ScoreRow(say("pad-row", row="penalty"), tuple(penalties), apart=True),
            ScoreRow(say("pad-row", row="final"), tuple(finals)),
        ]

    def _filled(self, cells: list[Cell]) -> tuple[Cell, ...]:
        return (*cells, *[None] * (len(self.rules.days) - len(cells)))

    # --- sentences ----------------------------------------------------------------------------------------------------

    def _closing(self) -> Iterator[Message]:
        for player in self.game.players:
            if player.left_after is not None:
                yield say("closing-left", name=player.name, after=player.left_after)
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

    def _reasons(self) -> Iterator[Reasons]:
        for day, each in self.result.rounds:
            for player, score in each.players:
                lines = [
                    say("reasons-row", row=row, shown=_cell(row, figure) or "", why=join_terms(figure.why))
                    for row, figure in score.rows
                    if figure.why
                ]
                heading = say("reasons-of-round", day=say(f"day-{day}"), name=self.game.name(player))
                yield Reasons(heading, tuple(lines))
        yield from self._reasons_of_progress()

    def _reasons_of_progress(self) -> Iterator[Reasons]:
        for player, earned in (self.earned or {}).items():
            lines = tuple(say("reasons-achievement", number=one.number, why=one.why) for one in earned)
            yield Reasons(say("reasons-achievements", name=self.game.name(player)), lines)
        for player, done in (self.scenario or {}).items():
            lines = tuple(
                say("reasons-check", check=check, met=str(verdict.met).lower(), why=verdict.why)
                for check, verdict in done.checks
            )
            yield Reasons(say("reasons-scenario", name=self.game.name(player)), lines)


def _cell(row: Row, figure: Figure) -> Message:
    if figure.points is None:
        return say("pad-not-entered")
    return say("pad-dollars" if row == "ads" else "pad-points", points=figure.points)
