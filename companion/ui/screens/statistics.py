"""Shows statistics of a person, of people who play together, or of everybody: charts, and each figure as text in a
table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

import flet as ft

from companion.kit.progress import POINTS, Count, Grid, Line
from companion.store.library import Library
from companion.store.players import Player
from companion.store.progress import FigureSum, Tally, merge_tallies
from companion.ui import progress, theme
from companion.ui.controls.charts import Bar, bars, line
from companion.ui.controls.fields import LARGE_TEXT, Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column
from companion.ui.controls.seats import symbol, who
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.people import make_route, short
from companion.ui.progress import Statistics
from companion.ui.reactive import use_device, use_slice
from companion.ui.screens.history import back_link, lay_out_columns
from companion.ui.screens.profile import make_seat
from companion.ui.theme import Palette

#: The most bars that are readable on a phone.
_MOST_BARS = 8


@ft.component
def Groups() -> ft.Control:
    """Shows the groups that have statistics: everybody, and all groups that have played together."""
    device = use_device()
    p = device.palette
    players = use_slice(lambda d: d.services.library.players)
    found, set_found = ft.use_state(None)

    async def look() -> None:
        set_found(await device.services.library.run(progress.list_groups))

    ft.use_effect(look, [players])
    top: list[ft.Control] = [
        head(device, device.t("stats-strap")),
        back_link(device, "players", device.t("profile-back"), "/players"),
    ]
    if found is None:
        return lay_out_columns(device, top, [sans(device.t("loading"), p)])
    parts: list[ft.Control] = [_door(device, "stats-everybody", bold(device.t("stats-everybody"), p), "", "all")]
    for number, (people, count) in enumerate(found, 1):
        names: list[ft.Control] = [
            ft.Row([symbol(make_seat(one), p, size=18), bold(short(one.name), p)], spacing=3, tight=True)
            for one in people
        ]
        parts.append(
            _door(
                device,
                f"group-{number}",
                ft.Row(names, spacing=12, run_spacing=2, wrap=True),
                device.t("people-games", count=count),
                "group" + "".join(make_route(one.id, "") for one in people),
            )
        )
    return lay_out_columns(device, top, parts)


def _door(device: Device, identifier: str, title: ft.Control, note: str, where: str) -> ft.Control:
    p = device.palette
    texts = ft.Column([title, *([small(note, p)] if note else [])], spacing=2, tight=True, expand=True)
    tapped = ft.Container(
        ft.Row([texts, ft.Icon(ft.Icons.CHEVRON_RIGHT, color=p.muted)]),
        on_click=lambda _: device.go(f"/statistics/{where}"),
        ink=True,
        padding=14,
        border_radius=14,
    )
    return handle(identifier, card(tapped, p, padding=0), button=True)


@ft.component
def Figures(scope: Callable[[Library], Statistics], whose: str, back_to: str) -> ft.Control:
    """Shows the statistics that the query ``scope`` returns; ``whose``: its key."""
    device = use_device()
    p = device.palette
    players = use_slice(lambda d: d.services.library.players)
    found, set_found = ft.use_state(None)
    game, set_game = ft.use_state("")
    mode, set_mode = ft.use_state(None)

    async def look() -> None:
        set_found(await device.services.library.run(scope))

    ft.use_effect(look, [whose, players])
    label = device.t("stats-back" if back_to == "/statistics" else "stats-back-profile")
    top: list[ft.Control] = [head(device, device.t("stats-strap")), back_link(device, "back", label, back_to)]
    if found is None:
        return column([*top, sans(device.t("loading"), p)])
    played = found.played()
    if not played:
        return column([*top, sans(device.t("stats-empty"), p)])
    chosen = game if game in played else played[0]
    modes = found.modes(chosen)
    in_mode = mode if mode in modes else None

    def pick_game(value: str) -> None:
        set_game(value)
        set_mode(None)

    if len(played) > 1:
        options = [Option(f"stats-game-{one}", device.t(f"game-{one}"), one) for one in played]
        top.append(choice(device, options, chosen, pick_game, across=False))
    if len(modes) > 1:
        several = [Option("stats-mode-all", device.t("stats-all-modes"), None)]
        several += [Option(f"stats-mode-{one}", device.t(f"mode-{one}"), one) for one in modes]
        top.append(choice(device, several, in_mode, set_mode, across=False))
    return lay_out_columns(device, top, _cards(device, found, chosen, in_mode))


def _cards(device: Device, found: Statistics, game: str, mode: str | None) -> list[ft.Control]:
    people = found.of(game, mode)
    whole = merge_tallies(tally for _, tally in people)
    pages = progress.get_progress_pages(game)
    alone = len(found.people) == 1
    parts: list[ft.Control] = [_games(device, found, game, mode, people)]
    if alone:
        parts += _recent(device, found.points(game, mode), people[0][0])
    for grid in pages.grids:
        parts += _grid(device, grid, whole)
    if pages.counts:
        parts += _counts(device, pages.counts, people)
    return parts


def _card(device: Device, identifier: str, title: str, *parts: ft.Control) -> ft.Control:
    heading = ft.Semantics(header=True, content=bold(title, device.palette, size=20))
    body = ft.Column([heading, *parts], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(handle(identifier, body), device.palette)


# --- games and wins ---------------------------------------------------------------------------------------------------


def _games(
    device: Device, found: Statistics, game: str, mode: str | None, people: Sequence[tuple[Player, Tally]]
) -> ft.Control:
    p = device.palette
    parts: list[ft.Control] = []
    if len(people) > 1:
        shown = people[:_MOST_BARS]
        parts.append(bars(device, [_bar(device, player, tally.wins, of=tally.games) for player, tally in shown]))
        parts.append(small(device.t("stats-wins-note"), p))
    parts += [_person(device, player, tally) for player, tally in people]
    title = device.t("people-games", count=found.count(game, mode))
    return _card(device, "stats-games", title[:1].upper() + title[1:], *parts)


def _bar(device: Device, player: Player, value: float, of: float | None = None) -> Bar:
    colour = device.palette.players.get(player.colour, device.palette.ink)
    return Bar(short(player.name, 9), value, colour, of)


def _person(device: Device, player: Player, tally: Tally) -> ft.Control:
    p = device.palette
    share = round(100 * tally.wins / tally.games) if tally.games else 0
    said = device.t("stats-wins", count=tally.wins, of=tally.games, percent=share)
    points = tally.figures.get(POINTS)
    notes = [said]
    if points is not None:
        notes.append(device.t("stats-average", average=device.words.decimal(points.average), best=points.most))
    return ft.Column(
        [who(make_seat(player), p, max_lines=2), *(small(note, p) for note in notes)], spacing=2, tight=True
    )


def _recent(device: Device, points: tuple[int, ...], player: Player) -> list[ft.Control]:
    """Build the chart of points in the newest games, newest at the right."""
    if len(points) < 2:
        return []
    colour = device.palette.players.get(player.colour, device.palette.ink)
    return [
        _card(
            device,
            "stats-recent",
            device.t("stats-recent-title", count=len(points)),
            line(device, points, colour, low=min(0, *points)),
            small(device.t("stats-recent", points=points), device.palette),
        )
    ]


# --- a table of figures -----------------------------------------------------------------------------------------------


def _grid(device: Device, grid: Grid, whole: Tally) -> list[ft.Control]:
    """Build the chart and the table: averages with the best under them."""
    p = device.palette
    rows = [row for row in grid.rows if any(grid.figure(row, at) in whole.figures for at in grid.columns)]
    if not rows:
        return []
    shown = _bars(device, grid, rows, whole)
    chart = [bars(device, shown)] if len(shown) > 1 else []
    title = device.words.say(grid.title)
    if device.scale > LARGE_TEXT:
        return [_card(device, f"stats-{grid.id}", title, *chart, *_long_table(device, grid, rows, whole))]
    note = small(device.t("stats-table-note", low=str(grid.low).lower()), p)
    return [_card(device, f"stats-{grid.id}", title, *chart, note, *_wide_table(device, grid, rows, whole))]


def _bars(device: Device, grid: Grid, rows: Sequence[Line], whole: Tally) -> list[Bar]:
    """Build bars of the last column row by row; where rows are measured against one of them, of all columns, in front
    of a bar of that one."""
    p = device.palette
    measure = next((row for row in rows if row.id == grid.of), None)
    found = []
    for at in grid.columns if grid.of is not None else grid.columns[-1:]:
        most = whole.figures.get(grid.figure(measure, at)) if measure is not None else None
        for row in rows:
            figure = whole.figures.get(grid.figure(row, at))
            if row.mark is None or figure is None:
                continue
            marks = [row.mark, *([at.mark] if grid.of is not None and at.mark is not None else [])]
            label = " ".join(device.words.say(mark) for mark in marks)
            in_minutes = 60 if grid.unit == "seconds" else 1
            of = None if most is None else most.average / in_minutes
            found.append(Bar(label, figure.average / in_minutes, _choose_ink(row, p), of))
    return found


def _format_value(device: Device, grid: Grid, value: float) -> str:
    if grid.unit == "seconds":
        return f"{round(value) // 60}:{round(value) % 60:02d}"
    return device.words.decimal(value)


def _find_best(grid: Grid, figure: FigureSum) -> int:
    return figure.least if grid.low else figure.most


def _wide_table(device: Device, grid: Grid, rows: Sequence[Line], whole: Tally) -> list[ft.Control]:
    p = device.palette

    def cells(first: ft.Control, others: list[ft.Control]) -> ft.Control:
        rest = [ft.Container(one, expand=True, alignment=ft.Alignment.CENTER) for one in others]
        return ft.Row([ft.Container(first, width=112), *rest], spacing=2)

    heads: list[ft.Control] = [
        small(device.words.say(at.title if device.wide else at.mark or at.title), p, text_align=ft.TextAlign.CENTER)
        for at in grid.columns
    ]
    lines: list[ft.Control] = [cells(ft.Container(), heads)] if len(grid.columns) > 1 else []
    for row in rows:
        others: list[ft.Control] = []
        for at in grid.columns:
            figure = whole.figures.get(grid.figure(row, at))
            if figure is None:
                others.append(small("–", p))
                continue
            average = bold(_format_value(device, grid, figure.average), p)
            best = small(_format_value(device, grid, _find_best(grid, figure)), p)
            centred = ft.CrossAxisAlignment.CENTER
            others.append(ft.Column([average, best], spacing=0, tight=True, horizontal_alignment=centred))
        shown = cells(_row_name(device, row), others)
        lines.append(ft.Divider(height=1, color=p.rule))
        lines.append(ft.Semantics(content=shown, label=_write_row(device, grid, row, whole), exclude_semantics=True))
    return lines


def _choose_ink(row: Line, p: Palette) -> str:
    """Return the colour of that row's bar."""
    return p.ink if row.ink is None else row.ink.on(p.dark)


