"""Find the game whose page a page file holds: a game with a grid offers a module ``page.checked`` with ``read``."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Any

from companion.games.registry import known_games
from companion.kit.faults import Fault, WrongFile
from companion.kit.page import CheckedPage
from companion.table.message import say


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
