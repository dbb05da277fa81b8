"""Finds the games, and scores and shows what belongs to any of them.

There is one package per game; its id is the package's name with hyphens. So the games are found, and nothing here or
outside names one. What a package offers: ``companion.games.modules``.
"""

from __future__ import annotations

import importlib.util
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion import games
from companion.games.modules import find_module
from companion.kit.front_page import FrontPage, plain_front_page
from companion.kit.game_file import identify_game, read_json
from companion.kit.progress import PLAIN, PlayerStats, ProgressPages, plain_stats
from companion.kit.scored import Scored


@cache
def known_games() -> tuple[str, ...]:
    """Return the ids of all games that can be scored from a file."""
    packages = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    whole = [name for name in packages if importlib.util.find_spec(f"{games.__name__}.{name}.game")]
    return tuple(sorted(name.replace("_", "-") for name in whole))


def score_file(data: Any, content: Path) -> Scored:
    """Check and score a game file of any game. ``data`` is what its JSON holds, ``content`` the content root.

    Raises:
        companion.kit.faults.WrongFile: with every fault and its place.
    """
    game = identify_game(data, known_games())
    scored: Scored = find_module(game, "game").rules(content).score(data)
    return scored


def front_page_of(file: Mapping[str, Any], scored: Scored, content: Path) -> FrontPage:
    """Return what the front page of a checked and scored game tells: what its module ``front_page`` says, else what its
    sheet does."""
    module = find_module(file["game"], "front_page")
    return plain_front_page(file, scored) if module is None else module.front_page(file, content)


def bgg_id_of(game: str) -> int | None:
    """Return the number of that game on BoardGameGeek (``BGG_ID`` in its module); None where it has none."""
    return getattr(find_module(game, "game"), "BGG_ID", None)


def score_bytes(raw: bytes, content: Path) -> Scored:
    """Check and score a game file from its bytes. Raises WrongFile also where they are not JSON in UTF-8."""
    return score_file(read_json(raw), content)


def player_stats_of(file: Mapping[str, Any], result: Mapping[str, Any]) -> Mapping[str, PlayerStats]:
    """Return what a finished game leaves with each of its players, by their ids in the file, which is checked and
    scored."""
    module = find_module(file["game"], "progress")
    return plain_stats(file, result) if module is None else module.player_stats(file, result)


def progress_pages_of(game: str, content: Path) -> ProgressPages:
    """Return how that game shows what many games have left."""
    module = find_module(game, "progress")
    return PLAIN if module is None else module.progress_pages(content)
