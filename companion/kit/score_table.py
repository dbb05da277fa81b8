"""Defines a scored game as every game returns it: the sheet, the result as JSON, and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from companion.kit.figure import Figure
from companion.kit.sheet import FilledSheet, Line, Part, Record, Row
from companion.kit.sheet import Reasons as Reasons
from companion.table.message import Message


@dataclass(frozen=True, slots=True)
class Scored:
    """Is a scored game: ``result`` as ``--json`` prints it, the sheet, ``closing`` sentences about how it ended, and
    the reasons of its figures."""

    result: dict[str, Any]
    pad: FilledSheet
    closing: tuple[Message, ...]
    reasons: tuple[Reasons, ...]


# --- sheets that are not declared yet ---------------------------------------------------------------------------------

#: The content of one cell; None for an empty cell.
Cell = Message | None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Is a row of a sheet that is put together by hand: each player's cell and its terms."""

    label: Message
    cells: tuple[Cell, ...]
    apart: bool = False
    why: tuple[tuple[Message, ...], ...] = ()


def one_column_row(
    label: Message, cells: Iterable[Cell], apart: bool = False, why: Iterable[tuple[Message, ...]] = ()
) -> ScoreRow:
    """Build a row of a sheet that is put together by hand."""
    return ScoreRow(label, tuple(cells), apart, tuple(why))


@dataclass(frozen=True, slots=True)
class _Said:
    """Writes a figure as its cell was said: the figure is the cell's place."""

    cells: tuple[Message, ...]

    def __call__(self, at: int) -> Message:
        return self.cells[at]


class ScoreTable(FilledSheet):
    """Is a sheet of one column that is put together by hand."""

    def __init__(self, players: tuple[str, ...], columns: tuple[Message, ...], rows: tuple[ScoreRow, ...]) -> None:
        lines, figures = [], {}
        for number, row in enumerate(rows):
            said = _Said(tuple(cell for cell in row.cells if cell is not None))
            declared = Row(f"row-{number}", written=said)
            lines.append(Line(declared, row.label, apart=row.apart))
            whys = row.why or ((),) * len(row.cells)
            at = 0
            for player, (cell, why) in enumerate(zip(row.cells, whys, strict=True)):
                if cell is not None:
                    figures[declared.id, str(player), ""] = Figure(at, why)
                    at += 1
        people = tuple((str(at), name) for at, name in enumerate(players))
        super().__init__(people, tuple(Part("", column) for column in columns), tuple(lines), figures)

    def records(self) -> Iterator[Record]:
        """Yield nothing: a row that is put together by hand has no name that another program could use."""
        return iter(())
