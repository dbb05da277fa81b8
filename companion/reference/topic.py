"""What the reference is made of: topics in chapters, notes of the group, and what a search finds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Topic:
    """One rule in one language.

    Attributes:
        id: the same in every language, unique over all games: a link needs nothing else.
        game: the id of its game.
        lang: the language of title, terms and body.
        chapter: the id of its chapter.
        title: without Markdown.
        body: Markdown; a worked example stands as a placeholder (see ``Reference.text``).
        page: of the printed rulebook, as people would say it ("9", "12–13"); None where it is not known.
        under: the topic that it is a part of, None for one that stands for itself.
        apart: it holds only in what it is a part of (a mode, a challenge), not in any game.
        terms: further words that people call it by.
        asked: how people ask for it; for search only.
        foreign: the same in all other languages, for search only.
        see: ids of topics to read next.
        helps: places in the app that open this topic, as ``kind/id`` ("row/free_area", "button/tirage").
        settings: what a table may set, because the rulebook leaves it open.
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


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter in one language, with its topics in reading order."""

    id: str
    game: str
    lang: str
    title: str
    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """What a group wrote down about something that the rulebook does not print.

    ``about`` names the place as in ``Topic.helps`` ("tribune/D2", "character/renaud"). Title and text are plain: what
    looks like Markdown or HTML in them is only text. ``title`` "": the name of what it is about.
    """

    id: str
    game: str
    about: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """Something to read: a topic, or a component that has none of its own (then ``topic`` is the one about its kind).

    Attributes:
        address: what a link to it holds.
        title: the topic's, or the component's name.
        places: the components that it is about, which a group may note.
    """

    address: str
    title: str
    topic: Topic
    places: tuple[str, ...] = ()

    @property
    def own(self) -> bool:
        """Whether it is the topic's own page."""
        return self.address == self.topic.id


@dataclass(frozen=True, slots=True)
class Hit:
    """A topic or note that a search found, with the sentence that answers best.

    ``note``: it is the group's own. ``score`` orders hits of one search and means nothing beside another's. ``marks``:
    from where to where words of the sentence are among those that were asked for, in characters.
    """

    id: str
    game: str
    title: str
    sentence: str
    score: float
    note: bool = False
    marks: tuple[tuple[int, int], ...] = ()
