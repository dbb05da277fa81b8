"""Finds the modules of a game by its id: what a game offers, it offers in a module of its package.

Every game has ``game`` with ``rules(content)`` (a ``companion.table.game.GameRules`` that also scores its files) and
``views`` with ``views(rules)`` (a ``companion.ui.game_views.GameViews``). It may have:

- in ``game``, ``BGG_ID``: its number on BoardGameGeek;
- ``front_page`` with ``front_page(file, content)``: what the souvenir page tells (``companion.kit.front_page``);
- ``progress`` with ``player_stats`` and ``progress_pages``: achievements and figures (``companion.kit.progress``);
- ``examples`` with ``example(name, content)``: worked examples of the rules reference;
- ``pocket`` with ``pocket(rules)``: its pocket page (``companion.kit.pocket``);
- ``page.checked`` with ``read(data, content)``: pages on a grid (``companion.kit.page``).
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any


@cache  # for each of thousands of games whose figures are taken, the folder would be searched again
def find_module(game: str, name: str) -> Any:
    """Return that module of the game's package; None where the game has none."""
    path = f"companion.games.{game.replace('-', '_')}.{name}"
    try:
        spec = importlib.util.find_spec(path)
    except ModuleNotFoundError as error:
        if not path.startswith(f"{error.name}."):
            raise
        return None  # there is no package for it to be in
    return None if spec is None else importlib.import_module(path)
