"""Draws the pocket page of a game that can be played only in the app."""

from __future__ import annotations

from collections.abc import Mapping

from companion.kit.pocket import AppLink, Command, Look, Panel, PressMoment, Screen, Text
from companion.table.intents import Intent
from companion.table.message import Message, say
from companion.table.state import TableState


class AppOnlyGame:
    """Pocket page of a game that can be played only in the app: it names the players, and links to the app."""

    def draw(self, look: Look) -> Screen:
        """Return the screen, which is the same in every phase."""
        table = look.table
        players = tuple(Panel(seat, token=False, small=True) for seat in table.playing)
        texts = (Text(say(f"game-{table.game}"), "title"), Text(say("pocket-other-game")))
        return Screen((*texts, *players), (AppLink("open-app", say("pocket-open-app")),))

    def key_of(self, look: Look) -> object:
        """Return the seats, because the screen depends on nothing else."""
        return look.table.seats

    def mark_seats(self, table: TableState) -> Mapping[int, str]:
        """Return an empty mapping: no seat has a mark."""
        return {}

    def decide_intent(self, command: Command, look: Look, press: PressMoment) -> Intent | None:
        """Raise ValueError: the page has no buttons."""
        raise ValueError(f"no button has the command {command!r}")

    def announce(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Return no announcements."""
        return ()

    def name_unheard(self, look: Look) -> Message | None:
        """Return None: nothing can have been pressed."""
        return None
