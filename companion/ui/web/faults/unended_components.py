"""Unmounts the components of a page that does not come back, and takes the page apart.

Fault (Flet 1.0.5): a session that ends notifies only its page. What its components have subscribed to outside of it
(the list of tables, say) is never unsubscribed: the page with everything drawn on it is kept alive for ever, and is
notified of everything. And the page holds its views and handlers, which hold the page: it is freed only by a search of
all objects, which stops every other page for a quarter of a second.

Cure: the components of a session that ends are unmounted as if they had left the screen; then the page lets go of what
it held, so that it is freed at once.

Goes away when: ``Session.close`` unmounts what is mounted.
"""

from __future__ import annotations

import contextvars
import inspect
import logging
from typing import Any

from flet.components.component import Component
from flet.components.hooks.use_effect import EffectHook
from flet.controls.context import _context_page
from flet.messaging.session import Session

_log = logging.getLogger(__name__)
_close = Session.close
#: The plain values that a page keeps after its end: where it was, and whose.
_LASTING = frozenset({"route", "web", "platform", "width", "height", "client_ip", "client_user_agent"})


def _close_and_unmount(self: Session) -> None:
    """Unmount the components, end the session as Flet does, then take its page apart."""
    context = contextvars.copy_context()
    context.run(_unmount, self)
    page: Any = self.page
    on_close, page.on_close = page.on_close, None
    _close(self)  # type: ignore[no-untyped-call]
    context.run(_call_handler, on_close)
    _take_apart(page)


def _call_handler(handler: Any) -> None:
    """Call the page's own close handler at once, not in a task of its own: the page is taken apart afterwards."""
    try:
        if handler is not None:
            handler(None)
    except Exception:
        _log.exception("a page could not be closed")


def _take_apart(page: Any) -> None:
    """Remove from a page and its views what they hold, but for a few plain values."""
    for part in (*page.views, page):
        for name in part._values.keys() - _LASTING:
            del part._values[name]
        for attribute in ("views", "_notify", "__prev_lists", "__prev_dicts", "__prev_classes"):
            vars(part).pop(attribute, None)


def _unmount(session: Session) -> None:
    """Unmount all components of the session, with their effects."""
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
    """Cancel an effect, and run its clean-up unless that needs the browser."""
    hook.cancel()  # type: ignore[no-untyped-call]
    # A coroutine needs the browser: its answer would be awaited until the program ends.
    if hook.cleanup is None or inspect.iscoroutinefunction(hook.cleanup):
        return
    try:
        hook.cleanup()
    except Exception:  # what one leaves behind must not keep the others
        _log.exception("a component could not be put down")


def patch() -> None:
    """Make Flet unmount the components of a page that does not come back; idempotent."""
    Session.close = _close_and_unmount  # type: ignore[method-assign]
