"""Writes all texts of one language as a numbered list, for a reading by natives who have not written them.

    python tools/reading.py fr --out fr.txt --plant plants.toml

A line holds one text: its number, its id, the text as a reader sees it. Where a value decides about the wording, every
wording is there, after the values that it is for: ``(one) { $count } player ‖ (other) …``. What is put in stands in
braces; signs and spaces are set as on a screen. Headings without a number say where the texts below come from.

``--plant`` names a TOML or JSON file of sentences that are known to be bad, by the id of the text that each takes the
place of; a reader who does not find them has not read with care. The list does not show which they are. An id is that
of a message (``clock-pause``), of one of its wordings (``clock-pause[one]``), or of a page's text as the list names it
(``redac-chef/round#buzzer:2``); the replacement of a message is Fluent, that of a page is Markdown. How such a reading
is held: docs/voice.md.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from companion.content import content_root
from companion.exchange.rules import load_reference
from companion.reference.loader import read_rules
from companion.reference.markdown import Items, Table, parse_blocks, parse_runs
from companion.text.languages import codes
from companion.text.typography import typeset

#: More wordings than this are not all written out, only as many as it takes to show each part that differs.
MOST_WORDINGS: Final = 6
BETWEEN: Final = " ‖ "
NOTHING: Final = "∅"

_VARIANT: Final = re.compile(r"(?P<id>[^\[]+)\[(?P<key>[^\]]+)\]")


class WrongPlant(ValueError):
    """A replacement that cannot be told from a mistake of whoever wrote it; the text says which and why."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of the list. ``where``: what it comes from, shown above the first of those that share it."""

    where: str
    id: str
    text: str


def texts(lang: str, plants: Mapping[str, str] | None = None) -> list[Text]:
    """Return every text of a language in reading order, planted ones in place of their own.

    Raises:
        WrongPlant: an id is not there, or the replacement is the text itself or needs other values than it; with all
            such faults.
    """
    left, faults = dict(plants or {}), list[str]()
    found = {each.id: each for each in (*_of_catalogues(lang, left, faults), *_of_pages(lang))}
    for id_, text in left.items():
        if "/" not in id_ or id_ not in found:
            faults.append(f"{id_}: no such text")
            continue
        planted = " ".join(_units(typeset(text, lang)))
        if planted == found[id_].text:
            faults.append(f"{id_}: this is what stands there")
        found[id_] = replace(found[id_], text=planted)
    if faults:
        raise WrongPlant("\n".join(faults))
    return list(found.values())


def lines(found: Sequence[Text]) -> Iterator[str]:
    """Yield the lines of the list: the texts with their numbers, and a heading where they come from elsewhere."""
    where = ""
    for number, each in enumerate(found, 1):
        if each.where != where:
            where = each.where
            yield ""
            yield f"== {where}"
        yield f"{number} | {each.id} | {each.text}"


def read_plants(path: Path) -> dict[str, str]:
    """Return the replacements of a TOML or JSON file, by id."""
    text = path.read_text(encoding="utf-8")
    found = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise WrongPlant(f"{path} must map ids to texts")
    return found


def _of_catalogues(lang: str, plants: dict[str, str], faults: list[str]) -> list[Text]:
    """The messages of all catalogues, the app's first. Takes the plants that are theirs out of ``plants``."""
    root = content_root()
    paths = [*root.glob(f"*/{lang}.ftl"), *root.glob(f"*/{lang}/*.ftl")]
    read = [
        (path, FluentParser().parse(path.read_text(encoding="utf-8")).body)
        for path in sorted(paths, key=lambda path: (path.relative_to(root).parts[0] != "app", path))
    ]
    messages = {
        entry.id.name: entry
        for _, body in read
        for entry in body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }
    _plant(messages, plants, faults)
    patterns = {id_: message.value for id_, message in messages.items() if message.value is not None}
    for pattern in patterns.values():
        _typeset(pattern, lang)
    found = []
    for path, body in read:
        part = file = "/".join((path.relative_to(root).parts[0], path.stem))
        for entry in body:
            if isinstance(entry, (ftl.GroupComment, ftl.ResourceComment)) and entry.content:
                part = f"{file}: {' '.join(entry.content.split())}"
            elif isinstance(entry, ftl.Message) and entry.id.name in patterns:
                found.append(Text(part, entry.id.name, _said(patterns[entry.id.name], patterns)))
    return found


