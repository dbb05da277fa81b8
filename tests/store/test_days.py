"""One way of naming a day: the day that it was at the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from companion.exchange.exporting import game_file_name
from companion.kit.clock_text import format_duration
from companion.store.days import date_of_game
from companion.ui.dates import format_moment

LATE = datetime(2026, 12, 24, tzinfo=UTC)


@pytest.fixture(params=["UTC", "America/Montreal", "Pacific/Auckland"])
def somewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The machine that is asked stands somewhere else than the table did."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system cannot be told another time zone")
    with monkeypatch.context() as patch:
        patch.setenv("TZ", request.param)
        time.tzset()
        yield request.param
    time.tzset()


@pytest.mark.usefixtures("somewhere")
def test_history_and_export_name_the_day_that_it_was_at_the_table() -> None:
    file = {"id": "x", "game": "redac-chef", "finished_at": "2026-11-30T23:30:00+01:00"}
    assert date_of_game(file) == "2026-11-30"
    assert game_file_name(file) == "2026-11-30-redac-chef-x.json"
    assert format_moment(file["finished_at"], "en", LATE)["date"] == "Mon 30 Nov 2026"
    at_the_table = datetime(2026, 12, 1, 12, tzinfo=UTC)
    assert format_moment(file["finished_at"], "en", at_the_table).id == "when-yesterday"


def test_where_no_place_is_written_all_read_it_in_the_time_of_this_machine(somewhere: str) -> None:
    file = {"id": "x", "game": "redac-chef", "started_at": "2026-11-30T23:30:00Z"}
    day = {"UTC": 30, "America/Montreal": 30, "Pacific/Auckland": 1}[somewhere]
    assert int(date_of_game(file)[-2:]) == day
    assert game_file_name(file)[8:10] == f"{day:02d}"
    assert str(format_moment(file["started_at"], "en", LATE)["date"]).split()[1] == str(day)


@pytest.mark.parametrize("wrong", ["", "soon", "9999-12-31T23:59:59-14:00"])
def test_what_is_no_moment_is_no_day(wrong: str) -> None:
    assert date_of_game({"finished_at": wrong}) in ("", "9999-12-31")
    assert format_moment(wrong, "fr", LATE).id in ("when-unknown", "when-date")


@pytest.mark.parametrize(
    ("ms", "id_", "figures"),
    [
        (11_000, "span-seconds", {"seconds": 11}),
        (119_999, "span-seconds", {"seconds": 119}),
        (120_000, "span-minutes", {"minutes": 2}),
        (7_200_000, "span-hours", {"hours": 2}),
        (86_400_000, "span-days", {}),
        (1_795_922_653_000, "span-days", {}),
    ],
)
def test_a_span_is_told_as_exactly_as_anybody_wants_to_know_it(ms: int, id_: str, figures: dict[str, int]) -> None:
    told = format_duration(ms)
    assert (told.id, dict(told.params)) == (id_, figures)
