"""Put the rules of placement to the solver (OR-Tools CP-SAT).

Everything that may lie somewhere is one yes/no variable: a class of equal tiles face up, a shape face down, or the
tribune, each with its upper left cell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

from companion.games.redac_chef.page.conflicts import crosses_fold
from companion.games.redac_chef.page.geometry import neighbours, rectangle
from companion.games.redac_chef.page.model import ARTICLE_TYPES, Ad, Article, Cell, Page, Photo, Tile, Tribune
from companion.games.redac_chef.page.search_places import Place, TileClass, look_of

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_Kind = TypeVar("_Kind", Article, Photo, Ad)


class SearchModel:
    """Describes the search for the best page as a model of the solver."""

    def __init__(self, page: Page, model: cp_model.CpModel, min_money: int) -> None:
        self.page, self.model, self.grid = page, model, page.grid
        by_key: dict[tuple[object, ...], list[Tile]] = defaultdict(list)
        for tile in page.tiles:
            by_key[look_of(tile)].append(tile)
        self.classes = tuple(self._make_class(number, tiles) for number, tiles in enumerate(by_key.values()))
        self.face_down: dict[tuple[int, int], list[Place]] = {}
        if page.scoring != "family":  # there, lying face down is worth nothing
            for width, height in {(tile.width, tile.height) for tile in page.tiles}:
                self.face_down[width, height] = list(self._places(f"down{width}x{height}", width, height))
        self.tribune: list[Place] = []
        if page.tribune is not None:
            may = self._may_hold_tribune
            self.tribune = list(self._places("tribune", page.tribune.width, page.tribune.height, may))
            model.add_exactly_one(place.literal for place in self.tribune)
        self.empty = self._without_overlap()
        self.on_desk = self._every_tile_somewhere()
        self._fill_grid()
        for alike in self._kept_apart():
            self._keep_apart(alike)
        if page.flash == "friday-12" and self.tribune:
            self._hold_together()
        if min_money:
            model.add(sum(each.tile.money * each.face_up for each in self.of(Ad)) >= min_money)
        if page.scoring == "puzzle":
            for each in self.of(Ad):
                model.add(each.face_up == len(each.tiles))

    def _places(
        self, name: str, width: int, height: int, may: Callable[[frozenset[Cell]], bool] = lambda cells: True
    ) -> Iterator[Place]:
        for row in range(self.grid.height - height + 1):
            for column in range(self.grid.width - width + 1):
                cells = rectangle((column, row), width, height)
                if may(cells):
                    around = frozenset(near for cell in cells for near in neighbours(cell)) - cells
                    yield Place((column, row), cells, around, self.model.new_bool_var(f"{name}@{column},{row}"))

    def _make_class(self, number: int, tiles: Sequence[Tile]) -> TileClass[Tile]:
        places = tuple(self._places(f"up{number}", tiles[0].width, tiles[0].height, self._may_lie))
        face_up = self._make_number(f"up{number}", len(tiles))
        if len(tiles) == 1:
            self.model.add_exactly_one(*(place.literal for place in places), face_up.negated())
        else:
            self.model.add(face_up == sum(place.literal for place in places))
        return TileClass(tuple(tiles), places, face_up)

    def _make_number(self, name: str, most: int) -> Any:
        """Return a variable for some of so many tiles: yes or no where there is but one."""
        return self.model.new_bool_var(name) if most == 1 else self.model.new_int_var(0, most, name)

    def _may_lie(self, cells: frozenset[Cell]) -> bool:
        return self.page.flash != "friday-1" or not crosses_fold(self.grid.fold, cells)

    def _may_hold_tribune(self, cells: frozenset[Cell]) -> bool:
        if self.grid.star is not None and self.grid.star not in cells:
            return False
        return self.page.flash != "sunday-10" or not any(self.grid.is_at_edge(cell) for cell in cells)

    def of(self, kind: type[_Kind]) -> list[TileClass[_Kind]]:
        """Return the classes of that kind of tile."""
        return [cast("TileClass[_Kind]", each) for each in self.classes if isinstance(each.tile, kind)]

    def _all_places(self) -> Iterator[Place]:
        yield from self.tribune
        for places in (*(each.places for each in self.classes), *self.face_down.values()):
            yield from places

    # --- the rules of placement ---------------------------------------------------------------------------------------

    def _without_overlap(self) -> dict[Cell, Any]:
        """Require at most one thing on a cell; return, by cell, whether it is empty."""
        over: dict[Cell, list[Any]] = {cell: [] for cell in self.grid.cells()}
        for place in self._all_places():
            for cell in place.cells:
                over[cell].append(place.literal)
        empty = {cell: self.model.new_bool_var(f"empty@{cell}") for cell in over}
        for cell, literals in over.items():
            self.model.add_exactly_one(*literals, empty[cell])
        return empty

    def _every_tile_somewhere(self) -> Any:
        """Require each tile face up, face down or on the desk; return the number on the desk, as a sum."""
        on_desk: list[Any] = []
        down: dict[tuple[int, int], list[Any]] = defaultdict(list)
        for number, each in enumerate(self.classes):
            most = len(each.tiles)
            desk, turned = (self._make_number(f"{lies}{number}", most) for lies in ("desk", "turned"))
            if not self.face_down:
                self.model.add(turned == 0)
            if each.is_single:
                self.model.add_exactly_one(each.face_up, turned, desk)
            else:
                self.model.add(each.face_up + turned + desk == most)
            on_desk.append(desk)
            down[each.tile.width, each.tile.height].append(turned)
        for shape, places in self.face_down.items():
            self.model.add(sum(place.literal for place in places) == sum(down[shape]))
        return sum(on_desk)

    def _fill_grid(self) -> None:
        """Require that covered and empty cells together are the whole grid: implied, but the solver, which looks at one
        cell at a time, is slow to learn that there is no room for all tiles."""
        covered = [each.tile.width * each.tile.height * each.face_up for each in self.classes]
        covered += [len(place.cells) * place.literal for places in self.face_down.values() for place in places]
        if self.tribune:
            covered.append(len(self.tribune[0].cells))
        self.model.add(sum(covered) + sum(self.empty.values()) == len(self.empty))

    def _kept_apart(self) -> Iterator[Sequence[TileClass[Tile]]]:
        for type_ in ARTICLE_TYPES:
            yield [each for each in self.of(Article) if each.tile.type == type_]
        yield self.of(Photo)
        yield self.of(Ad)

    def _keep_apart(self, alike: Sequence[TileClass[Tile]]) -> None:
        """Require that no two of them touch: of any two cells side by side, one of them at most covers one or both."""
        if sum(len(each.tiles) for each in alike) < 2:
            return
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
        for place in (place for each in self.classes for place in each.places):
            self.model.add_implication(place.literal, held[place.at])

    def hint(self, laid: Page) -> None:
        """Suggest that page as a start for the next search: most of it may stay."""
        self.model.clear_hints()  # type: ignore[no-untyped-call]
        if laid.tribune is not None:
            for place in self.tribune:
                self.model.add_hint(place.literal, place.at == laid.tribune.at)
        for each in self.classes:
            ids = {tile.id for tile in each.tiles}
            spots = [tile.at for tile in laid.face_up if tile.id in ids]
            for place in each.places:
                self.model.add_hint(place.literal, place.at in spots)
        for shape, places in self.face_down.items():
            down = {tile.at for tile in laid.placed if tile.face_down and (tile.width, tile.height) == shape}
            for place in places:
                self.model.add_hint(place.literal, place.at in down)

    # --- the answer ---------------------------------------------------------------------------------------------------

    def read_answer(self, chosen: Callable[[Any], bool]) -> Page:
        """Build the page that the solver's answer describes."""
        left: dict[tuple[int, int], list[Tile]] = defaultdict(list)
        laid: dict[str, Tile] = {}
        for each in self.classes:
            waiting = list(each.tiles)
            for place in each.places:
                if chosen(place.literal):
                    tile = waiting.pop(0)
                    laid[tile.id] = replace(tile, at=place.at, face_down=False)
            left[each.tile.width, each.tile.height] += waiting
        for shape, places in self.face_down.items():
            for place in places:
                if chosen(place.literal):
                    tile = left[shape].pop(0)
                    laid[tile.id] = replace(tile, at=place.at, face_down=True)
        tiles = tuple(laid.get(tile.id) or replace(tile, at=None, face_down=False) for tile in self.page.tiles)
        tribune: Tribune | None = self.page.tribune
        for place in self.tribune:
            if tribune is not None and chosen(place.literal):
                tribune = replace(tribune, at=place.at)
        return replace(self.page, tiles=tiles, tribune=tribune)
