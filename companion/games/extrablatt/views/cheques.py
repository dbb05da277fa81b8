"""Draws a player's own cheques, on their own device only: entered once, then changed by each duel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from companion.games.extrablatt.state.events import ChequesNoted
from companion.games.extrablatt.views.queries import facts_at, play_at
from companion.table.seats import Seat
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Fold
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice, use_value


@ft.component
def MyCheques() -> ft.Control:
    """Draws the cheques of each seat that this device holds, folded away so that others do not see them by accident."""
    device = use_device()
    seats = use_slice(lambda d: tuple(seat for seat in d.seats if seat.id in play_at(d).staying))
    folds: list[ft.Control] = [
        Fold(
            f"cheques-{device.state.number(seat.id)}",
            device.t("extrablatt-my-cheques", name=seat.name),
            device.t("extrablatt-my-cheques-note"),
            partial(_Cheques, seat),
            key=f"cheques-{seat.id}",
        )
        for seat in seats
    ]
    return stack(*folds)


@ft.component
def _Cheques(seat: Seat) -> ft.Control:
    """Asks for the cheques that a player holds, or shows them: a button for each value, the chosen ones marked. They
    are sent once as many are chosen as are dealt."""
    device = use_device()
    known_cheques = use_slice(lambda d: play_at(d).list_held(seat.id))
    chosen, set_chosen = use_value(known_cheques)
    facts = facts_at(device)

    async def toggle(value: int) -> None:
        """Select or deselect a cheque; send the cheques once as many as are dealt are selected, or (to forget them)
        none."""
        selection = tuple(one for one in chosen if one != value) if value in chosen else (*chosen, value)
        if len(selection) > facts.cheques_dealt:
            return
        set_chosen(selection)
        if len(selection) == facts.cheques_dealt or (known_cheques and not selection):
            await send_event(device, ChequesNoted(seat=seat.id, cheques=selection))

    number = device.state.number(seat.id)
    buttons = [_cheque(device, number, value, value in chosen, toggle) for value in facts.from_reviews.cheques]
    missing = facts.cheques_dealt - len(chosen)
    return pile(
        wrap(*buttons),
        small(device.t("extrablatt-cheques-missing", count=missing), device.palette),
    )


def _cheque(
    device: Device, number: int, value: int, chosen: bool, toggle: Callable[[int], Awaitable[None]]
) -> ft.Control:
    return action(
        device,
        f"cheque-{number}-{value}",
        device.words.number(value),
        partial(toggle, value),
        selected=chosen,
        compact=True,
        height=48,
    )
