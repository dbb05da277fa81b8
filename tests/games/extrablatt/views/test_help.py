"""A "?" for everything of Das Extrablatt that the rules have a page for, and none without one."""

from __future__ import annotations

from companion.games.extrablatt.state import events as fact
from companion.table.parts.events import GameBegun, TurnGiven
from tests.games.extrablatt.test_game import write
from tests.games.extrablatt.views.test_screens import hours
from tests.support.asked_help import asked
from tests.support.house import House, reference
from tests.support.live_game import open_table, taps
from tests.support.set_up_hands import choose, unfold

GAME = "extrablatt"


async def test_every_place_that_the_rules_name_is_asked_by_a_screen(house: House) -> None:
    setting_up = await house.phone("/new")
    await choose(setting_up, f"game-{GAME}")
    await unfold(setting_up, "ranking-competition")
    found = asked(setting_up)
    at = await open_table(house, GAME, holders=("a",), begun=False)
    found |= asked(await at.phone())
    await at.happens(GameBegun(seats=("a", "b", "c")), TurnGiven(seat="a"))
    phone = await at.phone()
    for opened in ("remove", "take", "sectors", "write"):
        await phone.tap(opened)
        found |= asked(phone)
        if opened == "sectors":
            await phone.tap("first-border-4")
            found |= asked(phone)
        if opened != "write":
            await phone.tap("form-close")
    await phone.tap("domain-sport")
    found |= asked(phone)
    await phone.type("dispatch", "S1")
    await phone.tap("dispatch-ok")
    found |= asked(phone)
    await phone.tap("form-close")
    await at.happens(write("a S1/4/10"), write("b S1/6/10"), fact.DispatchesRemoved(seat="b", count=2))
    await at.happens(TurnGiven(seat="a"), fact.DispatchesRemoved(seat="a"))
    await phone.settle()
    found |= asked(phone)
    for until, domain in ((1, None), (8, "sport")):
        await hours(at, until)
        await at.happens(fact.AcceleratorTaken(seat="a", rival="b", domain=domain))
        await phone.settle()
        found |= asked(phone)
        await taps(phone, "duel-for-1", "duel-1-9000", "duel-for-2", "duel-2-2000", "place-nothing")
    await at.happens(fact.CountBegun(), *(fact.EmptiesCounted(seat=seat, cells=2) for seat in "abc"))
    await phone.settle()
    await phone.tap("by-dispatch")
    found |= asked(phone)
    for step in range(1, 5):
        await at.happens(fact.StepReached(step=step))
        await phone.settle()
        found |= asked(phone)
    await at.happens(fact.StepReached(step=5))
    await phone.settle()
    await phone.tap("finale-skip")
    found |= asked(phone) | asked(await at.phone(where="/sheet")) | asked(await at.phone(where="/game"))
    named = reference().places(GAME)
    assert len(named) > 30
    assert not (missing := sorted(named - found)), " ".join(missing)
    rules = house.services.rules
    assert [place for place in found if rules.address(place, GAME) is None] == []
