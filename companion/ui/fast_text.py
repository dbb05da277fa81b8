"""Changes urgent texts (who called first) on all devices before anything else is drawn on any.

Rendering a component and comparing it with the previous one takes a good part of a millisecond per phone, and the last
of twelve waits for all. A live text is sent to the browser as a patch of the one property that changed; so is a figure
that changes with every second on every phone, like the bar of the clock, which costs less that way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import flet as ft
from flet.messaging.protocol import Message, MessageAction, PatchControlBody

from companion.ui.device import Device
from companion.ui.reactive import MemoizedRead, use_device, use_listener

#: The code of Flet's patch operation that replaces a property.
_REPLACE = 0


class FastText:
    """Text that is changed in the browser in place, with a container that is visible only while the text is not
    empty."""

    def __init__(self) -> None:
        self.value = ""
        self._text: ft.Text | None = None
        self._around: ft.Control | None = None
        #: The path from the container to the text in the form of Flet's patches, and the text's index in it.
        self._path: list[Any] = []
        self._index = 0

    def bind(self, text: ft.Text, around: ft.Control) -> ft.Control:
        """Remember the drawn controls, which are then patched in place; return ``around``. ``text`` lies anywhere in
        ``around``."""
        self._text, self._around = text, around
        self._path, self._index = [0], 0
        steps, end = _find_path(around, text), self._path
        assert steps is not None, "the text is not in what is around it"
        for step in steps:
            self._index += 1
            end.append({step: [self._index]})
            end = end[1][step]
        around.visible = bool(self.value)
        return around

    def unbind(self) -> None:
        """Forget the drawn controls, because the component is being redrawn, perhaps without the text."""
        self._text = self._around = None

    def update(self, page: ft.Page, value: str) -> None:
        """Replace the text in the browser at once, and in the tree with which Flet compares the next drawing; show its
        container, or hide it for an empty text."""
        before, self.value = self.value, value
        if self._text is None or self._around is None:
            return
        # Flet freezes drawn controls against assignment, so its private dictionary is changed.
        self._text._values["value"] = value  # type: ignore[attr-defined]
        changes: list[Any] = [[_REPLACE, self._index, "value", value]]
        if bool(value) != bool(before):
            self._around._values["visible"] = bool(value)  # type: ignore[attr-defined]
            changes.append([_REPLACE, 0, "visible", bool(value)])
        # One message for both: each message costs the last of twelve phones a tenth of a millisecond per phone.
        _send(page, self._around, [self._path, *changes])


class FastFigure:
    """Figure of a control (its ``value``) that is changed in the browser in place."""

    def __init__(self) -> None:
        self.value = 0.0
        self._control: ft.Control | None = None

    def bind(self, control: ft.Control) -> ft.Control:
        """Remember the drawn control, which is then patched in place, and return it."""
        self._control = control
        return control

    def unbind(self) -> None:
        """Forget the drawn control, because the component is being redrawn."""
        self._control = None

    def update(self, page: ft.Page, value: float) -> None:
        """Replace the figure in the browser at once, and in the tree with which Flet compares the next drawing."""
        self.value = value
        if self._control is not None:
            self._control._values["value"] = value  # type: ignore[attr-defined]
            _send(page, self._control, [[0], [_REPLACE, 0, "value", value]])


def _send(page: ft.Page, control: ft.Control, patch: list[Any]) -> None:
    """Send a patch of the control to the page's browser, if it has one."""
    connection: Any = page.session.connection
    if hasattr(connection, "patch_at_once"):
        connection.patch_at_once(control._i, patch)
    elif connection is not None:
        connection.send_message(Message(MessageAction.PATCH_CONTROL, PatchControlBody(control._i, patch)))


def _find_path(control: Any, text: ft.Text) -> tuple[str | int, ...] | None:
    """Return the properties and indices that lead from the control to the text in it; None if it is not in it."""
    if control is text:
        return ()
    content = getattr(control, "content", None)
    if isinstance(content, ft.Control) and (path := _find_path(content, text)) is not None:
        return ("content", *path)
    for index, child in enumerate(getattr(control, "controls", None) or ()):
        if (path := _find_path(child, text)) is not None:
            return ("controls", index, *path)
    return None


F = TypeVar("F", FastText, FastFigure)


def use_fast_text(select: Callable[[Device], str], *, first: bool = True) -> FastText:
    """Return a text that is read from the device by ``select`` and updated in place. The component draws its ``value``
    and passes the drawn controls to ``bind``; it is not redrawn when the text changes. ``first``: the text is sent to
    all devices of the table before anything is drawn on any."""
    return _use_fast(FastText, select, first)


def use_fast_figure(select: Callable[[Device], float]) -> FastFigure:
    """Return a figure that is read from the device by ``select`` and updated in place, as ``use_fast_text`` does with a
    text that is not urgent."""
    return _use_fast(FastFigure, select, False)


def _use_fast(kind: type[F], select: Callable[[Device], Any], first: bool) -> F:
    """Return what shows the value that ``select`` reads, and is updated in place where that changes."""
    device = use_device()
    live = cast("F", ft.use_ref(cast(Any, kind)).current)
    memoized = cast("MemoizedRead[Any]", ft.use_ref(cast(Any, lambda: MemoizedRead(device))).current)
    live.unbind()
    live.value = memoized.evaluate(select)

    def look() -> None:
        """Send the value to the browser if it has changed."""
        if not memoized.is_valid and device.view is not None and (value := memoized.evaluate()) != live.value:
            live.update(device.page, value)

    use_listener(look, first=first)
    return live
