"""Writes games as CSV that spreadsheets open, a French Excel among them.

The file is UTF-8 with a byte order mark, has CRLF line ends, every cell quoted, and the separator that the language's
spreadsheets expect. Column names are English in every language.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Final

from babel.numbers import get_decimal_symbol

from companion.exchange.outcome import GameOutcome

GAMES_NAME: Final = "games.csv"
FIGURES_NAME: Final = "figures.csv"

_GAMES: Final = (
    "game_id", "date", "game", "mode", "players", "player", "profile_id", "points", "rank", "winner", "minutes",
)  # fmt: skip
_FIGURES: Final = ("game_id", "day", "player", "row", "points")
#: Characters that begin a formula in a spreadsheet.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")

Value = str | int | None


def write_games(outcomes: Iterable[GameOutcome], lang: str) -> bytes:
    """Return a CSV file with one line per player and game."""
    return _encode_table(_GAMES, (line for outcome in outcomes for line in _list_player_lines(outcome)), lang)


def write_figures(outcomes: Iterable[GameOutcome], lang: str) -> bytes:
    """Return a CSV file with one line per figure of the score sheet (long format)."""
    return _encode_table(_FIGURES, (line for outcome in outcomes for line in _list_figure_lines(outcome)), lang)


def _list_player_lines(outcome: GameOutcome) -> Iterator[tuple[Value, ...]]:
    for player in outcome.players:
        yield (
            outcome.id,
            outcome.day,
            outcome.game,
            outcome.mode,
            len(outcome.players),
            player.name,
            " ".join(player.profiles),
            player.points,
            player.rank,
            None if player.winner is None else int(player.winner),
            outcome.minutes,
        )


def _list_figure_lines(outcome: GameOutcome) -> Iterator[tuple[Value, ...]]:
    names = {player.id: player.name for player in outcome.players}
    for figure in outcome.figures:
        yield outcome.id, figure.part, names[figure.player], figure.row, figure.points


def _encode_table(columns: tuple[str, ...], lines: Iterable[tuple[Value, ...]], lang: str) -> bytes:
    """Encode the lines as CSV, with the columns' names first, as the language's spreadsheets expect it."""
    text = io.StringIO(newline="")
    # In a language with a decimal comma, spreadsheets do not accept a comma as separator.
    separator = ";" if get_decimal_symbol(lang) == "," else ","
    writer = csv.writer(text, delimiter=separator, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows([_format_cell(value) for value in line] for line in lines)
    return text.getvalue().encode("utf-8-sig")


def _format_cell(value: Value) -> str | int:
    """Return the cell's content; a text that a spreadsheet would take for a formula is marked as text."""
    if value is None:
        return ""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value
