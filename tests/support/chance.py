"""What one run of the tests draws by chance: the same in each of its workers, which must agree on what is tested."""

from __future__ import annotations

import os
from random import Random

_RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID")


def seeded_random() -> Random:
    """Return the random numbers of this run; the next run gets others."""
    return Random(_RUN)
