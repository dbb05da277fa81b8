"""Ten thousand evenings under simulated time, network and disk (``COMPANION_EVENINGS`` says otherwise)."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.hub.evenings import play

EVENINGS = int(os.environ.get("COMPANION_EVENINGS", "10000"))
FIRST = int(os.environ.get("SEED", Random().randrange(10**8)))


@pytest.mark.parametrize("first", range(FIRST, FIRST + EVENINGS, 100))
def test_a_hundred_evenings(first: int) -> None:
    for seed in range(first, min(first + 100, FIRST + EVENINGS)):
        print(f"SEED={seed}")
        play(seed, 120)
