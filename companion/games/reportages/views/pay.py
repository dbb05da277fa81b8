"""What a player puts into the pot: a bid, a raise or a fine, each in one more tap; or he is excluded."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.reportages.facts import FINE, STEP
from companion.games.reportages.state.events import AccuserNamed, BidPaid, Fined
from companion.games.reportages.views import queries
from companion.table.parts.events import SatOut, TurnGiven
from companion.ui import theme
from companion.ui.at_table import happened, may_enter
from companion.ui.controls.buttons import action, icon_button, link
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import help_button
from companion.ui.parts.amount import Amount
from companion.ui.parts.people import pick_seat
from companion.ui.people import short
from companion.ui.reactive import use_device, use_slice, use_value

#: Bids that one tap enters: a card that nobody else wants costs the first.
_USUAL: Final = (STEP, 40, 60, 80, 100, 200, 300, 500)


@ft.component
def Pay(seat: str, close: Callable[[], Any]) -> ft.Control:
    """Handles: ``bid-POINTS``, ``bid-other``, ``fine``, ``exclude``, ``let-in``, ``give-turn``, ``pay-close``."""
    device = use_device()
    p = device.palette
    play = use_slice(queries.play_of)
    other, open_other = use_value(False)
    asking, ask = use_value(False)
    name = short(device.state.name(seat))
    bank = play.bank
    if bank is None:
        return ft.Container(height=0)
    has = bank.of(seat)

    async def bid(points: int | None) -> None:
        open_other(False)
        if points is not None and await happened(device, BidPaid(seat=seat, points=points)) is not None:
            close()

    async def fine() -> None:
        bluffed = queries.play_of(device).bidder == seat and may_enter(device)
        if await happened(device, Fined(seat=seat)) is None:
            return
        if bluffed:
            ask(True)
        else:
            close()

    async def accuse(accuser: str) -> None:
        await happened(device, AccuserNamed(seat=accuser))
        close()

    async def exclude(out: bool) -> None:
        await happened(device, SatOut(seat=seat, out=out))
        close()

    async def turn() -> None:
        await happened(device, TurnGiven(seat=seat))
        close()

    shut = icon_button(device, "pay-close", ft.Icons.CLOSE, device.t("reportages-close"), close)
    if asking:
        others = [one for one in device.state.seats if one.id in play.still_in and one.id != seat]
        return _column(
            ft.Row([ft.Container(bold(device.t("reportages-who-accused"), p), expand=True), shut]),
            small(device.t("reportages-accuser-draws"), p),
            pick_seat(device, "accuser", others, accuse),
        )
    if other:
        question = device.t("reportages-pays-how-much", name=name)
        return Amount("bid", question, bid, close=lambda: open_other(False))
    places = ("button/bid", "button/fine", "button/exclude")
    title = ft.Container(bold(device.t("reportages-pays", name=name, has=has), p), expand=True)
    head = ft.Row([title, *help_button(device, *places), shut], spacing=0)
    if seat not in play.still_in:
        back = action(device, "let-in", device.t("reportages-let-in"), partial(exclude, False))
        return _column(head, back)
    usual = [points for points in _USUAL if points <= has]
    bids: list[ft.Control] = [_bid(device, points, bid) for points in usual]
    if has >= STEP:
        label = device.t("reportages-other-amount")
        bids.append(action(device, "bid-other", label, lambda: open_other(True), compact=True))
    last: list[ft.Control] = []
    if has >= FINE:
        role = "buyer" if play.bidder == seat else "accuser" if play.bidder is not None else "nobody"
        last.append(action(device, "fine", device.t("reportages-fine", fine=FINE, role=role), fine, compact=True))
    else:
        last.append(small(device.t("reportages-fine-ruins", name=name, has=has, fine=FINE), p))
    exclude_ = link(device, "exclude", device.t("reportages-exclude"), partial(exclude, True), icon=ft.Icons.BLOCK)
    give = link(device, "give-turn", device.t("reportages-give-turn"), turn, icon=ft.Icons.PLAY_ARROW)
    return _column(
        head,
        ft.Row(bids, wrap=True, spacing=8, run_spacing=8),
        *last,
        ft.Row([exclude_, *([give] if play.tray.turns.at != seat else [])], wrap=True, spacing=4),
    )


def _bid(device: Device, points: int, bid: Callable[[int], Any]) -> ft.Control:
    return action(device, f"bid-{points}", str(points), partial(bid, points), compact=True, height=theme.PLAY_TARGET)


def _column(*parts: ft.Control) -> ft.Control:
    return ft.Column([*parts], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
