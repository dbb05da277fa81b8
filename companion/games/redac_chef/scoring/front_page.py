"""Describes the front page at the end of a game as data (an ``Edition``): the story, and a line for everybody who
played, best first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.games.redac_chef.modes import DayName
from companion.games.redac_chef.scoring.headlines import Story, write_story
from companion.games.redac_chef.scoring.model import Game, Player
from companion.games.redac_chef.scoring.result import GameEnd, GameResult, PuzzleEnd
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.scoring.scenarios import ScenarioResult, judge_scenario


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """One player's line on the front page, and on the screens that reveal the result.

    Attributes:
        player: their id.
        number: the number of their seat, from 1 in table order.
        step: with which step of the reveal their place is shown (1: the last place); 0 if nothing is revealed.
        place: their rank, the same for equal players (1, 1, 3); None if they have none.
        points: their total after any penalty; None while nothing of theirs is counted.
        ads: their revenue in $; None if nothing is counted, or the mode has none.
        token: their last bouclage token, in modes in which tokens settle ties.
        penalty: what the end took from them (0 or negative).
        winner: whether they won; ``shared``: whether several players won.
        bankrupt: whether they are out of business.
        left_after: the last round that counted for them; None if they stayed.
        members: the people of a team, by name.
    """

    player: str
    number: int
    step: int = 0
    place: int | None = None
    points: int | None = None
    ads: int | None = None
    token: int | None = None
    penalty: int = 0
    winner: bool = False
    shared: bool = False
    bankrupt: bool = False
    left_after: str | None = None
    members: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Edition:
    """The front page at the end of a game, as data.

    Attributes:
        story: headline, sentences and notes.
        lines: the players, best first.
        day: the day of the last round played.
        provisional: whether it may still change, because a count is missing.
        steps: how many steps the reveal of the places has.
        goal_met: whether somebody who played alone met the goal; None in other modes.
        puzzle: how a puzzle came out; None in other modes.
        scenario: each player's result of the scenario, once everything is counted.
    """

    story: Story
    lines: tuple[PlayerLine, ...]
    day: DayName | None
    provisional: bool
    steps: int
    goal_met: bool | None = None
    puzzle: PuzzleEnd | None = None
    scenario: tuple[tuple[str, ScenarioResult], ...] = ()


def make_edition(game: Game, rules: Rules, result: GameResult) -> Edition:
    """Return the front page of a game, finished or not."""
    end = result.end
    lines = _make_lines(game, rules, result)
    return Edition(
        story=write_story(game, rules, result),
        lines=lines,
        day=result.rounds[-1][0] if result.rounds else None,
        provisional=end is None or end.provisional,
        steps=max((line.step for line in lines), default=0),
        goal_met=end.goal_met if end else None,
        puzzle=end.puzzle if end else None,
        scenario=_list_scenario_results(game, rules, result),
    )


def _list_scenario_results(game: Game, rules: Rules, result: GameResult) -> tuple[tuple[str, ScenarioResult], ...]:
    if rules.scenario is None or not result.finished:
        return ()
    return tuple(judge_scenario(game, rules, result).items())


def _make_lines(game: Game, rules: Rules, result: GameResult) -> tuple[PlayerLine, ...]:
    """Return everybody's line: best first where players are ranked, else by points; those who left come last."""
    lines = {player.id: _make_line(game, rules, result, player) for player in game.players}
    ranking = result.end.ranking if result.end else None
    if ranking is not None:
        first = [player for group in ranking for player in group]
    else:
        first = sorted((player.id for player in game.staying), key=lambda id_: -(lines[id_].points or 0))
    return tuple(lines[id_] for id_ in (*first, *(player.id for player in game.players if player.left_after)))


def _make_line(game: Game, rules: Rules, result: GameResult, player: Player) -> PlayerLine:
    """Return the player's line: their totals so far and, once the game is over, what the end made of them."""
    totals, end = result.now(player.id), result.end
    points = totals.points.points
    token = game.rounds[-1].token(player.id) if game.rounds and rules.mode.tokens_break_ties else None
    line = PlayerLine(
        player=player.id,
        number=[one.id for one in game.players].index(player.id) + 1,
        points=points,
        ads=totals.ads.points if rules.mode.uses("ads") else None,
        token=token,
        left_after=player.left_after,
        members=player.members,
    )
    return line if end is None else _add_end(line, end)


def _add_end(line: PlayerLine, end: GameEnd) -> PlayerLine:
    """Return the line as the game's end leaves it: points after the penalty, the penalty itself, place, step of the
    reveal, and whether its player won (alone or with others) or is bankrupt."""
    ranking = end.ranking or ()
    step, place = 0, None
    for index, group in enumerate(ranking):
        if line.player in group:
            step = len(ranking) - index
            place = None if line.player == end.bankrupt else 1 + sum(len(better) for better in ranking[:index])
    winners = end.winners or ()
    return replace(
        line,
        step=step,
        place=place,
        points=None if line.points is None else end.points[line.player],
        penalty=end.penalties.get(line.player, 0),
        winner=line.player in winners,
        shared=len(winners) > 1,
        bankrupt=line.player == end.bankrupt,
    )
