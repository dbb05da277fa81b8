"""Declares a game's score sheet once: its rows (how each is counted, scored, written, explained) and its columns.

A game declares a ``Sheet`` and fills it from its counted data. The filled sheet gives the table in the terminal
(``companion.exchange.sheet_text``), the sheet on the screen (``companion.ui.parts.sheet``), the reasons, the rows of
``--json``, and the records of a CSV file. The declared one gives the counting screen its questions, in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from companion.kit.figure import Figure
from companion.kit.ink import Ink
from companion.table.message import Message, say


def points(number: int) -> Message:
    """Return a figure as text, as points."""
    return say("pad-points", points=number)


# --- what is declared -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountedField:
    """A value that is counted for a row, by its name in events and files.

    Attributes:
        how: how it is entered: as a number on the keypad, as several numbers one by one (or their sum), by yes or no,
        or as
            a ``choice`` for which the game has buttons of its own.
        of_table: whether it is counted once for the table, not for each player.
        signed: whether it may be below 0.
    """

    id: str
    how: Literal["number", "one-by-one", "yes-no", "choice"] = "number"
    of_table: bool = False
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the score sheet.

    Attributes:
        id: its name in handles, records and JSON.
        figure: computes a player's figure from the source of a column or round (``SheetPart.of``); None: the source
            has a method ``figure(row, player)``. A figure of None leaves the cell empty.
        counts: the fields that are counted for it, in the order in which they are asked; empty: it follows from other
            rows.
        label: its label, from its round (or the whole game, without id); None: the sheet's ``words``.
        written: how a figure is written; ``on_screen``: how a screen writes it, where it differs; ``alone``: how it is
            written away from its sheet, which says what it is of.
        ink: its colour, which shows beside its label with ``letter``.
        help: where the rule is (a place of the rules reference).
        apart: a line is drawn above it; large: it is written in large type, as totals are.
        optional: it is left out where nobody has a figure.
        folded: a screen leaves it out: another row's explanation says it.
        listed: its terms are among the reasons; else they show only for who asks the screen.
        sums: the row whose rounds it sums up.
        json: its name in the rows of ``--json``; "": it is not there.
    """

    id: str
    figure: Callable[[Any, str], Figure | None] | None = None
    counts: tuple[CountedField, ...] = ()
    label: Callable[[SheetPart], Message] | None = None
    written: Callable[[int], Message] = points
    on_screen: Callable[[int], Message] | None = None
    alone: Callable[[int], Message] | None = None
    ink: Ink | None = None
    letter: Message | None = None
    help: str = ""
    apart: bool = False
    large: bool = False
    optional: bool = False
    folded: bool = False
    listed: bool = True
    sums: str = ""
    json: str = ""

    def write(self, figure: Figure | None, *, screen: bool = False) -> Message | None:
        """Return a figure as text: "–" while it is not entered, None if there is none."""
        if figure is None:
            return None
        if figure.points is None:
            return say("pad-not-entered")
        return (screen and self.on_screen or self.written)(figure.points)

    def write_alone(self, number: int) -> Message:
        """Return a figure of this row as text, for use outside of the sheet."""
        return (self.alone or self.written)(number)


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A round or a day: a column of the sheet, or a block of rows if rounds are ``stacked``. ``of``: the source from
    which its figures are computed; None if the round is not reached yet."""

    id: str
    title: Message
    of: Any = None


class Named(Protocol):
    """A player as far as a sheet needs one: id and name."""

    @property
    def id(self) -> str:
        """Return the player's id in files and at the table."""
        ...

    @property
    def name(self) -> str:
        """Return the player's name."""
        ...


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet as a game declares it.

    Attributes:
        words: the message that labels a row, by its ``row``.
        rows: the rows of each round, or of the only one.
        totals: the rows below them that are of the whole game.
        column: heads the only column, where rounds are not columns.
        stacked: rounds stand below each other, in one column.
    """

    words: str
    rows: tuple[Row, ...]
    totals: tuple[Row, ...] = ()
    column: str = ""
    stacked: bool = False

    @property
    def counts(self) -> Iterator[tuple[Row, CountedField]]:
        """Yield every counted field with its row, in the order in which the counting screen asks."""
        return ((row, count) for row in self.rows for count in row.counts)

    def fill(self, players: Iterable[Named], whole: Any, parts: Iterable[SheetPart] = ()) -> FilledSheet:
        """Return the sheet with every figure computed.

        Args:
            players: who plays, in table order.
            whole: what totals are computed from, and the rows of a sheet without parts.
            parts: the rounds.
        """
        player_names, rounds = tuple((player.id, player.name) for player in players), tuple(parts)
        whole_game = SheetPart("", say(self.column or self.words), whole)
        columns = (whole_game,) if self.column else rounds
        blocks = [(each, {"": each.of}) for each in rounds]
        if not self.stacked:
            blocks = [(whole_game, {each.id: each.of for each in columns if each.of is not None})]
        lines: list[SheetLine] = []
        figures: dict[tuple[str, str, str], Figure] = {}

        def add(row: Row, sources: Mapping[str, Any], block: SheetPart, is_total: bool = False) -> None:
            """Add the row's line, with a figure for each player and column that has one of the ``sources`` (by column);
            leave an optional row out where nobody has a figure."""
            label = say(self.words, row=row.id) if row.label is None else row.label(block)
            line = SheetLine(row, label, block.id, row.apart and bool(lines), is_total)
            row_figures = {
                (line.id, player, column): figure
                for player, _ in player_names
                for column, content in sources.items()
                if (figure := _compute_figure(row, content, player)) is not None
            }
            if row_figures or not row.optional:
                lines.append(line)
                figures.update(row_figures)

        for block, sources in blocks:
            for row in self.rows:
                add(row, sources, block)
        last = next((each.id for each in reversed(columns) if each.of is not None), "")
        for row in self.totals:
            add(row, {last: whole}, whole_game, is_total=True)
        return FilledSheet(player_names, tuple(replace(each, of=None) for each in columns), tuple(lines), figures)


def _compute_figure(row: Row, of: Any, player: str) -> Figure | None:
    """Return a player's figure in a row, from the source ``of``; None for an empty cell."""
    figure: Figure | None = of.figure(row.id, player) if row.figure is None else row.figure(of, player)
    return figure


