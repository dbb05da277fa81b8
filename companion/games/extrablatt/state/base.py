"""Holds the base of the events of Das Extrablatt, and reads those that older journals wrote.

Tags are those that journals hold.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, ClassVar, Self

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.model import Ad, Article
from companion.games.extrablatt.state.play import Duel, Play
from companion.kit.file_players import without_none
from companion.kit.game_event import GameEvent


def read_thing(raw: Any, name: str, kind: type[Article] | type[Ad], player: str) -> Any:
    """Return a raw event of a journal with its article or ad as an object under ``name``, and without nulls. Older
    journals have the fields of the article or ad beside the event's own, its player as ``seat``."""
    if not isinstance(raw, dict) or not isinstance(raw.get(name, {}), dict):
        return raw
    flat = {"seat", *(each.name for each in fields(kind))}
    thing = raw.get(name) or {player if key == "seat" else key: raw[key] for key in raw if key in flat}
    own = {key: value for key, value in raw.items() if key not in flat}
    return own | {name: {player: ""} | without_none(thing)}


class ExtrablattEvent(GameEvent, game="extrablatt"):
    """Base of this game's events, each of which completes itself, knows its rule, and changes the state (``change``);
    what actions and duels have in common is done here.

    Attributes:
        is_action: whether the event is one of the actions that a player has in a turn.
        is_intervention: whether the event may be the move that the winner of a duel earns.
    """

    is_action: ClassVar[bool] = False
    is_intervention: ClassVar[bool] = False

    @property
    def cards(self) -> int:
        """Return how many cards an action takes from the display."""
        return 1

    def complete(self, play: Play) -> Self:
        """Return the event with what a device cannot know for sure: numbers, the hour, a known spelling. The server
        calls this before ``check``, and enters the event that is returned."""
        return self

    def ends(self, duel: Duel) -> bool:
        """Tell whether this event is the winner's intervention, which ends the duel; any other event during a duel is a
        correction."""
        return False

    def apply(self, play: Play, facts: Facts) -> Play:
        """Return the state after the event: the action counted where its player has the turn, the duel closed where the
        event ends it, and what the event itself changes (``change``)."""
        turns = play.tray.turns
        if self.is_action:
            play = replace(play, drawn=play.drawn + self.cards)
            if turns.at == self.concerned_seat():
                play = play.with_action()
        if play.duel is not None and self.ends(play.duel):
            play = replace(play, duel=None)
        return self.change(play, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Return the state with what this kind of event changes. Never fails."""
        return play
