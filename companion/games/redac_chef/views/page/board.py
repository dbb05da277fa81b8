"""Draws the grid with the tiles on it: each cell and each tile is one node with a name, large enough for a finger."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import flet as ft

from companion.games.redac_chef.page.judge import Judgement, judge
from companion.games.redac_chef.page.model import Ad, Article, Cell, Grid, Icon, Page, Photo, Tile, Tribune
from companion.games.redac_chef.views.badges import FACES
from companion.games.redac_chef.views.page.descriptions import tile_label
from companion.games.redac_chef.views.page.nodes import node, word, word_size
from companion.ui import theme
from companion.ui.controls.stack import pile
from companion.ui.device import Device
from companion.ui.reactive import use_device
from companion.ui.theme import Palette
from companion.ui.widths import LINE_EM, sans_em

#: A cell (px): what a finger needs, more where there is room.
CELL: Final = theme.TARGET
MOST_CELL: Final = 64

Tap = Callable[[Cell], Awaitable[Any] | None]
Pick = Callable[[str], Awaitable[Any] | None]
Drop = Callable[[str, Cell], Awaitable[Any] | None]
#: What is printed on a tile: a word, whose size is found, or a sign.
Printed: TypeAlias = "str | ft.Icon"

#: Tiles dragged on this page can be dropped on its grid only.
_GROUP: Final = "page-tiles"
#: The sizes (px) that words on a tile may have, of which the largest is taken that fits; the size of a sign, and what
#: lies between two (px).
_WORDS: Final = (20.0, 15.0, 13.0, 11.0, 9.0)
_SIGN: Final = 18
_GAP: Final = 2
#: How far a tile keeps from the edges of its cells (px), so that these stay in reach.
_RIM: Final = 2


@ft.component
def Cells(grid: Grid, size: float, wrong: frozenset[Cell], tap: Tap | None) -> ft.Control:
    """Shows all cells, row by row, with the fold and the star. ``wrong``: the cells whose star is drawn in red;
    ``tap``: is called with a tapped cell."""
    device = use_device()
    rows: list[ft.Control] = [
        ft.Row([_cell(device, grid, (column, row), size, wrong, tap) for column in range(grid.width)], spacing=0)
        for row in range(grid.height)
    ]
    return pile(*rows, spacing=0)


def _cell(device: Device, grid: Grid, cell: Cell, size: float, wrong: frozenset[Cell], tap: Tap | None) -> ft.Control:
    """Draw one cell with its edges, the fold above it, and the star."""
    p = device.palette
    column, row = cell
    star = cell == grid.star
    at_fold = row == grid.fold and 0 < row < grid.height
    line = ft.BorderSide(1, p.rule)
    return node(
        f"page-cell-{column}-{row}",
        device.t("lay-cell", column=column + 1, row=row + 1, star=int(star), fold=int(at_fold)),
        ft.Icon(ft.Icons.STAR, size=20, color=p.action if cell in wrong else p.muted) if star else None,
        (lambda: tap(cell)) if tap is not None else None,
        width=size,
        height=size,
        bgcolor=p.card,
        border=ft.Border(
            top=ft.BorderSide(4, p.ink) if at_fold else line,
            left=line,
            right=line,
            bottom=line,
        ),
    )


@ft.component
def Board(
    page: Page,
    size: float,
    picked: str | None,
    doubted: tuple[tuple[str, tuple[str, ...]], ...],
    tap: Tap | None,
    pick: Pick | None,
    drop: Drop | None = None,
) -> ft.Control:
    """Shows a page on its grid.

    Args:
        size: the side of a cell (px).
        picked: the id of the tile that is picked up; None for none.
        doubted: the tiles that others have marked, each with their names.
        tap, pick: what a tap on a cell and on a tile does; None: nothing.
        drop: what dragging a tile to a cell does; None: tiles cannot be dragged.
    """
    device = use_device()
    judged = judge(page)
    star = frozenset(cell for one in judged.conflicts if one.rule == "star" for cell in one.cells)
    parts: list[ft.Control] = [Cells(page.grid, size, star, tap, key="cells")]
    marks = dict(doubted)
    for id_, part in page.parts:
        if part.at is not None:
            held = picked == id_
            draggable = drop is not None and may_be_dragged(device, held)
            parts.append(_place_tile(device, page, judged, id_, part, size, held, marks.get(id_, ()), pick, draggable))
    width, height = page.grid.width * size, page.grid.height * size
    ground: ft.Control = ft.Stack(parts, width=width, height=height)
    if drop is not None:

        async def land(event: ft.DragTargetEvent) -> None:
            """Move the dropped tile to the cell under it."""
            doing = drop(event.src.data, cell_under(event.local_position, size))
            if doing is not None:
                await doing

        ground = ft.DragTarget(ground, group=_GROUP, on_accept=land)
    return ft.Container(ground, width=width, height=height)


def may_be_dragged(device: Device, picked: bool) -> bool:
    """Tell whether a tile can be dragged. On a phone only the picked-up tile can, because there a finger on any other
    tile scrolls the grid."""
    return picked or device.is_wide


def cell_under(corner: ft.Offset, size: float) -> Cell:
    """Return the cell that the upper left corner of a dragged tile is nearest to. ``corner``: its place on the grid
    (px)."""
    return round((corner.x - _RIM) / size), round((corner.y - _RIM) / size)


def _place_tile(
    device: Device,
    page: Page,
    judged: Judgement,
    id_: str,
    part: Tile | Tribune,
    size: float,
    picked: bool,
    doubted: tuple[str, ...],
    pick: Pick | None,
    draggable: bool,
) -> ft.Container:
    """Build the tile's container at its place on the grid, cut off at the grid's edge."""
    assert part.at is not None
    (column, row), grid = part.at, page.grid
    # What sticks out is cut off at the edge of the grid, but a strip of it stays in reach.
    left, top = min(max(column, 0), grid.width - 1), min(max(row, 0), grid.height - 1)
    right = max(left + 1, min(column + part.width, grid.width))
    bottom = max(top + 1, min(row + part.height, grid.height))
    wide, high = (right - left) * size - 2 * _RIM, (bottom - top) * size - 2 * _RIM
    tile = tile_node(device, page, judged, id_, part, wide, high, picked, doubted, pick, draggable)
    return ft.Container(tile, left=left * size + _RIM, top=top * size + _RIM, key=f"at-{id_}")


def tile_node(
    device: Device,
    page: Page,
    judged: Judgement,
    id_: str,
    part: Tile | Tribune,
    width: float,
    height: float,
    picked: bool,
    doubted: tuple[str, ...],
    pick: Pick | None,
    draggable: bool,
) -> ft.Control:
    """Draw a tile: what is printed on it, a red frame with a sign if it breaks a rule, a thick frame if it is picked
    up.

    ``draggable``: a finger can drag it. Several tiles can be dragged at the same time, because two hands may lay tiles
    at once.
    """
    p = device.palette
    wrong = bool(judged.of(id_))
    frame = 4 if picked or wrong else 2
    room = width - 2 * frame
    lines = _fit_face(device, part, _marks(p, wrong, bool(doubted)), room, height - 2 * frame)
    face = ft.Column(
        [_draw_line(line, room) for line in lines],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    tile = node(
        f"page-tile-{id_}",
        device.words.say(tile_label(page, id_, judged, doubted)),
        face,
        (lambda: pick(id_)) if pick is not None else None,
        selected=picked,
        width=width,
        height=height,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        bgcolor=p.rule if part.face_down else p.paper,
        border=ft.Border.all(frame, p.action if wrong else p.ink),
        border_radius=6,
    )
    return ft.Draggable(tile, group=_GROUP, data=id_, max_simultaneous_drags=1) if draggable else tile


def _marks(p: Palette, wrong: bool, doubted: bool) -> list[ft.Icon]:
    """Draw the signs of a broken rule and of a doubt; empty without either."""
    marks: list[ft.Icon] = []
    if wrong:
        marks.append(ft.Icon(ft.Icons.WARNING_AMBER, size=_SIGN, color=p.action))
    if doubted:
        marks.append(ft.Icon(ft.Icons.HELP_OUTLINE, size=_SIGN, color=p.action))
    return marks


def _fit_face(
    device: Device, part: Tile | Tribune, marks: list[ft.Icon], room: float, high: float
) -> list[list[ft.Control]]:
    """Return the lines of signs and words on a tile of that ``room`` and height (px) inside of its frame, as large as
    they fit, or in the smallest size; a low tile has all in one line."""
    signs: list[Printed] = [*marks]
    lines = [line for line in (signs, *_face(device, part)) if line]
    in_one = [[one for line in lines for one in line]]
    tried = ((shown, most) for most in _WORDS for shown in (lines, in_one))
    fitting = (each for each in tried if _fits(device, *each, room, high))
    shown, most = next(fitting, (lines, _WORDS[-1]))
    return [[_draw(device, one, most) for one in line] for line in shown]


def _fits(device: Device, lines: list[list[Printed]], most: float, room: float, high: float) -> bool:
    """Tell whether these lines, with words of at most that size (px), fit on a tile of that room and height (px), each
    wrapped between its signs and words if it is too long."""
    size = word_size(device, most) * device.scale
    total = 0.0
    for line in lines:
        rows, used, tallest = 1, float(-_GAP), 0.0
        for one in line:
            wide, tall = (sans_em(one) * size, size * LINE_EM) if isinstance(one, str) else (_SIGN, _SIGN)
            if wide > room:
                return False
            rows, used = (rows, used + _GAP + wide) if used + _GAP + wide <= room else (rows + 1, wide)
            tallest = max(tallest, tall)
        total += rows * tallest
    return total <= high


def _draw(device: Device, one: Printed, most: float) -> ft.Control:
    """Draw a word, at most so many px high; a sign is drawn already."""
    return word(device, one, most=most) if isinstance(one, str) else one


def _draw_line(parts: list[ft.Control], room: float) -> ft.Control:
    """Lay out a line of a tile, which wraps to a second line if the tile is narrow."""
    row = ft.Row(parts, spacing=_GAP, run_spacing=0, wrap=True, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(row, width=room)


def _face(device: Device, part: Tile | Tribune) -> list[list[Printed]]:
    """Return what is printed on a tile, in words and signs; a screen reader gets the tile's label instead."""
    p = device.palette
    if part.face_down:
        return [[_sign(ft.Icons.FLIP, p)]]
    if isinstance(part, Tribune):
        return [[_sign(ft.Icons.NEWSPAPER, p)], [device.t("lay-letter", kind="tribune")]]
    if isinstance(part, Article):
        faces: list[Printed] = []
        if part.faces:
            faces.append(_sign(FACES["happy" if part.faces > 0 else "sad"], p))
            faces += [str(abs(part.faces))] if abs(part.faces) > 1 else []
        return [[f"{device.t('lay-letter', kind=part.type)} {part.value}"], faces]
    if isinstance(part, Photo):
        return [[device.t("lay-letter", kind="photo")], _list_icons(device, part.icons)]
    assert isinstance(part, Ad)
    return [[device.t("lay-letter", kind="ad")], [device.t("lay-dollars", dollars=part.money)]]


def _sign(icon: ft.IconData, p: Palette) -> ft.Icon:
    return ft.Icon(icon, size=_SIGN, color=p.ink)


def _list_icons(device: Device, icons: tuple[Icon, ...]) -> list[Printed]:
    """Return the icons that a photo looks for: letters of article types, and faces."""
    return [
        _sign(FACES[icon], device.palette) if icon in FACES else device.t("lay-letter", kind=icon) for icon in icons
    ]


def icon_signs(device: Device, icons: tuple[Icon, ...]) -> list[ft.Control]:
    """Draw the icons that a photo looks for."""
    return [_draw(device, one, _WORDS[0]) for one in _list_icons(device, icons)]


def cell_size(width: float, height: float, grid: Grid) -> float:
    """Return the side of a cell (px): as large as the room allows, never smaller than a finger needs."""
    return max(CELL, min(MOST_CELL, width / grid.width, height / grid.height))
