"""How sure a press is: what the event loop was late for is part of it."""

from __future__ import annotations

import asyncio
import time

from companion.sockets.press_time import LAG, LoopLag, now_ms
from companion.ui.web.connection import TableConnection


async def held_up() -> None:
    """The loop is held up for 150 ms, and then gets round to what was due meanwhile."""
    time.sleep(0.15)  # noqa: ASYNC251 - that is what is tried
    for _ in range(3):
        await asyncio.sleep(0)


async def test_a_loop_that_was_held_up_while_somebody_may_press_is_known_to_have_been() -> None:
    """though nothing else was due: a press may have waited at its socket just then"""
    lag, one, other = LoopLag(), object(), object()
    lag.set_wanted(one, True)
    lag.set_wanted(other, True)
    lag.set_wanted(one, False)
    began = now_ms()
    await held_up()
    assert lag.worst(began) >= 100
    await held_up()
    assert [late for _, late in lag._samples if late >= 100][1:], "it goes on looking"


def test_what_held_up_an_earlier_press_says_nothing_of_this_one() -> None:
    lag = LoopLag()
    lag.record_lag(80, 1_000)
    lag.record_lag(3, 1_020)
    assert lag.worst(1_001) == 80
    assert lag.worst(1_050) == 3


async def test_nobody_looks_when_nobody_may_press() -> None:
    lag, one = LoopLag(), object()
    lag.set_wanted(one, True)
    lag.set_wanted(one, False)
    await held_up()
    seen = len(lag._samples)
    await held_up()
    assert len(lag._samples) == seen
    lag.set_wanted(one, True)
    await held_up()
    assert len(lag._samples) > seen, "and looks again when somebody may"


async def test_a_page_in_a_round_is_somebody_who_may_press() -> None:
    page = TableConnection(loop=asyncio.get_running_loop(), executor=None, main=None, before_main=None)
    page.set_brisk(True)
    began = now_ms()
    try:
        await held_up()
        assert LAG.worst(began) >= 100
    finally:
        page.set_brisk(False)
    await held_up()
    seen = len(LAG._samples)
    await held_up()
    assert len(LAG._samples) == seen