def _plant(messages: Mapping[str, ftl.Message], plants: dict[str, str], faults: list[str]) -> None:
    """Put the replacements of messages into them, and take them out of ``plants``."""
    named = {name for message in messages.values() for name in _names(message.value, ftl.MessageReference)}
    for planted in list(plants):
        variant = _VARIANT.fullmatch(planted)
        id_, key = (variant["id"], variant["key"]) if variant else (planted, None)
        if id_ not in messages:
            continue
        text = plants.pop(planted)
        if id_ in named:
            faults.append(f"{planted}: other texts say it too, so that it would stand in all of them")
            continue
        holders = [messages[id_]] if key is None else [each for each in _variants(messages[id_]) if _key(each) == key]
        if len(holders) != 1:
            faults.append(f"{planted}: {len(holders)} wordings have that key")
            continue
        (holder,) = holders
        pattern = _pattern(text)
        if fault := _fault(holder.value, pattern):
            faults.append(f"{planted}: {fault}")
        else:
            holder.value = pattern


def _pattern(text: str) -> ftl.Pattern | None:
    """A replacement, read; None where it is not Fluent."""
    indented = "\n".join(f"    {line}" for line in text.strip().splitlines())
    entry = FluentParser().parse_entry(f"planted =\n{indented}\n")
    return entry.value if isinstance(entry, ftl.Message) else None


def _fault(own: ftl.Pattern | None, planted: ftl.Pattern | None) -> str:
    """Why a replacement would not do, "" where it does. Other values than the text's would give it away."""
    if own is None or planted is None:
        return "not Fluent"
    if planted.equals(own, ignored_fields=["span"]):
        return "this is what stands there"
    before, after = (_names(each, ftl.VariableReference) for each in (own, planted))
    return "" if before == after else f"reads {sorted(after)}, not {sorted(before)}"


def _below(node: object) -> Iterator[object]:
    for each in vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ():
        yield each
        yield from _below(each)


def _names(node: object, kind: type[ftl.VariableReference] | type[ftl.MessageReference]) -> set[str]:
    return {each.id.name for each in _below(node) if isinstance(each, kind)}


def _variants(node: object) -> Iterator[ftl.Variant]:
    return (each for each in _below(node) if isinstance(each, ftl.Variant))


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def _typeset(pattern: ftl.Pattern, lang: str) -> None:
    """Set the signs and spaces of what a message says itself, as ``companion.text.words`` does."""
    for place, element in enumerate(pattern.elements):
        if isinstance(element, ftl.TextElement):
            element.value = typeset(element.value, lang, goes_on=place > 0)
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                _typeset(variant.value, lang)


def _said(pattern: ftl.Pattern, patterns: Mapping[str, ftl.Pattern]) -> str:
    """A message in a line, with all its wordings; of many, as few as have all that is written."""
    wordings = _wordings(pattern, patterns, _Wording())
    if len(wordings) == 1:
        return _line(wordings[0].text)
    if len(wordings) > MOST_WORDINGS:
        shown = set[int]()
        for each in list(wordings):
            if each.parts <= shown:
                wordings.remove(each)
            shown |= each.parts
    return BETWEEN.join(f"({', '.join(each.keys.values())}) {_line(each.text)}" for each in wordings)


def _line(text: str) -> str:
    return " ".join(part for part in re.split(r"[ \n\t]+", text) if part) or NOTHING


@dataclass(frozen=True, slots=True)
class _Wording:
    """One wording of a message. ``keys``: the values that it is for, by what is asked; ``parts``: variants in it."""

    keys: dict[str, str] = field(default_factory=dict)
    text: str = ""
    parts: frozenset[int] = frozenset()


def _wordings(pattern: ftl.Pattern, patterns: Mapping[str, ftl.Pattern], before: _Wording) -> list[_Wording]:
    """Every wording of a pattern after what stands before it, whose ``keys`` are not asked again."""
    found = [before]
    for element in pattern.elements:
        found = [each for earlier in found for each in _with_element(element, patterns, earlier)]
    return found


