"""Formats the watched table's clock for the screens."""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal

from companion.table.message import Message, say
from companion.table.timer import Status
from companion.text.languages import language
from companion.ui.device import Device
from companion.ui.people import short

#: The most characters of a name in a sentence above the round.
_LONGEST_NAME: Final = 13


def clock_text(left_ms: int) -> str:
    """Format a time as m:ss, rounded up to a second, so that 0:00 is shown only at the end."""
    seconds = -(-left_ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"


def format_gap(device: Device, ms: int) -> str:
    """Format a gap (ms) as seconds in the device's language: two decimals, three below 10 ms."""
    text: str = format_decimal(ms / 1000, format="0.00" if ms >= 10 else "0.000", locale=language(device.lang).locale)
    return text


def left_ms(device: Device) -> int:
    """Return the ms left on the watched table's clock."""
    assert device.view is not None
    return device.state.timer.left(device.view.now)


def status(device: Device) -> Status:
    """Return the status of the watched table's clock."""
    assert device.view is not None
    return device.state.timer.status(device.view.now)


def name_pauser(device: Device) -> Message | None:
    """Return who paused the watched table's clock, as a message; None if it runs or a device without a seat paused
    it."""
    who = device.state.paused_by
    names = tuple(short(name, _LONGEST_NAME) for name in device.state.names(who))
    return say("clock-paused-by", names=names, count=len(who)) if who else None
