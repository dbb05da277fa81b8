"""Declares the score sheet, and builds the scored game: its figures, the same as JSON, and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from companion.games.reportages.facts import Facts
from companion.games.reportages.scoring.model import Game
from companion.games.reportages.scoring.points import Result, RoundScore, result_of
from companion.games.reportages.scoring.projections import points_to_goal
from companion.kit.figure import join_terms, leaders
from companion.kit.scored import Scored
from companion.kit.sheet import CountedField, FigureKey, FilledSheet, Row, Sheet, SheetPart
from companion.table.message import Message, say

GAME: Final = "reportages"


def _make_label(row: str) -> Callable[[SheetPart], Message]:
    """Return the function that writes the label of a row for a part of the sheet: a round, or the totals."""
    return lambda part: say("reportages-row", row=row, number=int(part.id or 0))


def _label_premium(part: SheetPart) -> Message:
    """Return the label of the premium's row, which is the name of the winner's combination."""
    return say("reportages-row-premium", combination=say("reportages-combination", id=part.of.round.combination or ""))


#: Each round as the rule text writes it, below the one before; and what is counted, in that order.
SHEET: Final = Sheet(
    "reportages-row",
    column="reportages-column",
    stacked=True,
    rows=(
        Row(
            "cash",
            RoundScore.cash,
            (CountedField("cash"),),
            _make_label("cash"),
            help="row/cash",
            apart=True,
            folded=True,
        ),
        Row(
            "premium",
            RoundScore.premium_of,
            (CountedField("winner", "choice", of_table=True), CountedField("combination", "choice", of_table=True)),
            _label_premium,
            optional=True,
            folded=True,
        ),
        Row(
            "pot",
            RoundScore.pot_of,
            (CountedField("pot", of_table=True),),
            _make_label("pot"),
            help="row/pot",
            folded=True,
        ),
        Row("round", RoundScore.figure, (), _make_label("round"), help="row/round", json="total"),
    ),
    totals=(Row("total", Result.total, (), _make_label("total"), help="row/total", apart=True, large=True),),
)


def report(game: Game, facts: Facts) -> Scored:
    """Score the game: sheet, closing sentences and reasons."""
    result = result_of(game, facts)
    rounds = (
        SheetPart(str(number), say("reportages-round", number=number), each)
        for number, each in enumerate(result.rounds, 1)
    )
    sheet = SHEET.fill(game.roster.players, result, rounds)
    reasons = sheet.reasons("line", _write_heading, _explain_figure)
    # After one round the totals are the round's.
    listed = reasons if len(result.rounds) > 1 else reasons[:-1]
    return Scored(_to_json(game, result, sheet), sheet, tuple(_say_closing(game, result)), listed)


def _to_json(game: Game, result: Result, sheet: FilledSheet) -> dict[str, Any]:
    """Return the result as ``companion score --json`` prints it."""
    data: dict[str, Any] = {
        "game": GAME,
        "finished": result.finished,
        "rounds": [{"players": sheet.rows_json(str(number))} for number, _ in enumerate(result.rounds, 1)],
        "totals": {one.id: {"points": result.totals.get(one.id, 0)} for one in game.roster.players},
    }
    return data | {"winners": list(result.winners)} if result.finished else data


# --- sentences --------------------------------------------------------------------------------------------------------


def _say_closing(game: Game, result: Result) -> Iterator[Message]:
    """Yield the sentences that end the report: who has won, or how far the leader is from the goal; and who left."""
    if result.finished:
        names = game.roster.names(result.winners)
        yield say("reportages-winners", names=names, count=len(names), points=result.totals[result.winners[0]])
        yield from game.roster.farewells()
        return
    yield from game.roster.farewells()
    yield say("reportages-running", rounds=len(result.rounds))
    if result.rounds:
        ahead = leaders({player: result.totals[player] for player in game.roster.staying})
        points = result.totals[ahead[0]]
        names = game.roster.names(ahead)
        yield say("reportages-ahead", names=names, count=len(names), points=points, missing=points_to_goal(points))


def _write_heading(cell: FigureKey) -> Message:
    """Return the heading of a round's reasons, or of those of the totals."""
    return say("reportages-round", number=int(cell.part)) if cell.part else say("reportages-totals")


def _explain_figure(cell: FigureKey) -> Message:
    """Return the line that explains one figure."""
    return say("reportages-reason", name=cell.name, points=cell.figure.points or 0, why=join_terms(cell.figure.why))
