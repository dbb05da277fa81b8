"""Presses put to the instant at which they were made: the race, two fingers, slowness on purpose."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hub.latency import MAX_AGE_MS, MAX_ROUND_TRIPS, MOST_BELIEVED_MS, UNMEASURED_MS, ConnectionLatency, Press
from companion.kit.token_order import Bouclage, Call, with_call
from companion.table.press import MOST_CORRECTION_MS


class Way:
    """A network between a phone and the server: so many ms each way, and up to ``jitter`` more."""

    def __init__(self, rng: Random, ms: float, jitter: float, name: str) -> None:
        self.rng, self.ms, self.jitter = rng, ms, jitter
        self.latency = ConnectionLatency(name)
        self.arrived = 0.0

    def once(self) -> float:
        return self.ms + self.rng.random() * self.jitter

    def ping(self, now: float) -> None:
        self.latency.record_round_trip(self.once() + self.once(), now)

    def press(self, made: float) -> tuple[float, Press]:
        """When it arrives, never overtaking what was sent before it, and what is made of it."""
        self.arrived = max(self.arrived, made + self.once())
        return self.arrived, self.latency.correct_press(self.arrived)


def finish(*presses: tuple[str, tuple[float, Press]]) -> Bouclage:
    """The tokens of these seats' presses, taken in as they arrive."""
    bouclage = Bouclage()
    for seat, (arrived, press) in sorted(presses, key=lambda each: each[1][0]):
        call = Call(seat, press.at, press.error_ms, None, heard_at=int(arrived), line=press.line)
        bouclage = with_call(bouclage, call)
    return bouclage


@pytest.mark.parametrize("apart", [10, 30, 100, 170])
def test_the_earlier_press_wins_over_20_and_over_200_ms(apart: int) -> None:
    for seed in range(300):
        rng = Random(seed)
        jitter = min(4.0, apart / 4)
        quick, slow = Way(rng, 20, jitter, "quick"), Way(rng, 200, jitter, "slow")
        made = 60_000 + rng.random() * 1_000
        for second in range(rng.randint(3, 40)):
            quick.ping(made - second * 1_000)
            slow.ping(made - second * 1_000 + 300)
        for first, second in ((slow, quick), (quick, slow)):
            made += 5_000
            one, other = first.press(made), second.press(made + apart)
            assert finish(("a", one), ("b", other)).order == ("a", "b"), f"seed {seed}"
            if first is slow:
                assert one[0] > other[0], "it arrived later"


def test_two_fingers_on_one_screen_keep_their_order_whatever_the_line_is_like() -> None:
    for seed in range(300):
        rng = Random(seed)
        way = Way(rng, rng.choice((2, 20, 200)), rng.choice((0, 5, 80)), "one")
        made, presses = 0.0, []
        for number in range(20):
            made += rng.choice((30, 30, 0, 900))
            for _ in range(rng.randint(0, 3)):
                way.ping(made)
            presses.append((f"{number:02}", way.press(made)))
        bouclage = finish(*presses)
        assert list(bouclage.order) == [seat for seat, _ in presses], f"seed {seed}"
        assert not bouclage.doubtful, "what comes on one line is certain"


def test_the_second_finger_is_not_put_before_the_first_when_the_line_turns_out_slower() -> None:
    latency = ConnectionLatency("one")
    latency.record_round_trip(10, 0)
    first = latency.correct_press(1_000)
    for _ in range(MAX_ROUND_TRIPS):
        latency.record_round_trip(200, 1_000)
    second = latency.correct_press(1_030)
    assert (first.at, second.at) == (995, 995)


def test_two_fingers_30_ms_apart_are_30_ms_apart() -> None:
    latency = ConnectionLatency("one")
    latency.record_round_trip(12, 0)
    first = latency.correct_press(1_000)
    assert latency.correct_press(1_030).at - first.at == 30


trips = st.lists(st.floats(0, 5_000), max_size=60)


