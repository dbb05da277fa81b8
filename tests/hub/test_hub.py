"""All tables: opening, finding, playing again, putting away, restarts, and finished games on their way to be kept."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from typing import Any

import pytest

from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.play import Phase
from companion.hub import hub as hub_module
from companion.hub.hub import Hub
from companion.hub.table import RETRY_MS, LiveTable
from companion.store.journal import JournalContents
from companion.table.events import ServerAway
from companion.table.game import Actor
from companion.table.intents import (
    CloseTable,
    GiveSeat,
    LeaveGame,
    LockRights,
    NameScorekeeper,
    NewPlayer,
    PauseTimer,
    ResumeTimer,
    TakeSeat,
    Undo,
)
from companion.table.message import Refused
from companion.table.state import TableState
from companion.table.timer import Status
from tests.hub.house import FULL, HOST, OTHER, PHONE, House, opened, pause, wait
from tests.hub.test_table import ROUND_MS, Ears, play_all, play_day, print_call, start


def the_table(hub: Hub) -> LiveTable:
    (table,) = hub.open_tables()
    return table


# --- opening and finding ----------------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_code_however_it_is_typed() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        code = table.state.code
        for typed in (code, code.lower(), f" {code} ", f"{code[:2]}-{code[2:]}", f"{code[:2]} {code[2:]}"):
            assert hub.find_by_code(typed) is table
        for typed in ("", "????", code[:3], "0000"):
            assert hub.find_by_code(typed) is None
        assert hub.table(table.id) is table
        assert hub.find_by_game(table.state.game_id) is table

    House().live(life)


def test_codes_are_unique_also_of_tables_opened_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "CODE_ALPHABET", "AB")
    house = House()

    async def life(hub: Hub) -> None:
        house.journal.held = True
        opening = [asyncio.ensure_future(opened(hub)) for _ in range(16)]
        await pause()
        house.journal.let_go()
        tables = await asyncio.gather(*opening)
        assert len({table.state.code for table in tables}) == 16

    house.live(life)


def test_what_cannot_be_opened_is_refused_and_leaves_nothing() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        for game, settings, names in (
            ("chess", {}, ("A",)),
            ("redac-chef", {"timer_s": 0}, ("A",)),
            ("redac-chef", {}, tuple("ABCDEFG")),
            ("redac-chef", {}, ("A", " ")),
        ):
            with pytest.raises(Refused):
                await hub.open(game, settings, [NewPlayer(name=name) for name in names], HOST)
        assert hub.open_tables() == []
        assert hub.find_tonight() is None

    house.live(life)
    assert house.journal.lines == {}


def test_tonights_table_is_one_that_people_sit_at_and_no_strangers_newest() -> None:
    """B8: somebody in the network opened a table, and the host's machine was led to it"""

    async def life(hub: Hub) -> None:
        ours = await hub.open("redac-chef", {}, [NewPlayer(name=name) for name in "ABC"], HOST, here=True)
        empty = await opened(hub)
        assert hub.find_tonight() is ours, "opened on this machine"
        await empty.submit(TakeSeat(seat="a"), OTHER)
        assert hub.find_tonight() is ours, "one device is soon at a seat"
        for seat, device in zip("ab", (PHONE, Actor("another")), strict=True):
            await ours.submit(TakeSeat(seat=seat), device)
        newest = await opened(hub)
        for seat, device in zip("ab", (OTHER, Actor("a third")), strict=True):
            await newest.submit(TakeSeat(seat=seat), device)
        assert hub.find_tonight() is ours
        await start(empty)
        assert hub.find_tonight() is empty, "its clock runs"
        assert hub.find_tonight([newest]) is newest

    async def back(hub: Hub) -> None:
        tonight = hub.find_tonight()
        assert tonight is not None
        assert tonight.state.opened_here, "which the terminal's QR code is of"
        again = await hub.rematch(tonight.id, HOST)
        assert again.state.opened_here

    house = House()
    house.live(life, killed=True)
    house.clock.jump(-7_200_000)
    house.live(back)


