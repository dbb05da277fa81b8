"""Watches a page's connection during a round: it is missed soon, and what was touched while it was cut off is said."""

from __future__ import annotations

import flet as ft

from companion.table.message import say
from companion.table.timer import Status
from companion.ui.clock import read_clock_status
from companion.ui.reactive import use_device, use_listener, use_slice


@ft.component
def Attention() -> ft.Control:
    """Watches the connection while something may be pressed here, so that the page notices soon that it is
    disconnected; once it is back, it says of what was touched meanwhile that it did not arrive."""
    device = use_device()
    pressing = use_slice(lambda d: read_clock_status(d) is not Status.PAUSED)
    unheard = use_slice(lambda d: d.lost_touches)
    ft.use_effect(lambda: device.set_pressing(pressing), [pressing])
    ft.use_effect(lambda: None, [], lambda: device.set_pressing(False))

    def tell() -> None:
        if not unheard:
            return
        held = {seat.id for seat in device.seats}
        names = tuple(device.state.name(seat) for seat in device.state.play.today.without_token if seat in held)
        if names:
            device.tell(say("round-unheard", names=names))
        device.clear_lost_touches()

    ft.use_effect(tell, [unheard])
    table, before = device.table, ft.use_ref(len(device.state.play.today.bouclage.order))

    def read_out() -> None:
        if device.table is not table:
            return  # the page has left the table: this screen is about to go
        called = device.state.play.today.bouclage.order
        # Only what has come since this page shows the round.
        known, before.current = before.current or 0, len(called)
        for seat in called[known:]:
            device.read_out(device.t("say-print", name=device.state.name(seat)))

    # It is said, not drawn: nobody's screen is drawn anew for it.
    use_listener(read_out)
    return ft.Container(width=0, height=0)
