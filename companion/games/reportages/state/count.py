"""Checks the count of a round before it is closed: everything entered, every amount possible, all chips there; and
where games end."""

from __future__ import annotations

from typing import cast

from companion.games.reportages.facts import GOAL, STEP, Facts
from companion.games.reportages.scoring.bank import check_balance, wrong_cash
from companion.games.reportages.scoring.model import CombinationId, Round
from companion.games.reportages.scoring.points import add_round, result_after, score_round, winners_of
from companion.games.reportages.state.play import Count, Play
from companion.table.message import Message, Param, say
from companion.table.state import TableState


def wrong_amount(table: TableState, count: Count, seat: str, points: int, facts: Facts) -> Message | None:
    """Return why that player cannot have that much left, with their name; None if they can."""
    why = wrong_cash(points, facts.stake(len(count.seats)))
    return None if why is None else say("reportages-cash-wrong", name=table.name(seat), points=points, why=why)


def wrong_pot(points: int) -> Message | None:
    """Return why the pot cannot hold that much; None if it can."""
    if points >= 0 and points % STEP == 0:
        return None
    return say("reportages-pot-wrong", points=points, step=STEP)


def list_missing(table: TableState, count: Count) -> tuple[Message, ...]:
    """Return what the count still lacks, in the order in which it is asked for."""
    lacking: list[Message] = [
        say("reportages-missing", what="cash", name=table.name(seat)) for seat in count.seats if count.of(seat) is None
    ]
    if count.winner is None:
        lacking.append(say("reportages-missing", what="winner", name=""))
    if not count.named:
        lacking.append(say("reportages-missing", what="combination", name=""))
    return tuple(lacking)


def find_count_fault(table: TableState, count: Count, facts: Facts) -> Message | None:
    """Return why the round cannot be closed with that count; None if it can."""
    lacking = list_missing(table, count)
    if lacking:
        return say("reportages-count-missing", what=lacking[:3], more=max(0, len(lacking) - 3))
    for seat, points in count.cash:
        if (why := wrong_amount(table, count, seat, points, facts)) is not None:
            return why
    return balance(count, facts) or unknown_combination(count.combination, facts)


def balance(count: Count, facts: Facts) -> Message | None:
    """Return the message that says how much is missing from the counted chips, or too much, or that the pot cannot hold
    that much; None if they add up, or while something is not entered."""
    if count.pot is None or any(count.of(seat) is None for seat in count.seats):
        return None
    stake = facts.stake(len(count.seats))
    why = wrong_pot(count.pot) or check_balance(tuple(points for _, points in count.cash), count.pot, stake)
    return None if why is None else say("reportages-count-wrong", why=why)


def unknown_combination(combination: str | None, facts: Facts) -> Message | None:
    """Return the sentence that lists all combinations if this is none of them; None if it is one, or if the winner had
    none."""
    ids: tuple[Param, ...] = tuple(facts.combinations)
    return say("fault-one-of", known=ids) if combination is not None and combination not in ids else None


def name_combination(combination: str | None) -> Message:
    """Return the name of the winner's combination; for None, that they were the last one who could pay."""
    return say("reportages-alone") if combination is None else say("reportages-combination", id=combination)


def round_of(count: Count) -> Round:
    """Return the round that a complete count makes, with cash in the order of the table."""
    cash = tuple((seat, count.of(seat) or 0) for seat in count.seats)
    return Round(cash, count.winner or "", cast("CombinationId | None", count.combination), count.pot)


def is_over(play: Play, facts: Facts) -> bool:
    """Tell whether the counted rounds have brought the game to its end: somebody has won, or too few players are left
    for another."""
    return result_after(play.rounds, play.seats, play.staying, facts).finished


def describe_early_end(play: Play, rounds: tuple[Round, ...], facts: Facts) -> Message | None:
    """Return the message that says why these rounds cannot all have been played: somebody had won before the last one.
    None if they can."""
    totals = dict.fromkeys(play.staying, 0)
    for number, each in enumerate(rounds, 1):
        if winners_of(totals):
            return say("reportages-ended-before", number=number - 1, goal=GOAL)
        totals = add_round(totals, score_round(each, facts))
    return None
