"""Shows, beside the grid, the rules that the page breaks, what it counts row by row, and the button that enters these
counts in the sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace

import flet as ft

from companion.games.redac_chef.page.counts import free_area_points, total
from companion.games.redac_chef.page.judge import Judgement, judge
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.views.badges import badge
from companion.games.redac_chef.views.page import queries
from companion.games.redac_chef.views.page.controller import Laying
from companion.games.redac_chef.views.page.descriptions import describe_conflict, tile_name
from companion.games.redac_chef.views.setup.puzzles import find_tiers
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import stepper
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, warning
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice


@dataclass(frozen=True, slots=True)
class ColumnLine:
    """One row of the column of counts: what it counts, in words, and its points; None: not known yet."""

    row: str
    said: str
    points: int | None


def lines_of(device: Device, page: Page, judged: Judgement, surplus: int) -> list[ColumnLine]:
    """Return the rows of the sheet that this page counts for, in the order of the pad. ``surplus``: tiles left on the
    desk."""
    counts, uses, open_rows = judged.counts, device.state.play.settings.rules.uses, find_open_rows(device, page)
    lines = [
        ColumnLine("articles", device.t("lay-articles", one=counts.one_point, two=counts.two_point), counts.articles),
        ColumnLine("photos", device.t("lay-photos", each=counts.photos, count=len(counts.photos)), sum(counts.photos)),
    ]
    if uses("tribune"):
        known = "tribune" not in open_rows
        lines.append(
            ColumnLine("tribune", device.t("lay-tribune", known=int(known)), counts.tribune if known else None)
        )
    if uses("free_area"):
        compared = "area" in open_rows
        said = device.t("lay-free-area", cells=counts.free_area, empty=counts.empty_cells, compared=int(compared))
        lines.append(ColumnLine("free_area", said, None if compared else free_area_points(page, counts.free_area)))
    if uses("mood"):
        said = device.t("lay-mood", happy=counts.happy, sad=counts.sad)
        lines.append(ColumnLine("mood", said, -abs(counts.happy - counts.sad)))
    if uses("surplus"):
        lines.append(ColumnLine("surplus", device.t("lay-surplus", count=surplus), -surplus))
    if uses("ads"):
        lines.append(ColumnLine("ads", device.t("lay-ads", each=counts.ads, count=len(counts.ads)), counts.money))
    return lines


def conflict_lines(device: Device, page: Page, judged: Judgement, doubted: queries.Doubted = ()) -> ft.Control:
    """Build the list of broken rules and of tiles that a neighbour doubts, each with a sign; or the line that nothing
    is wrong."""
    p = device.palette
    if not judged.conflicts and not doubted:
        mark = ft.Icon(ft.Icons.CHECK_CIRCLE_OUTLINE, size=20, color=p.ink)
        clear = ft.Row([mark, sans(device.t("lay-no-conflict"), p, expand=True)], spacing=8)
        return handle("page-conflicts", clear)
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Icon(ft.Icons.WARNING_AMBER, size=20, color=p.action),
                sans(device.words.say(describe_conflict(page, one)), p, color=p.action, expand=True),
            ],
            spacing=8,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for one in judged.conflicts
    ]
    for id_, names in doubted:
        if (part := page.part(id_)) is not None:
            said = device.t("lay-doubted", tile=tile_name(part), who=names)
            mark = ft.Icon(ft.Icons.HELP_OUTLINE, size=20, color=p.action)
            lines.append(ft.Row([mark, sans(said, p, expand=True)], spacing=8))
    box = warning(stack(*lines, spacing=6), p)
    return handle("page-conflicts", ft.Semantics(live_region=True, content=box))


@ft.component
def CountColumn(day: str, seat: str) -> ft.Control:
    """Shows the rows of the sheet as the laid page counts them, its conflicts, and, once the round is over, the button
    that enters the counts in the sheet. While everybody counts in secret, it shows none for another player's page."""
    device, p = use_device_and_palette()
    laying = Laying(device, day, seat)
    page = use_slice(lambda d: queries.page_at(d, day, seat))
    surplus = use_slice(lambda d: Laying(d, day, seat).surplus)
    may, sees, closed = use_slice(
        lambda d: (queries.may_lay(d, day, seat), queries.sees_counts(d, day, seat), _is_closed(d, day))
    )
    judged = judge(page)
    doubted = use_slice(lambda d: queries.doubts(d, day, seat))
    parts: list[ft.Control] = [conflict_lines(device, page, judged, doubted)]
    if not sees:
        return stack(*parts, small(device.t("lay-secret"), p), spacing=10)
    rows: list[ft.Control] = [_row(device, line) for line in lines_of(device, page, judged, surplus)]
    rows.append(
        bold(
            device.t("lay-total", points=shown_total(page, judged, surplus), open=_name_open_rows(device, page)),
            p,
            size=20,
        )
    )
    if page.scoring == "puzzle":
        rows.append(sans(device.t("lay-complete", complete=int(judged.complete)), p))
        rows += [bold(device.t("lay-tier", tier=_tier(device, judged)), p)] if _tiers(device) else []
    if page.tribune is not None and page.grid.star is None:
        rows.append(small(device.t("lay-star-unknown"), p))
    parts.append(card(stack(*rows), p))
    if may and closed:
        if device.state.play.settings.rules.uses("surplus"):
            parts.append(
                stepper(
                    device,
                    "page-surplus",
                    device.t("lay-surplus", count=surplus),
                    lambda by: laying.hold(surplus=max(0, laying.surplus + by)),
                )
            )
        parts.append(action(device, "page-take-counts", device.t("lay-take"), laying.take_counts, red=True))
    return stack(*parts, spacing=10)


