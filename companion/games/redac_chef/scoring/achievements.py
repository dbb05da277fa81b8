"""Finds which of the 25 achievements a finished game earns (page 18), each with the figure that earned it; which ones
it missed by little; and which ones only the players can answer for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.objectives import Career, Verdict, careers, judge
from companion.games.redac_chef.scoring.result import GameResult
from companion.games.redac_chef.scoring.rules import Rules
from companion.table.message import Message, say

_SINGLE_PHOTO = "single_photo_at_least"
_TOKENS = "lowest_bouclage_every_round"


@dataclass(frozen=True, slots=True)
class Earned:
    """One achievement by number, with the figure that earned it. ``seen``: somebody ticked it, because no figure shows
    it."""

    number: int
    why: Message
    seen: bool = False


@dataclass(frozen=True, slots=True)
class Harvest:
    """One player's achievements of a game.

    Attributes:
        earned: the earned achievements, by number.
        near: the achievements missed by little, each with its figure.
        asked: numbers of the achievements that the sheet cannot show, because it lacks the figures by which they are
            judged: the player ticks them; the numbers already ticked are included.
    """

    earned: tuple[Earned, ...] = ()
    near: tuple[Earned, ...] = ()
    asked: tuple[int, ...] = ()


def find_earned(game: Game, rules: Rules, result: GameResult, facts: Facts) -> dict[str, tuple[Earned, ...]]:
    """Return what each player earned, by number. Raises ValueError while the game is not over.

    A threshold that is met earns its achievement together with those for lower thresholds (decided). A player who left
    early earns the achievements that need neither a win nor every round.
    """
    return {player: harvest.earned for player, harvest in judge_achievements(game, rules, result, facts).items()}


def judge_achievements(game: Game, rules: Rules, result: GameResult, facts: Facts) -> dict[str, Harvest]:
    """Return each player's achievements: earned, missed by little, and to be ticked by hand. Raises ValueError while
    the game is not over."""
    return {
        player: _judge_achievements(game, rules, facts, player, career)
        for player, career in careers(game, rules, result).items()
    }


def _judge_achievements(game: Game, rules: Rules, facts: Facts, player: str, career: Career) -> Harvest:
    """Judge every achievement by the player's game, and sort them into earned, missed by little, and to be ticked."""
    verdicts: dict[int, Verdict] = {
        number: judge(one.kind, one.value, career) for number, one in facts.achievements.items()
    }
    earned = {number: Earned(number, verdict.why) for number, verdict in verdicts.items() if verdict.met}
    ticked = [number for number in game.ticks(player).achievements if number not in earned]
    asked = sorted({*ticked, *_find_unproven(game, rules, facts, player, career)} - earned.keys())
    near = tuple(
        Earned(number, verdict.why)
        for number, verdict in verdicts.items()
        if verdict.near and number not in asked and number not in earned
    )
    for number in ticked:
        earned[number] = Earned(number, say("objective-seen"), seen=True)
    return Harvest(tuple(earned[number] for number in sorted(earned)), near, tuple(asked))


def _find_unproven(game: Game, rules: Rules, facts: Facts, player: str, career: Career) -> Iterator[int]:
    """Yield the achievements that the figures of the sheet neither prove nor rule out."""
    for number, one in facts.achievements.items():
        if one.kind == _SINGLE_PHOTO:
            sums = [sheet.photos for sheet in career.sheets if isinstance(sheet.photos, int)]
            if max(sums, default=0) >= (one.value or 0):
                yield number
        if one.kind == _TOKENS and career.whole and rules.mode.tokens and len(game.players) > 1:
            orders = [each.bouclage for each in game.rounds]
            # Whoever is known to have missed token 1 once cannot have held it in every round.
            lost = any(order is not None and order[0] != player for order in orders)
            if None in orders and not lost:
                yield number
