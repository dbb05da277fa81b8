"""A socket is read no faster than so many bytes and frames."""

from __future__ import annotations

import pytest

from companion.sockets.read_limit import BYTES_AT_ONCE, BYTES_PER_SECOND, ReadLimit


def test_what_is_over_the_rate_waits_as_long_as_it_weighs() -> None:
    flow = ReadLimit(0)
    flow.take(BYTES_AT_ONCE, 0)
    assert flow.due_in(0) == 0
    flow.take(BYTES_PER_SECOND, 0)
    assert flow.due_in(0) == pytest.approx(1) and flow.due_in(0.5) == pytest.approx(0.5)
    assert flow.due_in(2) == 0


def test_a_long_silence_is_no_licence_for_more_than_is_read_at_once() -> None:
    flow = ReadLimit(0)
    flow.take(0, 10_000)
    flow.take(BYTES_AT_ONCE + BYTES_PER_SECOND, 10_000)
    assert flow.due_in(10_000) == pytest.approx(1)
