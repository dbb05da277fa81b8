"""Finds the modules by which a game's package offers something, by the game's id.

Every game has ``game`` with ``rules(content)`` (a ``companion.table.game.GameRules`` that also scores its files) and
``views`` with ``views(rules)`` (a ``companion.ui.game_views.GameViews``). It may have:
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any


@cache  # called for each of thousands of game files, and the search goes to the disk
def find_module(game: str, name: str) -> Any:
    """Return the module of that name in the game's package; None if the game has none. Modules are imported when they
    are first asked for."""
    path = f"companion.games.{game.replace('-', '_')}.{name}"
    try:
        spec = importlib.util.find_spec(path)
    except ModuleNotFoundError as error:
        if not path.startswith(f"{error.name}."):
            raise
        return None  # there is no package for it to be in
    return None if spec is None else importlib.import_module(path)
