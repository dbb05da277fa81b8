"""Checks the fields of a raw game file against each other: who plays, dispatches, photos, tiles, ads and headline
cells.

Passes over what has the wrong shape (``file`` names that).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.games.extrablatt.facts import Facts
from companion.kit.faults import Fault, place
from companion.kit.file_players import RawPlayerChecks
from companion.kit.lenient_json import as_list, as_object, as_whole_number
from companion.kit.shape import MOST
from companion.table.message import say


def cross_field_faults(raw: dict[str, Any], facts: Facts) -> Iterator[Fault]:
    """Yield every fault of a raw game file that takes more than one field to see."""
    yield from _Checks(raw, facts).all()


class _Checks:
    """Checker of one raw game file: takes its fields apart, and checks them against each other (``all``)."""

    def __init__(self, raw: dict[str, Any], facts: Facts) -> None:
        self.facts = facts
        self.players = RawPlayerChecks(raw, len(as_list(raw.get("articles"))))
        self.ticked = as_object(raw.get("ticked"))
        self.options = as_object(raw.get("options"))
        self.empties = raw.get("empties")
        self.articles = [as_object(article) for article in as_list(raw.get("articles"))]
        #: Whether every article is an object; if not, nothing can be concluded from what is missing.
        self.clear = isinstance(raw.get("articles"), list) and all(isinstance(a, dict) for a in raw["articles"])
        self.ads = [as_object(ad) for ad in as_list(raw.get("ads"))]

    def all(self) -> Iterator[Fault]:
        """Yield every fault, in the order of the file's fields."""
        yield from self.players.faults(*self.facts.players)
        for id_ in self.ticked:
            yield from self.players.absence_faults(id_, "ticked", id_)
        if isinstance(self.empties, dict):
            # The last player left has won without a count.
            needed = () if self.players.alone else self.players.staying
            end = len(self.articles)
            yield from self.players.table_faults(
                self.empties, say("fault-missing"), "empties", needed=needed, entry=end
            )
            yield from self._check_headline_zones(self.empties)
        for index, article in enumerate(self.articles):
            yield from self.players.absence_faults(article.get("player"), "articles", index, "player", entry=index)
            # The markers of a player who went home are never counted, so they may be missing; nor are those of the
            # last player left.
            if self._lacks_marker(article) and not self.players.alone:
                yield Fault(place("articles", index, "circulation"), say("fault-missing"))
        yield from self._check_dispatches()
        yield from self._check_photos()
        yield from self._check_ads()
        yield from self._check_tiles()

    def _lacks_marker(self, article: dict[str, Any]) -> bool:
        """Tell whether an article has no circulation marker although its player has not gone home."""
        player = article.get("player")
        gone = isinstance(player, str) and player in self.players.gone
        return bool(article) and "circulation" not in article and not gone

    # --- dispatches ---------------------------------------------------------------------------------------------------

    def _check_dispatches(self) -> Iterator[Fault]:
        """Yield a fault for a dispatch with two domains, with more copies than the box has, or twice in a paper (one
        article and one photo are allowed)."""
        domains: dict[str, Any] = {}
        copies: Counter[str] = Counter()
        seen: set[tuple[Any, str, bool]] = set()
        for index, article in enumerate(self.articles):
            dispatch = _read_dispatch(article)
            if dispatch is None:
                continue
            path = ("articles", index)
            domain = article.get("domain")
            if domain in self.facts.domains and domains.setdefault(dispatch, domain) != domain:
                domain_name = say("extrablatt-domain", domain=domains[dispatch])
                yield Fault(
                    place(*path, "domain"), say("extrablatt-fault-domain", dispatch=dispatch, domain=domain_name)
                )
            copies[dispatch] += 1
            if copies[dispatch] > self.facts.copies:
                yield Fault(place(*path, "dispatch"), say("extrablatt-fault-copies", copies=self.facts.copies))
            player, photo = article.get("player"), article.get("photo", False)
            if not isinstance(player, str) or not isinstance(photo, bool):
                continue
            if (player, dispatch, photo) in seen:
                text = "extrablatt-fault-photo-twice" if photo else "extrablatt-fault-article-twice"
                yield Fault(place(*path, "dispatch"), say(text, dispatch=dispatch))
            seen.add((player, dispatch, photo))

    def _check_photos(self) -> Iterator[Fault]:
        """Yield a fault for a photo without its article in the same paper, and for more photos of a domain than the box
        has."""
        # An article without a clear player or dispatch may be the one that the photo belongs to.
        texts = {
            (article.get("player"), _read_dispatch(article))
            for article in self.articles
            if article.get("photo", False) is not True and isinstance(article.get("player"), str)
        }
        clear = self.clear and all(isinstance(a.get("player"), str) and _read_dispatch(a) for a in self.articles)
        photos: Counter[str] = Counter()
        for index, article in enumerate(self.articles):
            if article.get("photo") is not True:
                continue
            path = place("articles", index, "photo")
            player, dispatch, domain = article.get("player"), _read_dispatch(article), article.get("domain")
            if isinstance(player, str) and dispatch is not None and clear and (player, dispatch) not in texts:
                yield Fault(path, say("extrablatt-fault-photo-alone", dispatch=dispatch))
            if domain in self.facts.domains:
                photos[domain] += 1
                if photos[domain] > self.facts.photos_per_domain:
                    most = self.facts.photos_per_domain
                    yield Fault(path, say("extrablatt-fault-photos", most=most))

    # --- tiles --------------------------------------------------------------------------------------------------------

    def _check_ads(self) -> Iterator[Fault]:
        """Yield a fault for an ad of, or on, an unknown player or one who had gone home, an ad in the player's own
        paper, and one that is too large."""
        for index, ad in enumerate(self.ads):
            path = ("ads", index)
            yield from self.players.absence_faults(ad.get("by"), *path, "by")
            yield from self.players.absence_faults(ad.get("on"), *path, "on")
            if isinstance(ad.get("on"), str) and ad["on"] == ad.get("by"):
                yield Fault(place(*path, "on"), say("extrablatt-fault-own-ad"))
            size = as_whole_number(ad.get("size"))
            if size is not None and self.facts.ad_cells < size <= MOST:
                yield Fault(place(*path, "size"), say("fault-at-most", most=self.facts.ad_cells))

    def _check_tiles(self) -> Iterator[Fault]:
        """Yield a fault for each player who has used more tiles than the box gives, at the first one too many. Articles
        and ads count together."""
        used: Counter[str] = Counter()
        owners = [(article.get("player"), ("articles", index, "player")) for index, article in enumerate(self.articles)]
        owners += [(ad.get("by"), ("ads", index, "by")) for index, ad in enumerate(self.ads)]
        for owner, where in owners:
            if isinstance(owner, str):
                used[owner] += 1
                if used[owner] == self.facts.tiles + 1:
                    yield Fault(place(*where), say("extrablatt-fault-tiles", tiles=self.facts.tiles))

    # --- headlines ----------------------------------------------------------------------------------------------------

    def _check_headline_zones(self, empties: dict[str, Any]) -> Iterator[Fault]:
        """Yield a fault for each player whose empty and covered cells do not add up to the headline zone; none where
        its size was not entered."""
        zone = as_whole_number(self.options.get("headline_cells"))
        if zone is None or not 1 <= zone <= MOST:
            return
        covered = self._sum_covered()
        for player in self.players.staying:
            empty = as_whole_number(empties.get(player))
            cells = None if covered is None else covered.get(player, 0)
            if empty is None or cells is None or not 0 <= empty <= MOST or cells + empty == zone:
                continue
            yield Fault(
                place("empties", player),
                say("extrablatt-fault-headline-cells", empty=empty, covered=cells, zone=zone),
            )

    def _sum_covered(self) -> dict[str, int | None] | None:
        """Return how many headline cells each player's articles cover (None for a player if that is unclear). Return
        None instead of the dict if it is unclear whose an article is."""
        if not self.clear:
            return None
        covered: dict[str, int | None] = {}
        for article in self.articles:
            player, size, headline = (
                article.get("player"),
                as_whole_number(article.get("size")),
                article.get("headline", False),
            )
            if headline is False:
                continue
            if not isinstance(player, str):
                return None
            before = covered.get(player, 0)
            covered[player] = before + size if before is not None and size is not None and headline is True else None
        return covered


def _read_dispatch(article: dict[str, Any]) -> str | None:
    """Return the article's dispatch without spaces around it; None if it is missing or no text."""
    dispatch = article.get("dispatch")
    return dispatch.strip() if isinstance(dispatch, str) and dispatch.strip() else None
