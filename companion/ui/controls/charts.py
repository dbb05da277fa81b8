"""Draws charts that are readable on a phone. Each repeats numbers that are given as text, so it is excluded from the
semantics tree."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

import flet as ft
from flet_charts import (
    BarChart,
    BarChartGroup,
    BarChartRod,
    ChartAxis,
    ChartAxisLabel,
    ChartGridLines,
    LineChart,
    LineChartData,
    LineChartDataPoint,
)

from companion.ui import theme
from companion.ui.controls.text import small
from companion.ui.device import Device

#: The height of a chart in px; it does not scale with the text, which is below it.
_HEIGHT: Final = 170
#: The largest width of a bar, and the width of the axis labels, in px.
_BAR: Final = 34
LEFT: Final = 56
#: The chart's height as a multiple of the highest value.
_ABOVE: Final = 1.12


@dataclass(frozen=True, slots=True)
class Bar:
    """Bar of a chart: its short label, value and colour. ``of``: the value of a full bar, which is drawn behind this
    one; None for none."""

    label: str
    value: float
    colour: str
    of: float | None = None


def bars(device: Device, each: Sequence[Bar]) -> ft.Control:
    """Draw a bar chart; negative bars hang below the axis. Screen readers do not get it: the caller gives the figures
    as text, too."""
    p = device.palette
    highest = max((max(bar.value, bar.of or 0) for bar in each), default=0)
    lowest = min(0.0, *(bar.value for bar in each)) if each else 0.0
    width = min(_BAR, (_inner_width(device) - LEFT) / max(1, len(each)) * 0.62)
    groups = [
        BarChartGroup(
            x=at,
            rods=[
                BarChartRod(
                    from_y=0,
                    to_y=round(bar.value, 2),
                    width=width,
                    color=bar.colour,
                    border_radius=3,
                    bg_from_y=None if bar.of is None else 0,
                    bg_to_y=bar.of,
                    bgcolor=None if bar.of is None else p.rule,
                    show_tooltip=False,
                )
            ],
        )
        for at, bar in enumerate(each)
    ]
    labels = [ChartAxisLabel(value=at, label=_draw_label(device, bar.label)) for at, bar in enumerate(each)]
    step = _choose_step(highest - lowest)
    chart = BarChart(
        groups=groups,
        group_alignment=ft.MainAxisAlignment.SPACE_AROUND,
        min_y=lowest * _ABOVE,
        max_y=max(highest * _ABOVE, 1),
        left_axis=_draw_axis(device, lowest, highest, step),
        bottom_axis=ChartAxis(labels=labels, label_size=30, show_min=False, show_max=False),
        horizontal_grid_lines=ChartGridLines(interval=step, color=p.rule, width=1),
        interactive=False,
        height=_HEIGHT,
        expand=True,
    )
    return _hide_from_semantics(chart)


def lines(
    device: Device,
    series: Sequence[tuple[Sequence[float], str]],
    *,
    low: float | None = None,
    points: bool = True,
    labels: Mapping[int, str] | None = None,
    write: Callable[[int], str] | None = None,
) -> ft.Control:
    """Draw several lines on one scale, each in its own colour, oldest value first. Screen readers do not get them: the
    caller gives the figures as text, too.

    Args:
        device: whose palette and language are used.
        series: the values of each line, and its colour.
        low: the lowest value of the scale.
        points: mark each value.
        labels: texts below the chart, such as dates, by the position of their value.
        write: returns the text of a value at the side; without it, its digits.
    """
    p = device.palette
    all_values = [value for values, _ in series for value in values]
    highest, lowest = max(all_values, default=0), min(all_values, default=0) if low is None else low
    step = _choose_step(highest - lowest)
    floor = step * (lowest // step)
    chart_lines = [
        LineChartData(
            points=[LineChartDataPoint(x=at, y=value, show_tooltip=False) for at, value in enumerate(values)],
            color=colour,
            stroke_width=3,
            rounded_stroke_cap=True,
            point=points,
        )
        for values, colour in series
    ]
    chart = LineChart(
        data_series=chart_lines,
        min_x=-0.3,
        max_x=max(max((len(values) for values, _ in series), default=0) - 0.7, 0.3),
        min_y=floor,
        max_y=max(floor + (highest - floor) * _ABOVE, floor + 1),
        left_axis=_draw_axis(device, floor, highest, step, write),
        bottom_axis=ChartAxis(
            show_labels=bool(labels),
            labels=[ChartAxisLabel(value=at, label=_draw_label(device, text)) for at, text in (labels or {}).items()],
            label_size=30 if labels else 4,
            show_min=False,
            show_max=False,
        ),
        horizontal_grid_lines=ChartGridLines(interval=step, color=p.rule, width=1),
        interactive=False,
        height=_HEIGHT,
        expand=True,
    )
    return _hide_from_semantics(chart)


def _inner_width(device: Device) -> float:
    """Return the width (px) that a card across the page's column leaves to a chart."""
    return min(device.width, theme.COLUMN) - 64


def _choose_step(span: float) -> int:
    """Return the smallest round step at which at most four grid lines cross a chart of that span."""
    steps = (step * 10**zeros for zeros in count() for step in ((1, 2, 5) if zeros == 0 else (1, 2, 2.5, 5)))
    return int(next(step for step in steps if span / step <= 4))


def _draw_axis(
    device: Device, lowest: float, highest: float, step: int, write: Callable[[int], str] | None = None
) -> ChartAxis:
    """Build the left axis with a label at each step; ``write`` as in ``lines``."""
    first, last = math.ceil(lowest / step), math.floor(highest / step)

    def format_value(value: int) -> str:
        """Return the text of the value: what ``write`` makes of it, or its digits."""
        return device.words.number(value) if write is None or not value else write(value)

    labels = [
        ChartAxisLabel(value=number * step, label=_draw_label(device, format_value(number * step)))
        for number in range(first, last + 1)
    ]
    return ChartAxis(labels=labels, label_size=LEFT, label_spacing=step, show_min=False, show_max=False)


def _draw_label(device: Device, text: str) -> ft.Control:
    # In a fixed size: the chart does not scale, and the figures are repeated as text beside it.
    return small(text, device.palette, size=13 / device.scale, no_wrap=True, text_align=ft.TextAlign.CENTER)


def _hide_from_semantics(chart: ft.Control) -> ft.Control:
    return ft.Semantics(content=ft.Row([chart]), exclude_semantics=True)
