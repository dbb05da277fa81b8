"""Finds a total that no page exceeds, from which tiles lie face up and which touch: where they lie is left open.

The question takes the solver no time, because it contains no cell of the grid. The solver's answer names contacts. If
no page has them all at once (``search_contacts``), the next question rules that set of contacts out. The sets that were
ruled out are also passed on to the search for the page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product
from typing import Any, Final

from companion.games.redac_chef.page.counts import is_of
from companion.games.redac_chef.page.model import (
    ARTICLE_TYPES,
    TRIBUNE,
    Ad,
    Article,
    Page,
    Pairs,
    Per,
    Photo,
    PhotoOf,
    PhotosByAds,
    Tile,
)
from companion.games.redac_chef.page.search_area import levels_of
from companion.games.redac_chef.page.search_contacts import Contact, Contacts
from companion.games.redac_chef.page.search_model import limit_ads
from companion.games.redac_chef.page.search_places import company_of
from companion.games.redac_chef.page.search_points import lose_by_mood

#: What the solver's fractions may lack to a whole number.
_ROUND: Final = 1e-6
#: How much the solver works for one answer, at most (in its own measure, about a second).
_MOST_WORK: Final = 1.0
#: How many impossible sets of contacts are looked for in one answer of the solver.
_SETS_AN_ANSWER: Final = 6
#: Most sets of contacts that are made from one by exchanging tiles for others that are alike.
_MOST_ALIKE: Final = 200


def floor_bound(bound: float) -> int:
    """Return a bound of the solver as the whole number that it bounds: the solver tells it as a fraction."""
    return math.floor(bound + _ROUND)


class Ceiling:
    """Finder of a total that no page with these tiles exceeds, wherever they lie (``lower``); holds what is known so
    far.

    Attributes:
        bound: no page has more points; None while nothing is known.
        impossible: sets of contacts; each page lacks at least one contact of each set.
    """

    def __init__(self, page: Page, cp_model: Any, min_money: int) -> None:
        self.bound: int | None = None
        self.impossible: set[frozenset[Contact]] = set()
        self._page, self._cp, self._model = page, cp_model, cp_model.CpModel()
        grid = page.grid
        self._tiles = [tile for tile in page.tiles if tile.width <= grid.width and tile.height <= grid.height]
        self._lies = {tile.id: self._model.new_bool_var(f"lies-{tile.id}") for tile in self._tiles}
        self._up = {tile.id: self._model.new_bool_var(f"up-{tile.id}") for tile in self._tiles}
        self._contacts: dict[Contact, Any] = {}
        self._limit_tiles(min_money)
        self._model.maximize(self._points())

    def lower(self, is_over: Callable[[], bool]) -> None:
        """Find lower and lower bounds, and impossible sets of contacts, until none is found any more, or until
        ``is_over()``."""
        contacts = Contacts(self._page, self._tiles)
        solver = self._cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_deterministic_time = _MOST_WORK
        while not is_over():
            outcome = solver.solve(self._model)
            if outcome not in (self._cp.OPTIMAL, self._cp.FEASIBLE):
                return
            self.bound = floor_bound(solver.best_objective_bound)
            wanted = [contact for contact, there in self._contacts.items() if solver.boolean_value(there)]
            if outcome == self._cp.FEASIBLE or not self._exclude(contacts, wanted):
                return

    def _exclude(self, contacts: Contacts, wanted: list[Contact]) -> bool:
        """Find up to ``_SETS_AN_ANSWER`` subsets of ``wanted`` that no page has, and forbid them in the model, also
        with tiles that are alike in place of theirs; return whether any of these sets is new."""
        known = len(self.impossible)
        for _ in range(_SETS_AN_ANSWER):
            found = contacts.find_impossible(wanted)
            if found is None:
                break
            for alike in self._make_alike(found):
                if alike not in self.impossible:
                    self.impossible.add(alike)
                    self._model.add_bool_or(*(self._contacts[contact].negated() for contact in alike))
            left = sorted(found)[len(found) // 2]
            wanted = [contact for contact in (*wanted[1:], *wanted[:1]) if contact != left]  # others first
        return len(self.impossible) > known

    def _make_alike(self, contacts: frozenset[Contact]) -> Iterator[frozenset[Contact]]:
        """Yield the set of contacts, and the sets that it becomes if its tiles are exchanged for tiles that are alike:
        of the same size, and kept apart from the same tiles."""
        parts = sorted({part for contact in contacts for part in contact})
        by_id = {tile.id: (tile.width, tile.height, company_of(tile)) for tile in self._tiles}
        like = [[id_ for id_ in by_id if by_id[id_] == by_id[part]] if part in by_id else [part] for part in parts]
        yield contacts
        for others in islice(product(*like), _MOST_ALIKE):
            if len(set(others)) == len(parts):
                other = dict(zip(parts, others, strict=True))
                alike = frozenset((other[one], other[two]) for one, two in contacts)
                if alike <= self._contacts.keys():
                    yield alike

    # --- what lies on the page ----------------------------------------------------------------------------------------

    def _limit_tiles(self, min_money: int) -> None:
        """Require that the tiles cover no more cells than the page has; that in a puzzle every ad lies face up; and
        that face-up ads bring at least ``min_money`` ($)."""
        page, model = self._page, self._model
        room = page.grid.width * page.grid.height
        if page.tribune is not None:
            room -= page.tribune.width * page.tribune.height
        model.add(sum(tile.width * tile.height * self._lies[tile.id] for tile in self._tiles) <= max(0, room))
        for id_, up in self._up.items():
            model.add_implication(up, self._lies[id_])
        limit_ads(model, page, [(tile, self._up[tile.id]) for tile in self._tiles if isinstance(tile, Ad)], min_money)

    def _touches(self, one: str, other: str) -> Any:
        """Return a new variable for a contact of two face-up tiles, or of the tribune with one, which is true only if
        they lie face up."""
        there = self._contacts[one, other] = self._model.new_bool_var(f"{one}+{other}")
        for part in {one, other} - {TRIBUNE}:
            self._model.add_implication(there, self._up[part])
        return there

    # --- what it is worth ---------------------------------------------------------------------------------------------

    def _points(self) -> Any:
        """Return, as a sum of the solver's variables, what a page with these tiles and contacts is worth at most."""
        page = self._page
        articles = [tile for tile in self._tiles if isinstance(tile, Article)]
        points = sum(article.value * self._up[article.id] for article in articles)
        for photo in (tile for tile in self._tiles if isinstance(tile, Photo)):
            points += sum(self._touches(photo.id, article.id) for article in articles if photo.matches(article))
        if page.scoring == "family":
            return points
        mood = lose_by_mood(self._model, [(article, self._up[article.id]) for article in articles])
        points += self._tribune() - mood + levels_of(page)[0][1]
        return points if page.scoring == "puzzle" else points + sum(self._lies.values()) - len(page.tiles)

    def _tribune(self) -> Any:
        """Return what the tribune brings at most, as an expression of the solver."""
        if self._page.tribune is None:
            return 0
        effect = self._page.tribune.effect
        if isinstance(effect, Per):
            return effect.points * self._count(effect) if effect.points > 0 or effect.where == "page" else 0
        if isinstance(effect, Pairs):
            pairs = self._model.new_int_var(0, len(self._tiles), "pairs")
            for mood in ("happy", "sad"):
                self._model.add(pairs <= self._number_of(mood))
            return max(0, effect.points) * pairs
        if isinstance(effect, PhotoOf):
            types = ARTICLE_TYPES if effect.type is None else (effect.type,)
            most = self._model.new_int_var(0, len(self._tiles), "as-photo")
            chosen = {type_: self._model.new_bool_var(f"as-{type_}") for type_ in types}
            self._model.add_exactly_one(chosen.values())
            for type_, is_chosen in chosen.items():
                touching = sum(self._touches(TRIBUNE, tile.id) for tile in self._all_of(type_))
                self._model.add(most <= touching).only_enforce_if(is_chosen)
            return most
        if isinstance(effect, PhotosByAds):
            return max(0, effect.points) * self._number_of("photo")
        return effect.points

    def _count(self, effect: Per) -> Any:
        """Return the solver's expression for the most tiles that the effect may count."""
        if effect.what == "face-down":
            return sum(self._lies.values()) - sum(self._up.values())
        if effect.where == "touching":
            return sum(self._touches(TRIBUNE, tile.id) for tile in self._all_of(effect.what))
        return self._number_of(effect.what)

    def _all_of(self, what: str) -> list[Tile]:
        return [tile for tile in self._tiles if is_of(replace(tile, face_down=False), what)]

    def _number_of(self, what: str) -> Any:
        return sum(self._up[tile.id] for tile in self._all_of(what))
