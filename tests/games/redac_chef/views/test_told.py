"""What a mode's screens say of it, and what they leave out because the mode has none of it."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state import intents
from companion.games.redac_chef.state.events import FlashTurned
from companion.games.redac_chef.state.intents import StartRound
from companion.kit.game_base import Happened
from tests.games.redac_chef.counting_table import open_table
from tests.support.house import House


async def test_reminders_hold_the_flash_card_that_lies_open_and_are_not_offered_without(house: House) -> None:
    table = await open_table(house, ("Ada", "Bo"), ("a",), mode="advanced", flash=True, powers=False)
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone()
    assert not phone.has("reminders"), "an empty panel helps nobody"
    await table.live.submit(Happened(event=FlashTurned(day="friday", card=3)), table.host)
    await phone.settle()
    await phone.tap("reminders")
    assert "n° 3" in phone.text("flash-open")


async def test_alone_nobody_is_asked_for_a_shout(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intents, "LEAD_MS", 0)
    table = await open_table(house, ("Ada",), ("a",), mode="solo")
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone()
    assert phone.has("maquette-1") and not phone.has("shout")


async def test_a_puzzle_has_its_number_and_thresholds_wherever_it_is(house: House) -> None:
    table = await open_table(house, ("Ada",), ("a",), mode="puzzle", puzzle=7)
    phone = await table.phone()
    for _ in ("before", "meanwhile"):
        assert "Puzzle n° 7" in phone.text("puzzle-asks") and "13, 15 et 17" in phone.text("puzzle-asks")
        if phone.has("start-round"):
            assert "endredi" not in phone.text("start-round"), "a puzzle is no day"
            await phone.tap("start-round")
    await phone.tap("end-round")
    assert phone.has("count-articles-1") and "13, 15 et 17" in phone.text("puzzle-asks"), "and while it is counted"
