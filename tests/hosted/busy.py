"""Measures how much of this machine others use, so that a limit in seconds means seconds of a machine of one's own."""

from __future__ import annotations

import asyncio
import os
import sys

#: Uses half a second of one core, and prints how long that took (s).
_SPIN = """
import time
began = time.monotonic()
while time.process_time() < 0.5:
    pass
print(time.monotonic() - began)
"""


async def measure_busyness() -> float:
    """Return how many times longer work on all cores takes here than on a machine that does nothing else."""
    spinning = [
        await asyncio.create_subprocess_exec(sys.executable, "-Sc", _SPIN, stdout=asyncio.subprocess.PIPE)
        for _ in range(os.cpu_count() or 1)
    ]
    took = [float((await each.communicate())[0]) for each in spinning]
    return max(1.0, max(took) / 0.5)
