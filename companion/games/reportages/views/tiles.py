"""Draws each player as a tile around the pot: cash, total, a bar towards the goal, and their part in the auction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.games.reportages.facts import FINE, GOAL
from companion.games.reportages.scoring.points import score_round
from companion.games.reportages.scoring.projections import points_to_goal, wins_for_sure
from companion.games.reportages.state.play import Play
from companion.games.reportages.views import queries
from companion.table.message import Message, say
from companion.ui import theme
from companion.ui.controls.buttons import on_press
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import fill, lay_in_tiles, stack
from companion.ui.controls.text import bold, serif, small
from companion.ui.device import Device
from companion.ui.parts.bottom_sheet import over_foot
from companion.ui.reactive import use_device_and_palette, use_slice

#: The height (px) of the bar towards the goal, and the opacity of its part that is not won yet.
_BAR, _HOPE = 8, 0.4
#: The largest width (px) of a laptop's board, the shares of it that a side and the middle take, and the px between.
_BOARD: Final = 1400
_SIDE, _MIDDLE, _BETWEEN = 3, 4, 28
_GAP: Final = 12
#: How wide (px) a tile is at least.
_LEAST_TILE: Final = 128


@dataclass(frozen=True, slots=True)
class Line:
    """What a tile shows of one player.

    Attributes:
        total: their points; ``gained``: those of the last round, while the next round is not dealt.
        missing: the points that they still need to reach the goal.
        cash: None while no round is played.
        hope: what winning the round now would add, without the premium.
        word: the label of their part in the auction; None if they have none.
        speaks: whether it is their turn to speak in the auction.
        turn: whether the turn is theirs: they discarded the card, or have the highest bid.
        out: whether they are excluded from the round; ``gone``: whether they have gone home.
        ruined: whether they cannot pay another fine; ``sure``: whether they win for sure.
    """

    total: int
    gained: int
    missing: int
    cash: int | None
    hope: int
    word: Message | None
    speaks: bool
    turn: bool
    out: bool
    gone: bool
    ruined: bool
    sure: bool


def read_standing(device: Device, seat: str) -> Line:
    """Return what a tile shows of a player now."""
    play, totals = queries.play_of(device), dict(queries.totals_of(device))
    facts = queries.rules(device).facts
    bank = play.bank if seat in play.in_round else None
    rivals = {one: total for one, total in totals.items() if one in play.staying or one == seat}
    out, gone = seat in play.tray.turns.out, seat not in play.staying
    return Line(
        total=totals[seat],
        gained=score_round(play.rounds[-1], facts).points(seat) if play.rounds and play.bank is None else 0,
        missing=points_to_goal(totals[seat]),
        cash=None if bank is None else bank.of(seat),
        hope=0 if bank is None else bank.of(seat) + (0 if out else bank.pot),
        word=None if out else _find_auction_label(play, seat),
        speaks=seat == play.speaker,
        turn=bank is not None and play.tray.turns.at == seat,
        out=out,
        gone=gone,
        ruined=bank is not None and bank.of(seat) < FINE,
        sure=not gone and wins_for_sure(seat, rivals, facts, play.bank),
    )


def _find_auction_label(play: Play, seat: str) -> Message | None:
    """Return the label of a player's part in the auction: highest bidder, discarder, declined, to speak, or their bid;
    None if they have none."""
    auction = play.current_auction
    if auction is None:
        return None
    what, points = "", auction.of(seat)
    if seat == auction.buyer:
        what = "high"
    elif seat == auction.discarder:
        what = "up"
    elif seat in auction.no:
        what = "no"
    elif seat == play.speaker:
        what = "speaks"
    elif points:
        what = "bid"
    return say("reportages-word", what=what, points=points) if what else None


@ft.component
def Tile(seat_id: str, on_tap: Callable[[], Any] | None, name: str = "player") -> ft.Control:
    """Draws a player's tile. If ``on_tap`` is given it is a button, with the handle ``name`` and the player's number.
    Handles: ``NAME-N``, ``cash-N``, ``total-N``, ``turn-N`` or ``word-N``, ``sure-win-N``, ``ruined-N``, ``out-N``."""
    device, p = use_device_and_palette()
    seat = use_slice(lambda d: d.state.seat(seat_id))
    line = use_slice(lambda d: read_standing(d, seat_id))
    wide = use_slice(lambda d: d.has_board)
    number = device.state.number(seat_id)
    words = device.words
    large = device.fit(52, 60) if wide else device.fit(28, 34)
    if line.cash is None:
        gained = device.t("reportages-gained", points=line.gained)
        left: ft.Control = handle(f"gained-{number}", bold(gained, p)) if line.gained else ft.Container()
        figure = handle(f"total-{number}", serif(words.number(line.total), large, p, no_wrap=True))
    else:
        total = handle(f"total-{number}", small(words.number(line.total), p, size=20 if wide else 15, no_wrap=True))
        left = stack(
            small(device.t("reportages-row", row="total", number=0), p, size=16 if wide else 12), total, spacing=0
        )
        figure = handle(f"cash-{number}", serif(words.number(line.cash), large, p, no_wrap=True))
    behind = line.cash is None and 0 < line.total < GOAL
    parts: list[ft.Control] = [
        player_label(seat, p, size=device.fit(28, 32) if wide else 17),
        ft.Row([ft.Container(left, expand=True), figure], vertical_alignment=ft.CrossAxisAlignment.END, spacing=4),
        race(device, line, p.players[seat.colour]),
        *([small(device.t("reportages-missing-to-win", missing=line.missing), p)] if behind else []),
        *_draw_badges(device, line, number),
    ]
    body = stack(*parts, spacing=2)
    sheet = card(body, p, edge=p.players[seat.colour], selected=line.speaks, padding=8 if wide else 6)
    if on_tap is None:
        return sheet

    sheet.on_click = on_press(on_tap)
    sheet.ink = True
    return handle(f"{name}-{number}", sheet, button=True)


def _draw_badges(device: Device, line: Line, number: int) -> list[ft.Control]:
    """Return the lines below a tile's bar: part in the auction, gone or excluded, ruined, sure to win."""
    p = device.palette
    shown: list[tuple[bool, str, ft.IconData, str]] = [
        (line.gone, "out", ft.Icons.BLOCK, device.t("reportages-badge-gone")),
        (line.out and not line.gone, "out", ft.Icons.BLOCK, device.t("reportages-badge-out")),
        (
            line.ruined and not line.out,
            "ruined",
            ft.Icons.WARNING_AMBER,
            device.t("reportages-badge-ruined", fine=FINE),
        ),
        (line.sure, "sure-win", ft.Icons.EMOJI_EVENTS, device.t("reportages-badge-sure")),
    ]
    if line.word is not None:
        icon = ft.Icons.PLAY_ARROW if line.speaks else ft.Icons.STYLE_OUTLINED if line.turn else ft.Icons.CLOSE
        shown.insert(0, (True, "turn" if line.turn else "word", icon, device.words.say(line.word)))
    size = 22 if device.has_board else 13 if device.is_low else 15
    return [
        handle(
            f"{identifier}-{number}",
            ft.Row(
                [ft.Icon(icon, color=p.ink, size=18), ft.Container(bold(label, p, size=size), expand=True)], spacing=4
            ),
        )
        for on, identifier, icon, label in shown
        if on
    ]


