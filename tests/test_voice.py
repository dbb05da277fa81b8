"""Catalogues and pages by ``docs/voice.md``: counts through plural forms, plain spaces, no banned word, own German."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from companion.content import content_root
from companion.table.message import Message
from companion.text.languages import codes
from companion.text.words import words
from tools.reading import texts

_VOICE = Path(__file__).parent.parent / "docs" / "voice.md"

#: The parts of the content: the app's own, and each game's.
PARTS: Final = tuple(sorted(path.name for path in content_root().iterdir() if [*path.glob("*/*.ftl")]))

#: Names of parameters that hold how many there are of something.
COUNTS: Final = frozenset({
    "all", "cards", "cells", "count", "entries", "fewest", "found", "games", "least", "left", "length", "members",
    "minutes", "more", "most", "players", "points", "records", "rest", "rounds", "size", "taken", "tier", "times",
})  # fmt: skip
#: What may follow a figure in any number: a unit, or a word that does not agree with it.
_NO_NOUN: Final = {
    "fr": re.compile(r" (?:s|min|h|Mo|sur|au|à|et|est|sont|de|en|devient|dans|impossibles|pour|compte|voix|fois|d)\b"),
    "en": re.compile(r" (?:s|min|h|MB|of|at|to|and|are|is|in|on|becomes|more|can|for|counts|according|scored)\b"),
    # German: all but a noun, which has a capital, and what has but one form.
    "de": re.compile(r" (?!(?:[a-zäöüß]+e[nrs]? )?[A-ZÄÖÜ])| (?:MB|Spieler|Zeichen|Fehler|Plättchen|Meter|Sekunden)\b"),
}
#: Messages in which a figure stands before a noun that has no other form there, each with why.
UNCOUNTED: Final = {
    "extrablatt-box-piles": "what the box holds, dozens of cards",
    "fault-length": "from the shortest to the longest allowed, never 1",
    "fault-player-count": "from the fewest to the most players, never 1",
    "fault-page-tiles": "the most tiles that a page file may hold",
    "fault-players": "from the fewest to the most players, with its own form for 1",
    "length-wrong": "two times of a clock",
    "note-how": "the longest note, a thousand characters",
    "plus-belle-la-vie-actions": "the most actions of a turn, never 1",
    "plus-belle-la-vie-card-range": "from 1 to the most figures of a card, never 1",
    "plus-belle-la-vie-name": "the longest name",
    "reportages-lay-chips": "the stake of a round, hundreds of points",
}
#: German texts that are the English ones: names, and words that both languages have.
SAME: Final = frozenset({
    "app-name", "character", "cli-id", "cli-ids", "cli-name", "clock-add", "clock-pause", "clock-sub",
    "countdown-pause", "game-election", "game-extrablatt", "game-plus-belle-la-vie",
    "game-reportages", "join-code",
    "look-symbol", "mode-puzzle", "mode-solo", "plus-belle-la-vie-column", "plus-belle-la-vie-counter",
    "plus-belle-la-vie-meet", "plus-belle-la-vie-number", "progress-puzzles", "puzzle-name", "round-layout",
    "settings-vibration", "setup-name", "span-hours", "span-minutes", "span-seconds", "steps-less", "steps-more",
    "extrablatt-act-extra", "timer-add", "undo-timer-extended",
})  # fmt: skip
_SPECIAL_SPACE: Final = re.compile("[\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000]")


def _catalogues(lang: str, parts: tuple[str, ...] = PARTS) -> list[Path]:
    root = content_root()
    return sorted(
        path for part in parts for path in (*root.glob(f"{part}/{lang}.ftl"), *root.glob(f"{part}/{lang}/*.ftl"))
    )


def _pages(lang: str, parts: tuple[str, ...] = PARTS) -> list[Path]:
    return sorted(path for part in parts for path in content_root().glob(f"{part}/rules/{lang}/*.md"))


@cache
def _messages(lang: str) -> dict[str, ftl.Message]:
    """By id, the messages of those parts in that language."""
    entries = [entry for path in _catalogues(lang) for entry in FluentParser().parse(path.read_text("utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def _selects(node: object) -> Iterator[ftl.SelectExpression]:
    if isinstance(node, ftl.SelectExpression):
        yield node
    below = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    for each in below:
        yield from _selects(each)


def _selected(select: ftl.SelectExpression) -> str:
    return select.selector.id.name if isinstance(select.selector, ftl.VariableReference) else ""


def _by_number(select: ftl.SelectExpression) -> bool:
    keys = [variant.key for variant in select.variants]
    return any(isinstance(key, ftl.NumberLiteral) or key.name in ("one", "two", "few", "many") for key in keys)


@cache
def _counts() -> dict[str, frozenset[str]]:
    """By id, the parameters that are a number of things: so by their name, or by a plural form in some language."""
    found: dict[str, set[str]] = {}
    for lang in codes():
        for id_, message in _messages(lang).items():
            mine = found.setdefault(id_, set())
            mine |= {_selected(select) for select in _selects(message.value) if _by_number(select)} - {""}
            mine |= COUNTS & set(re.findall(r"\$(\w+)", " ".join(_placed(message.value))))
    return {id_: frozenset(names) for id_, names in found.items()}


def _placed(node: object) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield f"${node.id.name}"
    below = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    for each in below:
        yield from _placed(each)


def _nouns_without_plural(pattern: ftl.Pattern, counts: frozenset[str], lang: str, chosen: frozenset[str]) -> list[str]:
    """The figures of a text that stand right before a word, outside of any plural form by them."""
    found = []
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            below = chosen | ({_selected(inner)} if _by_number(inner) else frozenset())
            for variant in inner.variants:
                found += _nouns_without_plural(variant.value, counts, lang, below)
        elif isinstance(inner, ftl.VariableReference) and inner.id.name in counts - chosen:
            after = following.value if isinstance(following, ftl.TextElement) else ""
            if re.match(r" [^\W\d_]", after) and not _NO_NOUN[lang].match(after):
                found.append(f"{{ ${inner.id.name} }}{after[:30]}")
    return found


@pytest.mark.parametrize("lang", codes())
def test_a_figure_before_a_noun_is_in_a_plural_form(lang: str) -> None:
    wrong = {
        id_: found
        for id_, message in _messages(lang).items()
        if id_ not in UNCOUNTED
        and message.value is not None
        and (found := _nouns_without_plural(message.value, _counts()[id_], lang, frozenset()))
    }
    assert wrong == {}


def test_a_plural_that_is_missing_is_seen() -> None:
    for text, wrong in (
        ("a = Au moins { $fewest } joueurs", True),
        ("a = Au moins { $fewest } sur 5", False),
        ("a = { $count ->\n    [one] { $count } joueur\n   *[other] { $count } joueurs\n}", False),
        ("a = { $count ->\n    [one] { $most } joueur\n   *[other] { $most } joueurs\n}", True),
    ):
        (message,) = FluentParser().parse(text).body
        assert isinstance(message, ftl.Message) and message.value is not None
        assert bool(_nouns_without_plural(message.value, COUNTS, "fr", frozenset())) is wrong, text


def _with_references(message: ftl.Message, lang: str) -> list[ftl.Message]:
    """The message, and those that it puts into its text."""
    found = [message]
    for each in found:
        names = re.findall(r"\{\s*([a-z][\w-]*)\s*\}", FluentSerializer().serialize_entry(each))
        found += [_messages(lang)[name] for name in names if _messages(lang)[name] not in found]
    return found


def _values(message: ftl.Message, counts: frozenset[str], lang: str) -> dict[str, tuple[int | str, ...]]:
    """By parameter, the values to say the message with: 0, 1, 2 and 5 for a count, each choice, else a name."""
    found: dict[str, tuple[int | str, ...]] = {}
    for each in _with_references(message, lang):
        found |= {name[1:]: ("Zoé",) for name in _placed(each.value) if name[1:] not in found}
        for select in _selects(each.value):
            keys = tuple(v.key.name if isinstance(v.key, ftl.Identifier) else int(v.key.value) for v in select.variants)
            if _selected(select):
                found[_selected(select)] = keys
    return found | dict.fromkeys(counts & found.keys(), (0, 1, 2, 5))


@pytest.mark.parametrize("lang", codes())
def test_every_message_with_a_count_is_said_with_0_1_2_and_5(lang: str) -> None:
    for id_, message in _messages(lang).items():
        counts = _counts()[id_]
        if message.value is None or not counts:
            continue
        values = _values(message, counts, lang)
        for chosen in product(*values.values()):
            said = words(lang).say(Message(id_, tuple(zip(values, chosen, strict=True))))
            # The plainest of the plural forms that were forgotten.
            assert id_ in UNCOUNTED or not re.search(
                r"(?<![\d.,])1\s(?:joueurs|parties|players|games|Partien|Plätze)\b", said
            ), (id_, said)


@pytest.mark.parametrize("lang", codes())
def test_catalogues_are_typed_with_plain_spaces(lang: str) -> None:
    wrong = [
        f"{path.name}:{number}: {line.strip()[:60]}"
        for path in _catalogues(lang)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if _SPECIAL_SPACE.search(line)
    ]
    assert wrong == []


#: Of each language's page of the voice: how its list of what is banned begins, and its quotation marks.
_BANNED: Final = {"fr": ("Proscrit", "«", "»"), "en": ("Banned", "“", "”"), "de": ("Nicht", "„", "“")}


@cache
def banned(lang: str) -> tuple[str, ...]:
    """The sayings that ``docs/voice.md`` bans in that language, without an ellipsis at their end."""
    begins, opening, closing = _BANNED[lang]
    (line,) = re.findall(rf"^{begins}[^\n]*(?:\n[^\n]+)*", _VOICE.read_text("utf-8"), re.MULTILINE)[:1]
    straight = re.findall(r'"([^"]+)"', line)
    quoted = re.findall(rf"{opening}\s?([^{closing}]+?)\s?{closing}", line)
    sayings = [each.strip(" …") for each in (*quoted, *straight)]
    # As a filler only: "a table that is open" is said.
    return tuple(f"{each}," if each == "that is" else each for each in sayings if len(each) > 3)


@pytest.mark.parametrize("lang", codes())
def test_no_catalogue_and_no_page_says_what_is_banned(lang: str) -> None:
    assert len(banned(lang)) >= 3
    wrong = [
        f"{path.name}:{number}: {saying}"
        for path in (*_catalogues(lang), *_pages(lang))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for saying in banned(lang)
        if not line.startswith("#") and re.search(rf"(?<!\w){re.escape(saying)}(?!\w)", line)
    ]
    assert wrong == []


def _letters(node: object) -> str:
    """The letters that a message says itself, without what is put in."""
    if isinstance(node, ftl.TextElement):
        return re.sub(r"[\W\d_]", "", node.value)
    below = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    return "".join(_letters(each) for each in below)


def test_no_german_text_is_the_english_one() -> None:
    english, german = _messages("en"), _messages("de")
    same = {
        id_
        for id_ in english.keys() & german.keys()
        if (letters := _letters(german[id_].value)) and letters == _letters(english[id_].value)
    }
    assert sorted(same - SAME) == []
    assert sorted(SAME - same) == [], "no longer the same, or not there"


#: Messages whose text is also what players say, which each language may word as it likes.
_SPOKEN: Final = frozenset({"reportages-call-bluff"})
#: What stands in quotation marks, as each language sets them.
_QUOTED: Final = re.compile(r"«\s*([^»]+?)\s*»|„([^“]+)“|“([^”]+)”")


@cache
def _quoted(lang: str) -> dict[str, set[str]]:
    """By the text of a page that quotes anything: the messages, by id, whose text it quotes."""
    found = texts(lang)
    messages: dict[str, set[str]] = {}
    for each in found:
        if "#" not in each.id and " " in each.text:  # a single word may be what somebody says
            messages.setdefault(each.text, set()).add(each.id)
    return {
        each.id: {id_ for match in quoted for id_ in messages.get("".join(match), set()) - _SPOKEN}
        for each in found
        # An example quotes the articles of its page.
        if "#" in each.id and "#example" not in each.id and (quoted := _QUOTED.findall(each.text))
    }


@pytest.mark.parametrize("lang", codes())
def test_a_button_that_a_page_quotes_is_quoted_by_its_name_in_each_language(lang: str) -> None:
    for other in codes():
        for place, ids in _quoted(other).items():
            if ids and place in _quoted(lang):
                assert _quoted(lang)[place] & ids, f"{place}: {other} quotes {sorted(ids)}"
