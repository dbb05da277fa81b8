"""Shows a round without calls: everybody plays until somebody ends it by a button ("Mode famille", "Mode puzzle")."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.state.intents import EndRound
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.page.saved_pages import PageDoors
from companion.games.redac_chef.views.reminders import find_setup
from companion.games.redac_chef.views.round.clock import Bar, Clock, ClockButtons
from companion.games.redac_chef.views.round.notice import Notice
from companion.games.redac_chef.views.round.screen import list_counted_rows
from companion.games.redac_chef.views.setup.puzzles import PuzzleLine
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import card, scroll_view
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import headline, sans
from companion.ui.controls.undo import UndoLink
from companion.ui.help import Clarified
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.screens.menu import TableHead


@ft.component
def OnePhase() -> ft.Control:
    """Shows what the players do now, a clock where the round has one, and the button that ends the round where this
    device may; a player who plays alone can also lay the page."""
    device, p = use_device_and_palette()
    day, mode, clocked = use_slice(
        lambda d: (d.state.play.current, d.state.play.settings.mode, d.state.play.settings.timer_s > 0)
    )
    seats = use_slice(lambda d: tuple(d.state.seat(seat) for seat in d.state.play.today.seats))
    alone = not device.state.play.settings.rules.ranked
    # Decided: the host ends it. A player who plays alone has nobody to wait for, and ends it too.
    ends = device.is_lead or (alone and bool(device.seats))
    where = (queries.day_name(device, day), device.t("table-code", code=device.state.code))
    here = (f"mode/{mode}", "button/end-round", *use_slice(list_counted_rows))
    parts: list[ft.Control] = [
        TableHead(where, title=False, places=here),
        headline(device, device.t("one-phase-title", mode=mode), 34),
        PuzzleLine(),
    ]
    if clocked:
        parts += [
            ft.Container(Clock(min(device.width * 0.34, 150)), alignment=ft.Alignment.CENTER),
            Bar(),
            ClockButtons(False),
        ]
    parts.append(Notice())
    lines: list[ft.Control] = [sans(device.t(f"one-phase-{mode}-{step}"), p) for step in (1, 2, 3)]
    tile = find_setup(device, day).tribune
    if alone and tile is not None:
        lines.insert(0, sans(device.t("puzzle-lies", tribune=tile), p))
        lines.append(Clarified(f"tribune/{tile}", key=f"clarified-{tile}"))
    parts.append(card(pile(*lines), p))
    if alone:
        parts.append(PageDoors(day, seats, key="pages"))
    if len(seats) > 1:
        parts.append(ft.Row([player_label(seat, p, size=17) for seat in seats], wrap=True, spacing=16, run_spacing=8))
    if ends:
        if not alone:
            parts.append(sans(device.t("one-phase-ends"), p))
        parts.append(
            action(
                device,
                "end-round",
                device.t("one-phase-end", mode=mode),
                lambda: device.send(EndRound(day=day)),
                red=True,
                height=84,
                size=24,
            )
        )
    else:
        parts.append(sans(device.t("one-phase-waiting"), p))
    parts.append(ft.Row([UndoLink()], wrap=True))
    return scroll_view(stack(*parts, spacing=12))
