"""The little that a race is about: a text that changes on all devices before anything else is drawn on any.

Drawing a component anew and comparing it with what was there takes a good part of a millisecond for each phone, and the
last of twelve waits for all of them. A live text is told to the browser as the one property that has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import flet as ft
from flet.messaging.protocol import Message, MessageAction, PatchControlBody

from companion.ui.device import Device
from companion.ui.hooks import Reading, use_device, use_listener

#: A patch of Flet's: the control itself is place 0, and of its properties one is replaced (0).
_ITSELF, _REPLACE = [0], 0


class LiveText:
    """A text, and what surrounds it, which is not there while the text is empty."""

    def __init__(self) -> None:
        self.value = ""
        self._text: ft.Text | None = None
        self._around: ft.Control | None = None

    def shown(self, text: ft.Text, around: ft.Control) -> ft.Control:
        """What the component has drawn: these two are changed where they stand."""
        self._text, self._around = text, around
        around.visible = bool(self.value)
        return around

    def put(self, page: ft.Page, value: str) -> None:
        """Change the text, on the browser's screen and in the tree that Flet compares with."""
        there, self.value = self.value, value
        if self._text is None or self._around is None:
            return
        _change(page, self._text, "value", value)
        if bool(value) != bool(there):
            _change(page, self._around, "visible", bool(value))


def _change(page: ft.Page, control: ft.Control, name: str, value: object) -> None:
    control._values[name] = value  # type: ignore[attr-defined]  # what is drawn may not be assigned to
    connection = page.session.connection
    if connection is not None:
        patch = [_ITSELF, [_REPLACE, 0, name, value]]
        send = getattr(connection, "send_at_once", connection.send_message)
        send(Message(MessageAction.PATCH_CONTROL, PatchControlBody(control._i, patch)))


def use_live(select: Callable[[Device], str]) -> LiveText:
    """A text read from the device, told to all devices of the table before anything else is drawn on any. The component
    draws ``value`` and hands what it drew to ``shown``; it is not drawn anew for it."""
    device = use_device()
    live: LiveText = cast(LiveText, ft.use_ref(cast(Any, LiveText)).current)
    read = cast("Reading[str]", ft.use_ref(cast(Any, lambda: Reading(device))).current)
    live.value = read.anew(select)

    def look() -> None:
        if not read.stands and device.view is not None and (value := read.anew()) != live.value:
            live.put(device.page, value)

    use_listener(look, first=True)
    return live
