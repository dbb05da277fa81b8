"""A server that is killed in a round and comes back: the pocket page is back by itself, with its seat and its token."""

from __future__ import annotations

from pathlib import Path

from tests.support.pocket_phone import PocketPhone
from tests.support.server import serving
from tests.support.wire_hands import LAPTOP, open_table, start_round
from tests.support.wire_phone import Phone


async def test_a_killed_server_is_back_with_every_call_and_the_page_with_its_seat(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        async with Phone(server.url, stays=True, **LAPTOP) as laptop:
            code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
            async with (
                PocketPhone(server.url, code, stays=True) as zoe,
                PocketPhone(server.url, code, stays=True) as ali,
            ):
                await zoe.tap("take-seat-1")
                await ali.tap("take-seat-2")
                await start_round(laptop)
                assert await zoe.tap("maquette-1") == ""
                assert await ali.tap("tirage-2") == ""
                came = zoe.came
                server.kill()
                await zoe.until(lambda: not zoe.connected)
                server.start()
                await zoe.until(lambda: zoe.came > came and zoe.connected)
                # The call that was answered is there, once; nothing had to be touched.
                await zoe.until(lambda: zoe.marks == {"2": "1"})
                assert zoe.screen["names"] == ["Zoé"]
                # Away for longer than ten seconds the table says what counts; else the round has gone on.
                await zoe.until(lambda: zoe.has("pause") or zoe.has("away-go-on"))
                if zoe.has("away-go-on"):
                    assert zoe.has("away-set") and not zoe.has("pause")
                    await zoe.tap("away-go-on")
                await zoe.shows("tirage-1")
                await zoe.tap("tirage-1")
                await ali.until(lambda: ali.marks == {"2": "1", "1": "2"})
