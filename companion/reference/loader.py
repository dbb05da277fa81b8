"""Reads a game's rules from ``content/<game>/rules`` and reports everything that is wrong with them.

``topics.toml`` is the table of contents: chapters, their topics, and all that is the same in every language. Titles and
texts are in a folder per language, ``CODE/CHAPTER.md``: the chapter's title as ``# …``, each topic as ``## … {#id}``.
``CODE/asked.toml`` holds questions that people ask about each topic; ``app/synonyms.toml`` beside the games holds
synonyms for all games. A text that a language lacks is shown in its fallback language; only the default language must
be complete.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from companion.reference.errors import WrongRules
from companion.reference.topic import Chapter, Topic
from companion.text.languages import codes, default_code, reading_order
from companion.text.typography import typeset


def _check_code(code: str) -> str:
    if code not in codes():
        raise ValueError(f"no language {code!r}")
    return code


_T = TypeVar("_T")
_Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
_Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
_Place = Annotated[str, StringConstraints(pattern=r"^[a-z-]+/[A-Za-z0-9_-]+$")]
_Code = Annotated[str, AfterValidator(_check_code)]
_Synonyms = dict[_Code, tuple[tuple[_Text, ...], ...]]
_HEADING: Final = re.compile(r"^## +(?P<title>.+?) +\{#(?P<id>[a-z0-9-]+)\}$")


class _Shape(BaseModel):
    """Base of the parts of a TOML file, in which no unknown key is allowed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class _ByLanguage(_Shape):
    """Base of an entry of ``topics.toml`` that has language codes among its keys (``fr = …``): the names in each
    language, which are collected in ``words``."""

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, raw: Any) -> Any:
        """Collect the keys that are language codes in ``words``."""
        if not isinstance(raw, dict):
            return raw
        words_by_language = {key: value for key, value in raw.items() if key in codes()}
        return {key: value for key, value in raw.items() if key not in words_by_language} | {"words": words_by_language}


class _TopicEntry(_ByLanguage):
    """Topic in the table of contents (see :class:`companion.reference.topic.Topic` for the fields)."""

    id: _Id
    page: _Text | None = None
    under: _Id | None = None
    see: tuple[_Id, ...] = ()
    helps: tuple[_Place, ...] = ()
    settings: tuple[_Text, ...] = ()
    words: dict[str, tuple[_Text, ...]] = Field(default_factory=dict)

    def terms(self, lang: str) -> tuple[str, ...]:
        return self.words.get(lang, ())

    def foreign(self, lang: str) -> tuple[str, ...]:
        """Return the topic's names in all languages but this one."""
        return tuple(dict.fromkeys(term for other in codes() if other != lang for term in self.terms(other)))


class _ChapterEntry(_Shape):
    """Chapter of the table of contents. ``apart``: whether its topics apply only within the topic under which they
    stand (a mode, a challenge)."""

    id: _Id
    apart: bool = False
    topic: Annotated[tuple[_TopicEntry, ...], Field(min_length=1)]


class _Components(_ByLanguage):
    """Components of the game whose effect the rulebook does not print; ``{}`` in ``place`` and in the names stands for
    each item of ``each``."""

    place: Annotated[str, StringConstraints(pattern=r"^[a-z-]+/[A-Za-z0-9_-]*\{\}$")]
    each: Annotated[tuple[_Text, ...], Field(min_length=1)]
    words: dict[str, _Text] = Field(default_factory=dict)

    @property
    def places(self) -> tuple[str, ...]:
        return tuple(self.place.replace("{}", each) for each in self.each)

    def names(self, lang: str) -> dict[str, str]:
        """Return the names of the components, by place, in the first language of the reader's order that has them."""
        text_lang = next(code for code in reading_order(lang) if code in self.words)
        name = self.words[text_lang]
        return {
            place: typeset(name.replace("{}", each), text_lang)
            for place, each in zip(self.places, self.each, strict=True)
        }


class _Contents(_Shape):
    """Table of contents of a game's rules, with components and synonyms."""

    component: tuple[_Components, ...] = ()
    synonyms: _Synonyms = Field(default_factory=dict)
    chapter: Annotated[tuple[_ChapterEntry, ...], Field(min_length=1)]


def games_with_rules(content: Path) -> tuple[str, ...]:
    """Return the ids of the games that have rules in the content folder."""
    return tuple(sorted(path.parent.parent.name for path in content.glob("*/rules/topics.toml")))


@dataclass(frozen=True, slots=True)
class GameTopics:
    """Rules of one game, by language: its chapters, its groups of synonyms, and its components.

    ``components``: the names, by id (``kind/id``), of the components about which a group may write notes.
    """

    game: str
    chapters: dict[str, tuple[Chapter, ...]]
    synonyms: dict[str, tuple[tuple[str, ...], ...]]
    components: dict[str, dict[str, str]] = field(default_factory=dict)


