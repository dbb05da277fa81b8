"""Hands out a scored game: as JSON, as the pad, and with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.games.plus_belle_la_vie.facts import Facts
from companion.games.plus_belle_la_vie.scoring.model import Game
from companion.games.plus_belle_la_vie.scoring.points import PlayerScore, Result, Row, result_of
from companion.kit.figure import Figure, join_terms
from companion.kit.score_table import Cell, Reasons, Scored, ScoreRow, ScoreTable, one_column_row
from companion.table.message import Message, say

GAME: Final = "plus-belle-la-vie"

_ROWS: Final[tuple[Row, ...]] = ("sales", "rencontres", "dice", "control")


def report(game: Game, facts: Facts) -> Scored:
    """Return the game with its points and everything that follows from them."""
    result = result_of(game, facts)
    return Scored(_json(game, result), _pad(game, result), tuple(_closing(game, result)), tuple(_reasons(game, result)))


def _json(game: Game, result: Result) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": GAME,
        "finished": result.finished,
        "totals": {one.id: {"points": result.totals.get(one.id, 0)} for one in game.roster.players},
        "rendez_vous": {"played": result.played, "of": result.of},
        "absolute_control": dict(result.control),
    }
    return data | {"winners": list(result.winners)} if result.finished else data


def _pad(game: Game, result: Result) -> ScoreTable:
    ids = [one.id for one in game.roster.players]
    scores = dict(result.players)

    def row(name: Row) -> ScoreRow:
        cells = [_cell(scores[id_][name]) if id_ in scores else None for id_ in ids]
        why = [scores[id_][name].why if id_ in scores else () for id_ in ids]
        return one_column_row(say("plus-belle-la-vie-row", row=name), cells, why=why)

    totals = [say("pad-points", points=result.totals[id_]) if id_ in scores else None for id_ in ids]
    sums = [tuple(_terms(scores[id_])) if id_ in scores else () for id_ in ids]
    rows = [*map(row, _ROWS), one_column_row(say("plus-belle-la-vie-row", row="total"), totals, apart=True, why=sums)]
    return ScoreTable(tuple(one.name for one in game.roster.players), (say("plus-belle-la-vie-column"),), tuple(rows))


def _terms(score: PlayerScore) -> Iterator[Message]:
    """Yield what a total is made of, row by row."""
    for row, figure in score.rows:
        if figure.points:
            why = join_terms(figure.why)
            yield say("plus-belle-la-vie-reason", row=row, points=figure.points, why=why)


def _cell(figure: Figure) -> Cell:
    return say("pad-not-entered") if figure.points is None else say("pad-points", points=figure.points)


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


def _reasons(game: Game, result: Result) -> Iterator[Reasons]:
    for player, score in result.players:
        lines = (
            say("plus-belle-la-vie-reason", row=row, points=figure.points or 0, why=join_terms(figure.why))
            for row, figure in score.rows
            if figure.why
        )
        yield Reasons(say("plus-belle-la-vie-reasons", name=game.roster.name(player)), tuple(lines))
