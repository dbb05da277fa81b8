"""The browser that a device's page runs in: what its scripts have told of it, and what they are to do.

The screens are Flet's; a bell, a screen that stays on, what is read out and the size of all text are not, and are done
by scripts of ours in the page (``companion/ui/web/assets/page``). A page that is loaded anew has forgotten everything,
and its connection is a new one: so it is told again whatever that connection has not been told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft


class Browser:
    """The scripts of one page. Where there is no browser (the program's own window) nobody answers."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page

    @property
    def _connection(self) -> Any:
        connection = self._page.session.connection
        return connection if hasattr(connection, "tell") else None

    def listen(self, heard: Callable[[], None]) -> None:
        """Call that whenever the browser tells something, for as long as this connection lasts."""
        if (connection := self._connection) is not None:
            connection.on_told = heard

    def told(self, what: str) -> Any:
        """What the browser told of that; None where it has not."""
        connection = self._connection
        return None if connection is None else connection.told.get(what)

    def want(self, wanted: Mapping[str, Any]) -> None:
        """Have the page be like that from now on."""
        connection = self._connection
        if connection is not None and connection.wanted != wanted:
            connection.wanted = wanted
            connection.tell({"want": wanted})

    def do(self, **message: Any) -> None:
        """Have the page do something once."""
        if (connection := self._connection) is not None:
            connection.tell(message)

    def ring(self, effect: str, *, late_ms: int = 0, trial: bool = False) -> None:
        """Ring that bell, which was due so long ago (ms). ``trial``: whether or not this device rings otherwise."""
        if (connection := self._connection) is not None:
            connection.tell({"ring": effect, "at": connection.clock() - late_ms, **({"trial": True} if trial else {})})
