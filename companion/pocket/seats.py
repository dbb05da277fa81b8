"""Draws how a pocket page takes a seat, gives it back or asks for one, and the host's question whether a seat may be
given."""

from __future__ import annotations

from collections.abc import Iterator

from companion.hub.presence import Attendance, Presence
from companion.hub.seat_devices import describe_devices, find_presence
from companion.hub.seat_requests import SeatRequest
from companion.hub.table import LiveTable
from companion.kit.pocket import AppLink, Button, Look, Panel, Part, Screen, Text
from companion.table import rights
from companion.table.game import Actor
from companion.table.intents import TakeSeat
from companion.table.message import say
from companion.table.seats import Seat


def draw_seats(look: Look, live: LiveTable, actor: Actor, attendance: Attendance, asking: str) -> Screen:
    """Return the screen on which a device takes, leaves or asks for seats, and goes on to the table; ``asking``: the
    seat for which this page asks whether to move or share it."""
    parts: list[Part] = [Text(say("join-who"), "title"), Text(say("join-several"), "small")]
    for seat in look.table.seats:
        if seat.left_after is None:
            buttons = tuple(_list_seat_parts(look, live, actor, attendance, seat, asking))
            parts.append(Panel(seat, buttons, token=False))
    if not live.view.log.game.has_begun(look.table):
        parts.append(AppLink("open-app", say("pocket-add-player")))
    entry = say("join-enter", count=len(look.mine)) if look.mine else say("join-watch")
    handle = "enter-table" if look.mine else "watch"
    return Screen(tuple(parts), (Button(handle, entry, ("enter",), "main" if look.mine else "plain"),))


def _list_seat_parts(
    look: Look, live: LiveTable, actor: Actor, attendance: Attendance, seat: Seat, asking: str
) -> Iterator[Text | Button]:
    """Yield on which device the seat is played, and the buttons by which this device can take, ask for or leave it. If
    ``asking`` is that seat: also the question whether the seat moves here or is shared."""
    table, number = look.table, look.table.number(seat.id)
    yield Text(describe_devices(table, attendance, seat, actor.device, "join-free"), "small")
    if seat in look.mine:
        yield Button(f"take-seat-{number}", say("join-leave-seat"), ("free", seat.id))
        return
    must_ask = rights.objection(table, TakeSeat(seat=seat.id), live.with_presence(actor)) is not None
    request = live.requests.request_of(actor.device)
    own_request = request if request is not None and request.seat == seat.id else None
    if must_ask:
        label = say("seat-ask-again" if own_request is not None and own_request.refused else "seat-ask")
        yield Button(f"take-seat-{number}", label, ("ask", seat.id))
    elif seat.is_full and find_presence(attendance, seat) is Presence.HERE:
        yield Button(f"take-seat-{number}", say("join-take"), ("question", seat.id))
    else:
        # A device that is asleep keeps the seat too: when it wakes, it has lost nothing.
        yield Button(f"take-seat-{number}", say("join-take"), ("take", seat.id), "main")
    if asking == seat.id and not must_ask:
        yield Text(say("seat-move-question", name=seat.name), "alert")
        yield Button(f"keep-seat-{number}", say("ask-no"), ("question", ""))
        yield Button(f"share-seat-{number}", say("seat-share"), ("take", seat.id))
        yield Button(f"move-seat-{number}", say("seat-move"), ("take", seat.id, "alone"))
    elif own_request is not None:
        yield Text(say("seat-refused" if own_request.refused else "seat-waiting"), "alert")
        label = say("app-ok" if own_request.refused else "seat-withdraw")
        yield Button(f"withdraw-seat-{number}", label, ("withdraw",))


def draw_request(look: Look, request: SeatRequest | None) -> Iterator[Part]:
    """Yield the question whether a seat may be given to the device that asks for it; nothing without a request."""
    if request is not None:
        yield Text(say("seat-asked", name=look.table.name(request.seat)), "alert", "seat-asked")
        yield Button("seat-asked-no", say("ask-no"), ("answer", request.seat, request.device, "no"))
        yield Button("seat-asked-yes", say("seat-asked-yes"), ("answer", request.seat, request.device, "yes"))
