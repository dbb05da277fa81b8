"""Reveals the places one by one, the last first, on all screens at once; the device that leads the table moves it
on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import flet as ft

from companion.games.redac_chef.scoring.front_page import Edition
from companion.games.redac_chef.views.result.front_page import PlaceCard, build_top, headline
from companion.table.seats import Seat
from companion.ui.controls.motion import turn_over
from companion.ui.controls.paper import card
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.shared_reveals import ALL


@dataclass(frozen=True, slots=True)
class Reveal:
    """State of the step-by-step reveal of a table's places, as the server keeps it for all its screens, and the
    functions that change it.

    Attributes:
        done: how many places are revealed; None: all are shown.
        leads: whether this device leads, and so has the buttons.
        reveal_next: reveals one more place.
        set_all_shown: shows all places at once (True) or hides all again (False).
    """

    done: int | None
    leads: bool
    reveal_next: Callable[[], None]
    set_all_shown: Callable[[bool], None]


def use_reveal(wanted: bool, steps: int) -> Reveal:
    """Return the reveal of the watched table, which takes ``steps`` steps; with fewer than two all is shown at once.
    ``wanted``: the settings of the table say that places are revealed one by one."""
    device = use_device()
    stored = use_slice(lambda d: d.services.reveals.get(d.state.id))
    leads = use_slice(lambda d: d.leads_now)
    done = stored if stored is not None else 0 if wanted else ALL

    def reveal_next() -> None:
        """Reveal one more place on every screen, all after the last."""
        # Read now, not when it was drawn: two presses at once reveal two places, not one place twice.
        now = device.services.reveals.get(device.state.id)
        after = (0 if now is None else now) + 1
        if now != ALL:
            _set_revealed(device, after if after < steps else ALL)

    def set_all_shown(everything: bool) -> None:
        """Show all places on every screen (``everything``), or hide all again."""
        _set_revealed(device, ALL if everything else 0)

    return Reveal(None if done == ALL or steps < 2 or done >= steps else done, leads, reveal_next, set_all_shown)


def _set_revealed(device: Device, done: int) -> None:
    """Set how many places the watched table has revealed, and show it on all its screens."""
    device.services.reveals.put(device.state.id, done)
    device.hub.attendance.notify(device.state.id)


@ft.component
def Curtain(edition: Edition, seats: Mapping[str, Seat], done: int, beside: ft.Control) -> ft.Control:
    """Shows the front page while it is being revealed: ``done`` places are shown, the others are hidden cards above
    them; ``beside``: a control at the end of the strap."""
    device, p = use_device_and_palette()
    lines: list[ft.Control] = []
    for line in edition.lines:
        if line.step > done:
            waiting = sans(device.t("reveal-hidden"), p, color=p.muted, size=19)
            shown: ft.Control = card(waiting, p, key=f"hidden-{line.player}")
        else:
            shown = PlaceCard(line, seats[line.player], edition, fresh=True, key=f"place-{line.player}")
        lines.append(turn_over(device, shown, f"turn-{line.player}"))
    return stack(
        *build_top(device, device.t("result-edition"), device.t("table-code", code=device.state.code), beside=beside),
        headline(device, device.t("reveal-title")),
        small(device.t("reveal-waiting"), p),
        *lines,
        spacing=10,
    )
