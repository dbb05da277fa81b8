"""The minutes that are left of an election's evening, whatever happened to the server in between."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from companion.games.election.state.events import SessionPaused
from companion.games.election.views.queries import minutes_left

_MINUTE = 60_000


def left(
    entries: list[int],
    now: int,
    begun: int | None = 2,
    pauses: dict[int, bool] | None = None,
    minutes: int | None = None,
) -> int:
    """The minutes left of 45 with entries at those instants, of which the second begins the game. ``pauses``: which
    entries (from 1) stop the evening's clock, or let it go on; ``minutes``: another length."""
    pause = pauses or {}
    log = SimpleNamespace(
        entries=[
            SimpleNamespace(seq=number, at=at, events=[SessionPaused(on=pause[number])] if number in pause else [])
            for number, at in enumerate(entries, 1)
        ],
        seq_of=lambda _: begun,
        game=SimpleNamespace(facts=SimpleNamespace(minutes=45)),
    )
    play = SimpleNamespace(session_minutes=minutes)
    device: Any = SimpleNamespace(view=SimpleNamespace(log=log, now=now), state=SimpleNamespace(play=play))
    return minutes_left(device)


@pytest.mark.parametrize(
    ("entries", "now", "minutes"),
    [
        ([0, 0], 20 * _MINUTE, 25),
        ([0, 0, 20 * _MINUTE], 50 * _MINUTE, -5),
        ([0, 0, 20 * _MINUTE, 56 * 365 * 24 * 60 * _MINUTE], 56 * 365 * 24 * 60 * _MINUTE, -35),
        ([10**12, 10**12, 10**12 + 20 * _MINUTE, 20 * _MINUTE], 30 * _MINUTE, 15),
    ],
    ids=("as they go by", "and over", "from 1970 to today", "an old journal whose clock went back"),
)
def test_minutes_are_of_the_time_that_was_played(entries: list[int], now: int, minutes: int) -> None:
    assert left(entries, now) == minutes


def test_before_the_game_has_begun_all_are_left() -> None:
    assert left([0], 20 * _MINUTE, begun=None) == 45


def test_minutes_stand_while_the_table_pauses() -> None:
    pizza = [0, 0, 10 * _MINUTE, 30 * _MINUTE]
    assert left(pizza[:3], 30 * _MINUTE, pauses={3: True}) == 35
    assert left(pizza, 35 * _MINUTE, pauses={3: True, 4: False}) == 30


def test_another_length_counts_from_the_begin() -> None:
    assert left([0, 0], 20 * _MINUTE, minutes=90) == 70
