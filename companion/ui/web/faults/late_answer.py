"""Drops an answer for a control that is gone.

Fault (Flet 1.0.5): a page answers a method call on a control (to scroll, say) a moment later. If the control has left
the screen meanwhile, the answer raises in the receive loop: the page is disconnected without a message.

Cure: such an answer releases the waiting caller, with None.

Goes away when: Flet drops answers for controls that it no longer knows.
"""

from __future__ import annotations

from typing import Any

from flet.messaging.session import Session

_handle = Session.handle_invoke_method_results


def _handle_or_drop(self: Session, control_id: int, call_id: str, result: Any, error: str | None) -> None:
    """Handle the answer if its control is still there; else release the caller who waits for it."""
    if control_id in self._Session__index:  # type: ignore[attr-defined]
        _handle(self, control_id, call_id, result, error)
        return
    waiting = self._Session__method_calls.pop(call_id, None)  # type: ignore[attr-defined]
    if waiting is not None:
        self._Session__method_call_results[waiting] = (None, None)  # type: ignore[attr-defined]
        waiting.set()


def patch() -> None:
    """Make Flet drop an answer for a control that is gone; idempotent."""
    Session.handle_invoke_method_results = _handle_or_drop  # type: ignore[method-assign]
