"""Collects a secret value from each of several players: entered on each player's own device, or on one that is passed
along and shows nothing in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.table.parts.events import SecretEntered
from companion.text.shorten import shorten
from companion.ui.at_table import may_act_for, send_event
from companion.ui.controls.buttons import action, icon_button, link
from companion.ui.controls.fields import Option, choice, lay_beside
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.parts.bottom_sheet import is_crowded
from companion.ui.reactive import use_device, use_slice, use_value


@ft.component
def Secrets(
    name: str, seats: tuple[str, ...], question: str, values: Callable[[str], Sequence[tuple[int, str]]]
) -> ft.Control:
    """Show a line for each seat: done, waiting, or to be entered on this device. ``name``: the secret's name in the
    table's tray; ``values``: the values that a seat may choose, with labels. A chosen value is on no screen before the
    game reveals it. If there is little room, the choice of a seat takes all of it. Handles: ``NAME-for-N`` (uncovers
    the choice), ``NAME-cover-N``, ``NAME-N-VALUE``, ``NAME-done-N`` (entered)."""
    device = use_device()
    uncovered_seat, set_uncovered_seat = use_value("")
    waiting_seats = use_slice(lambda d: tuple(d.state.play.tray.silent(name, seats)))
    lines: list[ft.Control] = []
    alone = uncovered_seat in waiting_seats and is_crowded(device)
    for seat in (uncovered_seat,) if alone else seats:
        number = device.state.number(seat)

        def uncover(seat: str = seat) -> None:
            """Show the choice of that seat, and no other."""
            set_uncovered_seat(seat)

        if uncovered_seat != seat or seat not in waiting_seats:
            lines.append(_seat_line(device, name, seat, number, seat in waiting_seats, uncover))
        else:

            async def enter(value: int, seat: str = seat) -> None:
                """Cover the choice again and send the value."""
                set_uncovered_seat("")
                await send_event(device, SecretEntered(name=name, seat=seat, value=value))

            options = [Option(f"{name}-{number}-{value}", label, value) for value, label in values(seat)]
            face = player_label(device.state.seat(seat), device.palette)
            again = icon_button(
                device,
                f"{name}-cover-{number}",
                ft.Icons.CLOSE,
                device.t("help-close"),
                partial(set_uncovered_seat, ""),
            )
            lines.append(ft.Row([ft.Container(face, expand=True), again]))
            lines += [small(question, device.palette), choice(device, options, None, enter, across=False)]
    return card(
        stack(*lines, spacing=10),
        device.palette,
        padding=12,
    )


def _seat_line(
    device: Device, name: str, seat_id: str, number: int, is_waiting: bool, uncover: Callable[[], None]
) -> ft.Control:
    """Build the line of a seat: a tick once it has entered its value, and while it has not (``is_waiting``) the button
    that uncovers its choice, or a note that it is entered elsewhere."""
    p = device.palette
    seat = device.state.seat(seat_id)
    face = player_label(seat, p)
    if not is_waiting:
        ticked = ft.Icon(ft.Icons.CHECK, color=p.ink, size=20)
        done_mark = ft.Row([ticked, sans(device.t("secret-done"), p)], spacing=4, tight=True)
        return lay_beside(device, face, handle(f"{name}-done-{number}", done_mark))
    is_own_or_free = device.has_seat(seat) or not seat.devices
    if not may_act_for(device, seat_id):
        return lay_beside(device, face, small(device.t("secret-waits"), p))
    if is_own_or_free:
        label = device.t(
            "secret-mine" if device.has_seat(seat) and len(device.seats) == 1 else "secret-pass",
            name=shorten(seat.name),
        )
        return lay_beside(device, face, action(device, f"{name}-for-{number}", label, uncover, compact=True))
    # Their own device is the usual one; this is for when its battery is empty or it sleeps.
    return lay_beside(device, face, link(device, f"{name}-for-{number}", device.t("secret-elsewhere"), uncover))