def test_the_newest_table_comes_first_also_in_the_night_when_the_clocks_are_put_back() -> None:
    async def life(hub: Hub) -> None:
        tables = [await opened(hub) for _ in range(3)]
        assert hub.open_tables() == tables[::-1]
        assert hub.find_tonight() is tables[-1]
        texts = ("2026-10-25T02:50:00+02:00", "2026-10-25T02:10:00+01:00")
        for table, text in zip(tables, texts, strict=False):
            object.__setattr__(table.state, "opened_at", text)
        assert hub.open_tables().index(tables[1]) < hub.open_tables().index(tables[0])

    House().live(life)


def test_who_watches_the_tables_is_told_though_another_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def life(hub: Hub) -> None:
        told: list[int] = []

        def fails() -> None:
            raise RuntimeError("gone")

        hub.subscribe(fails)
        stop = hub.subscribe(lambda: told.append(len(hub.open_tables())))
        table = await opened(hub)
        await hub.put_away(table.id, HOST)
        stop()
        stop()
        await opened(hub)
        assert told == [1, 0]

    House().live(life)


# --- again ------------------------------------------------------------------------------------------------------------


async def evening_table(hub: Hub) -> LiveTable:
    table = await opened(hub, "A", "B", "C", two_player_gap=7, flash=True)
    await table.submit(TakeSeat(seat="a"), PHONE)
    await table.submit(TakeSeat(seat="b"), PHONE)
    await table.submit(GiveSeat(seat="b", device=OTHER.device, alone=False), HOST)
    return table


def test_again_is_the_same_people_seats_devices_and_settings() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await play_all(old)
        new = await hub.rematch(old.id, OTHER)
        assert (old.state.closed, old.state.successor) == (True, new.id)
        assert new.state.game_id != old.state.game_id
        assert new.state.code != old.state.code
        assert [(s.name, s.colour, s.symbol, s.devices) for s in new.state.seats] == [
            (s.name, s.colour, s.symbol, s.devices) for s in old.state.seats
        ]
        assert new.state.play.settings == old.state.play.settings
        assert new.state.host == old.state.host
        assert (new.state.play.phase, new.state.play.current) == (Phase.READY, "friday")
        assert hub.open_tables() == [new]

    House().live(life)


def test_again_keeps_the_rights_and_is_said_by_who_leads() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await old.submit(NameScorekeeper(device=OTHER.device), HOST)
        await old.submit(LockRights(locked=True), HOST)
        with pytest.raises(Refused) as refused:
            await hub.rematch(old.id, PHONE)
        assert refused.value.message.id == "refused-locked" and len(hub.open_tables()) == 1
        new = await hub.rematch(old.id, OTHER)
        assert (new.state.locked, new.state.scorekeeper) == (True, OTHER.device)

    House().live(life)


def test_again_said_by_two_at_once_is_one_table() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        new = await asyncio.gather(*(hub.rematch(old.id, by) for by in (HOST, PHONE, OTHER)))
        assert new[0] is new[1] is new[2]
        assert await hub.rematch(old.id, PHONE) is new[0]
        assert len(hub.open_tables()) == 1

    House().live(life)


def test_again_said_once_more_at_the_first_table_leads_to_the_last_one() -> None:
    async def life(hub: Hub) -> None:
        first = await evening_table(hub)
        second = await hub.rematch(first.id, HOST)
        third = await hub.rematch(second.id, HOST)
        assert await hub.rematch(first.id, PHONE) is third
        await hub.put_away(third.id, HOST)
        fresh = await hub.rematch(first.id, PHONE)
        assert not fresh.state.closed
        assert [seat.name for seat in fresh.state.seats] == ["A", "B", "C"]

    House().live(life)


def test_again_at_a_table_that_was_put_away_leads_on_too() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await hub.put_away(old.id, HOST)
        new = await hub.rematch(old.id, HOST)
        assert old.state.successor == new.id
        assert await hub.rematch(old.id, PHONE) is new

    House().live(life)


