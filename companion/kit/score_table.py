"""Defines a scored game as every game returns it: the sheet, the result as JSON, and reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.kit.sheet import FilledSheet, Reasons
from companion.table.message import Message


@dataclass(frozen=True, slots=True)
class Scored:
    """Is a scored game: ``result`` as ``--json`` prints it, the sheet, ``closing`` sentences about how it ended, and
    the reasons of its figures."""

    result: dict[str, Any]
    pad: FilledSheet
    closing: tuple[Message, ...]
    reasons: tuple[Reasons, ...]
