"""Declares the parts of the program that pocket pages need; wired in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.hub.hub import Hub
from companion.hub.ready_ticks import ReadyTicks
from companion.kit.pocket import PocketGame
from companion.sockets.door import Door


@dataclass(frozen=True, slots=True)
class PocketServices:
    """Parts of the program that all pocket pages need and share; made once, at the start of the server.

    Attributes:
        games: the pocket page of each game, by id; None if the game is played only in the app.
        lang: the server's language, for browsers whose languages have no catalogue.
        door: admits pages; it is the same one as the app's, so that both share its limits.
        ready: which seats are ready for the next round.
        seen: called for each page with its address, and with the URL by which it came.
        awake: the URL of a silent video that keeps a phone's screen on; "" for none.
    """

    hub: Hub
    games: Mapping[str, PocketGame | None]
    lang: str
    door: Door
    ready: ReadyTicks
    seen: Callable[[str, str], None] = lambda address, url: None
    awake: str = ""
