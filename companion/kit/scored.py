"""Defines a scored game as every game returns it: the sheet, the result as JSON, reasons, and how it went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.kit.sheet import FilledSheet, Reasons
from companion.table.message import Message


@dataclass(frozen=True, slots=True)
class Moment:
    """Is a moment of a game: what happened, and what everybody has after it. Who is not named has nothing yet."""

    title: Message
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Scored:
    """Is a scored game.

    Attributes:
        result: as ``--json`` prints it.
        sheet: its figures.
        closing: sentences about how it ended.
        reasons: where its figures come from.
        moments: how it went, moment by moment; nothing where the rounds of its sheet tell that.
        acts: the steps in which its end is told; nothing: place by place.
        hail: what is called out for who wins; None: that they win.
    """

    result: dict[str, Any]
    sheet: FilledSheet
    closing: tuple[Message, ...]
    reasons: tuple[Reasons, ...]
    moments: tuple[Moment, ...] = ()
    acts: tuple[Moment, ...] = ()
    hail: Message | None = None
