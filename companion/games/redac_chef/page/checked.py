"""Offers laid pages to the command line, which does not know which game a page is of (see
``companion.games.pages``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.games.redac_chef.page.best import best_page
from companion.games.redac_chef.page.best_found import Best
from companion.games.redac_chef.page.file import best_to_json, read_page, to_json
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.page.report import list_best_sentences, list_sentences
from companion.table.message import Message


@dataclass(frozen=True, slots=True)
class FoundPage:
    """Outcome of a search for the best page, as the command line prints it."""

    found: Best

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as ``companion page --best --json`` prints it."""
        return best_to_json(self.found)

    def sentences(self) -> Iterator[Message]:
        """Yield the outcome in sentences, for a terminal."""
        return list_best_sentences(self.found)


@dataclass(frozen=True, slots=True)
class FilePage:
    """Page read from a file, for the command line, which asks it for its conflicts, its counts, and the best page with
    its tiles."""

    page: Page

    def to_json(self) -> dict[str, Any]:
        """Return conflicts and counts as ``companion page --json`` prints them."""
        return to_json(self.page)

    def sentences(self) -> Iterator[Message]:
        """Yield conflicts and counts in sentences, for a terminal."""
        return list_sentences(self.page)

    def best(self, *, seconds: float, min_money: int, on_better: Callable[[int, int], None]) -> FoundPage:
        """Search for the best page with the same tiles. Raises SolverMissing where OR-Tools is not installed."""
        return FoundPage(best_page(self.page, seconds=seconds, min_money=min_money, on_better=on_better))


def read(data: Any, content: Path) -> FilePage:
    """Read the JSON of a page file into a page. Raises WrongFile if it has any fault."""
    return FilePage(read_page(data, content))
