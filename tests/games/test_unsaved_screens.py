"""A full disk is said at the table of every game, by the same handle, and no more once there is room."""

from __future__ import annotations

import asyncio
import errno

import pytest

from companion.games.shelf import SHELF
from companion.store.disk import Disk
from companion.table.intents import ChangePlayer
from tests.support.house import House
from tests.support.live_game import open_table


@pytest.mark.parametrize("game", [game for game in SHELF if game != "redac-chef"])  # tests/wire/test_full_disk.py
async def test_a_full_disk_is_said_at_the_other_games_tables_too(
    house: House,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await open_table(house, game, ("Ana", "Bo", "Cy", "Di"), ("a", "b"))
    phones = [await table.phone(0), await table.phone(1)]
    assert not any(phone.has("unsaved") for phone in phones)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(Disk, "write", full)
        await asyncio.wait_for(table.live.submit(ChangePlayer(seat="a", name="Anne"), table.host), 30)
        for phone in phones:
            await phone.settle()
            assert "disque" in phone.text("unsaved")
    await table.live.submit(ChangePlayer(seat="a", name="Anna"), table.host)
    for phone in phones:
        await phone.settle()
        assert not phone.has("unsaved")