def race(device: Device, line: Line, colour: str) -> ft.Control:
    """Draw a bar from 0 to the goal: the points won (the last round's in ink) and, lighter, what winning this round
    would add. Screen readers skip it, because the figures say the same."""
    p = device.palette
    before, now = min(line.total - line.gained, GOAL), min(line.total, GOAL)
    ahead = min(now + line.hope, GOAL)
    parts = [
        (before, colour),
        (now - before, p.ink),
        (ahead - now, ft.Colors.with_opacity(_HOPE, colour)),
        (GOAL - ahead, p.rule),
    ]
    height = 2 * _BAR if device.has_board else _BAR
    bars: list[ft.Control] = [
        ft.Container(bgcolor=fill, height=height, expand=points) for points, fill in parts if points > 0
    ]
    return ft.Semantics(content=ft.Row(bars, spacing=0), exclude_semantics=True)


def fits_in_one_row(device: Device, tiles: int) -> bool:
    """Tell whether that number of tiles fits in one row: only on a phone held sideways."""
    room = (min(device.width, _BOARD) - 2 * theme.MARGIN) / tiles
    return device.is_low and device.scale <= LARGE_TEXT and room >= _LEAST_TILE


def grid(device: Device, tiles: Sequence[ft.Control]) -> ft.Control:
    """Lay tiles out two by two; one by one in large text, all in a row where they fit."""
    across = 1 if device.scale > LARGE_TEXT else len(tiles) if fits_in_one_row(device, len(tiles)) else 2
    return stack(*lay_in_tiles(tiles, across))


def middle_width(device: Device) -> float:
    """Return the width (px) of the middle, between the players, on a laptop."""
    room = min(device.width, _BOARD) - 2 * theme.MARGIN - 2 * _BETWEEN
    return room * _MIDDLE / (_MIDDLE + 2 * _SIDE)


def around_table(
    device: Device,
    head: ft.Control,
    middle: Sequence[ft.Control],
    tiles: Sequence[ft.Control],
    below: Sequence[ft.Control],
    foot: ft.Control,
    *,
    sheet: bool = False,
) -> ft.Control:
    """Lay out a page: the players around what lies in the middle of the table. On a phone all stand below each other
    over the footer; on a laptop, to be seen from a chair, the players stand to the right and left, clockwise, with the
    footer between them. ``below``: what is needed more rarely; ``sheet``: the footer is a bottom sheet."""
    if not device.has_board:
        width = _BOARD if fits_in_one_row(device, len(tiles)) else theme.COLUMN
        return over_foot(device, [head, *middle, grid(device, tiles), *below], foot, sheet=sheet, width=width)
    half = (len(tiles) + 1) // 2

    def side(some: Sequence[ft.Control]) -> ft.Control:
        """Draw one side's column of tiles."""
        return ft.Container(ft.Column([*some], spacing=_GAP, scroll=ft.ScrollMode.AUTO), expand=_SIDE)

    table = ft.Column([stack(*middle, *below)], scroll=ft.ScrollMode.AUTO, expand=True)
    table.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    between = ft.Column([table, foot], spacing=_GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    row = ft.Row(
        [side([*reversed(tiles[half:])]), ft.Container(between, expand=_MIDDLE), side(tiles[:half])],
        spacing=_BETWEEN,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    page = fill(head, row, spacing=_GAP)
    sized = ft.Container(page, width=_BOARD, padding=ft.Padding.symmetric(horizontal=theme.MARGIN, vertical=12))
    return ft.Container(sized, expand=True, alignment=ft.Alignment.TOP_CENTER)
