"""Define where what may lie, and which tiles are alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.games.redac_chef.page.model import Article, Cell, Photo, Tile, Tribune


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
class Places(Generic[Kept]):
    """Describes where a tile may lie face up: on one of the places if ``face_up``, a yes/no variable, is true."""

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
    """Return what face-up tiles have in common that must not touch each other; None for the tribune."""
    return part.type if isinstance(part, Article) else None if isinstance(part, Tribune) else part.kind
