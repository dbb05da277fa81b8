"""The clock by itself: to the millisecond, and remembering the stretch before it last stood."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.table.timer import (
    Moment,
    Status,
    Timer,
    extend_timer,
    resume_timer,
    set_time_left,
    start_timer,
    stop_timer,
)

spans = st.integers(0, 600_000)


def test_before_the_first_start_it_is_idle_and_shows_its_length() -> None:
    assert Timer().status(5) is Status.IDLE
    assert Timer(240_000).left(5) == 240_000


def test_3_2_1_shows_the_whole_length_and_then_it_runs() -> None:
    timer = start_timer(240_000, 1_000, 3_000)
    assert [timer.status(now) for now in (1_000, 3_999, 4_000, 243_999, 244_000)] == [
        Status.STARTING,
        Status.STARTING,
        Status.RUNNING,
        Status.RUNNING,
        Status.OVER,
    ]
    assert [timer.left(now) for now in (1_000, 4_000, 4_001, 244_000, 300_000)] == [240_000, 240_000, 239_999, 0, 0]
    assert [timer.lead(now) for now in (1_000, 3_999, 4_000)] == [3_000, 1, 0]


def test_a_timeline_that_begins_at_0() -> None:
    assert start_timer(1_000, 0).left(0) == 1_000
    assert start_timer(1_000, -500, 500).left(-200) == 1_000


@given(pauses=st.lists(st.tuples(spans, spans), max_size=100), length=st.integers(1, 3_600_000))
def test_pausing_and_resuming_costs_no_millisecond(pauses: list[tuple[int, int]], length: int) -> None:
    timer, now, ran = start_timer(length, 0), 0, 0
    for run, stand in pauses:
        ran += run
        now += run
        timer = stop_timer(timer, timer.left(now), now)
        now += stand
        assert timer.left(now) == max(0, length - ran)
        timer = resume_timer(timer, now)
    assert timer.left(now) == max(0, length - ran)


def test_time_added_while_it_runs_and_while_it_stands() -> None:
    running = extend_timer(start_timer(60_000, 0), 30_000)
    assert (running.left(10_000), running.length_ms) == (80_000, 90_000)
    standing = extend_timer(stop_timer(start_timer(60_000, 0), 50_000, 10_000), 30_000)
    assert (standing.left(99_000), standing.length_ms) == (80_000, 90_000)
    assert extend_timer(start_timer(60_000, 0, 3_000), 30_000).lead(0) == 3_000


def test_a_clock_that_is_set_keeps_what_has_gone_by() -> None:
    timer = set_time_left(start_timer(240_000, 0), 200_000, 100_000)
    assert (timer.left(0), timer.length_ms) == (200_000, 300_000)
    timer = set_time_left(start_timer(240_000, 0), 20_000, 100_000)
    assert (timer.left(0), timer.length_ms) == (20_000, 120_000)


@given(before=spans, run=st.integers(1, 200_000), stand=spans, back=st.integers(1, 200_000), again=st.booleans())
def test_what_the_clock_showed_a_little_ago(before: int, run: int, stand: int, back: int, again: bool) -> None:
    begin, end = before, before + run
    timer = stop_timer(start_timer(240_000, before), 240_000 - run, end)
    now = end + stand
    if again:
        timer = resume_timer(timer, now)
    instant = end - back
    ran = timer.moment_at(instant)
    assert ran == (Moment(240_000 - (instant - begin), instant - begin) if instant >= begin else None)
    if stand:
        assert timer.moment_at(end) is None
    assert timer.moment_at(now) == (Moment(240_000 - run, run) if again else None)


def test_at_the_last_instant_it_is_over() -> None:
    timer = start_timer(1_000, 0)
    assert timer.moment_at(999) == Moment(1, 999)
    assert timer.moment_at(1_000) is None
    over = stop_timer(timer, 0, 5_000)  # noticed late
    assert over.moment_at(999) == Moment(1, 999)
    assert over.moment_at(1_000) is None


@given(st.lists(st.tuples(st.integers(1, 5_000), st.integers(0, 5_000)), min_size=1, max_size=20), st.data())
def test_the_instant_of_a_time_that_was_shown_is_found_behind_any_number_of_pauses(
    stretches: list[tuple[int, int]], data: st.DataObject
) -> None:
    timer, now, ran = start_timer(600_000, 0), 0, []
    for run, stand in stretches:
        ran += [(now, run)]
        now += run
        timer = stop_timer(timer, timer.left(now), now)
        now += stand
        timer = resume_timer(timer, now)
    begin, run = data.draw(st.sampled_from(ran))
    instant = begin + data.draw(st.integers(0, run - 1))
    shown = timer.moment_at(instant)
    assert shown is not None
    assert timer.last_instant_with(shown.left_ms, now) == instant
    assert timer.first_start(now) == 0


def test_a_time_that_was_never_shown_is_the_nearest_instant() -> None:
    assert Timer().last_instant_with(5, 1_000) is None
    assert start_timer(240_000, 0, 3_000).last_instant_with(240_000, 2_999) is None
    assert start_timer(240_000, 0, 3_000).first_start(2_999) is None
    timer = start_timer(240_000, 0, 3_000)
    assert timer.last_instant_with(999_000, 13_000) == 3_000
    assert timer.last_instant_with(1, 13_000) == 13_000  # not yet
    paused = stop_timer(timer, timer.left(13_000), 13_000)
    assert paused.last_instant_with(1, 99_000) == 12_999
    assert paused.first_start(99_000) == 3_000
