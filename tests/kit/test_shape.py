"""A record: one frozen class for a file, a journal and a state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest
from pydantic import Strict, ValidationError

from companion.kit.faults import faults_in
from companion.kit.shape import Amount, ByName, Count, NotNull, Record, Shape, from_file, to_file


@dataclass(frozen=True, slots=True)
class Page(Record):
    photos: Annotated[tuple[Count, ...], Strict(False)] = ()
    ads: Annotated[Amount | None, NotNull()] = None


@dataclass(frozen=True, slots=True)
class Day(Record):
    name: str
    pages: Annotated[tuple[tuple[str, Page], ...], ByName(dict[str, Page])]
    card: str | None
    flash: Annotated[Count | None, NotNull()] = None


class File(Shape):
    days: list[Day]


WRITTEN: dict[str, Any] = {"name": "friday", "pages": {"b": {"photos": [4, 1]}, "a": {"ads": 0}}, "card": None}
READ = Day("friday", (("b", Page((4, 1))), ("a", Page(ads=0))), None)


def test_a_file_is_read_and_written_back_as_it_was() -> None:
    assert from_file(Day, WRITTEN) == READ
    assert to_file(READ) == WRITTEN
    assert File.model_validate({"days": [WRITTEN]}).days == [READ]
    assert hash(READ) == hash(from_file(Day, WRITTEN))


def test_what_is_built_in_code_is_not_validated() -> None:
    assert Page(ads=-1).ads == -1


@pytest.mark.parametrize(
    ("changes", "where", "why"),
    [
        ({"flash": None}, "days[0].flash", "fault-whole-number"),
        ({"flash": "3"}, "days[0].flash", "fault-whole-number"),
        ({"flash": -1}, "days[0].flash", "fault-at-least"),
        ({"pages": []}, "days[0].pages", "fault-object"),
        ({"pages": {"a": {"photos": 3}}}, "days[0].pages.a.photos", "fault-list"),
        ({"pages": {"a": {"photos": [1, "2"]}}}, "days[0].pages.a.photos[1]", "fault-whole-number"),
        ({"pages": {"a": 3}}, "days[0].pages.a", "fault-object"),
        ({"other": 1}, "days[0].other", "fault-unknown-field"),
    ],
)
def test_validation_is_strict_and_names_the_place(changes: dict[str, Any], where: str, why: str) -> None:
    with pytest.raises(ValidationError) as wrong:
        File.model_validate({"days": [WRITTEN | changes]})
    assert [(fault.where, fault.why.id) for fault in faults_in(wrong.value)] == [(where, why)]
