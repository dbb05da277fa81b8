"""Reading the rules of a game from ``content/<game>/rules``, and finding everything that is wrong with them.

``topics.toml`` is the table of contents: chapters, their topics, and what is the same in every language. Titles and
texts stand in ``fr/CHAPTER.md`` and ``en/CHAPTER.md``: the chapter's title as ``# …``, each topic as ``## … {#id}``.
``fr/asked.toml`` and ``en/asked.toml`` hold how people ask for each topic; ``app/synonyms.toml`` beside the games holds
words that mean the same in any game.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from companion.rules.topic import Chapter, Topic
from companion.rules.trouble import WrongRules
from companion.spacing import typeset

#: The languages that every topic is written in.
LANGUAGES: Final = ("fr", "en")

_T = TypeVar("_T")
_Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
_Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
_Place = Annotated[str, StringConstraints(pattern=r"^[a-z-]+/[A-Za-z0-9_-]+$")]
_Synonyms = dict[Literal["fr", "en"], tuple[tuple[_Text, ...], ...]]
_HEADING: Final = re.compile(r"^## +(?P<title>.+?) +\{#(?P<id>[a-z0-9-]+)\}$")


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _TopicEntry(_Shape):
    id: _Id
    page: _Text | None = None
    under: _Id | None = None
    see: tuple[_Id, ...] = ()
    helps: tuple[_Place, ...] = ()
    settings: tuple[_Text, ...] = ()
    fr: tuple[_Text, ...] = ()
    en: tuple[_Text, ...] = ()
    de: tuple[_Text, ...] = ()

    def terms(self, lang: str) -> tuple[str, ...]:
        found: tuple[str, ...] = getattr(self, lang)
        return found

    def foreign(self, lang: str) -> tuple[str, ...]:
        """Its words in all languages but that one."""
        return tuple(dict.fromkeys(term for other in ("fr", "en", "de") if other != lang for term in self.terms(other)))


class _ChapterEntry(_Shape):
    """``apart``: its topics hold only in what they are a part of (a mode, a challenge)."""

    id: _Id
    apart: bool = False
    topic: Annotated[tuple[_TopicEntry, ...], Field(min_length=1)]


class _Components(_Shape):
    """Components of which the rulebook does not print what they do; ``{}`` in a name stands for each of ``each``."""

    place: Annotated[str, StringConstraints(pattern=r"^[a-z-]+/[A-Za-z0-9_-]*\{\}$")]
    each: Annotated[tuple[_Text, ...], Field(min_length=1)]
    fr: _Text
    en: _Text

    def names(self, lang: str) -> dict[str, str]:
        """By place: the component's name."""
        name: str = getattr(self, lang)
        return {self.place.replace("{}", each): typeset(name.replace("{}", each), lang) for each in self.each}


class _Contents(_Shape):
    component: tuple[_Components, ...] = ()
    synonyms: _Synonyms = Field(default_factory=dict)
    chapter: Annotated[tuple[_ChapterEntry, ...], Field(min_length=1)]


def games_with_rules(content: Path) -> tuple[str, ...]:
    """The ids of the games that have rules under that content root."""
    return tuple(sorted(path.parent.parent.name for path in content.glob("*/rules/topics.toml")))


@dataclass(frozen=True, slots=True)
class GameRules:
    """The rules of one game. By language: the chapters, groups of words that mean the same to those who ask, and the
    names of components that a group may note, by place."""

    game: str
    chapters: dict[str, tuple[Chapter, ...]]
    synonyms: dict[str, tuple[tuple[str, ...], ...]]
    components: dict[str, dict[str, str]] = field(default_factory=dict)


def read_rules(content: Path, game: str) -> GameRules:
    """The rules of a game as they lie in the content folder.

    Raises:
        WrongRules: with every fault and its file; nothing of such rules is used.
    """
    folder = content / game / "rules"
    contents = _contents(folder / "topics.toml", game)
    faults = [f"{game}/rules/topics.toml: {fault}" for fault in _misfits(contents)]
    chapters = {lang: _chapters(folder / lang, game, lang, contents, faults) for lang in LANGUAGES}
    if faults:
        raise WrongRules(tuple(faults))
    names = {
        lang: {place: name for some in contents.component for place, name in some.names(lang).items()}
        for lang in LANGUAGES
    }
    return GameRules(game, chapters, _synonyms(content / "app" / "synonyms.toml", contents), names)


def _synonyms(path: Path, contents: _Contents) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The game's own and those of all games, where there are any."""
    shared: _Synonyms = _checked(path, f"app/{path.name}", TypeAdapter(_Synonyms)) if path.exists() else {}
    return {lang: (*contents.synonyms.get(lang, ()), *shared.get(lang, ())) for lang in ("fr", "en")}


def _contents(path: Path, game: str) -> _Contents:
    return _checked(path, f"{game}/rules/{path.name}", TypeAdapter(_Contents))


