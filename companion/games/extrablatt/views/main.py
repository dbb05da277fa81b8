"""Draws the table of Das Extrablatt while it is played: turn, actions, clock, papers; then the count."""

from __future__ import annotations

import flet as ft

from companion.games.extrablatt.scoring.clock import intervention
from companion.games.extrablatt.state.events import CountBegun
from companion.games.extrablatt.state.play import Phase
from companion.games.extrablatt.views.actions import Actions
from companion.games.extrablatt.views.cheques import MyCheques
from companion.games.extrablatt.views.clock import Clock
from companion.games.extrablatt.views.count import Count
from companion.games.extrablatt.views.duel import DuelCard
from companion.games.extrablatt.views.papers import Domains, Papers
from companion.games.extrablatt.views.queries import facts_at, play_at, whose_turn
from companion.ui.at_table import happened, may_enter, may_say
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Asked
from companion.ui.controls.paper import over_bar, turn_columns, two_columns
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.foot import foot
from companion.ui.parts.turns import TurnBar
from companion.ui.reactive import use_device, use_slice
from companion.ui.screens.menu import TableHead


@ft.component
def Main() -> ft.Control:
    """Draws the phase that the table is in."""
    counting = use_slice(lambda d: play_at(d).phase in (Phase.COUNT, Phase.RESULT))
    return Count(key="count") if counting else Board(key="board")


@ft.component
def Board() -> ft.Control:
    """Draws everything that happens before the count."""
    device = use_device()
    code, hour = use_slice(lambda d: (d.state.code, play_at(d).hour))
    duelling = use_slice(lambda d: play_at(d).duel is not None)
    may = use_slice(may_enter)
    acts = use_slice(lambda d: may_say(d, whose_turn(d)))
    lays = device.t("extrablatt-strap-lays", lays=intervention(max(1, hour)))
    where = (device.t("extrablatt-strap", hour=hour), lays, device.t("table-code", code=code))
    pairs, low = use_slice(lambda d: (d.pairs, d.low))
    left: list[ft.Control] = [TableHead(where, title=False, places=("phase/play", "button/begin-count"))]
    left.append(with_help(device, TurnBar(note=use_slice(_note), key="turn"), "button/turn"))
    acting: list[ft.Control] = [DuelCard(key="duel")] if duelling else [Actions(key="actions")] if acts else []
    right: list[ft.Control] = [Papers(key="papers"), MyCheques(key="cheques"), Domains(key="domains")]
    left, right = turn_columns(pairs and low, left, acting, [Clock(key="clock")], right)
    page = two_columns(pairs, left, right, _end(device) if may else ft.Container())
    return over_bar(device.palette, page, foot(device))


def _note(device: Device) -> str:
    play = play_at(device)
    at = play.tray.turns.at
    if at is None:
        return ""
    acted = play.acted == play.tray.turns.number
    return device.t("extrablatt-turn-note", extras=play.extra(at), acted=str(acted).lower())


def _end(device: Device) -> ft.Control:
    """Offer the way to the count: at once when all accelerators are taken, else asked again."""
    play = play_at(device)

    async def begin() -> None:
        await happened(device, CountBegun())

    label = device.t("extrablatt-count-begin")
    if play.taken >= facts_at(device).accelerators and play.duel is None:
        return action(device, "begin-count", label, begin, red=True)
    question = device.t("extrablatt-count-early", taken=play.taken, of=facts_at(device).accelerators)
    return Asked("begin-count", label, question, label, begin, icon=ft.Icons.CALCULATE_OUTLINED, key="begin-count")
