"""A live table: order, disk, screens, seconds and sounds."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from typing import Any

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import TAKE_BACK_MS
from companion.games.redac_chef.state.play import Phase
from companion.hub import table as table_module
from companion.hub.effects import Effect
from companion.hub.hub import Hub
from companion.hub.table import LiveTable
from companion.hub.view import View
from companion.table.intents import AddTime, ChangePlayer, PauseTimer, ResumeTimer, SetTimeLeft, TakeSeat, Undo
from companion.table.log import Log
from companion.table.message import Refused, say
from companion.table.timer import Status
from tests.hub.house import FULL, HOST, OTHER, PHONE, House, opened, pause, wait
from tests.table.sitting import PAGE, redac_chef

ROUND_MS = 240_000


def seconds(view: View) -> int:
    """The time left as it is shown: a begun second counts whole."""
    return -(-view.table.timer.left(view.now) // 1000)


async def start(table: LiveTable, *, running: bool = True) -> None:
    await table.submit(wish.StartRound(day=table.state.play.current), HOST)
    if running:
        await wait(3_000)


def print_call(seat: str, day: str = "friday", **more: Any) -> wish.CallPrint:
    return wish.CallPrint(day=day, seat=seat, **more)


async def count_all(table: LiveTable) -> None:
    day = table.state.play.current
    for seat in table.state.play.today.seats:
        for field, value in PAGE.items():
            await table.submit(wish.EnterCount(day=day, seat=seat, field=field, value=value), HOST)


async def play_day(table: LiveTable) -> None:
    """A whole day, counting done and on to the next."""
    day = table.state.play.current
    await start(table)
    for seat in table.state.playing:
        await wait(1_000)
        await table.submit(print_call(seat.id, day), HOST)
    await wait(3_100)
    await count_all(table)
    await table.submit(wish.FinishCounting(day=day), HOST)
    if day != "sunday":
        await table.submit(wish.BeginDay(day={"friday": "saturday", "saturday": "sunday"}[day]), HOST)


async def play_all(table: LiveTable) -> None:
    while table.state.play.phase is not Phase.RESULT:
        await play_day(table)


# --- order and disk ---------------------------------------------------------------------------------------------------


def test_intents_are_judged_in_the_order_in_which_they_came_and_each_is_numbered() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        accepted = await asyncio.gather(*(table.submit(print_call(seat), HOST) for seat in "cab"))
        assert [each.seq for each in accepted] == [3, 4, 5]
        assert table.state.play.today.bouclage.order == ("c", "a", "b")

    House().live(life)


def test_an_entry_is_applied_at_once_and_told_once_it_is_on_disk() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        house.journal.held = True
        views: list[View] = []
        table.subscribe(views.append)
        press = asyncio.ensure_future(table.submit(print_call("b"), HOST))
        again = asyncio.ensure_future(table.submit(print_call("b"), HOST))
        await pause()
        assert table.state.play.today.bouclage.order == ("b",)
        assert table.view.table.play.today.bouclage.order == ()
        assert not press.done()
        assert not again.done()  # nothing to do, but the answer must not run ahead of the disk
        with pytest.raises(Refused):
            await table.submit(wish.CallLayout(day="friday", seat="b"), HOST)
        await wait(2_000)
        assert all(view.table.play.today.bouclage.order == () for view in views)
        house.journal.let_go()
        assert ((await press).seq, (await again).seq) == (3, None)
        await pause()
        assert views[-1].table.play.today.bouclage.order == ("b",)

    house.live(life)


def test_an_answer_waits_for_what_follows_at_once_too() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub, mode="turn-by-turn")
        await start(table)
        house.journal.held = True
        today = table.state.play.today
        press = asyncio.ensure_future(table.submit(print_call(today.turn, today.name), HOST))
        await pause()
        house.journal.let_go(1)
        await pause()
        assert len(table.view.table.play.today.bouclage.calls) == 1 and not press.done()
        house.journal.let_go()
        await press
        assert table.view.table.play.today.time_called

    house.live(life)


def test_a_refused_intent_leaves_no_trace() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        before = (table.state, house.journal.lines[table.id][:])
        with pytest.raises(Refused):
            await table.submit(wish.FinishCounting(day="friday"), HOST)
        assert (table.state, house.journal.lines[table.id]) == before

    house.live(life)


def test_what_the_journal_cannot_hold_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        before = table.state

        def refuse(name: str, record: object) -> asyncio.Future[None]:
            raise TypeError("not JSON")

        with monkeypatch.context() as patch:
            patch.setattr(house.journal, "append", refuse)
            with pytest.raises(TypeError):
                await table.submit(TakeSeat(seat="a"), PHONE)
        assert table.state is before
        await table.submit(TakeSeat(seat="b"), PHONE)
        assert [record["seq"] for record in house.journal.records(table.id)] == [1, 2]

    house.live(life)


def test_one_who_gives_up_waiting_takes_nothing_back() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.journal.held = True
        press = asyncio.ensure_future(table.submit(TakeSeat(seat="a"), PHONE))
        await pause()
        press.cancel()
        await pause()
        house.journal.let_go()
        await pause()
        assert table.view.table.seat("a").devices == ("phone",)

    house.live(life)


def test_a_full_disk_stops_no_round_and_all_screens_say_why() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        views: list[View] = []
        table.subscribe(views.append)
        await start(table)
        house.journal.refuses = FULL
        for seat in "ab":
            assert (await table.submit(print_call(seat), HOST)).seq
        await pause()
        assert views[-1].unsaved == FULL.message
        assert table.view.unsaved == FULL.message
        assert views[-1].table.play.today.bouclage.order == ("a", "b")
        await table.submit(print_call("c"), HOST)
        await wait(3_100)
        assert table.view.table.play.phase is Phase.COUNT  # and nothing ticks any more
        house.journal.refuses = None
        await wait(table_module.RETRY_MS + 100)
        assert (table.view.unsaved, views[-1].unsaved) == (None, None)
        assert [record["seq"] for record in house.journal.records(table.id)] == list(range(1, 7))

    house.live(life)


def test_the_reason_follows_what_the_disk_says() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.journal.refuses = FULL
        await table.submit(TakeSeat(seat="a"), PHONE)
        house.journal.refuses = OSError(5, "Input/output error")
        await wait(table_module.RETRY_MS + 100)
        assert table.view.unsaved is not None
        assert (table.view.unsaved.id, table.view.unsaved["why"]) == ("store-disk-failing", say("system-failing"))
        house.journal.refuses = None
        await table.submit(TakeSeat(seat="b"), PHONE)  # what comes next takes all along
        await pause()
        assert table.view.unsaved is None
        assert len(house.journal.records(table.id)) == 3

    house.live(life)


def test_a_table_can_be_opened_on_a_full_disk() -> None:
    house = House()
    house.journal.refuses = FULL

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        assert hub.find_tonight() is table
        assert table.view.unsaved == FULL.message

    house.live(life)


def test_news_are_of_ones_own_correction() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub, "A", "B")
        await play_day(table)
        house.journal.held = True
        entries = [
            asyncio.ensure_future(
                table.submit(wish.EnterCount(day="friday", seat=seat, field="articles", value=value), HOST)
            )
            for seat, value in (("a", 9), ("b", 10))
        ]
        await pause()
        house.journal.let_go()
        told = [{each["name"] for each in (await entry).news} for entry in entries]
        assert told == [{"A"}, {"B"}]

    house.live(life)


# --- screens ----------------------------------------------------------------------------------------------------------


def test_other_work_gets_its_turn_between_two_screens() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        order: list[str] = []

        def screen(name: str) -> Callable[[View], None]:
            def draw(view: View) -> None:
                order.append(name)
                if name == "1":
                    asyncio.get_running_loop().call_soon(lambda: order.append("a press"))

            return draw

        for index in range(3):
            table.subscribe(screen(str(index + 1)))
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert order == ["1", "a press", "2", "3"]

    House().live(life)


def test_a_screen_that_fails_keeps_nobody_from_being_drawn(caplog: pytest.LogCaptureFixture) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        drawn: list[str] = []

        def fails(view: View) -> None:
            raise RuntimeError("this page is gone")

        table.subscribe(lambda view: drawn.append("before"))
        table.subscribe(fails)
        table.subscribe(lambda view: drawn.append("after"))
        for seat in "ab":
            await table.submit(TakeSeat(seat=seat), PHONE)
            await pause()
        assert drawn == ["before", "after"] * 2

    House().live(life)
    assert "this page is gone" in caplog.text


def test_two_calls_in_the_same_tick_are_two_calls_two_hundred_times() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        for seat, by in (("a", PHONE), ("b", OTHER)):
            await table.submit(TakeSeat(seat=seat), by)
        await start(table)
        for number in range(200):
            both = [table.submit(print_call("a"), PHONE), table.submit(print_call("b"), OTHER)]
            accepted = await asyncio.gather(*both[:: 1 if number % 2 else -1])
            assert all(each.seq is not None for each in accepted)
            await pause()
            tokens = {seat: table.view.table.play.today.bouclage.token(seat) for seat in "ab"}
            assert sorted(tokens.values()) == [1, 2]
            for each in accepted:
                await table.submit(Undo(entry=each.seq or 0), HOST)

    House().live(life)


def test_what_can_wait_comes_after_all_have_been_told_and_a_newer_view_spares_it() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        told: list[str] = []

        def press(view: View) -> None:
            told.append("b")
            if len(told) == 2:  # while the first view is being told, there is the next one
                table._broadcaster.publish()  # noqa: SLF001

        table.subscribe(lambda view: told.append("a"), lambda: told.append("then a"))
        table.subscribe(press, lambda: told.append("then b"))
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        await pause()
        assert told == ["a", "b", "a", "b", "then a", "then b"]

    House().live(life)


def test_screens_come_and_go_while_others_are_drawn() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        drawn: list[str] = []
        stops: dict[str, Callable[[], None]] = {}

        def first(view: View) -> None:
            drawn.append("first")
            stops["second"]()
            stops["first"]()
            stops["third"] = table.subscribe(lambda v: drawn.append("third"))

        stops["first"] = table.subscribe(first)
        stops["second"] = table.subscribe(lambda view: drawn.append("second"))
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert drawn == ["first"]
        assert table.view.table.seat("a").devices  # a screen that comes reads for itself
        await table.submit(TakeSeat(seat="b"), PHONE)
        await pause()
        assert drawn == ["first", "third"]
        stops["third"]()
        stops["third"]()

    House().live(life)


def test_one_function_may_watch_for_two_screens() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        views: list[View] = []
        stop = table.subscribe(views.append)
        table.subscribe(views.append)
        stop()
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert len(views) == 1

    House().live(life)


def test_each_screen_is_drawn_in_its_own_context() -> None:
    whose: contextvars.ContextVar[str] = contextvars.ContextVar("whose")

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        seen: list[str] = []
        for name in ("one", "two"):
            whose.set(name)
            table.subscribe(lambda view: seen.append(whose.get()))
        whose.set("nobody")
        await table.submit(TakeSeat(seat="a"), PHONE)
        await pause()
        assert seen == ["one", "two"]

    House().live(life)


def test_many_entries_at_once_are_few_drawings() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await pause()
        views: list[View] = []
        table.subscribe(views.append)
        await asyncio.gather(*(table.submit(ChangePlayer(seat="a", name=f"A{n}"), HOST) for n in range(20)))
        await pause()
        assert len(views) <= 2
        assert views[-1].table.seat("a").name == "A19"

    House().live(life)


# --- seconds ----------------------------------------------------------------------------------------------------------


def test_every_second_is_shown_once_and_never_again() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table, running=False)
        shown: list[int] = []
        moments: list[int] = []

        def draw(view: View) -> None:
            shown.append(seconds(view))
            moments.append(view.now)

        table.subscribe(draw)
        await wait(3_000 + ROUND_MS + 10)
        changes = [now for before, now in zip([241, *shown], shown, strict=False) if now != before]
        assert changes == list(range(240, -1, -1))
        assert moments == sorted(moments)
        assert len(shown) <= 3 + 240 + 4
        assert table.state.play.today.time_called

    House().live(life)


def test_the_server_ends_the_round_by_itself_and_says_so_when_it_happens() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS)
        assert not table.state.play.today.time_called
        await wait(5)
        assert table.state.play.today.time_called
        assert house.journal.records(table.id)[-1]["by"] == "server"

    house.live(life)


def test_what_follows_at_once_needs_no_tick() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub, "A", mode="solo", timer_s=60)
        await start(table)
        await table.submit(wish.EndRound(day="friday"), HOST)
        assert table.view.table.play.phase is Phase.COUNT
        family = await opened(hub, "A", "B", mode="family")
        await family.submit(wish.StartRound(day="friday"), HOST)
        await family.submit(wish.EndRound(day="friday"), HOST)
        assert family.view.table.play.phase is Phase.COUNT

    House().live(life)


def test_the_round_closes_three_seconds_after_the_last_token_though_nobody_does_anything() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(2_990)
        assert table.state.play.phase is Phase.ROUND
        await wait(20)
        assert table.state.play.phase is Phase.COUNT

    House().live(life)


def test_a_table_alone_looks_up_once_a_minute() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub, "A", "B", mode="turn-by-turn")
        await table.submit(wish.StartRound(day="saturday"), HOST)
        for seat in "ab":
            await table.submit(print_call(seat, "saturday"), HOST)
        views: list[View] = []
        table.subscribe(views.append)
        await wait(TAKE_BACK_MS)
        views.clear()  # each second, since a call can be taken back for five and the button counts them down
        await wait(600_000)
        assert len(views) <= 11

    House().live(life)


def test_a_tick_that_fails_is_not_the_last(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        beats = []

        def beat(name: str, wall: int, mono: int) -> None:
            beats.append(wall)
            if len(beats) < 3:
                raise RuntimeError("once")

        monkeypatch.setattr(house.journal, "beat", beat)
        await wait(10_000)
        assert len(beats) > 5

    house.live(life)
    assert "a tick of table" in caplog.text


def test_the_server_vouches_for_every_second_that_the_clock_runs() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table, running=False)
        await wait(10_000)
        await table.submit(PauseTimer(), HOST)
        await wait(10_000)
        beats = [content[0] for kind, content in house.journal.lines[table.id] if kind == "beat"]
        assert len(beats) in (9, 10)
        assert all(later - earlier <= 1_002 for earlier, later in zip(beats, beats[1:], strict=False))

    house.live(life)


def test_pausing_a_hundred_times_through_the_hub_loses_nothing() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        ran = hub.clock.now()
        stood = 0
        for index in range(100):
            await wait(index % 7)
            await table.submit(PauseTimer(), HOST)
            paused = hub.clock.now()
            await wait(index)
            await table.submit(ResumeTimer(), HOST)
            stood += hub.clock.now() - paused
        now = hub.clock.now()
        assert table.state.timer.left(now) == ROUND_MS - (now - ran - stood)

    House().live(life)


# --- sounds -----------------------------------------------------------------------------------------------------------


class Ears:
    """What a screen is told to play, with the second at which it was told."""

    def __init__(self, table: LiveTable) -> None:
        self.heard: list[Effect] = []
        self.at: list[int] = []
        self.stop = table.subscribe(self._hear)

    def _hear(self, view: View) -> None:
        self.heard += view.effects
        self.at += [seconds(view)] * len(view.effects)


def test_a_round_is_heard_once_each_whatever_else_is_drawn() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        ears = Ears(table)
        await start(table, running=False)
        for name in range((3_000 + ROUND_MS) // 333):
            await wait(333)
            await table.submit(ChangePlayer(seat="a", name=f"A{name}"), HOST)
        await wait(3_000)
        assert ears.heard == [*[Effect.COUNT_IN] * 3, Effect.GO, Effect.MINUTE, Effect.HALF, Effect.TEN, Effect.END]
        assert ears.at[4:] == [60, 30, 10, 0]

    House().live(life)


def test_who_comes_back_hears_nothing_old() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS - 60_000 + 10)
        ears = Ears(table)
        assert table.view.effects == ()
        await wait(20_000)
        assert ears.heard == []
        ears.stop()
        await wait(60_000)
        late = Ears(table)
        await wait(60_000)
        assert late.heard == []

    House().live(life)


@pytest.mark.parametrize("change", ["set", "taken", "added", "paused"])
def test_a_clock_that_is_set_passes_no_mark(change: str) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS - 65_000)
        ears = Ears(table)
        match change:
            case "set":
                await table.submit(SetTimeLeft(left_ms=8_000), HOST)
                await wait(1_000)
                await table.submit(ResumeTimer(), HOST)
                await wait(5_000)
                assert ears.heard == []
            case "taken":
                await table.submit(AddTime(by_ms=-57_000), HOST)
                await wait(5_000)
                assert ears.heard == []
            case "added":
                await wait(6_000)
                await table.submit(AddTime(), HOST)
                await wait(35_000)
                assert ears.heard == [Effect.MINUTE, Effect.MINUTE]  # each time it is so
            case _:
                await wait(4_990)
                await table.submit(PauseTimer(), HOST)
                await wait(60_000)
                await table.submit(ResumeTimer(), HOST)
                assert ears.heard == []
                await wait(1_000)
                assert ears.heard == [Effect.MINUTE]

    House().live(life)


def test_the_end_is_heard_where_the_round_closes_with_it_and_where_the_table_ends_it() -> None:
    async def life(hub: Hub) -> None:
        solo = await opened(hub, "A", mode="solo", timer_s=5)
        ears = Ears(solo)
        await start(solo)
        await wait(6_000)
        assert solo.state.play.phase is Phase.COUNT
        assert ears.heard[-1] is Effect.END
        table = await opened(hub)
        await start(table)
        await wait(10)
        ears = Ears(table)
        await table.submit(wish.EndRound(day="friday"), HOST)
        await wait(1_000)
        assert ears.heard == [Effect.END]

    House().live(life)


def test_a_round_that_the_tokens_end_rings_no_bell() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(10)
        ears = Ears(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(10_000)
        assert ears.heard == []

    House().live(life)


def test_a_clock_without_a_round_of_ten_seconds_says_only_what_it_came_to() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(ROUND_MS - 65_000)
        ears = Ears(table)
        hub.clock.jump(9_000)  # type: ignore[attr-defined]  # a moment of sleep: the round ran on
        await wait(2_000)
        assert ears.heard == [Effect.MINUTE]
        assert table.state.away is None

    House().live(life)


def test_nothing_is_heard_at_a_table_that_was_put_away() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(10)
        ears = Ears(table)
        await hub.put_away(table.id, HOST)
        await wait(600_000)
        assert ears.heard == []
        assert table.state.timer.status(table.now()) is Status.OVER
        assert not table.state.play.today.time_called

    House().live(life)


# --- the machine slept ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slept", [1_000, 9_000])
def test_after_a_short_sleep_the_round_ran_on(slept: int) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        hub.clock.jump(slept)  # type: ignore[attr-defined]
        await wait(2_000)
        assert table.state.away is None
        assert table.state.timer.left(table.now()) == ROUND_MS - 62_000 - slept

    House().live(life)


def test_after_a_long_sleep_the_clock_stands_at_what_was_vouched_for_and_no_bell_rings() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        ears = Ears(table)
        hub.clock.jump(3_600_000)  # type: ignore[attr-defined]
        await wait(2_000)
        away = table.state.away
        assert away is not None
        assert 3_600_000 <= away.gone_ms <= 3_601_100
        left = table.state.timer.left(table.now())
        assert ROUND_MS - 60_000 <= left <= ROUND_MS - 59_000
        assert ears.heard == []
        await table.submit(ResumeTimer(), HOST)
        await wait(1_000)
        assert table.state.timer.left(table.now()) == left - 1_000

    House().live(life)


def test_the_first_press_after_a_long_sleep_finds_the_clock_standing() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        hub.clock.jump(60_000)  # type: ignore[attr-defined]
        await table.submit(print_call("a"), HOST)
        kinds = [event.type for entry in table.state and table.view.log.entries for event in entry.events]
        assert kinds[-2:] == ["server-away", "print-called"]
        assert table.state.timer.status(table.now()) is Status.PAUSED

    House().live(life)


@pytest.mark.parametrize("when", ["ready", "paused", "counting"])
def test_a_long_sleep_while_no_clock_runs_is_nothing(when: str) -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        if when != "ready":
            await start(table)
        if when == "paused":
            await table.submit(PauseTimer(), HOST)
        if when == "counting":
            for seat in "abc":
                await table.submit(print_call(seat), HOST)
            await wait(4_000)
        await wait(1_000)
        before = table.state
        hub.clock.jump(3_600_000)  # type: ignore[attr-defined]
        await wait(120_000)
        assert table.state == before

    House().live(life)


# --- stopping ---------------------------------------------------------------------------------------------------------


def test_stopping_waits_for_the_disk() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.journal.held = True
        asyncio.ensure_future(table.submit(TakeSeat(seat="a"), OTHER))
        await pause()
        asyncio.get_running_loop().call_later(1, house.journal.let_go)

    house.live(life)
    (kept,) = house.journal.recover()
    assert len(kept.records) == 2


def test_stopping_is_not_lost_on_a_table_that_is_just_being_woken() -> None:
    async def life(hub: Hub) -> None:
        for turns in range(1, 8):
            table = await opened(hub, "A", "B")
            await pause()
            press = asyncio.ensure_future(table.submit(TakeSeat(seat="a"), PHONE))
            for _ in range(turns):
                await asyncio.sleep(0)
            before = hub.clock.now()
            stopping = asyncio.ensure_future(table.stop())
            await asyncio.wait([stopping], timeout=600)
            assert hub.clock.now() == before
            await press

    House().live(life)


def test_a_log_that_has_nothing_due_has_nothing_to_wake_for() -> None:
    assert Log(redac_chef()).wakes_at() is None
