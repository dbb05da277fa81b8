"""Defines the base of a game's own events, each of which knows its rule, its effect and its words, and the base of
intents that the server turns into events.

A game makes one base of its own, and its events are the subclasses of that base::

    class TinyEvent(GameEvent, game="tiny"):
        \"\"\"Base of the events of Tiny.\"\"\"

    class PointsScored(TinyEvent):  # its type in the journal: "tiny-points-scored"
        seat: str
        points: int

        def check(self, play, facts, table): ...
        def apply(self, play, facts): ...

Journals hold the type of an event. It follows from the name of the class; ``tag`` says it where it must stay what
journals hold already, as it must once a class gets another name.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, TypeAlias

from companion.table.events import Event
from companion.table.intents import Intent, Needs
from companion.table.message import Message, Param
from companion.table.state import TableState
from companion.table.timer import Timer

#: A class of events (within them ``type`` is the field).
Kind: TypeAlias = "type[GameEvent]"


class GameEvent(Event):
    """Base of a game's own events: facts of its log that know their rule. ``play`` is the game's state
    (``table.play``), ``facts`` those of its box. ``allows_gone``: the event may also be about a player who went home,
    as a correction of what they did; ``needs``: which devices may send it (``table.rights``)."""

    allows_gone: ClassVar[bool] = False
    needs: ClassVar[Needs] = Needs.SEAT
    _game: ClassVar[str] = ""
    _kinds: ClassVar[dict[str, Kind]] = {}

    def __init_subclass__(cls, *, game: str = "", tag: str = "", shared: bool = False, **config: Any) -> None:
        """Give an event its type, and register it among those of its game.

        Args:
            game: the id of the game of which this class is the base.
            tag: the type of the event in journals, where it does not follow from the name of the class.
            shared: this class is no event, but holds what several of them share.

        Raises:
            TypeError: two events of a game have one type, or an event belongs to no game.
        """
        if game:
            cls._game, cls._kinds = game, {}
        if game or shared:
            return super().__init_subclass__(**config)
        if not cls._game:
            raise TypeError(f"{cls.__qualname__} is no event of a game: derive it from a base that names one")
        tag = tag or f"{cls._game}-{_hyphenate(cls.__name__)}"
        if tag in cls._kinds:
            raise TypeError(f"{cls.__qualname__} and {cls._kinds[tag].__qualname__} are both of type {tag}")
        cls._kinds[tag] = cls
        super().__init_subclass__(tag=tag, **config)

    @classmethod
    def kinds(cls) -> tuple[Kind, ...]:
        """Return the events of the game whose base this class is, in the order in which they are defined."""
        return tuple(cls._kinds.values())

    def check(self, play: Any, facts: Any, table: TableState) -> Message | None:
        """Return why the event is invalid on that state; None if it is valid. Called on any state that can occur, and
        again for each later event when an earlier one is undone."""
        return None

    def apply(self, play: Any, facts: Any) -> Any:
        """Return the game's state after the event. Never fails: what does not apply changes nothing."""
        return play

    def set_clock(self, timer: Timer) -> Timer:
        """Return the table's clock after the event; unchanged unless the event starts, stops or removes it."""
        return timer

    def is_redundant(self, play: Any) -> bool:
        """Tell whether the event would change nothing, because another device was quicker; it is then not entered
        again."""
        return False

    def words(self) -> dict[str, Param]:
        """Return the parameters of the event's sentence (``undo-TYPE``) besides the player's name; here its whole
        numbers."""
        return {name: value for name, value in self if isinstance(value, int) and not isinstance(value, bool)}

    def name_others(self, table: TableState) -> dict[str, Param]:
        """Return the parameters of the event's sentence that name other players."""
        return {}


class GameIntent(Intent):
    """Base of intents whose events only the table can determine, because they depend on the moment, or on the state
    when the server judges the intent. What simply happened is sent as an event (``Happened``)."""

    def decide(self, table: TableState, facts: Any, now: int) -> tuple[Event, ...]:
        """Return the events that the intent leads to; empty if another device was quicker. Raises Refused where the
        intent is not allowed."""
        raise NotImplementedError


def _hyphenate(name: str) -> str:
    """Return a class name as a type is written: "PointsScored" as "points-scored"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()
