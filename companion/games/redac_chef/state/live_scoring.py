"""Scores a live table by the same code as a file."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Any

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.scoring.counts import Counts
from companion.games.redac_chef.scoring.model import Calls, Game, Player, Round
from companion.games.redac_chef.scoring.points import RoundScore, score_round
from companion.games.redac_chef.scoring.result import GameResult, score_game
from companion.games.redac_chef.scoring.rules import Rules
from companion.games.redac_chef.state.play import Day, Play
from companion.table.state import TableState


def read_sheets(day: Day) -> dict[str, Counts]:
    """Return the counts of everybody who plays that day, in the order of the table."""
    return {seat: day.counts(seat) for seat in day.seats}


def score_day(table: TableState, day: Day, facts: Facts) -> RoundScore:
    """Return the day's points as far as they are entered."""
    play: Play = table.play
    return score_round(play.settings.scoring_rules(facts), read_sheets(day), dict(play.characters))


def find_missing_fields(table: TableState, day: Day, facts: Facts) -> dict[str, tuple[str, ...]]:
    """Return, by seat, the fields of that day that are not entered yet; empty once it is fully counted."""
    return score_day(table, day, facts).missing


def compute_result(table: TableState, facts: Facts) -> GameResult:
    """Return all figures so far of the closed days, and how the game ends once all are closed; provisional while
    something is missing."""
    play: Play = table.play
    return score_game(played_game(table, facts), play.settings.scoring_rules(facts))


def played_game(table: TableState, facts: Facts) -> Game:
    """Return the table as a game with its closed days, from the first one on, as far as they are counted."""
    play: Play = table.play
    return _build_game(table, tuple(takewhile(lambda day: day.closed, play.days)), facts)


def counted_game(table: TableState, facts: Facts) -> Game:
    """Return the table as a game with its fully counted days only, from the first one on."""
    play: Play = table.play
    return _build_game(
        table,
        tuple(takewhile(lambda day: day.counted and not find_missing_fields(table, day, facts), play.days)),
        facts,
    )


def _build_game(table: TableState, days: tuple[Day, ...], facts: Facts) -> Game:
    """Return the table as a game with these days. A player who left after a later day still counts as playing."""
    play: Play = table.play
    rules = play.settings.scoring_rules(facts)
    characters: dict[str, Any] = dict(play.characters)
    # A player who left after a later day than these counts as still playing.
    reached = {"set-up", *(day.name for day in days)}
    left_after: dict[str, Any] = {seat.id: seat.left_after for seat in table.seats if seat.left_after in reached}
    return Game(
        players=tuple(
            Player(
                seat.id,
                seat.name,
                seat.profile,
                left_after.get(seat.id),
                characters.get(seat.id),
                seat.members if rules.mode.members else (),
                seat.people if rules.mode.members else (),
            )
            for seat in table.seats
        ),
        rounds=tuple(_make_round(day, characters, rules) for day in days),
        mode=play.settings.mode,
        options=play.settings.options,
        ticked=play.ticked,
        id=table.game_id,
        started_at=table.opened_at,
    )


def _make_round(day: Day, characters: dict[str, Any], rules: Rules) -> Round:
    """Return the day as a round of a game: sheets, order of the tokens if it is complete, calls, flash card, pages."""
    # An order set by hand in a mode without tokens comes from a file, and is kept.
    has_order = rules.mode.tokens or bool(day.bouclage.by_hand)
    complete = has_order and bool(day.seats) and sorted(day.bouclage.order) == sorted(day.seats)
    return Round(
        day=day.name,  # type: ignore[arg-type]
        sheets=tuple((seat, _fill_in(day, seat, characters.get(seat), rules)) for seat in day.seats),
        bouclage=day.bouclage.order if complete else None,
        calls=tuple((seat, calls) for seat in day.seats if (calls := _read_calls(day, seat)) != Calls()),
        flash=day.flash,
        pages=tuple((seat, with_rivals(page, day, seat)) for seat, page in day.pages if seat in day.seats),
    )


def _fill_in(day: Day, seat: str, character: str | None, rules: Rules) -> Counts:
    """Return the seat's counts as a file holds them: with the number of the tribune, and without counts that these
    rules do not have."""
    counts = day.counts(seat)
    return replace(
        counts,
        tribune_tile=counts.tribune_tile or day.tribune(seat) or None,
        mood_relief=counts.mood_relief if rules.has_power(character, "jazz") else None,
        bonus=tuple((row, points) for row, points in counts.bonus if rules.mode.uses(row)),
    )


def _read_calls(day: Day, seat: str) -> Calls:
    """Return the seconds at which that seat called."""
    layout, call = dict(day.layout).get(seat), day.bouclage.call(seat)
    return Calls(
        None if layout is None else layout.after_ms // 1000,
        None if call is None or call.left_ms is None else call.after_ms // 1000,
    )


def with_rivals(page: Page, day: Day, seat: str) -> Page:
    """Return the page with the other players' largest free areas as they are counted; unchanged while one of them is
    missing."""
    areas = [day.counts(other).free_area for other in day.seats if other != seat]
    if page.scoring != "classic" or not areas or None in areas:
        return page
    return replace(page, rivals=tuple(area for area in areas if area is not None))
