"""Search for the best page that the given tiles make, and prove it (OR-Tools CP-SAT, the extra ``solver``).

Everything that may lie somewhere is one yes/no variable: a class of equal tiles face up, a shape face down, or the
tribune, each with its upper left cell. Equal tiles share their variables, so that the solver never compares pages that
differ only in which of two equal tiles lies where. The answer is laid out and counted by the page model itself; the
solver's own figures are not trusted.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar, cast

from companion.games.redac_chef.page.conflicts import across_fold, conflicts
from companion.games.redac_chef.page.counts import count, total
from companion.games.redac_chef.page.geometry import neighbours, rectangle
from companion.games.redac_chef.page.model import (
    ARTICLE_TYPES,
    Ad,
    Article,
    Cell,
    Constant,
    Page,
    Pairs,
    Per,
    Photo,
    PhotoOf,
    Tile,
    Tribune,
)
from companion.games.redac_chef.scoring.rules import BY_CELLS, BY_CELLS_ABOVE, COMPARED
from companion.kit.page import SolverMissing

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

Status = Literal["optimal", "feasible", "infeasible", "unknown"]

#: Largest group of empty cells that is ruled out shape by shape; larger ones are ruled out by labelling groups.
_MOST_BY_SHAPE: Final = 5


@dataclass(frozen=True, slots=True)
class Best:
    """The outcome of a search. ``total`` (points) and ``page`` are None without a page; ``bound``: no page has more
    points, None where nothing is known; ``seconds``: how long it took."""

    status: Status
    total: int | None
    bound: int | None
    seconds: float
    page: Page | None


def best_page(
    page: Page, *, seconds: float, min_money: int = 0, on_better: Callable[[int, int], None] | None = None
) -> Best:
    """Find the best conflict-free page with the tiles and the tribune of that page, wherever they lie now.

    Args:
        seconds: how long to search at most.
        min_money: only pages that bring at least that much ($).
        on_better: called from the solver's thread with (total, bound) whenever a better page is found.

    Raises:
        SolverMissing: OR-Tools is not installed.
    """
    try:
        from ortools.sat.python import cp_model
    except ImportError as error:
        raise SolverMissing from error
    search = _Search(page, cp_model.CpModel(), min_money)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.random_seed = 1

    class Progress(cp_model.CpSolverSolutionCallback):
        def on_solution_callback(self) -> None:
            if on_better is not None:
                on_better(max(0, round(self.objective_value)), _whole(self.best_objective_bound))

    outcome = solver.solve(search.model, Progress())
    took = solver.wall_time
    if outcome == cp_model.INFEASIBLE:
        return Best("infeasible", None, None, took, None)
    if outcome not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return Best(
            "unknown",
            None,
            _whole(solver.best_objective_bound) if math.isfinite(solver.best_objective_bound) else None,
            took,
            None,
        )
    laid = search.laid_out(lambda literal: bool(solver.boolean_value(literal)))
    points, bound = total(laid, count(laid)), _whole(solver.best_objective_bound)
    if conflicts(laid) or points != max(0, round(solver.objective_value)):
        raise AssertionError(f"the solver's page does not hold: {points} points, {conflicts(laid)}")
    return Best("optimal" if points == bound else "feasible", points, bound, took, laid)


def _whole(bound: float) -> int:
    """Return the largest whole total that the bound allows; a total is never under 0."""
    return max(0, math.floor(bound + 1e-6))


# --- what may lie where -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Place:
    """One way to lay one part: its upper left cell, the cells under it and those next to it, and its variable."""

    at: Cell
    cells: frozenset[Cell]
    around: frozenset[Cell]
    literal: Any


_T = TypeVar("_T", bound=Tile, covariant=True)
_K = TypeVar("_K", Article, Photo, Ad)


@dataclass(frozen=True, slots=True)
class _Class(Generic[_T]):
    """Tiles that are equal but for their ids, with the places where one of them may lie face up."""

    tiles: tuple[_T, ...]
    places: tuple[_Place, ...]

    @property
    def tile(self) -> _T:
        return self.tiles[0]

    #: How many of them are scored, a variable of the solver: as many as lie face up where that is worth something.
    scored: Any

    @property
    def face_up(self) -> Any:
        """The number of them that lie face up, as a sum."""
        return sum(place.literal for place in self.places)


def _key(tile: Tile) -> tuple[object, ...]:
    if isinstance(tile, Article):
        return ("article", tile.width, tile.height, tile.type, tile.value, tile.faces)
    if isinstance(tile, Photo):
        return ("photo", tile.width, tile.height, frozenset(tile.icons))
    return ("ad", tile.width, tile.height, tile.money)


class _Search:
    """The search for the best page as a model of the solver."""

    def __init__(self, page: Page, model: cp_model.CpModel, min_money: int) -> None:
        self.page, self.model, self.grid = page, model, page.grid
        by_key: dict[tuple[object, ...], list[Tile]] = defaultdict(list)
        for tile in page.tiles:
            by_key[_key(tile)].append(tile)
        self.classes = tuple(self._class(number, tiles) for number, tiles in enumerate(by_key.values()))
        self.face_down: dict[tuple[int, int], list[_Place]] = {}
        if page.scoring != "family":  # there, lying face down is worth nothing
            for width, height in {(tile.width, tile.height) for tile in page.tiles}:
                self.face_down[width, height] = list(self._places(f"down{width}x{height}", width, height))
        self.tribune: list[_Place] = []
        if page.tribune is not None:
            may = self._may_hold_tribune
            self.tribune = list(self._places("tribune", page.tribune.width, page.tribune.height, may))
            model.add_exactly_one(place.literal for place in self.tribune)
        self.empty = self._without_overlap()
        self.on_desk = self._every_tile_somewhere()
        for alike in self._kept_apart():
            self._keep_apart(alike)
        if page.flash == "friday-12" and self.tribune:
            self._hold_together()
        if min_money:
            model.add(sum(each.tile.money * each.face_up for each in self._of(Ad)) >= min_money)
        if page.scoring == "puzzle":
            for each in self._of(Ad):
                model.add(each.face_up == len(each.tiles))
        model.maximize(self._points())

    def _places(
        self, name: str, width: int, height: int, may: Callable[[frozenset[Cell]], bool] = lambda cells: True
    ) -> Iterator[_Place]:
        for row in range(self.grid.height - height + 1):
            for column in range(self.grid.width - width + 1):
                cells = rectangle((column, row), width, height)
                if may(cells):
                    around = frozenset(near for cell in cells for near in neighbours(cell)) - cells
                    yield _Place((column, row), cells, around, self.model.new_bool_var(f"{name}@{column},{row}"))

    def _class(self, number: int, tiles: Sequence[Tile]) -> _Class[Tile]:
        places = tuple(self._places(f"up{number}", tiles[0].width, tiles[0].height, self._may_lie))
        # At most, not equal: an equality would be written out in the objective, and the small bound of the sum lost.
        scored = self.model.new_int_var(0, len(tiles), f"scored{number}")
        self.model.add(scored <= sum(place.literal for place in places))
        return _Class(tuple(tiles), places, scored)

    def _may_lie(self, cells: frozenset[Cell]) -> bool:
        return self.page.flash != "friday-1" or not across_fold(self.grid.fold, cells)

    def _may_hold_tribune(self, cells: frozenset[Cell]) -> bool:
        if self.grid.star is not None and self.grid.star not in cells:
            return False
        return self.page.flash != "sunday-10" or not any(self.grid.at_edge(cell) for cell in cells)

    def _of(self, kind: type[_K]) -> list[_Class[_K]]:
        return [cast("_Class[_K]", each) for each in self.classes if isinstance(each.tile, kind)]

    def _all_places(self) -> Iterator[_Place]:
        yield from self.tribune
        for places in (*(each.places for each in self.classes), *self.face_down.values()):
            yield from places

    # --- the rules of placement ---------------------------------------------------------------------------------------

    def _without_overlap(self) -> dict[Cell, Any]:
        """At most one thing on a cell; return, by cell, whether it is empty."""
        over: dict[Cell, list[Any]] = {cell: [] for cell in self.grid.cells()}
        for place in self._all_places():
            for cell in place.cells:
                over[cell].append(place.literal)
        empty = {cell: self.model.new_bool_var(f"empty@{cell}") for cell in over}
        for cell, literals in over.items():
            self.model.add_exactly_one(*literals, empty[cell])
        return empty

    def _every_tile_somewhere(self) -> Any:
        """Each tile face up, face down or on the desk; return the number on the desk, as a sum."""
        on_desk: list[Any] = []
        down: dict[tuple[int, int], list[Any]] = defaultdict(list)
        for number, each in enumerate(self.classes):
            most = len(each.tiles)
            desk = self.model.new_int_var(0, most, f"desk{number}")
            turned = self.model.new_int_var(0, most if self.face_down else 0, f"turned{number}")
            self.model.add(each.face_up + turned + desk == most)
            on_desk.append(desk)
            down[each.tile.width, each.tile.height].append(turned)
        for shape, places in self.face_down.items():
            self.model.add(sum(place.literal for place in places) == sum(down[shape]))
        return sum(on_desk)

    def _kept_apart(self) -> Iterator[Sequence[_Class[Tile]]]:
        for type_ in ARTICLE_TYPES:
            yield [each for each in self._of(Article) if each.tile.type == type_]
        yield self._of(Photo)
        yield self._of(Ad)

    def _keep_apart(self, alike: Sequence[_Class[Tile]]) -> None:
        """No two of them touch: of any two cells side by side, one of them at most covers one or both."""
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
        """Every face-up tile hangs together with the tribune through covered cells (flash card Friday 1-12)."""
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

    # --- points -------------------------------------------------------------------------------------------------------

    def _points(self) -> Any:
        articles = self._of(Article)
        points = sum(each.tile.value * each.scored for each in articles) + self._photos()
        if self.page.scoring == "family":
            return points
        points += self._tribune() - self._mood(articles) + self._free_area()
        return points if self.page.scoring == "puzzle" else points - self.on_desk

    def _mood(self, articles: Sequence[_Class[Article]]) -> Any:
        most = sum(abs(each.tile.faces) * len(each.tiles) for each in articles)
        loss = self.model.new_int_var(0, most, "mood")
        faces = sum(each.tile.faces * each.face_up for each in articles)
        self.model.add(loss >= faces)
        self.model.add(loss >= -faces)
        return loss

    def _photos(self) -> Any:
        points: Any = 0
        for photo in self._of(Photo):
            for article in self._of(Article):
                if photo.tile.matches(article.tile):
                    points += self._touches(article.places, photo.places, len(article.tiles), len(photo.tiles))
        return points

    def _touches(
        self, these: Sequence[_Place], those: Sequence[_Place], these_most: int, most: int, worth: int = 1
    ) -> Any:
        """Return the number of pairs of one of these and one of those that touch; ``these_most`` of these and ``most``
        of those lie there at most. ``worth``: what a pair is worth to the total; only for a loss must the number be no
        smaller than it is."""
        over: dict[Cell, list[_Place]] = defaultdict(list)
        for place in those:
            for cell in place.cells:
                over[cell].append(place)
        pairs: list[Any] = []
        for here in these:
            near = {place.literal.index: place.literal for cell in here.around for place in over[cell]}
            if not near:
                continue
            if most == 1:
                both = self.model.new_bool_var("")
                self.model.add_implication(both, here.literal)
            else:
                both = self.model.new_int_var(0, most, "")
                self.model.add(both <= most * here.literal)
            self.model.add(both <= sum(near.values()))
            if worth < 0:
                self.model.add(both >= sum(near.values()) - most * (1 - here.literal))
            pairs.append(both)
        touching = self.model.new_int_var(0, these_most * most, "")
        self.model.add(touching <= sum(pairs))
        if worth < 0:
            self.model.add(touching >= sum(pairs))
        # Implied, and what proofs are made of: nothing touches what does not lie there.
        self.model.add(touching <= most * sum(place.literal for place in these))
        self.model.add(touching <= these_most * sum(place.literal for place in those))
        return touching

    def _tribune(self) -> Any:
        """Return the points of the tribune's effect, as a sum."""
        if self.page.tribune is None:
            return 0
        effect = self.page.tribune.effect
        if isinstance(effect, Constant):
            return effect.points
        if isinstance(effect, Per):
            return effect.points * self._tiles_counted(effect)
        if isinstance(effect, Pairs):
            moods = [self._articles_in(lambda tile: tile.faces > 0, effect.where)]
            moods.append(self._articles_in(lambda tile: tile.faces < 0, effect.where))
            pairs = self.model.new_int_var(0, len(self.page.tiles), "pairs")
            if effect.points < 0:
                self.model.add_min_equality(pairs, moods)
            for articles in moods:
                self.model.add(pairs <= articles)
            return effect.points * pairs
        if isinstance(effect, PhotoOf):
            return self._as_photo(effect)
        return effect.points * self._photos_by_ads(effect.points)

    def _lies(self, place: _Place, where: str) -> bool:
        return where == "page" or any((row < self.grid.fold) == (where == "above") for _, row in place.cells)

    def _articles_in(self, which: Callable[[Article], bool], where: str) -> Any:
        return sum(
            place.literal
            for each in self._of(Article)
            if which(each.tile)
            for place in each.places
            if self._lies(place, where)
        )

    def _tiles_counted(self, effect: Per) -> Any:
        if effect.what == "face-down":
            places = [place for shape in self.face_down.values() for place in shape]
        else:
            places = [
                place
                for each in self.classes
                if effect.what == each.tile.kind or (isinstance(each.tile, Article) and effect.what in each.tile.icons)
                for place in each.places
            ]
        if effect.where == "touching":
            return self._touches(places, self.tribune, len(self.page.tiles), 1, effect.points)
        return sum(place.literal for place in places if self._lies(place, effect.where))

    def _as_photo(self, effect: PhotoOf) -> Any:
        """The articles of one type next to the tribune; where the type is free, of the type that is worth most."""
        touching = {
            type_: self._touches(
                [place for each in self._of(Article) if each.tile.type == type_ for place in each.places],
                self.tribune,
                len(self.page.tiles),
                1,
            )
            for type_ in (ARTICLE_TYPES if effect.type is None else (effect.type,))
        }
        if effect.type is not None:
            return touching[effect.type]
        chosen = {type_: self.model.new_bool_var(f"as-{type_}") for type_ in touching}
        self.model.add_exactly_one(chosen.values())
        points = self.model.new_int_var(0, len(self.page.tiles), "as-photo")
        for type_, articles in touching.items():
            self.model.add(points <= articles).only_enforce_if(chosen[type_])
        return points

    def _photos_by_ads(self, worth: int) -> Any:
        over: dict[Cell, list[Any]] = defaultdict(list)
        for ad in (place for each in self._of(Ad) for place in each.places):
            for cell in ad.cells:
                over[cell].append(ad.literal)
        sponsored: Any = 0
        for photo in (place for each in self._of(Photo) for place in each.places):
            near = {literal.index: literal for cell in photo.around for literal in over[cell]}
            if near:
                both = self.model.new_bool_var("")
                self.model.add_implication(both, photo.literal)
                self.model.add_bool_or(*near.values(), both.negated())
                if worth < 0:
                    for literal in near.values():
                        self.model.add_bool_or(both, photo.literal.negated(), literal.negated())
                sponsored += both
        return sponsored

    # --- the free area ------------------------------------------------------------------------------------------------

    def _free_area(self) -> Any:
        """Return the points for the largest free area: those of the worst level, and what each better level adds."""
        levels = _levels(self.page)
        points: Any = levels[-1][1]
        better = None
        for (most, reached), (_, less) in zip(levels, levels[1:], strict=False):
            within = self.model.new_bool_var(f"area<={most}")
            if better is not None:
                self.model.add_implication(better, within)
            self._keep_areas_small(int(most), within)
            points += (reached - less) * within
            better = within
        return points

    def _keep_areas_small(self, most: int, within: Any) -> None:
        """Where ``within`` holds, no group of empty cells has more than ``most``."""
        if most <= _MOST_BY_SHAPE:
            for row in range(self.grid.height):
                for column in range(self.grid.width):
                    for shape in polyominoes(most + 1):
                        cells = [(column + right, row + down) for right, down in shape]
                        if all(cell in self.empty for cell in cells):
                            covered = (self.empty[cell].negated() for cell in cells)
                            self.model.add_bool_or(*covered, within.negated())
            return
        # Each group takes one of its cells as its label and may have no more than ``most`` cells of that label.
        order = {cell: number for number, cell in enumerate(self.grid.cells())}
        label: dict[tuple[Cell, Cell], Any] = {}
        for cell in order:
            for root in order:
                far = abs(root[0] - cell[0]) + abs(root[1] - cell[1])
                if order[root] <= order[cell] and far < most:
                    label[cell, root] = self.model.new_bool_var(f"{cell}of{root}")
        by_root: dict[Cell, list[Any]] = defaultdict(list)
        by_cell: dict[Cell, list[Any]] = defaultdict(list)
        for (cell, root), literal in label.items():
            by_root[root].append(literal)
            by_cell[cell].append(literal)
            for near in neighbours(cell):
                if near in order:
                    spreads = [label[near, root]] if (near, root) in label else []
                    self.model.add_bool_or(*spreads, literal.negated(), self.empty[near].negated(), within.negated())
        for cell, literals in by_cell.items():
            self.model.add_bool_or(*literals, self.empty[cell].negated(), within.negated())
        for literals in by_root.values():
            self.model.add(sum(literals) <= most)

    # --- the answer ---------------------------------------------------------------------------------------------------

    def laid_out(self, chosen: Callable[[Any], bool]) -> Page:
        """Return the page that the solver's answer means."""
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


def _levels(page: Page) -> list[tuple[float, int]]:
    """Return what the largest free area is worth, best first: up to so many cells, so many points."""
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
