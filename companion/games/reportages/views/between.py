"""Draws the table between two rounds: what the last one brought, each player's total, and the next deal."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.reportages.facts import GOAL
from companion.games.reportages.scoring.points import score_round
from companion.games.reportages.scoring.projections import sure_total
from companion.games.reportages.state.count import name_combination
from companion.games.reportages.state.events import RoundDealt
from companion.games.reportages.views import queries
from companion.games.reportages.views.frame import game_foot, top
from companion.games.reportages.views.tiles import Tile, around_table
from companion.kit.figure import leaders
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui.at_table import go, list_playing_seats, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import lay_beside
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.stack import stack
from companion.ui.controls.text import headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.reactive import use_device_and_palette, use_slice, use_value


@ft.component
def Between() -> ft.Control:
    """Draws each player's total as a tile, and the button to deal the next round. While it is open who deals, or
    another dealer is to be chosen, a tap on a tile chooses the dealer. Handles: ``deal``, ``other-dealer``,
    ``dealer-N``, ``last-round``, ``rounds``."""
    device, p = use_device_and_palette()
    play = use_slice(queries.play_of)
    seats = use_slice(list_playing_seats)
    may = use_slice(lambda d: d.may_lead)
    is_choosing, set_choosing = use_value(False)
    use_slice(lambda d: (d.has_board, d.width, d.height))
    dealer = play.next_dealer
    asking = may and (is_choosing or dealer is None)

    async def deal(seat: str) -> None:
        """Send that the round is dealt by that player."""
        await send_event(device, RoundDealt(number=play.number, seat=seat))

    tiles = [
        Tile(seat.id, partial(deal, seat.id) if asking else None, "dealer", key=f"{asking}-{seat.id}") for seat in seats
    ]
    sure = sure_total(len(play.staying), queries.rules(device).facts)
    below: list[ft.Control] = [
        small(device.words.say(queries.rules(device).set_up(len(play.staying), play.settings)[0]), p),
        with_help(device, small(device.t("reportages-goal", goal=GOAL, sure=sure), p), "badge/sure"),
    ]
    if play.rounds:
        # In the page, since a fourth icon in the footer would leave no room for the words of undo.
        correct = partial(go, device, "rounds")
        below.append(link(device, "rounds", device.t("reportages-correct"), correct, icon=ft.Icons.EDIT_OUTLINED))
    foot: list[ft.Control] = []
    if not may:
        foot.append(sans(device.t("reportages-watching"), p))
    elif dealer is not None:
        label = device.t("reportages-deal", name=shorten(device.state.name(dealer)))
        red = action(device, "deal", label, partial(deal, dealer), red=not is_choosing, height=64, size=18, expand=True)
        other = action(
            device,
            "other-dealer",
            device.t("reportages-other-dealer"),
            partial(set_choosing, not is_choosing),
            selected=is_choosing,
            compact=True,
            height=64,
            size=14,
        )
        foot.append(lay_beside(device, ft.Row([red]), other))
    head = top(device, play.number, "phase/between", "row/cash", "row/total", before=True)
    middle = _draw_middle(device, asking, dealer is None)
    return around_table(device, head, middle, tiles, below, stack(*foot, game_foot(device)))


def _draw_middle(device: Device, asking: bool, first: bool) -> list[ft.Control]:
    """Return the question who deals, while it is asked; else the card of the last round; empty before the first."""
    play = queries.play_of(device)
    parts: list[ft.Control] = []
    if asking:
        text = "reportages-first-dealer" if first else "reportages-next"
        parts.append(headline(device, device.t(text, number=play.number), 26))
    elif play.rounds:
        parts.append(last_round(device))
    return parts


def last_round(device: Device) -> ft.Control:
    """Draw the card of the last round: its winner, combination and points, and who leads now."""
    play, p = queries.play_of(device), device.palette
    score = score_round(play.rounds[-1], queries.rules(device).facts)
    winner = device.state.name(score.round.winner)
    combination = device.words.say(name_combination(score.round.combination))
    totals = dict(queries.totals_of(device))
    ahead = leaders({seat: totals[seat] for seat in play.staying})
    names = tuple(shorten(device.state.name(seat)) for seat in ahead)
    text = device.t(
        "reportages-ahead-now", names=names, count=len(names), points=max((totals[seat] for seat in ahead), default=0)
    )
    figure = serif(device.t("reportages-gained", points=score.points(score.round.winner)), device.fit(40, 48), p)
    lines = stack(
        headline(device, shorten(winner), 26, beside=40),
        sans(capitalise(combination), p),
        ft.Row([figure], alignment=ft.MainAxisAlignment.END) if device.has_board else figure,
        small(text, p),
        spacing=0,
    )
    return handle("last-round", card(lines, p, padding=12))