def test_again_is_without_those_who_left() -> None:
    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        await start(old)
        await old.submit(LeaveGame(seat="b"), HOST)
        new = await hub.rematch(old.id, HOST)
        assert [(seat.name, seat.devices) for seat in new.state.seats] == [("A", ("phone",)), ("C", ())]

    House().live(life)


def test_one_who_gives_up_on_again_takes_the_table_from_nobody() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        old = await evening_table(hub)
        house.journal.held = True
        one, other = (asyncio.ensure_future(hub.rematch(old.id, by)) for by in (HOST, PHONE))
        await pause()
        one.cancel()
        await pause()
        house.journal.let_go()
        new = await other
        assert old.state.successor == new.id

    house.live(life)


def test_again_works_the_next_day() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        await play_all(await evening_table(hub))

    async def next_day(hub: Hub) -> None:
        new = await hub.rematch(the_table(hub).id, Actor("host"))
        assert new.state.seat("b").devices == ("phone", "other")

    house.live(evening)
    house.clock.jump(86_400_000)
    house.live(next_day)


# --- restart ----------------------------------------------------------------------------------------------------------


def restarted(away_ms: int, *, before_ms: int = 60_000, killed: bool = True) -> tuple[House, dict[str, Any]]:
    """A round of which ``before_ms`` ran; then the process is gone for so long, and back."""
    house = House()
    found: dict[str, Any] = {}

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await table.submit(print_call("b"), HOST)
        await wait(before_ms)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        found["ears"] = Ears(table)
        await wait(5)
        found["state"] = table.state
        found["left"] = table.state.timer.left(table.now())
        found["status"] = table.state.timer.status(table.now())
        found["entries"] = table.view.log.entries
        await wait(2_000)
        found["heard"] = found["ears"].heard

    house.live(evening, killed=killed)
    house.clock.jump(away_ms)
    house.live(back, killed=True)
    return house, found


@pytest.mark.parametrize("away_ms", [0, 5_000, 9_000])
def test_a_server_that_is_back_at_once_finds_the_round_going_on(away_ms: int) -> None:
    _, found = restarted(away_ms)
    assert found["state"].away is None
    assert found["status"] is Status.RUNNING
    assert ROUND_MS - 60_000 - away_ms - 20 <= found["left"] <= ROUND_MS - 60_000 - away_ms
    assert found["state"].timer.length_ms == ROUND_MS


@pytest.mark.parametrize("away_ms", [11_000, 60_000, 86_400_000])
def test_a_server_that_was_gone_for_long_stands_at_the_last_second_it_vouched_for(away_ms: int) -> None:
    _, found = restarted(away_ms)
    away = found["state"].away
    assert away is not None
    assert 0 <= away.gone_ms - away_ms <= 1_010
    assert found["status"] is Status.PAUSED
    assert ROUND_MS - 60_000 <= found["left"] <= ROUND_MS - 59_000 + 10
    assert found["state"].play.today.bouclage.order == ("b",)
    assert found["heard"] == []


@pytest.mark.parametrize("set_back_ms", [-1_500, -3_600_000])
def test_a_wall_clock_that_was_set_back_is_treated_as_an_absence(set_back_ms: int) -> None:
    _, found = restarted(set_back_ms)
    assert found["state"].away is not None
    assert found["state"].away.gone_ms == 0
    assert found["status"] is Status.PAUSED
    assert ROUND_MS - 60_000 <= found["left"] <= ROUND_MS - 59_000 + 10


def test_a_buzzer_that_rang_in_a_short_absence_is_made_good_and_rings_for_nobody_late() -> None:
    _, found = restarted(8_000, before_ms=ROUND_MS - 5_000)
    assert found["state"].play.today.time_called
    assert found["state"].away is None
    assert found["heard"] == []


def test_a_clock_that_stood_stands() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        await wait(60_000)
        await table.submit(PauseTimer(), HOST)
        await wait(5_000)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state.away is None
        assert table.state.timer.left(table.now()) == ROUND_MS - 60_000
        assert not any(isinstance(e, ServerAway) for entry in table.view.log.entries for e in entry.events)

    house.live(evening, killed=True)
    house.clock.jump(3_600_000)
    house.live(back)


