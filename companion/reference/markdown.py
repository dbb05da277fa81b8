"""Parses the subset of Markdown that the reference uses: paragraphs, lists, tables, bold, links to other topics.

Everything else, HTML above all, stays plain text, so that a body can never become anything else on the screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

#: The placeholder of a worked example, on a line of its own: ``{{example:free-area}}``.
_EXAMPLE: Final = re.compile(r"^\{\{example:([a-z0-9-]+)\}\}$", re.MULTILINE)
_ITEM: Final = re.compile(r"^\s*(?:[-*+]|(\d+)\.)\s+")
_RULE: Final = re.compile(r"^[\s|:-]+$")
_MARKS: Final = re.compile(r"\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SPECIAL: Final = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\[(?P<text>[^\]]*)\]\((?P<to>[^)]*)\)")
#: The space between two sentences; not inside « Tirage ! », where a closing quotation mark follows.
_BETWEEN: Final = re.compile(r"(?<=[.!?…])(?<! no\.)\s+(?=[^\W_a-zà-ÿ]|[«“\"(])")


def fill_in_examples(body: str, example: Callable[[str], str]) -> str:
    """Return the body with each placeholder replaced by ``example(name)``, a worked example, which may be empty."""
    return re.sub(r"\n{3,}", "\n\n", _EXAMPLE.sub(lambda match: example(match[1]), body)).strip()


def strip_marks(text: str) -> str:
    """Return the line without its Markdown marks."""
    return _MARKS.sub("", _LINK.sub(r"\1", text)).strip()


@dataclass(frozen=True, slots=True)
class TextRun:
    """Part of a line in one style. ``to``: the id of the topic that it links to, "" for no link."""

    text: str
    bold: bool = False
    to: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Paragraph of a body; its text still has its Markdown marks, which ``parse_runs`` parses."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """List of a body; ``items``: its texts with their Markdown marks; ``numbers``: the numbers of its items, empty for
    a bullet list."""

    items: tuple[str, ...]
    numbers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Table of plain cells; every row has as many cells as the head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Items | Table


def parse_blocks(body: str) -> tuple[Block, ...]:
    """Parse a body into paragraphs, lists and tables, in order; it never fails."""
    return tuple(_split_blocks(body))


def parse_runs(text: str) -> tuple[TextRun, ...]:
    """Parse a text into runs without marks: plain, bold, or a link to another topic."""
    runs, position = list[TextRun](), 0
    for special in _SPECIAL.finditer(text):
        runs.append(TextRun(_strip_marks(text[position : special.start()])))
        if special["bold"] is not None:
            runs.append(TextRun(_strip_marks(special["bold"]), bold=True))
        else:
            runs.append(TextRun(_strip_marks(special["text"]), to=special["to"].strip()))
        position = special.end()
    runs.append(TextRun(_strip_marks(text[position:])))
    return tuple(run for run in runs if run.text)


def split_sentences(body: str) -> tuple[str, ...]:
    """Split a body into plain sentences, in order; a list item or a table row begins a new sentence."""
    return tuple(_list_sentences(_EXAMPLE.sub("", body)))


def row_text(table: Table, row: tuple[str, ...]) -> str:
    """Return a table row as one line, each cell after its column's heading, without empty cells and dashes."""
    cells = (_join_heading(name, cell) for name, cell in zip(table.head, row, strict=True) if cell not in ("", "–"))
    return " · ".join(cells)


def _strip_marks(text: str) -> str:
    """Remove the marks of styles, but leave the links."""
    return _MARKS.sub("", text)


def _list_sentences(body: str) -> Iterator[str]:
    """Yield the sentences of a body that has no placeholders, without their marks; a row of a table counts as one."""
    for block in _split_blocks(body):
        if isinstance(block, Table):
            yield from (line for row in block.rows if (line := row_text(block, row)))
            continue
        for unit in block.items if isinstance(block, Items) else (block.text,):
            yield from (sentence for part in _BETWEEN.split(strip_marks(unit)) if (sentence := part.strip()))


def _split_blocks(body: str) -> Iterator[Block]:
    """Yield the paragraphs, lists and tables of a body, in order."""
    for part in re.split(r"\n\s*\n", body):
        lines = [line for line in part.splitlines() if line.strip()]
        if lines and lines[0].lstrip().startswith("|"):
            yield _parse_table(lines)
        else:
            yield from _parse_texts(lines)


def _parse_table(lines: list[str]) -> Table:
    """Parse the lines of a table; short rows are filled with empty cells."""
    head, *rows = [
        tuple(strip_marks(cell) for cell in line.strip().strip("|").split("|"))
        for line in lines
        if not _RULE.match(line)
    ] or [()]
    width = len(head)
    return Table(head, tuple((*row, *[""] * width)[:width] for row in rows))


def _parse_texts(lines: list[str]) -> Iterator[Block]:
    """Yield a paragraph, a list, or a paragraph with its list; lines without a bullet continue the line above."""
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


def _join_heading(heading: str, cell: str) -> str:
    """Return the cell after its heading, unless the cell begins with the heading."""
    return cell if cell.casefold().startswith(heading.casefold()) else f"{heading} {cell}"