def _with_element(
    element: ftl.TextElement | ftl.Placeable, patterns: Mapping[str, ftl.Pattern], before: _Wording
) -> list[_Wording]:
    if isinstance(element, ftl.TextElement):
        return [replace(before, text=before.text + element.value)]
    expression = element.expression
    if isinstance(expression, ftl.MessageReference):
        named = patterns[expression.id.name]
        # Its plural forms are to be read at its own place.
        if all(_by_number(each) for each in _selects(named)):
            return [replace(before, text=before.text + _default(named, patterns))]
        return _wordings(named, patterns, before)
    if not isinstance(expression, ftl.SelectExpression):
        return [replace(before, text=before.text + _put_in(expression))]
    asked, variants = _put_in(expression.selector), expression.variants
    if (answer := before.keys.get(asked)) is not None:
        variants = [each for each in variants if _key(each) == answer] or [each for each in variants if each.default]
    return [
        wording
        for each in variants
        for wording in _wordings(
            each.value,
            patterns,
            replace(before, keys={**before.keys, asked: answer or _key(each)}, parts=before.parts | {id(each)}),
        )
    ]


def _selects(node: object) -> Iterator[ftl.SelectExpression]:
    return (each for each in _below(node) if isinstance(each, ftl.SelectExpression))


def _by_number(select: ftl.SelectExpression) -> bool:
    return all(
        _key(each) in ("zero", "one", "two", "few", "many", "other") or _key(each).isdigit() for each in select.variants
    )


def _default(pattern: ftl.Pattern, patterns: Mapping[str, ftl.Pattern]) -> str:
    """A pattern for the value that it has no wording of its own for: the plural, of a count."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            (last,) = (each for each in element.expression.variants if each.default)
            text += _default(last.value, patterns)
        else:
            text += _with_element(element, patterns, _Wording())[0].text
    return text


def _put_in(expression: object) -> str:
    """What is put in: a name in braces, or the sign that the catalogue itself puts there."""
    match expression:
        case ftl.Placeable():
            return _put_in(expression.expression)
        case ftl.StringLiteral():
            return str(expression.parse()["value"])
        case ftl.NumberLiteral():
            return str(expression.value)
        case ftl.VariableReference() | ftl.MessageReference():
            return f"{{{expression.id.name}}}"
        case ftl.FunctionReference():
            return _put_in(expression.arguments.positional[0])
        case _:
            raise TypeError(f"not known: {expression!r}")


def _of_pages(lang: str) -> Iterator[Text]:
    """The texts of all rules: names of components, titles, paragraphs, items, rows, worked examples."""
    reference = load_reference(content_root())
    for game in sorted(reference.games, key=lambda game: (game != "redac-chef", game)):
        names = read_rules(content_root(), game).components[lang]
        kinds = {place.partition("/")[0]: name for place, name in reversed(names.items())}
        for kind, name in reversed(kinds.items()):
            yield Text(f"{game}, rules: names", f"{game}/names#{kind}", name)
        for chapter in reference.contents(game, lang):
            where, chapter_id = f"{game}, rules: {chapter.title}", f"{game}/{chapter.id}"
            yield Text(where, chapter_id, chapter.title)
            for topic in chapter.topics:
                topic_id = f"{chapter_id}#{topic.id}"
                yield Text(where, topic_id, topic.title)
                for place, text in enumerate(_units(reference.text(topic)), 1):
                    yield Text(where, f"{topic_id}:{place}", text)


def _units(body: str) -> Iterator[str]:
    """The paragraphs, items and rows of a body, each in a line, without marks."""
    for block in parse_blocks(body):
        if isinstance(block, Table):
            yield from (" · ".join(row) for row in (block.head, *block.rows) if any(row))
        else:
            for text in block.items if isinstance(block, Items) else (block.text,):
                yield "".join(run.text for run in parse_runs(text))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the list; the exit status."""
    parser = argparse.ArgumentParser(description="Write all texts of a language as a numbered list.")
    parser.add_argument("lang", choices=codes())
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--plant", type=Path, metavar="FILE", help="TOML or JSON: bad sentences by the id they replace")
    asked = parser.parse_args(arguments)
    try:
        plants = read_plants(asked.plant) if asked.plant else {}
        found = texts(asked.lang, plants)
    except WrongPlant as wrong:
        print(wrong, file=sys.stderr)
        return 1
    asked.out.write_text("\n".join(lines(found)).lstrip("\n") + "\n", encoding="utf-8")
    print(f"{asked.out}: {len(found)} texts, {len(plants)} of them planted")
    return 0


if __name__ == "__main__":
    sys.exit(main())
