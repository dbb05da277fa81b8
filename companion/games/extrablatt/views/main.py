"""Draws the table of Das Extrablatt while it is played: turn, clock, domains, papers, and the actions at the foot; then
the count."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.extrablatt.scoring.clock import intervention
from companion.games.extrablatt.state.play import Phase
from companion.games.extrablatt.views.actions import Acting, draw_form, may_end, needs_page
from companion.games.extrablatt.views.cheques import MyCheques
from companion.games.extrablatt.views.clock import Clock
from companion.games.extrablatt.views.count import Count
from companion.games.extrablatt.views.duel import DuelCard
from companion.games.extrablatt.views.papers import Domains, Papers
from companion.games.extrablatt.views.queries import Opened, play_at, whose_turn
from companion.ui.at_table import may_act_for
from companion.ui.controls.buttons import link
from companion.ui.controls.paper import turn_columns, two_columns
from companion.ui.controls.stack import stack
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import is_crowded, lies_on_side, over_sheet
from companion.ui.parts.foot import foot
from companion.ui.parts.turns import TurnBar
from companion.ui.reactive import use_device, use_slice, use_value
from companion.ui.screens.menu import TableHead


@ft.component
def Main() -> ft.Control:
    """Draws the table: the board while it is played, then the final count."""
    counting = use_slice(lambda d: play_at(d).phase in (Phase.COUNT, Phase.RESULT))
    return Count(key="count") if counting else Board(key="board")


@ft.component
def Board() -> ft.Control:
    """Draws the table before the count: turn, duel, clock, domains, papers, and the open form."""
    device = use_device()
    code, hour = use_slice(lambda d: (d.state.code, play_at(d).hour))
    duelling = use_slice(lambda d: play_at(d).duel is not None)
    may = use_slice(lambda d: d.may_lead)
    acts = use_slice(lambda d: play_at(d).tray.turns.at is not None and may_act_for(d, whose_turn(d)))
    opened, open_ = use_value(Opened())
    lays = device.t("extrablatt-strap-lays", lays=intervention(max(1, hour)))
    where = (device.t("extrablatt-strap", hour=hour), lays, device.t("table-code", code=code))
    pairs, apart, crowded = use_slice(lambda d: (d.has_two_columns, lies_on_side(d), is_crowded(d)))
    title, form = draw_form(device, opened, partial(open_, Opened()))
    if duelling and opened.acts:
        form = None
    asked = form is not None
    left: list[ft.Control] = [TableHead(where, title=False, places=("phase/play", "button/begin-count"))]
    if duelling:
        left.append(DuelCard("told" if apart else "", key="duel"))
    left.append(with_help(device, TurnBar(note=use_slice(_note), key="turn"), "button/turn"))
    acting: list[ft.Control] = [Acting(open_, asked, key="acting")] if acts and not duelling else []
    in_page, in_bar = (acting, []) if crowded else ([], acting)
    below: list[ft.Control] = [Clock(open_, asked, key="clock")]
    right: list[ft.Control] = [Domains(asked, key="domains"), Papers(open_, key="papers"), MyCheques(key="cheques")]
    if duelling and apart:
        right.insert(0, DuelCard("asked", key="duel-asked"))
    left, right = turn_columns(apart, left, in_page, below, right)
    page = two_columns(pairs, left, right, _end(device, open_) if may else ft.Container())
    bar = stack(*in_bar, foot(device), spacing=4)
    whole = needs_page(device, opened)
    return over_sheet(device, page, bar, form, title, partial(open_, Opened()), whole=whole)


def _note(device: Device) -> str:
    """Return the note beside whose turn it is: the player's Extras, and whether their first of two actions is still to
    come; "" outside a turn."""
    play = play_at(device)
    at = play.tray.turns.at
    if at is None:
        return ""
    return device.t(
        "extrablatt-turn-note", extras=play.extra(at), acted=str(play.armed == play.tray.turns.number).lower()
    )


def _end(device: Device, open_: Callable[[Opened], None]) -> ft.Control:
    """Draw a link to begin the count early; nothing once all accelerators are taken, because the button then stands at
    the foot."""
    if may_end(device):
        return ft.Container(height=0)
    asking = partial(open_, Opened("count"))
    return link(device, "begin-count", device.t("extrablatt-count-begin"), asking, icon=ft.Icons.CALCULATE_OUTLINED)
