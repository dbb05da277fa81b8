"""What brought points, to be corrected: rencontres, who made the dice of a rendez-vous, what a sale brought."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.plus_belle_la_vie.scoring.model import Rencontre, RendezVous
from companion.games.plus_belle_la_vie.state.events import RollerCorrected, SaleCorrected
from companion.games.plus_belle_la_vie.state.intents import StepRencontres
from companion.games.plus_belle_la_vie.views import queries
from companion.ui.at_table import happened, may_enter, seats_ever
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import stepper
from companion.ui.controls.paper import card, column
from companion.ui.controls.text import bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.parts.amount import Amount
from companion.ui.parts.people import pick_seat
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice, use_value


@ft.component
def Correct() -> ft.Control:
    """Handles: ``rencontres-N-more``, ``rencontres-N-less``, ``rendez-vous-N``."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    seats = use_slice(seats_ever)
    may = use_slice(may_enter)
    opened, open_ = use_value(0)
    parts: list[ft.Control] = [
        queries.top(device),
        headline(device, device.t("plus-belle-la-vie-correct"), 28),
        sans(device.t("plus-belle-la-vie-correct-note"), p),
    ]
    for seat in seats:
        times = play.events.count(Rencontre(seat.id))
        said = device.t("plus-belle-la-vie-rencontres-of", name=short(seat.name), times=times)
        if not may:
            parts.append(sans(said, p))
            continue
        fewer = partial(device.send, StepRencontres(seat=seat.id, by=-1))
        more = partial(device.send, StepRencontres(seat=seat.id, by=1))
        parts.append(stepper(device, f"rencontres-{device.state.number(seat.id)}", said, fewer, more, by="1"))
    meetings = [one for one in play.events if isinstance(one, RendezVous)]
    for number, one in enumerate(meetings, 1):
        parts.append(
            action(
                device,
                f"rendez-vous-{number}",
                _said(device, number, one),
                partial(open_, 0 if opened == number else number),
                selected=opened == number,
                compact=True,
                disabled=not may,
            )
        )
        if opened == number:
            parts.append(One(number, key=f"meeting-{number}"))
    parts.append(queries.doors(device, back=True))
    return column(parts, spacing=10)


def _said(device: Device, number: int, one: RendezVous) -> str:
    name = "" if one.roller is None else short(device.state.name(one.roller))
    return device.t(
        "plus-belle-la-vie-meeting-was", number=number, name=name, made=int(bool(name)), sales=len(one.sales)
    )


@ft.component
def One(number: int) -> ft.Control:
    """Who made the dice, and each sale. Handles: ``roller-N``, ``sale-N``."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    seats = use_slice(seats_ever)
    sale, open_ = use_value(0)
    one = [each for each in play.events if isinstance(each, RendezVous)][number - 1]
    if one.result == "failure":
        return small(device.t("plus-belle-la-vie-was-failed"), p)

    async def made(seat: str) -> None:
        await happened(device, RollerCorrected(number=number, seat=seat))

    async def brought(value: int | None) -> None:
        open_(0)
        if value is not None:
            await happened(device, SaleCorrected(number=number, sale=sale, value=value))

    parts: list[ft.Control] = [
        bold(device.t("plus-belle-la-vie-who-made"), p),
        pick_seat(device, "roller", seats, made, chosen=one.roller),
    ]
    for at, each in enumerate(one.sales, 1):
        value = play.price(each) or 0
        name = short(device.state.name(each.player))
        said = device.t("plus-belle-la-vie-sale", name=name, character=each.character, cards=each.cards, points=value)
        parts.append(action(device, f"sale-{at}", said, partial(open_, at), compact=True))
        if sale == at:
            close = partial(open_, 0)
            parts.append(Amount("sale", device.t("plus-belle-la-vie-price-of", cards=each.cards), brought, close=close))
    body = ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, padding=10)
