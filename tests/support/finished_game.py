"""A finished game, and tables opened by hand, for tests of the screens."""

from __future__ import annotations

from typing import Any

from companion.hub.table import LiveTable
from tests.support.headless_phone import Phone
from tests.support.house import House


def game_file(id_: str = "11111111-1111-4111-8111-111111111111", when: str = "2026-11-20T22:40:00+01:00") -> Any:
    """A finished game of two, as the archive keeps it."""
    days = ("friday", "saturday", "sunday")
    page = {"articles": 8, "photos": 5, "tribune": 2, "happy": 0, "sad": 0, "surplus": 0, "ads": 4}
    return {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "id": id_,
        "started_at": "2026-11-20T20:40:00+01:00",
        "finished_at": when,
        "mode": "classic",
        "options": {"timer_s": 300},
        "players": [
            {"id": "a", "name": "Goupil", "profile": "p-goupil"},
            {"id": "b", "name": "Zhette", "profile": "p-zhette"},
        ],
        "rounds": [
            {
                "day": day,
                "bouclage": ["a", "b"],
                "sheets": {"a": page | {"free_area": 3}, "b": page | {"free_area": 6}},
            }
            for day in days
        ],
    }


async def open_table(house: House, phone: Phone, *names: str) -> LiveTable:
    """A table that this phone leads."""
    await phone.go("/new")
    for name in names:
        await phone.type("player-name", name)
        await phone.tap("add-player")
    await phone.tap("open-table")
    table = house.hub.find_tonight()
    assert table is not None
    return table


async def taken_up(house: House, file: Any = None) -> tuple[Phone, LiveTable]:
    """A finished game that is taken up from the history to be corrected: the page that leads it, and its table."""
    file = game_file() if file is None else file
    await house.archive.save(file)
    host = await house.phone(f"/history/{file['id']}")
    await host.tap("correct-game")
    table = house.hub.find_by_game(file["id"])
    assert table is not None
    return host, table
