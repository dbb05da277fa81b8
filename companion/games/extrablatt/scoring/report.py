"""Hands out a scored game: as JSON, as the pad, and with the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.count import FinalCount, Step, final_count
from companion.games.extrablatt.scoring.model import Game
from companion.kit.figure import join_terms
from companion.kit.score_table import Cell, Reasons, Scored, ScoreRow, ScoreTable, one_column_row
from companion.table.message import Message, say

GAME: Final = "extrablatt"


def report(game: Game, facts: Facts) -> Scored:
    """Return the game with its count and the winners."""
    count = final_count(dict(game.empties), game.compared, game.ads, game.options.rulings, facts)
    closing = (*game.roster.farewells(), _closing(game, count))
    return Scored(_json(game, count), _pad(game, count), closing, tuple(_reasons(game, count)))


def _json(game: Game, count: FinalCount) -> dict[str, Any]:
    return {
        "game": GAME,
        "steps": {name: {player: figure.points for player, figure in step} for name, step in count.steps},
        "totals": {one.id: {"points": count.totals.get(one.id, 0)} for one in game.roster.players},
        "winners": list(count.winners),
    }


def _pad(game: Game, count: FinalCount) -> ScoreTable:
    ids = [one.id for one in game.roster.players]

    def row(name: str, step: Step) -> ScoreRow:
        figures = dict(step)
        cells = [_points(figures[id_].points) if id_ in figures else None for id_ in ids]
        why = [figures[id_].why if id_ in figures else () for id_ in ids]
        return one_column_row(say("extrablatt-row", row=name), cells, why=why)

    leaving = {player: len(ducked) + ads for player, ducked, ads in count.removed}
    removed: list[Cell] = [say("extrablatt-removed", count=leaving[id_]) if leaving.get(id_) else None for id_ in ids]
    totals = [_points(count.totals[id_]) if id_ in count.totals else None for id_ in ids]
    rows = (
        row("headlines", count.headlines),
        one_column_row(say("extrablatt-row", row="removed"), removed, why=_leaving(game, count)),
        row("domains", count.domains),
        row("kept", count.kept),
        row("articles", count.articles),
        one_column_row(say("extrablatt-row", row="total"), totals, apart=True, why=_sums(game, count)),
    )
    return ScoreTable(tuple(one.name for one in game.roster.players), (say("extrablatt-column"),), rows)


def _leaving(game: Game, count: FinalCount) -> Iterator[tuple[Message, ...]]:
    """Say what leaves each paper in the second step; nothing to say where nothing does."""
    gone = {player: (ducked, ads) for player, ducked, ads in count.removed}
    for one in game.roster.players:
        ducked, ads = gone.get(one.id, ((), 0))
        dispatches = tuple(article.dispatch for article in ducked)
        line = say("extrablatt-leaving", name=one.name, ducked=dispatches, count=len(ducked), ads=ads)
        yield (line,) if ducked or ads else ()


def _sums(game: Game, count: FinalCount) -> Iterator[tuple[Message, ...]]:
    """List the steps that each total is the sum of."""
    for one in game.roster.players:
        figures = [(name, dict(step).get(one.id)) for name, step in count.steps]
        yield tuple(
            say("extrablatt-why-step", step=say("extrablatt-step", step=name), points=figure.points)
            for name, figure in figures
            if figure is not None and figure.points is not None
        )


def _points(points: int | None) -> Cell:
    return say("pad-not-entered") if points is None else say("pad-points", points=points)


def _closing(game: Game, count: FinalCount) -> Message:
    last = game.roster.alone
    if last is not None and not game.complete:
        return say("extrablatt-last-one", name=game.roster.name(last))
    if not game.complete:
        leading = game.roster.names(count.winners)
        return say("extrablatt-provisional", names=leading, count=len(leading))
    names = game.roster.names(count.winners)
    copies = count.totals[count.winners[0]] * 1000
    return say("extrablatt-winners", names=names, count=len(names), copies=copies)


def _reasons(game: Game, count: FinalCount) -> Iterator[Reasons]:
    steps = dict(count.steps)
    yield _step(game, "headlines", steps["headlines"])
    leaving = tuple(line for lines in _leaving(game, count) for line in lines)
    yield Reasons(say("extrablatt-step", step="removed"), leaving)
    for name in ("domains", "kept", "articles"):
        yield _step(game, name, steps[name])


def _step(game: Game, name: str, step: Step) -> Reasons:
    lines = (
        say("extrablatt-reason", name=game.roster.name(player), points=figure.points or 0, why=join_terms(figure.why))
        for player, figure in step
        if figure.why
    )
    return Reasons(say("extrablatt-step", step=name), tuple(lines))
