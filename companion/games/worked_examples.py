"""Computes the worked examples in the rules reference with the scoring of their game.

A game that has some offers a module ``examples`` with ``EXAMPLES`` (their names) and ``example(name, facts_root)``.
"""

from __future__ import annotations

from pathlib import Path

from companion.games.modules import find_module
from companion.table.message import Message


def worked_example(game: str, name: str, content: Path) -> tuple[Message, ...]:
    """Return the lines of an example, in order; empty if the game offers no examples.

    Args:
        game: the game's id.
        name: the example's name, as a topic writes it.
        content: the content root, for the facts.
    """
    module = find_module(game, "examples")
    return () if module is None else tuple(module.example(name, content))
