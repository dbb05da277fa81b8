"""Reads from the library for a screen, and changes what is in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import flet as ft

from companion.store.errors import StoreError
from companion.store.library import Library
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice, use_value

T = TypeVar("T")


def use_library(query: Callable[[Library], T], *depends: Any) -> T | None:
    """Return the result of a query of the library, which runs off the event loop; None until the result is there. The
    query runs when the component appears, and again when a profile or a value of ``depends`` has changed."""
    device = use_device()
    players = use_slice(lambda d: d.services.library.players)
    none: T | None = None
    result, set_result = use_value(none)

    async def load() -> None:
        set_result(await device.services.library.run(query))

    ft.use_effect(load, [*depends, players])
    return result


async def change_library(device: Device, work: Callable[[Library], object]) -> bool:
    """Change the library with ``work``; return whether it was changed. A refusal is shown on this device."""
    try:
        await device.services.library.run(work)
    except StoreError as error:
        device.tell(error.message)
        return False
    return True
