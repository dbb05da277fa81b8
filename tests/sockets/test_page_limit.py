"""Whose pages are cut off comes back slowly; everybody else does not notice."""

from __future__ import annotations

import pytest

from companion.sockets import page_limit
from companion.sockets.page_limit import AT_ONCE, LONGEST_S, MOST_PAGES, PageLimit


def test_who_is_cut_off_again_and_again_waits_and_nobody_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(page_limit.time, "monotonic", lambda: now[0])
    guard = PageLimit()
    for _ in range(AT_ONCE):
        guard.record_cut_off("192.0.2.7")
        assert guard.wait_s("192.0.2.7") == 0
    for _ in range(1_000):
        guard.record_cut_off("192.0.2.7")
    assert guard.wait_s("192.0.2.7") == LONGEST_S
    assert guard.wait_s("192.0.2.8") == 0
    now[0] += LONGEST_S
    assert guard.wait_s("192.0.2.7") == 0


def test_what_is_known_of_addresses_is_bounded() -> None:
    guard = PageLimit()
    for number in range(3_000):
        guard.record_cut_off(f"2001:db8::{number:x}")
    assert len(guard._cut_offs) <= 1_000


def test_a_table_behind_one_address_is_let_in_and_a_thousand_pages_of_it_are_not() -> None:
    guard = PageLimit()
    held = [guard.admit("203.0.113.9") for _ in range(MOST_PAGES + 1)]
    assert [one.__enter__() for one in held] == [True] * MOST_PAGES + [False]
    with guard.admit("203.0.113.10") as may:
        assert may
    for one in held:
        one.__exit__(None, None, None)
    with guard.admit("203.0.113.9") as may:
        assert may
    assert not guard._open
