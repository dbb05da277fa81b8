"""A game file taken up as a table again says the same game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.content import content_root
from companion.games.redac_chef.file import parse
from companion.games.redac_chef.game import RedacChef
from companion.games.redac_chef.scoring.model import Game, Ticks
from companion.games.redac_chef.state.file_import import read_events
from companion.games.redac_chef.state.play import Phase
from companion.games.registry import score_file
from companion.table import rules
from companion.table.events import PlayerSeated, TableOpened
from companion.table.state import TableState
from tests.games.redac_chef.build import FACTS, Json
from tests.games.redac_chef.test_file_any import games

GAME = RedacChef(FACTS)


def reopened(file: Json) -> TableState:
    """The table of that file."""
    chosen, played = read_events(file, FACTS)
    moment = "2026-11-27T20:15:00+01:00"
    opened = TableOpened(id="t", code="K7Q2", game="redac-chef", game_id="g", at=moment, host="h", settings=chosen)
    seated = [
        PlayerSeated(
            seat=one["id"],
            name=one["name"],
            colour="red",
            symbol="star",
            profile=one.get("profile"),
            members=tuple(one.get("members") or ()),
            people=tuple(one.get("profiles") or ()),
        )
        for one in file["players"]
    ]
    state = TableState()
    for event in (opened, *seated, *played):
        state = rules.evolve(GAME, state, event)
    return state


def same(game: Game) -> Any:
    """What must come back of a game: all of it, but for what a table says of itself and an empty tick."""
    options = replace(game.options, timer_s=0)
    ticked = {seat: ticks for seat, ticks in game.ticked if ticks != Ticks()}
    # The order of nobody is no order.
    rounds = tuple(replace(each, bouclage=each.bouclage or None) for each in game.rounds)
    whole = replace(game, options=options, rounds=rounds, ticked=(), id=None, started_at=None, finished_at=None)
    return whole, ticked


@given(games())
@settings(max_examples=80)
def test_any_file_comes_back_as_it_was(file: Json) -> None:
    written = GAME.game_file(reopened(file))
    assert same(parse(written, FACTS)) == same(parse(file, FACTS))
    before, after = score_file(file, content_root()).result, score_file(written, content_root()).result
    assert after == before


@given(games(), st.data())
@settings(max_examples=30)
def test_a_whole_game_is_at_its_result_and_another_goes_on(file: Json, data: st.DataObject) -> None:
    state = reopened(file)
    whole = score_file(file, content_root()).result["finished"]
    assert GAME.is_finished(state) == whole
    if not whole:
        assert state.play.phase is (Phase.BETWEEN if file["rounds"] else Phase.READY)
