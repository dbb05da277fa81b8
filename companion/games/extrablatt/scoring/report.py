"""Declares the score sheet, and builds the scored game: its figures, the same as JSON, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.count import FinalCount, final_count
from companion.games.extrablatt.scoring.model import Article, Game
from companion.kit.figure import Figure, join_terms
from companion.kit.scored import Moment, Scored
from companion.kit.sheet import CountedField, FigureKey, FilledSheet, Reasons, Row, Sheet
from companion.table.message import Message, say

GAME: Final = "extrablatt"


@dataclass(frozen=True, slots=True)
class Counted:
    """Game with its final count, from which each row of the sheet takes a player's figure."""

    game: Game
    count: FinalCount

    def figure(self, row: str, player: str) -> Figure | None:
        """Return a player's figure in a step (the row of the same name); None for a player who went home."""
        return dict(dict(self.count.steps)[row]).get(player)

    def count_removed(self, player: str) -> Figure | None:
        """Return how many articles and ads leave a paper in the second step; None if none do."""
        ducked, ads = next(((ducked, ads) for one, ducked, ads in self.count.removed if one == player), ((), 0))
        if not ducked and not ads:
            return None
        return Figure(len(ducked) + ads, (tell_leaving(self.game.roster.name(player), ducked, ads),))

    def total(self, player: str) -> Figure | None:
        """Return a player's circulation (thousands), with the points of each step as its reasons; None for a player who
        went home."""
        if player not in self.count.totals:
            return None
        figures = ((name, self.figure(name, player)) for name, _ in self.count.steps)
        why = tuple(
            say("extrablatt-why-step", step=say("extrablatt-step", step=name), points=figure.points)
            for name, figure in figures
            if figure is not None and figure.points is not None
        )
        return Figure(self.count.totals[player], why)


def _write_removed(count: int) -> Message:
    return say("extrablatt-removed", count=count)


def _write_copies(thousands: int) -> Message:
    """Return the text of a circulation (given in thousands) in copies, for use outside of the sheet."""
    return say("pad-points", points=thousands * 1000)


def tell_leaving(name: str, ducked: Sequence[Article], ads: int) -> Message:
    """Return a sentence with the articles (ducked) and the number of ads that leave a player's paper in the second
    step."""
    titles = tuple(say("extrablatt-title", dispatch=article.dispatch) for article in ducked)
    return say("extrablatt-leaving", name=name, ducked=titles, count=len(ducked), ads=ads)


#: The row of a player's circulation.
TOTAL: Final = Row("total", Counted.total, alone=_write_copies, help="row/total", apart=True, large=True)
#: The steps of the final count in their order ("Décompte final"), and what is counted for them.
SHEET: Final = Sheet(
    "extrablatt-row",
    column="extrablatt-column",
    rows=(
        Row("headlines", counts=(CountedField("empties"),), alone=_write_copies, help="row/headlines"),
        Row("removed", Counted.count_removed, written=_write_removed, help="row/removed"),
        Row("domains", alone=_write_copies, help="row/domains"),
        Row("kept", alone=_write_copies, help="row/kept"),
        Row("articles", alone=_write_copies, help="row/articles"),
    ),
    totals=(TOTAL,),
)


def report(game: Game, facts: Facts) -> Scored:
    """Score the game: sheet, closing sentences, reasons; and, where it is complete, the moments by which the result is
    revealed."""
    count = final_count(dict(game.empties), game.compared, game.ads, game.options.rulings, facts)
    sheet = SHEET.fill(game.roster.players, Counted(game, count))
    closing = (*game.roster.farewells(), *_say_closing(game, count))
    scored = Scored(_to_json(game, count), sheet, closing, tuple(_list_reasons(sheet)))
    if not game.complete or not count.winners:
        return scored
    return replace(scored, moments=tuple(_tell_moments(count)), acts=tuple(_tell_acts(game, count)))


def _tell_moments(count: FinalCount) -> Iterator[Moment]:
    """Yield the standing after each step of the count."""
    names = [name for name, _ in count.steps]
    for number, name in enumerate(names, 1):
        yield Moment(say("extrablatt-step", step=name), count.totals_after(names[:number]))


def _tell_acts(game: Game, count: FinalCount) -> Iterator[Moment]:
    """Yield the standings by which the result is revealed: the one before the last step, which the players have not
    seen yet; then the last step paper by paper, the winner's last."""
    standing = count.totals_after([name for name, _ in count.steps][:-1])
    yield Moment(say("extrablatt-act-before"), standing)
    for player in sorted(standing, key=count.totals.__getitem__):
        standing = standing | {player: count.totals[player]}
        yield Moment(say("extrablatt-act", name=game.roster.name(player)), standing)


def _to_json(game: Game, count: FinalCount) -> dict[str, Any]:
    """Return the result as ``companion score --json`` prints it."""
    return {
        "game": GAME,
        "steps": {name: {player: figure.points for player, figure in step} for name, step in count.steps},
        "totals": {one.id: {"points": count.totals.get(one.id, 0)} for one in game.roster.players},
        "winners": list(count.winners),
    }


def _say_closing(game: Game, count: FinalCount) -> Iterator[Message]:
    """Yield the sentence that ends the report: who has won, who leads so far, or who is the only one left."""
    names = game.roster.names(count.winners)
    last = game.roster.alone
    if last is not None and not game.complete:
        yield say("extrablatt-last-one", name=game.roster.name(last))
    elif not game.complete:
        yield say("extrablatt-provisional", names=names, count=len(names))
    elif names:  # nobody, where all went home
        copies = count.totals[count.winners[0]] * 1000
        yield say("extrablatt-winners", names=names, count=len(names), copies=copies)


def _list_reasons(sheet: FilledSheet) -> Iterator[Reasons]:
    """Yield the reasons of each step, an empty list too: the players go through all five."""
    cells = [cell for cell in sheet.cells("line") if cell.figure.why]
    for row in SHEET.rows:
        lines = tuple(_explain_figure(cell) for cell in cells if cell.line.row is row)
        yield Reasons(say("extrablatt-step", step=row.id), lines)


def _explain_figure(cell: FigureKey) -> Message:
    """Return the line that explains one figure: player, points and terms; for the second step what leaves the paper."""
    figure = cell.figure
    if cell.line.row.id == "removed":
        return figure.why[0]
    return say("extrablatt-reason", name=cell.name, points=figure.points or 0, why=join_terms(figure.why))
