"""Unmounts the components of a page that does not come back.

Fault (Flet 1.0.5): a session that ends notifies only its page. What its components have subscribed to outside of it
(the list of tables, say) is never unsubscribed: the page with everything drawn on it is kept alive for ever, and is
notified of everything.

Cure: the components of a session that ends are unmounted as if they had left the screen.

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


def _close_and_unmount(self: Session) -> None:
    contextvars.copy_context().run(_unmount, self)
    _close(self)  # type: ignore[no-untyped-call]


def _unmount(session: Session) -> None:
    _context_page.set(session.page)
    for control in list(session.index.values()):
        if isinstance(control, Component):
            # The mounted state is shared by all components drawn for one place: the first one empties it.
            hooks, control._state.hooks = control._state.hooks, []
            for hook in hooks:
                if isinstance(hook, EffectHook):
                    _cancel(hook)
            control.will_unmount()  # type: ignore[no-untyped-call]


def _cancel(hook: EffectHook) -> None:
    hook.cancel()  # type: ignore[no-untyped-call]
    # A coroutine needs the browser: its answer would be awaited until the program ends.
    if hook.cleanup is None or inspect.iscoroutinefunction(hook.cleanup):
        return
    try:
        hook.cleanup()
    except Exception:  # what one leaves behind must not keep the others
        _log.exception("a component could not be put down")


def patch() -> None:
    """Patch Flet; idempotent."""
    Session.close = _close_and_unmount  # type: ignore[method-assign]
