"""Puts the worth of a page to the solver: articles, photos, mood, surplus, and the tribune's effect."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from companion.games.redac_chef.page.counts import is_of
from companion.games.redac_chef.page.model import (
    ARTICLE_TYPES,
    TRIBUNE,
    Ad,
    Article,
    Cell,
    Constant,
    Pairs,
    Per,
    Photo,
    PhotoOf,
    Tile,
)
from companion.games.redac_chef.page.search_contacts import Contact
from companion.games.redac_chef.page.search_model import SearchModel
from companion.games.redac_chef.page.search_places import Place, Places


class PointsModel:
    """Part of the solver's model for what a page is worth, apart from its free area: each method returns points as a
    sum of the solver's variables."""

    def __init__(self, search: SearchModel) -> None:
        self.search, self.page, self.model = search, search.page, search.model
        self._contacts: dict[Contact, Any] = {}

    def total(self, free_area: Any) -> Any:
        """Return the total as a sum; ``free_area``: the points of the free area."""
        articles = [(each.tile, each.face_up) for each in self.search.of(Article)]
        points = sum(article.value * up for article, up in articles) + self.photos()
        if self.page.scoring == "family":
            return points
        points += self._tribune() - lose_by_mood(self.model, articles) + free_area
        return points if self.page.scoring == "puzzle" else points - self.search.on_desk

    def photos(self) -> Any:
        """Return the points of the photos, as a sum."""
        return sum(
            self._touches(photo.tile.id, photo.places, article)
            for photo in self.search.of(Photo)
            for article in self.search.of(Article)
            if photo.tile.matches(article.tile)
        )

    def _touches(self, id_: str, places: Sequence[Place], tile: Places[Tile]) -> Any:
        """Return a variable that is true only if the photo of that id, or the tribune, touches the tile."""
        touches = self._contacts[id_, tile.tile.id] = self._one_touches(tile.places, places)
        return touches

    def rule_out(self, impossible: Iterable[frozenset[Contact]]) -> None:
        """Tell the model that no page has all the contacts of any of those sets; sets with a contact that is worth
        nothing here are passed over."""
        for contacts in impossible:
            if contacts <= self._contacts.keys():
                self.model.add_bool_or(*(self._contacts[contact].negated() for contact in contacts))

    def _number_touching(self, places: Sequence[Place], others: Sequence[Place], worth: int) -> Any:
        """Return, as a sum, on how many of ``places`` a part lies that touches a part on one of ``others``.

        ``worth``: points per contact. If positive, the solver maximises the number, so that it suffices that the number
        is never too high; if negative, it must be exact.
        """
        touching: list[Any] = []
        for here, near in _with_neighbours(places, others):
            if near:
                both = self.model.new_bool_var("")
                self.model.add_implication(both, here.literal)
                self.model.add_bool_or(*near, both.negated())
                if worth < 0:
                    for literal in near:
                        self.model.add_bool_or(both, here.literal.negated(), literal.negated())
                touching.append(both)
        return sum(touching)

    def _one_touches(self, these: Sequence[Place], those: Sequence[Place]) -> Any:
        """Return a variable that is true only if the part on one of the places ``these`` touches the part on one of
        ``those``.

        It is made of clauses alone, from both sides, because the solver learns most quickly from clauses.
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
        """Return, as a sum, how many tiles the effect counts: they are of its kind and lie in its part of the page."""
        if effect.what == "face-down":
            kinds: list[Sequence[Place]] = list(self.search.face_down.values())
        else:
            kinds = [each.places for each in self._all_of(effect.what)]
            if effect.where == "touching" and effect.points > 0:
                return self._touching_tribune(effect.what)
        if effect.where == "touching":
            return sum(self._number_touching(places, self.search.tribune, effect.points) for places in kinds)
        return sum(place.literal for places in kinds for place in places if self._lies(place, effect.where))

    def _touching_tribune(self, what: str) -> Any:
        """Return how many tiles of the kind ``what`` touch the tribune, as a sum that is never more than the true
        number; the solver maximises it."""
        return sum(self._touches(TRIBUNE, self.search.tribune, each) for each in self._all_of(what))

    def _as_photo(self, effect: PhotoOf) -> Any:
        """Return the number of articles of one type that touch the tribune; if the effect leaves the type free, of the
        type that brings most."""
        if effect.type is not None:
            return self._touching_tribune(effect.type)
        touching = {type_: self._touching_tribune(type_) for type_ in ARTICLE_TYPES}
        chosen = {type_: self.model.new_bool_var(f"as-{type_}") for type_ in touching}
        self.model.add_exactly_one(chosen.values())
        points = self.model.new_int_var(0, max(map(self._most, ARTICLE_TYPES)), "as-photo")
        for type_, there in touching.items():
            self.model.add(points <= there).only_enforce_if(chosen[type_])
        return points

    def _photos_by_ads(self, worth: int) -> Any:
        """Return, as a sum, how many photos touch an ad; ``worth``: points for each."""
        photos = [place for each in self.search.of(Photo) for place in each.places]
        ads = [place for each in self.search.of(Ad) for place in each.places]
        return self._number_touching(photos, ads, worth)

    def _all_of(self, what: str) -> list[Places[Tile]]:
        """Return the tiles that an effect which counts ``what`` counts when they lie face up."""
        return [each for each in self.search.tiles if is_of(replace(each.tile, face_down=False), what)]

    def _most(self, what: str) -> int:
        return len(self._all_of(what))


def _with_neighbours(these: Iterable[Place], those: Iterable[Place]) -> Iterator[tuple[Place, list[Any]]]:
    """Yield each place of ``these`` with the variables of the places of ``those`` that touch it."""
    over: dict[Cell, list[Any]] = defaultdict(list)
    for place in those:
        for cell in place.cells:
            over[cell].append(place.literal)
    for place in these:
        yield place, list({literal.index: literal for cell in place.around for literal in over[cell]}.values())


def lose_by_mood(model: Any, articles: Sequence[tuple[Article, Any]]) -> Any:
    """Return the points lost by the mood, as a variable of the model: at least the difference of happy and sad icons,
    and no more because the solver keeps a loss as small as it can. ``articles``: each with the variable that says
    whether it lies face up."""
    loss = model.new_int_var(0, sum(abs(article.faces) for article, _ in articles), "mood")
    faces = sum(article.faces * up for article, up in articles)
    model.add(loss >= faces)
    model.add(loss >= -faces)
    return loss
