"""Defines a scored game as every game returns it: a table like the printed score pad, the result as JSON, and
reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.table.message import Message

#: The content of one cell; None for an empty cell.
Cell = Message | None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Is a row of the score table.

    Attributes:
        cells: by player, then by column.
        apart: a rule is drawn above it.
        why: by player, the terms of their figure (empty: nothing to explain).
    """

    label: Message
    cells: tuple[tuple[Cell, ...], ...]
    apart: bool = False
    why: tuple[tuple[Message, ...], ...] = ()


def one_column_row(
    label: Message, cells: Iterable[Cell], apart: bool = False, why: Iterable[tuple[Message, ...]] = ()
) -> ScoreRow:
    """Build a row of a table with one column per player: each player's cell, and its terms."""
    return ScoreRow(label, tuple((cell,) for cell in cells), apart, tuple(why))


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Is the score table: one block of columns per player, in table order, over common rows."""

    players: tuple[str, ...]
    columns: tuple[Message, ...]
    rows: tuple[ScoreRow, ...]


@dataclass(frozen=True, slots=True)
class Reasons:
    """Explains figures, under one heading."""

    heading: Message
    lines: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """Is a scored game: ``result`` as ``--json`` prints it, the table, ``closing`` sentences about how it ended, and
    the reasons of its figures."""

    result: dict[str, Any]
    pad: ScoreTable
    closing: tuple[Message, ...]
    reasons: tuple[Reasons, ...]
