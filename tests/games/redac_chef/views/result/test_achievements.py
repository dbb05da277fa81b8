"""The achievements at the end of a game: new ones and old ones, those missed by little, and those that are ticked."""

from __future__ import annotations

from typing import Any

from companion.games.redac_chef.state.intents import EnterCount
from companion.table.intents import NewPlayer
from tests.games.redac_chef.counting_table import FRIDAY, Table
from tests.games.redac_chef.views.result.test_screen import over
from tests.support.finished_game import game_file
from tests.support.headless_phone import Storage
from tests.support.house import House
from tests.support.seated import actor_of

PROFILES = {"Goupil": "p-goupil", "Zhette": "p-zhette", "Lahaz": "p-lahaz"}


async def played_for(house: House, progress: str | None = "achievements", **counts: dict[str, Any]) -> Table:
    """Three known people, all three days counted; a gets 12 for articles a day."""
    storage = Storage()
    players = [NewPlayer(name=name, profile=profile) for name, profile in PROFILES.items()]
    live = await house.hub.open("redac-chef", {"progress": progress}, players, actor_of(storage))
    table = Table(house, live, [storage])
    return await over(table, **({"a": {"articles": 12}} | counts))


async def test_each_achievement_is_shown_once_with_its_figure_and_symbol(house: House) -> None:
    table = await played_for(house)
    phone = await table.phone()
    said = phone.text("achievement-4-1")
    assert "35 points ou plus avec vos articles" in said
    assert "Points d'articles : 36 (minimum 35)" in said
    assert phone.handles().count("achievement-4-1") == 1
    # 12 + 5 + 2 + 3 − 2 − 2 a day.
    assert not phone.has("achievement-1-1") and "Points en tout : 54" in phone.text("near-1-1")


async def test_what_a_team_earned_is_shown_once_and_each_of_its_people_has_it(house: House) -> None:
    before = game_file()
    before["options"] = {"progress": "achievements"}
    for each in before["rounds"]:
        each["sheets"]["a"] = each["sheets"]["a"] | {"articles": 12}
    await house.archive.save(before)
    storage = Storage()
    teams = [
        NewPlayer(name="Goupil & Ada", members=("Goupil", "Ada"), people=("p-goupil", "p-ada")),
        NewPlayer(name="Bo & Cy", members=("Bo", "Cy")),
    ]
    settings = {"mode": "newsroom", "progress": "achievements"}
    live = await house.hub.open("redac-chef", settings, teams, actor_of(storage))
    table = await over(Table(house, live, [storage]), a={"articles": 12})
    phone = await table.phone()
    assert phone.handles().count("achievement-4-1") == 1
    assert "Nouveau pour Ada" in phone.text("achievement-4-1"), "Goupil had it already"
    await live.wait_archived()
    profile = await house.phone("/players/p-ada")
    await profile.tap("items-achievements")
    assert profile.find("item-achievements-4").checked and not profile.find("item-achievements-5").checked


async def test_without_achievements_nothing_is_shown(house: House) -> None:
    for progress in (None, "rule-changes"):
        storage = Storage()
        settings = {"progress": progress, "rule_change": 6 if progress else None}
        players = [NewPlayer(name=name) for name in PROFILES]
        live = await house.hub.open("redac-chef", settings, players, actor_of(storage))
        table = await over(Table(house, live, [storage]))
        assert not (await table.phone()).has("achievements")


async def test_what_a_profile_has_already_is_not_new(house: House) -> None:
    before = game_file()
    before["options"] = {"progress": "achievements"}
    for each in before["rounds"]:
        each["sheets"]["a"] = each["sheets"]["a"] | {"articles": 12}
    await house.archive.save(before)
    table = await played_for(house)
    phone = await table.phone()
    assert not phone.has("achievement-4-1")
    assert "4" in phone.text("achieved-before-1")
    # The earlier game told in the history is still the one that earned it.
    first = await house.phone(f"/history/{before['id']}")
    assert first.has("achievement-4-1")


async def test_what_is_ticked_by_hand_in_the_profile_is_not_new_either(house: House) -> None:
    await house.archive.save(game_file())
    player = await house.archive.run(lambda library: library.people.all()["p-goupil"])
    await house.archive.run(
        lambda library: library.people.save(player.with_tick("redac-chef", "achievements", 4, True))
    )
    table = await played_for(house)
    phone = await table.phone()
    assert not phone.has("achievement-4-1") and phone.has("achieved-before-1")


async def test_a_correction_at_the_end_takes_an_achievement_back(house: House) -> None:
    table = await played_for(house)
    phone = await table.phone()
    assert phone.has("achievement-4-1")
    await table.live.submit(EnterCount(day="friday", seat="a", field="articles", value=10), table.host)
    await phone.settle()
    assert not phone.has("achievement-4-1") and phone.has("near-4-1")


async def test_what_only_eyes_saw_is_ticked_at_the_end_and_is_kept_in_the_profile(house: House) -> None:
    table = await played_for(house)
    phone = await table.phone()
    # The photos were typed as a sum of 5.
    assert phone.has("tick-17-1") and not phone.has("tick-18-1")
    assert not phone.has("achievement-17-1")
    await phone.tap("tick-17-1")
    assert "Coché à la main" in phone.text("achievement-17-1")
    profile = await house.phone("/players/p-goupil")
    await profile.tap("items-achievements")
    assert profile.find("item-achievements-17").checked
    await phone.tap("tick-17-1")
    assert not phone.has("achievement-17-1")
    again = await house.phone("/players/p-goupil")
    await again.tap("items-achievements")
    assert not again.find("item-achievements-17").checked


async def test_a_phone_that_may_not_count_sees_what_could_be_ticked(house: House) -> None:
    table = await played_for(house)
    watcher = await house.phone(f"/history/{table.live.state.game_id}")
    assert not watcher.has("tick-17-1")
    assert "cochez-le avec « Corriger »" in watcher.text("achieved-1")


async def test_guests_have_theirs_too(house: House) -> None:
    storage = Storage()
    live = await house.hub.open(
        "redac-chef", {"progress": "achievements"}, [NewPlayer(name=name) for name in PROFILES], actor_of(storage)
    )
    table = await over(Table(house, live, [storage]), a=FRIDAY["a"] | {"articles": 12})
    assert (await table.phone()).has("achievement-4-1")
