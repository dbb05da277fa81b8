"""Caches the types of event handlers.

Fault (Flet 1.0.5): for each event that a page sends, the type of its handler is resolved again from the annotations of
the control's whole class hierarchy: two milliseconds that every press waits for.

Cure: the result is cached by class of control.

Goes away when: ``get_event_field_type`` caches its own results.
"""

from __future__ import annotations

from typing import Any

from flet.controls import base_control
from flet.controls.control_event import get_event_field_type

_found: dict[tuple[type, str], Any] = {}


def _look_up_once(control: Any, field_name: str) -> Any:
    """Return the type of the handler of that event, from the cache if it was asked before."""
    key = (type(control), field_name)
    if key not in _found:
        _found[key] = get_event_field_type(control, field_name)
    return _found[key]


def patch() -> None:
    """Make Flet cache the types of event handlers; idempotent."""
    base_control.get_event_field_type = _look_up_once  # type: ignore[attr-defined]
