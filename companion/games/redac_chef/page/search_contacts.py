"""Finds contacts that no page has all at once, wherever its tiles lie.

The solver learns cell by cell: that two photos cannot share five articles, it learns anew for each place of the photos.
Here tiles lie relative to each other, so that what is found once holds for every place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from companion.games.redac_chef.page.model import TRIBUNE, Page, Tile, Tribune
from companion.games.redac_chef.page.search_places import company_of

#: Two parts that touch, by id: a photo or the tribune first, then the tile that it counts.
Contact = tuple[str, str]

#: After putting down this many tiles, contacts are taken for possible: for one set, and for all sets (five seconds).
_MOST_STEPS, _MOST_STEPS_IN_ALL = 20_000, 1_500_000
#: How many photos are looked at together, in this order, before all are.
_TOGETHER: Final = (2, 3)


class Contacts:
    """Prover that some contacts cannot be had together: tries to lay tiles relative to each other with given contacts,
    without overlap and without forbidden contacts, within the size of the grid.

    A set of offsets is a whole number with one bit per offset, so that the offsets common to two sets are found in one
    step.
    """

    def __init__(self, page: Page, tiles: Sequence[Tile]) -> None:
        self._page = page
        self._stride = 3 * page.grid.width  # wide enough that no offset runs over from one row into the next
        self._centre = page.grid.height * self._stride + page.grid.width
        self._parts: dict[str, Tile | Tribune] = {tile.id: tile for tile in tiles}
        if page.tribune is not None:
            self._parts[TRIBUNE] = page.tribune
        self._offsets = cache(self._find_offsets)
        self._possible: dict[frozenset[Contact], bool] = {}
        self._steps, self._steps_in_all = 0, _MOST_STEPS_IN_ALL

    def find_impossible(self, wanted: Collection[Contact]) -> frozenset[Contact] | None:
        """Return some of the wanted contacts that no page has all at once, as few as can be; None if none is found."""
        by_photo: dict[str, list[str]] = defaultdict(list)
        for photo, tile in wanted:
            by_photo[photo].append(tile)
        for number in _TOGETHER:
            for photos in combinations(by_photo, number):
                shared = frozenset(_find_shared(by_photo, photos))
                if not self._are_possible(shared):
                    return self._shrink(shared)
        every = frozenset(wanted)
        return None if self._are_possible(every) else self._shrink(every)

    def _shrink(self, contacts: frozenset[Contact]) -> frozenset[Contact]:
        """Return a smaller set of contacts that is still impossible: each contact that is not needed for that is
        dropped, first all of one tile together, then one by one."""
        for tile in sorted({tile for _, tile in contacts}):
            contacts = self._without(contacts, frozenset(each for each in contacts if each[1] == tile))
        for contact in sorted(contacts):
            contacts = self._without(contacts, frozenset({contact}))
        return contacts

    def _without(self, contacts: frozenset[Contact], some: frozenset[Contact]) -> frozenset[Contact]:
        return contacts if self._are_possible(contacts - some) else contacts - some

    def _are_possible(self, contacts: frozenset[Contact]) -> bool:
        """Tell whether tiles can lie so that all these contacts are there; True also if that could not be ruled out in
        the time allowed."""
        if contacts not in self._possible:
            self._possible[contacts] = all(self._can_lie(group) for group in _groups(contacts))
        return self._possible[contacts]

    def _can_lie(self, linked: Mapping[str, set[str]]) -> bool:
        """Tell whether the tiles of a connected group can lie so that each touches what it must; ``linked``: by tile,
        which others it must touch. True also if that could not be ruled out in the time allowed."""
        first = max(sorted(linked), key=lambda id_: len(linked[id_]))
        others = [id_ for id_ in sorted(linked) if id_ != first]
        if TRIBUNE in self._parts and TRIBUNE not in linked:
            others.append(TRIBUNE)
        allowed = self._steps = min(_MOST_STEPS, self._steps_in_all)
        offsets = {other: self._offsets(first, other, other in linked[first]) for other in others}
        possible = self._lay(offsets, linked, linked[first])
        self._steps_in_all -= allowed - max(0, self._steps)
        return possible

    def _lay(self, offsets: Mapping[str, int], linked: Mapping[str, set[str]], reached: set[str]) -> bool:
        """Try to lay the remaining tiles, the one with the fewest offsets first; return whether they can be laid, True
        also once the steps allowed are used up (``_steps`` is below 0 then). ``offsets``: by tile, where it may still
        lie from the one laid last. ``reached``: the tiles that touch one already laid."""
        if not offsets:
            return True
        part = min(offsets, key=lambda id_: (id_ not in reached, offsets[id_].bit_count()))
        touched = linked.get(part, set())
        rest = [(id_, left, self._offsets(part, id_, id_ in touched)) for id_, left in offsets.items() if id_ != part]
        for offset in self._list_offsets(offsets[part]):
            self._steps -= 1
            if self._steps < 0:
                return True
            still: dict[str, int] = {}
            for id_, left, allowed in rest:
                left &= allowed << offset if offset >= 0 else allowed >> -offset
                if not left:
                    break
                still[id_] = left
            else:
                if self._lay(still, linked, reached | touched):
                    return True
        return False

    def _list_offsets(self, offsets: int) -> Iterator[int]:
        """Yield the offsets whose bits are set in ``offsets``, the lowest first: bit N stands for the offset N -
        ``_centre``, which may be negative."""
        while offsets:
            lowest = offsets & -offsets
            offsets ^= lowest
            yield lowest.bit_length() - 1 - self._centre

    # --- where one part may lie beside another ------------------------------------------------------------------------

    def _find_offsets(self, one: str, other: str, touch: bool) -> int:  # noqa: FBT001 (cached: by position)
        """Return the set of offsets (as bits) at which ``other`` may lie from ``one``: on the grid, without overlap,
        and touching it if ``touch``, else not if the two must keep apart."""
        these, those = self._parts[one], self._parts[other]
        (left, right), (top, bottom) = self._reach(these)
        (west, east), (north, south) = self._reach(those)
        on_grid = self._block((west - right, east - left), (north - bottom, south - top))
        overlap = self._block((1 - those.width, these.width - 1), (1 - those.height, these.height - 1))
        beside = self._block((-those.width, these.width), (1 - those.height, these.height - 1))
        above = self._block((1 - those.width, these.width - 1), (-those.height, these.height))
        free = on_grid & ~overlap
        if touch:
            return free & (beside | above)
        company = company_of(these)
        return free & ~(beside | above) if company is not None and company == company_of(those) else free

    def _reach(self, part: Tile | Tribune) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return the columns and the rows, first and last, where the upper left cell of that part may lie."""
        grid = self._page.grid
        columns, rows = (0, grid.width - part.width), (0, grid.height - part.height)
        if isinstance(part, Tribune) and grid.star is not None:
            column, row = grid.star
            columns = max(columns[0], column - part.width + 1), min(columns[1], column)
            rows = max(rows[0], row - part.height + 1), min(rows[1], row)
        return columns, rows

    def _block(self, columns: tuple[int, int], rows: tuple[int, int]) -> int:
        """Return the set (as bits) of all offsets within those first and last columns and rows."""
        line = (1 << max(0, columns[1] - columns[0] + 1)) - 1
        return sum(line << (self._centre + row * self._stride + columns[0]) for row in range(rows[0], rows[1] + 1))


def _find_shared(by_photo: Mapping[str, Sequence[str]], photos: Collection[str]) -> Iterator[Contact]:
    """Yield the contacts of those photos with the tiles that more than one of these photos is to touch."""
    for photo in photos:
        for tile in by_photo[photo]:
            if sum(tile in by_photo[each] for each in photos) > 1:
                yield photo, tile


def _groups(contacts: Collection[Contact]) -> Iterator[dict[str, set[str]]]:
    """Yield the connected groups of tiles: in each, every tile with the tiles that it touches."""
    linked: dict[str, set[str]] = defaultdict(set)
    for one, other in contacts:
        linked[one].add(other)
        linked[other].add(one)
    left = set(linked)
    while left:
        group, queue = set(), [left.pop()]
        while queue:
            part = queue.pop()
            group.add(part)
            queue += linked[part] - group
        left -= group
        yield {part: linked[part] for part in group}
