"""Declares the score sheet, and builds the scored game: its figures, the same as JSON, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.scoring.model import Game, RendezVous
from companion.games.plus_belle_la_vie.scoring.points import Result, result_of
from companion.kit.figure import join_terms
from companion.kit.scored import Moment, Scored
from companion.kit.sheet import FigureKey, Row, Sheet
from companion.table.message import Message, say

GAME: Final = "plus-belle-la-vie"

#: The sheet: a row for each source of Mistral points, and their sum.
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
    """Score the game: sheet, closing sentences, reasons; and, where it is finished, the moments by which the result is
    revealed."""
    result = result_of(game, facts)
    sheet = SHEET.fill(game.roster.players, result)
    reasons = sheet.reasons("player", _write_heading, _explain_figure)
    scored = Scored(_to_json(game, result), sheet, tuple(_say_closing(game, result)), reasons)
    if not result.finished:
        return scored
    return replace(scored, moments=tuple(_tell_moments(game, result, facts)), acts=tuple(_tell_acts(game, result)))


def _tell_moments(game: Game, result: Result, facts: Facts) -> Iterator[Moment]:
    """Yield the standing after each event of the game, then with what the characters bring at the end."""
    number = 0
    for at, event in enumerate(game.events, 1):
        number += isinstance(event, RendezVous)
        title = say("plus-belle-la-vie-moment", event=event.type, number=number)
        so_far = replace(game, events=game.events[:at], control=None, sole=None)
        yield Moment(title, result_of(so_far, facts).totals)
    yield Moment(_name_row("control"), result.totals)


def _tell_acts(game: Game, result: Result) -> Iterator[Moment]:
    """Yield the standings by which the result is revealed: kind by kind, then the characters at the end player by
    player, the winner's last."""
    standing = dict.fromkeys(result.staying, 0)
    for row in ("sales", "rencontres", "dice"):
        gains = {player: _read_points(result, row, player) for player in standing}
        standing = {player: points + gains[player] for player, points in standing.items()}
        if any(gains.values()):
            yield Moment(_name_row(row), standing)
    for player in sorted(standing, key=result.totals.__getitem__):
        if _read_points(result, "control", player):
            standing = standing | {player: result.totals[player]}
            yield Moment(say("plus-belle-la-vie-act", name=game.roster.name(player)), standing)
    if not any(result.totals.values()):
        yield Moment(_name_row("total"), standing)


def _read_points(result: Result, row: str, player: str) -> int:
    """Return a player's points in a row; 0 where there are none."""
    figure = result.figure(row, player)
    return 0 if figure is None else figure.points or 0


def _name_row(row: str) -> Message:
    """Return the name of a row."""
    return say("plus-belle-la-vie-row", row=row)


def _to_json(game: Game, result: Result) -> dict[str, Any]:
    """Return the result as ``companion score --json`` prints it."""
    data: dict[str, Any] = {
        "game": GAME,
        "finished": result.finished,
        "totals": {one.id: {"points": result.totals.get(one.id, 0)} for one in game.roster.players},
        "rendez_vous": {"played": result.played, "of": result.of},
        "absolute_control": dict(result.control),
    }
    return data | {"winners": list(result.winners)} if result.finished else data


# --- sentences --------------------------------------------------------------------------------------------------------


def _say_closing(game: Game, result: Result) -> Iterator[Message]:
    """Yield the sentences that end the report: who left, who has won or is ahead, what is missing, who controls
    whom."""
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


def _write_heading(cell: FigureKey) -> Message:
    """Return the heading of a player's reasons."""
    return say("plus-belle-la-vie-reasons", name=cell.name)


def _explain_figure(cell: FigureKey) -> Message:
    """Return the line that explains one figure."""
    points, why = cell.figure.points or 0, join_terms(cell.figure.why)
    return say("plus-belle-la-vie-reason", row=cell.line.row.id, points=points, why=why)
