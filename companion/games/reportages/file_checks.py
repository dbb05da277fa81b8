"""Checks the fields of a raw game file against each other: who plays, the chips, and where the game ends.

Passes over what has the wrong shape (``file_shapes`` names that).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from companion.games.reportages.facts import GOAL, STEP, Facts
from companion.games.reportages.scoring.bank import check_balance, wrong_cash
from companion.games.reportages.scoring.model import CombinationId, Round
from companion.games.reportages.scoring.points import add_round, score_round
from companion.kit.faults import Fault, place
from companion.kit.file_players import RawPlayerChecks
from companion.kit.lenient_json import as_list, as_object, as_whole_number
from companion.kit.shape import MOST_MONEY
from companion.table.message import say


def cross_field_faults(raw: dict[str, Any], facts: Facts) -> Iterator[Fault]:
    """Yield every fault of a raw game file that takes more than one field to see."""
    rounds = as_list(raw.get("rounds"))
    players = RawPlayerChecks(raw, len(rounds))
    yield from players.faults(*facts.players)
    for id_ in as_object(raw.get("ticked")):
        yield from players.absence_faults(id_, "ticked", id_)
    totals = dict.fromkeys(players.staying, 0)
    for index, each in enumerate(map(as_object, rounds)):
        if max(totals.values(), default=0) >= GOAL:
            yield Fault(place("rounds", index), say("reportages-fault-over", goal=GOAL))
        faults = tuple(_check_round(each, players, facts, index))
        yield from faults
        # Nobody loses points, so a round that is wrong cannot undo a goal that was reached.
        if not faults and (right := _read_round(each, players, facts, index)) is not None:
            totals = add_round(totals, score_round(right, facts))


def _check_round(each: dict[str, Any], players: RawPlayerChecks, facts: Facts, index: int) -> Iterator[Fault]:
    """Yield the faults of a round: its players, amounts that no chips make, and chips that do not add up."""
    path = ("rounds", index)
    cash, pot = each.get("cash"), as_whole_number(each.get("pot"))
    yield from players.absence_faults(each.get("winner"), *path, "winner", entry=index)
    if pot is not None and pot % STEP:
        yield Fault(place(*path, "pot"), say("reportages-cash-step", step=STEP))
    if not isinstance(cash, dict):
        return
    present = players.present_at(index)
    yield from players.table_faults(cash, say("fault-missing"), *path, "cash", needed=present, entry=index)
    stake = _find_stake(players, facts, index)
    if stake is None:
        return
    counted = {id_: points for id_ in present if (points := as_whole_number(cash.get(id_))) is not None}
    for id_, points in counted.items():
        # Values that are no amounts are faults of the shape.
        if 0 <= points <= MOST_MONEY and (why := wrong_cash(points, stake)) is not None:
            yield Fault(place(*path, "cash", id_), why)
    whole_table = set(counted) == set(cash) and len(counted) == players.number_present_at(index)
    if pot is None or not whole_table or any(wrong_cash(points, stake) for points in counted.values()):
        return
    if (why := check_balance(tuple(counted.values()), pot, stake)) is not None:
        yield Fault(place(*path, "pot"), why)


def _find_stake(players: RawPlayerChecks, facts: Facts, index: int) -> int | None:
    """Return what each player starts that round with; None if the file does not say clearly how many play it."""
    number = players.number_present_at(index)
    return facts.stake(number) if players.ids_known and number in facts.chips.dealt else None


def _read_round(each: dict[str, Any], players: RawPlayerChecks, facts: Facts, index: int) -> Round | None:
    """Return the round that the JSON holds; None if it cannot be scored."""
    stake = _find_stake(players, facts, index)
    cash, pot, winner, combination = (each.get(name) for name in ("cash", "pot", "winner", "combination"))
    if stake is None or not isinstance(cash, dict) or not isinstance(winner, str):
        return None
    if any(as_whole_number(points) is None or wrong_cash(points, stake) for points in cash.values()):
        return None
    if combination is not None and (not isinstance(combination, str) or combination not in facts.combinations):
        return None
    return Round(tuple(cash.items()), winner, cast("CombinationId | None", combination), as_whole_number(pot))
