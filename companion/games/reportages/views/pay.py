"""Draws the sheet of a player in a round: what they bid or pay as a fine, each in one tap, or that they are
excluded."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.reportages.facts import FINE, STEP
from companion.games.reportages.state.auction import Auction
from companion.games.reportages.state.events import AccuserNamed, BidPaid, Fined
from companion.games.reportages.views import queries
from companion.table.events import Event
from companion.table.parts.events import SatOut, TurnGiven
from companion.text.shorten import shorten
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.stack import wrap
from companion.ui.controls.text import small
from companion.ui.device import Device
from companion.ui.parts.amount import Amount
from companion.ui.parts.bottom_sheet import bottom_sheet
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device_and_palette, use_slice, use_value

#: The bids that one tap makes: these points on top of the least that is needed.
_MORE: Final = (0, 20, 40, 60, 80, 180, 280, 480)


@ft.component
def Pay(seat: str, close: Callable[[], Any]) -> ft.Control:
    """Shows the actions of a player: bid, pay a fine, be excluded or let in again, come first, get the turn. Handles:
    ``bid-POINTS``, ``bid-other``, ``priority``, ``fine``, ``exclude``, ``let-in``, ``give-turn``, ``pay-close``; after
    a proven bluff ``accuser-N``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    is_typing, set_typing = use_value(False)
    asking, set_asking = use_value(False)
    is_priority, set_priority = use_value(False)
    name = shorten(device.state.name(seat))
    bank = play.bank
    if bank is None:
        return ft.Container(height=0)
    has = bank.of(seat)

    async def submit(event: Event) -> None:
        """Send the event; close the sheet once it is accepted."""
        if await send_event(device, event) is not None:
            close()

    async def bid(points: int | None, fresh: bool = False) -> None:
        """Send the bid, and close once it is accepted; nothing for None. ``fresh``: a bid for the card that the last
        buyer has just discarded, not a raise."""
        set_typing(False)
        if points is not None:
            await submit(BidPaid(seat=seat, points=points, fresh=fresh, priority=is_priority))

    async def fine() -> None:
        """Send the fine; after a proven bluff ask who had accused, else close."""
        bluffed = queries.play_of(device).bidder == seat and device.may_lead
        if await send_event(device, Fined(seat=seat)) is None:
            return
        if bluffed:
            set_asking(True)
        else:
            close()

    if asking:
        others = [one for one in device.state.seats if one.id in play.still_in and one.id != seat]
        who = pick_seat(device, "accuser", others, lambda accuser: submit(AccuserNamed(seat=accuser)))
        draws = small(device.t("reportages-accuser-draws", proven=1), p)
        return bottom_sheet(device, "pay", device.t("reportages-who-accused"), [draws, who], close)
    if is_typing:
        question = device.t("reportages-pays-how-much", name=name)
        return Amount("bid", question, bid, close=lambda: set_typing(False))
    title = device.t("reportages-pays", name=name, has=has)
    if seat not in play.still_in:
        back = action(device, "let-in", device.t("reportages-let-in"), partial(submit, SatOut(seat=seat, out=False)))
        return bottom_sheet(device, "pay", title, [back] if seat in play.staying else [], close, "button/exclude")
    auction = play.current_auction
    parts: list[ft.Control] = []
    if auction is not None:
        parts += _draw_bids(device, auction, seat, has, is_priority, bid, lambda: set_typing(True))
    if has >= FINE:
        role = "buyer" if play.bidder == seat else "accuser" if play.bidder is not None else "nobody"
        parts.append(action(device, "fine", device.t("reportages-fine", fine=FINE, role=role), fine, compact=True))
    else:
        parts.append(small(device.t("reportages-fine-ruins", name=name, has=has, fine=FINE), p))
    links = [
        link(device, "exclude", device.t("reportages-exclude"), partial(submit, SatOut(seat=seat)), icon=ft.Icons.BLOCK)
    ]
    if auction is not None and seat not in (auction.discarder, auction.buyer):
        links.append(link(device, "priority", device.t("reportages-priority"), partial(set_priority, not is_priority)))
    if play.tray.turns.at != seat:
        give = partial(submit, TurnGiven(seat=seat))
        links.append(link(device, "give-turn", device.t("reportages-give-turn"), give, icon=ft.Icons.PLAY_ARROW))
    parts.append(ft.Row(links, wrap=True, spacing=4))
    return bottom_sheet(device, "pay", title, parts, close, "button/bid", "button/fine", "button/exclude")


def _draw_bids(
    device: Device,
    auction: Auction,
    seat: str,
    has: int,
    is_priority: bool,
    bid: Callable[..., Any],
    other: Callable[[], None],
) -> list[ft.Control]:
    """Return the buttons for what the player may bid on the present card, or a note why they may not bid; also a bid on
    the card that the present card's buyer has just discarded."""
    p = device.palette
    parts: list[ft.Control] = []
    raises = auction.buyer is not None
    if seat == auction.discarder:
        parts.append(small(device.t("reportages-own-card-note"), p))
    elif seat == auction.buyer:
        parts.append(small(device.t("reportages-highest-note", points=auction.highest), p))
    elif seat in auction.no and not is_priority:
        parts.append(small(device.t("reportages-no-note"), p))
    else:
        least = STEP if is_priority else auction.least(seat)
        usual = [least + more for more in _MORE if least + more <= has]
        buttons = [_draw_bid(device, points, partial(bid, points)) for points in usual]
        if has >= least:
            buttons.append(action(device, "bid-other", device.t("reportages-other-amount"), other, compact=True))
        if is_priority:
            parts.append(small(device.t("reportages-priority-note"), p))
        elif raises:
            parts.append(small(device.t("reportages-raise-note", points=least, own=auction.of(seat)), p))
        parts.append(wrap(*buttons))
    if raises and seat != auction.buyer and has >= STEP and not is_priority:
        name = shorten(device.state.name(auction.buyer or ""))
        label = device.t("reportages-buys-next", name=name, points=STEP)
        parts.append(action(device, f"bid-{STEP}", label, partial(bid, STEP, True), compact=True))
    return parts


def _draw_bid(device: Device, points: int, press: Callable[[], Any]) -> ft.Control:
    """Draw the button of a bid."""
    return action(device, f"bid-{points}", device.words.number(points), press, compact=True)
