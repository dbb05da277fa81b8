"""Finds the modules of a game by its id: what a game offers, it offers in a module of its package."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any


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
