"""Charts have figures at their side, whatever their values."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from flet_charts import LineChart

from companion.text.words import words
from companion.ui import theme
from companion.ui.controls import charts
from tests.support.headless_phone import walk


@pytest.mark.parametrize("highest", [1, 3, 17, 100, 4_001, 8_000, 25_480, 39_999, 9_500_000])
def test_one_to_four_lines_with_figures_cross_a_curve(highest: int) -> None:
    """Of 8,000 points the only line was that of 0."""
    device: Any = SimpleNamespace(palette=theme.LIGHT, words=words("de"), scale=1.0)
    drawn = charts.lines(device, [([0, highest], theme.LIGHT.ink)])
    (chart,) = (one for one in walk(drawn, set()) if isinstance(one, LineChart))
    figures = [label.value for label in chart.left_axis.labels if label.value]
    assert 1 <= len(figures) <= 4 and max(figures) <= highest