def test_a_server_that_is_gone_twice_says_so_once() -> None:
    house, found = restarted(60_000)

    async def again(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state == found["state"]
        await table.submit(ResumeTimer(), HOST)
        await wait(1_000)
        assert table.state.timer.status(table.now()) is Status.RUNNING

    house.clock.jump(60_000)
    house.live(again)


def test_a_server_gone_in_3_2_1_stands_at_the_whole_length() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table, running=False)
        await wait(1_500)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.state.away is not None
        assert table.state.timer.left(table.now()) == ROUND_MS

    house.live(evening, killed=True)
    house.clock.jump(60_000)
    house.live(back)


def test_a_last_token_before_the_absence_ends_the_round() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await start(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(1_000)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        await wait(10)
        assert table.state.play.phase is Phase.COUNT
        assert table.state.away is None

    house.live(evening, killed=True)
    house.clock.jump(60_000)
    house.live(back)


def test_what_was_not_on_disk_is_gone_and_what_was_is_there_once() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await table.submit(TakeSeat(seat="a"), PHONE)
        house.journal.held = True
        asyncio.ensure_future(table.submit(TakeSeat(seat="b"), PHONE))
        await pause()

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert [seat.devices for seat in table.state.seats] == [("phone",), (), ()]
        await table.submit(TakeSeat(seat="b"), PHONE)
        assert [entry.seq for entry in table.view.log.entries] == [1, 2, 3]

    house.live(evening, killed=True)
    house.journal.held = False
    house.live(back)


def kept(table: str, *records: dict[str, Any]) -> JournalContents:
    return JournalContents(table, 1, records, None, "whole", 0, len(records) + 1)


def test_tables_that_cannot_be_read_are_named_and_the_others_come_back() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        await opened(hub)

    house.live(evening)
    (good,) = house.journal.recover()
    opening: dict[str, Any] = dict(good.records[0])
    strange = {**opening, "events": [{"type": "dragon-seen"}]}

    def other(name: str, *more: dict[str, Any]) -> JournalContents:
        first = json.loads(json.dumps(opening))
        first["events"][0]["id"] = name
        return kept(name, first, *more)

    async def life(hub: Hub) -> None:
        notices = hub.recover(
            [
                kept("empty"),
                other("newer", {**strange, "seq": 2}),
                kept("no-game", {**opening, "events": [{**opening["events"][0], "game": "chess"}]}),
                kept("no-event", {**opening, "events": []}),
                kept("strange", {"hello": "world"}),
                other("twice", {**opening, "events": [{"type": "timer-resumed", "at": 0}]}),
                other("typo", {**opening, "seq": 2, "events": [{"type": "timer-resumed", "at": "soon"}]}),
                kept("another-name", opening),
                other("good"),
            ]
        )
        assert [(each.id, each["table"]) for each in notices] == [
            ("hub-table-newer", "newer"),
            ("hub-table-unreadable", "no-game"),
            ("hub-table-unreadable", "no-event"),
            ("hub-table-unreadable", "strange"),
            ("hub-table-unreadable", "twice"),
            ("hub-table-unreadable", "typo"),
            ("hub-table-unreadable", "another-name"),
        ]
        assert hub.table("good") is not None

    House().live(life)


# --- finished games ---------------------------------------------------------------------------------------------------


def test_a_finished_game_is_kept_and_kept_again_with_each_correction() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        finished_at = hub.clock.now()
        await wait(1_000)
        (first,) = house.archive.saves
        assert datetime.fromisoformat(first["finished_at"]).timestamp() == finished_at // 1000
        await table.submit(TakeSeat(seat="a"), PHONE)  # no correction
        await wait(3_600_000)
        await table.submit(wish.EnterCount(day="saturday", seat="b", field="photos", value=[6]), HOST)
        await wait(1_000)
        assert len(house.archive.saves) == 2
        second = house.archive.saves[1]
        assert second["finished_at"] == first["finished_at"]
        assert second["rounds"][1]["sheets"]["b"]["photos"] == [6]
        await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        await wait(1_000)
        assert house.archive.saves[2] == first

    house.live(life)


def test_a_game_reopened_for_counting_ended_when_it_was_counted_for_good() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await table.submit(Undo(entry=table.view.log.seq_of("counting-done") or 0), HOST)
        await wait(3_600_000)
        await table.submit(wish.FinishCounting(day="sunday"), HOST)
        later = hub.clock.now()
        await wait(1_000)
        kept_at = datetime.fromisoformat(house.archive.saves[-1]["finished_at"]).timestamp()
        assert kept_at == later // 1000

    house.live(life)


def test_a_full_disk_keeps_no_finished_game_until_there_is_room() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = FULL
        await play_all(table)
        await wait(100)
        assert table.view.unsaved == FULL.message
        await table.submit(wish.EnterCount(day="friday", seat="a", field="surplus", value=0), HOST)
        await wait(100)
        assert table.view.unsaved == FULL.message  # the journal is well, the archive is not
        await wait(3 * RETRY_MS)
        house.archive.refuses = None
        await wait(2 * RETRY_MS)
        assert table.view.unsaved is None
        assert house.archive.games[table.state.game_id]["rounds"][0]["sheets"]["a"]["surplus"] == 0

    house.live(life)


def test_a_game_that_is_taken_back_while_the_disk_refuses_is_not_kept() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = FULL
        await play_all(table)
        await wait(100)
        await table.submit(Undo(entry=table.view.log.seq_of("counting-done") or 0), HOST)
        house.archive.refuses = None
        await wait(3 * RETRY_MS)
        assert house.archive.saves == []
        assert table.view.unsaved is None

    house.live(life)


def test_a_game_that_the_archive_will_never_take_is_tried_once_and_said(caplog: pytest.LogCaptureFixture) -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = ValueError("a fault of ours")
        await play_all(table)
        await wait(600_000)
        assert table.view.unsaved is not None
        assert table.view.unsaved.id == "store-game-unscored"

    house.live(life)
    assert caplog.text.count("a finished game cannot be kept") == 1


def test_a_game_that_was_finished_when_the_power_failed_is_kept_at_the_next_start() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        await play_all(await opened(hub))

    async def back(hub: Hub) -> None:
        await wait(1_000)

    house.live(evening, killed=True)
    assert house.archive.saves == []
    house.live(back)
    assert len(house.archive.saves) == 1
    house.archive.games[house.archive.saves[0]["id"]]["ticked"] = {"a": {"achievements": [17]}}
    house.live(back)
    assert len(house.archive.saves) == 1


def test_a_table_is_put_away_once_its_game_is_kept() -> None:
    house = House()

    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await hub.put_away(table.id, HOST)
        assert len(house.archive.saves) == 1
        other = await opened(hub)
        await play_all(other)
        await hub.rematch(other.id, HOST)
        assert len(house.archive.saves) == 2

    house.live(life)


def test_a_table_that_was_put_away_is_not_offered_and_shelved_after_a_week() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        for _ in range(2):
            table = await opened(hub)
            await hub.put_away(table.id, HOST)
        await opened(hub)

    async def tomorrow(hub: Hub) -> None:
        await wait(1_000)
        assert len(hub.open_tables()) == 1
        assert len(house.journal.lines) == 3

    async def next_week(hub: Hub) -> None:
        await wait(1_000)
        assert len(hub.open_tables()) == 1
        assert len(house.journal.lines) == 1
        assert len(house.journal.shelved) == 2  # nothing deletes itself

    house.live(evening)
    house.clock.jump(86_400_000)
    house.live(tomorrow)
    house.clock.jump(7 * 86_400_000)
    house.live(next_week)


def test_a_finished_game_is_not_forgotten_before_the_archive_has_it() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        house.archive.refuses = FULL
        await play_all(table)
        await hub.put_away(table.id, HOST)

    async def next_week(hub: Hub) -> None:
        await wait(1_000)

    house.live(evening)
    house.clock.jump(8 * 86_400_000)
    house.live(next_week)
    assert len(house.journal.lines) == 1
    house.archive.refuses = None
    house.live(next_week)
    assert (len(house.journal.lines), len(house.archive.saves)) == (0, 1)


def test_a_game_that_was_deleted_does_not_come_back() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await hub.put_away(table.id, HOST)
        del house.archive.games[table.state.game_id]
        await hub.delete_game(table.state.game_id)
        assert hub.find_by_game(table.state.game_id) is None

    async def back(hub: Hub) -> None:
        await wait(1_000)

    house.live(evening)
    house.live(back)
    assert house.archive.games == {}


def test_a_game_reopened_by_two_at_once_is_one_table_and_nothing_is_written_by_looking() -> None:
    house = House()

    async def evening(hub: Hub) -> None:
        table = await opened(hub)
        await play_all(table)
        await hub.put_away(table.id, HOST)
        await wait(1_000)

    async def tomorrow(hub: Hub) -> None:
        (file,) = house.archive.games.values()
        tables = await asyncio.gather(*(hub.reopen(file, {}, by) for by in (HOST, PHONE)))
        assert tables[0] is tables[1]
        await wait(60_000)
        assert len(house.archive.saves) == 1
        await tables[0].submit(wish.EnterCount(day="friday", seat="a", field="surplus", value=1), HOST)
        await wait(1_000)
        assert len(house.archive.saves) == 2
        assert house.archive.saves[1]["finished_at"] == file["finished_at"]

    house.live(evening)
    house.clock.jump(86_400_000)
    house.live(tomorrow)


def test_closing_by_an_intent_is_putting_away() -> None:
    async def life(hub: Hub) -> None:
        table = await opened(hub)
        await table.submit(CloseTable(), HOST)
        assert hub.open_tables() == []
        with pytest.raises(Refused):
            await table.submit(TakeSeat(seat="a"), PHONE)

    House().live(life)


# --- games without a result ------------------------------------------------------------------------------------------


def test_a_game_put_away_without_a_result_is_kept_for_good_and_taken_up_as_it_was_left() -> None:
    house = House()

    async def evening(hub: Hub) -> Any:
        table = await opened(hub)
        await play_day(table)
        await start(table)
        await wait(5_000)
        left = table.state.timer.left(hub.clock.now())
        await hub.put_away(table.id, HOST)
        assert hub.open_tables() == []
        return table.state, left

    state, left = house.live(evening)

    async def next_month(hub: Hub) -> None:
        await wait(1_000)
        assert [table.id for table in hub.unfinished_tables()] == [state.id]
        tables = await asyncio.gather(*(hub.resume(state.game_id, by) for by in (PHONE, PHONE)))
        table = the_table(hub)
        assert tables == [table, table]
        assert table.state.host == "phone"
        assert table.state.play == state.play
        assert abs(table.state.timer.left(table.view.now) - left) < 1_000  # it stands where it stood
        assert table.state.away is not None
        assert hub.unfinished_tables() == []
        await table.submit(ResumeTimer(), PHONE)
        for seat in "abc":
            await table.submit(print_call(seat, "saturday"), PHONE)
        await wait(3_100)
        assert table.state.play.phase is Phase.COUNT

    house.clock.jump(40 * 86_400_000)
    house.live(next_month)

    async def later(hub: Hub) -> None:
        assert the_table(hub).state.play.phase is Phase.COUNT
        await hub.put_away(the_table(hub).id, HOST if the_table(hub).state.host == "host" else PHONE)
        with pytest.raises(Refused):
            await hub.resume("another", HOST)
        await hub.delete_game(state.game_id)
        assert hub.unfinished_tables() == []

    house.live(later)
    assert list(house.journal.shelved) == [state.id]  # also what somebody deleted: it has no other copy


# --- a damaged journal ------------------------------------------------------------------------------------------------


def damaged(house: House, lost: int) -> str:
    """A table with four counts entered, of whose records one is lost."""

    async def evening(hub: Hub) -> str:
        table = await opened(hub)
        await start(table)
        for seat in "abc":
            await table.submit(print_call(seat), HOST)
        await wait(3_100)
        for value in (1, 2, 3, 4):
            await table.submit(wish.EnterCount(day="friday", seat="a", field="photos", value=[value]), HOST)
        await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        return table.id

    table_id: str = house.live(evening)
    records = house.journal.records(table_id)
    house.journal.lines[table_id] = [("record", record) for record in records[: lost - 1]]
    house.journal.rests[table_id] = tuple(records[lost:])
    return table_id


def test_what_came_after_a_lost_record_can_be_taken() -> None:
    house = House()
    table_id = damaged(house, 8)
    lost = house.journal.rests[table_id]

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        assert table.view.rest == 3
        before = len(table.view.log.entries)
        with pytest.raises(Refused):
            await table.answer_rest(True, PHONE)
        await table.submit(TakeSeat(seat="a"), PHONE)  # the table goes on meanwhile
        assert await table.answer_rest(True, HOST) == (3, 0)
        assert table.view.rest == 0
        entries = table.view.log.entries
        assert [entry.seq for entry in entries] == list(range(1, before + 5))
        assert dict(table.state.play.today.sheets)["a"].photos == (3,)  # the fourth was undone, then and now
        assert [entry.wall for entry in entries[-3:]] == [record["wall"] for record in lost[-3:]]
        await table.submit(Undo(entry=entries[-1].seq), HOST)
        assert dict(table.state.play.today.sheets)["a"].photos == (4,)
        assert house.journal.rests == {}

    house.live(back)
    numbers = [record["seq"] for record in house.journal.records(table_id)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("saved", [3, 2, 1])
def test_what_came_after_a_lost_record_is_taken_once_however_often_it_is_there(saved: int) -> None:
    """The file of the rest could not be moved away, or a kill came before: it is there again at the next start."""
    house = House()
    table_id = damaged(house, 8)
    lost = house.journal.rests[table_id]

    async def back(hub: Hub) -> TableState:
        table = the_table(hub)
        assert await table.answer_rest(True, HOST) == (3, 0)
        return table.state

    taken = house.live(back)
    house.journal.rests[table_id] = lost
    del house.journal.lines[table_id][-(3 - saved) or len(house.journal.lines[table_id]) :]

    async def again(hub: Hub) -> None:
        table = the_table(hub)
        assert table.view.rest == (0 if saved == 3 else 3), "what is all there is not asked for again"
        if saved < 3:
            assert await table.answer_rest(True, HOST) == (3 - saved, saved)
        assert house.journal.rests == {}
        assert table.state.play.days == taken.play.days
        await table.submit(Undo(entry=table.view.log.entries[-1].seq), HOST)
        assert dict(table.state.play.today.sheets)["a"].photos == (4,)

    house.live(again)


def test_the_rest_stays_while_the_disk_refuses_what_was_taken_of_it() -> None:
    house = House()
    table_id = damaged(house, 8)
    lost = house.journal.rests[table_id]

    async def back(hub: Hub) -> None:
        house.journal.refuses = FULL
        await the_table(hub).answer_rest(True, HOST)
        assert house.journal.rests[table_id] == lost

    house.live(back)


def test_what_came_after_a_lost_record_can_be_left() -> None:
    house = House()
    damaged(house, 8)

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        before = table.state
        assert await table.answer_rest(False, HOST) == (0, 3)
        assert table.state == before

    house.live(back)

    async def again(hub: Hub) -> None:
        assert the_table(hub).view.rest == 0

    house.live(again)


def test_what_cannot_stand_without_what_is_lost_is_left_out() -> None:
    house = House()
    damaged(house, 2)  # the start of the round

    async def back(hub: Hub) -> None:
        table = the_table(hub)
        taken, left = await table.answer_rest(True, HOST)
        assert left > 0
        assert taken + left == 9

    house.live(back)
