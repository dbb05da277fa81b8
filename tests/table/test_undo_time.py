"""Time that is added to a clock, or taken off, can be taken back, and says who did it; so does a pause."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import RoundCalledOff
from companion.kit.game_base import Happened
from companion.table.game import Actor
from companion.table.intents import AddTime, NewPlayer, OpenTable, PauseTimer, ResumeTimer, SetTimeLeft, TakeSeat, Undo
from companion.table.log import Log
from companion.table.message import Refused
from companion.text.words import Words, catalogue_texts
from tests.support.redac_chef_table import redac_chef

HOST, ANNA, BOTH = Actor("host"), Actor("anna"), Actor("both")


class Clock:
    """A table whose round runs, and what is said at it."""

    def __init__(self) -> None:
        self.log, self.now = Log(redac_chef()), 1_000_000
        players = tuple(NewPlayer(name=name) for name in ("Anna", "Bo", "Cy"))
        settings = {"mode": "classic", "timer_s": 240}
        self.says(OpenTable(id="t", code="ABC", game_id="g", at="2026-11-28T20:00:00+01:00", game="redac-chef",
                            settings=settings, players=players))  # fmt: skip
        self.says(TakeSeat(seat="a"), ANNA)
        self.says(TakeSeat(seat="b"), BOTH)
        self.says(TakeSeat(seat="c"), BOTH)
        self.says(wish.StartRound(day="friday"))
        self.now += 13_000

    def says(self, intent: object, by: Actor = HOST) -> int:
        """Judge it, and return the number of its entry."""
        entry = self.log.decide(intent, self.now, by)  # type: ignore[arg-type]
        assert entry is not None
        self.log = self.log.with_entry(entry)
        return entry.seq

    @property
    def left(self) -> int:
        return self.log.state.timer.left(self.now) // 1000

    def undoable(self, lang: str = "fr") -> list[tuple[int, str, bool]]:
        words = Words(lang, catalogue_texts(lang))
        return [(one.entry, words.say(one.name), one.redo) for one in self.log.list_undoable()]


@pytest.mark.parametrize(("by_ms", "said"), [(30_000, "+30\u00a0s (Anna)"), (-30_000, "−30\u00a0s (Anna)")])
def test_time_is_taken_back_by_name_and_given_again(by_ms: int, said: str) -> None:
    clock = Clock()
    added = clock.says(AddTime(by_ms=by_ms), ANNA)
    assert clock.left == 230 + by_ms // 1000
    assert clock.undoable()[0] == (added, said, False)
    undone = clock.says(Undo(entry=added), BOTH)
    assert clock.left == 230
    assert clock.undoable()[0] == (undone, said, True)
    with pytest.raises(Refused):
        clock.says(Undo(entry=added))
    again = clock.says(Undo(entry=undone))
    assert clock.left == 230 + by_ms // 1000
    assert clock.undoable()[0] == (again, said, False)


def test_time_is_taken_back_though_the_clock_was_paused_and_went_on_since() -> None:
    clock = Clock()
    added = clock.says(AddTime(), ANNA)
    clock.says(PauseTimer())
    clock.now += 60_000
    clock.says(ResumeTimer())
    clock.now += 10_000
    assert clock.left == 250
    clock.says(Undo(entry=added))
    assert clock.left == 220


def test_time_that_has_gone_by_and_a_clock_that_is_another_are_not_taken_back() -> None:
    clock = Clock()
    added = clock.says(AddTime(), ANNA)
    clock.now += 235_000
    with pytest.raises(Refused) as refused:
        clock.says(Undo(entry=added))
    assert refused.value.message.id == "refused-clock-length"
    clock.says(PauseTimer())
    clock.says(Happened(event=RoundCalledOff(day="friday")))
    assert added not in [entry for entry, _, _ in clock.undoable()]
    clock.says(wish.StartRound(day="friday"))
    assert added not in [entry for entry, _, _ in clock.undoable()]
    with pytest.raises(Refused) as refused:
        clock.says(Undo(entry=added))
    assert refused.value.message.id == "refused-no-clock"


def test_who_paused_is_known_until_the_clock_goes_on() -> None:
    clock = Clock()
    clock.says(PauseTimer(), ANNA)
    assert clock.log.state.paused_by == ("a",)
    clock.says(ResumeTimer(), BOTH)
    assert clock.log.state.paused_by == ()
    clock.says(PauseTimer(), BOTH)
    assert clock.log.state.paused_by == ("b", "c")
    clock.says(SetTimeLeft(left_ms=60_000), ANNA)
    assert clock.log.state.paused_by == ()
    clock.says(ResumeTimer())
    clock.says(PauseTimer(), HOST)
    assert clock.log.state.paused_by == ()
