"""Keeps a page drawing after a component has failed.

Fault (Flet 1.0.5): the task that draws a session's changed components ends with the first exception that one of them
raises. It is not started again, nothing is logged, and the page stays as it was for ever although it is connected.

Cure: a component that cannot be drawn is logged and left as it was; the others go on being drawn.

Goes away when: Flet catches what a component raises in its scheduler.
"""

from __future__ import annotations

import logging
from typing import Any

from flet.components.component import Component

_log = logging.getLogger(__name__)
_update = Component.update


def _update_or_log(self: Component, *args: Any, **kwargs: Any) -> None:
    """Draw the component; log the error if that fails."""
    try:
        _update(self, *args, **kwargs)  # type: ignore[no-untyped-call]
    except Exception:
        _log.exception("%s could not be drawn", self.fn.__qualname__)


def patch() -> None:
    """Make Flet draw on after a component has failed; idempotent."""
    Component.update = _update_or_log  # type: ignore[method-assign]
