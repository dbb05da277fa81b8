"""Two fingers on two phones in the same tick: both calls are taken, and every phone shows the same tokens.

A well-known engine's default loses one of two. ``COMPANION_TIMES=200`` for as often as that.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.support.server import serving
from tests.support.wire_hands import LAPTOP, join, open_table, start_round
from tests.support.wire_phone import Phone

TIMES = int(os.environ.get("COMPANION_TIMES", "15"))


async def test_two_calls_in_the_same_tick_are_two_calls(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        async with Phone(server.url, **LAPTOP) as laptop:
            code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
            async with await join(server.url, code, 1) as zoe, await join(server.url, code, 2) as ali:
                phones = (laptop, zoe, ali)
                await start_round(*phones)
                for number in range(TIMES):
                    if number % 25 == 24:
                        await laptop.tap("add-30")
                    presses = [(zoe, *zoe.screen.touched("tirage-1")), (ali, *ali.screen.touched("tirage-2"))]
                    for phone, control, event in presses[:: 1 if number % 2 else -1]:
                        await phone.event(control, event)
                    for phone in phones:
                        await phone.until(lambda phone=phone: _tokens(phone) == {"1", "2"})  # type: ignore[misc]
                    assert len({(phone.text("bouclage-1"), phone.text("bouclage-2")) for phone in phones}) == 1
                    for phone, button in ((zoe, "take-back-1"), (ali, "take-back-2")):
                        await phone.tap(button)
                    for phone in phones:
                        await phone.until(lambda phone=phone: not _tokens(phone) & {"1", "2"})  # type: ignore[misc]
                    await zoe.shows("tirage-1")
                    await ali.shows("tirage-2")


def _tokens(phone: Phone) -> set[str]:
    return {phone.text(handle) for handle in ("bouclage-1", "bouclage-2") if phone.has(handle)}
