"""Puts the rules of placement to the solver (OR-Tools CP-SAT).

Everything that may lie somewhere is one yes/no variable: a tile face up, a shape face down, or the tribune, each at one
upper left cell. Some pages are worth the same and differ only in what does not count (which of two equal tiles lies
where, left and right, on which face a tile lies that brings no points). Of such pages one is enough, so the others are
ruled out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeVar, cast

from companion.games.redac_chef.page.conflicts import crosses_fold
from companion.games.redac_chef.page.geometry import neighbours, rectangle
from companion.games.redac_chef.page.model import Ad, Article, Cell, Page, Per, Photo, PhotosByAds, Tile, Tribune
from companion.games.redac_chef.page.search_places import Place, Places, company_of, look_of

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_Kind = TypeVar("_Kind", Article, Photo, Ad)


class SearchModel:
    """Model of the search for the best page: the solver's variables, and the rules of placement as constraints."""

    def __init__(self, page: Page, model: cp_model.CpModel, min_money: int) -> None:
        self.page, self.model, self.grid = page, model, page.grid
        self.min_money = min_money
        self.tiles = tuple(self._make_places(tile) for tile in page.tiles)
        self.face_down: dict[tuple[int, int], list[Place]] = {}
        if page.scoring != "family":  # in the family mode a face-down tile is worth nothing
            for width, height in {(tile.width, tile.height) for tile in page.tiles}:
                self.face_down[width, height] = list(self._places(f"down{width}x{height}", width, height))
        self.tribune: list[Place] = []
        if page.tribune is not None:
            may = self._may_hold_tribune
            self.tribune = list(self._places("tribune", page.tribune.width, page.tribune.height, may))
            model.add_exactly_one(place.literal for place in self.tribune)
            for place in self.tribune:
                if self._is_mirrored(place.at):
                    model.add_bool_or(place.literal.negated())
        self.empty = self._without_overlap()
        self.on_desk = self._every_tile_somewhere()
        self._fill_grid()
        self._order_equal()
        for company in self._by(company_of):
            self._keep_apart(company)
        if page.flash == "friday-12" and self.tribune:
            self._hold_together()
        limit_ads(model, page, [(each.tile, each.face_up) for each in self.of(Ad)], min_money)

    def _places(
        self, name: str, width: int, height: int, may: Callable[[frozenset[Cell]], bool] = lambda cells: True
    ) -> Iterator[Place]:
        """Yield each way to lay a rectangle of that size on the grid, with a variable of its own; ``may``: tells
        whether it may cover these cells."""
        for row in range(self.grid.height - height + 1):
            for column in range(self.grid.width - width + 1):
                cells = rectangle((column, row), width, height)
                if may(cells):
                    around = frozenset(near for cell in cells for near in neighbours(cell)) - cells
                    yield Place((column, row), cells, around, self.model.new_bool_var(f"{name}@{column},{row}"))

    def _make_places(self, tile: Tile) -> Places[Tile]:
        """Return where a tile may lie face up, and require that exactly one of these places is taken if it does; no
        place for an idle tile (``_is_idle``)."""
        face_up = self.model.new_bool_var(f"up-{tile.id}")
        places: tuple[Place, ...] = ()
        if not self._is_idle(tile):
            places = tuple(self._places(f"up-{tile.id}", tile.width, tile.height, self._may_lie))
        self.model.add_exactly_one(*(place.literal for place in places), face_up.negated())
        return Places(tile, places, face_up)

    def _is_idle(self, tile: Tile) -> bool:
        """Tell whether that tile brings nothing face up, so that the model leaves it face down or, in the family mode,
        on the desk."""
        page = self.page
        effect = None if page.tribune is None or page.scoring == "family" else page.tribune.effect
        if isinstance(effect, PhotosByAds) or (isinstance(effect, Per) and effect.what in (tile.kind, "face-down")):
            return False
        if isinstance(tile, Photo):
            matched = any(isinstance(other, Article) and tile.matches(other) for other in page.tiles)
            return not matched and not self._holds_others
        return isinstance(tile, Ad) and not self.min_money and page.scoring != "puzzle" and not self._holds_others

    @property
    def _holds_others(self) -> bool:
        """Tell whether other tiles may lose their connection to the tribune if a tile is missing on the page."""
        return self.page.flash == "friday-12" and self.page.scoring == "family"

    def _is_mirrored(self, at: Cell) -> bool:
        """Tell whether pages with the tribune at that cell are mirror images of pages with the tribune further left,
        which are enough."""
        mirror = at if self.page.tribune is None else self._mirror(at, self.page.tribune.width)
        return at[0] > mirror[0] and any(place.at == mirror for place in self.tribune)

    def _mirror(self, at: Cell, width: int) -> Cell:
        """Return the upper left cell that a part of that width has when left and right are exchanged."""
        return self.grid.width - width - at[0], at[1]

    def _may_lie(self, cells: frozenset[Cell]) -> bool:
        return self.page.flash != "friday-1" or not crosses_fold(self.grid.fold, cells)

    def _may_hold_tribune(self, cells: frozenset[Cell]) -> bool:
        if self.grid.star is not None and self.grid.star not in cells:
            return False
        return self.page.flash != "sunday-10" or not any(self.grid.is_at_edge(cell) for cell in cells)

    def of(self, kind: type[_Kind]) -> list[Places[_Kind]]:
        """Return the tiles of that kind."""
        return [cast("Places[_Kind]", each) for each in self.tiles if isinstance(each.tile, kind)]

    def _by(self, key: Callable[[Tile], Hashable]) -> Iterable[Sequence[Places[Tile]]]:
        """Group the tiles by their key; return the groups."""
        groups: dict[Hashable, list[Places[Tile]]] = defaultdict(list)
        for each in self.tiles:
            groups[key(each.tile)].append(each)
        return groups.values()

    def _all_places(self) -> Iterator[Place]:
        yield from self.tribune
        for places in (*(each.places for each in self.tiles), *self.face_down.values()):
            yield from places

    # --- the rules of placement ---------------------------------------------------------------------------------------

    def _without_overlap(self) -> dict[Cell, Any]:
        """Require at most one part on each cell; return, by cell, the variable that tells whether it is empty."""
        over: dict[Cell, list[Any]] = {cell: [] for cell in self.grid.cells()}
        for place in self._all_places():
            for cell in place.cells:
                over[cell].append(place.literal)
        empty = {cell: self.model.new_bool_var(f"empty@{cell}") for cell in over}
        for cell, literals in over.items():
            self.model.add_exactly_one(*literals, empty[cell])
        return empty

    def _every_tile_somewhere(self) -> Any:
        """Require of each tile that it lies face up, face down or on the desk; return, as a sum, the number of tiles on
        the desk."""
        on_desk: list[Any] = []
        down: dict[tuple[int, int], list[Any]] = defaultdict(list)
        for each in self.tiles:
            tile = each.tile
            desk, turned = (self.model.new_bool_var(f"{lies}-{tile.id}") for lies in ("desk", "turned"))
            self.model.add_exactly_one(each.face_up, turned, desk)
            if not self.face_down:
                self.model.add_bool_or(turned.negated())
            on_desk.append(desk)
            down[tile.width, tile.height].append(turned)
        for shape, places in self.face_down.items():
            self.model.add(sum(place.literal for place in places) == sum(down[shape]))
        return sum(on_desk)

    def _fill_grid(self) -> None:
        """Require that covered and empty cells together are the whole grid. Other constraints imply this, but the
        solver, which looks at one cell at a time, would be slow to learn that there is no room for all tiles."""
        covered = [each.tile.width * each.tile.height * each.face_up for each in self.tiles]
        covered += [len(place.cells) * place.literal for places in self.face_down.values() for place in places]
        if self.tribune:
            covered.append(len(self.tribune[0].cells))
        self.model.add(sum(covered) + sum(self.empty.values()) == len(self.empty))

    def _order_equal(self) -> None:
        """Require of two equal tiles that the first lies before the second, and lies face up if the second does: pages
        with the two exchanged need not be searched."""
        for equal in self._by(look_of):
            for first, second in pairwise(equal):
                self.model.add_implication(second.face_up, first.face_up)
                before: Any = None  # whether the first lies on an earlier place
                for earlier, later in zip(first.places, second.places, strict=True):
                    ways = [] if before is None else [before]
                    self.model.add_bool_or(*ways, later.literal.negated())
                    before = self.model.new_bool_var("")
                    self.model.add_bool_or(*ways, earlier.literal, before.negated())

    def _keep_apart(self, alike: Sequence[Places[Tile]]) -> None:
        """Require that no two of these tiles (``alike``) touch: of any two cells side by side, at most one of the tiles
        covers one or both."""
        over: dict[Cell, dict[int, Any]] = defaultdict(dict)
        for place in (place for each in alike for place in each.places):
            for cell in place.cells:
                over[cell][place.literal.index] = place.literal
        for cell in self.grid.cells():
            for near in neighbours(cell)[2:]:
                if self.grid.holds(near):
                    self.model.add_at_most_one((over[cell] | over[near]).values())

    def _hold_together(self) -> None:
        """Require that every face-up tile is connected to the tribune through covered cells (flash card Friday
        1-12)."""
        most = self.grid.width * self.grid.height
        held = {cell: self.model.new_bool_var(f"held@{cell}") for cell in self.empty}
        steps = {cell: self.model.new_int_var(0, most, f"steps@{cell}") for cell in self.empty}
        under: dict[Cell, list[Any]] = defaultdict(list)
        for place in self.tribune:
            for cell in place.cells:
                under[cell].append(place.literal)
        for cell, holds in held.items():
            self.model.add_implication(holds, self.empty[cell].negated())
            ways = list(under[cell])
            for near in neighbours(cell):
                if near in held:
                    through = self.model.new_bool_var(f"{cell}through{near}")
                    self.model.add_implication(through, held[near])
                    self.model.add(steps[cell] >= steps[near] + 1).only_enforce_if(through)
                    ways.append(through)
            self.model.add_bool_or(*ways, holds.negated())
        for place in (place for each in self.tiles for place in each.places):
            self.model.add_implication(place.literal, held[place.at])

    def hint(self, laid: Page) -> None:
        """Suggest that page to the solver as a start of the next search, because most of it may stay as it is."""
        self.model.clear_hints()  # type: ignore[no-untyped-call]
        turn = laid.tribune is not None and laid.tribune.at is not None and self._is_mirrored(laid.tribune.at)

        def at(part: Tile | Tribune) -> Cell | None:
            return self._mirror(part.at, part.width) if turn and part.at is not None else part.at

        if laid.tribune is not None:
            for place in self.tribune:
                self.model.add_hint(place.literal, place.at == at(laid.tribune))
        by_id = {tile.id: tile for tile in laid.placed}
        down: set[tuple[Cell | None, int, int]] = set()
        for each in self.tiles:
            tile = by_id.get(each.tile.id)
            if tile is not None and (tile.face_down or not each.places):
                down.add((at(tile), tile.width, tile.height))
                tile = None
            for place in each.places:
                self.model.add_hint(place.literal, tile is not None and place.at == at(tile))
        for shape, places in self.face_down.items():
            for place in places:
                self.model.add_hint(place.literal, (place.at, *shape) in down)

    # --- the answer ---------------------------------------------------------------------------------------------------

    def read_answer(self, chosen: Callable[[Any], bool]) -> Page:
        """Build the page that the solver's answer describes."""
        lies = {each.tile.id: place.at for each in self.tiles for place in each.places if chosen(place.literal)}
        left: dict[tuple[int, int], list[Tile]] = defaultdict(list)
        laid: dict[str, Tile] = {}
        for tile in self.page.tiles:
            laid[tile.id] = replace(tile, at=lies.get(tile.id), face_down=False)
            if tile.id not in lies:
                left[tile.width, tile.height].append(tile)
        for shape, places in self.face_down.items():
            for place in places:
                if chosen(place.literal):
                    tile = left[shape].pop(0)
                    laid[tile.id] = replace(tile, at=place.at, face_down=True)
        tribune: Tribune | None = self.page.tribune
        for place in self.tribune:
            if tribune is not None and chosen(place.literal):
                tribune = replace(tribune, at=place.at)
        return replace(self.page, tiles=tuple(laid.values()), tribune=tribune)


def limit_ads(model: cp_model.CpModel, page: Page, ads: Sequence[tuple[Ad, Any]], min_money: int) -> None:
    """Require that the ads bring at least ``min_money`` ($), and that in a puzzle each lies face up; ``ads``: each with
    the variable that says whether it does."""
    if min_money:
        model.add(sum(ad.money * up for ad, up in ads) >= min_money)
    if page.scoring == "puzzle":
        for _, up in ads:
            model.add_bool_or(up)
