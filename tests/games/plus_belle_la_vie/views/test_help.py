"""A "?" for everything of Plus belle la vie that the rules have a page for, and none without one."""

from __future__ import annotations

from companion.games.plus_belle_la_vie.state.events import (
    CardOpened,
    ColumnSet,
    DiceThrown,
    MeetingBegun,
    MeetingOver,
)
from companion.table.parts.events import GameBegun, TurnGiven
from tests.games.plus_belle_la_vie.build import FACTS
from tests.support.asked_help import asked
from tests.support.house import House, reference
from tests.support.live_game import open_table, taps
from tests.support.set_up_hands import choose

GAME = "plus-belle-la-vie"


async def test_every_place_that_the_rules_name_is_asked_by_a_screen(house: House) -> None:
    setting_up = await house.phone("/new")
    await choose(setting_up, f"game-{GAME}")
    found = asked(setting_up)
    table = await open_table(house, GAME, ("Ana", "Bo"), ("a",), begun=False)
    found |= asked(await table.phone(0))
    await table.happens(GameBegun(seats=("a", "b")), TurnGiven(seat="a"))
    phone = await table.phone(0)
    found |= asked(phone)
    for handle in ("plan-add", "card-new"):
        await phone.tap(handle)
        found |= asked(phone)
    await table.happens(
        ColumnSet(seat="a", character="Luna", cards=1), CardOpened(place="Bar", minimum=1),
        MeetingBegun(number=1, seat="a", place="Bar", present=("Luna",)),
    )  # fmt: skip
    await phone.settle()
    found |= asked(phone)
    await table.happens(DiceThrown(seat="a", throw=1, success=True))
    await phone.settle()
    await phone.tap("sell-1-1")
    found |= asked(phone)
    await table.happens(MeetingOver(number=1))
    for where, taps_there in (("/control", ("column-1-1",)), ("/points", ()), ("/sheet", ())):
        page = await table.phone(0, where=where)
        await taps(page, *taps_there)
        found |= asked(page)
    named = reference().places(GAME)
    assert FACTS.players == (2, 5) and len(named) > 20
    assert sorted(named - found) == []
    rules = house.services.rules
    assert [place for place in found if rules.address(place, GAME) is None] == []
