"""Computes the totals after each round, and the end of the game: bankruptcy, penalties, ranking, winners, and why.

Source: "Fin de la partie et calcul du score" (page 13), "Mode solo", "Mode puzzle", "Variantes".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.redac_chef.modes import DayName
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.points import RoundScore, score_round
from companion.games.redac_chef.scoring.rules import LOWEST_REVENUE_COSTS, TWO_PLAYER_GAP_COSTS, Rules
from companion.games.redac_chef.scoring.sheet import PENALTIES, SUMS, sheet_of
from companion.kit.figure import Figure
from companion.kit.sheet import FilledSheet, SheetPart
from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class Totals:
    """One player's totals after a round: points before any penalty of the end, and revenue in $."""

    player: str
    points: Figure
    ads: Figure


@dataclass(frozen=True, slots=True)
class DayFigures:
    """Source of the sheet's figures for one round, by player and row id: its rows, and the totals after it. A player
    who does not play it has none."""

    rows: Mapping[str, Mapping[str, Figure]]

    def figure(self, row: str, player: str) -> Figure | None:
        """Return that player's figure in that row; None if there is none."""
        return self.rows.get(player, {}).get(row)


@dataclass(frozen=True, slots=True)
class PuzzleEnd:
    """End of a puzzle: whether it is complete; ``tier``: how many of its thresholds are reached, None if they are not
    known."""

    status: Literal["complete", "incomplete"]
    tier: int | None


