"""Gives pocket pages what they need of the rest of the program; wired in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.hub.hub import Hub
from companion.hub.ready_ticks import ReadyTicks
from companion.kit.pocket import PocketGame
from companion.sockets.door import Door


@dataclass(frozen=True, slots=True)
class PocketServices:
    """Holds the services.

    Attributes:
        games: what each game shows, by id; one with None is followed in the app.
        lang: the server's language, for browsers that speak none of ours.
        door: admits pages, together with the app's.
        ready: who is ready for the next round.
        seen: called with the address of a page and the URL by which it came.
        awake: the URL of a silent video that keeps a screen on; "" for none.
    """

    hub: Hub
    games: Mapping[str, PocketGame | None]
    lang: str
    door: Door
    ready: ReadyTicks
    seen: Callable[[str, str], None] = lambda address, url: None
    awake: str = ""
