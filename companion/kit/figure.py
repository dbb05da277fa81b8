"""Defines a figure of the score sheet with the terms it is computed from, and finds the leaders: for every game's
scoring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the score sheet, with the terms it is computed from.

    Attributes:
        points: the points ($ in the row ``ads``); None while the figure is not entered.
        why: the terms.
        provisional: whether the figure may still change through other entries, because something is missing.
    """

    points: int | None = None
    why: tuple[Message, ...] = ()
    provisional: bool = False


def join_terms(why: tuple[Message, ...]) -> Message:
    """Return the terms (at least one) joined into one message."""
    first, *then = why
    return say("why-then", first=first, then=join_terms(tuple(then))) if then else first


def leaders(points: Mapping[str, int]) -> tuple[str, ...]:
    """Return the players with the highest total, several where they tie, in the given order."""
    most = max(points.values(), default=0)
    return tuple(player for player, total in points.items() if total == most)
