"""Events of one kind are looked up once: without companion.ui.web.faults.slow_event, the second look-up happens."""

from __future__ import annotations

import flet as ft
import pytest
from flet.controls import base_control
from flet.controls.events import TapEvent

from companion.ui.web.faults import slow_event


def test_what_an_event_is_made_of_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up = []

    def look_up(control: object, name: str) -> object:
        looked_up.append(name)
        return TapEvent

    monkeypatch.setattr(base_control, "get_event_field_type", look_up)
    monkeypatch.setattr(slow_event, "get_event_field_type", look_up)
    monkeypatch.setattr(slow_event, "_found", {})
    slow_event.patch()
    for _ in range(3):
        assert base_control.get_event_field_type(ft.GestureDetector(), "on_tap_down") is TapEvent
    assert looked_up == ["on_tap_down"]


def test_the_answer_is_flets_own() -> None:
    found = slow_event._look_up_once(ft.GestureDetector(), "on_tap_down")
    assert getattr(found, "__origin__", found) is TapEvent
