"""Limits how far a press may be dated back for its time on the way; for the hub and for the order of the calls."""

from __future__ import annotations

from typing import Final

#: The most that a press is put before the moment (ms) at which it was received, for the time it was on its way; why so
#: many: docs/decisions/fair-order.md.
MOST_CORRECTION_MS: Final = 200