def _checked(path: Path, name: str, shape: TypeAdapter[_T]) -> _T:
    """What a TOML file holds. Raises WrongRules where it is missing, unreadable or of another shape."""
    try:
        return shape.validate_python(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WrongRules((f"{name}: {error}",)) from error
    except ValidationError as error:
        raise WrongRules(
            tuple(f"{name}: {'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
        ) from error


def _misfits(contents: _Contents) -> list[str]:
    """What does not go together in a table of contents."""
    topics = [topic for chapter in contents.chapter for topic in chapter.topic]
    ids = {topic.id for topic in topics}
    faults = [f"the topic {id_} stands twice" for id_ in _twice([topic.id for topic in topics])]
    faults += [f"the chapter {id_} stands twice" for id_ in _twice([chapter.id for chapter in contents.chapter])]
    faults += [f"{place} is helped twice" for place in _twice([place for topic in topics for place in topic.helps])]
    faults += [f"{topic.id}: see {to}, which is no topic" for topic in topics for to in topic.see if to not in ids]
    lost = [topic for topic in topics if topic.under is not None and topic.under not in ids]
    faults += [f"{topic.id}: under {topic.under}, which is no topic" for topic in lost]
    faults += [f"{topic.id}: see itself" for topic in topics if topic.id in topic.see]
    helped = {place for topic in topics for place in topic.helps}
    places = [place for some in contents.component for place in some.names("fr")]
    faults += [f"the component {place} stands twice" for place in _twice(places)]
    lost_places = [place for place in places if place not in helped and kind_of(place) not in helped]
    faults += [f"{place} is a component that no topic is about" for place in lost_places]
    return faults


def kind_of(place: str) -> str:
    """The place of all components of that kind which have no topic of their own."""
    return f"{place.partition('/')[0]}/other"


def _twice(values: list[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


def _chapters(folder: Path, game: str, lang: str, contents: _Contents, faults: list[str]) -> tuple[Chapter, ...]:
    found = []
    asked = _asked(folder / "asked.toml", f"{game}/rules/{lang}/asked.toml", contents, faults)
    for entry in contents.chapter:
        path = folder / f"{entry.id}.md"
        name = f"{game}/rules/{lang}/{path.name}"
        try:
            title, texts = _texts(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, ValueError) as error:
            faults.append(f"{name}: {error}")
            continue
        wanted = [topic.id for topic in entry.topic]
        written = [id_ for id_, _, _ in texts]
        faults += [f"{name}: the topic {id_} is missing" for id_ in wanted if id_ not in written]
        faults += [f"{name}: {id_} is not in the table of contents" for id_ in written if id_ not in wanted]
        faults += [f"{name}: {id_} stands twice" for id_ in _twice(written)]
        faults += [f"{name}: {id_} has no text" for id_, _, body in texts if not body]
        by_id = {id_: (heading, body) for id_, heading, body in texts}
        topics = tuple(
            _topic(topic, game, lang, entry, *by_id[topic.id], asked.get(topic.id, ()))
            for topic in entry.topic
            if topic.id in by_id
        )
        found.append(Chapter(entry.id, game, lang, typeset(title, lang), topics))
    known = {f"{entry.id}.md" for entry in contents.chapter}
    strange = sorted(path.name for path in folder.glob("*.md") if path.name not in known)
    faults += [f"{game}/rules/{lang}/{name}: no such chapter" for name in strange]
    return tuple(found)


def _asked(path: Path, name: str, contents: _Contents, faults: list[str]) -> dict[str, tuple[str, ...]]:
    ids = {topic.id for chapter in contents.chapter for topic in chapter.topic}
    try:
        asked = _checked(path, name, TypeAdapter(dict[str, tuple[_Text, ...]]))
    except WrongRules as wrong:
        faults += wrong.faults
        return {}
    faults += [f"{name}: {id_} is no topic" for id_ in asked if id_ not in ids]
    return asked


def _texts(text: str) -> tuple[str, list[tuple[str, str, str]]]:
    """The chapter's title, and id, title and body of each topic. Raises ValueError where a heading is wrong."""
    title, found = "", list[tuple[str, str, list[str]]]()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# "):
            if title:
                raise ValueError(f"line {number}: a second title of the chapter")
            title = line[2:].strip()
        elif line.startswith("## "):
            heading = _HEADING.match(line)
            if heading is None:
                raise ValueError(f"line {number}: a topic's heading is written '## Title {{#id}}'")
            found.append((heading["id"], heading["title"], []))
        elif found:
            found[-1][2].append(line)
        elif line.strip():
            raise ValueError(f"line {number}: text before the first topic")
    if not title:
        raise ValueError("the chapter has no title ('# Title')")
    return title, [(id_, heading, "\n".join(lines).strip()) for id_, heading, lines in found]


def _topic(
    entry: _TopicEntry, game: str, lang: str, chapter: _ChapterEntry, title: str, body: str, asked: tuple[str, ...]
) -> Topic:
    return Topic(
        id=entry.id,
        game=game,
        lang=lang,
        chapter=chapter.id,
        title=typeset(title, lang),
        body=typeset(body, lang),
        page=entry.page,
        under=entry.under,
        apart=chapter.apart and entry.under is not None,
        terms=entry.terms(lang),
        asked=asked,
        foreign=entry.foreign(lang),
        see=entry.see,
        helps=entry.helps,
        settings=entry.settings,
    )
