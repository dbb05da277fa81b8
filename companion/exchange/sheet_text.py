"""Renders a score sheet as text, aligned like the printed pad, whatever characters the names have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.cells import cell_len, chop_cells

from companion.kit.sheet import FilledSheet, SheetLine
from companion.text.words import Words, isolate, on_one_line

#: Least width of a player's block, in cells, so that a short name is not broken over a narrow column.
_MIN_BLOCK: Final = 10
_GAP: Final = 2
_BETWEEN: Final = " │ "

MakeWritable = Callable[[str], str]


def render_sheet(sheet: FilledSheet, words: Words, width: int, write: MakeWritable) -> str:
    """Render the sheet in lines no wider than ``width`` cells, unless one player's block is wider.

    Args:
        sheet: the sheet.
        words: the reader's language.
        width: the terminal's width in cells.
        write: replaces characters that the terminal's encoding lacks.
    """
    labels = [write(words.say(line.label)) for line in sheet.lines]
    label_width = max(map(cell_len, labels), default=0)
    between = write(_BETWEEN)
    blocks = [_Block(sheet, index, words, write) for index in range(len(sheet.players))]
    groups: list[list[_Block]] = []
    used = width
    for block in blocks:
        if used + cell_len(between) + block.width > width:
            groups.append([])
            used = label_width
        groups[-1].append(block)
        used += cell_len(between) + block.width
    return "\n\n".join(
        "\n".join(_render_group(group, sheet.lines, labels, label_width, between, write)) for group in groups
    )


class _Block:
    """One player's columns as text: name and headings, then a row for each line of the sheet."""

    def __init__(self, sheet: FilledSheet, index: int, words: Words, write: MakeWritable) -> None:
        player, name = sheet.players[index]

        def format_cell(line: SheetLine, column: str) -> str:
            content = line.row.write(sheet.figure(line.id, player, column))
            return "" if content is None else write(words.say(content))

        self.headings = [write(words.say(column.title)) for column in sheet.columns]
        self.rows = [[format_cell(line, column.id) for column in sheet.columns] for line in sheet.lines]
        self.widths = [
            max(cell_len(heading), *(cell_len(row[at]) for row in self.rows))
            for at, heading in enumerate(self.headings)
        ]
        columns = sum(self.widths) + _GAP * max(0, len(self.widths) - 1)
        self.width = max(columns, _MIN_BLOCK)
        self.name = [write(isolate(part)) for part in _wrap(on_one_line(name), self.width)]

    def align_cells(self, cells: list[str]) -> str:
        """Return a line of the block, with each cell at the right edge of its column."""
        padded = [" " * (wide - cell_len(cell)) + cell for cell, wide in zip(cells, self.widths, strict=True)]
        text = (" " * _GAP).join(padded)
        return " " * (self.width - cell_len(text)) + text


def _render_group(
    blocks: list[_Block],
    rows: tuple[SheetLine, ...],
    labels: list[str],
    label_width: int,
    between: str,
    write: MakeWritable,
) -> Iterator[str]:
    """Yield the lines of the players' blocks that stand side by side, with the labels of the rows on the left."""

    def format_line(label: str, parts: list[str]) -> str:
        return (_align_left(label, label_width) + between + between.join(parts)).rstrip()

    rule = write("─")
    rule_line = format_line(rule * label_width, [rule * block.width for block in blocks])
    for at in range(max(len(block.name) for block in blocks)):
        yield format_line(
            "", [_align_left(block.name[at] if at < len(block.name) else "", block.width) for block in blocks]
        )
    yield format_line("", [block.align_cells(block.headings) for block in blocks])
    yield rule_line
    for at, row in enumerate(rows):
        if row.apart:
            yield rule_line
        yield format_line(labels[at], [block.align_cells(block.rows[at]) for block in blocks])


def _align_left(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def _wrap(name: str, width: int) -> list[str]:
    """Break a name into lines no wider than ``width`` cells, between words where possible."""
    lines = [""]
    for word in name.split(" "):
        together = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(together) <= width:
            lines[-1] = together
            continue
        parts = chop_cells(word, width)
        lines = [*(lines if lines[-1] else lines[:-1]), *parts]
    return lines or [""]
