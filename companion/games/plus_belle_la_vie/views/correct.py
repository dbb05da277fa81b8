"""Draws the corrections of what brought points: rencontres, and of each rendez-vous the successful throw and every
sale."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.games.plus_belle_la_vie.scoring.model import Rencontre, RendezVous, Sale
from companion.games.plus_belle_la_vie.state.events import MeetingCorrected
from companion.games.plus_belle_la_vie.state.intents import StepRencontres
from companion.games.plus_belle_la_vie.views import queries
from companion.kit.shape import MOST
from companion.table.seats import clean_text
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import list_all_seats, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import stepper, text_field
from companion.ui.controls.paper import card, column, lay_over_bar
from companion.ui.controls.stack import stack
from companion.ui.controls.text import HELP, bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.amount import Amount
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_latest, use_slice, use_value


@ft.component
def Correct() -> ft.Control:
    """Lists each player's rencontres, to be counted up or down, and each rendez-vous that is over, which unfolds at a
    tap; the form of a sale takes the whole page. Handles: ``rencontres-N-more``, ``rencontres-N-less``,
    ``rendez-vous-N``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    seats = use_slice(list_all_seats)
    may = use_slice(lambda d: d.may_lead)
    opened, open_ = use_value(0)
    selling, set_selling = use_value((0, 0))
    if selling[0]:
        return SaleForm(*selling, lambda: set_selling((0, 0)), key=f"sale-form-{selling}")
    title = headline(device, device.t("plus-belle-la-vie-correct"), 28, beside=HELP)
    parts: list[ft.Control] = [
        queries.top(device),
        with_help(device, title, "row/sales", "row/rencontres", "row/dice"),
        sans(device.t("plus-belle-la-vie-correct-note"), p),
    ]
    for seat in seats:
        times = play.events.count(Rencontre(seat.id))
        text = device.t("plus-belle-la-vie-rencontres-of", name=shorten(seat.name), times=times)
        if not may:
            parts.append(sans(text, p))
            continue

        def step(by: int, seat: str = seat.id) -> Any:
            return device.send(StepRencontres(seat=seat, by=by))

        parts.append(stepper(device, f"rencontres-{device.state.number(seat.id)}", text, step))
    for number, one in enumerate(play.meetings, 1):
        parts.append(
            action(
                device,
                f"rendez-vous-{number}",
                _say_meeting(device, number, one),
                partial(open_, 0 if opened == number else number),
                selected=opened == number,
                compact=True,
                disabled=not may,
            )
        )
        if opened == number:
            parts.append(MeetingCorrection(number, lambda at: set_selling((opened, at)), key=f"meeting-{number}"))
    width = theme.COLUMN if device.is_wide else None
    return lay_over_bar(p, column(parts, spacing=10), queries.foot_with_back(device), width=width)


def _say_meeting(device: Device, number: int, one: RendezVous) -> str:
    """Return the line of a rendez-vous: its number, whose throw succeeded, and how many sales it had."""
    name = "" if one.roller is None else shorten(device.state.name(one.roller))
    return device.t(
        "plus-belle-la-vie-meeting-was", number=number, name=name, made=int(bool(name)), sales=len(one.sales)
    )


async def _correct(device: Device, number: int, **changes: Any) -> bool:
    """Send the rendez-vous, as it is now, with these fields changed; return whether that was accepted."""
    was = device.newest.play.meeting_at(number)
    return await send_event(device, MeetingCorrected(number=number, rendez_vous=replace(was, **changes))) is not None


