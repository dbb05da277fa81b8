"""Shows the turn pointer of the watched table: whose turn it is; the next player by one tap, any other by two."""

from __future__ import annotations

import flet as ft

from companion.table.parts.events import TurnGiven, TurnPassed
from companion.table.parts.turns import Turns
from companion.ui import theme
from companion.ui.at_table import happened, may_enter, may_say
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import beside
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import who
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_slice, use_value


def read_turns(device: Device) -> Turns:
    """Return the turn pointer of the watched table."""
    turns: Turns = device.state.play.tray.turns
    return turns


@ft.component
def TurnBar(question: str = "", note: str = "", onward: bool = True) -> ft.Control:
    """Shows whose turn it is. ``question``: asked while it is nobody's; ``note``: a line under the name; ``onward``:
    with the button for the next turn, which a screen may have at its foot instead. Handles: ``turn`` (opens the
    choice), ``turn-next``, ``turn-N``."""
    device = use_device()
    p = device.palette
    turns = use_slice(read_turns)
    seats = use_slice(lambda d: d.state.seats)
    may = use_slice(may_enter)
    passes = use_slice(lambda d: may_say(d, read_turns(d).at))
    opened, open_ = use_value(False)
    there = [seat for seat in seats if seat.id in turns.order and seat.id not in turns.out]
    now = next((seat for seat in seats if seat.id == turns.at), None)

    async def give(seat: str) -> None:
        open_(False)
        await happened(device, TurnGiven(seat=seat))

    async def onwards() -> None:
        open_(False)
        if (at := read_turns(device).at) is not None:
            await happened(device, TurnPassed(seat=at))

    if now is None:
        asked = bold(question or device.t("turn-first"), p)
        parts: list[ft.Control] = [asked, *([pick_seat(device, "turn", there, give)] if may else [])]
        return card(ft.Column(parts, spacing=8, tight=True, horizontal_alignment=_WIDE), p, padding=12)
    lines: list[ft.Control] = [small(device.t("turn-of"), p), who(now, p, size=22)]
    if note:
        lines.append(small(note, p))
    face = ft.Container(
        ft.Column(lines, spacing=0, tight=True), on_click=(lambda _: open_(not opened)) if may else None, ink=may
    )
    named = handle("turn", face, button=may)
    passing = action(device, "turn-next", device.t("turn-next"), onwards, height=theme.PLAY_TARGET)
    parts = [beside(device, named, *([passing] if passes and onward else []))]
    if opened:
        parts += [small(device.t("turn-whose"), p), pick_seat(device, "turn", there, give, chosen=now.id)]
    body = ft.Column(parts, spacing=8, tight=True, horizontal_alignment=_WIDE)
    return card(body, p, edge=p.players[now.colour], padding=12)


_WIDE = ft.CrossAxisAlignment.STRETCH
