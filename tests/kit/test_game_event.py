"""Events that know their rule: the type that journals hold, the list of a game's events, what the base asks them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest
from pydantic import ValidationError

from companion.hub.event_records import UnknownEvent, from_records, to_record
from companion.kit.file_players import Roster
from companion.kit.game_base import LoggedGame, LoggedPlay
from companion.kit.game_event import GameEvent
from companion.kit.scored import Scored
from companion.kit.sheet import FilledSheet
from companion.table.events import PlayerLeft
from companion.table.intents import Undo
from companion.table.message import Message, Refused, say
from companion.table.parts.events import GameBegun, TurnGiven
from companion.table.state import TableState
from tests.support.game_log import AtTable


class CairnEvent(GameEvent, game="cairn"):
    """Is the base of the events of a game where stones are put on each other."""


class StoneLaid(CairnEvent):
    seat: str
    stones: int

    def check(self, play: Play, facts: int, table: TableState) -> Message | None:
        return say("refused-not-here") if play.height + self.stones > facts else None

    def apply(self, play: Play, facts: int) -> Play:
        return replace(play, height=play.height + self.stones)


class WallFell(CairnEvent):
    seat: str

    def check(self, play: Play, facts: int, table: TableState) -> Message | None:
        return None if play.height else say("refused-not-here")

    def apply(self, play: Play, facts: int) -> Play:
        return replace(play, height=0)


class SideEvent(CairnEvent, shared=True):
    """Is what the two events about a side share."""

    seat: str

    def is_redundant(self, play: Play) -> bool:
        return play.side == self.seat


class SideTaken(SideEvent, tag="cairn-side"):
    allows_gone: ClassVar[bool] = True

    def apply(self, play: Play, facts: int) -> Play:
        return replace(play, side=self.seat)


@dataclass(frozen=True, slots=True)
class Play(LoggedPlay):
    height: int = 0
    side: str = ""
    heard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    roster: Roster


class Cairn(LoggedGame[Game]):
    id = "cairn"
    own = CairnEvent.kinds()
    state = Play
    seats = (2, 4)
    facts = 10

    def check_part(self, play: Play, event: Any) -> Message | None:
        return say("refused-not-here") if isinstance(event, TurnGiven) and play.height > 5 else None

    def apply_part(self, play: Play, event: Any) -> Play:
        return replace(play, heard=(*play.heard, event.type))

    def game(self, table: TableState) -> Game:
        return Game(self.roster_of(table))

    def report(self, game: Game) -> Scored:
        return Scored({"totals": {}}, FilledSheet((), (), (), {}), (), ())

    def to_json(self, game: Game) -> dict[str, Any]:
        return {}

    def parse(self, file: Mapping[str, Any]) -> Game:
        return Game(Roster(()))

    def rebuild_events(self, game: Game) -> Iterable[GameEvent]:
        return ()


def test_the_type_follows_from_the_name_of_the_class_unless_it_is_said() -> None:
    assert [kind.model_fields["type"].default for kind in Cairn.own] == [
        "cairn-stone-laid",
        "cairn-wall-fell",
        "cairn-side",
    ]
    assert StoneLaid(seat="a", stones=2).model_dump() == {"type": "cairn-stone-laid", "seat": "a", "stones": 2}
    with pytest.raises(ValidationError):
        StoneLaid.model_validate({"type": "cairn-side", "seat": "a", "stones": 2})


def test_every_event_of_the_game_is_listed_once_and_its_bases_are_not() -> None:
    assert CairnEvent.kinds() == (StoneLaid, WallFell, SideTaken) and StoneLaid in Cairn().events


def test_two_events_of_one_type_are_refused() -> None:
    with pytest.raises(TypeError, match="cairn-side"):

        class Side(CairnEvent):
            pass

    assert SideTaken in CairnEvent.kinds() and len(CairnEvent.kinds()) == 3


def test_an_event_without_a_game_is_refused() -> None:
    with pytest.raises(TypeError, match="no event of a game"):

        class Lost(GameEvent):
            pass


def test_a_journal_is_read_back_and_an_unknown_type_is_named() -> None:
    at = AtTable(Cairn(), "ab")
    at.say(StoneLaid(seat="a", stones=2), SideTaken(seat="b"))
    records = [to_record(entry) for entry in at.log.entries]
    assert from_records(records, Cairn()) == tuple(at.log.entries)
    records[-1]["events"][0]["type"] = "cairn-stone"
    with pytest.raises(UnknownEvent, match="cairn-stone"):
        from_records(records, Cairn())


def test_the_base_asks_the_event_for_its_rule_its_effect_and_its_words() -> None:
    at = AtTable(Cairn(), "ab")
    at.say(StoneLaid(seat="a", stones=9))
    assert at.play.height == 9
    assert at.why(StoneLaid(seat="b", stones=2)).id == "refused-not-here"
    name = at.rules.name(at.state, StoneLaid(seat="a", stones=9))
    assert name.id == "undo-cairn-stone-laid" and dict(name.params) == {"name": "A", "stones": 9}


def test_what_is_so_already_is_not_entered_again() -> None:
    at = AtTable(Cairn(), "ab")
    assert at.say(SideTaken(seat="a")) is not None
    assert at.say(SideTaken(seat="a")) is None
    assert at.say(SideTaken(seat="b")) is not None


def test_of_somebody_who_went_home_only_corrections_are_said() -> None:
    at = AtTable(Cairn(), "abc")
    at.go_home("b")
    assert at.why(StoneLaid(seat="b", stones=1)).id == "refused-gone"
    at.say(SideTaken(seat="b"))
    assert at.play.side == "b"


def test_shared_parts_are_judged_and_answered_by_the_game() -> None:
    at = AtTable(Cairn(), "ab")
    at.say(TurnGiven(seat="b"))
    assert at.play.heard == (_type(GameBegun), _type(TurnGiven)) and at.play.tray.turns.at == "b"
    at.say(StoneLaid(seat="a", stones=6))
    assert at.why(TurnGiven(seat="a")).id == "refused-not-here"
    at.go_home("b")
    assert at.play.heard[-1] == _type(PlayerLeft)


def test_an_undo_is_refused_where_a_later_event_would_not_stand_without_it() -> None:
    at = AtTable(Cairn(), "ab")
    first = at.say(StoneLaid(seat="a", stones=3))
    at.say(WallFell(seat="b"))
    assert first is not None and at.play.height == 0
    with pytest.raises(Refused):
        at.do(Undo(entry=first.seq))
    at.unsay()
    at.do(Undo(entry=first.seq))
    assert at.play.height == 0


def _type(kind: type[Any]) -> str:
    return str(kind.model_fields["type"].default)