@given(trips, trips, st.floats(0, 500), st.floats(0, 200))
def test_who_comes_first_by_the_correction_alone_is_a_photo_finish(
    mine: list[float], theirs: list[float], later: float, lag: float
) -> None:
    """Slow on purpose or not: nobody overtakes without the table's being asked."""
    slow, other = ConnectionLatency("slow"), ConnectionLatency("other")
    for trip in mine:
        slow.record_round_trip(trip, 0)
    for trip in theirs:
        other.record_round_trip(trip, 0)
    quick_arrival, slow_arrival = 10_000.0, 10_000.0 + later
    theirs_press, mine_press = other.correct_press(quick_arrival, lag), slow.correct_press(slow_arrival, lag)
    bouclage = finish(("other", (quick_arrival, theirs_press)), ("slow", (slow_arrival, mine_press)))
    if bouclage.order == ("slow", "other"):
        assert bouclage.is_photo_finish("other")
    assert slow_arrival - mine_press.at <= MOST_CORRECTION_MS + 1
    assert mine_press.at <= slow_arrival


def test_one_prompt_answer_undoes_a_minute_of_slow_ones() -> None:
    latency = ConnectionLatency()
    for second in range(25):
        latency.record_round_trip(400, second * 1_000)
    assert latency.correct_press(25_000).at == 25_000 - 200
    latency.record_round_trip(6, 25_500)
    assert latency.correct_press(26_000).at == 26_000 - 3
    assert latency.correct_press(26_000).error_ms == MOST_CORRECTION_MS, (
        "and it is known how little that line can be relied on"
    )


def test_what_is_not_known_is_not_corrected() -> None:
    latency = ConnectionLatency()
    assert latency.correct_press(5_000, lag=7) == Press(5_000, UNMEASURED_MS + 7)
    latency.record_round_trip(20, 5_000)
    assert latency.correct_press(5_001).at == 5_000, "never before what it has sent already"
    assert latency.correct_press(6_000) == Press(5_990, 10)
    assert latency.correct_press(5_001 + MAX_AGE_MS) == Press(5_001 + MAX_AGE_MS, UNMEASURED_MS), (
        "long ago is not known"
    )


def test_a_slow_line_is_corrected_by_the_most_and_one_that_nobody_believes_counts_as_it_arrives() -> None:
    slow = ConnectionLatency()
    slow.record_round_trip(2 * MOST_BELIEVED_MS, 0)
    assert slow.correct_press(10_000) == Press(10_000 - MOST_CORRECTION_MS, MOST_CORRECTION_MS)
    strange = ConnectionLatency()
    strange.record_round_trip(3_000, 0)
    assert strange.correct_press(10_000, lag=7) == Press(10_000, MOST_CORRECTION_MS + 7)


@pytest.mark.parametrize("delay", [50, 150, 199, 240, 400, 2_000])
@pytest.mark.parametrize("earlier", [10, 100, 201, 300])
def test_what_a_phone_gains_that_delays_all_its_answers_is_bounded_and_seen(delay: int, earlier: int) -> None:
    """B11: as it said then, an honest press 200 ms earlier was put behind one whose answers all came late"""
    honest, cheat = ConnectionLatency("honest"), ConnectionLatency("cheat")
    for second in range(30):
        honest.record_round_trip(8, second * 1_000)
        cheat.record_round_trip(8 + 2 * delay, second * 1_000)
    first, second_ = honest.correct_press(60_000), cheat.correct_press(60_000 + earlier)
    bouclage = finish(("honest", (60_000, first)), ("cheat", (60_000 + earlier, second_)))
    gained = earlier <= delay and delay + 4 <= MOST_BELIEVED_MS and earlier <= MOST_CORRECTION_MS
    assert bouclage.order == (("cheat", "honest") if gained else ("honest", "cheat"))
    assert not gained or bouclage.is_photo_finish("honest")


def test_one_bad_line_makes_no_photo_finish_of_what_was_pressed_long_before_or_after() -> None:
    """B11: a line whose answers take two seconds put all within two seconds into doubt"""
    bad, good = ConnectionLatency("bad"), ConnectionLatency("good")
    for second in range(30):
        bad.record_round_trip(4_000 if second else 20, second * 1_000)
        good.record_round_trip(10, second * 1_000)
    press = bad.correct_press(30_000)
    assert press.error_ms == MOST_CORRECTION_MS
    arrived = 30_000 + MOST_CORRECTION_MS + 20
    assert not finish(("bad", (30_000, press)), ("good", (arrived, good.correct_press(arrived)))).doubtful
