"""Asks for a length other than the usual ones, typed as minutes and seconds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.kit.clock_text import format_clock
from companion.table.message import say
from companion.ui import theme
from companion.ui.controls.buttons import action, link, run_press
from companion.ui.controls.fields import lay_beside, text_field
from companion.ui.reactive import use_device, use_half_typed, use_value

_APART: Final = re.compile(r"(\d{0,3})\D+(\d{1,2})\D*")


def parse_length(text: str) -> int | None:
    """Parse a typed length into seconds: "3:45", "3,45" and "345" are 3 minutes 45, "4" is 4 minutes, because a phone's
    number keyboard has no colon. None if the text is no length."""
    typed = text.strip()
    if typed.isdecimal() and len(typed) <= 5:
        minutes, seconds = (typed[:-2], typed[-2:]) if len(typed) > 2 else (typed, "0")
    elif (separated := _APART.fullmatch(typed)) is not None:
        minutes, seconds = separated[1] or "0", separated[2]
    else:
        return None
    return int(minutes) * 60 + int(seconds) if int(seconds) < 60 else None


@ft.component
def OwnLength(identifier: str, least: int, most: int, put: Callable[[int], Any]) -> ft.Control:
    """Ask for a length between ``least`` and ``most`` seconds, which ``put`` gets. Handles: ``ID-other`` opens the
    field, ``ID-own`` is the field, ``ID-own-ok`` its button, whose label shows how the text is understood."""
    device = use_device()
    opened, set_opened = use_value(False)
    typed, set_typed = use_half_typed(f"own-length-{identifier}")
    if not opened:
        return link(
            device, f"{identifier}-other", device.t("length-other"), lambda: set_opened(True), icon=ft.Icons.EDIT
        )

    async def submit() -> None:
        """Pass on the length as typed by now, and close the field. A text that is no length, or one out of range, is
        refused."""
        seconds = parse_length(device.services.kept.text(device.actor.device, f"own-length-{identifier}"))
        if seconds is None or not least <= seconds <= most:
            device.refuse(say("length-wrong", least=format_clock(least * 1000), most=format_clock(most * 1000)))
            return
        set_typed("")
        set_opened(False)
        await run_press(lambda: put(seconds))

    seconds_typed = parse_length(typed)
    label = (
        device.t("length-set", time=format_clock(seconds_typed * 1000))
        if seconds_typed is not None
        else device.t("length-set-none")
    )
    return lay_beside(
        device,
        text_field(device, f"{identifier}-own", device.t("length-own"), typed, set_typed, submit, most=12),
        action(device, f"{identifier}-own-ok", label, submit, height=theme.PLAY_TARGET),
    )
