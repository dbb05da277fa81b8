"""What several benches make of their figures."""

from __future__ import annotations


def percentile(values: list[float], percent: int) -> float:
    """The value that so many percent are not above."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(percent / 100 * (len(ordered) - 1)))]
