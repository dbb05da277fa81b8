"""What a page tells of its controls is of the kind that they declare."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.ui.web.property_types import MOST_VALUES, are_valid_properties, is_valid_event, is_within_limits
from tests.support.wire_frames import registration, unframed

NAN = float("nan")


class _Named(ft.Page):
    """A page without a session: only its class is asked."""

    def __init__(self) -> None:
        self._values = {}


PAGE = _Named()


def test_what_a_real_page_says_when_it_comes_fits() -> None:
    page = unframed(registration())[1]["page"]
    assert is_within_limits(page) and are_valid_properties(PAGE, page)


@pytest.mark.parametrize(
    ("control", "props", "fine"),
    [
        (ft.TextField(), {"value": "Zoé"}, True), (ft.TextField(), {"value": 5}, False),
        (ft.TextField(), {"value": [1]}, False), (ft.TextField(), {"value": {}}, False),
        (ft.Slider(), {"value": 3}, True), (ft.Slider(), {"value": 3.5}, True), (ft.Slider(), {"value": NAN}, False),
        (ft.Slider(), {"value": 1 << 5_000}, False), (ft.Slider(), {"value": True}, False),
        (ft.Checkbox(), {"value": True}, True), (ft.Checkbox(), {"value": "yes"}, False),
        (PAGE, {"width": 390, "height": 664.5}, True), (PAGE, {"width": "boo"}, False),
        (PAGE, {"platform_brightness": "dark"}, True), (PAGE, {"platform_brightness": "purple"}, False),
        (PAGE, {"media": {"device_pixel_ratio": "x"}}, False), (PAGE, {"views": [{}]}, False),
        (PAGE, {"no_such_name": object}, True),
    ],
)  # fmt: skip
def test_a_property_is_of_the_kind_that_is_declared(control: ft.BaseControl, props: dict[str, Any], fine: bool) -> None:
    assert are_valid_properties(control, props) is fine


@pytest.mark.parametrize(
    ("control", "name", "data", "fine"),
    [
        (PAGE, "resize", {"width": 390.0, "height": 664}, True), (PAGE, "resize", {"width": "boo", "height": 1}, False),
        (PAGE, "resize", {"width": NAN, "height": 664}, False), (PAGE, "resize", {}, False),
        (PAGE, "resize", {"width": 1, "height": 1, "control": 5}, False), (PAGE, "resize", [1], False),
        (PAGE, "route_change", {"route": "/home"}, True), (PAGE, "route_change", {"route": None}, False),
        (ft.TextField(), "change", "Zoé", True), (ft.TextField(), "change", [1], False),
        (ft.TextField(), "change", NAN, False), (ft.Button(), "click", None, True),
        (ft.GestureDetector(), "tap_down", {"k": "touch", "l": {"x": 1, "y": 2}}, True),
        (ft.GestureDetector(), "tap_down", {"k": "foot"}, False), (ft.Button(), "no_such_event", [1], True),
    ],
)  # fmt: skip
def test_an_event_carries_what_its_kind_does(control: ft.BaseControl, name: str, data: Any, fine: bool) -> None:
    assert is_valid_event(control, name, data) is fine


def test_only_so_many_values_under_names_that_a_page_may_write() -> None:
    assert is_within_limits({"value": [0] * (MOST_VALUES - 2)}) and not is_within_limits({"value": [0] * MOST_VALUES})
    assert (
        not is_within_limits({"_i": 3})
        and not is_within_limits({"media": {"_x": 1}})
        and not is_within_limits({"on_click": 3})
    )
    assert not is_within_limits({3: "x"})