def read_rules(content: Path, game: str) -> GameTopics:
    """Read the rules of a game from the content folder.

    Raises:
        WrongRules: with every fault and its file; such rules are not used at all.
    """
    folder = content / game / "rules"
    contents = _read_contents(folder / "topics.toml", game)
    faults = [f"{game}/rules/topics.toml: {fault}" for fault in _find_contradictions(contents)]
    written = {lang: _read_language(folder / lang, game, lang, contents, faults) for lang in codes()}
    if faults:
        raise WrongRules(tuple(faults))
    chapters = {lang: _build_chapters(game, lang, contents, written) for lang in codes()}
    names = {
        lang: {place: name for components in contents.component for place, name in components.names(lang).items()}
        for lang in codes()
    }
    return GameTopics(game, chapters, _read_synonyms(content / "app" / "synonyms.toml", contents), names)


def _read_synonyms(path: Path, contents: _Contents) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return by language the game's synonyms and those of all games. Raises WrongRules if the file of the latter cannot
    be used."""
    shared: _Synonyms = _validate_toml(path, f"app/{path.name}", TypeAdapter(_Synonyms)) if path.exists() else {}
    return {lang: (*contents.synonyms.get(lang, ()), *shared.get(lang, ())) for lang in codes()}


def _read_contents(path: Path, game: str) -> _Contents:
    """Read a game's table of contents; contradictions between its entries are not looked for. Raises WrongRules if the
    file is missing or of another shape."""
    return _validate_toml(path, f"{game}/rules/{path.name}", TypeAdapter(_Contents))


def _validate_toml(path: Path, name: str, shape: TypeAdapter[_T]) -> _T:
    """Read and validate a TOML file. Raises WrongRules if it is missing, unreadable or of another shape."""
    try:
        return shape.validate_python(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WrongRules((f"{name}: {error}",)) from error
    except ValidationError as error:
        raise WrongRules(
            tuple(f"{name}: {'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
        ) from error


def _find_contradictions(contents: _Contents) -> list[str]:
    """Return the contradictions between the entries of a table of contents, as sentences."""
    topics = [topic for chapter in contents.chapter for topic in chapter.topic]
    ids = {topic.id for topic in topics}
    faults = [f"the topic {id_} stands twice" for id_ in _find_duplicates([topic.id for topic in topics])]
    faults += [
        f"the chapter {id_} stands twice" for id_ in _find_duplicates([chapter.id for chapter in contents.chapter])
    ]
    faults += [
        f"{place} is helped twice" for place in _find_duplicates([place for topic in topics for place in topic.helps])
    ]
    faults += [f"{topic.id}: see {to}, which is no topic" for topic in topics for to in topic.see if to not in ids]
    orphans = [topic for topic in topics if topic.under is not None and topic.under not in ids]
    faults += [f"{topic.id}: under {topic.under}, which is no topic" for topic in orphans]
    faults += [f"{topic.id}: see itself" for topic in topics if topic.id in topic.see]
    helped = {place for topic in topics for place in topic.helps}
    places = [place for components in contents.component for place in components.places]
    nameless = [components for components in contents.component if default_code() not in components.words]
    faults += [f"{components.place} has no name in {default_code()}" for components in nameless]
    faults += [f"the component {place} stands twice" for place in _find_duplicates(places)]
    topicless_places = [place for place in places if place not in helped and kind_of(place) not in helped]
    faults += [f"{place} is a component that no topic is about" for place in topicless_places]
    return faults


def kind_of(place: str) -> str:
    """Return the place ("tribune/other") whose topic stands for all components of this one's kind that have no topic of
    their own."""
    return f"{place.partition('/')[0]}/other"


def _find_duplicates(values: list[str]) -> list[str]:
    """Return the values that occur more than once."""
    return [value for value, times in Counter(values).items() if times > 1]


@dataclass(frozen=True, slots=True)
class _LanguageTexts:
    """Texts of one game's rules in one language, as their files have them: titles of chapters, title and body of
    topics, and questions about topics, by id."""

    chapters: dict[str, str]
    topics: dict[str, tuple[str, str]]
    asked: dict[str, tuple[str, ...]]


def _read_language(folder: Path, game: str, lang: str, contents: _Contents, faults: list[str]) -> _LanguageTexts:
    """Read the texts of one language; add what is wrong with them to ``faults``.

    Only the default language must have all chapters and topics. Files in the folder that belong to no chapter are
    faults, too.
    """
    titles, topics = dict[str, str](), dict[str, tuple[str, str]]()
    must_be_complete = lang == default_code()
    for entry in contents.chapter:
        path = folder / f"{entry.id}.md"
        if not must_be_complete and not path.exists():
            continue
        name = f"{game}/rules/{lang}/{path.name}"
        try:
            title, texts = _split_topics(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, ValueError) as error:
            faults.append(f"{name}: {error}")
            continue
        expected_ids = [topic.id for topic in entry.topic]
        ids = [id_ for id_, _, _ in texts]
        if must_be_complete:
            faults += [f"{name}: the topic {id_} is missing" for id_ in expected_ids if id_ not in ids]
        faults += [f"{name}: {id_} is not in the table of contents" for id_ in ids if id_ not in expected_ids]
        faults += [f"{name}: {id_} stands twice" for id_ in _find_duplicates(ids)]
        faults += [f"{name}: {id_} has no text" for id_, _, body in texts if not body]
        titles[entry.id] = title
        topics |= {id_: (heading, body) for id_, heading, body in texts}
    expected_files = {f"{entry.id}.md" for entry in contents.chapter}
    unknown_files = sorted(path.name for path in folder.glob("*.md") if path.name not in expected_files)
    faults += [f"{game}/rules/{lang}/{name}: no such chapter" for name in unknown_files]
    path = folder / "asked.toml"
    questions = (
        _read_questions(path, f"{game}/rules/{lang}/asked.toml", contents, faults)
        if must_be_complete or path.exists()
        else {}
    )
    return _LanguageTexts(titles, topics, questions)


def _build_chapters(
    game: str, lang: str, contents: _Contents, written: dict[str, _LanguageTexts]
) -> tuple[Chapter, ...]:
    """Build the chapters for readers of a language; a title or topic that the language lacks comes from the next one in
    the reading order. The typography of each text's own language is applied."""
    order, questions = reading_order(lang), written[lang].asked
    chapters = []
    for entry in contents.chapter:
        topics = []
        for topic in entry.topic:
            text_lang = next(code for code in order if topic.id in written[code].topics)
            title, body = (typeset(text, text_lang) for text in written[text_lang].topics[topic.id])
            topics.append(_build_topic(topic, game, lang, entry, title, body, questions.get(topic.id, ())))
        text_lang = next(code for code in order if entry.id in written[code].chapters)
        chapters.append(
            Chapter(entry.id, game, lang, typeset(written[text_lang].chapters[entry.id], text_lang), tuple(topics))
        )
    return tuple(chapters)


