"""Draws quarrels about bluff: who accuses, whether the buyer had bluffed, and the list of this round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.reportages.facts import FINE
from companion.games.reportages.state.events import Fined
from companion.games.reportages.views import queries
from companion.text.shorten import shorten
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import lay_side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.parts.bottom_sheet import bottom_sheet
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value


@ft.component
def Accusation(close: Callable[[], Any]) -> ft.Control:
    """Asks who says "you're bluffing", then whether the buyer shows the set; sends who pays the fine, and closes.
    Handles: ``accuser-N``, ``bluff-proven``, ``bluff-wrong``, ``accusation-close``."""
    device = use_device()
    play = use_slice(queries.play_of)
    accuser, set_accuser = use_value("")
    buyer = play.bidder
    if play.bank is None or buyer is None:
        return bottom_sheet(device, "accusation", device.t("reportages-no-bid"), (), close)
    if not accuser:
        others = [seat for seat in device.state.seats if seat.id in play.still_in and seat.id != buyer]
        question = device.t("reportages-who-accused")
        return bottom_sheet(
            device, "accusation", question, [pick_seat(device, "accuser", others, set_accuser)], close, "button/fine"
        )

    async def fine(payer: str, by: str | None) -> None:
        """Send the fine; ``by``: who proved the bluff, None if the accuser was wrong. Close once it is accepted."""
        if await send_event(device, Fined(seat=payer, accuser=by)) is not None:
            close()

    names = {seat: shorten(device.state.name(seat)) for seat in (buyer, accuser)}
    question = device.t("reportages-shows-set", name=names[buyer])
    rows: list[ft.Control] = []
    for identifier, payer, by in (("bluff-wrong", accuser, None), ("bluff-proven", buyer, accuser)):
        label = device.t("reportages-bluff-outcome", outcome=identifier, name=names[payer], fine=FINE)
        rows.append(action(device, identifier, label, partial(fine, payer, by), compact=True, expand=True, height=64))
    note = small(device.t("reportages-accuser-draws", proven=0), device.palette)
    return bottom_sheet(device, "accusation", question, [lay_side_by_side(device, *rows), note], close, "button/fine")


@ft.component
def Bluffs() -> ft.Control:
    """Draws a line for each quarrel of this round. Handle: ``bluff-NUMBER``."""
    device, p = use_device_and_palette()
    bluffs = use_slice(lambda d: queries.play_of(d).bluffs)

    def line(index: int) -> ft.Control:
        """Draw the line of the quarrel at that index: who paid, and why."""
        bluff = bluffs[index]
        outcome = "unknown" if bluff.proven is None else "proven" if bluff.proven else "wrong"
        by = "" if bluff.accuser is None else shorten(device.state.name(bluff.accuser))
        payer = shorten(device.state.name(bluff.payer))
        text = device.t("reportages-bluff", outcome=outcome, payer=payer, accuser=by, by=int(bool(by)))
        return handle(f"bluff-{index + 1}", small(text, p))

    return stack(bold(device.t("reportages-bluffs"), p), *(line(index) for index in range(len(bluffs))), spacing=2)
