"""How a component reads: the device it is on, and a slice of the table that redraws it only when it changes."""

from __future__ import annotations

import contextvars
from collections.abc import Callable
from typing import Any, TypeVar, cast

import flet as ft

from companion.ui.device import Device

T = TypeVar("T")

_DEVICE = ft.create_context(cast("Device | None", None))


def on_device(device: Device, draw: Callable[[], T]) -> T:
    """Draw with that device for all components below."""
    return _DEVICE(device, draw)


def use_device() -> Device:
    """The device that this component is drawn on."""
    device = ft.use_context(_DEVICE)
    assert device is not None, "a component outside its device"
    return device


def use_value(initial: T) -> tuple[T, Callable[[T], None]]:
    """Flet's ``use_state`` for a value that is not a function, as a type checker can follow it."""
    value, change = ft.use_state(cast(Any, initial))
    return value, change


def use_slice(select: Callable[[Device], T]) -> T:
    """What ``select`` reads from the device; the component is drawn anew when that changes, and only then.

    What is read must be comparable and never mutated: frozen state, numbers, texts, tuples.
    """
    device = use_device()
    selected: ft.MutableRef[Callable[[Device], T]] = ft.use_ref()
    shown: ft.MutableRef[T] = ft.use_ref()
    _, redraw = ft.use_state(0)
    at_table: ft.MutableRef[bool] = ft.use_ref()
    selected.current = select
    shown.current = select(device)
    at_table.current = device.view is not None

    def look() -> None:
        assert selected.current is not None
        try:
            now = selected.current(device)
        except Exception:
            if at_table.current and device.view is None:
                return  # the page has left the table: what was drawn of it is about to go
            raise
        if now != shown.current:
            redraw(lambda count: count + 1)

    use_listener(look)
    return cast(T, shown.current)


def use_listener(look: Callable[[], None], *, first: bool = False) -> None:
    """Call that whenever something on this device may have changed, as long as the component is there; ``first``: what
    happened at the table before anything is drawn for it."""
    device = use_device()
    stop: ft.MutableRef[Callable[[], None]] = ft.use_ref()

    def attach() -> None:
        stop.current = device.listen(look, first=first)
        look()  # something may have changed between drawing and listening

    def detach() -> None:
        if stop.current is not None:
            stop.current()

    # The clean-up is given explicitly: what the set-up returns is lost at the next drawing (flet 1.0.5).
    ft.use_effect(attach, [], detach)


def use_kept(key: str) -> tuple[str, Callable[[str], None]]:
    """A half-typed text of this device, and how to set it: a reload finds it as it was."""
    device = use_device()
    text = use_slice(lambda d: d.services.kept.text(d.actor.device, key))

    def put(value: str) -> None:
        device.services.kept.put_text(device.actor.device, key, value)
        device.changed()

    return text, put


def use_tables() -> None:
    """Draw the component anew when a table is opened or put away."""
    device = use_device()
    _, redraw = ft.use_state(0)
    stop: ft.MutableRef[Callable[[], None]] = ft.use_ref()

    def attach() -> None:
        # Told in the context of whoever opens a table; drawn in that of this page.
        here = contextvars.copy_context()
        stop.current = device.hub.watch(lambda: here.copy().run(redraw, lambda count: count + 1))

    def detach() -> None:
        if stop.current is not None:
            stop.current()

    ft.use_effect(attach, [], detach)
