"""The screens of a round: tokens, a photo finish, a shout, an absence, and what was touched while nobody heard it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import flet as ft
import pytest

from companion.games.redac_chef.state.intents import CallPrint, EndRound, StartRound
from companion.hub.latency import ConnectionLatency
from companion.kit.token_order import ORDER_FINAL_MS
from companion.sockets.press_time import ARRIVAL, STALE_MS, Arrival, now_ms
from companion.table.events import ServerAway
from companion.table.intents import AddTime, PauseTimer, ResumeTimer
from companion.ui.page import messages
from companion.ui.theme import LIGHT
from companion.ui.widths import count_lines, widest_word
from tests.engines.sizes import SMALL_PHONE
from tests.games.redac_chef.counting_table import Table, open_table
from tests.support.headless_phone import Phone, Storage
from tests.support.house import House
from tests.support.seated import actor_of
from tests.support.spaces import plain
from tests.support.wording import worded


@pytest.fixture
async def running(house: House) -> Table:
    """Three players; the host's laptop holds no seat, two phones hold one each; it has run for 12 s."""
    table = await open_table(house, holders=("", "a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    return table


async def ahead(table: Table, ms: int) -> None:
    """Let so much time pass, in steps at which nobody takes the machine to have slept."""
    while ms > 0:
        step = min(ms, 5_000)
        table.house.hub.clock._base += step * 1_000_000  # type: ignore[attr-defined]
        await table.live.submit(ResumeTimer(), table.host)  # which runs already: only what is due is entered
        ms -= step


def stand(table: Table) -> None:
    """From now on time passes only when ``ahead`` says so, however busy the machine is."""
    clock = table.house.hub.clock
    now = clock._elapsed()  # type: ignore[attr-defined]
    clock._elapsed = lambda: now  # type: ignore[attr-defined]


async def print_at(table: Table, seat: str, after: int, error: int = 0, line: str = "") -> None:
    """A press so long (ms) after the round's start."""
    at = (table.live.state.timer.first_start(table.house.hub.clock.now()) or 0) + after
    await table.live.submit(CallPrint(day="friday", seat=seat, at=at, error_ms=error, line=line), table.host)


def order(table: Table) -> tuple[str, ...]:
    got: tuple[str, ...] = table.live.state.play.today.bouclage.order
    return got


async def test_a_press_is_stamped_where_it_arrived_and_corrected_by_its_line(running: Table) -> None:
    phone = await running.phone(1)
    latency = ConnectionLatency("line-1")
    latency.record_round_trip(80, now_ms())
    now = running.house.hub.clock.now()
    mark = ARRIVAL.set(Arrival(latency, now_ms() - 30))
    await phone.tap("tirage-1")
    ARRIVAL.reset(mark)
    call = running.live.state.play.today.bouclage.call("a")
    assert call.line == "line-1"
    assert call.heard_at - call.at >= 70
    assert call.at <= now - 65, "30 ms since it arrived, and 40 on the way"
    assert call.error_ms >= 40 + 30


async def test_what_was_received_long_ago_stamps_nothing(running: Table) -> None:
    phone = await running.phone(1)
    before = running.house.hub.clock.now()
    mark = ARRIVAL.set(Arrival(ConnectionLatency("old"), now_ms() - STALE_MS - 1))
    await phone.tap("tirage-1")
    ARRIVAL.reset(mark)
    call = running.live.state.play.today.bouclage.call("a")
    assert (call.line, call.at >= before) == ("", True)


async def test_the_gap_is_said_in_seconds(running: Table) -> None:
    phone = await running.phone(1)
    await print_at(running, "b", 9_000)
    await print_at(running, "a", 9_120)
    await phone.settle()
    assert "à 0,12 s du précédent" in phone.text()


@pytest.mark.parametrize("answer", ["finish-right", "finish-swap"])
async def test_a_photo_finish_is_decided_with_one_tap_on_any_seated_device(running: Table, answer: str) -> None:
    await print_at(running, "b", 9_000, 8, "one")
    await print_at(running, "a", 9_009, 8, "other")
    pages = [await running.phone(which) for which in range(3)]
    watcher = await running.house.phone(f"/table/{running.live.state.code}", storage=Storage())
    for page in pages:
        assert "Photo-finish : Zhette, puis Goupil à 0,009 s" in page.text()
        assert page.has("finish-right")
    assert not watcher.has("finish-right")
    await pages[1].tap(answer)
    assert order(running) == (("b", "a") if answer == "finish-right" else ("a", "b"))
    for page in pages:
        await page.settle()
        assert not page.has("finish-right")
        assert page.has("tirage-3") or page is not pages[0], "the round goes on"


async def test_the_table_is_not_asked_before_the_tokens_are_final(running: Table) -> None:
    phone = await running.phone(1)
    stand(running)
    await print_at(running, "b", 60_000, 50, "one")  # now: nobody presses in the future
    await print_at(running, "a", 60_000, 50, "other")
    await phone.settle()
    assert not phone.has("finish-right")
    await ahead(running, ORDER_FINAL_MS)
    await running.live.submit(PauseTimer(), running.host)
    await phone.settle()
    assert phone.has("finish-right")


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
@pytest.mark.parametrize("photo", [True, False])
async def test_what_a_narrow_panel_says_is_whole_with_text_at_200_percent(house: House, lang: str, photo: bool) -> None:
    """Three panels beside each other on an upright phone: what does not fit is said in fewer words, never shortened."""
    table = await open_table(house, ("A", "B", "C", "D"), holders=("abcd",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    table.storages[0]["companion.scale"] = 2.0
    phone = await table.phone(where="/menu")
    await phone.go("/settings")
    await phone.tap(f"lang-{lang}")
    await phone.go(f"/table/{table.live.state.code}")
    await print_at(table, "a", 9_000, 8, "one")
    await print_at(table, "b", 9_009 if photo else 9_120, 8 if photo else 0, "other")
    await ahead(table, 6_000)
    await phone.settle()
    said = list(lines_of(phone))
    assert said or phone.has("finish-right"), "a question that leaves the panels no room says it itself"
    for text, size, width, lines in said:
        assert widest_word(text) * size <= width, text
        assert count_lines(text, size, width) <= lines, text


def lines_of(phone: Phone) -> Iterator[tuple[str, float, float, int]]:
    """What stands in the panels beside names and calls: text, size in px, width in px, lines that it may take."""
    for control in phone.controls():
        if not isinstance(control, ft.Container) or control.left is None or control.width is None:
            continue
        text = control.content
        if isinstance(text, ft.Text) and text.max_lines:
            yield text.value, (text.size or 0) * 2.0, control.width, text.max_lines


async def test_a_photo_finish_of_the_last_tokens_is_still_decided_while_the_pages_are_checked(running: Table) -> None:
    for seat, after in (("a", 5_000), ("b", 9_000), ("c", 9_005)):
        await print_at(running, seat, after, 4, seat)
    await ahead(running, 4_000)
    phone = await running.phone(1)
    assert phone.has("pages-checked")
    await phone.tap("finish-swap")
    assert order(running) == ("a", "c", "b")
    assert not phone.has("finish-right")


async def test_anyone_seated_enters_a_shout_with_the_time_that_was_shown(running: Table) -> None:
    phone = await running.phone(1)
    await phone.tap("shout")
    assert "tirage-1" in phone.handles(), "their own button stays"
    shown = phone.text("shout-time")
    await phone.tap("shout-seat-3")
    await phone.tap("shout-less-5")
    await phone.tap("shout-less-1")
    await phone.tap("shout-more-1")
    await phone.tap("shout-more-5")
    assert phone.text("shout-time") == shown
    assert f"Lahaz à {shown}" in phone.text("shout-enter")
    await phone.tap("shout-enter")
    call = running.live.state.play.today.bouclage.call("c")
    minutes, seconds = shown.split(":")
    assert call.left_ms == 60_000 * int(minutes) + 1_000 * int(seconds) - 500
    assert (call.error_ms, call.line) == (500, "")
    assert not phone.has("shout-enter")


async def test_a_shout_is_never_from_before_the_round_nor_after_its_end(running: Table) -> None:
    phone = await running.phone(0)
    await phone.tap("shout")
    for _ in range(3):
        await phone.tap("shout-more-5")
    assert phone.text("shout-time") == "4:00"
    for _ in range(60):
        await phone.tap("shout-less-5")
    assert phone.text("shout-time") == "0:01"
    await phone.tap("shout-cancel")
    assert not phone.has("shout-time")
    assert order(running) == ()


async def test_at_the_buzzer_a_panel_keeps_the_way_to_take_its_call_back(house: House) -> None:
    """A phone in the middle of the table: at the buzzer the panels are lower, and taking back was cut off."""
    table = await open_table(house, holders=("abc",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    stand(table)
    phone = await table.phone()
    await phone.tap("tirage-1")
    assert phone.has("maquette-2") and phone.has("take-back-1")
    await phone.tap("end-round")
    assert not table.live.state.play.today.time_called, "a stray tap ends nobody's round"
    assert "Terminer ?" in phone.text("end-round") and "encore une fois" in phone.text("said")
    await phone.tap("end-round")
    assert "Temps écoulé" in phone.text() and phone.has("take-back-1")


async def test_a_tap_that_meant_another_button_is_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "SAID_S", 0.1)
    table = await open_table(house, holders=("abc",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    phone = await table.phone()
    await phone.tap("end-round")
    await asyncio.sleep(0.3)
    await phone.settle()
    assert "?" not in phone.text("end-round")
    await phone.tap("end-round")
    assert not table.live.state.play.today.time_called


async def test_the_seconds_to_take_a_call_back_count_down_and_only_its_caller_says_i(house: House) -> None:
    table = await open_table(house, holders=("", "a"))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    stand(table)
    host, own = await table.phone(width=1280, height=680), await table.phone(1)
    await own.tap("tirage-1")
    assert own.text("take-back-1") == "Annuler mon Tirage (5 s)"
    await host.settle()
    assert host.text("take-back-1") == "Annuler (5 s)"
    await ahead(table, 2_000)
    table.live._tick()
    await own.settle()
    assert own.text("take-back-1") == "Annuler mon Tirage (3 s)"
    await ahead(table, 3_000)
    table.live._tick()
    await own.settle()
    assert not own.has("take-back-1")


async def test_two_buttons_never_undo_the_same_call(house: House) -> None:
    table = await open_table(house, holders=("", "a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    stand(table)
    host, own = await table.phone(width=1280, height=680), await table.phone(1, width=320, height=454)
    other = await table.phone(2)
    await own.tap("tirage-1")
    for phone in (host, other):
        await phone.settle()
    called = worded("fr", "undo-print-called", name="Goupil")
    assert own.has("take-back-1") and not own.has("undo")
    assert host.has("take-back-1") and not host.has("undo")
    assert other.has("undo") and not other.has("take-back-1")
    # What else has happened since is undone by its name; a sign alone would be taken for one's own way back.
    await table.live.submit(AddTime(by_ms=-30_000), actor_of(table.storages[2]))
    for phone in (host, own):
        await phone.settle()
    assert called not in host.text("undo") and host.has("take-back-1")
    assert not own.has("undo")
    await host.tap("undo")
    assert own.has("take-back-1")
    await ahead(table, 5_000)
    table.live._tick()
    for phone in (host, own):
        await phone.settle()
    assert not own.has("take-back-1") and own.has("undo")
    assert called in host.text("undo")
    # Everybody is done: the last call has a button in the sentence that says so.
    await other.tap("tirage-2")
    await print_at(table, "c", 20_000, 4, "c")
    await ahead(table, 1_000)
    for phone in (host, own):
        await phone.settle()
    assert host.has("undo-last-token") and not host.has("undo")
    await host.tap("undo-last-token")
    assert not host.has("undo-last-token") and not host.has("undo"), "Zhette's own call can still be taken back"
    assert host.has("take-back-2")


def fills(phone: Phone, handle: str) -> set[object]:
    """The colours that fill something of that button."""
    return {control.bgcolor for control in phone.controls_in(handle) if isinstance(control, ft.Container)}


@pytest.mark.parametrize("holders", ["a", "abc"])
async def test_while_the_clock_stands_only_going_on_is_red(house: House, holders: str) -> None:
    table = await open_table(house, holders=(holders,))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    phone = await table.phone()
    await phone.tap("maquette-1")
    assert LIGHT.action in fills(phone, "tirage-1")
    await phone.tap("pause")
    assert LIGHT.action not in fills(phone, "tirage-1") and phone.has("resume")
    await phone.tap("resume")
    assert LIGHT.action in fills(phone, "tirage-1")


async def test_who_only_watches_is_offered_nothing_that_is_refused_him(running: Table) -> None:
    watcher = await running.house.phone(f"/table/{running.live.state.code}", storage=Storage())
    seated = await running.phone()
    for button in ("pause", "add-30"):
        assert seated.has(button) and not watcher.has(button)
    await seated.tap("pause")
    await watcher.settle()
    for button in ("resume", "call-off"):
        assert seated.has(button) and not watcher.has(button)
    assert "Pause" in watcher.text(), "that the clock stands, they read"


async def test_who_only_watches_enters_nothing(running: Table) -> None:
    watcher = await running.house.phone(f"/table/{running.live.state.code}", storage=Storage())
    assert not watcher.has("shout")


@pytest.mark.parametrize(
    ("gone_ms", "said"),
    [
        (0, worded("fr", "away-title-unknown", time="3:48")),
        (300, worded("fr", "away-title-unknown", time="3:48")),
        (1_795_922_653_000, "plus d'un jour"),
    ],
)
async def test_an_absence_is_told_with_sense_and_suggests_no_time_that_nobody_knows(
    running: Table, gone_ms: int, said: str
) -> None:
    stand(running)
    running.live.record_server_event(ServerAway(vouched_at=running.live.now(), gone_ms=gone_ms))
    page = await running.phone(1)
    assert said in page.text() and "pendant 0" not in page.text()
    stands = running.live.state.timer.left(running.live.now())
    await page.tap("away-set")
    assert 0 <= running.live.state.timer.left(running.live.now()) - stands < 1_000


async def test_who_paused_is_said_and_time_is_taken_off_and_back_by_name(running: Table) -> None:
    stand(running)
    phones = [await running.phone(1), await running.phone(2)]
    await phones[0].tap("pause")
    for phone in phones:
        await phone.settle()
        assert worded("fr", "clock-paused-by", names=("Goupil",), count=1) in phone.text()
    before = running.live.state.timer.left(running.live.now())
    await running.live.submit(AddTime(by_ms=-30_000), actor_of(running.storages[1]))
    phone = phones[1]
    await phone.settle()
    assert running.live.state.timer.left(running.live.now()) == before - 30_000
    # A phone shows the sign of undo alone; its name says what is taken back.
    assert any("−30 s (Goupil)" in plain(str(part.tooltip)) for part in phone.controls_in("undo") if part.tooltip)
    await phone.tap("undo")
    assert running.live.state.timer.left(running.live.now()) == before


async def test_after_an_absence_everyone_seated_is_offered_what_it_was(running: Table) -> None:
    now = running.house.hub.clock.now()
    running.live.record_server_event(ServerAway(vouched_at=now, gone_ms=40_000))
    pages = [await running.phone(which) for which in range(3)]
    watcher = await running.house.phone(f"/table/{running.live.state.code}", storage=Storage())
    assert "40 s" in watcher.text()
    assert not watcher.has("away-go-on")
    for page in pages:
        assert [page.has(choice) for choice in ("away-go-on", "away-set", "away-over")] == [True] * 3
    left = running.live.state.timer.left(now)
    await pages[2].tap("away-more-10")
    await pages[2].tap("away-less-1")
    await pages[2].tap("away-set")
    assert abs(running.live.state.timer.left(now) - (left - 40_000 + 9_000)) <= 1_000
    for page in pages:
        await page.settle()
        assert not page.has("away-go-on")


async def reload(table: Table, storage: Storage) -> Phone:
    return await table.house.phone(f"/table/{table.live.state.code}", storage=storage)


async def test_what_was_touched_while_it_was_cut_off_and_did_not_arrive_is_said_when_the_page_is_back(
    running: Table,
) -> None:
    storage = running.storages[1]
    storage["companion.unheard"] = "touched"
    phone = await reload(running, storage)
    assert "l'appui de Goupil n'est pas arrivé" in phone.text()
    await phone.tap("said-ok")
    again = await reload(running, storage)
    assert "pas de Tirage" not in again.text(), "once"


async def test_what_did_arrive_is_not_said_to_be_missing(running: Table) -> None:
    await print_at(running, "a", 9_000)
    storage = running.storages[1]
    storage["companion.unheard"] = "touched"
    phone = await reload(running, storage)
    assert "pas de Tirage" not in phone.text()
    assert phone.text("bouclage-1") == "1"


async def test_a_page_notices_soon_that_it_is_cut_off_while_something_may_be_pressed_on_it(running: Table) -> None:
    said: list[bool] = []
    phone = await running.phone(1)
    phone.session.connection.set_brisk = said.append  # type: ignore[attr-defined]
    await running.live.submit(PauseTimer(), running.host)
    await phone.settle()
    assert said[-1] is False
    await phone.tap("resume")
    assert said[-1] is True
    await running.live.submit(EndRound(day="friday"), running.host)
    await phone.settle()
    assert said[-1] is True, "tokens are still taken by pressing"


async def test_the_space_bar_pauses_and_goes_on_but_not_while_something_is_read(running: Table) -> None:
    laptop = await running.phone(width=1280, height=680)
    await laptop.press(" ")
    assert laptop.has("resume")
    running.house.hub.clock._base += 1_000 * 1_000_000  # type: ignore[attr-defined]
    await laptop.press(" ")
    assert laptop.has("pause")
    running.house.hub.clock._base += 1_000 * 1_000_000  # type: ignore[attr-defined]
    await laptop.tap(next(handle for handle in laptop.handles() if handle.startswith("help-")))
    await laptop.press(" ")
    await laptop.tap("help-close")
    assert laptop.has("pause")


async def test_a_button_that_the_space_bar_presses_too_is_pressed_once(
    running: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop = await running.phone(width=1280, height=680)
    # Both come within a moment, however slow the machine is.
    at_once = running.house.hub.clock.now()
    monkeypatch.setattr(type(running.house.hub.clock), "now", lambda _: at_once)
    await laptop.tap("pause")
    await laptop.press(" ")
    assert laptop.has("resume")


async def test_who_only_watches_stops_nothing_with_a_key(running: Table) -> None:
    watcher = await running.house.phone(f"/table/{running.live.state.code}", storage=Storage())
    seated = await running.phone()
    await watcher.press(" ")
    await seated.settle()
    assert seated.has("pause")


async def test_the_host_s_laptop_is_a_board_with_the_tokens_in_order_and_who_has_none(running: Table) -> None:
    laptop = await running.phone(width=1280, height=680)
    await print_at(running, "b", 5_000)
    await print_at(running, "a", 9_000)
    await laptop.settle()
    assert laptop.text("board").split() == ["1", "Zhette", "2", "Goupil", "...", "Lahaz"]
    phone = await running.phone(1)
    assert not phone.has("board")


def boxes(phone: Phone) -> dict[str, ft.Container]:
    """What the round's screen has drawn at a place of its own, by key."""
    return {
        str(part.key): part
        for part in phone.controls()
        if isinstance(part, ft.Container) and part.key and part.left is not None
    }


async def test_the_screen_draws_the_boxes_that_were_laid_out(running: Table) -> None:
    """And anew for the size that the browser has measured, and for a phone that is turned."""
    phone = await running.phone(1, width=390, height=664)
    whole = next(part for part in phone.controls() if getattr(part, "on_size_change", None) is not None)
    upright = boxes(phone)
    assert all(part.top + part.height <= 664 for part in upright.values() if part.height)
    assert upright["clock-box"].top + upright["clock-box"].height <= upright["at-pause"].top
    # A sentence takes 110 pixels of the page: the browser says what is left.
    await phone._event(whole, "size_change", {"w": 390.0, "h": 554.0})
    lower = boxes(phone)
    assert max(part.top + part.height for part in lower.values() if part.height) <= 554
    await phone.resize(740, 360)
    lying = boxes(phone)
    assert all(part.top + part.height <= 360 for part in lying.values() if part.height)
    assert lying["clock-box"].left + lying["clock-box"].width < 390


async def test_a_panel_of_a_tablet_in_the_middle_of_the_table_is_turned_round(house: House) -> None:
    table = await open_table(house, holders=("abc",))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    tablet = await table.phone(width=768, height=954)

    def on_its_head() -> list[bool]:
        panels = [part for part in tablet.controls() if isinstance(part, ft.Container) and part.clip_behavior]
        return [panel.rotate is not None for panel in panels]

    assert on_its_head() == [False, False, False]
    await tablet.tap("panel-turn-2")
    assert on_its_head() == [False, True, False]
    again = await table.phone(width=768, height=954)
    assert again.page is not tablet.page and "b" in table.storages[0]["companion.prefs"]
    phone = await table.phone(width=390, height=664)
    assert not phone.has("panel-turn-2")
    await tablet.tap("panel-turn-2")
    assert on_its_head() == [False, False, False]


async def test_a_call_is_made_by_ear_as_by_touch_and_both_at_once_are_one(running: Table) -> None:
    phone = await running.phone(1)
    await phone.tap_by_ear("maquette-1")
    assert phone.has("tirage-1") and not phone.has("maquette-1")
    other = await running.phone(2)
    await other.tap("maquette-2")
    calls = len(running.live.view.log.entries)
    await ahead(running, 400)
    # A browser makes a click of each touch; the page's script keeps it, or it is taken for that touch.
    await other.tap("tirage-2")
    await phone.tap_by_ear("tirage-1")
    assert order(running) == ("b", "a")
    assert len(running.live.view.log.entries) == calls + 2
    await other.settle()
    for page in (phone, other):
        said = [message["say"] for message in page.line.messages if "say" in message]
        assert said == ["Tirage de Zhette.", "Tirage de Goupil."]


@pytest.mark.parametrize("which", [0, 2])
async def test_a_double_tap_on_maquette_is_not_a_tirage(running: Table, which: int) -> None:
    phone = await running.phone(which)
    stand(running)
    await phone.tap("maquette-2")
    await ahead(running, 200)
    await phone.tap("tirage-2")
    assert order(running) == (), "the second tap found the other call in its place"
    await ahead(running, 200)
    await phone.tap("tirage-2")
    assert order(running) == ("b",)


async def test_a_token_is_told_as_not_sure_until_its_order_is(running: Table) -> None:
    phone = await running.phone(1)
    stand(running)
    await phone.tap("tirage-1")
    assert worded("fr", "round-your-token-open") in phone.text()
    await ahead(running, ORDER_FINAL_MS)
    await running.live.submit(PauseTimer(), running.host)
    await phone.settle()
    assert worded("fr", "round-your-token") in phone.text()
    assert worded("fr", "round-your-token-open") not in phone.text()


async def test_the_words_on_a_call_stay_legible_while_the_clock_stands(running: Table) -> None:
    phone = await running.phone(1, height=797)
    note = worded("fr", "round-layout-note")

    def colour() -> str:
        texts = [one for one in phone.controls() if isinstance(one, ft.Text)]
        return next(str(one.color) for one in texts if plain(str(one.value)) == note)

    assert colour() == LIGHT.on_action
    await phone.tap("pause")
    assert colour() == LIGHT.ink, "the button is no longer red"


@pytest.mark.parametrize(("width", "beside"), [(1280, True), (SMALL_PHONE.width, False)])
async def test_a_name_among_the_others_has_its_line_where_its_symbol_would_cut_it(
    house: House, width: int, beside: bool
) -> None:
    names = ("Goupil", "Zhette", "Lahaz", "Tritus", "Hotte", "Sidé")
    table = await open_table(house, names, holders=("", "a"))
    await table.live.submit(StartRound(day="friday"), table.host)
    await ahead(table, 15_000)
    phone = await table.phone(1, width=width, height=SMALL_PHONE.height)
    lines = [one.controls for one in phone.controls() if isinstance(one, ft.Row)]
    of_zhette = [line for line in lines if any(isinstance(one, ft.Text) and one.value == "Zhette" for one in line)]
    assert [len(line) > 1 for line in of_zhette] == [beside]


async def test_which_token_comes_next_stays_legible_while_the_clock_stands(running: Table) -> None:
    phone = await running.phone(1, height=797)
    await phone.tap("maquette-1")
    note = worded("fr", "round-will-take", token=1)

    def colour() -> str:
        texts = [one for one in phone.controls() if isinstance(one, ft.Text)]
        return next(str(one.color) for one in texts if plain(str(one.value)) == note)

    assert colour() == LIGHT.on_action
    await phone.tap("pause")
    assert colour() == LIGHT.ink, "the button is no longer red"


async def test_nobody_is_still_collecting_once_time_is_up(running: Table) -> None:
    phone = await running.phone(0, width=1280, height=680)
    collecting = worded("fr", "round-reporting")
    assert collecting in phone.text()
    await running.live.submit(EndRound(day="friday"), running.host)
    await phone.settle()
    assert collecting not in phone.text() and worded("fr", "round-no-token") in phone.text()


async def test_a_photo_finish_is_answered_by_the_name_that_was_first(running: Table) -> None:
    await print_at(running, "b", 9_000, 8, "one")
    await print_at(running, "a", 9_009, 8, "other")
    phone = await running.phone(0)
    assert phone.text("finish-right") == worded("fr", "finish-swap", name="Zhette")
    assert phone.text("finish-swap") == worded("fr", "finish-swap", name="Goupil")
