"""A few lives of finished games over the wire; ``tests/soak`` plays hundreds."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tests.wire.keeping import keep


@pytest.mark.long
async def test_corrections_outlive_kills_in_files_and_on_screens(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED") or Random().randrange(10**6))
    print(f"again: SEED={seed} python -m pytest tests/wire/test_keeping.py")
    print(dict(await keep(seed, 10, tmp_path)))
