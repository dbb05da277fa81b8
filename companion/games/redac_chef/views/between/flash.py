"""Shows the choice of the day's flash card, with what the rules and the group's own note say of it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.redac_chef.state.events import FlashTurned
from companion.table.message import say
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import small_action
from companion.ui.controls.locked_note import is_locked_out
from companion.ui.controls.note import NoteBox
from companion.ui.controls.paper import card
from companion.ui.controls.stack import pile, wrap
from companion.ui.controls.text import bold
from companion.ui.help import Clarified, with_help
from companion.ui.reactive import use_device_and_palette, use_slice


@ft.component
def FlashCard(day: str) -> ft.Control:
    """Shows the flash card that lies open on that day, and, where the device may, the numbers by which it is recorded;
    a tap on the recorded one takes it back."""
    device, p = use_device_and_palette()
    flash = use_slice(lambda d: next((each.flash for each in d.state.play.days if each.name == day), None))
    locked = use_slice(is_locked_out)

    def toggle_card(card_number: int):  # type: ignore[no-untyped-def]
        """Record that card, or that none is recorded if it was this one."""
        return send_event(device, FlashTurned(day=day, card=None if flash == card_number else card_number))

    numbers = [
        small_action(device, f"flash-{n}", str(n), partial(toggle_card, n), selected=flash == n, width=76)
        for n in range(1, 13)
    ]
    text = (
        device.t("flash-noted", day=say(f"day-{day}"), card=flash)
        if flash
        else device.t("flash-turn", day=say(f"day-{day}"))
    )
    return card(
        pile(
            with_help(device, bold(text, p), "button/flash"),
            *([] if locked else [wrap(*numbers, spacing=6)]),
            *([Clarified(f"flash/{day}-{flash}", key=f"clarified-{flash}")] if flash else []),
            *([NoteBox(f"flash/{day}-{flash}", device.state.game, "flash-note", key=f"note-{flash}")] if flash else []),
        ),
        p,
    )
