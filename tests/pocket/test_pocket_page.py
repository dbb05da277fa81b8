"""The pocket page at a real server, beside phones of the app: seats, calls, their order, and what goes wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from companion.games.redac_chef.state.calls import DOUBLE_TAP_MS
from companion.sockets import pace
from tests.support.browser_storage import Storage
from tests.support.pocket_phone import PocketPhone
from tests.support.server import Server, serving
from tests.support.spaces import plain
from tests.support.wire_hands import LAPTOP, open_table, start_round
from tests.support.wire_phone import Phone
from tests.support.wording import worded


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tables of this module."""
    with serving(tmp_path_factory.mktemp("pocket") / "data") as running:
        yield running


@pytest.fixture
async def laptop(server: Server) -> AsyncIterator[Phone]:
    """The host's page, which holds no seat."""
    async with Phone(server.url, **LAPTOP) as phone:
        yield phone


async def sit(server: Server, code: str, number: int, **more: object) -> PocketPhone:
    """A pocket page that has taken that seat."""
    phone = await PocketPhone(server.url, code, **more).open()  # type: ignore[arg-type]
    assert await phone.tap(f"take-seat-{number}") == ""
    return phone


async def test_a_seat_both_calls_and_the_token_beside_a_phone_of_the_app(server: Server, laptop: Phone) -> None:
    code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
    async with await sit(server, code, 1) as zoe, Phone(server.url, f"/join/{code}") as ali:
        await ali.tap("take-seat-2")
        await zoe.shows("start-round")
        assert await zoe.tap("ready-here") == ""
        await laptop.until(lambda: "Zoé" in laptop.text("ready-who"))
        await start_round(laptop, ali)
        await zoe.shows("maquette-1")
        # A double tap on "Maquette !" is one call.
        day, seat = zoe.nodes()["maquette-1"]["d"][1:]
        assert await zoe.answer(await zoe.touch("maquette-1")) == ""
        assert await zoe.answer(await zoe.want("tirage", day, seat)) == ""
        await zoe.shows("tirage-1")
        assert zoe.text("bouclage-1") == "–"
        await ali.tap("tirage-2")
        await zoe.until(lambda: zoe.text("bouclage-2") == "1")
        await asyncio.sleep(DOUBLE_TAP_MS / 1000)
        await zoe.tap("tirage-1")
        await zoe.until(lambda: zoe.text("bouclage-1") == "2")
        for phone in (laptop, ali):
            await phone.shows("bouclage-1", "2")
        await zoe.until(lambda: [plain(one) for one in zoe.aloud][:1] == [worded("fr", "say-print", name="Ali")])
        # Whoever called takes it back alone, with the seconds that are left.
        assert await zoe.tap("take-back-1") == ""
        await ali.shows("bouclage-1", "–")
        await zoe.shows("tirage-1")
        # Anyone seated pauses; the app's phones and the page say who.
        assert await zoe.tap("pause") == ""
        await zoe.shows("paused")
        assert plain(zoe.text("paused")) == worded("fr", "clock-paused-by", names=("Zoé",), count=1)
        assert zoe.clock[1] is None
        assert await zoe.tap("resume") == ""
        await zoe.shows("pause")
        # Loaded again in the same browser it is the same seat, without a question.
        await zoe.reload()
        await zoe.shows("tirage-1")


async def test_one_phone_with_both_pages_is_one_device(server: Server, laptop: Phone) -> None:
    code = await open_table(laptop, ["Zoé", "Ali"])
    storage = Storage()
    async with Phone(server.url, f"/join/{code}", storage=storage) as app:
        await app.tap("take-seat-1")
        await app.shows("start-round")
        secret = storage["companion.device"]
        async with PocketPhone(server.url, code, secret=secret) as pocket:
            await pocket.shows("start-round")
            assert pocket.screen["names"] == ["Zoé"]


