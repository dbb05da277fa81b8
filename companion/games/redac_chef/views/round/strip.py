"""Draws the tokens of the other players in a round: in a strip on a phone, in their order on a screen that is read from
a chair."""

from __future__ import annotations

import flet as ft

from companion.games.redac_chef.views.round.calls import Token
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import AwayMark, symbol
from companion.ui.controls.text import sans, serif, small
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.widths import sans_em

#: Width (px) of a cell's edges, and of the symbol in it.
_CELL_EDGE, _SYMBOL = 14.0, 16.0


@ft.component
def OtherTokens(seats: tuple[Seat, ...], width: float) -> ft.Control:
    """Shows the tokens of ``seats``, side by side in that width (px). If symbol and name do not fit beside each other
    for every player, the symbols move to the second line, before the tokens."""
    device, p = use_device_and_palette()
    cells: list[ft.Control] = []
    each = (width - 6 * (len(seats) - 1)) / len(seats) - _CELL_EDGE
    size = device.fit(14, 18)
    below = any(_SYMBOL + 4 + sans_em(seat.name) * size * device.scale > each for seat in seats)
    for seat in seats:
        name = small(
            seat.name,
            p,
            color=p.ink,
            size=size,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            expand=True,
            text_align=ft.TextAlign.CENTER if below else ft.TextAlign.START,
        )
        mark, away = symbol(seat, p, size=_SYMBOL), AwayMark(seat, key=f"away-{seat.id}")
        token = Token(seat, 22, blank="–", key=f"token-{seat.id}")
        line = ft.Column(
            [
                ft.Row([name] if below else [mark, name, away], spacing=4),
                ft.Row([mark, token, away], spacing=4, tight=True) if below else token,
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        )
        cells.append(
            ft.Container(
                line,
                bgcolor=p.card,
                border=ft.Border.all(1, p.rule),
                border_radius=12,
                padding=ft.Padding.symmetric(horizontal=6, vertical=2),
                expand=True,
            )
        )
    return ft.Row(cells, spacing=6)


@ft.component
def TokenBoard(seats: tuple[Seat, ...]) -> ft.Control:
    """Shows the players with their tokens (ticks in modes without tokens), in the order of the tokens, to be read from
    a chair; then those who have none yet."""
    device, p = use_device_and_palette()
    order = use_slice(lambda d: d.state.play.today.bouclage.order)
    tokens = device.state.play.settings.rules.tokens
    ranked = sorted(seats, key=lambda seat: order.index(seat.id) if seat.id in order else len(order))
    cells: list[ft.Control] = []
    for seat in ranked:
        done = seat.id in order
        mark = (str(order.index(seat.id) + 1) if tokens else "✓") if done else "…"
        line = ft.Row(
            [
                ft.Container(
                    serif(mark, 30 / device.scale, p, color=p.ink if done else p.muted, style=ft.TextStyle(height=1)),
                    width=34,
                    alignment=ft.Alignment.CENTER,
                ),
                symbol(seat, p, size=24),
                sans(
                    seat.name,
                    p,
                    size=24 / device.scale,
                    weight=theme.BOLD if done else theme.REGULAR,
                    color=p.ink if done else p.muted,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                    expand=True,
                ),
            ],
            spacing=8,
        )
        cells.append(ft.Container(line, height=38))
    half = -(-len(cells) // 2)
    columns = [ft.Column(part, spacing=2, expand=True) for part in (cells[:half], cells[half:]) if part]
    return handle("board", ft.Row([*columns], spacing=20, vertical_alignment=ft.CrossAxisAlignment.START))
