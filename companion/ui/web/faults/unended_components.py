"""What the components of a page have set up, when the page does not come back.

Fault (Flet 1.0.5): a session that ends says so to its page and to nobody else. What components have set up outside of
it (they listen to the list of tables, say) is never put down again: the page with all that was drawn on it is held for
ever, and is told of everything that happens.

Cure: the components of a session that ends are put down as if they had left the screen.

Goes away when: ``Session.close`` unmounts what is mounted.
"""

from __future__ import annotations

import contextvars
import inspect
import logging

from flet.components.component import Component
from flet.components.hooks.use_effect import EffectHook
from flet.controls.context import _context_page
from flet.messaging.session import Session

_log = logging.getLogger(__name__)
_close = Session.close


def _close_and_put_down(self: Session) -> None:
    contextvars.copy_context().run(_put_down, self)
    _close(self)  # type: ignore[no-untyped-call]


def _put_down(session: Session) -> None:
    _context_page.set(session.page)
    for control in list(session.index.values()):
        if isinstance(control, Component):
            # The mounted state is shared by all that were drawn for one place: whoever comes first empties it.
            hooks, control._state.hooks = control._state.hooks, []
            for hook in hooks:
                if isinstance(hook, EffectHook):
                    _end(hook)
            control.will_unmount()  # type: ignore[no-untyped-call]


def _end(hook: EffectHook) -> None:
    hook.cancel()  # type: ignore[no-untyped-call]
    # A coroutine is for the browser: its answer would be waited for until the program ends.
    if hook.cleanup is None or inspect.iscoroutinefunction(hook.cleanup):
        return
    try:
        hook.cleanup()
    except Exception:  # what one leaves behind must not keep the others
        _log.exception("a component could not be put down")


def apply() -> None:
    """Put the cure into Flet; once or more often."""
    Session.close = _close_and_put_down  # type: ignore[method-assign]
