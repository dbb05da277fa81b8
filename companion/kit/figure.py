"""A figure with the terms it comes from, and who is best: what every game's scoring hands out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of the sheet: points ($ in ``ads``), None while not entered, and the terms it comes from.

    ``provisional``: it may still change although nobody changes what he entered, because something is missing.
    """

    points: int | None = None
    why: tuple[Message, ...] = ()
    provisional: bool = False


def joined(why: tuple[Message, ...]) -> Message:
    """The terms one after the other, as one message; there is at least one."""
    first, *then = why
    return say("why-then", first=first, then=joined(tuple(then))) if then else first


def leaders(points: Mapping[str, int]) -> tuple[str, ...]:
    """Everybody who has the most, in the order given: a tie at the top is shared."""
    most = max(points.values(), default=0)
    return tuple(player for player, total in points.items() if total == most)
