"""Talks to our scripts in a device's browser page: what they reported, and what they are to do.

Flet draws the screens. The bell, the wake lock, announcements and the text size are done by scripts in the page
(``companion/ui/web/assets/page``). A page that reloads has a new connection and has forgotten everything, so state is
tracked per connection and sent again to each new one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft


class Browser:
    """Connection to the scripts of one page. In the program's own window there are none: nothing is reported, and
    commands are dropped."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page

    @property
    def _connection(self) -> Any:
        """Return the page's current connection; None if no scripts listen, as in the program's own window."""
        connection = self._page.session.connection
        return connection if hasattr(connection, "tell") else None

    def listen(self, on_report: Callable[[], None]) -> None:
        """Call ``on_report`` whenever the browser reports something on the current connection."""
        if (connection := self._connection) is not None:
            connection.on_report = on_report

    def get_report(self, what: str) -> Any:
        """Return the newest value that the browser reported under that name, such as "ready" or True; None if it has
        not reported it."""
        connection = self._connection
        return None if connection is None else connection.reports.get(what)

    def take_kept(self) -> dict[str, Any] | None:
        """Return what the browser's storage holds for this device, by key, as the page sent it with the current
        connection. It is returned only once: None at later calls, and if the page has sent nothing."""
        connection = self._connection
        stored: dict[str, Any] | None = None if connection is None else connection.reports.pop("kept", None)
        return stored

    @property
    def has_state(self) -> bool:
        """Tell whether the page was sent a state since it was loaded; also true where there are no scripts to receive
        it."""
        connection = self._connection
        return connection is None or connection.wanted is not None

    def set_state(self, wanted: Mapping[str, Any]) -> None:
        """Set the state that the page is to be in (``WatchingPage.send_page_state`` says what it holds); sent only if
        it changed."""
        connection = self._connection
        if connection is not None and connection.wanted != wanted:
            connection.wanted = wanted
            connection.tell({"want": wanted})

    def send_command(self, **message: Any) -> None:
        """Have the page's scripts do something once; the arguments are the message that they get."""
        if (connection := self._connection) is not None:
            connection.tell(message)

    def hang_up(self) -> None:
        """Close the connection. The page reconnects by itself, and then reaches the process that serves its table by
        now."""
        if (connection := self._connection) is not None:
            connection.hang_up()

    def ring(self, effect: str, *, late_ms: int = 0, trial: bool = False) -> None:
        """Have the page ring the bell of that effect, which was due ``late_ms`` ago. ``trial``: ring even if this
        device is not to ring."""
        if (connection := self._connection) is not None:
            connection.tell({"ring": effect, "at": connection.clock() - late_ms, **({"trial": True} if trial else {})})
