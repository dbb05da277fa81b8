"""One package per game: its rules (pure) and, in its ``views``, its screens.

A game that can be scored from a file has a module ``file`` with ``score(data, content)``; its id is the name of its
package with hyphens. So the games are found, and nothing here or outside names one.
"""

from __future__ import annotations

import importlib.util
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

from companion.games.game_file import game_of, read_json
from companion.games.pad import Scored


@cache
def known_games() -> tuple[str, ...]:
    """The ids of all games that can be scored from a file."""
    packages = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    scored = [name for name in packages if importlib.util.find_spec(f"{__name__}.{name}.file")]
    return tuple(sorted(name.replace("_", "-") for name in scored))


def score_file(data: Any, content: Path) -> Scored:
    """A game file of any game, checked and scored. ``data`` is what its JSON holds, ``content`` the content root.

    Raises:
        companion.games.faults.WrongFile: with every fault and its place.
    """
    game = game_of(data, known_games())
    module = importlib.import_module(f"{__name__}.{game.replace('-', '_')}.file")
    scored: Scored = module.score(data, content)
    return scored


def score_bytes(raw: bytes, content: Path) -> Scored:
    """The same from the bytes of a file. Raises WrongFile also where they are not JSON in UTF-8."""
    return score_file(read_json(raw), content)
