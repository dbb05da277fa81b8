"""Put what a page is worth to the solver: articles, photos, mood, surplus, and what the tribune brings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from companion.games.redac_chef.page.counts import is_of
from companion.games.redac_chef.page.model import (
    ARTICLE_TYPES,
    Ad,
    Article,
    Cell,
    Constant,
    Pairs,
    Per,
    Photo,
    PhotoOf,
)
from companion.games.redac_chef.page.search_model import SearchModel
from companion.games.redac_chef.page.search_places import Place, TileClass


class PointsModel:
    """Describes the points of a page as sums of the solver's variables."""

    def __init__(self, search: SearchModel) -> None:
        self.search, self.page, self.model = search, search.page, search.model

    def total(self, free_area: Any) -> Any:
        """Return the total as a sum; ``free_area``: the points of the free area."""
        articles = self.search.of(Article)
        points = sum(each.tile.value * each.face_up for each in articles) + self.photos()
        if self.page.scoring == "family":
            return points
        points += self._tribune() - self._mood(articles) + free_area
        return points if self.page.scoring == "puzzle" else points - self.search.on_desk

    def _mood(self, articles: Sequence[TileClass[Article]]) -> Any:
        most = sum(abs(each.tile.faces) * len(each.tiles) for each in articles)
        loss = self.model.new_int_var(0, most, "mood")
        faces = sum(each.tile.faces * each.face_up for each in articles)
        self.model.add(loss >= faces)
        self.model.add(loss >= -faces)
        return loss

    def photos(self) -> Any:
        """Return the points of the photos, as a sum."""
        points: Any = 0
        for photo in self.search.of(Photo):
            for article in self.search.of(Article):
                if photo.tile.matches(article.tile):
                    points += self._touches(article.places, photo.places, len(article.tiles), len(photo.tiles))
        return points

    def _touches(
        self, these: Sequence[Place], those: Sequence[Place], these_most: int, most: int, worth: int = 1
    ) -> Any:
        """Return the number of pairs of one of these and one of those that touch; ``these_most`` of these and ``most``
        of those lie there at most. ``worth``: what a pair is worth to the total; only for a loss must the number be no
        smaller than it is."""
        if these_most == most == 1 and worth > 0:
            return self._one_touches(these, those)
        pairs: list[Any] = []
        for here, near in _with_neighbours(these, those):
            if not near:
                continue
            if most == 1:
                both = self.model.new_bool_var("")
                self.model.add_implication(both, here.literal)
            else:
                both = self.model.new_int_var(0, most, "")
                self.model.add(both <= most * here.literal)
            self.model.add(both <= sum(near))
            if worth < 0:
                self.model.add(both >= sum(near) - most * (1 - here.literal))
            pairs.append(both)
        touching = self.model.new_int_var(0, these_most * most, "")
        self.model.add(touching <= sum(pairs))
        if worth < 0:
            self.model.add(touching >= sum(pairs))
        # Implied, and what proofs are made of: nothing touches what does not lie there.
        self.model.add(touching <= most * sum(place.literal for place in these))
        self.model.add(touching <= these_most * sum(place.literal for place in those))
        return touching

    def _one_touches(self, these: Sequence[Place], those: Sequence[Place]) -> Any:
        """Return a variable that is true only if the one of these that lies there touches the one of those.

        Clauses alone, from both sides: that is what the solver learns from most quickly.
        """
        touches = self.model.new_bool_var("")
        for ones, others in ((these, those), (those, these)):
            self.model.add_bool_or(*(place.literal for place in ones), touches.negated())
            for place, near in _with_neighbours(ones, others):
                self.model.add_bool_or(*near, place.literal.negated(), touches.negated())
        return touches

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
            most = min(self._most("happy"), self._most("sad"))
            pairs = self.model.new_int_var(0, most, "pairs")
            if effect.points < 0:
                self.model.add_min_equality(pairs, moods)
            for articles in moods:
                self.model.add(pairs <= articles)
            return effect.points * pairs
        if isinstance(effect, PhotoOf):
            return self._as_photo(effect)
        return effect.points * self._photos_by_ads(effect.points)

    def _lies(self, place: Place, where: str) -> bool:
        return where == "page" or any((row < self.page.grid.fold) == (where == "above") for _, row in place.cells)

    def _articles_in(self, which: Callable[[Article], bool], where: str) -> Any:
        return sum(
            place.literal
            for each in self.search.of(Article)
            if which(each.tile)
            for place in each.places
            if self._lies(place, where)
        )

    def _tiles_counted(self, effect: Per) -> Any:
        """Return how many tiles are what the effect counts and lie where it looks."""
        kinds: list[tuple[Sequence[Place], int]]
        if effect.what == "face-down":
            kinds = [(places, len(self.page.tiles)) for places in self.search.face_down.values()]
        else:
            kinds = [
                (each.places, len(each.tiles))
                for each in self.search.classes
                if is_of(replace(each.tile, face_down=False), effect.what)
            ]
        if effect.where == "touching":
            return self._tribune_touches(kinds, effect.points)
        return sum(place.literal for places, _ in kinds for place in places if self._lies(place, effect.where))

    def _tribune_touches(self, kinds: Iterable[tuple[Sequence[Place], int]], worth: int = 1) -> Any:
        """Return how many tiles touch the tribune, as a sum, each kind by itself. ``kinds``: places, and how many tiles
        lie on them at most."""
        return sum(self._touches(places, self.search.tribune, most, 1, worth) for places, most in kinds)

    def _as_photo(self, effect: PhotoOf) -> Any:
        """Return the articles of one type next to the tribune; where the type is free, of the type that is worth
        most."""
        articles = self.search.of(Article)
        touching = {
            type_: self._tribune_touches((each.places, len(each.tiles)) for each in articles if each.tile.type == type_)
            for type_ in (ARTICLE_TYPES if effect.type is None else (effect.type,))
        }
        if effect.type is not None:
            return touching[effect.type]
        chosen = {type_: self.model.new_bool_var(f"as-{type_}") for type_ in touching}
        self.model.add_exactly_one(chosen.values())
        points = self.model.new_int_var(0, max(map(self._most, ARTICLE_TYPES)), "as-photo")
        for type_, there in touching.items():
            self.model.add(points <= there).only_enforce_if(chosen[type_])
        return points

    def _photos_by_ads(self, worth: int) -> Any:
        ads = [place for each in self.search.of(Ad) for place in each.places]
        photos = [place for each in self.search.of(Photo) for place in each.places]
        sponsored: Any = 0
        for photo, near in _with_neighbours(photos, ads):
            if near:
                both = self.model.new_bool_var("")
                self.model.add_implication(both, photo.literal)
                self.model.add_bool_or(*near, both.negated())
                if worth < 0:
                    for literal in near:
                        self.model.add_bool_or(both, photo.literal.negated(), literal.negated())
                sponsored += both
        return sponsored

    def _most(self, what: str) -> int:
        """Return how many tiles are what an effect counts, face up."""
        return sum(is_of(replace(tile, face_down=False), what) for tile in self.page.tiles)


def _with_neighbours(these: Iterable[Place], those: Iterable[Place]) -> Iterator[tuple[Place, list[Any]]]:
    """Yield each of these places with the variables of those that touch it."""
    over: dict[Cell, list[Any]] = defaultdict(list)
    for place in those:
        for cell in place.cells:
            over[cell].append(place.literal)
    for place in these:
        yield place, list({literal.index: literal for cell in place.around for literal in over[cell]}.values())
