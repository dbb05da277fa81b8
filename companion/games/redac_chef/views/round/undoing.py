"""Offers undo in a round where no other button undoes the same thing: each call has a button of its own that takes it
back."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.state.calls import count_take_back_s
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.undo import UndoLink
from companion.ui.device import Device
from companion.ui.reactive import use_slice


@ft.component
def RoundUndo(seats: tuple[Seat, ...], asks: bool, sign: bool = False) -> ft.Control:
    """Shows the undo link, unless another button in sight undoes the same entry: the button that takes back a call of
    ``seats``, or the one under the sentence that everybody is done (``asks``: that sentence is in sight). ``sign``:
    draw only an icon."""
    if use_slice(lambda d: _is_offered_elsewhere(d, seats, asks, sign)):
        return ft.Container(height=theme.TARGET)
    return UndoLink(brief=True, sign=sign, key="undo")


def _is_offered_elsewhere(device: Device, seats: tuple[Seat, ...], asks: bool, sign: bool) -> bool:
    """Tell whether a button in sight undoes the same entry as the undo link would."""
    view, day = device.view, device.state.play.today
    assert view is not None
    calls = {seat.id: day.bouclage.call(seat.id) for seat in seats}
    # The time is read only where somebody has called, or this would be computed every second.
    backs = [seat for seat, call in calls.items() if call is not None and count_take_back_s(call.at, view.now)]
    asks = asks and device.may_lead and bool(day.bouclage.order) and not day.without_token
    if not backs and not asks:
        return False
    if backs and sign:
        return True
    offer = view.log.next_undo()
    offered = {view.log.seq_of("print-called", day=day.name, seat=seat) for seat in backs}
    if asks:
        offered.add(view.log.seq_of("print-called", day=day.name))
    return offer is not None and offer.entry in offered
