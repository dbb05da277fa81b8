"""Each station of the newer games' sheets is there: their plays are run on a page without a browser."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from companion.hub.table import LiveTable
from companion.table.intents import Intent
from tests.engines.sizes import LAPTOP, PHONE, Size
from tests.screens.__main__ import GAMES
from tests.screens.looks import NAMES
from tests.screens.shelf import PLAYERS, Table
from tests.support import headless_phone
from tests.support.browser_phone import Phone
from tests.support.delays import Delays
from tests.support.headless_phone import Storage
from tests.support.house import House, open_house
from tests.support.seated import actor_of, sit_down


class Evening:
    """The house with its event loop in a thread of its own: a play waits for each step, as for a browser."""

    def __init__(self, root: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._left = AsyncExitStack()
        self.house: House = self.do(self._left.enter_async_context(open_house(root)))

    def do(self, what: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    def close(self) -> None:
        self.do(self._left.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


class Hands:
    """A page without a browser, with the hands of one in it: what is to be reached has to be there."""

    def __init__(self, evening: Evening, live: LiveTable, storage: Storage, delays: Delays, size: Size) -> None:
        self._evening, self._live, self._storage, self._delays, self._size = evening, live, storage, delays, size
        #: All that were opened: a page whose session nobody holds fails at whatever it is told.
        self._pages: list[headless_phone.Phone] = []
        self.page = SimpleNamespace(evaluate=lambda _: None)
        self.open("")

    def open(self, url: str) -> None:
        where = url.removeprefix("here")
        route = f"/table/{self._live.state.code}{where}"
        self._delays.waiting.clear()
        opened = self._evening.house.phone(
            route, storage=self._storage, width=self._size.width, height=self._size.height
        )
        self._pages.append(self._evening.do(opened))

    @property
    def _phone(self) -> headless_phone.Phone:
        return self._pages[-1]

    @property
    def red(self) -> list[str]:
        """The red buttons that are there now."""
        return self._phone.red()

    def act(self, *wishes: Intent | int) -> None:
        for wish in wishes:
            if not isinstance(wish, int):
                self._evening.do(self._live.submit(wish, actor_of(self._storage)))
        self._evening.do(self._phone.settle())

    def reach(self, handle: str) -> None:
        for _ in range(20):
            if self._phone.has(handle) or not self._delays.waiting:
                break
            self._evening.do(self._pass())
            self._evening.do(self._phone.settle())
        self._phone.find(handle)

    async def _pass(self) -> None:
        self._delays.pass_all()

    def shows(self, handle: str) -> None:
        self._phone.find(handle)

    def lacks(self, handle: str) -> None:
        assert not self._phone.has(handle)

    def tap(self, handle: str) -> None:
        self._evening.do(self._phone.tap(handle))

    def type(self, handle: str, text: str) -> None:
        self._evening.do(self._phone.type(handle, text))


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    one = Evening(tmp_path / "data")
    yield one
    one.close()


@pytest.fixture
def delays(monkeypatch: pytest.MonkeyPatch) -> Delays:
    return Delays(monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize(("players", "size"), [(4, PHONE), (6, LAPTOP)])
@pytest.mark.parametrize("game", GAMES)
def test_each_phase_of_a_game_has_its_picture_with_one_red_button_at_most(
    game: str, players: int, size: Size, evening: Evening, delays: Delays
) -> None:
    names = NAMES[: min(players, PLAYERS[game][1])]
    live, storages = evening.do(sit_down(evening.house, game, names, ("",), {}))
    host = Hands(evening, live, storages[0], delays, size)
    stations: list[str] = []
    several: dict[str, list[str]] = {}

    def take(phone: Any, station: str, *, here: bool = False) -> None:
        stations.append(station)
        if len(host.red) > 1:
            several[station] = host.red

    GAMES[game](Table(cast(Phone, host), len(names), host.act, "here", take))
    assert stations[-1].startswith("correct") and "result" in stations
    assert len(set(stations)) == len(stations)
    assert not several
