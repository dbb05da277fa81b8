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
from companion.ui.reactive import Reading, use_device, use_listener

#: Of a patch of Flet's: a property is replaced.
_REPLACE = 0


class LiveText:
    """A text, and what surrounds it, which is not there while the text is empty."""

    def __init__(self) -> None:
        self.value = ""
        self._text: ft.Text | None = None
        self._around: ft.Control | None = None
        #: The way from what surrounds it to the text, as Flet's patches tell it, and the text's number on it.
        self._way: list[Any] = []
        self._place = 0

    def shown(self, text: ft.Text, around: ft.Control) -> ft.Control:
        """What the component has drawn: these two are changed where they stand. The text is the content of what
        surrounds it, or of its content, and so on."""
        self._text, self._around = text, around
        self._way, self._place = [0], 0
        here, end = around, self._way
        while here is not text:
            here, self._place = here.content, self._place + 1  # type: ignore[attr-defined]
            end.append({"content": [self._place]})
            end = end[1]["content"]
        around.visible = bool(self.value)
        return around

    def put(self, page: ft.Page, value: str) -> None:
        """Change the text, on the browser's screen and in the tree that Flet compares with."""
        there, self.value = self.value, value
        if self._text is None or self._around is None:
            return
        # What is drawn may not be assigned to.
        self._text._values["value"] = value  # type: ignore[attr-defined]
        changes: list[Any] = [[_REPLACE, self._place, "value", value]]
        if bool(value) != bool(there):
            self._around._values["visible"] = bool(value)  # type: ignore[attr-defined]
            changes.append([_REPLACE, 0, "visible", bool(value)])
        connection = page.session.connection
        if connection is not None:
            # One message for both: each costs the last of twelve phones a tenth of a millisecond for every phone.
            send = getattr(connection, "send_at_once", connection.send_message)
            send(Message(MessageAction.PATCH_CONTROL, PatchControlBody(self._around._i, [self._way, *changes])))


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