@pytest.mark.parametrize("quicker", ["pocket", "app"])
async def test_the_order_is_that_of_the_fingers_whichever_page_they_are_on(
    server: Server, laptop: Phone, quicker: str
) -> None:
    code = await open_table(laptop, ["Zoé", "Ali"])
    async with await sit(server, code, 1) as zoe, Phone(server.url, f"/join/{code}") as ali:
        await ali.tap("take-seat-2")
        await start_round(laptop, ali)
        await zoe.shows("tirage-1")
        await ali.still()
        if quicker == "pocket":
            await zoe.touch("tirage-1")
            await asyncio.sleep(0.1)
            await ali.touch("tirage-2")
        else:
            await ali.touch("tirage-2")
            await asyncio.sleep(0.1)
            await zoe.touch("tirage-1")
        first, second = ("1", "2") if quicker == "pocket" else ("2", "1")
        await zoe.until(lambda: zoe.marks == {"1": first, "2": second})
        await laptop.shows("bouclage-1", first)
        await laptop.shows("bouclage-2", second)


async def test_a_photo_finish_is_asked_and_decided_on_the_page(server: Server, laptop: Phone) -> None:
    code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
    async with await sit(server, code, 1) as zoe, await sit(server, code, 2) as ali:
        await start_round(laptop)
        await zoe.shows("tirage-1")
        await ali.shows("tirage-2")
        for _ in range(20):  # until two presses are closer than anybody can tell
            await asyncio.gather(zoe.touch("tirage-1"), ali.touch("tirage-2"))
            await zoe.until(lambda: len(zoe.marks) == 2)
            await asyncio.sleep(0.4)
            if zoe.has("photo"):
                break
            await zoe.tap("take-back-1")
            await ali.tap("take-back-2")
            await zoe.shows("tirage-1")
            await ali.shows("tirage-2")
        before = dict(zoe.marks)
        assert await ali.tap("finish-swap") == ""
        await zoe.until(lambda: zoe.marks == {"1": before["2"], "2": before["1"]})
        await zoe.until(lambda: not zoe.has("photo"))
        await laptop.shows("bouclage-1", before["2"])


async def test_the_buzzer_gives_the_rest_their_tokens_by_pressing(server: Server, laptop: Phone) -> None:
    code = await open_table(laptop, ["Zoé", "Ali"])
    async with await sit(server, code, 1) as zoe:
        await start_round(laptop)
        await zoe.shows("end-round")
        assert zoe.nodes()["end-round"]["ask"][0] == "end-round"  # a stray tap ends nothing
        await zoe.tap("end-round")
        await zoe.shows("over")
        assert not zoe.has("maquette-1")
        assert await zoe.tap("tirage-1") == ""
        await zoe.until(lambda: zoe.marks == {"1": "1"})
        await laptop.tap("tirage-2")
        await zoe.shows("undo-last-token")
        await zoe.until(lambda: worded("fr", "pocket-count") in [plain(one) for one in zoe.texts()])
        assert zoe.nodes()["open-app"]["u"] == f"/table/{code}"
        assert not zoe.screen["clock"]


async def test_a_seat_that_is_held_is_asked_for_and_granted_once(server: Server, laptop: Phone) -> None:
    code = await open_table(laptop, ["Zoé", "Ali"])
    async with await sit(server, code, 1) as zoe, PocketPhone(server.url, code) as other:
        await other.shows("take-seat-1", plain(worded("fr", "seat-ask")))
        await other.tap("take-seat-1")
        await other.shows("withdraw-seat-1")
        # What no button offers is refused in words: nothing is gained by knowing the commands.
        await other.answer(await other.want("take", "a"))
        assert plain(other.answers[2]) == worded("fr", "refused-seat-held", name="Zoé")
        await laptop.tap("seat-asked-yes")
        await other.shows("take-seat-1", plain(worded("fr", "join-leave-seat")))
        await zoe.until(lambda: zoe.screen["names"] == [])


