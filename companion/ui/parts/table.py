"""Shows the table's screen of a logged game: before the start, the game's own main screen, the sheet, the log, the
result."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.ui.at_table import get_rules, parse_place
from companion.ui.controls.locked_note import is_locked_out, locked_note
from companion.ui.device import Device
from companion.ui.parts.logbook import LogScreen
from companion.ui.parts.ready import Ready
from companion.ui.parts.result import Result
from companion.ui.parts.sheet import SheetScreen
from companion.ui.reactive import use_device, use_slice

#: The screens that every logged game has, by their word in the route.
_SHARED: Mapping[str, Callable[[], ft.Control]] = {"sheet": SheetScreen, "log": LogScreen}


@ft.component
def Table(
    main: Callable[[], ft.Control], places: Mapping[str, Callable[[], ft.Control]], finale: bool = False
) -> ft.Control:
    """Show the screen that the device's route names, else the screen of the table's phase. ``main``: the game's own
    main screen; ``places``: further screens of the game, by their word in the route; ``finale``: the end is first shown
    step by step."""
    screens = {**_SHARED, **places, "game": main}

    def find_screen(d: Device) -> str:
        """Return the word of the screen: the word in the route, else "over" or "game"; "" before the game has begun."""
        if not get_rules(d).has_begun(d.state):
            return ""
        word = parse_place(d)
        if len(word) == 1 and word[0] in screens:
            return word[0]
        return "over" if get_rules(d).is_finished(d.state) else "game"

    device = use_device()
    word = use_slice(find_screen)
    # The entry whose finale this page has shown: it is not shown again to whoever comes back from the sheet.
    told_entry: ft.MutableRef[int] = ft.use_ref(0)
    locked = use_slice(lambda d: bool(d.seats) and is_locked_out(d))
    if word == "":
        screen: ft.Control = Ready(key="ready")
    elif word == "over":
        screen = Result(told_entry if finale else None, key="result")
    else:
        screen = screens[word]()
    page = ft.Container(screen, key=f"place-{word}", expand=True)
    if not locked:
        return page
    # One note for all buttons that are missing.
    note = ft.Container(locked_note(device), padding=ft.Padding.symmetric(horizontal=16, vertical=6))
    return ft.Column([page, note], spacing=0, expand=True)
