"""Shows statistics of a person, of people who play together, or of everybody: charts, and each figure as text in a
table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

import flet as ft

from companion.kit.progress import POINTS, CountStat, FigureGrid, GridLine
from companion.store.players import Player
from companion.table.message import say
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import progress, theme
from companion.ui.controls.buttons import print_link
from companion.ui.controls.charts import Bar, bars, lines
from companion.ui.controls.fields import LARGE_TEXT, Fold, Option, choice
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column
from companion.ui.controls.seats import player_label, symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.dates import format_day, format_moment
from companion.ui.device import Device
from companion.ui.library import use_library
from companion.ui.people import make_route
from companion.ui.reactive import use_device_and_palette
from companion.ui.screens.history import back_link, lay_out_columns
from companion.ui.screens.profile import make_seat
from companion.ui.statistics import PersonFigures, Report, Scope, Summary, query_report
from companion.ui.statistics_picture import picture_data
from companion.ui.theme import Palette

#: The most bars that are readable on a phone.
_MOST_BARS = 8


@ft.component
def GroupList() -> ft.Control:
    """Show a link to the statistics of everybody, and one for each group that has played together."""
    device, p = use_device_and_palette()
    groups = use_library(progress.list_groups)
    top: list[ft.Control] = [
        head(device, device.t("stats-strap")),
        back_link(device, "players", device.t("profile-back"), "/players"),
    ]
    if groups is None:
        return lay_out_columns(device, top, [sans(device.t("loading"), p)])
    parts: list[ft.Control] = [_link_card(device, "stats-everybody", bold(device.t("stats-everybody"), p), "", "all")]
    for number, (people, count) in enumerate(groups, 1):
        names: list[ft.Control] = [
            ft.Row([symbol(make_seat(player), p, size=18), bold(shorten(player.name), p)], spacing=3, tight=True)
            for player in people
        ]
        parts.append(
            _link_card(
                device,
                f"group-{number}",
                ft.Row(names, spacing=12, run_spacing=2, wrap=True),
                device.t("people-games", count=count),
                "group" + "".join(make_route(player.id, "") for player in people),
            )
        )
    return lay_out_columns(device, top, parts)


def _link_card(device: Device, identifier: str, title: ft.Control, note: str, where: str) -> ft.Control:
    """Build a card that opens the statistics at that route (``where``)."""
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
def StatisticsPage(scope: Scope, back_to: str) -> ft.Control:
    """Show the statistics of one person, of a group or of everybody, in one game and mode: one card for each question.
    ``back_to``: the route of the link back."""
    device, p = use_device_and_palette()
    chosen, set_chosen = ft.use_state(("", None))
    report = use_library(query_report(scope, *chosen), scope, chosen)
    label = device.t("stats-back" if back_to == "/statistics" else "stats-back-profile")
    top: list[ft.Control] = [head(device, device.t("stats-strap")), back_link(device, "back", label, back_to)]
    if report is None:
        return column([*top, sans(device.t("loading"), p)])
    if not report.played:
        return column([*top, sans(device.t("stats-empty"), p)])
    if len(report.played) > 1:
        options = [Option(f"stats-game-{name}", device.t(f"game-{name}"), name) for name in report.played]
        top.append(choice(device, options, report.game, lambda game: set_chosen((game, None)), across=False))
    if len(report.modes) > 1:
        mode_options = [Option("stats-mode-all", device.t("stats-all-modes"), None)]
        mode_options += [Option(f"stats-mode-{name}", device.t(f"mode-{name}"), name) for name in report.modes]
        game = report.game
        top.append(choice(device, mode_options, report.mode, lambda mode: set_chosen((game, mode)), across=False))
    if report.apart:
        names = tuple(device.t(f"mode-{name}") for name in report.apart)
        top.append(small(device.t("stats-apart-note", names=names, count=len(names)), p))
    url = device.services.papers.publish_whole(
        f"{device.route} {report.game} {report.mode}", device.lang, lambda: picture_data(report, device.words)
    )
    top.append(print_link(device, "stats-picture", device.t("stats-picture"), url, ft.Icons.NEWSPAPER))
    return lay_out_columns(device, top, _build_cards(device, report, alone=bool(scope.person)))


def _build_cards(device: Device, report: Report, *, alone: bool) -> list[ft.Control]:
    """Build all cards of the report; those without figures are left out. ``alone``: it is about one person."""
    pages = progress.get_progress_pages(report.game)
    whole = report.whole or {}
    return [
        _wins_card(device, report),
        *_curves_card(device, report),
        *_duels_card(device, report, alone),
        *_streaks_card(device, report),
        *(part for grid in pages.grids for part in _columns_card(device, grid, report)),
        *(part for grid in pages.grids for part in _grid_card(device, grid, whole)),
        *_count_cards(device, pages.counts, report.people),
        Fold("stats-explained", device.t("stats-explained"), "", lambda: _explanation(device, report), key="explained"),
    ]


def _card(device: Device, identifier: str, title: str, *parts: ft.Control) -> ft.Control:
    """Build the card of one question: its heading and its parts."""
    heading = ft.Semantics(header=True, content=bold(title, device.palette, size=20))
    body = stack(heading, *parts)
    return card(handle(identifier, body), device.palette)


def _explanation(device: Device, report: Report) -> ft.Control:
    """Build the sentences that say what is counted, and which games of the history are not."""
    lines = [device.t("stats-explained-games"), device.t("stats-explained-wins"), device.t("stats-explained-duels")]
    lines.append(device.t("stats-explained-people"))
    if (uncounted := report.left) is not None:
        counts = (("stats-left-unfinished", uncounted.unfinished), ("stats-left-strangers", uncounted.strangers))
        if games := tuple(say(id_, count=count) for id_, count in counts if count):
            lines.append(device.t("stats-explained-left", games=games))
    texts: list[ft.Control] = [sans(line, device.palette, size=theme.SMALL) for line in lines]
    return handle("stats-explanation", stack(*texts, spacing=8))


# --- games and wins ---------------------------------------------------------------------------------------------------


def _wins_card(device: Device, report: Report) -> ft.Control:
    """Build the card with everybody's games and wins."""
    p = device.palette
    parts: list[ft.Control] = []
    winners = [figures for figures in report.people if figures.contests][:_MOST_BARS]
    if len(winners) > 1:
        parts.append(
            bars(
                device, [_player_bar(device, figures.player, figures.wins, of=figures.contests) for figures in winners]
            )
        )
        parts.append(small(device.t("stats-wins-note"), p))
    parts += [_person_lines(device, figures.player, _write_wins(device, figures)) for figures in report.people]
    title = device.t("people-games", count=report.count)
    return _card(device, "stats-games", capitalise(title), *parts)


