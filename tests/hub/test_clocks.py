"""Clocks that lie: the wall clock is set, the night is an hour longer, the machine begins at yesterday."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from companion.hub.hub import Hub
from companion.store.journal import Beat
from companion.store.journal import Journal as Kept
from companion.table.intents import ResumeTimer
from companion.table.timer import Status
from tests.hub.house import HOST, HandJournal, House, opened, wait
from tests.hub.test_hub import the_table
from tests.hub.test_table import ROUND_MS, play_all, print_call, seconds, start

PARIS = ZoneInfo("Europe/Paris")
#: A minute before the clocks of Paris are put back, and forward.
NIGHTS = (datetime(2026, 10, 25, 2, 59, tzinfo=PARIS), datetime(2026, 3, 29, 1, 59, tzinfo=PARIS))


@pytest.fixture
def in_paris(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system cannot be told another time zone")
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "Europe/Paris")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("in_paris")
@pytest.mark.parametrize("night", NIGHTS, ids=("october", "march"))
def test_daylight_saving_moves_no_clock_of_a_round_and_no_entry_of_the_journal(night: datetime) -> None:
    house = House()
    house.clock.base = round(night.timestamp() * 1000)

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        shown: list[int] = []
        table.watch(lambda view: shown.append(seconds(view)))
        await wait(118_000)
        assert shown == list(range(240, 122, -1))
        offsets = {time.localtime(entry.at // 1000).tm_gmtoff for entry in table.view.log.entries}
        await table.submit(print_call("a"), HOST)
        offsets.add(time.localtime(table.view.log.entries[-1].at // 1000).tm_gmtoff)
        assert len(offsets) == 2, "the change must lie within the round"

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state.away is None
        assert table.state.timer.status(hub.clock.now()) is Status.RUNNING
        assert ROUND_MS - 124_000 <= table.state.timer.left(hub.clock.now()) <= ROUND_MS - 123_000

    house.live(evening, killed=True)
    house.clock.jump(5_000)
    house.live(back)
    ((_, lines),) = house.journal.lines.items()
    moments = [content[0] if kind == "beat" else content["at"] for kind, content in lines]
    assert moments == sorted(moments)


@pytest.mark.usefixtures("in_paris")
def test_a_server_killed_before_the_change_and_back_after_it_was_gone_as_long_as_it_was() -> None:
    house = House()
    house.clock.base = round(NIGHTS[0].timestamp() * 1000)

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(50_000)

    async def back(hub: Hub) -> None:
        away = the_table(hub).state.away
        assert away is not None
        assert 60_000 <= away.gone_ms <= 61_100

    house.live(evening, killed=True)
    house.clock.jump(60_000)
    house.live(back)


@pytest.mark.usefixtures("in_paris")
def test_a_game_over_the_change_of_the_clocks_ends_after_it_began() -> None:
    house = House()
    house.clock.base = round(NIGHTS[0].timestamp() * 1000)

    async def evening(hub: Hub) -> None:
        await play_all(await opened(hub))

    house.live(evening)
    (file,) = house.archive.games.values()
    began, ended = (datetime.fromisoformat(file[key]) for key in ("started_at", "finished_at"))
    assert began < ended
    assert (ended - began).total_seconds() < 3_600


def test_the_wall_clock_set_back_twice_takes_no_time_from_a_round() -> None:
    """a small computer without a battery begins each time at the hour that it last wrote down"""
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)

    async def again(hub: Hub) -> None:
        await the_table(hub).submit(ResumeTimer(), HOST)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state.timer.status(hub.clock.now()) is Status.RUNNING
        assert table.state.timer.left(hub.clock.now()) >= ROUND_MS - 61_100

    house.live(evening, killed=True)
    house.clock.jump(-3_600_000)
    house.live(again, killed=True)  # before its first beat
    house.live(back)


class Rebooted(HandJournal):
    """What the clock that nobody sets says of the last beat."""

    ago_ms = 0

    def recover(self) -> list[Kept]:
        then = time.monotonic_ns() // 1_000_000 - self.ago_ms
        return [
            replace(kept, last_beat=Beat(kept.last_beat.wall_ms, then)) for kept in super().recover() if kept.last_beat
        ]


@pytest.mark.parametrize(
    ("ago_ms", "ran_on"),
    [(4_000, True), (3_605_000, False), (-50_000, False)],
    ids=("a moment", "an hour, and the wall clock was put back by it", "before this start of the machine"),
)
def test_a_round_runs_on_only_where_both_clocks_say_that_it_was_a_moment(ago_ms: int, ran_on: bool) -> None:
    house = House()
    house.journal = journal = Rebooted()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert (table.state.away is None) is ran_on
        assert ROUND_MS - 66_100 <= table.state.timer.left(hub.clock.now()) <= ROUND_MS - 58_900

    house.live(evening, killed=True)
    house.clock.jump(5_000)
    journal.ago_ms = ago_ms
    house.live(back)
