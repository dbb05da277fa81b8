"""A "?" for everything of the election that the rules have a page for, and none without one."""

from __future__ import annotations

from companion.games.election.state import events as fact
from companion.table.parts.events import GameBegun, TurnGiven
from tests.games.election.build import M, clef, lay, race, run_off, threshold
from tests.games.election.test_game import live
from tests.games.election.views.test_screens import NAMES, table
from tests.support.asked_help import asked
from tests.support.house import House, reference
from tests.support.live_game import open_table, taps
from tests.support.set_up_hands import choose, unfold

GAME = "election"
OWN = ("orateur", "evenement-plus", "leche-bottes")


async def test_every_place_that_the_rules_name_is_asked_by_a_screen(house: House) -> None:
    setting_up = await house.phone("/new")
    await choose(setting_up, f"game-{GAME}")
    await unfold(setting_up, "title")
    found = asked(setting_up)
    at = await open_table(house, GAME, NAMES, ("",), begun=False)
    phone = await at.phone()
    found |= asked(phone)
    await at.happens(GameBegun(seats=("a", "b", "c")), TurnGiven(seat="a"))
    await phone.settle()
    await taps(phone, "desk-1", "session-open", "dare")
    found |= asked(phone)
    await taps(phone, "form-close", "menu", "rulings")
    found |= asked(phone)
    await phone.go(f"/table/{at.live.state.code}")
    for line in [*clef("a"), *clef("b"), *clef("c"), *lay("b>a faux-ami -1")]:
        await at.happens(*live(line))
    await at.happens(TurnGiven(seat="a"))
    await phone.settle()
    found |= asked(phone)
    await phone.tap("threshold-9000000")
    found |= asked(phone)
    await taps(phone, "threshold-open", "attack", "target-2")
    found |= asked(phone)
    await phone.tap("form-close")
    for kind in OWN:
        await taps(phone, "lay", *(["lay-kind"] if phone.has("lay-kind") else []), f"card-{kind}")
        found |= asked(phone)
        await phone.tap("form-close")
    await at.happens(fact.DareDrawn(seat="a", rival="b"))
    await phone.settle()
    found |= asked(phone)
    await at.happens(fact.DareSettled(votes=M, success=True))
    phone = await at.phone(where="/sheet")
    found |= asked(phone)
    for events in (race("10/6.5/6.5", "10", "abc"), run_off()):
        phone = await (await table(house, events)).phone()
        found |= asked(phone)
        if phone.has("dealt-anew"):
            await phone.tap("dealt-anew")
            found |= asked(phone)
    won = await table(house, [*run_off(), threshold("second 19"), *lay("a suffrages 7")])
    phone = await won.phone()
    await phone.tap("finale-skip")
    found |= asked(phone)
    await phone.tap("correct")
    found |= asked(phone)
    named = reference().places(GAME)
    assert len(named) > 30
    assert not (missing := sorted(named - found)), " ".join(missing)
    rules = house.services.rules
    assert [place for place in found if rules.address(place, GAME) is None] == []
