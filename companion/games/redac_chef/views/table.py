"""The table's screen, whatever its phase."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.state.play import Phase
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.between.screen import Between
from companion.games.redac_chef.views.counting.screen import Count
from companion.games.redac_chef.views.result.screen import Result
from companion.games.redac_chef.views.round.one_phase import OnePhase
from companion.games.redac_chef.views.round.ready import Ready
from companion.games.redac_chef.views.round.screen import Round
from companion.games.redac_chef.views.round.turns import Turns
from companion.games.redac_chef.views.sheet import LiveSheet
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice


@ft.component
def Table() -> ft.Control:
    """The phase that the table is in; between rounds, where this device has gone: the sheet, a day to correct."""
    device = use_device()
    phase, day, where = use_slice(lambda d: (d.state.play.phase, d.state.play.current, _where(d)))

    def called_back() -> None:
        # When a round begins, nobody is left in front of the sheet; when it ends, nobody is thrown back there.
        if phase is Phase.ROUND and where:
            queries.go(device)

    ft.use_effect(called_back, [phase])
    if phase is not Phase.ROUND:
        match where:
            case ("sheet",):
                return LiveSheet(key="sheet")
            case ("count", earlier):
                return Count(earlier, key=f"correct-{earlier}")
            case _:
                pass
    match phase:
        case Phase.READY:
            return Ready(key=f"ready-{day}")
        case Phase.ROUND:
            return _round(device, day)
        case Phase.COUNT:
            return Count(key=f"count-{day}")
        case Phase.BETWEEN:
            return Between(key=f"between-{day}")
        case _:
            return Result(key="result")


def _round(device: Device, day: str) -> ft.Control:
    """The round as the mode plays it."""
    mode = device.state.play.settings.rules
    if mode.turns:
        return Turns(key=f"turns-{day}")
    return Round(key=f"round-{day}") if mode.tirage else OnePhase(key=f"one-phase-{day}")


def _where(device: Device) -> tuple[str, ...]:
    """Where this device is, as far as the table has such a place."""
    where = queries.place(device)
    if len(where) == 2 and where[0] == "count":
        day = device.state.play.day(where[1])
        return where if day is not None and day.closed else ()
    return where if where == ("sheet",) else ()
