"""Shows the screen of a table in whatever phase it is."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.state.play import Phase
from companion.games.redac_chef.views.between.screen import Between
from companion.games.redac_chef.views.counting.screen import CountingScreen
from companion.games.redac_chef.views.page.queries import may_open
from companion.games.redac_chef.views.page.screen import LayPage
from companion.games.redac_chef.views.result.screen import Result
from companion.games.redac_chef.views.round.one_phase import OnePhase
from companion.games.redac_chef.views.round.ready import Ready
from companion.games.redac_chef.views.round.screen import RoundScreen
from companion.games.redac_chef.views.round.turns import TurnsScreen
from companion.games.redac_chef.views.sheet import LiveSheet
from companion.ui.at_table import go, parse_place
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@ft.component
def Table() -> ft.Control:
    """Shows the screen of the table's phase; instead of it the screen to which this device went: the sheet, or a day to
    correct (both not during a round), or a page on the grid."""
    device = use_device()
    phase, day, where = use_slice(lambda d: (d.state.play.phase, d.state.play.current, _find_place(d)))

    def leave_sheet() -> None:
        """Leave the sheet, or a day being corrected, when a round starts; a page that is being laid stays."""
        # When a round begins, nobody is left on the sheet, and when it ends, nobody is sent back there.
        # A page is different: a puzzle is laid during its round.
        if phase is Phase.ROUND and where and where[0] != "page":
            go(device)

    ft.use_effect(leave_sheet, [phase])
    if phase is not Phase.ROUND or where[:1] == ("page",):
        match where:
            case ("page", laid, number):
                seat = device.state.seats[int(number) - 1].id
                return LayPage(laid, seat, key=f"page-{laid}-{seat}")
            case ("sheet",):
                return LiveSheet(key="sheet")
            case ("count", earlier):
                return CountingScreen(earlier, key=f"correct-{earlier}")
            case _:
                pass
    match phase:
        case Phase.READY:
            return Ready(key=f"ready-{day}")
        case Phase.ROUND:
            return _build_round(device, day)
        case Phase.COUNT:
            return CountingScreen(key=f"count-{day}")
        case Phase.BETWEEN:
            return Between(key=f"between-{day}")
        case _:
            return Result(key="result")


def _build_round(device: Device, day: str) -> ft.Control:
    """Build the screen of a round for the mode that is played."""
    mode = device.state.play.settings.rules
    if mode.turns:
        return TurnsScreen(key=f"turns-{day}")
    return RoundScreen(key=f"round-{day}") if mode.tirage else OnePhase(key=f"one-phase-{day}")


def _find_place(device: Device) -> tuple[str, ...]:
    """Return the screen to which this device went (as parts of its route), if there is such a screen now: ("sheet",),
    ("count", day) for a closed day, or ("page", day, seat number). Empty: the screen of the phase."""
    where = parse_place(device)
    if len(where) == 2 and where[0] == "count":
        day = device.state.play.day(where[1])
        return where if day is not None and day.closed else ()
    if len(where) == 3 and where[0] == "page" and may_open(device, where[1]):
        is_seat = where[2].isascii() and where[2].isdigit() and 1 <= int(where[2]) <= len(device.state.seats)
        return where if is_seat else ()
    return where if where == ("sheet",) else ()
