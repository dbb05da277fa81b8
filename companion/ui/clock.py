"""Formats the watched table's clock for the screens."""

from __future__ import annotations

from typing import Final

from companion.table.message import Message, say
from companion.table.timer import Status
from companion.text.shorten import shorten
from companion.ui.device import Device

#: The most characters of a name in a sentence above the round.
_LONGEST_NAME: Final = 13


def read_time_left(device: Device) -> int:
    """Return the ms left on the watched table's clock."""
    assert device.view is not None
    return device.state.timer.left(device.view.now)


def read_clock_status(device: Device) -> Status:
    """Return the status of the watched table's clock."""
    return device.clock_status


def name_pauser(device: Device) -> Message | None:
    """Return the message that names who paused the watched table's clock; None if it runs or a device without a seat
    paused it."""
    pausers = device.state.paused_by
    names = tuple(shorten(name, _LONGEST_NAME) for name in device.state.names(pausers))
    return say("clock-paused-by", names=names, count=len(pausers)) if pausers else None
