"""Judges the objectives of achievements and scenarios by a player's whole game, each with the figure that decides
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.games.redac_chef.free_area import COMPARED
from companion.games.redac_chef.modes import Row
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.points import PlayerScore
from companion.games.redac_chef.scoring.result import GameEnd, GameResult
from companion.games.redac_chef.scoring.rules import Rules
from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class Career:
    """One player's whole game, by which objectives are judged: the rounds that they played.

    Attributes:
        end: how the game ended.
        scores, sheets: the points and the counts of each round.
        sunday: the counts of Sunday; None if they did not play it.
        best_tokens: in how many rounds they held the lowest token of several.
        whole: whether they played every round.
        ads: their total revenue ($).
        raw_points: everybody's totals before penalties; their own is under ``player``.
    """

    player: str
    end: GameEnd
    scores: tuple[PlayerScore, ...]
    sheets: tuple[Counts, ...]
    sunday: Counts | None
    best_tokens: int
    whole: bool
    ads: int
    raw_points: Mapping[str, int]

    def total(self, row: Row) -> int:
        """Return the sum of that row over all rounds, bonus included."""
        return sum(score.points(row) for score in self.scores)

    def loss(self, row: Row) -> int:
        """Return what that row took away over the game, as a positive number: the sum of the negative results of the
        row."""
        return sum(score.loss(row) for score in self.scores)

    @property
    def free_area_losses(self) -> int:
        """Return how often the comparison of free areas, before any bonus, cost a point."""
        return sum(score.free_area.points == COMPARED["largest"] for score in self.scores)

    @property
    def won(self) -> bool:
        """Tell whether the player wins the game (alone: meets the goal)."""
        return self.end.is_won_by(self.player)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Verdict on one objective for one player: whether it is met, with the figure by which it was judged. ``near``: it
    was missed by little."""

    met: bool
    why: Message
    near: bool = False


def careers(game: Game, rules: Rules, result: GameResult) -> dict[str, Career]:
    """Return each player's whole game. Raises ValueError while the game is not over."""
    if result.end is None:
        raise ValueError("the game is not over")
    return _make_careers(game, result, result.end, len(rules.days), len(rules.days))


def careers_so_far(game: Game, result: GameResult, rounds: int) -> dict[str, Career]:
    """Return each player's game as if its first ``rounds`` rounds were all of it. Unless the game is over, nobody has
    won, and no penalty is taken off yet."""
    points = {player.id: result.now(player.id).points.points or 0 for player in game.players}
    return _make_careers(game, result, result.end or GameEnd(points), rounds, rounds)


def _make_careers(game: Game, result: GameResult, end: GameEnd, rounds: int, whole: int) -> dict[str, Career]:
    """Return each player's game as far as its first ``rounds`` rounds. ``whole``: how many rounds make a whole game."""
    raw_points = {player.id: result.now(player.id).points.points or 0 for player in game.players}
    by_player = {}
    for player in game.players:
        played = [each for each in game.rounds[:rounds] if each.sheet(player.id) is not None]
        sheets = {each.day: each.sheet(player.id) or Counts() for each in played}
        by_player[player.id] = Career(
            player=player.id,
            end=end,
            scores=tuple(score[player.id] for _, score in result.rounds[:rounds] if player.id in score),
            sheets=tuple(sheets.values()),
            sunday=sheets.get("sunday"),
            best_tokens=sum(each.token(player.id) == 1 and len(each.sheets) > 1 for each in played),
            whole=len(played) == whole,
            ads=result.now(player.id).ads.points or 0,
            raw_points=raw_points,
        )
    return by_player


def judge(kind: str, value: int | None, career: Career) -> Verdict:
    """Return whether the objective of that ``kind`` (as the facts name it) with its ``value`` is met by the player's
    game. Raises KeyError for an unknown kind."""
    return OBJECTIVES[kind](career, value or 0)


def _judge_at_least(what: str, figure: int, value: int) -> Verdict:
    """Judge that a figure reaches ``value``; ``what``: the message that names the figure."""
    met = figure >= value
    return Verdict(
        met, say("objective-at-least", what=say(what), figure=figure, value=value), _is_nearly(figure, value)
    )


