"""Computes which cells tiles cover, which tiles touch, and how large groups of cells are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Set
from itertools import combinations
from typing import TypeVar

from companion.games.redac_chef.page.model import Cell, Grid, Tile, Tribune

_Node = TypeVar("_Node")


def cells_of(part: Tile | Tribune) -> frozenset[Cell]:
    """Return the cells that a tile or the tribune covers, outside the grid too; none while it is not laid."""
    return frozenset() if part.at is None else rectangle(part.at, part.width, part.height)


def rectangle(at: Cell, width: int, height: int) -> frozenset[Cell]:
    """Return the cells of a rectangle by its upper left cell."""
    return frozenset((at[0] + column, at[1] + row) for column in range(width) for row in range(height))


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the four cells that share a side with the cell."""
    column, row = cell
    return (column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)


def touching_cells(one: Set[Cell], other: Set[Cell]) -> frozenset[Cell]:
    """Return the cells at which the two areas touch: the cells that both have, and the cells that share a side with a
    cell of the other area."""
    return frozenset(_facing(one, other)) | frozenset(_facing(other, one))


def are_touching(one: Set[Cell], other: Set[Cell]) -> bool:
    """Tell whether the two areas share a cell, or a cell of one shares a side with a cell of the other (page 9)."""
    return next(_facing(one, other), None) is not None


def _facing(one: Set[Cell], other: Set[Cell]) -> Iterator[Cell]:
    return (cell for cell in one if cell in other or any(near in other for near in neighbours(cell)))


def empty_cells(grid: Grid, covered: Collection[Cell]) -> frozenset[Cell]:
    """Return the cells of the grid that nothing covers."""
    return frozenset(cell for cell in grid.cells() if cell not in covered)


def areas(cells: Set[Cell]) -> Iterator[frozenset[Cell]]:
    """Yield the groups of cells that hang together by sides."""
    left = set(cells)
    while left:
        stack = [left.pop()]
        group = set(stack)
        while stack:
            for near in neighbours(stack.pop()):
                if near in left:
                    left.remove(near)
                    group.add(near)
                    stack.append(near)
        yield frozenset(group)


def largest_area(cells: Set[Cell]) -> int:
    """Return the size (cells) of the largest group of cells that hang together by sides; 0 where there is none."""
    return max(map(len, areas(cells)), default=0)


def group_of(start: _Node, nodes: Iterable[tuple[_Node, Set[Cell]]]) -> frozenset[_Node]:
    """Return all nodes that hang together with ``start`` by touching, ``start`` included. ``nodes``: each with its
    cells."""
    covers = dict(nodes)
    reached, stack = {start}, [start]
    while stack:
        here = covers[stack.pop()]
        for node, cells in covers.items():
            if node not in reached and are_touching(here, cells):
                reached.add(node)
                stack.append(node)
    return frozenset(reached)


def pairs(parts: Iterable[_Node]) -> Iterator[tuple[_Node, _Node]]:
    """Yield every pair, each in the order given."""
    return combinations(tuple(parts), 2)


def in_reading_order(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Return the cells row by row, from the left."""
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))
