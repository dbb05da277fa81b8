"""Declares the sheet of Rédac' Chef, row by row as on the printed pad: what is counted, its colour, how it is written.

Source: "Fin du round et calcul des points de tuiles" (pages 10 to 12); the colours are those of the pad.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from companion.games.redac_chef.modes import Mode
from companion.kit.ink import Ink
from companion.kit.sheet import CountedField, Row, Sheet
from companion.table.message import Message, say


def _dollars(number: int) -> Message:
    return say("pad-dollars", points=number)


def _write_signed(number: int) -> Message:
    return say("pad-signed", points=number)


def _row(id_: str, ink: Ink, *counts: CountedField, **more: Any) -> Row:
    """Return a row of the pad whose letter, help and JSON key follow from its id."""
    return Row(id_, None, counts, ink=ink, letter=say("row-letter", row=id_), help=f"row/{id_}", json=id_, **more)


_FREE_AREA: Final = (CountedField("free_area"), CountedField("empty_cells"))


#: The rows, each ink standing out from paper and card like text (tests/ui/test_contrast.py). Of the free area only one
#: of the two is counted, and the mood's relief only of whom Jazz's power helps (``Rules.fields``).
SHEET: Final = Sheet(
    "pad-row",
    rows=(
        _row("articles", Ink("#9C3F2B", "#E58B74"), CountedField("articles")),
        _row("photos", Ink("#2B6488", "#86BCE0"), CountedField("photos", "one-by-one")),
        _row("tribune", Ink("#7A4B8F", "#C9A2DB"), CountedField("tribune", signed=True)),
        _row("free_area", Ink("#5F6B62", "#AFBBB1"), *_FREE_AREA, on_screen=_write_signed),
        _row(
            "mood", Ink("#8A5C05", "#EDB94E"), CountedField("happy"), CountedField("sad"), CountedField("mood_relief")
        ),
        _row("surplus", Ink("#5B4636", "#CDB29C"), CountedField("surplus")),
        Row("total", apart=True, large=True, help="row/total", json="total"),
        Row("total-sum", large=True, help="row/total", listed=False, sums="total"),
        _row("ads", Ink("#2C7247", "#86CFA0"), CountedField("ads", "one-by-one"), apart=True, written=_dollars),
        Row("ads-sum", large=True, help="row/ads", listed=False, sums="ads", written=_dollars),
    ),
)
#: Counts outside the rows of the pad, which matter at the end of the game only.
BESIDE: Final = (
    Row("ads_all_placed", counts=(CountedField("ads_all_placed", "yes-no"),)),
    Row("face_down", counts=(CountedField("face_down"),)),
)
#: The last two rows, once somebody pays a penalty.
PENALTIES: Final = (
    Row("penalty", lambda end, player: end.penalty(player), apart=True, optional=True, listed=False),
    Row("final", lambda end, player: end.final(player), optional=True, listed=False),
)
#: The rows that add up over the rounds, by the row of the round.
SUMS: Final = {row.sums: row.id for row in SHEET.rows if row.sums}
#: All rows by their id.
ROWS: Final[Mapping[str, Row]] = {row.id: row for row in (*SHEET.rows, *BESIDE)}
#: All counts by their id, and the row that each belongs to.
COUNTS: Final[Mapping[str, CountedField]] = {count.id: count for row in ROWS.values() for count in row.counts}
ROW_OF: Final[Mapping[str, str]] = {count.id: row.id for row in ROWS.values() for count in row.counts}


@cache
def sheet_of(mode: Mode, rounds: int) -> Sheet:
    """Return the sheet with the rows that the mode uses, and with rows of sums if there are several rounds."""
    rows = (row for row in SHEET.rows if mode.uses(row.sums or row.id) and (rounds > 1 or not row.sums))
    return replace(SHEET, rows=tuple(rows))