@ft.component
def MeetingCorrection(number: int, open_: Callable[[int], Any]) -> ft.Control:
    """Asks who made the throw of a rendez-vous, and lists its sales, which are gone once it is said to have failed;
    ``open_`` opens the form of a sale by its number, one past the last adds one. Handles: ``roller-N``,
    ``roller-none``, ``sale-N``, ``sale-add``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    seats = use_slice(list_all_seats)
    one = play.meeting_at(number)
    if one is None:
        return ft.Container(height=0)

    async def set_roller(seat: str) -> None:
        """Send that the throw was that player's."""
        await _correct(device, number, result="success", roller=seat)

    async def set_failed() -> None:
        """Send that nobody's throw succeeded; the sales go with it."""
        await _correct(device, number, result="failure", roller=None, sales=())

    parts: list[ft.Control] = [
        bold(device.t("plus-belle-la-vie-who-made"), p),
        pick_seat(device, "roller", seats, set_roller, chosen=one.roller),
        action(
            device,
            "roller-none",
            device.t("plus-belle-la-vie-was-nobody"),
            set_failed,
            selected=one.roller is None,
            compact=True,
        ),
    ]
    if one.roller is None:
        return card(stack(*parts, small(device.t("plus-belle-la-vie-was-failed"), p)), p, padding=10)
    for index, each in enumerate(one.sales, 1):
        text = device.t(
            "plus-belle-la-vie-sale",
            name=shorten(device.state.name(each.player)),
            character=each.character,
            cards=each.cards,
            points=play.price(each) or 0,
        )
        parts.append(action(device, f"sale-{index}", text, partial(open_, index), compact=True))
    label = device.t("plus-belle-la-vie-sale-add")
    parts.append(link(device, "sale-add", label, partial(open_, len(one.sales) + 1), icon=ft.Icons.ADD))
    return card(stack(*parts), p, padding=10)


@ft.component
def SaleForm(number: int, at: int, close: Callable[[], Any]) -> ft.Control:
    """Asks for one sale of a rendez-vous, on a page of its own: seller, character, number of cards; entering the price
    sends it, and closes the page. ``number``: the rendez-vous; ``at``: the sale, from 1, one past the last adds one.
    Handles: ``sale-seat-N``, ``sale-who``, ``sale-cards-more``, ``sale-amount``, ``sale-remove``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    seats = use_slice(list_all_seats)
    meeting = play.meeting_at(number)
    sales = meeting.sales if meeting is not None else ()
    old = sales[at - 1] if at <= len(sales) else None
    seat = use_latest(old.player if old is not None else (meeting.roller if meeting is not None else None) or "")
    cards = use_latest(old.cards if old is not None else 1)
    typed, set_typed = use_half_typed(f"sale-who-{number}-{at}")
    name = clean_text(typed) or (old.character if old is not None else "")

    async def submit_sale(value: int | None) -> None:
        """Send the corrected or added sale with that price, and close once it is accepted; nothing without a price or a
        name."""
        if value is None or not name:
            return
        sale = Sale(seat.value, name, cards.value, value)
        if await _correct(device, number, sales=(*sales[: at - 1], sale, *sales[at:])):
            set_typed("")
            close()

    async def remove() -> None:
        """Send the rendez-vous without the sale, and close once that is accepted."""
        if await _correct(device, number, sales=(*sales[: at - 1], *sales[at:])):
            set_typed("")
            close()

    parts: list[ft.Control] = [
        bold(device.t("plus-belle-la-vie-sale-seller"), p),
        pick_seat(device, "sale-seat", seats, seat.put, chosen=seat.value),
        text_field(device, "sale-who", device.t("plus-belle-la-vie-character"), typed or name, set_typed, lambda: None),
        stepper(
            device,
            "sale-cards",
            device.t("plus-belle-la-vie-sale-cards", cards=cards.value),
            lambda by: cards.step(lambda before: min(MOST, max(1, before + by))),
        ),
    ]
    if old is not None:
        label = device.t("plus-belle-la-vie-sale-remove")
        parts.append(link(device, "sale-remove", label, remove, icon=ft.Icons.DELETE_OUTLINE))
    price = Amount(
        "sale",
        device.t("plus-belle-la-vie-price-of", cards=cards.value),
        submit_sale,
        start=None if old is None else play.price(old),
        close=close,
    )
    width = theme.COLUMN if device.is_wide else None
    # No page head, so that all questions stay above the keypad.
    return lay_over_bar(p, column(parts), price, width=width)
