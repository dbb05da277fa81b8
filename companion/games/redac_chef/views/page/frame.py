"""Shows the forms of what is printed on the board and on the tribune, entered once: grid, fold and star, and the
tribune's effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, get_args

import flet as ft

from companion.games.redac_chef.page.model import (
    Constant,
    Grid,
    Pairs,
    Per,
    PhotoOf,
    PhotosByAds,
    TribuneEffect,
    Where,
)
from companion.games.redac_chef.views.page import queries
from companion.games.redac_chef.views.page.controller import Laying
from companion.ui.controls.fields import Fold, Option, choice, stepper
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice

_LEAST_SIDE, _MOST_SIDE = 3, 12
_MOST_HEIGHT: Final = 24
_KINDS: Final = ("constant", "per", "pairs", "photos-by-ads", "photo-of")
_WHAT: Final = ("article", "sport", "business", "news", "happy", "sad", "photo", "ad", "face-down")
_MOST_POINTS: Final = 9


@ft.component
def Frame(day: str, seat: str) -> ft.Control:
    """Shows the forms of the grid and of the tribune's effect, folded away, for most groups never need them; the
    effect's is open as long as it is not known."""
    device = use_device()
    page = use_slice(lambda d: queries.page_at(d, day, seat).frame)
    grid = page.grid
    parts: list[ft.Control] = []
    if page.tribune is not None:
        parts.append(
            Fold(
                "page-tribune",
                device.t("lay-effect"),
                device.t("lay-effect-is", kind=page.tribune.effect.kind, points=_points(page.tribune.effect)),
                lambda: Effects(day, seat),
                not page.tribune_known,
                key=f"effect-{page.tribune.tile}",
            )
        )
    said = device.t(
        "lay-grid-is", width=grid.width, height=grid.height, fold=grid.fold, star=0 if grid.star is None else 1
    )
    parts.append(Fold("page-grid", device.t("lay-grid"), said, lambda: GridFields(day, seat), key="grid"))
    return stack(*parts, spacing=10)


