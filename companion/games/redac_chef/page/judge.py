"""Judges a page: what breaks a rule on it, what it counts, and its total."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from companion.games.redac_chef.page.conflicts import Conflict, conflicts
from companion.games.redac_chef.page.counts import PageCounts, count, total
from companion.games.redac_chef.page.model import Page


@dataclass(frozen=True, slots=True)
class Judgement:
    """Holds what the rules say of a page."""

    conflicts: tuple[Conflict, ...]
    counts: PageCounts
    total: int

    @property
    def complete(self) -> bool:
        """Tell whether it solves a puzzle: every ad is on the page, and nothing breaks a rule."""
        return self.counts.ads_all_placed and not self.conflicts

    def of(self, id_: str) -> tuple[Conflict, ...]:
        """Return the conflicts of that tile."""
        return tuple(conflict for conflict in self.conflicts if id_ in conflict.tiles)


@lru_cache(maxsize=64)
def judge(page: Page) -> Judgement:
    """Check and count that page; every screen that shows it asks."""
    counts = count(page)
    return Judgement(conflicts(page), counts, total(page, counts))
