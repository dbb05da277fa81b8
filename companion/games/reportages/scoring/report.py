"""A scored game handed out: as JSON, as the pad, and with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.games.reportages.facts import Facts
from companion.games.reportages.scoring.model import Game, Round
from companion.games.reportages.scoring.points import Result, RoundScore, result_of
from companion.games.reportages.scoring.projections import missing
from companion.kit.figure import join_terms, leaders
from companion.kit.score_table import Cell, Reasons, Scored, ScoreRow, ScoreTable, one_column_row
from companion.table.message import Message, say

GAME: Final = "reportages"


def report(game: Game, facts: Facts) -> Scored:
    """The game with its points and everything that follows from them."""
    result = result_of(game, facts)
    return Scored(_json(game, result), _pad(game, result), tuple(_closing(game, result)), tuple(_reasons(game, result)))


def _json(game: Game, result: Result) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": GAME,
        "finished": result.finished,
        "rounds": [
            {"players": {player: {"total": figure.points} for player, figure in each.players}} for each in result.rounds
        ],
        "totals": {one.id: {"points": result.totals.get(one.id, 0)} for one in game.roster.players},
    }
    return data | {"winners": list(result.winners)} if result.finished else data


# --- the pad: each round as the rule text writes it -------------------------------------------------------------------


def _pad(game: Game, result: Result) -> ScoreTable:
    rows: list[ScoreRow] = []
    for number, (each, score) in enumerate(zip(game.rounds, result.rounds, strict=True), start=1):
        rows += _round_rows(game, number, each, score)
    totals = [_points(result.totals.get(one.id)) for one in game.roster.players]
    why = [_rounds_of(result, one.id) for one in game.roster.players]
    rows.append(one_column_row(say("reportages-row", row="total", number=0), totals, apart=bool(rows), why=why))
    return ScoreTable(tuple(one.name for one in game.roster.players), (say("reportages-column"),), tuple(rows))


def _round_rows(game: Game, number: int, each: Round, score: RoundScore) -> Iterator[ScoreRow]:
    ids = [one.id for one in game.roster.players]
    cash = dict(each.cash)

    def row(name: str, points: dict[str, int], apart: bool = False) -> ScoreRow:
        label = say("reportages-row", row=name, number=number)
        return one_column_row(label, [_points(points.get(id_)) for id_ in ids], apart)

    yield row("cash", cash, apart=number > 1)
    if each.combination is not None:
        name = say("reportages-combination", id=each.combination)
        premium = [_points(score.premium if id_ == each.winner else None) for id_ in ids]
        yield one_column_row(say("reportages-row-premium", combination=name), premium)
    yield row("pot", {each.winner: score.pot})
    label = say("reportages-row", row="round", number=number)
    figures = dict(score.players)
    cells = [_points(figures[id_].points if id_ in figures else None) for id_ in ids]
    yield one_column_row(label, cells, why=[figures[id_].why if id_ in figures else () for id_ in ids])


def _rounds_of(result: Result, player: str) -> tuple[Message, ...]:
    """Where a total comes from."""
    if player not in result.totals or not result.rounds:
        return ()
    return (say("reportages-why-rounds", each=tuple(each.points(player) for each in result.rounds)),)


def _points(points: int | None) -> Cell:
    return None if points is None else say("pad-points", points=points)


# --- sentences --------------------------------------------------------------------------------------------------------


def _closing(game: Game, result: Result) -> Iterator[Message]:
    yield from game.roster.farewells()
    if result.finished:
        names = game.roster.names(result.winners)
        yield say("reportages-winners", names=names, count=len(names), points=result.totals[result.winners[0]])
        return
    yield say("reportages-running", rounds=len(result.rounds))
    if result.rounds:
        ahead = leaders({player: result.totals[player] for player in game.roster.staying})
        points = result.totals[ahead[0]]
        names = game.roster.names(ahead)
        yield say("reportages-ahead", names=names, count=len(names), points=points, missing=missing(points))


def _reasons(game: Game, result: Result) -> Iterator[Reasons]:
    for number, score in enumerate(result.rounds, start=1):
        lines = (_line(game, player, figure.points or 0, join_terms(figure.why)) for player, figure in score.players)
        yield Reasons(say("reportages-round", number=number), tuple(lines))
    if len(result.rounds) > 1:
        totals = (
            _line(game, player, points, join_terms(_rounds_of(result, player)))
            for player, points in result.totals.items()
        )
        yield Reasons(say("reportages-totals"), tuple(totals))


def _line(game: Game, player: str, points: int, why: Message) -> Message:
    return say("reportages-reason", name=game.roster.name(player), points=points, why=why)