async def test_who_only_watches_presses_nothing_and_locked_rights_hold(server: Server, laptop: Phone) -> None:
    code = await open_table(laptop, ["Zoé", "Ali", "Mia"])
    async with await sit(server, code, 1) as zoe, PocketPhone(server.url, code) as watcher:
        await watcher.tap("watch")
        await start_round(laptop)
        await watcher.shows("bouclage-1")
        assert not any(handle.startswith(("tirage", "maquette", "pause")) for handle in watcher.nodes())
        said = await watcher.answer(await watcher.want("tirage", "friday", "a"))
        assert plain(said) == worded("fr", "refused-watching")
        await zoe.shows("tirage-1")
        assert await zoe.answer(await zoe.want("fly", "friday")) != ""
        assert await zoe.answer(await zoe.want("undo", "no number")) != ""
        assert await zoe.answer(await zoe.want("tirage", "monday", "a")) != ""


async def test_a_table_that_is_not_there_asks_for_the_code(server: Server) -> None:
    async with PocketPhone(server.url, "QQQQQQ") as lost:
        assert plain(lost.gone or "") == worded("fr", "join-no-table", code="QQQQQQ")


GARBAGE = [
    "not json",
    json.dumps([1]),
    json.dumps({"n": 1}),
    json.dumps({"n": "1", "do": ["pause"]}),
    json.dumps({"n": 1, "do": []}),
    json.dumps({"n": 1, "do": [1]}),
    json.dumps({"n": 1, "do": ["x" * 100]}),
    json.dumps({"seen": "yes"}),
    "[" * 1_500,
    "x" * 3_000,
    b"\x00\x01",
]


@pytest.mark.parametrize("garbage", range(len(GARBAGE)))
async def test_what_no_page_of_ours_sends_closes_its_connection_only(
    server: Server, table: tuple[str, PocketPhone], garbage: int
) -> None:
    code, other = table
    async with PocketPhone(server.url, code) as phone:
        await phone.send_raw(GARBAGE[garbage])
        await asyncio.wait_for(_gone(phone), 20)
        assert phone.closed_with == 1003
    assert await other.tap("ready-here") == ""


async def _gone(phone: PocketPhone) -> None:
    while phone.connected:
        await asyncio.sleep(0.01)


@pytest.fixture
async def table(server: Server, laptop: Phone) -> AsyncIterator[tuple[str, PocketPhone]]:
    """A table with a pocket page that has a seat."""
    code = await open_table(laptop, ["Zoé", "Ali"])
    async with await sit(server, code, 1) as phone:
        yield code, phone


@pytest.mark.parametrize(
    "greeting", ["{}", '{"code": 1, "device": "x"}', '{"code": "A", "device": "short"}', "x" * 3000]
)
async def test_a_greeting_that_is_none_of_ours_is_cut_off(server: Server, greeting: str) -> None:
    async with connect(f"{server.url.replace('http', 'ws', 1)}/p/socket") as socket:
        await socket.send(greeting)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 20)
        assert socket.close_code == 1003


async def test_another_site_may_not_act_for_a_player(server: Server) -> None:
    with pytest.raises(Exception, match="403"):
        async with connect(f"{server.url.replace('http', 'ws', 1)}/p/socket", origin="http://elsewhere.example"):  # type: ignore[arg-type]
            pass


async def test_who_presses_without_pause_is_heard_slowly_and_nobody_else_waits(server: Server, laptop: Phone) -> None:
    code = await open_table(laptop, ["Zoé", "Ali"])
    async with await sit(server, code, 1) as zoe, await sit(server, code, 2) as ali:
        loop = asyncio.get_running_loop()
        began, last = loop.time(), 0
        for _ in range(pace.AT_ONCE + pace.PER_SECOND):
            last = await ali.want("pause")
        assert await zoe.tap("ready-here") == ""
        quick = loop.time() - began
        await ali.answer(last)
        assert loop.time() - began > 0.8 > quick


async def test_names_are_sent_as_data_and_the_page_builds_no_html(server: Server, laptop: Phone) -> None:
    name = "<img src=x onerror=alert(1)> סבתא"
    code = await open_table(laptop, [name, "Ali"])
    async with PocketPhone(server.url, code) as phone:
        assert phone.text("seat-1") == name
    script = (Path(__file__).parents[2] / "companion/pocket/assets/pocket.js").read_text(encoding="utf-8")
    assert "innerHTML" not in script and "insertAdjacentHTML" not in script and "document.write" not in script
    assert "make('bdi'" in script
