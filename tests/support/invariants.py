"""What holds at every table at every moment, whatever people did."""

from __future__ import annotations

import json

from companion.games.redac_chef.file import parse
from companion.games.redac_chef.state.play import Phase, Play
from companion.hub.event_records import from_records, to_record
from companion.table import rules
from companion.table.events import ServerAway, Undone
from companion.table.log import Log, fold, void_entries
from companion.table.state import TableState
from companion.table.timer import Status
from tests.support.redac_chef_table import redac_chef


def must_hold(state: TableState, now: int) -> None:
    """Tokens are a permutation, the clock is there in a round and nowhere else, and nobody looks like another."""
    play: Play = state.play
    for day in play.days:
        order = day.bouclage.order
        assert len(set(order)) == len(order)
        assert set(order) <= set(day.seats)
        assert sorted(day.bouclage.token(seat) or 0 for seat in order) == list(range(1, len(order) + 1))
        if day.closed and play.settings.rules.tokens:
            assert set(order) == set(day.seats)
    clock, status = play.settings.timer_s > 0, state.timer.status(now)
    assert (status is Status.IDLE) == (play.phase is not Phase.ROUND or not clock)
    assert state.away is None or status is Status.PAUSED
    assert len({seat.id for seat in state.seats}) == len(state.seats)
    assert len({seat.symbol for seat in state.seats}) == len(state.seats)
    assert len({seat.colour for seat in state.seats}) == len(state.seats)


def log_stands(log: Log) -> None:
    """Entries are numbered without a hole, each in force can stand where it stands, and the log folds to its state,
    through JSON too."""
    game, entries = log.game, log.entries
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert fold(game, entries) == log.state
    kept = json.loads(json.dumps([to_record(entry) for entry in entries], allow_nan=False))
    assert from_records(kept, game) == tuple(entries)
    state, gone = TableState(), void_entries(entries)
    for entry in entries:
        for event in () if entry.seq in gone else entry.events:
            if not isinstance(event, (Undone, ServerAway)):
                assert rules.objection(game, state, event) is None, event
            state = rules.evolve(game, state, event)
    assert [pair[1] for pair in log.in_force()][-1] == state == log.state


def must_hold_of_log(log: Log) -> None:
    """The log stands, and the game file that it makes can be read."""
    log_stands(log)
    game = redac_chef()
    if game.has_begun(log.state):
        parse(json.loads(json.dumps(game.game_file(log.state))), game.facts)
