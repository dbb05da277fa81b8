"""Draws the round being played: the pot in the middle, the players around it, the auction in the footer."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.reportages.state.events import RoundVoided
from companion.games.reportages.views import queries
from companion.games.reportages.views.auction import AuctionFoot, AuctionInPage
from companion.games.reportages.views.bluff import Accusation, Bluffs
from companion.games.reportages.views.frame import top
from companion.games.reportages.views.pay import Pay
from companion.games.reportages.views.tiles import Tile, around_table, fits_in_one_row
from companion.ui import theme
from companion.ui.at_table import list_enterable_seats, send_event
from companion.ui.controls.fields import LARGE_TEXT, ConfirmedAction
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import HELP, bold, serif
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value
from companion.ui.widths import sans_em, serif_em

#: What the sheet shows instead of a player: who says "you're bluffing".
_ACCUSATION = "accusation"


@ft.component
def Round() -> ft.Control:
    """Draws the round; a tap on a player opens what they bid or pay. Handles: ``pot``, ``void-round``."""
    device = use_device()
    play = use_slice(queries.play_of)
    seats = [seat for seat in use_slice(lambda d: d.state.seats) if seat.id in play.in_round]
    may, enterable_seats = use_slice(lambda d: (d.may_lead, list_enterable_seats(d)))
    use_slice(lambda d: (d.has_board, d.width, d.height, d.scale))
    opened, open_ = use_value("")

    def close() -> None:
        open_("")

    tiles: list[ft.Control] = [
        Tile(seat.id, partial(open_, seat.id) if may or seat in enterable_seats else None, key=f"player-{seat.id}")
        for seat in seats
    ]
    below: list[ft.Control] = [Bluffs(key="bluffs")] if play.bluffs else []
    # With one player left the foot asks whether the round is given up.
    if may and len(play.still_in) > 1:
        below.append(_draw_void_link(device, play.number))
    # In large text the foot of an auction would take the whole page.
    in_page = use_slice(lambda d: d.scale > LARGE_TEXT) and not opened
    accuse = partial(open_, _ACCUSATION)
    if opened == _ACCUSATION:
        foot: ft.Control = Accusation(close, key="accusation")
    elif opened:
        foot = Pay(opened, close, key=f"pay-{opened}")
    else:
        foot = AuctionFoot(open_, accuse, in_page, key="auction")
    head = top(device, play.number, "phase/round", "button/bid")
    middle: list[ft.Control] = [Pot(key="pot")]
    if in_page:
        middle.append(AuctionInPage(open_, accuse, key="words"))
    odd = len(tiles) % 2 and device.scale <= LARGE_TEXT
    if not device.has_board and (odd or fits_in_one_row(device, len(tiles) + 1)):
        # Beside the tiles where there is room for one more: above them the pot would push the last out of sight.
        tiles, middle = [*tiles, Pot(beside=True, key="pot-beside")], []
    return around_table(device, head, middle, tiles, below, foot, sheet=bool(opened))


@ft.component
def Pot(beside: bool = False) -> ft.Control:
    """Draws the points in the pot. ``beside``: in the place of a tile on a phone."""
    device, p = use_device_and_palette()
    pot = use_slice(lambda d: b.pot if (b := queries.play_of(d).bank) is not None else 0)
    wide = use_slice(lambda d: d.has_board)
    size = device.fit(132, 140) if wide else device.fit(34, 40) if device.is_low else device.fit(44, 56)
    label, points = device.t("reportages-pot"), device.words.number(pot)
    figure = handle("pot", serif(points, size, p, no_wrap=True))
    # The word is not broken: it gives way to the figure beside it, or fits in the place of a tile.
    columns = 2 if beside else 1
    room = (device.width - theme.MARGIN * (columns - 1)) / columns - 2 * theme.MARGIN - HELP
    room -= 0 if beside else serif_em(points) * size * device.scale
    title_size = device.fit(32, 36) if wide else device.fit(20, room / sans_em(label))
    title = bold(label, p, size=title_size)
    if wide:
        middle = ft.Column(
            [with_help(device, title, "row/pot"), figure], horizontal_alignment=ft.CrossAxisAlignment.CENTER, spacing=0
        )
        return middle
    if beside:
        right = ft.Row([figure], alignment=ft.MainAxisAlignment.END)
        return ft.Container(stack(with_help(device, title, "row/pot"), right, spacing=0), padding=6)
    return ft.Row(
        [ft.Container(with_help(device, title, "row/pot"), expand=True), figure],
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _draw_void_link(device: Device, number: int) -> ft.Control:
    """Draw the link that gives the round up after a confirmation; it stands far from "undo"."""
    link = ConfirmedAction(
        "void-round",
        device.t("reportages-void"),
        device.t("reportages-void-question"),
        device.t("reportages-void-yes"),
        lambda: send_event(device, RoundVoided(number=number)),
        key="void-round",
    )
    return with_help(device, link, "button/void")
