"""Somebody goes home from the menu of one of the four games: the others go on at once, and his line says it."""

from __future__ import annotations

import pytest

from tests.games.shelf_table import open_table, shown, taps
from tests.ui.conftest import House, house, house_on  # noqa: F401


@pytest.mark.parametrize("game", ["reportages", "extrablatt", "plus-belle-la-vie", "election"])
async def test_leaving_from_the_menu_and_coming_back(house: House, game: str) -> None:  # noqa: F811
    table = await open_table(house, game, ("Ana", "Bo", "Cy", "Di"), ("a",))
    phone = await table.phone()
    await taps(phone, "menu", "leave-2")
    assert "Bo quitte la partie" in shown(phone)
    await taps(phone, "leave-2-yes")
    assert table.play.staying == ("a", "c", "d")
    await phone.go(f"/table/{table.live.state.code}/sheet")
    assert "Bo est parti pendant la partie" in shown(phone)
    await phone.tap("undo")
    assert table.play.staying == ("a", "b", "c", "d") and "est parti" not in shown(phone)
