"""Offers to undo the newest entry, naming it; for a moment after an entry, the same button confirms it."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

import flet as ft

from companion.table.intents import Undo
from companion.table.log import Undoable
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.controls.buttons import ONE_LINE, home_link, icon_button, link
from companion.ui.controls.stack import wrap
from companion.ui.device import Device
from companion.ui.fast_text import use_fast_text
from companion.ui.reactive import use_delay, use_device, use_slice, use_value

#: For how long (s) the undo button confirms an entry.
CONFIRMED_S: Final = 5.0


@ft.component
def UndoLink(brief: bool = False, sign: bool = False, confirms: bool = False) -> ft.Control:
    """Show a button that undoes the newest entry that can be undone, however often it is pressed; after an undo, also a
    button that redoes it.

    ``brief``: on one line; ``sign``: an icon only, with the words as its accessible name. Both are for places without
    room for the redo button. ``confirms``: right after an entry the button names what was entered, with a tick.
    Handles: ``undo``, ``redo``.
    """
    device = use_device()
    offered: ft.MutableRef[Undoable | None] = ft.use_ref()
    confirmable, redo = use_slice(lambda d: _find_shape(d, brief, sign, confirms))
    # An icon alone is never a tick, which would look like something done, and not like a button.
    is_fresh = _use_mark(confirmable if confirms and not sign else None)

    def write_label(device: Device) -> str:
        """Return the button's present label, and remember which entry it names: a press undoes that entry."""
        offered.current = _find_offer(device)
        label = _write_offer(device, offered.current, is_confirmation=is_fresh and offered.current == confirmable)
        return shorten(label, ONE_LINE) if brief else label

    def undo() -> Coroutine[Any, Any, Any] | None:
        return None if offered.current is None else device.send(Undo(entry=offered.current.entry))

    # The label changes on every phone with every press, so it is changed in place: nothing is drawn anew.
    words = use_fast_text(write_label, first=False)
    icon = ft.Icons.CHECK if is_fresh else ft.Icons.UNDO
    undo_button: ft.Control
    if sign:
        undo_button = (
            icon_button(device, "undo", icon, _write_offer(device, confirmable), undo) if confirmable else _keep_place()
        )
    else:
        button = link(device, "undo", words.value, undo, icon=icon, brief=brief, marked=is_fresh, live=words)
        # The button is drawn, but hidden, while there is nothing to undo, too: so the first press draws nothing anew.
        undo_button = ft.Stack([_keep_place(), button], fit=ft.StackFit.PASS_THROUGH)
    if redo is None:
        return undo_button
    label = device.t("redo-what", what=device.words.say(redo.name))
    redo_button = icon_button(device, "redo", ft.Icons.REDO, label, partial(device.send, Undo(entry=redo.entry)))
    return wrap(undo_button, redo_button, spacing=0)


def _find_shape(device: Device, brief: bool, sign: bool, confirms: bool) -> tuple[Undoable | None, Undoable | None]:
    """Return the undoable entry for which the button must be redrawn (None if only its label changes, in place), and
    the entry that can be redone (None if the redo button has no room)."""
    named_entry = _find_offer(device) if sign or confirms else None
    return named_entry, None if brief or sign else _find_offer(device, redo=True)


def _keep_place() -> ft.Control:
    """Build an empty place as high as the button."""
    return ft.Container(width=0, height=theme.TARGET)


def _use_mark(undo: Undoable | None) -> bool:
    """Return whether the entry is to be confirmed: it was made a moment ago, while this page was open. The older entry
    that is offered after an undo is not confirmed again."""
    entry = 0 if undo is None else undo.entry
    settled, set_settled = use_value(entry)
    newest: ft.MutableRef[int] = ft.use_ref(entry)
    newest.current = max(newest.current, entry)
    fresh = entry == newest.current and entry > settled
    use_delay(CONFIRMED_S, partial(set_settled, entry) if fresh else None, entry)
    return fresh


def _find_offer(device: Device, *, redo: bool = False) -> Undoable | None:
    """Return what this device may undo next (or ``redo``); None if there is nothing, or it may not."""
    if device.view is None:
        return None
    undoable = device.view.log.next_redo() if redo else device.view.log.next_undo()
    return undoable if undoable is not None and device.objection(Undo(entry=undoable.entry)) is None else None


def _write_offer(device: Device, undoable: Undoable | None, *, is_confirmation: bool = False) -> str:
    """Return the button's label, which names what a press undoes; "" if there is nothing. ``is_confirmation``: it says
    instead that the entry was made."""
    if undoable is None:
        return ""
    return capitalise(device.t("undo-done" if is_confirmation else "undo-what", what=device.words.say(undoable.name)))


def undo_and_home(device: Device) -> ft.Control:
    """Build the foot of a screen between two tasks: undo, and the link to the home screen."""
    return ft.Row([UndoLink(), home_link(device)], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True)
