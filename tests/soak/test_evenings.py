"""Ten thousand evenings under simulated time, network and disk (``COMPANION_EVENINGS`` says otherwise), the seeds drawn
from ``COMPANION_FIRST`` on, or from anywhere. ``SEED=…`` for one evening again."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.hub.evenings import again, play
from tests.support.chance import seeded_random

SEED = os.environ.get("SEED")
EVENINGS = 1 if SEED else int(os.environ.get("COMPANION_EVENINGS", "10000"))
FIRST = int(SEED or os.environ.get("COMPANION_FIRST") or seeded_random().randrange(10**8))


@pytest.mark.parametrize("first", range(FIRST, FIRST + EVENINGS, 100))
def test_a_hundred_evenings(first: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(first, min(first + 100, FIRST + EVENINGS)):
        with again(seed):
            happened += play(seed).happened
    print(f"evenings from {first}: {dict(happened)}")
