"""Defines a scored game as every game returns it: the score sheet, the result as JSON, reasons, and the standings on
the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.kit.sheet import FilledSheet, Reasons
from companion.table.message import Message


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: what happened (``title``), and each player's total after it. A player who is missing from the
    totals has none yet."""

    title: Message
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Scored:
    """A scored game.

    Attributes:
        result: as ``--json`` prints it.
        sheet: its figures.
        closing: sentences about how it ended.
        reasons: the terms that each figure is computed from.
        moments: the standings during the game; empty if the rounds of its sheet tell them.
        acts: the standings by which the result is revealed step by step; empty: place by place.
        hail: the sentence that celebrates the winner; None: the usual one.
    """

    result: dict[str, Any]
    sheet: FilledSheet
    closing: tuple[Message, ...]
    reasons: tuple[Reasons, ...]
    moments: tuple[Moment, ...] = ()
    acts: tuple[Moment, ...] = ()
    hail: Message | None = None
