"""Defines the places where a part of a page may lie, and which tiles are alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.games.redac_chef.page.model import Article, Cell, Photo, Tile, Tribune


@dataclass(frozen=True, slots=True)
class Place:
    """One way to lay one tile or the tribune.

    Attributes:
        at: its upper left cell.
        cells: the cells under it; ``around``: those next to it.
        literal: the solver's variable, which is true if it lies so.
    """

    at: Cell
    cells: frozenset[Cell]
    around: frozenset[Cell]
    literal: Any


Kept = TypeVar("Kept", bound=Tile, covariant=True)


@dataclass(frozen=True, slots=True)
class Places(Generic[Kept]):
    """Where a tile may lie face up. ``face_up``: the solver's variable; if it is true, the tile lies on exactly one of
    the ``places``."""

    tile: Kept
    places: tuple[Place, ...]
    face_up: Any


def look_of(tile: Tile) -> tuple[object, ...]:
    """Return what two tiles must have in common to be equal."""
    if isinstance(tile, Article):
        return ("article", tile.width, tile.height, tile.type, tile.value, tile.faces)
    if isinstance(tile, Photo):
        return ("photo", tile.width, tile.height, frozenset(tile.icons))
    return ("ad", tile.width, tile.height, tile.money)


def company_of(part: Tile | Tribune) -> str | None:
    """Return the key of the face-up tiles that must not touch each other: an article's type, any other tile's kind;
    None for the tribune."""
    return part.type if isinstance(part, Article) else None if isinstance(part, Tribune) else part.kind
