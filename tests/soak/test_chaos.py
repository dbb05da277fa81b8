"""Fifty kills of the real server in the middle of presses and entries (``COMPANION_KILLS`` says otherwise)."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from tests.wire.chaos import play


async def test_fifty_kills(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED") or Random().randrange(10**6))
    print(f"again: SEED={seed} make soak ARGS='-k fifty_kills -s'")
    print(dict(await play(seed, int(os.environ.get("COMPANION_KILLS", "50")), tmp_path, pace_s=0.8)))
