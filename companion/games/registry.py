"""Finds the games by their packages, and scores and shows a file of any of them.

There is one package per game; its id is the package's name with hyphens. So nothing here or outside names a game. What
a package offers: ``companion.games.modules``.
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
    """Return what the front page of a checked and scored game says: by its module ``front_page``, else by its sheet."""
    module = find_module(file["game"], "front_page")
    return plain_front_page(file, scored) if module is None else module.front_page(file, content)


def bgg_id_of(game: str) -> int | None:
    """Return the game's number on BoardGameGeek; None if its module states none."""
    return getattr(find_module(game, "game"), "BGG_ID", None)


def score_bytes(raw: bytes, content: Path) -> Scored:
    """Check and score a game file given as bytes. Raises WrongFile, also if they are not JSON in UTF-8."""
    return score_file(read_json(raw), content)


def player_stats_of(file: Mapping[str, Any], result: Mapping[str, Any]) -> Mapping[str, PlayerStats]:
    """Return each player's statistics of a finished game, by their ids in its file; ``result``: the scored file's
    JSON."""
    module = find_module(file["game"], "progress")
    return plain_stats(file, result) if module is None else module.player_stats(file, result)


def progress_pages_of(game: str, content: Path) -> ProgressPages:
    """Return the layout of the pages that show the players' progress in that game."""
    module = find_module(game, "progress")
    return PLAIN if module is None else module.progress_pages(content)