def _is_nearly(figure: int, value: int) -> bool:
    """Tell whether the figure falls short by at most a tenth, or by one (our own definition)."""
    return 0 < value - figure <= max(1, value // 10)


def _judge_points(career: Career, value: int) -> Verdict:
    return _judge_at_least("objective-points", career.end.points[career.player], value)


def _make_row_judge(row: Row) -> Callable[[Career, int], Verdict]:
    return lambda career, value: _judge_at_least(f"objective-{row}", career.total(row), value)


def _judge_ads(career: Career, value: int) -> Verdict:
    return _judge_at_least("objective-ads", career.ads, value)


def _judge_page_full(career: Career, _: int) -> Verdict:
    """Judge that Sunday's page has no empty cell; near with one or two."""
    empty = career.sunday.free_area if career.sunday else None
    return Verdict(empty == 0, say("objective-page-full", cells=-1 if empty is None else empty), empty in (1, 2))


def _judge_single_photo(career: Career, value: int) -> Verdict:
    """Judge that one photo brought at least ``value`` points; photos entered as a sum do not count."""
    each = [sheet.photos for sheet in career.sheets if isinstance(sheet.photos, tuple)]
    best = max((points for photos in each for points in photos), default=0)
    return _judge_at_least("objective-photo", best, value)


def _judge_lowest_token(career: Career, _: int) -> Verdict:
    """Judge that the player held token 1 in every round; near with one round missed."""
    rounds = len(career.scores)
    met = career.whole and career.best_tokens == rounds
    near = career.whole and 0 < career.best_tokens == rounds - 1
    return Verdict(met, say("objective-lowest-token", times=career.best_tokens, rounds=rounds), near)


def _judge_best_free_area(career: Career, _: int) -> Verdict:
    """Judge that the free area brought +3 in every comparison; alone, 3 by cells (decided). Before any bonus."""
    times = sum(score.free_area.points == COMPARED["smallest"] for score in career.scores)
    rounds = len(career.scores)
    near = career.whole and 0 < times == rounds - 1
    return Verdict(career.whole and times == rounds, say("objective-best-free-area", times=times, rounds=rounds), near)


def _judge_mood_at_most(career: Career, value: int) -> Verdict:
    """Judge that the mood cost at most ``value`` points over a whole game; near with one point more."""
    loss = career.loss("mood")
    why = say("objective-at-most", what=say("objective-mood"), figure=loss, value=value)
    return Verdict(career.whole and loss <= value, why, career.whole and loss == value + 1)


def _judge_win_in_bad_mood(career: Career, value: int) -> Verdict:
    """Judge that the player won although the mood cost at least ``value`` points."""
    loss = career.loss("mood")
    why = say("objective-win-and", won=str(career.won).lower(), what=say("objective-mood"), figure=loss, value=value)
    return Verdict(career.won and loss >= value, why, career.won and _is_nearly(loss, value))


def _judge_win_without_most(career: Career, _: int) -> Verdict:
    """Judge that the player won although somebody bankrupt (or, with two, before the −10) had more points (decided)."""
    own = career.raw_points[career.player]
    staying = {player for group in career.end.ranking or () for player in group}
    most = max((career.raw_points[player] for player in staying), default=own)
    won = career.won and career.end.winners is not None
    return Verdict(won and most > own, say("objective-win-behind", won=str(won).lower(), own=own, most=most))


def _judge_win_despite_penalties(career: Career, value: int) -> Verdict:
    """Judge that the player won in spite of ``value`` lost points: mood, surplus, every −1 of the free area, and the
    −10 of two players (decided)."""
    lost = career.loss("mood") + career.loss("surplus") + career.free_area_losses
    lost -= career.end.penalties.get(career.player, 0)
    what = say("objective-penalties")
    why = say("objective-win-and", won=str(career.won).lower(), what=what, figure=lost, value=value)
    return Verdict(career.won and lost >= value, why, career.won and _is_nearly(lost, value))


def _judge_no_surplus(career: Career, _: int) -> Verdict:
    """Judge that no tile was left on the desk in any round; near with one tile."""
    tiles = sum(sheet.surplus or 0 for sheet in career.sheets)
    return Verdict(career.whole and tiles == 0, say("objective-surplus", tiles=tiles), career.whole and tiles == 1)


def _judge_free_area_each_round(career: Career, value: int) -> Verdict:
    """Judge that the free-area row, bonus included, brought at least ``value`` points in every round."""
    each = tuple(score.points("free_area") for score in career.scores)
    met = career.whole and min(each, default=0) >= value
    return Verdict(met, say("objective-free-area-each", each=each, value=value))


def _judge_no_face_down(career: Career, _: int) -> Verdict:
    """Judge that no tile lay face down in any round."""
    tiles = sum(sheet.face_down or 0 for sheet in career.sheets)
    return Verdict(career.whole and tiles == 0, say("objective-face-down", tiles=tiles))


def _judge_no_mood_loss(career: Career, _: int) -> Verdict:
    return _judge_mood_at_most(career, 0)


#: The judge of each kind of objective in the facts.
OBJECTIVES: Final[dict[str, Callable[[Career, int], Verdict]]] = {
    "points_total_at_least": _judge_points,
    "articles_total_at_least": _make_row_judge("articles"),
    "photos_total_at_least": _make_row_judge("photos"),
    "tribune_total_at_least": _make_row_judge("tribune"),
    "ads_total_at_least": _judge_ads,
    "page_full_on_sunday": _judge_page_full,
    "single_photo_at_least": _judge_single_photo,
    "lowest_bouclage_every_round": _judge_lowest_token,
    "best_free_area_bonus_every_round": _judge_best_free_area,
    "mood_loss_total_at_most": _judge_mood_at_most,
    "win_and_mood_loss_total_at_least": _judge_win_in_bad_mood,
    "win_without_most_points": _judge_win_without_most,
    "win_and_penalties_total_at_least": _judge_win_despite_penalties,
    "no_surplus_any_round": _judge_no_surplus,
    "free_area_points_each_round_at_least": _judge_free_area_each_round,
    "no_face_down_tile": _judge_no_face_down,
    "no_mood_loss_any_round": _judge_no_mood_loss,
}
