"""Finds the game of a page file: a game with a grid offers a module ``page.checked`` with ``read``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.games.modules import find_module
from companion.games.registry import known_games
from companion.kit.faults import Fault, WrongFile
from companion.kit.page import CheckedPage
from companion.table.message import say


def read_page(data: Any, content: Path) -> CheckedPage:
    """Return the page that the JSON of a page file holds, of any game with a grid; without a field ``game`` it is of
    the first of these.

    Raises:
        WrongFile: with every fault and its place.
    """
    if not isinstance(data, dict):
        raise WrongFile([Fault("", say("fault-not-a-page"))])
    readers = {game: module for game in known_games() if (module := find_module(game, "page.checked")) is not None}
    games = tuple(readers)
    game = data.get("game", games[0])
    if not isinstance(game, str) or game not in games:
        raise WrongFile([Fault("game", say("fault-unknown-page-game", known=games))])
    page: CheckedPage = readers[game].read(data, content)
    return page
