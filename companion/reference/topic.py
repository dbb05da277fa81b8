"""Defines what the reference consists of: topics in chapters, a group's notes, pages and hits."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

#: A page among those of a topic ("12–13", "2, 6").
_PAGE: Final = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Topic:
    """Holds one rule in one language.

    Attributes:
        id: the same in every language and unique over all games, so that a link needs nothing else.
        game: the id of its game.
        lang: the language of title, terms and body.
        chapter: the id of its chapter.
        title: plain text.
        body: Markdown; a worked example is a placeholder (see ``Reference.text``).
        page: the page of the printed rulebook, as people would say it ("9", "12–13"); None if unknown.
        under: the topic that it is a part of; None if it is not part of one.
        apart: it applies only within that topic (a mode, a challenge), not in every game.
        terms: further words for it.
        asked: questions that people ask about it; only for search.
        foreign: its terms in all other languages; only for search.
        see: ids of topics to read next.
        helps: places in the app that open this topic, as ``kind/id`` ("row/free_area", "button/tirage").
        settings: what a table may decide, because the rulebook leaves it open.
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
        """Return how many pages ``page`` names."""
        return len(_PAGE.findall(self.page or ""))


@dataclass(frozen=True, slots=True)
class Chapter:
    """Holds a chapter in one language, with its topics in reading order."""

    id: str
    game: str
    lang: str
    title: str
    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Holds what a group wrote about something that the rulebook does not print.

    ``about`` is a place as in ``Topic.helps`` ("tribune/D2", "character/renaud"). Title and text are plain text, never
    parsed as Markdown or HTML. An empty ``title`` stands for the name of that place.
    """

    id: str
    game: str
    about: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """Is a page to read: a topic, or a component without a topic of its own (``topic`` is then the one about its kind).

    Attributes:
        address: its address, as a link holds it.
        title: the topic's title, or the component's name.
        places: the components it is about, which a group may write notes about.
    """

    address: str
    title: str
    topic: Topic
    places: tuple[str, ...] = ()

    @property
    def is_topic_page(self) -> bool:
        """Tell whether it is the topic's own page."""
        return self.address == self.topic.id


@dataclass(frozen=True, slots=True)
class Hit:
    """Is a topic or note that a search found, with the sentence that answers best.

    Attributes:
        score: orders the hits of one search; scores of different searches cannot be compared.
        note: it is one of the group's notes.
        marks: spans (start and end, in characters) of the sentence's words that the query asked for.
    """

    id: str
    game: str
    title: str
    sentence: str
    score: float
    note: bool = False
    marks: tuple[tuple[int, int], ...] = ()
