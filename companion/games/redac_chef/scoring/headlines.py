"""Writes what the front page says of a game: finds the situation in which the game ended, a headline for it, and the
sentences under the headline.

The headline is picked among several of its situation by the game's own id, so that every device shows the same one and
two evenings differ. After a correction the headline changes only if the situation does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.result import GameEnd, GameResult
from companion.games.redac_chef.scoring.rules import Rules
from companion.table.message import Message, Param, say

#: How many headlines each situation has (``headline-SITUATION-1``, …), the most newsworthy situation first.
HEADLINES: Final[Mapping[str, int]] = {
    "unfinished": 2,
    "provisional": 2,
    "nobody": 1,
    "goal-met": 3,
    "goal-missed": 3,
    "puzzle-incomplete": 2,
    "puzzle-untold": 2,
    "puzzle-under": 2,
    "puzzle-some": 2,
    "puzzle-top": 3,
    "alone": 2,
    "bankrupt-leader": 4,
    "penalty-decides": 3,
    "penalty-anyway": 3,
    "everyone": 3,
    "shared": 3,
    "tie-broken": 4,
    "comeback": 4,
    "bankrupt": 4,
    "penalty": 3,
    "level-revenue": 3,
    "narrow": 4,
    "landslide": 4,
    "clear": 5,
}

#: The lead (points) up to which a win is narrow, and from which it is a landslide (ours: no rule speaks of it).
NARROW: Final = 3
LANDSLIDE: Final = 15

_REVENUE: Final = ("reason-bankrupt", "reason-lowest-pays", "reason-gap-too-wide")
_WIN: Final = ("reason-winner", "reason-winners")


@dataclass(frozen=True, slots=True)
class Story:
    """Story of a game as its front page tells it. ``deck``: the sentences under the headline; ``notes``: further
    decisions (ties, penalties), each with its reason."""

    situation: str
    headline: Message
    deck: tuple[Message, ...] = ()
    notes: tuple[Message, ...] = ()


def write_story(game: Game, rules: Rules, result: GameResult) -> Story:
    """Return the story of a game, finished or not."""
    if result.end is None:
        running = say("closing-running", played=len(result.rounds), rounds=max(1, len(rules.days)))
        return _tell_story(game, "unfinished", {}, (running,), ())
    if result.end.provisional:
        names = game.names(result.end.missing)
        return _tell_story(game, "provisional", {}, (say("deck-provisional", names=names, count=len(names)),), ())
    if not rules.mode.ranked:
        return _tell_goal_story(game, result.end)
    return _Contest(game, rules, result, result.end).story()


def _tell_story(
    game: Game, situation: str, words: Mapping[str, Param], deck: Iterable[Message], notes: Iterable[Message]
) -> Story:
    """Return the story of that situation, with one of its headlines. ``words``: the names and figures that the headline
    may mention."""
    number = _draw_headline(game, situation) + 1
    return Story(situation, say(f"headline-{situation}-{number}", **words), tuple(deck), tuple(notes))


def _draw_headline(game: Game, situation: str) -> int:
    """Return which of the situation's headlines this game gets, from 0: the same one on every device, every time."""
    # A game file need not have an id: then its start and its players tell it from others.
    own = game.id or "\n".join((game.started_at or "", *(player.name for player in game.players)))
    digest = hashlib.sha256(f"{situation}\n{own}".encode()).digest()
    return int.from_bytes(digest[:8]) % HEADLINES[situation]


def _tell_goal_story(game: Game, end: GameEnd) -> Story:
    """Return the story of a game played alone: solo has a revenue to reach, a puzzle three thresholds ("Mode solo",
    "Mode puzzle")."""
    player = game.players[0]
    words: dict[str, Param] = {"name": player.name, "points": end.points[player.id]}
    if end.puzzle is None:
        return _tell_story(game, "goal-met" if end.goal_met else "goal-missed", words, end.reasons, ())
    if end.puzzle.status == "incomplete":
        situation = "puzzle-incomplete"
    else:
        by_tier = {None: "puzzle-untold", 0: "puzzle-under", 3: "puzzle-top"}
        situation = by_tier.get(end.puzzle.tier, "puzzle-some")
    return _tell_story(game, situation, words, end.reasons, ())


