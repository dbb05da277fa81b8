"""Process start to the first answer: the companion's ``/api/health`` beside a bare Flet app's page.

Run alone: ``python -m tests.bench startup``.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from tests.bench._programs import bare_flet, companion

STARTS = 7
GOAL = 2.0


def rows() -> list[dict[str, Any]]:
    """One row; the starts of the two programs take turns, the first of each (cold files) does not count."""
    ours: list[float] = []
    bare: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(STARTS + 1):
            with companion(Path(folder)) as (_, took):
                ours.append(took)
            with bare_flet() as (_, took):
                bare.append(took)
    here, beside = statistics.median(ours[1:]), statistics.median(bare[1:])
    return [
        {
            "name": "process start to /api/health",
            "ms": round(here * 1000),
            "beside": "bare Flet app, to its page",
            "beside_ms": round(beside * 1000),
            "ratio": round(here / beside, 2),
            "goal": f"≤ {GOAL:g}×",
            "met": here <= GOAL * beside,
        }
    ]
