"""What the doctor says of a clock that is plainly wrong."""

from __future__ import annotations

import subprocess
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from companion.exchange import doctor
from companion.exchange.clock_check import EARLIEST, check_clock
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter

PARIS = timezone(timedelta(hours=1))
EVENING = datetime(2026, 12, 24, 21, 30, tzinfo=PARIS)


def written(folder: Path, **fields: Any) -> Path:
    with DataFolder.open(folder) as data:
        with JournalWriter(data.journals, data.set_aside, data.notices) as journals:
            journals.submit("t1", {"seq": 1, "by": "x", "events": [], **fields}).result(30)
        return data.journals


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (EVENING, None),
        (EVENING - timedelta(minutes=1), None),
        (EVENING - timedelta(hours=2), "doctor-clock-behind"),
        (EVENING + timedelta(days=400), None),
        (datetime(1970, 1, 1, 0, 3, tzinfo=PARIS), "doctor-clock-wrong"),
        (datetime(2100, 1, 1, 12, tzinfo=PARIS), "doctor-clock-wrong"),
    ],
)
@pytest.mark.parametrize("kind", ["wall", "at"])
def test_a_clock_before_the_newest_entry_or_out_of_all_bounds_is_said(
    tmp_path: Path, now: datetime, said: str | None, kind: str
) -> None:
    ms = round(EVENING.timestamp() * 1000)
    fields = {"at": 4_080_000_000_000, "wall": ms} if kind == "wall" else {"at": ms}
    trouble = check_clock(now, written(tmp_path / "data", **fields))
    assert (trouble and trouble.id) == said


@pytest.mark.parametrize("at", [10**18, "soon", None])
def test_an_entry_that_is_no_date_says_nothing_of_the_clock(tmp_path: Path, at: Any) -> None:
    assert check_clock(EVENING, written(tmp_path / "data", at=at)) is None


def test_the_doctor_looks_at_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Yesterday(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            return datetime(1970, 1, 1, 1, tzinfo=PARIS)

    monkeypatch.setattr(doctor, "datetime", Yesterday)
    found = {each.message.id: each.level for each in doctor.examine(tmp_path / "new", 0)[0].findings}
    assert found["doctor-clock-wrong"] == "look"


def test_the_day_this_version_was_made_is_not_long_before_its_last_change() -> None:
    """It is written by hand: a wheel has no date that could be trusted where the clock is what is in doubt."""
    done = subprocess.run(
        ["git", "log", "-1", "--format=%cI", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True
    )
    if done.returncode or not done.stdout.strip():
        pytest.skip("this is no clone")
    changed = datetime.fromisoformat(done.stdout.strip())
    assert changed - timedelta(days=60) < EARLIEST <= changed