class _Contest:
    """Teller of a finished game in which players are compared: finds the most newsworthy situation that holds, and what
    to say of it (``story``)."""

    def __init__(self, game: Game, rules: Rules, result: GameResult, end: GameEnd) -> None:
        self.game, self.rules, self.result, self.end = game, rules, result, end
        self.compared = [player.id for player in game.staying if player.id != end.bankrupt]
        self.winners = end.winners or ()
        groups = [group for group in end.ranking or () if end.bankrupt not in group]
        #: The players with the next place; after a broken tie one player only.
        self.second = groups[1] if len(groups) > 1 else ()
        self.points = end.points[self.winners[0]] if self.winners else 0
        self.margin = self.points - end.points[self.second[0]] if self.second else 0
        self.loser = end.bankrupt or next(iter(end.penalties), None)

    def story(self) -> Story:
        """Return the story of the first situation that holds, with a note for each reason that its sentences leave
        out."""
        situation = next(name for name, holds in self._list_situations() if holds())
        deck = tuple(self._list_deck(situation))
        notes = [
            reason for reason in self.end.reasons if reason not in deck and self._is_worth_a_note(reason, situation)
        ]
        return _tell_story(self.game, situation, self._make_words(), deck, notes)

    def _is_worth_a_note(self, reason: Message, situation: str) -> bool:
        """Tell whether a reason needs a note: it decided something, and neither headline nor sentences have mentioned
        it."""
        match reason.id:
            case "reason-winner" | "reason-winners":
                return False
            case "reason-bankrupt":
                return situation != "bankrupt-leader"
            case "reason-tie-stays":
                return reason["points"] != self.points
            case "reason-gap-allowed":
                return reason["gap"] != 0
            case _:
                return True

    def _list_situations(self) -> Iterable[tuple[str, Callable[[], bool]]]:
        """Yield each situation with a test whether it holds, the most newsworthy first; the last one always holds."""
        yield "nobody", lambda: not self.winners
        yield "alone", lambda: len(self.game.staying) == 1
        yield "bankrupt-leader", lambda: self.end.bankrupt is not None and self._is_robbed()
        yield "penalty-decides", lambda: bool(self.end.penalties) and self._is_robbed()
        yield "penalty-anyway", lambda: self.loser is not None and self.winners == (self.loser,) and not self._is_tied()
        yield "everyone", lambda: len(self.winners) > 1 and len(self.winners) == len(self.compared)
        yield "shared", lambda: len(self.winners) > 1
        yield "tie-broken", self._is_tied
        yield "comeback", self._is_from_behind
        yield "bankrupt", lambda: self.end.bankrupt is not None
        yield "penalty", lambda: bool(self.end.penalties)
        yield "level-revenue", self._is_revenue_level
        yield "narrow", lambda: self.margin <= NARROW
        yield "landslide", lambda: self.margin >= LANDSLIDE
        yield "clear", lambda: True

    def _total_before_penalty(self, player: str) -> int:
        """Return that player's total before penalties."""
        return self.end.points[player] - self.end.penalties.get(player, 0)

    def _is_robbed(self) -> bool:
        """Tell whether the rule of the lowest revenue cost a player the win, so that exactly one other player won."""
        others = len(self.winners) == 1 and self.loser not in self.winners
        return self.loser is not None and others and self._total_before_penalty(self.loser) > self.points

    def _is_tied(self) -> bool:
        """Tell whether the winner tied with the next player, and a token decided."""
        return bool(self.second) and self.margin == 0

    def _is_from_behind(self) -> bool:
        """Tell whether the winner had the lowest total before the last round, by a clear margin."""
        totals = self._totals_before_last_round()
        mine = totals.get(self.winners[0], 0)
        return bool(totals) and mine == min(totals.values()) < max(totals.values()) - NARROW

    def _totals_before_last_round(self) -> dict[str, int]:
        """Return the totals before the last round of the players who are compared; empty if there was only one
        round."""
        if len(self.result.standings) < 2:
            return {}
        return {one.player: one.points.points or 0 for one in self.result.standings[-2] if one.player in self.compared}

    def _is_revenue_level(self) -> bool:
        """Tell whether all players who are compared have the same revenue."""
        ads = {self.result.now(player).ads.points for player in self.compared}
        return self.rules.mode.uses("ads") and len(self.compared) > 1 and len(ads) == 1

    def _make_words(self) -> dict[str, Param]:
        """Return what headlines and sentences name: points, margin, winners, runners-up, loser, day."""
        words: dict[str, Param] = {"points": self.points, "margin": self.margin}
        if self.winners:
            words |= {"winner": self.game.name(self.winners[0]), "winners": self.game.names(self.winners)}
        if self.second:
            words |= {"second": self.game.names(self.second), "behind": self.end.points[self.second[0]]}
        if self.loser is not None:
            words["loser"] = self.game.name(self.loser)
        if self.result.rounds:
            words["day"] = say(f"day-{self.result.rounds[-1][0]}")
        return words

    def _list_deck(self, situation: str) -> Iterable[Message]:
        """Yield the sentences under the headline of that situation: what happened, then what decided it."""
        words = self._make_words()
        revenue = [reason for reason in self.end.reasons if reason.id in _REVENUE]
        ties = [reason for reason in self.end.reasons if reason.id == "reason-tie-broken"]
        # Only a tie at the top decided the win.
        top = [tie for tie in ties if tie["points"] == self.points]
        match situation:
            case "nobody":
                return
            case "bankrupt-leader":
                assert self.loser is not None
                others = sorted(self.result.now(player).ads.points or 0 for player in self.compared)
                dollars = self.result.now(self.loser).ads.points or 0
                own = self._total_before_penalty(self.loser)
                yield say("deck-bankrupt-leader", own=own, dollars=dollars, others=tuple(others), loser=words["loser"])
                yield from top
            case "penalty-decides":
                assert self.loser is not None
                yield from revenue
                yield say("deck-penalty-decides", loser=words["loser"], own=self._total_before_penalty(self.loser))
                yield from top
            case "everyone" | "shared" | "alone":
                yield from self._find_win_reasons()
                yield from revenue
            case "tie-broken":
                yield from top
                yield from revenue
            case "comeback":
                totals = self._totals_before_last_round()
                before, lead = totals[self.winners[0]], max(totals.values())
                last_but_one = say(f"day-{self.result.rounds[-2][0]}")
                yield say("deck-comeback", **{**words, "before": before, "lead": lead, "day": last_but_one})
                yield from revenue
            case "level-revenue":
                yield self._describe_lead()
                yield from (reason for reason in self.end.reasons if reason.id.startswith("reason-nobody-"))
            case _:
                yield self._describe_lead()
                yield from revenue

    def _find_win_reasons(self) -> Iterable[Message]:
        """Return the reasons that name who won."""
        return (reason for reason in self.end.reasons if reason.id in _WIN)

    def _describe_lead(self) -> Message:
        """Return the sentence that says by how many points the winner is ahead, and of whom; without a second place,
        the one that says who won."""
        if not self.second:
            return next(iter(self._find_win_reasons()))
        return say("deck-ahead", **self._make_words())
