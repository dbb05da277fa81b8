"""Every event of the game on every state there may be, as undo asks them."""

from __future__ import annotations

from companion.games.redac_chef.state import events as fact
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.calls import FinishTold, LayoutCalled, OrderSet, PrintCalled, TurnEnded
from companion.games.redac_chef.state.day_event import RedacChefEvent
from companion.games.redac_chef.state.page_events import PageFramed, PageTileLaid, PageTileMarked, PageTileRemoved
from companion.kit.game_base import Happened
from companion.table.intents import LeaveGame, NewPlayer
from companion.table.state import TableState
from tests.games.redac_chef.page.build import page, photo
from tests.support.game_log import ask_on_every_state
from tests.support.redac_chef_table import Sitting, redac_chef

EVENTS: tuple[RedacChefEvent, ...] = (
    fact.CharacterChosen(seat="a", character="jazz"),
    fact.CharacterChosen(seat="a", character="batman"),
    fact.FirstChosen(seat="b"),
    fact.RoleTaken(seat="a", device="host", role=1),
    fact.Ticked(seat="a", field="rule_change", value=True),
    fact.Ticked(seat="a", field="nonsense", value=3),
    fact.RoundStarted(day="friday", seats=("a", "b"), at=0),
    fact.RoundStarted(day="saturday", seats=("a", "b", "c"), at=0),
    fact.RoundCalledOff(day="friday"),
    fact.TimeCalled(day="friday", left_ms=0, at=0, reason="buzzer"),
    fact.TimeCalled(day="friday", left_ms=None, at=0, reason="first-print"),
    fact.RoundClosed(day="friday", left_ms=None),
    LayoutCalled(day="friday", seat="a", left_ms=1, after_ms=1),
    PrintCalled(day="friday", seat="a", at=0, left_ms=1, after_ms=1),
    PrintCalled(day="saturday", seat="b", at=0, left_ms=None, after_ms=1),
    TurnEnded(day="saturday", seat="a"),
    FinishTold(day="friday", first="b", second="a"),
    OrderSet(day="friday", order=("b", "a"), instead=("a", "b")),
    fact.CountEntered(day="friday", seat="a", field="photos", value=[1, 2]),
    fact.CountEntered(day="friday", seat="a", field="nonsense", value="x"),
    fact.CountingDone(day="friday"),
    fact.FlashTurned(day="friday", card=12),
    fact.FlashTurned(day="nonsense", card=13),
    fact.TribunePicked(day="saturday", seat="a", tile="3A"),
    fact.TribunePicked(day="nonsense", seat="z", tile=None),
    fact.DayBegun(day="saturday"),
    PageFramed(day="friday", seat="a", page=page()),
    PageTileLaid(day="friday", seat="a", tile=photo("t1", "sport")),
    PageTileMarked(day="friday", seat="a", tile="t1", by="b", marked=True),
    PageTileRemoved(day="friday", seat="a", tile="t1"),
)


def states() -> list[TableState]:
    """Tables of several modes, at every moment of a game."""
    teams = [NewPlayer(name=team, members=(f"{team}1", f"{team}2")) for team in "AB"]
    tables = [
        Sitting("A", "B", progress="rule-changes", rule_change=1, flash=True),
        Sitting("A", "B", "C", mode="turn-by-turn", flash=True),
        Sitting("A", "B", mode="family"),
        Sitting("A", mode="puzzle", puzzle=1),
        Sitting(*teams, mode="newsroom"),
    ]
    found: list[TableState] = []
    for table in tables:
        if table.play.settings.mode == "classic":
            table.start()
            table.do(Happened(event=fact.RoundCalledOff(day="friday")))
        table.play_round()
        table.count_all()
        for event in (
            fact.FlashTurned(day="saturday", card=3),
            fact.TribunePicked(day="saturday", seat="b", tile="3A"),
        ):
            if table.play.phase == "between":
                table.log = table.log.with_entry(table.log.server_entry(event, table.now))
        if table.play.phase == "between":
            table.next_day()
            table.start()
            if len(table.state.playing) > 2:
                table.do(LeaveGame(seat="c"))
            if table.play.settings.rules.tirage:
                table.tirage("a")
            table.do(wish.EndRound(day=table.play.current))
        found += table.log.states
    return found


def test_every_event_may_be_asked_on_every_state() -> None:
    ask_on_every_state(redac_chef(), states(), EVENTS)
