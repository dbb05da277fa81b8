"""What an event of a control is made of.

Fault (Flet 1.0.5): for each event that a page sends, the types of its handler are looked up in the sources' annotations
of the control's whole family anew: two milliseconds that every press waits for.

Cure: what was found for a kind of control is kept.

Goes away when: ``get_event_field_type`` keeps its own answers.
"""

from __future__ import annotations

from typing import Any

from flet.controls import base_control
from flet.controls.control_event import get_event_field_type

_found: dict[tuple[type, str], Any] = {}


def _look_up_once(control: Any, field_name: str) -> Any:
    key = (type(control), field_name)
    if key not in _found:
        _found[key] = get_event_field_type(control, field_name)
    return _found[key]


def apply() -> None:
    """Put the cure into Flet; once or more often."""
    base_control.get_event_field_type = _look_up_once  # type: ignore[attr-defined]
