"""Draws the minutes left of the evening, with a pause, its length, and a bell at the end."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.games.election.state.events import SessionLengthSet, SessionPaused
from companion.games.election.views.queries import minutes_left, play_at, session_minutes
from companion.hub.effects import Effect
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import small
from companion.ui.help import with_help
from companion.ui.parts.own_length import OwnLength
from companion.ui.reactive import use_device_and_palette, use_slice, use_value

#: Lengths of an evening that one tap sets, in minutes, beside the one that the box names.
_LENGTHS: Final = (60, 100, 120)
#: The longest evening, in minutes.
_LONGEST: Final = 600


@ft.component
def Session() -> ft.Control:
    """Shows the minutes left of the evening; a tap opens pause and length. When they run out while this page is open,
    the bell rings on the device that rings. Handles: ``session``, ``session-open``, ``session-pause``,
    ``session-resume``, ``session-MINUTES``, ``session-other``."""
    device, p = use_device_and_palette()
    left = use_slice(minutes_left)
    paused = use_slice(lambda d: play_at(d).session_paused)
    whole = use_slice(session_minutes)
    may = use_slice(lambda d: d.may_lead)
    opened, open_ = use_value(False)
    # The minutes left, and the evening's length, at the last look: a change of the length must not ring.
    seen: ft.MutableRef[tuple[int, int]] = ft.use_ref((left, whole))

    def ring() -> None:
        """Ring the bell if the minutes have run out since the last look, unless the length was changed."""
        before, seen.current = seen.current, (left, whole)
        if before is not None and before[0] > 0 >= left and before[1] == whole:
            device.services.effects(device, Effect.END)

    ft.use_effect(ring, [left, whole])
    text = device.t("election-time", minutes=abs(left), over=str(left < 0).lower())
    if paused:
        text = device.t("election-time-paused", time=text)
    line: ft.Control = handle("session", small(text, p))
    if not may:
        return line
    way = link(device, "session-open", device.t("election-session"), lambda: open_(not opened))
    head = ft.Row([line, way], wrap=True, run_spacing=0)
    if not opened:
        return head
    toggle = partial(send_event, device, SessionPaused(on=not paused))
    name = "session-resume" if paused else "session-pause"
    lengths = sorted({*_LENGTHS, whole})
    options = [Option(f"session-{n}", device.t("election-minutes", minutes=n), n) for n in lengths]

    async def submit_length(minutes: int) -> None:
        await send_event(device, SessionLengthSet(minutes=minutes))

    async def submit_seconds(seconds: int) -> None:
        await submit_length(max(1, seconds // 60))

    parts: list[ft.Control] = [
        with_help(device, head, "button/session"),
        action(device, name, device.t("countdown-resume" if paused else "countdown-pause"), toggle, height=48),
        choice(device, options, whole, submit_length, across=False),
        OwnLength("session", 60, _LONGEST * 60, submit_seconds, key="session-own"),
    ]
    return stack(*parts)
