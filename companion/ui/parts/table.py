"""The table's screen of a logged game: getting ready, the game's own main screen, the sheet, the log, the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.ui.at_table import place, rules_at
from companion.ui.device import Device
from companion.ui.hooks import use_slice
from companion.ui.parts.logbook import LogScreen
from companion.ui.parts.ready import Ready
from companion.ui.parts.result import Result
from companion.ui.parts.sheet import SheetScreen

#: Screens that every such game has, by the word that names them in the address.
_SHARED: Mapping[str, Callable[[], ft.Control]] = {"sheet": SheetScreen, "log": LogScreen}


@ft.component
def Table(main: Callable[[], ft.Control], places: Mapping[str, Callable[[], ft.Control]]) -> ft.Control:
    """Where this device is: a screen that it went to, else the phase that the table is in."""
    known = {**_SHARED, **places, "game": main}

    def where(d: Device) -> str:
        if not rules_at(d).begun(d.state):
            return ""
        at = place(d)
        if len(at) == 1 and at[0] in known:
            return at[0]
        return "over" if rules_at(d).finished(d.state) else "game"

    at = use_slice(where)
    if at == "":
        return Ready(key="ready")
    if at == "over":
        return Result(key="result")
    return ft.Container(known[at](), key=f"place-{at}", expand=True)
