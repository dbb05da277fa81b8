"""Charts have figures at their side, whatever their values."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest
from flet_charts import LineChart

from companion.text.languages import codes
from companion.text.words import words
from companion.ui import theme
from companion.ui.controls import charts
from tests.support.headless_phone import walk
from tests.support.spaces import plain


@pytest.mark.parametrize("highest", [1, 3, 17, 100, 4_001, 8_000, 25_480, 39_999, 9_500_000])
def test_one_to_four_lines_with_figures_cross_a_curve(highest: int) -> None:
    """Of 8,000 points the only line was that of 0."""
    device: Any = SimpleNamespace(palette=theme.LIGHT, words=words("de"), scale=1.0)
    drawn = charts.lines(device, [([0, highest], theme.LIGHT.ink)])
    (chart,) = (one for one in walk(drawn, set()) if isinstance(one, LineChart))
    figures = [label.value for label in chart.left_axis.labels if label.value]
    assert 1 <= len(figures) <= 4 and max(figures) <= highest


@pytest.mark.parametrize("lang", codes())
def test_the_side_says_thousands_where_points_are_thousands(lang: str) -> None:
    """A curve of 280,000 copies ended at 280."""
    said = words(lang)
    device: Any = SimpleNamespace(palette=theme.LIGHT, words=said, scale=1.0)

    def labels(write: Callable[[int], str]) -> list[str]:
        drawn = charts.lines(device, [([0, 280], theme.LIGHT.ink)], write=write)
        (chart,) = (one for one in walk(drawn, set()) if isinstance(one, LineChart))
        texts = [part for label in chart.left_axis.labels for part in walk(label, set()) if isinstance(part, ft.Text)]
        return [plain(text.value) for text in texts]

    assert plain(said.number(200_000)) in labels(lambda value: said.number(1_000 * value))
