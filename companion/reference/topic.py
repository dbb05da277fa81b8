"""Defines the parts of the reference: topics in chapters, a group's notes, help pages and hits of a search."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

#: A page number in the pages of a topic ("12–13", "2, 6").
_PAGE: Final = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Topic:
    """One rule in one language.

    Attributes:
        id: the same in every language and unique over all games, so that a link needs nothing else.
        game: the id of its game.
        lang: the language of title, terms and body.
        chapter: the id of its chapter.
        title: plain text.
        body: Markdown; a worked example is a placeholder (see ``Reference.text``).
        page: the page of the printed rulebook, as people would say it ("9", "12–13"); None if unknown.
        under: the id of the topic that this one is a part of; None if it is not part of one.
        apart: whether it applies only within the topic ``under`` (a mode, a challenge), not in every game.
        terms: further words for it.
        asked: questions that people ask about it; only for search.
        foreign: its terms in all other languages; only for search.
        see: ids of topics to read next.
        helps: places in the app that open this topic, as ``kind/id`` ("row/free_area", "button/tirage").
        settings: the rulings that a group may choose, because the rulebook leaves the matter open.
    """

    id: str
    game: str
    lang: str
    chapter: str
    title: str
    body: str
    page: str | None = None
    under: str | None = None
    apart: bool = False
    terms: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    foreign: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    helps: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()

    @property
    def pages(self) -> int:
        """Return how many pages of the rulebook ``page`` names."""
        return len(_PAGE.findall(self.page or ""))


@dataclass(frozen=True, slots=True)
class Chapter:
    """Chapter in one language, with its topics in reading order."""

    id: str
    game: str
    lang: str
    title: str
    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Text that a group wrote about something that the rulebook does not print.

    ``about`` is a place as in ``Topic.helps`` ("tribune/D2", "character/renaud"). Title and text are plain text, never
    parsed as Markdown or HTML. An empty ``title`` stands for the name of the place.
    """

    id: str
    game: str
    about: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """Help page: of a topic, or of a component without a topic of its own (``topic`` is then the one about its kind).

    Attributes:
        address: its address in links: the topic's id, or "game/place" for a component.
        title: the topic's title, or the component's name.
        places: the components that it is about, of which a group may write notes.
    """

    address: str
    title: str
    topic: Topic
    places: tuple[str, ...] = ()

    @property
    def is_topic_page(self) -> bool:
        """Tell whether it is the topic's own page, and not that of a component."""
        return self.address == self.topic.id


@dataclass(frozen=True, slots=True)
class Hit:
    """Topic or note that a search found, with the sentence that answers best.

    Attributes:
        score: orders the hits of one search; scores of different searches cannot be compared.
        note: whether it is one of the group's notes.
        marks: spans (start and end, in characters) of the sentence's words that the query contains.
    """

    id: str
    game: str
    title: str
    sentence: str
    score: float
    note: bool = False
    marks: tuple[tuple[int, int], ...] = ()