@ft.component
def GridFields(day: str, seat: str) -> ft.Control:
    """Shows the fields of the day's grid: width, height, fold and star. What is entered is kept for the group's later
    pages of that day."""
    device = use_device()
    laying = Laying(device, day, seat)
    grid = use_slice(lambda d: queries.page_at(d, day, seat).grid)
    star = grid.star

    def step(handle: str, text: str, now: int, change: Callable[[Grid, int], Grid]) -> ft.Control:
        """Build a stepper that changes one number of the grid."""
        return stepper(
            device,
            f"page-{handle}",
            device.t(text, count=now),
            lambda by: laying.set_grid(lambda newest: _fitting(change(newest, by))),
        )

    parts: list[ft.Control] = [
        small(device.t("lay-grid-kept"), device.palette),
        step("grid-width", "lay-grid-width", grid.width, lambda g, by: replace(g, width=g.width + by)),
        step("grid-height", "lay-grid-height", grid.height, lambda g, by: replace(g, height=g.height + by)),
        step("grid-fold", "lay-grid-fold", grid.fold, lambda g, by: replace(g, fold=g.fold + by)),
        choice(
            device,
            [Option("page-star-unknown", device.t("lay-star", known=0), False),
             Option("page-star-known", device.t("lay-star", known=1), True)],
            star is not None,
            lambda known: laying.set_grid(lambda g: replace(g, star=(g.width // 2, 1) if known else None)),
        ),
    ]  # fmt: skip
    if star is not None:
        parts += [
            step("star-column", "lay-star-column", star[0] + 1, lambda g, by: _move_star(g, by, 0)),
            step("star-row", "lay-star-row", star[1] + 1, lambda g, by: _move_star(g, 0, by)),
        ]
    return stack(*parts, spacing=10)


def _move_star(grid: Grid, columns: int, rows: int) -> Grid:
    """Return the grid with its star moved; unchanged if it has none."""
    return grid if grid.star is None else replace(grid, star=(grid.star[0] + columns, grid.star[1] + rows))


def _fitting(grid: Grid) -> Grid:
    """Return the grid with its sides within the limits, and with fold and star inside it."""
    width = min(max(grid.width, _LEAST_SIDE), _MOST_SIDE)
    height = min(max(grid.height, _LEAST_SIDE), _MOST_HEIGHT)
    star = grid.star
    if star is not None:
        star = (min(max(star[0], 0), width - 1), min(max(star[1], 0), height - 1))
    return replace(grid, width=width, height=height, fold=min(max(grid.fold, 0), height), star=star)


def _points(effect: TribuneEffect) -> int:
    return 1 if isinstance(effect, PhotoOf) else effect.points


@ft.component
def Effects(day: str, seat: str) -> ft.Control:
    """Shows the fields of the tribune's effect, as it is printed on it."""
    device = use_device()
    laying = Laying(device, day, seat)
    tribune = use_slice(lambda d: queries.page_at(d, day, seat).tribune)
    if tribune is None:
        return ft.Container(height=0)
    effect = tribune.effect
    kinds = [Option(f"page-effect-{kind}", device.t("lay-effect-kind", kind=kind), kind) for kind in _KINDS]
    parts: list[ft.Control] = [
        choice(
            device,
            kinds,
            effect.kind,
            lambda kind: laying.set_effect(lambda newest: _effect(kind, newest)),
            across=False,
        )
    ]
    if isinstance(effect, Per):
        parts += _per(device, laying, effect)
    if isinstance(effect, Pairs):
        where = [
            Option(f"page-where-{one}", device.t("lay-where", where=one), one) for one in ("page", "above", "below")
        ]
        parts.append(choice(device, where, effect.where, lambda one: laying.set_effect(_with(where=one)), across=False))
    if not isinstance(effect, PhotoOf):
        points = effect.points
        parts.append(
            stepper(
                device,
                "page-effect-points",
                device.t("lay-effect-points", points=points),
                lambda by: laying.set_effect(lambda newest: _with_points(newest, by)),
            )
        )
    return stack(*parts, spacing=10)


def _per(device: Device, laying: Laying, effect: Per) -> list[ft.Control]:
    """Build the choices of a ``Per`` effect: what it counts, and where."""
    what = [Option(f"page-what-{one}", device.t("lay-what", what=one), one) for one in _WHAT]
    where = [Option(f"page-where-{one}", device.t("lay-where", where=one), one) for one in get_args(Where)]
    return [
        bold(device.t("lay-effect-per"), device.palette),
        choice(device, what, effect.what, lambda one: laying.set_effect(_with(what=one)), across=False),
        choice(device, where, effect.where, lambda one: laying.set_effect(_with(where=one)), across=False),
    ]


def _with(**changes: Any) -> Callable[[TribuneEffect], TribuneEffect]:
    """Return a function that changes these fields of an effect. An effect that lacks them stays unchanged: another
    device may have chosen an effect of another kind."""
    return lambda newest: replace(newest, **changes) if all(hasattr(newest, name) for name in changes) else newest


def _with_points(effect: TribuneEffect, by: int) -> TribuneEffect:
    """Return the effect with ``by`` points more, within the limits; a ``PhotoOf``, whose points cannot be changed, as
    it is."""
    if isinstance(effect, PhotoOf):
        return effect
    return replace(effect, points=min(max(effect.points + by, -_MOST_POINTS), _MOST_POINTS))


def _effect(kind: str, before: TribuneEffect) -> TribuneEffect:
    """Return a fresh effect of that kind, with the points of the one before."""
    points = _points(before) or 1
    match kind:
        case "per":
            return Per("article", "touching", points)
        case "pairs":
            return Pairs("above", points)
        case "photos-by-ads":
            return PhotosByAds(points)
        case "photo-of":
            return PhotoOf(None)
        case _:
            return Constant(points)