def _player_bar(device: Device, player: Player, value: float, of: float | None = None) -> Bar:
    """Build a player's bar in their colour, with a short name."""
    return Bar(shorten(player.name, 9), value, _choose_colour(device, player), of)


def _choose_colour(device: Device, player: Player) -> str:
    """Return the colour of a player's bars and lines."""
    return device.palette.players.get(make_seat(player).colour, device.palette.ink)


def _person_lines(device: Device, player: Player, notes: Sequence[str]) -> ft.Control:
    """Build a player's name with lines under it."""
    p = device.palette
    lines: list[ft.Control] = [small(note, p) for note in notes]
    return pile(player_label(make_seat(player), p, max_lines=2), *lines, spacing=2)


def _write_wins(device: Device, person: PersonFigures) -> list[str]:
    """Return lines that say how often the person won, and their average, median and best points."""
    notes = []
    if person.contests:
        share = round(100 * person.wins / person.contests)
        notes.append(device.t("stats-wins", count=person.wins, of=person.contests, percent=share))
    if person.apart:
        notes.append(device.t("stats-apart", count=person.apart, met=person.met))
    points = person.figures.get(POINTS)
    if points is not None:
        average, middle = device.words.decimal(points.average), device.words.decimal(points.median)
        notes.append(device.t("stats-average", average=average, median=middle, best=points.most))
    return notes


