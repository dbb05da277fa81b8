"""Hands at a table of a game from the shelf: set-up, and numbers on the keypad."""

from __future__ import annotations

from companion.hub.table import LiveTable
from tests.support.headless_phone import Phone
from tests.support.house import House


async def open_game(house: House, phone: Phone, game: str, *names: str) -> LiveTable:
    """From home to a table of that game, laid out but not begun."""
    await phone.go("/home")
    await phone.tap(f"play-{game}")
    for name in names:
        await phone.type("player-name", name)
        await phone.tap("add-player")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None and table.state.game == game
    return table


async def number(phone: Phone, value: int) -> None:
    """Type a number, and OK."""
    for digit in str(value):
        await phone.tap(f"keypad-{digit}")
    await phone.tap("keypad-ok")
