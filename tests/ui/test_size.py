"""The size of a page: what the browser told last, on every load."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state.intents import StartRound
from companion.ui.device import Device
from tests.games.redac_chef.counting_table import open_table
from tests.support.house import House


async def test_the_size_that_arrives_while_a_page_is_asked_who_it_is_counts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone tells 155 × 264 before it has read its viewport, and 390 × 664 while nobody listens yet."""
    recognise = Device.recognise
    seen: list[Device] = []

    async def slowly(device: Device) -> None:
        await recognise(device)
        device.page.session.apply_page_patch({"width": 390.0, "height": 664.0})
        seen.append(device)

    monkeypatch.setattr(Device, "recognise", slowly)
    table = await open_table(house, holders=("a",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await table.phone(width=155.2, height=264.2)
    assert (seen[0].width, seen[0].height) == (390, 664)
