"""Clocks that lie: the wall clock is set, the night is an hour longer, the machine begins at yesterday."""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from companion.content import content_root
from companion.games.redac_chef.state.events import RoundCalledOff
from companion.games.redac_chef.state.play import Phase
from companion.games.registry import known_games
from companion.hub.clock import INSTANTS, newest_instant
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.kit.game_base import Happened
from companion.store.journal import Beat, JournalContents
from companion.table.events import TABLE_EVENTS, Event
from companion.table.intents import ResumeTimer, Undo
from companion.table.timer import Status
from tests.support.hub_round import ROUND_MS, play_all, print_call, seconds, start, the_table
from tests.support.virtual_hub import HOST, HandJournal, House, opened, wait

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
        table.subscribe(lambda view: shown.append(seconds(view)))
        await wait(118_000)
        assert shown == list(range(240, 122, -1))
        offsets = {time.localtime(entry.at // 1000).tm_gmtoff for entry in table.view.log.entries}
        await table.submit(print_call("a"), HOST)
        offsets.add(time.localtime(table.view.log.entries[-1].at // 1000).tm_gmtoff)
        assert len(offsets) == 2, "the change must lie within the round"

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state.away is None
        assert table.state.timer.status(table.now()) is Status.RUNNING
        assert ROUND_MS - 124_000 <= table.state.timer.left(table.now()) <= ROUND_MS - 123_000

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
        assert table.state.timer.status(table.now()) is Status.RUNNING
        assert table.state.timer.left(table.now()) >= ROUND_MS - 61_100

    house.live(evening, killed=True)
    house.clock.jump(-3_600_000)
    house.live(again, killed=True)  # before its first beat
    house.live(back)


class Rebooted(HandJournal):
    """What the clock that nobody sets says of the last beat."""

    ago_ms = 0

    def recover(self) -> list[JournalContents]:
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
        assert ROUND_MS - 66_100 <= table.state.timer.left(table.now()) <= ROUND_MS - 58_900

    house.live(evening, killed=True)
    house.clock.jump(5_000)
    journal.ago_ms = ago_ms
    house.live(back)


# --- a wall clock that says anything ----------------------------------------------------------------------------------

#: What the wall clock says (ms) when the server is back: more or less by so much, or from the beginning of all time.
_SET_BY = {
    "a moment": 5_000,
    "two hours back": -7_200_000,
    "two hours on": 7_200_000,
    "a month back": -30 * 86_400_000,
    "another year": 400 * 86_400_000,
    "1970": None,
}


def _set(house: House, by: int | None) -> None:
    house.clock.jump(-house.clock.wall() + 1_000 if by is None else by)


async def _called(table: LiveTable, hub: Hub, seat: str) -> None:
    press = table.to_table_time(hub.clock.now())
    await table.submit(print_call(seat, table.state.play.current, at=press, error_ms=5, line=seat), HOST)


@pytest.mark.parametrize(
    ("by", "step"),
    [*((by, 0) for by in _SET_BY.values()), (5_000, -7_200_000), (-7_200_000, 7_200_000)],
    ids=(*_SET_BY, "set back while it runs", "set back before it and on while it runs"),
)
def test_a_round_goes_on_and_ends_whatever_the_wall_clock_says_after_a_restart(by: int | None, step: int) -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        left = table.state.timer.left(table.now())
        if table.state.away is not None:
            await table.submit(ResumeTimer(), HOST)
        assert ROUND_MS - 66_100 <= left <= ROUND_MS - 58_900
        house.clock.step(step)
        for seat in "bca":
            await wait(1_000)
            await _called(table, hub, seat)
        calls = table.state.play.today.bouclage
        assert calls.order == ("b", "c", "a")
        assert [calls.gap(seat) for seat in "ca"] == [1_000, 1_000]
        assert not calls.is_settled("a", table.now())
        # the last one is taken back within the five seconds that there are, and called anew
        await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        await _called(table, hub, "a")
        await wait(400)
        assert calls.is_settled("a", table.now())
        await wait(2_700)
        assert table.state.play.phase is Phase.COUNT
        assert left - 4_000 <= table.state.timer.length_ms - table.state.play.today.bouclage.calls[-1].after_ms <= left
        await table.submit(Undo(entry=table.view.log.seq_of("print-called", seat="a") or 0), HOST)
        assert table.state.play.phase is Phase.ROUND

    house.live(evening, killed=True)
    _set(house, by)
    house.live(back)


@pytest.mark.parametrize("by", _SET_BY.values(), ids=_SET_BY.keys())
def test_a_game_is_dated_by_the_wall_clock_and_never_ends_before_it_began(by: int | None) -> None:
    house = House()
    moments: list[int] = []

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        moments.append(hub.clock.wall())
        await start(table)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        await table.submit(ResumeTimer(), HOST)
        await table.submit(Happened(event=RoundCalledOff(day="friday")), HOST)
        await play_all(table)
        moments.append(hub.clock.wall())
        await wait(1_000)

    house.live(evening, killed=True)
    _set(house, by)
    house.live(back)
    (file,) = house.archive.games.values()
    began, ended = (datetime.fromisoformat(file[key]).timestamp() * 1000 for key in ("started_at", "finished_at"))
    assert [began // 1000, ended // 1000] == [moments[0] // 1000, max(moments) // 1000]


def test_a_wall_clock_set_while_the_server_runs_dates_what_comes_after_it() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        house.clock.step(86_400_000)
        await play_all(table)
        await wait(1_000)
        another = await opened(hub, "X", "Y")
        assert datetime.fromisoformat(another.state.opened_at).timestamp() == house.clock.wall() // 1000
        assert hub.find_tonight() is another

    house.live(evening)
    (file,) = house.archive.games.values()
    began, ended = (datetime.fromisoformat(file[key]) for key in ("started_at", "finished_at"))
    assert (ended - began).days == 1


def test_a_journal_of_2099_moves_no_other_table_and_no_date() -> None:
    house = House()
    late = 73 * 365 * 86_400_000
    found: dict[str, int] = {}

    async def wrong(hub: Hub) -> None:
        await start(await opened(hub, "X", "Y"))
        await wait(5_000)

    async def right(hub: Hub) -> None:
        (strange,) = hub.open_tables()
        assert strange.state.away is not None
        assert strange.state.away.gone_ms == 0  # nobody knows
        table = await opened(hub)
        await start(table)
        await wait(10_000)
        found["left"] = table.state.timer.left(table.now())

    async def back(hub: Hub) -> None:
        table = next(one for one in hub.open_tables() if len(one.state.seats) == 3)
        assert table.state.away is None
        assert found["left"] - 6_100 <= table.state.timer.left(table.now()) < found["left"]
        for seat in "abc":
            await _called(table, hub, seat)
        await wait(3_100)
        assert table.state.play.phase is Phase.COUNT
        assert all(abs(entry.at - house.clock.wall()) < 3_600_000 for entry in table.view.log.entries)
        strange = next(one for one in hub.open_tables() if len(one.state.seats) == 2)
        await strange.submit(ResumeTimer(), HOST)
        for seat in "ab":
            await wait(500)
            await _called(strange, hub, seat)
        await wait(3_100)
        assert strange.state.play.phase is Phase.COUNT
        await play_all(await _afresh(hub))
        await wait(1_000)

    async def _afresh(hub: Hub) -> LiveTable:
        return await opened(hub, "E", "F")

    house.clock.jump(late)
    house.live(wrong, killed=True)
    house.clock.jump(-late)
    house.live(right, killed=True)
    house.clock.jump(5_000)
    house.live(back)
    (file,) = house.archive.games.values()
    now = house.clock.wall() / 1000
    assert all(0 <= now - datetime.fromisoformat(file[key]).timestamp() < 600 for key in ("started_at", "finished_at"))


def test_a_round_that_an_earlier_version_left_without_an_end_ends() -> None:
    """its timeline went back two hours, and a press was put at the beginning of the round, which was to come"""
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)

    house.live(evening, killed=True)
    ((name, lines),) = house.journal.lines.items()
    began = next(
        e["at"] for kind, one in lines if kind == "record" for e in one["events"] if e["type"] == "timer-started"
    )
    seq = len(house.journal.records(name))
    early = began - 7_200_000
    away = {"type": "server-away", "vouched_at": began + 60_000, "gone_ms": 0}
    calls = [
        {"type": "print-called", "day": "friday", "seat": seat, "at": began, "heard_at": early + 20_000 + n,
         "error_ms": 5, "left_ms": 100_000, "after_ms": 0, "line": seat}
        for n, seat in enumerate("abc")
    ]  # fmt: skip
    for number, event in enumerate((away, {"type": "timer-resumed", "at": early + 10_000}, *calls), 1):
        record = {"seq": seq + number, "at": early + 10_000 + number, "by": "host", "events": [event]}
        lines.append(("record", record))
    for kind, one in lines:
        if kind == "record":
            one.pop("wall", None)  # earlier versions had one number for both
    house.clock.jump(-7_200_000)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.now() > newest_instant(table.view.log.entries[: seq + 5])
        await wait(3_100)
        assert table.state.play.phase is Phase.COUNT

    house.live(back)


def test_every_instant_in_an_event_counts_for_where_the_timeline_goes_on() -> None:
    kinds: set[type[Event]] = {*TABLE_EVENTS}
    for name in known_games():
        game = importlib.import_module(f"companion.games.{name.replace('-', '_')}.game")
        kinds |= {*game.rules(content_root()).events}
    named = {
        name
        for kind in kinds
        for name, field in kind.model_fields.items()
        if (name == "at" or name.endswith("_at")) and field.annotation in (int, int | None)
    }
    assert named == {*INSTANTS}
