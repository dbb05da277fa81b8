"""The watched table's clock as any screen shows it."""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal

from companion.table.message import Message, say
from companion.table.timer import Status
from companion.text.languages import language
from companion.ui.device import Device
from companion.ui.people import short

#: A name in a sentence over the round is cut to so many characters.
_LONGEST_NAME: Final = 13


def clock_text(left_ms: int) -> str:
    """m:ss, a begun second counting whole, so that 0:00 is shown only when it is over."""
    seconds = -(-left_ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"


def gap_text(device: Device, ms: int) -> str:
    """A gap in seconds as the device's language writes it: 0,12, and finer where it is next to nothing."""
    text: str = format_decimal(ms / 1000, format="0.00" if ms >= 10 else "0.000", locale=language(device.lang).locale)
    return text


def left_ms(device: Device) -> int:
    """What is left on the watched table's clock."""
    assert device.view is not None
    return device.state.timer.left(device.view.now)


def status(device: Device) -> Status:
    """What the watched table's clock is doing."""
    assert device.view is not None
    return device.state.timer.status(device.view.now)


def paused_by(device: Device) -> Message | None:
    """Who paused the watched table's clock; None where it runs, or a device without a seat did it."""
    who = device.state.paused_by
    names = tuple(short(name, _LONGEST_NAME) for name in device.state.names(who))
    return say("clock-paused-by", names=names, count=len(who)) if who else None
