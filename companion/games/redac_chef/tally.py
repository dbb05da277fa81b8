"""The sheet of a live table: its counts scored by the same code as a file's."""

from __future__ import annotations

from companion.games.redac_chef.counts import Counts
from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.play import Day, Play
from companion.games.redac_chef.rules import Rules, Rulings, rules_of
from companion.games.redac_chef.scoring import RoundScore, score_round
from companion.games.redac_chef.settings import Settings
from companion.table.state import TableState


def scoring_rules(settings: Settings, facts: Facts) -> Rules:
    """The rules that a table's settings come to."""
    return rules_of(
        facts,
        settings.mode,
        powers=settings.powers,
        flash=settings.flash,
        progress=settings.progress,  # type: ignore[arg-type]
        rule_change=settings.rule_change,
        scenario=settings.scenario,
        puzzle=settings.puzzle,
        puzzle_tiers=settings.puzzle_tiers,
        rulings=Rulings(settings.all_tied_free_area, settings.two_player_gap),  # type: ignore[arg-type]
    )


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
