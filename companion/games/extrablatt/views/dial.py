"""Draws the face of the clock: its coloured sectors, the accelerators placed and taken as rings, and the hand."""

from __future__ import annotations

import math

import flet as ft
import flet.canvas as cv

from companion.games.extrablatt.state.play import Play
from companion.ui.controls.handle import handle
from companion.ui.controls.text import serif
from companion.ui.device import Device
from companion.ui.widths import serif_em

#: The colours of the sectors as the clock prints them; their names stand beside the face.
_SECTORS = ("#E3B735", "#3B79B5", "#B93A2E")
_HOURS = 12
_TURN = 2 * math.pi


def draw_dial(device: Device, play: Play, size: float) -> ft.Control:
    """Draw the clock's face with the hour in its middle, ``size`` px wide. Handle: ``hour``."""
    p = device.palette
    middle = size / 2
    shapes: list[cv.Shape] = []
    for colour, begin, end in _sectors(play, p.rule):
        shapes.append(_ring(size, 0.44, 0.1, colour, begin, end))
    shapes += _steps(size, 0.36, play.hour, p.ink, p.rule)
    shapes += _steps(size, 0.30, play.taken, p.action, p.rule)
    at = _angle(min(play.hour + 0.5, _HOURS))
    across, down = size * math.cos(at), size * math.sin(at)
    shapes.append(
        cv.Line(
            middle + 0.26 * across,
            middle + 0.26 * down,
            middle + 0.49 * across,
            middle + 0.49 * down,
            paint=ft.Paint(color=p.ink, stroke_width=size / 28, stroke_cap=ft.StrokeCap.ROUND),
        )
    )
    face = ft.Semantics(content=cv.Canvas(shapes=shapes, width=size, height=size), exclude_semantics=True)
    text = device.t("extrablatt-hour", hour=play.hour)
    figure = serif(text, min(0.2, 0.5 / serif_em(text)) * size / device.scale, p, no_wrap=True)
    return ft.Stack(
        [
            face,
            ft.Container(handle("hour", figure), width=size, height=size, alignment=ft.Alignment.CENTER),
        ],
        width=size,
        height=size,
    )


def _sectors(play: Play, plain: str) -> list[tuple[str, float, float]]:
    """Return each sector's colour with its first and last hour; one grey ring while nobody knows where they end."""
    if play.borders is None:
        return [(plain, 0, _HOURS)]
    first, second = play.borders
    ends = (0, first + 1, second + 1, _HOURS)
    return [(colour, ends[n], ends[n + 1]) for n, colour in enumerate(_SECTORS)]


def _steps(size: float, radius: float, done: int, colour: str, plain: str) -> list[cv.Shape]:
    """Draw a ring of twelve segments, the first ``done`` of them coloured."""
    return [_ring(size, radius, 0.035, colour if n < done else plain, n + 0.08, n + 0.92) for n in range(_HOURS)]


def _ring(size: float, radius: float, width: float, colour: str, begin: float, end: float) -> cv.Shape:
    """Return the part of a ring from one hour to another; radius and width as shares of the face."""
    corner, across = size * (0.5 - radius), size * 2 * radius
    paint = ft.Paint(color=colour, style=ft.PaintingStyle.STROKE, stroke_width=size * width)
    return cv.Arc(
        corner,
        corner,
        across,
        across,
        start_angle=_angle(begin),
        sweep_angle=(end - begin) / _HOURS * _TURN,
        paint=paint,
    )


def _angle(hour: float) -> float:
    """Return the angle of an hour: 12 is at the top, and the hand turns clockwise."""
    return hour / _HOURS * _TURN - math.pi / 2