@dataclass(frozen=True, slots=True)
class GameEnd:
    """End of a game, as it would be now.

    Attributes:
        points: the totals after ``penalties``.
        bankrupt: the player who is out of business; None for none.
        ranking: the players best first, equal ones in one group; ``winners``: who has won. Both are None in modes that
            compare nobody.
        goal_met: whether somebody who plays alone met the goal; None in other modes.
        puzzle: how a puzzle came out; None in other modes.
        reasons: what decided the end, in sentences.
        missing: the players whose counts are incomplete; while there are any, everything here is provisional.
    """

    points: Mapping[str, int]
    bankrupt: str | None = None
    penalties: Mapping[str, int] = field(default_factory=dict)
    ranking: tuple[tuple[str, ...], ...] | None = None
    winners: tuple[str, ...] | None = None
    goal_met: bool | None = None
    puzzle: PuzzleEnd | None = None
    reasons: tuple[Message, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def provisional(self) -> bool:
        """Tell whether the end may still change because counts are missing, without a correction of those entered."""
        return bool(self.missing)

    def penalty(self, player: str) -> Figure | None:
        """Return what that player pays at the end; None if they pay nothing."""
        return Figure(self.penalties[player]) if player in self.penalties else None

    def final(self, player: str) -> Figure | None:
        """Return that player's total after penalties; None if nobody pays any."""
        return Figure(self.points[player]) if self.penalties else None

    def is_won_by(self, player: str) -> bool:
        """Tell whether that player wins; for somebody who plays alone, whether they met the goal (decided)."""
        return player in self.winners if self.winners is not None else bool(self.goal_met)


@dataclass(frozen=True, slots=True)
class GameResult:
    """All figures of a game, finished or not.

    Attributes:
        rounds: the score of each round, with its day.
        standings: for each round, everybody's totals after it.
        end: how the game ends; None while no round is there.
    """

    rounds: tuple[tuple[DayName, RoundScore], ...]
    standings: tuple[tuple[Totals, ...], ...]
    end: GameEnd | None

    @property
    def finished(self) -> bool:
        """Tell whether every round of the mode is there and fully counted."""
        return self.end is not None and not self.end.provisional

    def now(self, player: str) -> Totals:
        """Return that player's totals after the last round so far, before any penalty; 0 before the first round."""
        if not self.standings:
            return Totals(player, Figure(0), Figure(0))
        return next(standing for standing in self.standings[-1] if standing.player == player)


def score_game(game: Game, rules: Rules) -> GameResult:
    """Return all figures of a game, which may be running and only partly counted; its end once all rounds are there,
    even if counts are missing."""
    rounds = tuple((each.day, score_round(rules, dict(each.sheets), game.characters)) for each in game.rounds)
    scores = [score for _, score in rounds]
    standings = tuple(
        tuple(_sum_up(player.id, scores[: number + 1]) for player in game.players) for number in range(len(scores))
    )
    over = bool(rules.days) and len(rounds) == len(rules.days)
    return GameResult(rounds, standings, _find_end(game, rules, standings[-1], scores) if over else None)


def fill_sheet(game: Game, rules: Rules, result: GameResult, *, penalties: bool = False) -> FilledSheet:
    """Return the sheet filled with the figures of that result; ``penalties``: with the rows of penalty and final total,
    if any penalty is paid."""
    figures: dict[str, DayFigures] = {}
    for (day, score), standings in zip(result.rounds, result.standings, strict=True):
        sums = {one.player: {SUMS["total"]: one.points, SUMS["ads"]: one.ads} for one in standings}
        figures[day] = DayFigures({player: {**dict(rows.rows), **sums[player]} for player, rows in score.players})
    days = [SheetPart(day, say(f"day-{day}-short"), figures.get(day)) for day in rules.days]
    sheet = sheet_of(rules.mode, len(days))
    if penalties and result.end is not None:
        sheet = replace(sheet, totals=PENALTIES)
    return sheet.fill(game.players, result.end, days)


def _sum_up(player: str, rounds: Iterable[RoundScore]) -> Totals:
    """Sum up a player's rounds."""
    played = [score[player] for score in rounds if player in score]
    return Totals(
        player,
        _add_up([one["total"] for one in played]),
        _add_up([figure for one in played if (figure := one.get("ads"))]),
    )


def _add_up(figures: list[Figure]) -> Figure:
    """Return the sum of the figures with the term that lists them; provisional while one is missing or provisional,
    without points while all are missing."""
    entered = [figure.points for figure in figures if figure.points is not None]
    if figures and not entered:
        return Figure()
    is_provisional = len(entered) < len(figures) or any(figure.provisional for figure in figures)
    why = (say("why-rounds", rounds=tuple(entered)),) if len(entered) > 1 else ()
    return Figure(sum(entered), why, is_provisional)


def _find_end(game: Game, rules: Rules, standings: tuple[Totals, ...], rounds: list[RoundScore]) -> GameEnd:
    """Return how the game ends by these totals: the revenue rule first, then ranking, goal or puzzle. Provisional while
    counts are missing."""
    points = {one.player: one.points.points or 0 for one in standings}
    ads = {one.player: one.ads.points or 0 for one in standings}
    bankrupt, penalties, reasons = _apply_revenue_rule(game, rules, ads)
    for player, penalty in penalties.items():
        points[player] += penalty
    missing = tuple(p.id for p in game.players if any(p.id in score.missing for score in rounds))
    end = GameEnd(points=points, bankrupt=bankrupt, penalties=penalties, missing=missing)
    if rules.mode.ranked:
        ranking, why = _rank(game, rules, points, bankrupt)
        winners = ranking[0] if ranking else ()
        reasons = (*reasons, *why, *_name_winners(game, winners, points))
        return replace(end, ranking=ranking, winners=winners, reasons=reasons)
    player = game.players[0].id
    if rules.goal_ads is not None:
        met = ads[player] >= rules.goal_ads
        text = "reason-goal-met" if met else "reason-goal-missed"
        goal = say(text, dollars=ads[player], goal=rules.goal_ads, points=points[player])
        return replace(end, goal_met=met, reasons=(*reasons, goal))
    puzzle, why_puzzle = _judge_puzzle(game, rules, player, points[player])
    return replace(end, puzzle=puzzle, reasons=(*reasons, why_puzzle))


def _apply_revenue_rule(
    game: Game, rules: Rules, ads: Mapping[str, int]
) -> tuple[str | None, dict[str, int], tuple[Message, ...]]:
    """Apply the rule of the lowest revenue; return who is bankrupt, the penalty (negative points) that another player
    gets instead, and why."""
    revenue = sorted((ads[player.id], player.id) for player in game.staying)
    if rules.mode.lowest_revenue is None or len(revenue) < 2:
        return None, {}, ()
    (least, player), (following, _) = revenue[:2]
    gap, name = following - least, game.name(player)
    if rules.mode.two_player_gap and len(revenue) == 2:
        free = rules.rulings.two_player_gap
        if gap > free:
            costs = TWO_PLAYER_GAP_COSTS
            why = say("reason-gap-too-wide", name=name, gap=gap, free=free, costs=costs)
            return None, {player: -costs}, (why,)
        return None, {}, (say("reason-gap-allowed", gap=gap, free=free),)
    if gap == 0:
        lowest = tuple(game.name(one) for dollars, one in revenue if dollars == least)
        text = "reason-nobody-bankrupt" if rules.mode.lowest_revenue == "bankrupt" else "reason-nobody-pays"
        return None, {}, (say(text, names=lowest, dollars=least),)
    if rules.mode.lowest_revenue == "bankrupt":
        return player, {}, (say("reason-bankrupt", name=name, dollars=least, gap=gap),)
    costs = LOWEST_REVENUE_COSTS
    return None, {player: -costs}, (say("reason-lowest-pays", name=name, dollars=least, gap=gap, costs=costs),)


def _rank(
    game: Game, rules: Rules, points: Mapping[str, int], bankrupt: str | None
) -> tuple[tuple[tuple[str, ...], ...], tuple[Message, ...]]:
    """Return the players who stayed, best first, equal ones in one group; and the reasons for which ties were broken,
    or not. A bankrupt player comes last."""
    compared = [player.id for player in game.staying if player.id != bankrupt]
    groups: list[tuple[str, ...]] = []
    why: list[Message] = []
    for total in sorted({points[player] for player in compared}, reverse=True):
        tied = tuple(player for player in compared if points[player] == total)
        if len(tied) == 1:
            groups.append(tied)
            continue
        tokens = [game.rounds[-1].token(player) for player in tied]
        tokens_held = {player: token for player, token in zip(tied, tokens, strict=True) if token is not None}
        if rules.mode.tokens_break_ties and len(tokens_held) == len(tied):
            order = sorted(tied, key=tokens_held.__getitem__)
            groups.extend((player,) for player in order)
            holders = tuple(say("token-holder", name=game.name(player), token=tokens_held[player]) for player in order)
            why.append(say("reason-tie-broken", holders=holders, points=total, day=say(f"day-{game.rounds[-1].day}")))
        else:
            groups.append(tied)
            why.append(say("reason-tie-stays", names=game.names(tied), points=total))
    if bankrupt is not None:
        groups.append((bankrupt,))
    return tuple(groups), tuple(why)


def _name_winners(game: Game, winners: tuple[str, ...], points: Mapping[str, int]) -> tuple[Message, ...]:
    """Return the sentence that names the winners; empty if nobody won."""
    if not winners:
        return ()
    if len(winners) == 1:
        return (say("reason-winner", name=game.name(winners[0]), points=points[winners[0]]),)
    return (say("reason-winners", names=game.names(winners), points=points[winners[0]]),)


def _judge_puzzle(game: Game, rules: Rules, player: str, points: int) -> tuple[PuzzleEnd, Message]:
    """Return how the puzzle came out, and why. It is incomplete while an ad does not lie on the page, face up and
    without conflict ("Mode puzzle")."""
    sheet = game.rounds[-1].sheet(player)
    if sheet is None or not sheet.ads_all_placed:
        return PuzzleEnd("incomplete", 0), say("reason-puzzle-incomplete", points=points)
    if rules.tiers is None:
        return PuzzleEnd("complete", None), say("reason-puzzle-no-tiers", points=points)
    tier = sum(points >= threshold for threshold in rules.tiers)
    return PuzzleEnd("complete", tier), say("reason-puzzle", points=points, tier=tier, tiers=rules.tiers)
