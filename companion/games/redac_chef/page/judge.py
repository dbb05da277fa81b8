"""Judges a laid page: the rules that it breaks, its counts, and its total."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from companion.games.redac_chef.page.conflicts import Conflict, conflicts
from companion.games.redac_chef.page.counts import PageCounts, count, total
from companion.games.redac_chef.page.model import Page


@dataclass(frozen=True, slots=True)
class Judgement:
    """Judgement of a page by the rules: its conflicts, its counts, and its points."""

    conflicts: tuple[Conflict, ...]
    counts: PageCounts
    total: int

    @property
    def complete(self) -> bool:
        """Tell whether the page solves a puzzle: every ad is on it, and it breaks no rule."""
        return self.counts.ads_all_placed and not self.conflicts

    def of(self, id_: str) -> tuple[Conflict, ...]:
        """Return the conflicts that this tile is part of."""
        return tuple(conflict for conflict in self.conflicts if id_ in conflict.tiles)


@lru_cache(maxsize=64)
def judge(page: Page) -> Judgement:
    """Return the page's conflicts, counts and points; cached, since every screen that shows the page asks."""
    counts = count(page)
    return Judgement(conflicts(page), counts, total(page, counts))
