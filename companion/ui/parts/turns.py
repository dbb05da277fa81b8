"""Shows the watched table's turn pointer: whose turn it is. One tap gives the turn to the next player, two taps give it
to any other."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.table.parts.events import TurnGiven, TurnPassed
from companion.table.parts.turns import Turns
from companion.ui import theme
from companion.ui.at_table import may_act_for, send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import LARGE_TEXT, lay_beside
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.parts.bottom_sheet import column_width
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device_and_palette, use_slice, use_value
from companion.ui.widths import sans_em

#: How large the name is; what the bar has beside texts (its "?", edges, the symbol, gaps), and a button around its
#: label, in px.
_NAME: Final = 22
_AROUND: Final = 136
_BUTTON: Final = 46


def read_turns(device: Device) -> Turns:
    """Return the turn pointer of the watched table."""
    turns: Turns = device.state.play.tray.turns
    return turns


@ft.component
def TurnBar(question: str = "", note: str = "", onward: bool = True) -> ft.Control:
    """Show whose turn it is. ``question``: shown while it is nobody's turn; ``note``: a line under the name;
    ``onward``: with the button that passes the turn on (a screen may have that button at its foot instead). Handles:
    ``turn`` (opens the choice of a player), ``turn-next``, ``turn-N``."""
    device, p = use_device_and_palette()
    turns = use_slice(read_turns)
    seats = use_slice(lambda d: d.state.seats)
    may_give = use_slice(lambda d: d.may_lead)
    may_pass = use_slice(lambda d: may_act_for(d, read_turns(d).at))
    opened, set_opened = use_value(False)
    candidates = [seat for seat in seats if seat.id in turns.order and seat.id not in turns.out]
    current = next((seat for seat in seats if seat.id == turns.at), None)

    async def give(seat: str) -> None:
        """Give the turn to that seat."""
        set_opened(False)
        await send_event(device, TurnGiven(seat=seat))

    async def pass_on() -> None:
        """Pass the turn on from the player who has it by now."""
        set_opened(False)
        if (at := read_turns(device).at) is not None:
            await send_event(device, TurnPassed(seat=at))

    if current is None:
        question_text = bold(question or device.t("turn-first"), p)
        parts: list[ft.Control] = [question_text, *([pick_seat(device, "turn", candidates, give)] if may_give else [])]
        return card(stack(*parts), p, padding=12)
    label, name = small(device.t("turn-of"), p), player_label(current, p, size=_NAME)
    lines: list[ft.Control] = [label, name]
    beside = sans_em(device.t("turn-next")) * theme.BODY + _BUTTON if may_pass and onward else 0
    room = column_width(device, False) - _AROUND - beside - sans_em(device.t("turn-of")) * theme.SMALL
    if device.scale <= LARGE_TEXT and sans_em(current.name) * _NAME <= room / device.scale:
        # In one line: on a phone the page has more to show than whose turn it is. A name that would be cut has its own.
        lines = [ft.Row([label, ft.Container(name, expand=True)], spacing=10)]
    if note:
        lines.append(small(note, p))
    face = ft.Container(
        pile(*lines, spacing=0), on_click=(lambda _: set_opened(not opened)) if may_give else None, ink=may_give
    )
    named = handle("turn", face, button=may_give)
    pass_button = action(device, "turn-next", device.t("turn-next"), pass_on, height=theme.PLAY_TARGET)
    parts = [lay_beside(device, named, *([pass_button] if may_pass and onward else []))]
    if opened:
        parts += [small(device.t("turn-whose"), p), pick_seat(device, "turn", candidates, give, chosen=current.id)]
    body = stack(*parts)
    return card(body, p, edge=p.players[current.colour], padding=12)
