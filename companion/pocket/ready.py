"""Draws who is ready before a round, and the button by which a player reports ready."""

from __future__ import annotations

from collections.abc import Iterator

from companion.hub.ready_ticks import ReadyTicks
from companion.kit.pocket import Button, Look, Part, Text
from companion.table.message import say


def draw_ready(look: Look, ticks: ReadyTicks, round_: str) -> Iterator[Part]:
    """Yield the text that says who is ready for that round (nothing where only the host's device has seats) and, unless
    this device leads the table, the button for its own seats."""
    if (ready_message := ticks.describe(look.table, round_)) is not None:
        yield Text(ready_message, "small", "ready-who")
    if look.mine and not look.leads:
        is_ready = {seat.id for seat in look.mine} <= ticks.list_ready(look.table.id, round_)
        label = say("ready-here", on=str(is_ready).lower())
        yield Button("ready-here", label, ("ready", round_, "" if is_ready else "1"), "plain" if is_ready else "main")
