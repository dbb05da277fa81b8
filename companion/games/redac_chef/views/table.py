"""The table's screen, whatever its phase."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.play import Phase
from companion.games.redac_chef.views.between import Between
from companion.games.redac_chef.views.count import Count
from companion.games.redac_chef.views.ready import Ready
from companion.games.redac_chef.views.result import Result
from companion.games.redac_chef.views.round import Round
from companion.ui.hooks import use_slice


@ft.component
def Table() -> ft.Control:
    """The phase that the table is in."""
    phase, day = use_slice(lambda d: (d.state.play.phase, d.state.play.current))
    match phase:
        case Phase.READY:
            return Ready(key=f"ready-{day}")
        case Phase.ROUND:
            return Round(key=f"round-{day}")
        case Phase.COUNT:
            return Count(key=f"count-{day}")
        case Phase.BETWEEN:
            return Between(key=f"between-{day}")
        case _:
            return Result(key="result")
