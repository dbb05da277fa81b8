"""A declared sheet, filled: its lines and figures, what is left out, what is counted, reasons, JSON and records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.kit.figure import Figure
from companion.kit.sheet import CountedField, Row, Sheet, SheetPart, SheetRecord
from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class Someone:
    id: str
    name: str


#: Two of one name, as they may be.
PEOPLE = (Someone("a", "Zoé"), Someone("b", "Zoé"))


@dataclass(frozen=True, slots=True)
class Points:
    """What a round is of here: everybody's points by row."""

    points: dict[str, dict[str, int | None]]

    def figure(self, row: str, player: str) -> Figure | None:
        found = self.points.get(player, {})
        return Figure(found[row], (say("why", row=row),)) if row in found else None

    def total(self, player: str) -> Figure | None:
        points = [number for number in self.points.get(player, {}).values() if number is not None]
        return Figure(sum(points), (say("why-sum"),)) if points else None


def words(of: SheetPart) -> Message:
    return say("label", round=of.id)


ROWS = (
    Row("stars", counts=(CountedField("five"), CountedField("six", signed=True)), json="stars"),
    Row("moons", counts=(CountedField("moons", "yes-no", of_table=True),), optional=True, label=words),
    Row("sum", Points.total, apart=True, listed=False, json="all"),
)
ONE = Sheet("row", ROWS, column="heading")
ACROSS = Sheet("row", ROWS, totals=(Row("end", Points.total, apart=True),))
STACKED = Sheet("row", ROWS, totals=(Row("end", Points.total, apart=True),), column="heading", stacked=True)

BOTH = Points({"a": {"stars": 3, "moons": 1}, "b": {"stars": None}})
ALONE = Points({"a": {"stars": 4}})


def parts(*of: Any) -> list[SheetPart]:
    return [
        SheetPart(id_, say("title", day=id_), content) for id_, content in zip(("fri", "sat", "sun"), of, strict=True)
    ]


def test_what_is_counted_is_asked_in_the_order_of_the_rows() -> None:
    assert [(row.id, count.id) for row, count in ONE.counts] == [
        ("stars", "five"),
        ("stars", "six"),
        ("moons", "moons"),
    ]


def test_one_column_holds_every_figure_of_those_who_have_one() -> None:
    sheet = ONE.fill(PEOPLE, BOTH)
    assert [(line.id, line.label, line.apart) for line in sheet.lines] == [
        ("stars", say("row", row="stars"), False),
        ("moons", say("label", round=""), False),
        ("sum", say("row", row="sum"), True),
    ]
    assert sheet.figure("stars", "a") == BOTH.figure("stars", "a")
    assert sheet.figure("stars", "b") == BOTH.figure("stars", "b")
    assert sheet.figure("moons", "b") is None
    texts = {(cell.line.id, cell.player): cell.text for cell in sheet.cells()}
    assert texts["stars", "b"] == say("pad-not-entered")
    assert texts["sum", "a"] == say("pad-points", points=4)


def test_an_optional_row_of_nobody_is_left_out() -> None:
    assert [line.id for line in ONE.fill(PEOPLE, ALONE).lines] == ["stars", "sum"]


def test_rounds_in_columns_are_empty_until_they_are_reached() -> None:
    sheet = ACROSS.fill(PEOPLE, BOTH, parts(BOTH, ALONE, None))
    assert [column.id for column in sheet.columns] == ["fri", "sat", "sun"]
    assert [sheet.last("stars", player) for player in "ab"] == ["sat", "fri"]
    assert sheet.last("nothing", "a") is None
    assert sheet.figure("stars", "a", "sun") is None
    # What is of the whole game stands in the last column that is reached.
    assert sheet.figure("end", "a", "sat") == BOTH.total("a")
    assert sheet.rows_json("fri") == {"a": {"stars": 3, "all": 4}, "b": {"stars": None}}
    assert sheet.rows_json("sat") == {"a": {"stars": 4, "all": 4}}


def test_stacked_rounds_stand_below_each_other_with_a_line_between() -> None:
    sheet = STACKED.fill(PEOPLE, BOTH, parts(ALONE, BOTH, ALONE))
    assert [line.id for line in sheet.lines] == [
        *("stars-fri", "sum-fri"),
        *("stars-sat", "moons-sat", "sum-sat"),
        *("stars-sun", "sum-sun"),
        "end",
    ]
    assert [column.id for column in sheet.columns] == [""]
    assert sheet.rows_json("sat") == {"a": {"stars": 3, "all": 4}, "b": {"stars": None}}


def test_reasons_have_a_heading_for_each_player_even_of_one_name_or_for_each_line() -> None:
    sheet = ACROSS.fill(PEOPLE, BOTH, parts(BOTH, ALONE, None))
    by_player = sheet.reasons("player", lambda cell: say("of", name=cell.name, day=cell.part), lambda cell: cell.text)
    assert [(one.heading["day"], len(one.lines)) for one in by_player] == [("fri", 2), ("fri", 1), ("sat", 2)]
    by_line = ONE.fill(PEOPLE, BOTH).reasons("line", lambda cell: cell.line.label, lambda cell: cell.text)
    assert [(one.heading, len(one.lines)) for one in by_line] == [
        (say("row", row="stars"), 2),
        (say("label", round=""), 1),
    ]


def test_records_are_every_figure_in_long_format() -> None:
    sheet = STACKED.fill(PEOPLE, BOTH, parts(ALONE, BOTH, ALONE))
    records = list(sheet.records())
    assert SheetRecord("sat", "stars", "b", None, False) in records
    assert SheetRecord("sat", "moons", "a", 1, False) in records
    assert SheetRecord("", "end", "a", 4, False) in records
    assert len(records) == len(sheet.figures)
