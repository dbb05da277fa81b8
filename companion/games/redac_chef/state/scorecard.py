"""Collects all figures of a game, of a table or of a file, to be looked up cell by cell; a table is scored once for
each state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.scoring.model import Game
from companion.games.redac_chef.scoring.result import GameResult, fill_sheet, score_game
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.state.live_scoring import played_game
from companion.games.redac_chef.state.objective_progress import Aim, judge_aims
from companion.kit.sheet import FilledSheet
from companion.table.message import Message, say
from companion.table.state import TableState

#: Tables whose figures are kept at a time; the one not asked for longest goes first.
_MOST_TABLES: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class Scorecard:
    """All figures of a game, to be looked up cell by cell: its ``sheet``, its ``result``, and each player's ``aims``
    (empty if the game sets each player no objective).

    A player who does not play a day has no figures for it; nobody has figures for a day that is not reached.
    """

    rules: Rules
    result: GameResult
    sheet: FilledSheet
    aims: Mapping[str, tuple[Aim, ...]] = field(default_factory=dict)

    @property
    def reached(self) -> tuple[str, ...]:
        """Return the days whose round is over; the last one may not be counted yet."""
        return tuple(day for day, _ in self.result.rounds)

    def missing(self, day: str) -> dict[str, tuple[str, ...]]:
        """Return, by player, the fields of that day that are not entered; empty once it is counted, or while it is not
        reached."""
        return next((score.missing for name, score in self.result.rounds if name == day), {})


def make_scorecard(game: Game, rules: Rules, result: GameResult) -> Scorecard:
    """Return the figures of that result as a scorecard."""
    return Scorecard(rules, result, fill_sheet(game, rules, result), judge_aims(game, rules, result))


def score_finished_game(game: Game, facts: Facts) -> Scorecard:
    """Return the figures of a game from a file."""
    rules = game.rules(facts)
    return make_scorecard(game, rules, score_game(game, rules))


class Scorecards:
    """Cache of the scorecards of live tables: all pages of a table ask for the same state, which is scored once."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._kept: list[tuple[TableState, Scorecard]] = []

    def of(self, table: TableState) -> Scorecard:
        """Return the scorecard of that table as it stands."""
        for index, (state, card) in enumerate(self._kept):
            # Both are frozen: the same objects give the same figures, whatever the clock or the devices do.
            if state.play is table.play and state.seats is table.seats:
                if index:
                    self._kept.insert(0, self._kept.pop(index))
                return card
        game, rules = played_game(table, self._facts), table.play.settings.scoring_rules(self._facts)
        card = make_scorecard(game, rules, score_game(game, rules))
        others = [kept for kept in self._kept if kept[0].id != table.id]
        self._kept = [(table, card), *others][:_MOST_TABLES]
        return card


# --- what the revenue leads to, should it stay so ---------------------------------------------------------------------


def describe_outlook(card: Scorecard, names: Mapping[str, str]) -> tuple[Message, ...]:
    """Return what the revenue so far would mean at the end ("Fin de la partie", page 13) for the players who still
    play; once the game is over, how it ended. Empty as long as the revenue has no consequence.

    Args:
        card: the figures.
        names: of the players who have not left, by id.
    """
    if card.result.finished and card.result.end is not None:
        return card.result.end.reasons
    mode, rules = card.rules.mode, card.rules
    if not mode.uses("ads") or not card.reached:
        return ()
    entered = {player: card.result.now(player).ads.points for player in names}
    ads = sorted((dollars, player) for player, dollars in entered.items() if dollars is not None)
    if rules.goal_ads is not None:
        return tuple(say("outlook-goal", dollars=dollars, goal=rules.goal_ads) for dollars, _ in ads)
    if mode.lowest_revenue is None or len(ads) < 2:
        return ()
    least = ads[0][0]
    lowest = [player for dollars, player in ads if dollars == least]
    if mode.two_player_gap and len(names) == 2:
        gap = ads[1][0] - least
        if gap == 0:
            return ()
        free = rules.rulings.two_player_gap
        text = "outlook-gap-wide" if gap > free else "outlook-gap-free"
        return (say(text, name=names[lowest[0]], gap=gap, free=free),)
    if len(lowest) > 1:
        who = tuple(names[player] for player in lowest)
        return (say("outlook-lowest-tied", names=who, dollars=least, costs=mode.lowest_revenue),)
    others = tuple(dollars for dollars, _ in ads[1:])
    day = say(f"day-{card.rules.days[-1]}")
    return (
        say(
            "outlook-lowest",
            name=names[lowest[0]],
            dollars=least,
            others=others,
            day=day,
            costs=mode.lowest_revenue,
        ),
    )
