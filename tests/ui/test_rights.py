"""Rights on the screens: what is locked is not offered, and why is said; the host's role goes and comes back."""

from __future__ import annotations

from companion.hub.table import LiveTable
from companion.table.game import Actor
from companion.table.intents import LockRights
from tests.support.headless_phone import Phone
from tests.support.house import AWAY, House
from tests.support.wording import worded
from tests.ui.test_seats import sitting


async def lock(host: Phone) -> None:
    await host.tap("menu")
    await host.tap("rights")
    await host.tap("lock-rights")
    await host.tap("close-menu")


async def test_locked_a_phone_is_offered_its_own_and_told_why_not_more(house: House) -> None:
    table, host, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await goupil.tap("seat-2")
    assert goupil.has("start-round") and goupil.has("remove-seat-2")
    await lock(host)
    await goupil.settle()
    assert table.state.locked
    assert not goupil.has("start-round") and not goupil.has("remove-seat-2")
    assert "verrouillés" in goupil.text("locked")
    await goupil.tap("menu")
    assert goupil.has("leave-1") and not goupil.has("leave-2") and not goupil.has("put-away")
    assert not goupil.has("rulings")
    await goupil.tap("close-menu")
    await host.tap("start-round")
    await host.tap("pause")  # 3-2-1 stops, and the buttons stand there
    await goupil.settle()
    assert not goupil.has("resume") and goupil.has("locked") and goupil.has("maquette-1")
    await goupil.tap("round-toggle")
    assert goupil.has("maquette-1") and not goupil.has("maquette-2"), "the other's call is not theirs"
    assert host.has("resume") and not host.has("locked")


async def test_locked_a_press_that_comes_too_late_is_answered_with_the_reason(house: House) -> None:
    table, host, (goupil, _) = await sitting(house, "Goupil", "Zhette")
    await goupil.tap("start-round")
    start = goupil.find("start-round-yes").content
    await table.submit(LockRights(locked=True), Actor(table.state.host))
    await goupil.session.dispatch_event(start._i, "click", None)  # type: ignore[union-attr]
    await goupil.settle()
    assert not table.state.play.today.started and "L'hôte a verrouillé les droits" in goupil.text()


async def test_a_scorekeeper_does_what_the_host_does_but_gives_no_rights(house: House) -> None:
    table, host, (goupil, zhette) = await sitting(house, "Goupil", "Zhette")
    await lock(host)
    await host.tap("menu")
    await host.tap("rights")
    keeper = next(one for one in host.handles() if one.startswith("scorekeeper-") and "Goupil" in host.text(one))
    await host.tap(keeper)
    await goupil.settle()
    assert goupil.has("start-round") and not goupil.has("locked")
    await goupil.tap("menu")
    await goupil.tap("rights")
    assert not goupil.has("lock-rights") and worded("fr", "rights-keeper-here") in goupil.text()
    await host.tap(keeper)
    await goupil.settle()
    assert table.state.scorekeeper == ""


async def hand_over(table: LiveTable, host: Phone) -> None:
    await host.tap("menu")
    await host.tap("rights")
    to = next(one for one in host.handles() if one.startswith("hand-over-") and "Goupil" in host.text(one))
    await host.tap(to)
    await host.tap(f"{to}-yes")


async def test_the_host_hands_his_role_over_and_gets_it_back_with_the_code_of_the_terminal(house: House) -> None:
    table, host, (goupil, _) = await sitting(house, "Goupil", "Zhette")
    before = table.state.host
    await hand_over(table, host)
    assert table.state.host in table.state.seats[0].devices
    assert not host.has("lock-rights") and "Hôte : l'appareil de Goupil" in host.text()
    code = house.hub.host_code
    await host.type("host-code", f"{code[:4]} {code[4:].lower()}")
    await host.tap("host-code-go")
    assert table.state.host == before and host.has("lock-rights")


async def test_who_guesses_the_host_code_waits_soon(house: House) -> None:
    table, host, (goupil, _) = await sitting(house, "Goupil", "Zhette")
    await goupil.tap("menu")
    await goupil.tap("rights")
    await goupil.type("host-code", "AAAAAAAA")
    for _ in range(5):
        await goupil.tap("host-code-go")
        assert "Ce n'est pas le code de l'hôte" in goupil.text()
        await goupil.tap("said-ok")
    await goupil.type("host-code", house.hub.host_code)
    await goupil.tap("host-code-go")
    assert "Trop de codes faux" in goupil.text() and table.state.host not in table.state.seats[0].devices


async def test_locked_only_who_leads_puts_a_table_away_from_home_too(house: House) -> None:
    table, host, (goupil, _) = await sitting(house, "Goupil", "Zhette")
    await lock(host)
    await goupil.go("/home")
    await goupil.tap(f"put-away-{table.id}")
    await goupil.tap(f"put-away-{table.id}-yes")
    assert not table.state.closed and "verrouillé" in goupil.text()
    stranger = await house.phone("/home", ip=AWAY)
    assert not stranger.has(f"put-away-{table.id}")
