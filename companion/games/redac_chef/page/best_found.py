"""Defines the outcome of a search for the best page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.redac_chef.page.model import Page

ProofStatus = Literal["optimal", "feasible", "infeasible", "unknown"]


@dataclass(frozen=True, slots=True)
class Best:
    """Outcome of a search for the best page.

    Attributes:
        total: the points of the best page found; None if none was found, as for ``page``.
        bound: no page has more points; None if nothing is known.
        seconds: how long the search took.
        out_of_memory: whether it ended for want of memory, not of time.
    """

    status: ProofStatus
    total: int | None
    bound: int | None
    seconds: float
    page: Page | None
    out_of_memory: bool = False
