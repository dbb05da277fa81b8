"""Define where what may lie: equal tiles share the variables of their places, so that the solver never compares pages
that differ only in which of two equal tiles lies where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.games.redac_chef.page.model import Article, Cell, Photo, Tile


@dataclass(frozen=True, slots=True)
class Place:
    """Describes one way to lay one part: its upper left cell, the cells under it and those next to it, and its
    variable."""

    at: Cell
    cells: frozenset[Cell]
    around: frozenset[Cell]
    literal: Any


Kept = TypeVar("Kept", bound=Tile, covariant=True)


@dataclass(frozen=True, slots=True)
class TileClass(Generic[Kept]):
    """Describes tiles that are equal but for their ids, with the places where one of them may lie face up."""

    tiles: tuple[Kept, ...]
    places: tuple[Place, ...]
    #: How many of them lie face up, a variable of the solver: yes or no where there is but one.
    face_up: Any

    @property
    def tile(self) -> Kept:
        """Return the tile that all of them are."""
        return self.tiles[0]

    @property
    def is_single(self) -> bool:
        """Tell whether no other tile is equal to it."""
        return len(self.tiles) == 1


def look_of(tile: Tile) -> tuple[object, ...]:
    """Return what two tiles must have in common to be equal."""
    if isinstance(tile, Article):
        return ("article", tile.width, tile.height, tile.type, tile.value, tile.faces)
    if isinstance(tile, Photo):
        return ("photo", tile.width, tile.height, frozenset(tile.icons))
    return ("ad", tile.width, tile.height, tile.money)
