"""Find the game whose page a page file holds: a game with a grid offers a module ``page.checked`` with ``read``."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from companion.games.registry import known_games
from companion.kit.faults import Fault, WrongFile
from companion.table.message import Message, say


class SolverMissing(Exception):
    """OR-Tools is not installed: the extra ``solver`` brings it."""


class Outcome(Protocol):
    """What a search for the best page has found."""

    def to_json(self) -> dict[str, Any]:
        """Write it as ``companion page --best --json`` prints it."""

    def sentences(self) -> Iterator[Message]:
        """Yield what a reader of a terminal is told."""


class CheckedPage(Protocol):
    """A page that was read from a file without faults; it may have conflicts."""

    def to_json(self) -> dict[str, Any]:
        """Write conflicts and counts as ``companion page --json`` prints them."""

    def sentences(self) -> Iterator[Message]:
        """Yield what a reader of a terminal is told."""

    def best(self, *, seconds: float, min_money: int, on_better: Callable[[int, int], None]) -> Outcome:
        """Search for the best page with the same tiles. Raises SolverMissing."""


def read_page(data: Any, content: Path) -> CheckedPage:
    """Read a page file of any game from what its JSON holds.

    Raises:
        WrongFile: with every fault and its place.
    """
    if not isinstance(data, dict):
        raise WrongFile([Fault("", say("fault-not-a-page"))])
    games = _games()
    game = data.get("game", games[0])
    if not isinstance(game, str) or game not in games:
        raise WrongFile([Fault("game", say("fault-unknown-page-game", known=games))])
    module = importlib.import_module(_module(game))
    page: CheckedPage = module.read(data, content)
    return page


def _games() -> tuple[str, ...]:
    return tuple(game for game in known_games() if _has_pages(game))


def _has_pages(game: str) -> bool:
    package = _module(game).removesuffix(".checked")
    return importlib.util.find_spec(package) is not None


def _module(game: str) -> str:
    return f"companion.games.{game.replace('-', '_')}.page.checked"
