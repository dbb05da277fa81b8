"""Draws the grid with the tiles on it: each cell and each tile is one node with a name, large enough for a finger."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.page.judge import Judgement, judge
from companion.games.redac_chef.page.model import Ad, Article, Cell, Grid, Icon, Page, Photo, Tile, Tribune
from companion.games.redac_chef.views.badges import FACES
from companion.games.redac_chef.views.page.descriptions import tile_label
from companion.games.redac_chef.views.page.nodes import node, word
from companion.ui import theme
from companion.ui.controls.stack import pile
from companion.ui.device import Device
from companion.ui.reactive import use_device
from companion.ui.theme import Palette

#: A cell (px): what a finger needs, more where there is room.
CELL: Final = theme.TARGET
MOST_CELL: Final = 64

Tap = Callable[[Cell], Awaitable[Any] | None]
Pick = Callable[[str], Awaitable[Any] | None]
Drop = Callable[[str, Cell], Awaitable[Any] | None]

#: Tiles dragged on this page can be dropped on its grid only.
_GROUP: Final = "page-tiles"
#: Gap between a tile and the edges of its cells (px), so that a finger can still reach the cells.
_RIM: Final = 2


@ft.component
def Cells(grid: Grid, size: float, wrong: frozenset[Cell], tap: Tap | None) -> ft.Control:
    """Shows all cells, row by row, with the fold and the star. ``wrong``: the cells whose star is drawn in red;
    ``tap``: what a tap on a cell does."""
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
        doubted: tiles that others have marked, and their names.
        tap, pick: what a tap on a cell and on a tile does, None: nothing.
        drop: what it does to drag a tile to a cell, None: nothing is dragged.
    """
    device = use_device()
    judged = judge(page)
    star = frozenset(cell for one in judged.conflicts if one.rule == "star" for cell in one.cells)
    parts: list[ft.Control] = [Cells(page.grid, size, star, tap, key="cells")]
    marks = dict(doubted)
    for id_, part in page.parts:
        if part.at is not None:
            held = picked == id_
            dragged = drop is not None and may_be_dragged(device, held)
            parts.append(_place_tile(device, page, judged, id_, part, size, held, marks.get(id_, ()), pick, dragged))
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
    """Tell whether a tile can be dragged: on a phone only the one that is picked up, since the grid scrolls there under
    a finger on any other."""
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
    dragged: bool,
) -> ft.Container:
    """Build the tile's container at its place on the grid, cut off at the grid's edge."""
    assert part.at is not None
    (column, row), grid = part.at, page.grid
    # What sticks out is cut off at the edge of the grid, but a strip of it stays in reach.
    left, top = min(max(column, 0), grid.width - 1), min(max(row, 0), grid.height - 1)
    right = max(left + 1, min(column + part.width, grid.width))
    bottom = max(top + 1, min(row + part.height, grid.height))
    wide, high = (right - left) * size - 2 * _RIM, (bottom - top) * size - 2 * _RIM
    tile = tile_node(device, page, judged, id_, part, wide, high, picked, doubted, pick, dragged)
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
    dragged: bool,
) -> ft.Control:
    """Draw a tile: what is printed on it, a red frame with a sign where it breaks a rule, a thick frame where it is
    picked up.

    ``dragged``: it follows a finger, each tile its own: two hands may lay at once.
    """
    p = device.palette
    wrong = bool(judged.of(id_))
    face = ft.Column(
        [*_marks(p, wrong, bool(doubted)), *_face(device, part)],
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
        border=ft.Border.all(4 if picked or wrong else 2, p.action if wrong else p.ink),
        border_radius=6,
    )
    return ft.Draggable(tile, group=_GROUP, data=id_, max_simultaneous_drags=1) if dragged else tile


def _marks(p: Palette, wrong: bool, doubted: bool) -> list[ft.Control]:
    """Draw the signs of a broken rule and of a doubt; empty without either."""
    marks: list[ft.Control] = []
    if wrong:
        marks.append(ft.Icon(ft.Icons.WARNING_AMBER, size=18, color=p.action))
    if doubted:
        marks.append(ft.Icon(ft.Icons.HELP_OUTLINE, size=18, color=p.action))
    return [ft.Row(marks, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)] if marks else []


def _face(device: Device, part: Tile | Tribune) -> list[ft.Control]:
    """Draw what is printed on the tile, in a letter and few signs; a screen reader gets the label instead."""
    p = device.palette
    if part.face_down:
        return [ft.Icon(ft.Icons.FLIP, size=20, color=p.ink)]
    if isinstance(part, Tribune):
        return [ft.Icon(ft.Icons.NEWSPAPER, size=22, color=p.ink), word(device, device.t("lay-letter", kind="tribune"))]
    if isinstance(part, Article):
        first = device.t("lay-letter", kind=part.type)
        faces: list[ft.Control] = []
        if part.faces:
            icon = FACES["happy" if part.faces > 0 else "sad"]
            faces = [ft.Icon(icon, size=18, color=p.ink)]
            faces += [word(device, str(abs(part.faces)))] if abs(part.faces) > 1 else []
        return [word(device, f"{first} {part.value}"), *([_row(faces)] if faces else [])]
    if isinstance(part, Photo):
        return [word(device, device.t("lay-letter", kind="photo")), _row(icon_signs(device, part.icons))]
    assert isinstance(part, Ad)
    return [word(device, device.t("lay-letter", kind="ad")), word(device, device.t("lay-dollars", dollars=part.money))]


def icon_signs(device: Device, icons: tuple[Icon, ...]) -> list[ft.Control]:
    """Draw the icons that a photo looks for: letters for types, faces for moods."""
    p = device.palette
    return [
        ft.Icon(FACES[icon], size=18, color=p.ink) if icon in FACES else word(device, device.t("lay-letter", kind=icon))
        for icon in icons
    ]


def _row(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(parts, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def cell_size(width: float, height: float, grid: Grid) -> float:
    """Return the side of a cell (px): as large as the room allows, never smaller than a finger needs."""
    return max(CELL, min(MOST_CELL, width / grid.width, height / grid.height))
