"""Watches a page's connection during a round, so that a loss is noticed soon, and reports touches whose presses did not
arrive."""

from __future__ import annotations

import flet as ft

from companion.table.message import say
from companion.table.timer import Status
from companion.ui.clock import read_clock_status
from companion.ui.reactive import use_device, use_listener, use_slice


@ft.component
def ConnectionWatch() -> ft.Control:
    """Shows nothing, but has the connection checked often while something may be pressed on this page. After a loss it
    says whose presses may be unheard; it also reads new print calls out to screen readers."""
    device = use_device()
    pressing = use_slice(lambda d: read_clock_status(d) is not Status.PAUSED)
    unheard = use_slice(lambda d: d.lost_touches)
    ft.use_effect(lambda: device.set_pressing(pressing), [pressing])
    ft.use_effect(lambda: None, [], lambda: device.set_pressing(False))

    def tell_lost_touches() -> None:
        """Show which seats of this device have no token although the page was touched while it was cut off; then forget
        the touches."""
        if not unheard:
            return
        own = {seat.id for seat in device.seats}
        names = tuple(device.state.name(seat) for seat in device.state.play.today.without_token if seat in own)
        if names:
            device.tell(say("round-unheard", names=names))
        device.clear_lost_touches()

    ft.use_effect(tell_lost_touches, [unheard])
    table, before = device.table, ft.use_ref(len(device.state.play.today.bouclage.order))

    def read_out_calls() -> None:
        """Read out the print calls that are new since this was last run (at first: since the page began to show the
        round)."""
        if device.table is not table:
            return  # the page has left the table: this screen is about to go
        called = device.state.play.today.bouclage.order
        # Only the calls since this page began to show the round.
        already_read, before.current = before.current or 0, len(called)
        for seat in called[already_read:]:
            device.read_out(device.t("say-print", name=device.state.name(seat)))

    # A listener, not a slice: reading out redraws nothing.
    use_listener(read_out_calls)
    return ft.Container(width=0, height=0)
