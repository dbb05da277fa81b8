"""Asks who was first in a photo finish: two presses too close to tell apart, shown with their gap."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.games.redac_chef.state.intents import TellFinish
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import warning
from companion.ui.controls.stack import pile, wrap
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice

#: Longest name (characters) in the question: its buttons must not grow.
NAME: Final = 13


def close_finish(device: Device, day_name: str) -> tuple[Seat, Seat, int] | None:
    """Return the first undecided photo finish of that day: who has the earlier token, who the later one, and the gap
    between their calls (ms). None if there is none, and in modes without tokens."""
    day = device.state.play.day(day_name)
    if day is None or device.view is None or len(day.bouclage.order) < 2 or not device.state.play.settings.rules.tokens:
        return None
    pair = day.bouclage.close_finish(device.view.complete)
    if pair is None:
        return None
    return device.state.seat(pair[0]), device.state.seat(pair[1]), day.bouclage.gap(pair[1]) or 0


@ft.component
def PhotoFinish(day: str) -> ft.Control:
    """Shows the first photo finish of that day that nobody has decided, with a button for each of the two seats where
    this device may decide it; nothing if there is none."""
    device, p = use_device_and_palette()
    close = use_slice(lambda d: close_finish(d, day))
    may = use_slice(lambda d: d.may_lead)
    if close is None:
        return ft.Container(height=0)
    first, second, gap = close
    names = {"first": shorten(first.name, NAME), "second": shorten(second.name, NAME)}
    question = device.t("finish-ask", gap=device.words.gap(gap), **names)
    parts: list[ft.Control] = [ft.Semantics(live_region=True, content=bold(question, p, size=device.fit(17, 22)))]
    if may:
        confirm = partial(device.send, TellFinish(day=day, first=first.id, second=second.id))
        swap = partial(device.send, TellFinish(day=day, first=second.id, second=first.id))
        size = device.fit(17, 22)
        parts.append(
            wrap(
                action(device, "finish-right", device.t("finish-swap", name=names["first"]), confirm, size=size),
                action(device, "finish-swap", device.t("finish-swap", name=names["second"]), swap, size=size),
            )
        )
    return warning(pile(*parts), p)
