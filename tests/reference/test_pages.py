"""The pages of the rules in each language that has a folder: the same topics, block by block, with the same figures."""

from __future__ import annotations

import re
from functools import cache

import pytest

from companion.content import content_root
from companion.reference.loader import find_untranslated_topics, games_with_rules
from companion.reference.markdown import (
    Block,
    Items,
    Paragraph,
    Table,
    fill_in_examples,
    parse_blocks,
    parse_runs,
)
from companion.reference.reference import Reference
from companion.reference.topic import Topic
from companion.text.languages import codes, default_code
from tests.support.example_places import example_names

GAMES = games_with_rules(content_root())
#: Every language that a game has pages in, beside the one that the others are compared with.
WRITTEN = [
    (game, lang)
    for game in GAMES
    for lang in codes()
    if lang != default_code() and (content_root() / game / "rules" / lang).is_dir()
]
#: Words of ``docs/voice.md`` that no page says, by language; what somebody calls out, in quotation marks, is theirs.
BANNED = {
    "fr": r"(?:le|du|au) Companion|encriers?|Flash infos|une Flash info|tant pis|(?-i:Qui a (?:fini|quoi))|tu|toi|ton",
    "en": r"the Companion|it is of|as a rule|mend(?:s|ed)?|whoever|so many|starters?|rule modifications?|stopwatch",
    "de": r"Sitzung|bitte warten|erfolgreich|es ist von|(?:können|müssen|dürfen|haben|klicken) Sie",
}
#: Signs that another language sets: straight quotation marks, and an amount as others write it.
SIGNS = {"fr": r"[\"“”]|\$\d", "en": r"[\"«»„]|\d\s*\$", "de": r"[\"«»”]|\$\d|\w's\b"}
#: What no text has: a language of which nothing is listed is not looked at.
NOTHING = r"(?!)"
#: What is said in quotation marks, as each language sets them.
_QUOTED = re.compile(r"«[^»]*»|“[^”]*”|„[^“]*“")
_THOUSANDS = re.compile(r"(?<=\d)[ .,\u00a0\u202f](?=\d{3}(?!\d))")
_FIGURE = re.compile(r"[−+]?\d+[AB]?")


@cache
def _missing(game: str) -> dict[str, tuple[str, ...]]:
    return find_untranslated_topics(content_root(), game)


def topics(reference: Reference, game: str, lang: str) -> dict[str, Topic]:
    """The topics of a game by their id, without those that the language has no text for."""
    found = [topic for chapter in reference.contents(game, lang) for topic in chapter.topics]
    return {topic.id: topic for topic in found if topic.id not in _missing(game).get(lang, ())}


def shape(block: Block) -> tuple[object, ...]:
    """What kind of block it is, and how many parts it has."""
    match block:
        case Items():
            return ("items", len(block.items), block.numbers)
        case Table():
            return ("table", len(block.head), len(block.rows))
        case Paragraph():
            return ("paragraph",)


def parts(block: Block) -> list[str]:
    """The texts of a block: its paragraph, its items, or the rows of its table."""
    match block:
        case Items():
            return list(block.items)
        case Table():
            return [" | ".join(row) for row in block.rows]
        case Paragraph():
            return [block.text]


def figures(text: str) -> frozenset[str]:
    """The numbers that a text names, however the language groups their digits."""
    return frozenset(_FIGURE.findall(_THOUSANDS.sub("", text)))


def links(text: str) -> list[str]:
    """Where the links of a text lead, in any order of the sentence."""
    return sorted(run.to for run in parse_runs(text) if run.to)


def body(topic: Topic) -> tuple[Block, ...]:
    """The blocks of a topic's own text, without its worked examples."""
    return parse_blocks(fill_in_examples(topic.body, lambda _: ""))


def test_there_are_pages_to_compare() -> None:
    assert {game for game, _ in WRITTEN} == set(GAMES)


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_a_language_has_every_topic(game: str, lang: str) -> None:
    assert _missing(game)[lang] == ()


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_topics_have_the_same_blocks_and_examples(reference: Reference, game: str, lang: str) -> None:
    first = topics(reference, game, default_code())
    for id_, topic in topics(reference, game, lang).items():
        assert [shape(block) for block in body(topic)] == [shape(block) for block in body(first[id_])], id_
        assert example_names(topic.body) == example_names(first[id_].body), id_


@pytest.mark.parametrize(("game", "lang"), WRITTEN)
def test_each_paragraph_names_the_same_figures_and_links(reference: Reference, game: str, lang: str) -> None:
    """A number that stands in one language stands in the other: no fact is lost in translation."""
    first, differing = topics(reference, game, default_code()), []
    for id_, topic in topics(reference, game, lang).items():
        for one, other in zip(body(first[id_]), body(topic), strict=False):
            for ours, theirs in zip(parts(one), parts(other), strict=False):
                if figures(ours) != figures(theirs):
                    differing.append((id_, sorted(figures(ours) ^ figures(theirs)), theirs))
                if links(ours) != links(theirs):
                    differing.append((id_, links(ours), theirs))
    assert differing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_to_a_topic(reference: Reference, game: str) -> None:
    for lang in codes():
        known = {topic.id for one in GAMES for topic in topics(reference, one, default_code()).values()}
        for topic in topics(reference, game, lang).values():
            targets = {to for block in body(topic) for text in parts(block) for to in links(text)}
            assert targets <= known, (lang, topic.id, targets - known)


@pytest.mark.parametrize(("game", "lang"), [(game, default_code()) for game in GAMES] + WRITTEN)
def test_no_page_says_what_the_voice_bans(reference: Reference, game: str, lang: str) -> None:
    words, signs = (
        re.compile(rf"\b(?:{BANNED.get(lang, NOTHING)})\b", re.IGNORECASE),
        re.compile(SIGNS.get(lang, NOTHING)),
    )
    wrong = []
    for topic in topics(reference, game, lang).values():
        # A glossary and the names of a box in another language are in that language.
        texts = [text for block in body(topic) if not isinstance(block, Table) for text in parts(block)]
        said = [found[0] for text in texts if (found := words.search(_QUOTED.sub("", text)))]
        wrong += [(topic.id, one) for one in said]
        wrong += [(topic.id, text) for text in texts if signs.search(text)]
    assert wrong == []
