"""Computes worked examples for the rules reference by the scoring of the game that they are about.

A game that has some offers a module ``examples`` with ``EXAMPLES`` (their names) and ``example(name, facts_root)``.
"""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path

from companion.table.message import Message


def worked_example(game: str, name: str, content: Path) -> tuple[Message, ...]:
    """Return the lines of that example, in order; nothing where the game has no example of that name.

    Args:
        game: the game's id.
        name: the example's, as a topic writes it.
        content: the content root, for the facts.
    """
    package = f"companion.games.{game.replace('-', '_')}"
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.examples") is None:
        return ()
    module = importlib.import_module(f"{package}.examples")
    lines: tuple[Message, ...] = module.example(name, content)
    return lines
