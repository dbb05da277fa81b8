"""Lists the games that a table can play (the shelf). A further game is its package, its content folder, and one line
here (``docs/add-a-game.md``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from companion.games.modules import find_module
from companion.kit.pocket import PocketGame
from companion.table.game import GameRules

#: The ids of the games, in the order in which set-up offers them.
SHELF: Final = (
    "redac-chef",
    "reportages",
    "plus-belle-la-vie",
    "extrablatt",
    "election",
)


_T = TypeVar("_T")


class Shelf(Mapping[str, _T], Generic[_T]):
    """Read-only mapping from a game's id to something of that game (its rules, its screens), shared by the whole
    server. A value is made by ``make`` when it is first asked for, so that a server of five games starts as fast as one
    of one game."""

    def __init__(self, games: Iterable[str], make: Callable[[str], _T]) -> None:
        self._games = tuple(games)
        self._make = make
        self._made: dict[str, _T] = {}

    def __getitem__(self, game: str) -> _T:
        if game not in self._games:
            raise KeyError(game)
        if game not in self._made:
            # Asked for in two threads at once it may be made twice; one of the two is kept.
            self._made.setdefault(game, self._make(game))
        return self._made[game]

    def __contains__(self, game: object) -> bool:
        return game in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def fetch(self) -> None:
        """Make all values that have not been made yet; called in a thread once the server answers. Blocks."""
        for game in self._games:
            self[game]


def rules_in(content: Path, games: Iterable[str] = SHELF) -> Shelf[GameRules]:
    """Return the rules of these games, by id, with their facts from the content folder."""
    return Shelf(games, lambda game: find_module(game, "game").rules(content))


def views_of(rules: Mapping[str, GameRules]) -> Shelf[Any]:
    """Return the screens of these games, by id. Only the server's start may call what it returns: the first look-up
    imports the whole user interface."""
    return Shelf(rules, lambda game: find_module(game, "views").views(rules[game]))


def pockets_of(rules: Mapping[str, GameRules]) -> Shelf[PocketGame | None]:
    """Return what these games show on the light page, by id; None for a game that has none."""

    def make(game: str) -> PocketGame | None:
        """Return what that game shows on the light page; None if it has no module ``pocket``."""
        module = find_module(game, "pocket")
        return None if module is None else module.pocket(rules[game])

    return Shelf(rules, make)
