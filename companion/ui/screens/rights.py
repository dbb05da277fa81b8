"""Shows host, scorekeeper and lock of rights: the section of the table's menu in which the host changes these, and in
which a former host regains the role by the host code."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.table.intents import HandOver, LockRights, NameScorekeeper
from companion.table.message import Refused
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import ConfirmedAction, lay_beside, text_field, tick
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_half_typed, use_slice
from companion.ui.widths import sans_em, widest_word

#: The frames of a field and of the button beside it, with the gap between them, in px.
_FRAMES: Final = 72


def list_other_devices(device: Device) -> tuple[str, ...]:
    """Return the other devices at the watched table: devices that have a seat, and devices with a page open at it."""
    state = device.state
    seated = (each for seat in state.seats for each in seat.devices)
    devices = dict.fromkeys((*seated, *device.hub.attendance.devices_at(state.id)))
    return tuple(each for each in devices if each != device.actor.device)


def name_device(device: Device, other: str) -> str:
    """Return the name of another device for the reader: the name of the player on it, else "the host's", else a
    number."""
    names = tuple(shorten(seat.name) for seat in device.state.seats if other in seat.devices)
    if names:
        return device.t("device-of", names=names)
    if other == device.state.host:
        return device.t("device-host")
    others = [
        each for each in list_other_devices(device) if not any(each in seat.devices for seat in device.state.seats)
    ]
    return device.t("device-watching", number=others.index(other) + 1 if other in others else 0)


@ft.component
def Rights() -> ft.Control:
    """Show host, scorekeeper and lock; the host gets the controls that change them."""
    device, p = use_device_and_palette()
    locked, scorekeeper, is_host, others = use_slice(
        lambda d: (d.state.locked, d.state.scorekeeper, d.is_host, list_other_devices(d))
    )
    if not is_host:
        text_id = "rights-locked" if locked else "rights-open"
        return _column([sans(device.t(text_id), p), *_write_leaders(device), TakeBack(key="take-back")])
    parts: list[ft.Control] = [
        tick(
            device,
            "lock-rights",
            device.t("rights-lock"),
            locked,
            lambda on: device.send(LockRights(locked=on)),
            note=device.t("rights-lock-note"),
        )
    ]
    if others:
        parts += [bold(device.t("rights-keeper"), p), small(device.t("rights-keeper-note"), p)]
        parts += [
            action(
                device,
                f"scorekeeper-{number}",
                name_device(device, other),
                partial(_name_scorekeeper, device, None if other == scorekeeper else other),
                selected=other == scorekeeper,
                height=theme.TARGET,
            )
            for number, other in enumerate(others, 1)
        ]
        parts += [bold(device.t("rights-hand-over"), p), small(device.t("rights-hand-over-note"), p)]
        parts += [
            ConfirmedAction(
                f"hand-over-{number}",
                name_device(device, other),
                device.t("rights-hand-over-question", to=name_device(device, other)),
                device.t("rights-hand-over-yes"),
                partial(_hand_over, device, other),
                icon=ft.Icons.KEY,
                key=f"hand-over-{other}",
            )
            for number, other in enumerate(others, 1)
        ]
    else:
        parts.append(small(device.t("rights-alone"), p))
    return _column(parts)


async def _name_scorekeeper(device: Device, other: str | None) -> None:
    await device.send(NameScorekeeper(device=other))


async def _hand_over(device: Device, other: str) -> None:
    await device.send(HandOver(device=other))


def _write_leaders(device: Device) -> list[ft.Control]:
    """Build the lines that say which devices are the host's and the scorekeeper's."""
    state = device.state
    has_seat = any(state.host in seat.devices for seat in state.seats)
    lines = [
        device.t("rights-host-is", device=name_device(device, state.host))
        if has_seat
        else device.t("rights-host-no-seat")
    ]
    if state.scorekeeper == device.actor.device:
        lines.append(device.t("rights-keeper-here"))
    elif state.scorekeeper:
        lines.append(device.t("rights-keeper-is", device=name_device(device, state.scorekeeper)))
    return [small(line, device.palette) for line in lines]


@ft.component
def TakeBack() -> ft.Control:
    """Ask for the host code, which the server's terminal shows; a device on which it is entered becomes the host's."""
    device = use_device()
    key = f"host-code-{device.state.id}"
    code, set_code = use_half_typed(key)

    async def take_lead() -> None:
        """Make this device the host if the code, as typed by now, is right; else refuse it with a message."""
        typed = device.services.kept.text(device.actor.device, key)
        if device.table is None:
            return
        try:
            await device.hub.take_lead(device.table, typed, device.actor, device.page.client_ip or "")
        except Refused as refused:
            device.tell(refused.message)
            return
        set_code("")

    label, press = device.t("rights-code"), device.t("rights-code-go")
    field = text_field(device, "host-code", label, code, set_code, take_lead, most=16, code=True)
    button = action(device, "host-code-go", press, take_lead)
    room = min(device.width, theme.COLUMN) - 2 * theme.MARGIN - (sans_em(press) + widest_word(label)) * theme.BODY
    both = lay_beside(device, field, button) if room > _FRAMES else _column([field, ft.Row([button])])
    return _column([small(device.t("rights-code-note"), device.palette), both])


def _column(parts: list[ft.Control]) -> ft.Control:
    return stack(*parts)
