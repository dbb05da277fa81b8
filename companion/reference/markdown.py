"""The little of Markdown that the reference is written in: paragraphs, lists, tables, bold, links to other topics.

Everything else, HTML above all, is only text: whoever shows a body shows runs of text, and no part of it can be more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

#: A worked example, computed by whoever reads: ``{{example:free-area}}`` on a line of its own.
_EXAMPLE: Final = re.compile(r"^\{\{example:([a-z0-9-]+)\}\}$", re.MULTILINE)
_ITEM: Final = re.compile(r"^\s*(?:[-*+]|(\d+)\.)\s+")
_RULE: Final = re.compile(r"^[\s|:-]+$")
_MARKS: Final = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SPECIAL: Final = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\[(?P<text>[^\]]*)\]\((?P<to>[^)]*)\)")
#: After a full stop and before what may begin a sentence: not inside « Tirage ! », where a quote follows.
_BETWEEN: Final = re.compile(r"(?<=[.!?…])(?<! no\.)\s+(?=[^\W_a-zà-ÿ]|[«“\"(])")


def examples_in(body: str) -> tuple[str, ...]:
    """The names of the worked examples that a body asks for."""
    return tuple(_EXAMPLE.findall(body))


def with_examples(body: str, example: Callable[[str], str]) -> str:
    """The body with every placeholder replaced by what ``example`` makes of its name; nothing where that is empty."""
    return re.sub(r"\n{3,}", "\n\n", _EXAMPLE.sub(lambda found: example(found[1]), body)).strip()


def plain(text: str) -> str:
    """A line without its marks."""
    return _MARKS.sub("", _LINK.sub(r"\1", text)).strip()


@dataclass(frozen=True, slots=True)
class Run:
    """Text of one kind. ``to``: the topic that it leads to, "" for none."""

    text: str
    bold: bool = False
    to: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, as it stands in the body: its marks are taken apart by ``runs``."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list; ``numbers``: those of its items, () where they have none."""

    items: tuple[str, ...]
    numbers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table of plain cells; every row has as many as the head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Items | Table


def blocks(body: str) -> tuple[Block, ...]:
    """The body block by block, in order; whatever it holds, it is one of these."""
    return tuple(_blocks(body))


def runs(text: str) -> tuple[Run, ...]:
    """A line taken apart: plain, bold, or leading to another topic."""
    found, at = list[Run](), 0
    for special in _SPECIAL.finditer(text):
        found.append(Run(_unmarked(text[at : special.start()])))
        if special["bold"] is not None:
            found.append(Run(_unmarked(special["bold"]), bold=True))
        else:
            found.append(Run(_unmarked(special["text"]), to=special["to"].strip()))
        at = special.end()
    found.append(Run(_unmarked(text[at:])))
    return tuple(run for run in found if run.text)


def sentences(body: str) -> tuple[str, ...]:
    """The body as plain sentences, in order: an item of a list and a row of a table each stand for themselves."""
    return tuple(_sentences(_EXAMPLE.sub("", body)))


def row_said(table: Table, row: tuple[str, ...]) -> str:
    """A row of a table in a line, each cell with the heading of its column; an empty one, or a dash, is left out."""
    named = (_named(name, cell) for name, cell in zip(table.head, row, strict=True) if cell not in ("", "–"))
    return " · ".join(named)


def _unmarked(text: str) -> str:
    return _MARKS.sub("", text)


def _sentences(body: str) -> Iterator[str]:
    for block in _blocks(body):
        if isinstance(block, Table):
            yield from (said for row in block.rows if (said := row_said(block, row)))
            continue
        for unit in block.items if isinstance(block, Items) else (block.text,):
            yield from (sentence for part in _BETWEEN.split(plain(unit)) if (sentence := part.strip()))


def _blocks(body: str) -> Iterator[Block]:
    for part in re.split(r"\n\s*\n", body):
        lines = [line for line in part.splitlines() if line.strip()]
        if lines and lines[0].lstrip().startswith("|"):
            yield _table(lines)
        else:
            yield from _texts(lines)


def _table(lines: list[str]) -> Table:
    head, *rows = [
        tuple(plain(cell) for cell in line.strip().strip("|").split("|")) for line in lines if not _RULE.match(line)
    ] or [()]
    width = len(head)
    return Table(head, tuple((*row, *[""] * width)[:width] for row in rows))


def _texts(lines: list[str]) -> Iterator[Block]:
    """A paragraph, a list, or a paragraph with the list that it introduces; other lines belong to what is above."""
    text, items, numbers = list[str](), list[list[str]](), list[str]()
    for line in lines:
        item = _ITEM.match(line)
        if item:
            items.append([line[item.end() :].strip()])
            numbers.append(item[1] or "")
        else:
            (items[-1] if items else text).append(line.strip())
    if text:
        yield Paragraph(" ".join(text))
    if items:
        yield Items(tuple(" ".join(item) for item in items), tuple(numbers) if all(numbers) else ())


def _named(heading: str, cell: str) -> str:
    return cell if cell.casefold().startswith(heading.casefold()) else f"{heading} {cell}"
