"""The shown time on real phones: it never goes back, whatever happens to the clock, the network and the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.proxy import Proxy
from tests.support.server import serving
from tests.support.wire_hands import join, open_table, start_round
from tests.support.wire_phone import Phone


class Watched(Phone):
    """Notes every time that its clock has shown, in seconds."""

    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.seconds: list[int] = []

    async def _arrived(self, data: bytes) -> None:
        await super()._arrived(data)
        if self.has("timer"):
            minutes, _, rest = self.text("timer").partition(":")
            self.seconds.append(int(minutes) * 60 + int(rest))


@pytest.mark.long
async def test_the_time_shown_never_goes_back_through_pauses_cuts_and_reloads(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, Proxy(server.port) as network:
        async with Phone(server.url, width=1280, height=800) as laptop:
            code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
            async with (
                await join(server.url, code, 1) as zoe,
                Watched(network.url, f"/join/{code}", stays=True) as ali,
                Watched(network.url, f"/join/{code}", stays=True) as mia,
            ):
                for phone, seat in ((ali, 2), (mia, 3)):
                    await phone.tap(f"take-seat-{seat}", leads_to="start-round")
                await start_round(laptop, zoe, ali, mia)
                network.delay(150)
                for bad in (network.cut, network.lose_phones, network.freeze, lambda: None):
                    await zoe.tap("pause")
                    await laptop.shows("resume")
                    bad()
                    await zoe.tap("resume")
                    await laptop.shows("pause")
                    left = laptop.text("timer")
                    await laptop.until(lambda left=left: laptop.text("timer") != left)  # type: ignore[misc]
                    network.heal()
                    now = laptop.text("timer")
                    for phone in (ali, mia):
                        await phone.until(
                            lambda phone=phone, now=now: phone.has("timer") and phone.text("timer") <= now
                        )  # type: ignore[misc]
                await ali.reload()
                await ali.shows("pause")
                for phone in (ali, mia):
                    assert len(set(phone.seconds)) > 3
                    assert phone.seconds == sorted(phone.seconds, reverse=True), phone.seconds
