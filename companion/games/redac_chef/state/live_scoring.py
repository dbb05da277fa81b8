"""The sheet of a live table: its counts scored by the same code as a file's."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Any

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.model import Calls, ChosenRulings, Game, Options, Player, Round
from companion.games.redac_chef.scoring.points import RoundScore, score_round
from companion.games.redac_chef.scoring.result import Result, result_of
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.state.play import Day, Play
from companion.games.redac_chef.state.settings import Settings
from companion.table.state import TableState


def scoring_rules(settings: Settings, facts: Facts) -> Rules:
    """The rules that a table's settings come to."""
    return _options(settings).rules(facts, settings.mode, settings.puzzle_day or "friday")  # type: ignore[arg-type]


def sheets_of(day: Day) -> dict[str, Counts]:
    """What is entered of everybody who plays that day, in the order of the table."""
    return {seat: day.counts(seat) for seat in day.seats}


def score_day(table: TableState, day: Day, facts: Facts) -> RoundScore:
    """The day's points as far as they are entered."""
    play: Play = table.play
    return score_round(scoring_rules(play.settings, facts), sheets_of(day), dict(play.characters))


def missing(table: TableState, day: Day, facts: Facts) -> dict[str, tuple[str, ...]]:
    """Who has not entered what of that day; empty once it is fully counted."""
    return score_day(table, day, facts).missing


def result(table: TableState, facts: Facts) -> Result:
    """All figures so far, and how the game ends, provisional while something is missing."""
    play: Play = table.play
    return result_of(played_game(table, facts), scoring_rules(play.settings, facts))


def played_game(table: TableState, facts: Facts) -> Game:
    """The table as a game with its closed days, from the first one on, as far as they are counted."""
    play: Play = table.play
    return _game(table, tuple(takewhile(lambda day: day.closed, play.days)), facts)


def counted_game(table: TableState, facts: Facts) -> Game:
    """The table as a game with what scores: its fully counted days, from the first one on."""
    play: Play = table.play
    return _game(table, tuple(takewhile(lambda day: day.counted and not missing(table, day, facts), play.days)), facts)


def _game(table: TableState, days: tuple[Day, ...], facts: Facts) -> Game:
    play: Play = table.play
    rules = scoring_rules(play.settings, facts)
    characters: dict[str, Any] = dict(play.characters)
    # Who leaves after a day that these do not reach has not left yet as far as they tell.
    told = {"set-up", *(day.name for day in days)}
    left: dict[str, Any] = {seat.id: seat.left_after for seat in table.seats if seat.left_after in told}
    return Game(
        players=tuple(
            Player(
                seat.id,
                seat.name,
                seat.profile,
                left.get(seat.id),
                characters.get(seat.id),
                seat.members if rules.mode.members else (),
                seat.people if rules.mode.members else (),
            )
            for seat in table.seats
        ),
        rounds=tuple(_round(day, characters, rules) for day in days),
        mode=play.settings.mode,  # type: ignore[arg-type]
        options=_options(play.settings),
        ticked=play.ticked,
        id=table.game_id,
        started_at=table.opened_at,
    )


def _options(settings: Settings) -> Options:
    return Options(
        timer_s=settings.timer_s or None,
        powers=settings.powers or None,
        flash=settings.flash or None,
        progress=settings.progress,  # type: ignore[arg-type]
        rule_change=settings.rule_change,
        scenario=settings.scenario,
        puzzle=settings.puzzle,
        puzzle_tiers=settings.puzzle_tiers,
        rulings=ChosenRulings(settings.all_tied_free_area, settings.two_player_gap),  # type: ignore[arg-type]
    )


def _round(day: Day, characters: dict[str, Any], rules: Rules) -> Round:
    # An order by hand where there are no tokens is a file's, and stays there.
    told = rules.mode.tokens or bool(day.bouclage.by_hand)
    complete = told and bool(day.seats) and sorted(day.bouclage.order) == sorted(day.seats)
    return Round(
        day=day.name,  # type: ignore[arg-type]
        sheets=tuple((seat, _written(day, seat, characters.get(seat), rules)) for seat in day.seats),
        bouclage=day.bouclage.order if complete else None,
        calls=tuple((seat, calls) for seat in day.seats if (calls := _calls(day, seat)) != Calls()),
        flash=day.flash,
    )


def _written(day: Day, seat: str, character: str | None, rules: Rules) -> Counts:
    """A page as a file holds it: with its tribune, and without what these rules do not know."""
    counts = day.counts(seat)
    return replace(
        counts,
        tribune_tile=counts.tribune_tile or day.tribune(seat) or None,
        mood_relief=counts.mood_relief if rules.has_power(character, "jazz") else None,
        bonus=tuple((row, points) for row, points in counts.bonus if rules.mode.uses(row)),
    )


def _calls(day: Day, seat: str) -> Calls:
    layout, call = dict(day.layout).get(seat), day.bouclage.call(seat)
    return Calls(
        None if layout is None else layout.after_ms // 1000,
        None if call is None or call.left_ms is None else call.after_ms // 1000,
    )
