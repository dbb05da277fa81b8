"""The little of Markdown that the reference must understand: placeholders of examples, and plain sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

#: A worked example, computed by whoever reads: ``{{example:free-area}}`` on a line of its own.
_EXAMPLE: Final = re.compile(r"^\{\{example:([a-z0-9-]+)\}\}$", re.MULTILINE)
_ITEM: Final = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+")
_RULE: Final = re.compile(r"^[\s|:-]+$")
_MARKS: Final = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
#: After a full stop and before what may begin a sentence: not inside « Tirage ! », where a quote follows.
_BETWEEN: Final = re.compile(r"(?<=[.!?…])(?<! no\.)\s+(?=[^\W_a-zà-ÿ]|[«“\"(])")
_BREAKABLE: Final = re.compile(r"(?<=«) | (?=[:;!?»])|(?<=\d) (?=[$€%])")


def examples_in(body: str) -> tuple[str, ...]:
    """The names of the worked examples that a body asks for."""
    return tuple(_EXAMPLE.findall(body))


def with_examples(body: str, example: Callable[[str], str]) -> str:
    """The body with every placeholder replaced by what ``example`` makes of its name; nothing where that is empty."""
    return re.sub(r"\n{3,}", "\n\n", _EXAMPLE.sub(lambda found: example(found[1]), body)).strip()


def typeset(text: str, lang: str) -> str:
    """The text with the spaces that must not break made so, as that language sets its punctuation."""
    return _BREAKABLE.sub("\u00a0", text) if lang == "fr" else re.sub(r"(?<=\d) (?=[$€])", "\u00a0", text)


def plain(text: str) -> str:
    """A line without its marks."""
    return _MARKS.sub("", _LINK.sub(r"\1", text)).strip()


def sentences(body: str) -> tuple[str, ...]:
    """The body as plain sentences, in order: an item of a list and a row of a table each stand for themselves."""
    return tuple(_sentences(_EXAMPLE.sub("", body)))


def _sentences(body: str) -> Iterator[str]:
    for block in re.split(r"\n\s*\n", body):
        lines = [line for line in block.splitlines() if line.strip()]
        if lines and lines[0].lstrip().startswith("|"):
            yield from _rows(lines)
            continue
        for unit in _units(lines):
            yield from (sentence for part in _BETWEEN.split(plain(unit)) if (sentence := part.strip()))


def _units(lines: list[str]) -> Iterator[str]:
    """Items of a list one by one, other lines joined to their paragraph."""
    unit: list[str] = []
    for line in lines:
        if _ITEM.match(line) and unit:
            yield " ".join(unit)
            unit = []
        unit.append(_ITEM.sub("", line).strip())
    if unit:
        yield " ".join(unit)


def _rows(lines: list[str]) -> Iterator[str]:
    """Rows of a table, each cell with the heading of its column; an empty cell, or one with a dash, is left out."""
    table = [[plain(cell) for cell in line.strip().strip("|").split("|")] for line in lines if not _RULE.match(line)]
    heading, *rows = table
    for row in rows:
        named = [_named(name, cell) for name, cell in zip(heading, row, strict=False) if cell not in ("", "–")]
        yield " · ".join(named)


def _named(heading: str, cell: str) -> str:
    return cell if cell.casefold().startswith(heading.casefold()) else f"{heading} {cell}"