def _curves_card(device: Device, report: Report) -> list[ft.Control]:
    """Build the card with the points in the newest games, newest at the right, with the days of the first, the middle
    and the last; none without such figures."""
    if not report.curves:
        return []
    p = device.palette
    moments = [when for when, _ in report.curves[0].points]
    marked = sorted({0, (len(moments) - 1) // 2, len(moments) - 1}) if len(moments) > 3 else [0, len(moments) - 1]
    labels = {at: day for at in marked if (day := format_day(moments[at], device.lang))}
    series = [([points for _, points in curve.points], _choose_colour(device, curve.player)) for curve in report.curves]
    lowest = min(0, *(points for values, _ in series for points in values))
    parts: list[ft.Control] = [lines(device, series, low=lowest, labels=labels)]
    for curve in report.curves:
        if len(report.curves) > 1:
            parts.append(player_label(make_seat(curve.player), p))
        parts.append(small(device.t("stats-recent", points=tuple(points for _, points in curve.points)), p))
    span = [format_moment(moments[at], device.lang) for at in (0, -1)]
    parts.append(small(device.t("stats-recent-span", first=span[0], last=span[1]), p))
    return [_card(device, "stats-recent", device.t("stats-recent-title", count=len(moments)), *parts)]


# --- against each other -----------------------------------------------------------------------------------------------


def _duels_card(device: Device, report: Report, alone: bool) -> list[ft.Control]:
    """Build the card that says who ended ahead of whom how often, with one person's rival; none without such
    figures."""
    if not report.pairs:
        return []
    p = device.palette
    parts: list[ft.Control] = []
    if alone:
        duel_bars = [
            _player_bar(device, pair.second, pair.duel.ahead, of=pair.duel.games) for pair in report.pairs[:_MOST_BARS]
        ]
        parts += [bars(device, duel_bars), small(device.t("stats-duels-note"), p)]
        if report.rival is not None:
            parts.append(handle("stats-rival", sans(device.t("stats-rival", name=shorten(report.rival.name)), p)))
    for pair in report.pairs:
        first = [] if alone else [player_label(make_seat(pair.first), p)]
        names: list[ft.Control] = [pile(*first, player_label(make_seat(pair.second), p), spacing=2)]
        level = device.t("stats-duel-level", count=pair.duel.level) if pair.duel.level else ""
        score = bold(device.t("stats-duel", ahead=pair.duel.ahead, behind=pair.duel.behind), p, size=20)
        figures: list[ft.Control] = [pile(score, *([small(level, p)] if level else []), spacing=0)]
        sentence = device.t(
            "stats-duel-said",
            first=pair.first.name,
            second=pair.second.name,
            ahead=pair.duel.ahead,
            behind=pair.duel.behind,
            level=pair.duel.level,
        )
        line = ft.Row([ft.Container(names[0], expand=True), *figures], spacing=8)
        parts.append(ft.Semantics(content=line, label=sentence, exclude_semantics=True))
    return [_card(device, "stats-duels", device.t("stats-duels"), *parts)]


def _streaks_card(device: Device, report: Report) -> list[ft.Control]:
    """Build the card that says who won most often in a row, and who is winning now; none if nobody has won, or nobody
    played twice."""
    ranked = report.rank_by_streak()
    if not ranked or all(person.contests < 2 for person in report.people):
        return []
    longest = ranked[:_MOST_BARS]
    parts: list[ft.Control] = []
    if len(longest) > 1:
        parts.append(bars(device, [_player_bar(device, person.player, person.streaks.longest) for person in longest]))
    for person in (*ranked, *(each for each in report.people if each.contests and not each.streaks.longest)):
        streaks = person.streaks
        notes = []
        if streaks.longest:
            since, until = (format_moment(when, device.lang) for when in (streaks.since, streaks.until))
            notes.append(device.t("stats-streak", count=streaks.longest, since=since, until=until))
        text_id = "stats-streak-now" if streaks.now > 0 else "stats-streak-without"
        notes.append(device.t(text_id, count=abs(streaks.now)))
        parts.append(_person_lines(device, person.player, notes))
    return [_card(device, "stats-streaks", device.t("stats-streaks"), *parts)]


# --- a table of figures -----------------------------------------------------------------------------------------------


def _columns_card(device: Device, grid: FigureGrid, report: Report) -> list[ft.Control]:
    """Build the card of one row of a grid by its columns, such as the days of the weekend, with everybody's own
    figures; none with fewer than two columns."""
    if grid.by_column is None:
        return []
    p = device.palette
    id_, title = grid.by_column
    row = next(each for each in (*grid.rows, GridLine(id_, title)) if each.id == id_)
    columns = [at for at in grid.columns if at.mark is not None and grid.figure(row, at) in (report.whole or {})]
    if len(columns) < 2:
        return []
    averages = [(at, (report.whole or {})[grid.figure(row, at)].average) for at in columns]
    colour = _choose_colour(device, report.people[0].player) if len(report.people) == 1 else p.ink
    marked = [Bar(device.words.say(at.mark), average, colour) for at, average in averages if at.mark is not None]
    parts: list[ft.Control] = [bars(device, marked)]
    for person in report.people:
        cells = [
            device.t("stats-column", column=at.title, average=_format_value(device, grid, figure.average))
            for at in columns
            if (figure := person.figures.get(grid.figure(row, at)))
        ]
        if cells:
            parts.append(player_label(make_seat(person.player), p, max_lines=2))
            parts.append(small(_join_cells(device, cells), p))
    return [_card(device, f"stats-{grid.id}-columns", device.words.say(title), *parts)]


def _join_cells(device: Device, cells: Sequence[str]) -> str:
    """Join the texts of cells into one line."""
    return reduce(lambda before, following: device.t("stats-cells", before=before, following=following), cells)


def _grid_card(device: Device, grid: FigureGrid, whole: Mapping[str, Summary]) -> list[ft.Control]:
    """Build the card of a grid: its chart, and a table of averages with median and best under them; none without
    figures."""
    p = device.palette
    rows = [row for row in grid.rows if any(grid.figure(row, at) in whole for at in grid.columns)]
    if not rows:
        return []
    grid_bars = _grid_bars(device, grid, rows, whole)
    chart = [bars(device, grid_bars)] if len(grid_bars) > 1 else []
    title = device.words.say(grid.title)
    if device.scale > LARGE_TEXT:
        return [_card(device, f"stats-{grid.id}", title, *chart, *_stacked_table(device, grid, rows, whole))]
    note = small(device.t("stats-table-note", low=str(grid.low).lower()), p)
    return [_card(device, f"stats-{grid.id}", title, *chart, note, *_wide_table(device, grid, rows, whole))]


def _grid_bars(device: Device, grid: FigureGrid, rows: Sequence[GridLine], whole: Mapping[str, Summary]) -> list[Bar]:
    """Build a bar per row from the last column. If the grid measures its rows against one of them (``grid.of``), build
    bars of all columns, each in front of the bar of that row."""
    p = device.palette
    measure = next((row for row in rows if row.id == grid.of), None)
    chart_bars = []
    for at in grid.columns if grid.of is not None else grid.columns[-1:]:
        most = whole.get(grid.figure(measure, at)) if measure is not None else None
        for row in rows:
            figure = whole.get(grid.figure(row, at))
            if row.mark is None or figure is None:
                continue
            marks = [row.mark, *([at.mark] if grid.of is not None and at.mark is not None else [])]
            label = " ".join(device.words.say(mark) for mark in marks)
            in_minutes = 60 if grid.unit == "seconds" else 1
            of = None if most is None else most.average / in_minutes
            chart_bars.append(Bar(label, figure.average / in_minutes, _choose_ink(row, p), of))
    return chart_bars


def _format_value(device: Device, grid: FigureGrid, value: float) -> str:
    """Return a value as text: seconds as minutes and seconds, others with at most one decimal."""
    if grid.unit == "seconds":
        return f"{round(value) // 60}:{round(value) % 60:02d}"
    return device.words.decimal(value)


def _find_best(grid: FigureGrid, figure: Summary) -> int:
    """Return the best value of a figure: the least one if low is good."""
    return figure.least if grid.low else figure.most


def _wide_table(
    device: Device, grid: FigureGrid, rows: Sequence[GridLine], whole: Mapping[str, Summary]
) -> list[ft.Control]:
    """Build the table with a column for each of the grid's; screen readers get a sentence per row."""
    p = device.palette

    def cells(first: ft.Control, others: list[ft.Control]) -> ft.Control:
        """Lay out a row: its name in a fixed width, and its cells in equal ones."""
        rest = [ft.Container(one, expand=True, alignment=ft.Alignment.CENTER) for one in others]
        return ft.Row([ft.Container(first, width=112), *rest], spacing=2)

    heads: list[ft.Control] = [
        small(device.words.say(at.title if device.is_wide else at.mark or at.title), p, text_align=ft.TextAlign.CENTER)
        for at in grid.columns
    ]
    lines: list[ft.Control] = [cells(ft.Container(), heads)] if len(grid.columns) > 1 else []
    for row in rows:
        others: list[ft.Control] = []
        for at in grid.columns:
            figure = whole.get(grid.figure(row, at))
            if figure is None:
                others.append(small("–", p))
                continue
            average = bold(_format_value(device, grid, figure.average), p)
            below = [figure.median, _find_best(grid, figure)]
            others.append(
                ft.Column(
                    [average, *(small(_format_value(device, grid, value), p) for value in below)],
                    spacing=0,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                )
            )
        row_control = cells(_row_name(device, row), others)
        lines.append(ft.Divider(height=1, color=p.rule))
        lines.append(
            ft.Semantics(content=row_control, label=_write_row(device, grid, row, whole), exclude_semantics=True)
        )
    return lines


def _choose_ink(row: GridLine, p: Palette) -> str:
    """Return the colour of the row's bar."""
    return p.ink if row.ink is None else row.ink.on(p.dark)


def _row_name(device: Device, row: GridLine) -> ft.Control:
    """Build the row's name, after its letters on the colour of its bar."""
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


def _stacked_table(
    device: Device, grid: FigureGrid, rows: Sequence[GridLine], whole: Mapping[str, Summary]
) -> list[ft.Control]:
    """Build the table for large text: under each row's name a line for each of its figures."""
    p = device.palette
    parts: list[ft.Control] = []
    for row in rows:
        lines = [sans(capitalise(line), p) for line in _write_cells(device, grid, row, whole, "stats-line")]
        parts.append(pile(bold(device.words.say(row.title), p), *lines, spacing=2))
    return parts


def _write_cells(device: Device, grid: FigureGrid, row: GridLine, whole: Mapping[str, Summary], text: str) -> list[str]:
    """Return a text for each figure of a row, in the words of the message ``text``."""
    return [
        device.t(
            text,
            column=at.title,
            average=_format_value(device, grid, figure.average),
            median=_format_value(device, grid, figure.median),
            best=_format_value(device, grid, _find_best(grid, figure)),
            low=str(grid.low).lower(),
        )
        for at in grid.columns
        if (figure := whole.get(grid.figure(row, at)))
    ]


def _write_row(device: Device, grid: FigureGrid, row: GridLine, whole: Mapping[str, Summary]) -> str:
    """Return a row of the table as one sentence, for screen readers."""
    cells = _write_cells(device, grid, row, whole, "stats-cell")
    return device.t("stats-row", row=row.title, cells=_join_cells(device, cells))


# --- how often --------------------------------------------------------------------------------------------------------


def _count_cards(device: Device, counts: Sequence[CountStat], people: Sequence[PersonFigures]) -> list[ft.Control]:
    """Build a card for each thing that is counted: how often it happened to each player, out of how many times, and by
    how much. Things that never happened have no card."""
    p = device.palette
    parts: list[ft.Control] = []
    for number, count in enumerate(counts, 1):
        count_bars: list[Bar] = []
        texts: list[ft.Control] = []
        for person in people:
            total, times = person.sum_count(count)
            if not times:
                continue
            count_bars.append(_player_bar(device, person.player, total, of=times))
            text = sans(device.t("stats-count", count=total, of=times), p)
            texts.append(
                ft.Row([ft.Container(player_label(make_seat(person.player), p), expand=True), text], spacing=8)
            )
            margin = _write_margin(device, count, person)
            if margin:
                texts.append(small(margin, p))
        if texts:
            chart = [bars(device, count_bars[:_MOST_BARS])] if len(count_bars) > 1 else []
            parts.append(_card(device, f"stats-count-{number}", device.words.say(count.title), *chart, *texts))
    return parts


def _write_margin(device: Device, count: CountStat, person: PersonFigures) -> str:
    """Return by how much it happened on average, and at most, as a sentence; "" without such figures."""
    names, text = count.margin
    values = [figure for name in names if (figure := person.figures.get(name))]
    if not values:
        return ""
    average = sum(figure.total for figure in values) / sum(figure.times for figure in values)
    return device.t(text, average=device.words.decimal(average), best=max(figure.most for figure in values))
