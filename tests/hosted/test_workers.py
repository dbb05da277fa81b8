"""A worker that is killed in a round: another one has its table, and phones are back without a touch."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hosted.many_workers import serving_many
from tests.support.jetstream_nodes import JetStreamNodes
from tests.support.pocket_phone import PocketPhone
from tests.support.wire_hands import LAPTOP, join, open_table, start_round
from tests.support.wire_phone import Phone

pytestmark = pytest.mark.hosted


async def test_phones_follow_their_table_to_another_worker(tmp_path: Path, nodes: JetStreamNodes) -> None:
    async with (
        serving_many(tmp_path, nodes, 2) as many,
        Phone(many.url, stays=True, **LAPTOP) as laptop,
    ):
        code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
        mia = await join(many.url, code, 3, stays=True)
        async with PocketPhone(many.url, code, stays=True) as zoe, PocketPhone(many.url, code, stays=True) as ali:
            await zoe.tap("take-seat-1")
            await ali.tap("take-seat-2")
            await start_round(laptop, mia)
            assert await zoe.tap("maquette-1") == ""
            assert await ali.tap("tirage-2") == ""
            clock, came = zoe.clock, (zoe.came, mia.came)
            worker = many.worker_of(code)
            many.kill(worker)
            await zoe.until(lambda: zoe.came > came[0] and zoe.connected)
            await mia.until(lambda: mia.came > came[1] and mia.connected)
            # The call that was answered is there, once, the clock has not moved, and nothing had to be touched.
            await zoe.until(lambda: zoe.marks == {"2": "1"})
            assert zoe.clock == clock and zoe.screen["names"] == ["Zoé"]
            await many.until_placed(code, but=worker)
            await zoe.shows("tirage-1")
            assert await zoe.tap("tirage-1") == ""
            await ali.until(lambda: ali.marks == {"2": "1", "1": "2"})
            await mia.tap("tirage-3")
            await ali.until(lambda: ali.marks == {"2": "1", "1": "2", "3": "3"})
            await many.until_workers(2)  # the one that died is replaced
        await mia.close()


async def test_a_code_typed_at_another_worker_leads_to_the_table(tmp_path: Path, nodes: JetStreamNodes) -> None:
    async with serving_many(tmp_path, nodes, 2, club=True) as many, Phone(many.url, **LAPTOP) as laptop:
        await laptop.type("club-code", many.club_code())
        await laptop.tap("club-go", leads_to="new-game")
        code = await open_table(laptop, ["Zoé", "Ali"])
        # The next page without a table comes to the worker with fewer tables, once the front has heard of this one.
        await many.until_front_knows(code)
        async with Phone(many.url, "/join", scripts=True) as guest:
            await guest.type("code", code)
            await guest.tap("join-go")
            await guest.until(lambda: guest.loads)
            assert guest.loads == [f"/join/{code}"]
        async with Phone(many.url, guest.loads[0]) as again:
            await again.shows("take-seat-1")
        # The other worker knows the laptop for one of the club, and nobody else.
        async with Phone(many.url, "/history", storage=laptop.storage) as member, Phone(many.url, "/history") as nobody:
            await member.shows("export-all")
            await nobody.shows("club-code")