# --- what it comes to -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A row of a filled sheet; ``part``: its round, where rounds are stacked; ``whole``: it is about the whole game."""

    row: Row
    label: Message
    part: str = ""
    apart: bool = False
    whole: bool = False

    @property
    def id(self) -> str:
        """Return the line's id, unique on its sheet."""
        return f"{self.row.id}-{self.part}" if self.part else self.row.id


@dataclass(frozen=True, slots=True)
class FigureKey:
    """A figure with its place on the sheet; ``part``: its column, or the round of its line."""

    line: SheetLine
    player: str
    name: str
    part: str
    figure: Figure

    @property
    def text(self) -> Message:
        """Return the figure as text."""
        return self.line.row.write(self.figure) or say("pad-not-entered")


@dataclass(frozen=True, slots=True)
class SheetRecord:
    """A figure in long format, as a line of a CSV file holds it: round (``part``), row, player, points, and whether the
    points may still change (``provisional``)."""

    part: str
    row: str
    player: str
    points: int | None
    provisional: bool


@dataclass(frozen=True, slots=True)
class Reasons:
    """Sentences that explain figures, under one heading."""

    heading: Message
    lines: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class FilledSheet:
    """A score sheet with its figures, by line, player and column. An empty cell has none."""

    players: tuple[tuple[str, str], ...]
    columns: tuple[SheetPart, ...]
    lines: tuple[SheetLine, ...]
    figures: Mapping[tuple[str, str, str], Figure]

    def figure(self, line: str, player: str, column: str = "") -> Figure | None:
        """Return the figure in that cell; None if it is empty."""
        return self.figures.get((line, player, column))

    def last(self, line: str, player: str) -> str | None:
        """Return the last column in which a player has a figure in that line; None if they have none."""
        return next(
            (each.id for each in reversed(self.columns) if self.figure(line, player, each.id) is not None), None
        )

    def cells(self, by: Literal["player", "line"] = "player") -> Iterator[FigureKey]:
        """Yield every figure, column by column: player by player from top to bottom, or line by line."""
        lines = [(line, line.id) for line in self.lines]
        for column in self.columns:
            pairs = (
                ((line, who) for who in self.players for line in lines)
                if by == "player"
                else ((line, who) for line in lines for who in self.players)
            )
            for (line, id_), (player, name) in pairs:
                figure = self.figures.get((id_, player, column.id))
                if figure is not None:
                    yield FigureKey(line, player, name, line.part or column.id, figure)

    def records(self) -> Iterator[SheetRecord]:
        """Yield every figure in long format."""
        for cell in self.cells():
            figure, part = cell.figure, "" if cell.line.whole else cell.part
            yield SheetRecord(part, cell.line.row.id, cell.player, figure.points, figure.provisional)

    def rows_json(self, part: str = "") -> dict[str, dict[str, int | None]]:
        """Return the figures of a round by player and row, as ``--json`` has them."""
        rows: dict[str, dict[str, int | None]] = {}
        columns = [
            (line.row.json, line.id, column.id)
            for column in self.columns
            for line in self.lines
            if line.row.json and (line.part or column.id) == part
        ]
        for player, _ in self.players:
            for name, line, column in columns:
                figure = self.figures.get((line, player, column))
                if figure is not None:
                    rows.setdefault(player, {})[name] = figure.points
        return rows

    def reasons(
        self,
        by: Literal["player", "line"],
        heading: Callable[[FigureKey], Message],
        sentence: Callable[[FigureKey], Message],
    ) -> tuple[Reasons, ...]:
        """Return the explanations of the rows that are ``listed``: a heading for each player (and column) or for each
        line, with a sentence for each figure that has terms."""
        groups: dict[tuple[str, str], list[FigureKey]] = {}
        for cell in self.cells(by):
            if cell.line.row.listed and cell.figure.why:
                key = (cell.part, cell.player) if by == "player" else (cell.line.id, "")
                groups.setdefault(key, []).append(cell)
        return tuple(Reasons(heading(cells[0]), tuple(map(sentence, cells))) for cells in groups.values())
