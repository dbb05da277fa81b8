"""Declares the sheet, and hands out a scored game: its figures, as JSON, and with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.scoring.model import Game
from companion.games.plus_belle_la_vie.scoring.points import Result, result_of
from companion.kit.figure import join_terms
from companion.kit.score_table import Scored
from companion.kit.sheet import Cell, Row, Sheet
from companion.table.message import Message, say

GAME: Final = "plus-belle-la-vie"

#: What brings Mistral points, and their sum.
SHEET: Final = Sheet(
    "plus-belle-la-vie-row",
    column="plus-belle-la-vie-column",
    rows=(
        Row("sales", help="row/sales"),
        Row("rencontres", help="row/rencontres"),
        Row("dice", help="row/dice"),
        Row("control", help="row/control"),
    ),
    totals=(Row("total", Result.total, help="row/total", apart=True, large=True, listed=False),),
)


def report(game: Game, facts: Facts) -> Scored:
    """Return the game with its points and everything that follows from them."""
    result = result_of(game, facts)
    sheet = SHEET.fill(game.roster.players, result)
    return Scored(_json(game, result), sheet, tuple(_closing(game, result)), sheet.reasons("player", _heading, _reason))


def _json(game: Game, result: Result) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": GAME,
        "finished": result.finished,
        "totals": {one.id: {"points": result.totals.get(one.id, 0)} for one in game.roster.players},
        "rendez_vous": {"played": result.played, "of": result.of},
        "absolute_control": dict(result.control),
    }
    return data | {"winners": list(result.winners)} if result.finished else data


# --- sentences --------------------------------------------------------------------------------------------------------


def _closing(game: Game, result: Result) -> Iterator[Message]:
    yield from game.roster.farewells()
    if not result.finished:
        yield say("plus-belle-la-vie-running", played=result.played, of=result.of)
    elif game.control is None and game.sole is None and result.played >= result.of:
        yield say("plus-belle-la-vie-no-control")
    best = result.ahead
    names, points = game.roster.names(best), result.totals[best[0]]
    if result.finished:
        yield say("plus-belle-la-vie-winners", names=names, count=len(names), points=points)
    elif game.events:
        yield say("plus-belle-la-vie-ahead", names=names, count=len(names), points=points)
    if not result.finished and result.control:
        alone = tuple(
            say("plus-belle-la-vie-controls", character=character, name=game.roster.name(player))
            for character, player in result.control.items()
        )
        yield say("plus-belle-la-vie-control-now", alone=alone)


def _heading(cell: Cell) -> Message:
    return say("plus-belle-la-vie-reasons", name=cell.name)


def _reason(cell: Cell) -> Message:
    points, why = cell.figure.points or 0, join_terms(cell.figure.why)
    return say("plus-belle-la-vie-reason", row=cell.line.row.id, points=points, why=why)
