"""A puzzle for several, each for themselves: whoever joins may open a table of their own for the same puzzle."""

from __future__ import annotations

from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.state.events import CountingDone
from companion.games.redac_chef.state.intents import EndRound, EnterCount, StartRound
from companion.games.redac_chef.state.page_intents import LayTile
from companion.hub.table import LiveTable
from companion.kit.game_base import Happened
from companion.table.game import Actor
from companion.table.intents import NewPlayer, TakeSeat
from tests.games.redac_chef.page.build import ad, article, page
from tests.support.headless_phone import Phone, Storage
from tests.support.house import AWAY, House
from tests.support.seated import actor_of, sit_down
from tests.support.wording import worded

DAY = "friday"
TILES = (article("t1", "sport", (0, 4)), ad("t2", 2, (4, 6), face_down=True))


async def opened(house: House) -> tuple[LiveTable, Actor]:
    """Puzzle 7 on Anna's phone, under way."""
    anna = actor_of(Storage())
    player = NewPlayer(name="Anna", profile="p-anna")
    live = await house.hub.open("redac-chef", {"mode": "puzzle", "puzzle": 7}, [player], anna)
    await live.submit(TakeSeat(seat="a"), anna)
    await live.submit(StartRound(day=DAY), anna)
    return live, anna


async def joined(house: House, code: str, name: str) -> tuple[Phone, LiveTable]:
    """A phone that scans the code of somebody's puzzle and opens a table of its own for it."""
    phone = await house.phone(f"/join/{code}", storage=Storage(), ip=AWAY)
    assert worded("fr", "puzzle-own", number=7) in phone.text()
    await phone.type("player-name", name)
    await phone.tap("add-player")
    live = house.hub.open_tables()[0]
    assert live.state.name("a") == name and phone.page.route.startswith(f"/table/{live.state.code}")
    return phone, live


async def finish(live: LiveTable, who: Actor, articles: int) -> None:
    """End the round and count that many points."""
    await live.submit(EndRound(day=DAY), who)
    counts = {"articles": articles, "photos": 4, "tribune": 2, "free_area": 1, "happy": 2, "sad": 2}
    for field, value in (counts | {"ads_all_placed": True}).items():
        await live.submit(EnterCount(day=DAY, seat="a", field=field, value=value), who)
    await live.submit(Happened(event=CountingDone(day=DAY)), who)
    await live.wait_archived()


async def test_each_has_a_result_of_their_own_and_all_are_in_the_progress(house: House) -> None:
    first, anna = await opened(house)
    phone, second = await joined(house, first.state.code, "Basile")
    basile = actor_of(phone.storage)
    assert second.state.play.settings == first.state.play.settings
    assert (first.state.seats[0].devices, second.state.seats[0].devices) == ((anna.device,), (basile.device,))
    await second.submit(StartRound(day=DAY), basile)
    await finish(first, anna, 9)
    await finish(second, basile, 5)
    games = await house.archive.history()
    assert sorted(player.name for game in games for player in game.players) == ["Anna", "Basile"]
    await phone.go("/progress/redac-chef")
    await phone.tap("items-puzzles")
    best = phone.text("best-puzzles-7")
    assert best.index("Anna") < best.index("18") < best.index("Basile") < best.index("14")


async def test_the_tiles_are_typed_once_and_each_lays_them_anew(house: House) -> None:
    first, anna = await opened(house)
    for tile in TILES:
        await first.submit(LayTile(day=DAY, seat="a", tile=tile, frame=page()), anna)
    phone, second = await joined(house, first.state.code, "Basile")
    await phone.tap("start-round")
    await phone.go(f"/table/{second.state.code}/page/{DAY}/1")
    await phone.tap("page-take-tiles")
    taken, theirs = second.state.play.today.page("a"), first.state.play.today.page("a")
    assert isinstance(taken, Page) and isinstance(theirs, Page)
    assert [(tile.id, tile.at, tile.face_down) for tile in taken.tiles] == [("t1", None, False), ("t2", None, False)]
    assert taken.grid == theirs.grid and taken.has_tiles_of(theirs)
    assert theirs.tiles == TILES  # nothing of Anna's moves
    assert not phone.has("page-take-tiles")


async def test_tiles_that_are_typed_while_somebody_waits_for_them_are_offered_at_once(house: House) -> None:
    first, anna = await opened(house)
    phone, second = await joined(house, first.state.code, "Basile")
    await phone.tap("start-round")
    await phone.go(f"/table/{second.state.code}/page/{DAY}/1")
    assert not phone.has("page-take-tiles")
    for count, tile in enumerate(TILES, 1):
        await first.submit(LayTile(day=DAY, seat="a", tile=tile, frame=page()), anna)
        await phone.settle()
        assert worded("fr", "lay-tiles-of", name="Anna", count=count) in phone.text("page-take-tiles")
    await phone.tap("page-take-tiles")
    taken = second.state.play.today.page("a")
    assert isinstance(taken, Page) and len(taken.tiles) == len(TILES)


async def test_other_modes_have_one_table_for_all(house: House) -> None:
    live, _ = await sit_down(house, "redac-chef", ["Anna", "Chloé"], ["ab"], {})
    phone = await house.phone(f"/join/{live.state.code}", storage=Storage(), ip=AWAY)
    assert worded("fr", "puzzle-own", number=7) not in phone.text() and phone.has("watch")
