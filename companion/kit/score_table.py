"""A scored game as every game hands it out: a sheet like the printed pad, its result as JSON, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.table.message import Message

#: What stands in one cell; None where there is nothing to write.
Cell = Message | None


@dataclass(frozen=True, slots=True)
class PadRow:
    """A row of the pad: ``cells`` by player, then by column. ``apart``: a rule stands above it; ``why``: by player, the
    terms that his figures come from (none: nothing to explain)."""

    label: Message
    cells: tuple[tuple[Cell, ...], ...]
    apart: bool = False
    why: tuple[tuple[Message, ...], ...] = ()


def single(
    label: Message, cells: Iterable[Cell], apart: bool = False, why: Iterable[tuple[Message, ...]] = ()
) -> PadRow:
    """A row of a pad with one column a player: what each player has in it, and why."""
    return PadRow(label, tuple((cell,) for cell in cells), apart, tuple(why))


@dataclass(frozen=True, slots=True)
class Pad:
    """The score sheet: one block of columns for each player, in the order of the table, over common rows."""

    players: tuple[str, ...]
    columns: tuple[Message, ...]
    rows: tuple[PadRow, ...]


@dataclass(frozen=True, slots=True)
class Reasons:
    """Where figures come from, under one heading."""

    heading: Message
    lines: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """``result`` as ``--json`` prints it; ``closing``: how the game ended, by sentence; ``reasons`` of the figures."""

    result: dict[str, Any]
    pad: Pad
    closing: tuple[Message, ...]
    reasons: tuple[Reasons, ...]
