"""Lists the dispatches known by name: those that the group has copied from its cards, and those that lie in papers."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.play import Play
from companion.table.message import Message, say
from companion.table.similar_names import find_same

#: The setting that holds the names, each with its domain.
DISPATCHES = "dispatches"


def dispatches_of(play: Play) -> dict[str, str]:
    """Return the domain of each known dispatch, by name; where the group's list and a paper disagree, the paper's."""
    domains: dict[str, str] = dict(play.settings[DISPATCHES])
    for article in play.articles:
        domains[find_same(article.dispatch, domains) or article.dispatch] = article.domain
    return domains


def list_dispatches(play: Play, domain: str) -> tuple[str, ...]:
    """Return the names of the known dispatches of a domain."""
    return tuple(name for name, its in dispatches_of(play).items() if its == domain)


def check_dispatch(play: Play, article: Article, facts: Facts) -> Message | None:
    """Return why the article is refused: its dispatch is new, in a domain whose dispatches are all known. None
    otherwise."""
    names = list_dispatches(play, article.domain)
    if len(names) < facts.dispatches_per_domain or find_same(article.dispatch, names) is not None:
        return None
    domain = say("extrablatt-domain", domain=article.domain)
    return say("extrablatt-domain-full", domain=domain, names=names, count=len(names))


def add_dispatch_name(play: Play, article: Article, number: int | None = None) -> dict[str, str]:
    """Return the names to keep, each with its domain, with this article's dispatch added. ``number``: the article that
    it corrects; its old name is dropped where no other article has it and the new one was unknown, so that it was only
    misspelled."""
    names: dict[str, str] = dict(play.settings[DISPATCHES])
    before = None if number is None else play.find_article(number)
    if before is not None and find_same(article.dispatch, dispatches_of(play)) is None:
        others = (one.article.dispatch for one in play.placed if one.number != number)
        if find_same(before.article.dispatch, others) is None:
            names.pop(before.article.dispatch, None)
    names[find_same(article.dispatch, names) or article.dispatch] = article.domain
    return names


def rename_dispatch_name(play: Play, was: str, name: str) -> dict[str, str]:
    """Return the names to keep, each with its domain, once dispatch ``was`` is called ``name``; the two become one
    where ``name`` is known already."""
    domain = dispatches_of(play).get(was)
    names = dict(_without(play.settings[DISPATCHES], was))
    return names if domain is None else {**names, find_same(name, names) or name: domain}


def _without(names: tuple[tuple[str, str], ...], name: str) -> Iterator[tuple[str, str]]:
    return ((one, domain) for one, domain in names if one != name)