def find_untranslated_topics(content: Path, game: str) -> dict[str, tuple[str, ...]]:
    """Return by language the ids of a game's topics that have no text in that language. Other faults are ignored, but a
    wrong table of contents raises WrongRules."""
    folder, faults = content / game / "rules", list[str]()
    contents = _read_contents(folder / "topics.toml", game)
    ids = [topic.id for chapter in contents.chapter for topic in chapter.topic]
    written = {lang: _read_language(folder / lang, game, lang, contents, faults) for lang in codes()}
    return {lang: tuple(id_ for id_ in ids if id_ not in texts.topics) for lang, texts in written.items()}


def _read_questions(path: Path, name: str, contents: _Contents, faults: list[str]) -> dict[str, tuple[str, ...]]:
    """Read the questions about each topic, by its id; add what is wrong with them to ``faults``. A file that cannot be
    read gives none."""
    ids = {topic.id for chapter in contents.chapter for topic in chapter.topic}
    try:
        questions = _validate_toml(path, name, TypeAdapter(dict[str, tuple[_Text, ...]]))
    except WrongRules as wrong:
        faults += wrong.faults
        return {}
    faults += [f"{name}: {id_} is no topic" for id_ in questions if id_ not in ids]
    return questions


def _split_topics(text: str) -> tuple[str, list[tuple[str, str, str]]]:
    """Split a chapter's text into its title, and id, title and body of each topic. Raises ValueError for a wrong
    heading."""
    title, topics = "", list[tuple[str, str, list[str]]]()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("# "):
            if title:
                raise ValueError(f"line {number}: a second title of the chapter")
            title = line[2:].strip()
        elif line.startswith("## "):
            heading = _HEADING.match(line)
            if heading is None:
                raise ValueError(f"line {number}: a topic's heading is written '## Title {{#id}}'")
            topics.append((heading["id"], heading["title"], []))
        elif topics:
            topics[-1][2].append(line)
        elif line.strip():
            raise ValueError(f"line {number}: text before the first topic")
    if not title:
        raise ValueError("the chapter has no title ('# Title')")
    return title, [(id_, heading, "\n".join(lines).strip()) for id_, heading, lines in topics]


def _build_topic(
    entry: _TopicEntry, game: str, lang: str, chapter: _ChapterEntry, title: str, body: str, questions: tuple[str, ...]
) -> Topic:
    return Topic(
        id=entry.id,
        game=game,
        lang=lang,
        chapter=chapter.id,
        title=title,
        body=body,
        page=entry.page,
        under=entry.under,
        apart=chapter.apart and entry.under is not None,
        terms=entry.terms(lang),
        asked=questions,
        foreign=entry.foreign(lang),
        see=entry.see,
        helps=entry.helps,
        settings=entry.settings,
    )