def _is_closed(device: Device, day: str) -> bool:
    here = queries.day_at(device, day)
    return here is not None and here.closed


def shown_total(page: Page, judged: Judgement, surplus: int) -> int:
    """Return the points of the page with this surplus, whatever its tray says. Rows whose points are not known yet
    count 0."""
    free_area = 0 if awaits_comparison(page) else None
    return total(page, replace(judged.counts, surplus=surplus), free_area=free_area)


def awaits_comparison(page: Page) -> bool:
    """Tell whether the free area brings points only once it is compared with the others', which are not counted yet
    (page 11)."""
    return page.scoring == "classic" and page.rivals is None


def find_open_rows(device: Device, page: Page) -> tuple[str, ...]:
    """Return the rows that have no points yet: the ``tribune``, the free ``area``."""
    uses = device.state.play.settings.rules.uses
    tribune = uses("tribune") and not page.tribune_known
    area = uses("free_area") and awaits_comparison(page)
    return (*(["tribune"] if tribune else []), *(["area"] if area else []))


def _name_open_rows(device: Device, page: Page) -> str:
    """Return the rows without points as the messages name them: "none", one of them, or "both"."""
    found = find_open_rows(device, page)
    return "both" if len(found) > 1 else next(iter(found), "none")


def _row(device: Device, line: ColumnLine) -> ft.Control:
    """Build one line of the column: badge, words, points."""
    p = device.palette
    points = (
        device.t("lay-points", row=line.row, points=line.points)
        if line.points is not None
        else device.t("pad-not-entered")
    )
    return ft.Row(
        [badge(device, line.row, 30), sans(line.said, p, expand=True), bold(points, p, no_wrap=True)],
        spacing=8,
    )


def _tiers(device: Device) -> tuple[int, ...]:
    return find_tiers(device.state.play.settings, queries.facts_at(device))


def _tier(device: Device, judged: Judgement) -> int:
    """Return how many thresholds of the puzzle the page reaches; an incomplete page reaches none."""
    return sum(judged.total >= tier for tier in _tiers(device)) if judged.complete else 0


def describe_status(device: Device, page: Page, judged: Judgement, surplus: int, sees: bool) -> str:
    """Return the page's status line: its points, and its first conflict. ``sees``: whether this device may see the
    points."""
    first = (describe_conflict(page, judged.conflicts[0]),) if judged.conflicts else ()
    return device.t(
        "lay-status",
        points=shown_total(page, judged, surplus),
        open=_name_open_rows(device, page),
        sees=int(sees),
        count=len(judged.conflicts),
        why=first,
    )
