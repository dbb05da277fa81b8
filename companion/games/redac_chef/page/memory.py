"""Limits the memory of a search for the best page, so that the table on the same machine keeps enough.

The solver does not keep to its own limit (OR-Tools 9.15), so the search itself looks how much memory its process holds,
and ends in good time with what it has found. As a second line there is a limit of the system, if it has one: Linux
keeps it, macOS in part; Windows has neither the figure nor the limit.
"""

from __future__ import annotations

import sys
from typing import Final

#: What a search may hold (MB): five times what 60 tiles were seen to take.
MOST_MB: Final = 1000
#: Where the system itself ends the process (MB), if the search does not see it coming.
_HARD_MB: Final = 2 * MOST_MB


def read_peak_mb() -> float | None:
    """Return the most memory (MB) that this process has held so far; None if the system does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


def limit_process() -> None:
    """Set the system's own memory limit for this process, whose only task is a search; do nothing if the system has
    none."""
    try:
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = _HARD_MB * 1024 * 1024
        if most == resource.RLIM_INFINITY or wanted < most:
            resource.setrlimit(resource.RLIMIT_DATA, (wanted, most))
    except (ImportError, OSError, ValueError):
        return  # no such limit here: what the search sees itself must do
