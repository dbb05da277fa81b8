"""Puts the largest free area to the solver: a page reaches a level of points if no group of empty cells is too large
for it.

Small groups are ruled out beforehand, shape by shape. Larger groups have too many shapes for that, so the solver is
believed at first. Each page of the solver's that claims too many points then rules out the shape of its group, wherever
it lies on the grid (``rule_out``).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from companion.games.redac_chef.free_area import BY_CELLS, BY_CELLS_ABOVE, COMPARED
from companion.games.redac_chef.page.counts import free_cells
from companion.games.redac_chef.page.geometry import areas, neighbours
from companion.games.redac_chef.page.model import Cell, Page
from companion.games.redac_chef.page.search_model import SearchModel

#: Largest group of empty cells that is ruled out shape by shape: six cells have 216 shapes, seven have 760.
_MOST_BY_SHAPE: Final = 5


class AreaModel:
    """Part of the solver's model for the free area; ``points``, what the area is worth: a sum of the points of the
    worst level, and of what each better level adds."""

    def __init__(self, search: SearchModel) -> None:
        self.search, self.model = search, search.model
        levels = levels_of(search.page)
        self.points: Any = levels[-1][1]
        #: By the most cells that a group may have, the variable that promises it.
        self._within: list[tuple[int, Any]] = []
        self._ruled_out: set[tuple[int, tuple[Cell, ...]]] = set()
        better = None
        for (most, reached), (_, less) in zip(levels, levels[1:], strict=False):
            within = self.model.new_bool_var(f"area<={most}")
            if better is not None:
                self.model.add_implication(better, within)
            if most <= _MOST_BY_SHAPE:
                self._rule_out_shapes(int(most), within)
            self._within.append((int(most), within))
            self.points += (reached - less) * within
            better = within

    def _rule_out_shapes(self, most: int, within: Any) -> None:
        for shape in polyominoes(most + 1):
            self._forbid_shape(shape, within)

    def _forbid_shape(self, shape: Iterable[Cell], within: Any) -> None:
        """Forbid, while the level of the variable ``within`` is claimed, that a group of empty cells has this shape
        anywhere on the grid."""
        empty = self.search.empty
        for column, row in self.search.grid.cells():
            cells = [(column + right, row + down) for right, down in shape]
            if all(cell in empty for cell in cells):
                self._forbid(cells, within)

    def _forbid(self, cells: Iterable[Cell], within: Any) -> None:
        covered = (self.search.empty[cell].negated() for cell in cells)
        self.model.add_bool_or(*covered, within.negated())

    def rule_out(self, page: Page) -> bool:
        """Forbid the shapes of those of the page's free areas that are too large for the level that they claim; return
        whether any of these was not forbidden before."""
        fresh = False
        for group in areas(free_cells(page)):
            for most, within in self._within:
                if _MOST_BY_SHAPE < most < len(group):
                    for cells in _connected_parts(group, most + 1):
                        shape = tuple(sorted(_from_first(cells)))
                        if (most, shape) not in self._ruled_out:
                            self._ruled_out.add((most, shape))
                            self._forbid_shape(shape, within)
                            fresh = True
        return fresh


def _connected_parts(group: frozenset[Cell], size: int) -> set[frozenset[Cell]]:
    """Return connected parts of that size, one grown from each cell of the group, breadth first."""
    found = set()
    for start in group:
        part, queue = {start}, [start]
        while queue and len(part) < size:
            for near in neighbours(queue.pop(0)):
                if near in group and near not in part and len(part) < size:
                    part.add(near)
                    queue.append(near)
        found.add(frozenset(part))
    return found


def levels_of(page: Page) -> list[tuple[float, int]]:
    """Return what the largest free area is worth, best first, as pairs: up to how many cells, how many points."""
    if page.scoring != "classic":
        return [*((most, points) for most, points in BY_CELLS), (math.inf, BY_CELLS_ABOVE)]
    if page.rivals is None:
        return [(math.inf, page.free_area_points)]
    if not page.rivals:
        return [(math.inf, COMPARED["smallest"])]
    least, largest = min(page.rivals), max(page.rivals)
    levels: list[tuple[float, int]] = [(least, COMPARED["smallest"])]
    if largest - 1 > least:
        levels.append((largest - 1, COMPARED["middle"]))
    return [*levels, (math.inf, COMPARED["largest"])]


@cache
def polyominoes(size: int) -> tuple[tuple[Cell, ...], ...]:
    """Return every shape of that many cells joined by sides, as distances from its first cell in reading order."""
    found: set[frozenset[Cell]] = {frozenset({(0, 0)})}
    for _ in range(size - 1):
        found = {_from_first(shape | {near}) for shape in found for near in _next_to(shape)}
    return tuple(sorted(tuple(sorted(shape)) for shape in found))


def _next_to(shape: frozenset[Cell]) -> Iterable[Cell]:
    return {near for cell in shape for near in neighbours(cell)} - shape


def _from_first(shape: frozenset[Cell]) -> frozenset[Cell]:
    column, row = min(shape, key=lambda cell: (cell[1], cell[0]))
    return frozenset((right - column, down - row) for right, down in shape)
