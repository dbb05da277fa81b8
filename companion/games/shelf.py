"""The games that a table can play. A further game is its package, its content folder, and one line here.

Its package has a module ``live`` with ``rules(content)`` (a ``companion.table.game.GameRules``) and a package
``views`` with ``views(rules)`` (a ``companion.ui.game_views.GameViews``); see ``content/README.md``, "Add a game".
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from companion.table.game import GameRules

#: By id, in the order in which they are offered.
SHELF: Final = (
    "redac-chef",
    "reportages",
    "extrablatt",
)


def rules_in(content: Path, games: Iterable[str] = SHELF) -> dict[str, GameRules]:
    """The rules of these games, by id, with the facts under that content root."""
    return {game: _module(game, "live").rules(content) for game in games}


def views_of(rules: dict[str, GameRules]) -> dict[str, Any]:
    """The screens of these games, by id. Only the wiring may ask: it brings the whole user interface."""
    return {game: _module(game, "views").views(one) for game, one in rules.items()}


def _module(game: str, name: str) -> Any:
    return importlib.import_module(f"companion.games.{game.replace('-', '_')}.{name}")
