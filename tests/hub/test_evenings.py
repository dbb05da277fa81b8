"""Random evenings through the hub; ten thousand of them are in tests/soak. ``SEED=…`` for one again."""

from __future__ import annotations

import os

import pytest

from tests.hub.evenings import again, play
from tests.support.chance import seeded_random

EVENINGS = int(os.environ.get("COMPANION_EVENINGS", "100"))
SEED = os.environ.get("SEED")
FIRST = int(SEED) if SEED else seeded_random().randrange(10**8)


@pytest.mark.parametrize("first", [FIRST] if SEED else range(FIRST, FIRST + EVENINGS, 20))
def test_evenings(first: int) -> None:
    lives = 0
    for seed in (first,) if SEED else range(first, min(first + 20, FIRST + EVENINGS)):
        with again(seed):
            lives += play(seed).lives
    assert SEED or lives > 20  # most see at least one restart