def _row_name(device: Device, row: Line) -> ft.Control:
    """Build the row's name, after the letters and the colour of its bar."""
    p = device.palette
    name = sans(device.words.say(row.title), p, size=theme.SMALL)
    if row.mark is None:
        return name
    mark = bold(device.words.say(row.mark), p, size=13, color=p.paper if p.dark else p.card)
    box = ft.Container(
        mark,
        bgcolor=_choose_ink(row, p),
        width=22,
        height=22,
        border_radius=5,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Row([box, ft.Container(name, expand=True)], spacing=6)


def _long_table(device: Device, grid: Grid, rows: Sequence[Line], whole: Tally) -> list[ft.Control]:
    """Build for large text: under each row's name a line for each of its figures."""
    p = device.palette
    parts: list[ft.Control] = []
    for row in rows:
        lines = [sans(each[:1].upper() + each[1:], p) for each in _each(device, grid, row, whole, "stats-line")]
        parts.append(ft.Column([bold(device.words.say(row.title), p), *lines], spacing=2, tight=True))
    return parts


def _each(device: Device, grid: Grid, row: Line, whole: Tally, text: str) -> list[str]:
    """Say each figure of a row in the words of that message."""
    return [
        device.t(
            text,
            column=at.title,
            average=_format_value(device, grid, figure.average),
            best=_format_value(device, grid, _find_best(grid, figure)),
            low=str(grid.low).lower(),
        )
        for at in grid.columns
        if (figure := whole.figures.get(grid.figure(row, at)))
    ]


def _write_row(device: Device, grid: Grid, row: Line, whole: Tally) -> str:
    each = _each(device, grid, row, whole, "stats-cell")
    cells = reduce(lambda before, following: device.t("stats-cells", before=before, following=following), each)
    return device.t("stats-row", row=row.title, cells=cells)


# --- how often --------------------------------------------------------------------------------------------------------


def _counts(device: Device, counts: Sequence[Count], people: Sequence[tuple[Player, Tally]]) -> list[ft.Control]:
    """Build the card of how often something happened to each player."""
    p = device.palette
    parts: list[ft.Control] = []
    for number, count in enumerate(counts, 1):
        lines: list[ft.Control] = []
        for player, tally in people:
            figures = [figure for name in count.figures if (figure := tally.figures.get(name))]
            times = sum(figure.times for figure in figures)
            if times:
                said = device.t("stats-count", count=sum(figure.total for figure in figures), of=times)
                lines.append(ft.Row([ft.Container(who(make_seat(player), p), expand=True), sans(said, p)], spacing=8))
        if lines:
            parts.append(_card(device, f"stats-count-{number}", device.words.say(count.title), *lines))
    return parts
