"""Random evenings through the hub. ``COMPANION_EVENINGS=2000`` for more, ``SEED=…`` for one again."""

from __future__ import annotations

import os

import pytest

from tests.drawn import drawn
from tests.hub.evenings import play

EVENINGS = int(os.environ.get("COMPANION_EVENINGS", "200"))
SEED = os.environ.get("SEED")
FIRST = int(SEED) if SEED else drawn().randrange(10**8)


@pytest.mark.parametrize("first", [FIRST] if SEED else range(FIRST, FIRST + EVENINGS, 20))
def test_evenings(first: int) -> None:
    lives = 0
    for seed in (first,) if SEED else range(first, min(first + 20, FIRST + EVENINGS)):
        print(f"SEED={seed}")
        lives += play(seed, 60).lives
    assert SEED or lives > 20  # most see at least one restart
