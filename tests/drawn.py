"""What one run of the tests draws by chance: the same in each of its workers, which must agree on what is tested."""

from __future__ import annotations

import os
from random import Random

_RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID")


def drawn() -> Random:
    """Chance of this run; a new one next time."""
    return Random(_RUN)
