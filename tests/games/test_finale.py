"""The end of each game is told step by step, the same on all screens, in an order that keeps the winner for last."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft
import pytest

from companion.content import content_root
from companion.games.election.state.events import VotesLaid
from companion.games.extrablatt.state import events as extrablatt
from companion.games.plus_belle_la_vie.state.events import (
    ColumnSold,
    ControlChecked,
    DiceThrown,
    MeetingBegun,
    MeetingOver,
    SoleControlCounted,
)
from companion.games.registry import score_file
from companion.kit.front_page import moments_of, plain_front_page
from companion.kit.scored import Scored
from companion.text.languages import codes
from companion.ui import theme
from companion.ui.controls import charts
from companion.ui.widths import sans_em
from tests.engines.sizes import LYING_PHONE, SMALL_PHONE, Size
from tests.games.election.build import M, lay, run_off, threshold
from tests.games.election.test_game import live
from tests.games.extrablatt.build import MAIN
from tests.games.extrablatt.test_game import place_ad, write
from tests.support.delays import Delays
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps
from tests.support.wording import worded


async def end_extrablatt(house: House) -> ShelfTable:
    """The main example, but for the last step of its count; B wins."""
    at = await open_table(house, "extrablatt", holders=("a", "b"))
    for text in MAIN:
        await at.happens(write(text.replace(" duck", "")))
        if " duck" in text:
            await at.happens(extrablatt.DuckLaid(number=at.play.placed[-1].number))
    await at.happens(place_ad("b", "c", 8), extrablatt.CountBegun())
    cells = zip("abc", (4, 4, 9), strict=True)
    await at.happens(*(extrablatt.EmptiesCounted(seat=seat, cells=n) for seat, n in cells))
    await at.happens(*(extrablatt.StepReached(step=step) for step in range(1, 5)))
    return at


async def end_square(house: House) -> ShelfTable:
    """Five rendez-vous, one of them a success of A; but B controls more characters alone, and wins."""
    at = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo"), ("a", "b"))
    for number in range(1, 6):
        await at.happens(MeetingBegun(number=number, seat="a"))
        if number == 1:
            await at.happens(DiceThrown(seat="a", throw=1, success=True))
            await at.happens(ColumnSold(seat="a", character="Luna", cards=2, value=3000))
        await at.happens(MeetingOver(number=number))
    await at.happens(SoleControlCounted(seat="a", characters=1), SoleControlCounted(seat="b", characters=4))
    return at


async def end_election(house: House) -> ShelfTable:
    """A second round, but for its last card: A has 12 million and 5 more, of 19; B is out since the first."""
    at = await open_table(house, "election", holders=("a", "b"))
    for line in (*run_off(), threshold("second 19"), *lay("a suffrages 5"), *lay("c>a coup-fourre -1")):
        await at.happens(*live(line))
    return at


#: Of each game: how it comes to its end, what ends it, how its end is told (who has how much after each step).
ENDS: dict[str, tuple[Callable[[House], Awaitable[ShelfTable]], object, list[dict[str, int]]]] = {
    "extrablatt": (
        end_extrablatt,
        extrablatt.StepReached(step=5),
        [
            {"a": 180, "b": 270, "c": 180},
            {"a": 220, "b": 270, "c": 180},
            {"a": 220, "b": 270, "c": 240},
            {"a": 220, "b": 350, "c": 240},
        ],
    ),
    "plus-belle-la-vie": (
        end_square,
        ControlChecked(),
        [{"a": 3000, "b": 0}, {"a": 5000, "b": 0}, {"a": 7000, "b": 0}, {"a": 7000, "b": 8000}],
    ),
    "election": (
        end_election,
        VotesLaid(seat="a", card="suffrages", votes=3 * M),
        [
            {"b": 7_500_000},
            {"b": 7_500_000, "a": 20 * M, "c": 11_500_000},
            {"b": 7_500_000, "a": 19 * M, "c": 11_500_000},
        ],
    ),
}
WINNER = {"extrablatt": "2", "plus-belle-la-vie": "2", "election": "1"}


def scored_end(at: ShelfTable) -> Scored:
    rules: Any = at.house.hub.games[at.live.state.game]
    scored: Scored = rules.score_table(at.live.state)
    return scored


def read(page: Phone) -> str:
    """What a page tells now: who is told how much; or the winner."""
    if page.has("winner-told"):
        return "winner"
    return "; ".join(sorted({f"{one[-1]} {page.text(one)}" for one in page.handles() if one.startswith("place-told-")}))


@pytest.mark.parametrize("game", ENDS)
async def test_the_end_is_told_step_by_step_on_all_screens(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    delays = Delays(monkeypatch)
    begin, last, acts = ENDS[game]
    at = await begin(house)
    pages = [await at.phone(0), await at.phone(1, width=1280)]
    await at.happens(last)  # type: ignore[arg-type]
    assert [dict(act.totals) for act in scored_end(at).acts] == acts
    result = f"winner-{WINNER[game]}"
    seen: list[str] = []
    for page in pages:
        await page.settle()
        assert page.has("finale-skip") and not read(page), "nothing is told yet"
    while not any(page.has(result) for page in pages):
        assert delays.pass_all() == len(pages)
        for page in pages:
            await page.settle()
        one, other = map(read, pages)
        assert one == other, "in step"
        assert not pages[0].text()[:1].islower(), "a headline begins with a capital letter"
        seen.append(one)
    assert len({*seen[:-1]}) == len(acts) + 1 and seen[-2:] == ["winner", ""], "each step, who wins, the result"
    assert all(page.has(result) for page in pages)
    later = await at.phone(0)
    await later.tap("finale-skip")
    assert later.has(result)


def estimate_height(control: ft.Control) -> float:
    """How high (px) that is drawn, of one line of each text, where parts lie below each other."""
    around = 0.0
    if isinstance(control, ft.Container):
        pad = control.padding
        around = 2.0 * pad if isinstance(pad, (int, float)) else pad.top + pad.bottom if pad is not None else 0.0
    match control:
        case ft.Text():
            return 1.42 * (control.size or 0)
        case ft.ProgressBar():
            return float(control.bar_height or 0)
        case ft.Column():
            heights = [estimate_height(one) for one in control.controls]
            return sum(heights) + control.spacing * (len(heights) - 1)
        case ft.Row():
            return max((estimate_height(one) for one in control.controls), default=0.0)
    inside = getattr(control, "content", None)
    return around + (estimate_height(inside) if isinstance(inside, ft.Control) else 0.0)


async def test_four_players_of_a_step_are_in_view_on_a_phone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step stays for a moment: who has to scroll for the last ones has missed them."""
    delays = Delays(monkeypatch)
    at = await end_extrablatt(house)
    phone = await at.phone(0, width=SMALL_PHONE.width, height=SMALL_PHONE.height)
    await at.happens(extrablatt.StepReached(step=5))
    await phone.settle()
    delays.pass_all()
    await phone.settle()
    each = [estimate_height(phone.find(f"place-told-{number}")) for number in (1, 2, 3)]
    (page,) = (c for c in phone.controls() if isinstance(c, ft.Column) and c.scroll is not None)
    title = next(one for one in phone.controls() if isinstance(one, ft.Text))
    # A fourth player, and a second line of the title.
    whole = estimate_height(page) + max(each) + estimate_height(title)
    bar = 56 + 8 + 12
    assert min(each) > 40 and whole <= SMALL_PHONE.height - bar


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING_PHONE])
async def test_four_players_of_a_step_of_the_count_are_in_view_on_a_small_phone(house: House, size: Size) -> None:
    """One and a half were: who is ahead after a step is read off all of them."""
    at = await open_table(house, "extrablatt", ("Ana", "Bo", "Cy", "Dee"), ("a",))
    await at.happens(write("a Streik/8/30"), write("b Streik/6/20"), extrablatt.CountBegun())
    await at.happens(*(extrablatt.EmptiesCounted(seat=seat, cells=3) for seat in "abcd"))
    await at.happens(extrablatt.StepReached(step=1))
    phone = await at.phone(0, width=size.width, height=size.height)
    rows = [one for one in phone.controls() if isinstance(one, ft.Row) and one.intrinsic_height]
    cards = [row for number in range(1, 5) for row in rows if phone.find(f"running-{number}") in walk(row, set())]
    assert len(cards) == 4
    head, title, how, bar = 12 + 48 + 14, 48, 2 * 1.42 * theme.SMALL, 56 + 8 + 12
    if size is LYING_PHONE:
        cards = cards[::2]
    else:
        bar += 48 + 4
    assert head + title + how + sum(map(estimate_height, cards)) + 5 * 4 <= size.height - bar
    told = phone.handles()
    assert told.index("running-4") < told.index("next-step")


@pytest.mark.parametrize("game", ENDS)
async def test_a_page_that_skips_the_end_leaves_the_others_to_it(house: House, game: str) -> None:
    begin, last, _ = ENDS[game]
    at = await begin(house)
    phone, other = await at.phone(0), await at.phone(1)
    await at.happens(last)  # type: ignore[arg-type]
    await phone.settle()
    await other.settle()
    await phone.tap("finale-skip")
    assert phone.has(f"winner-{WINNER[game]}") and other.has("finale-skip")


@pytest.mark.parametrize("game", ENDS)
async def test_what_is_told_comes_to_the_result_and_keeps_the_winner_for_last(house: House, game: str) -> None:
    begin, last, _ = ENDS[game]
    at = await begin(house)
    await at.happens(last)  # type: ignore[arg-type]
    scored = scored_end(at)
    totals = {seat: each["points"] for seat, each in scored.result["totals"].items()}
    assert dict(scored.acts[-1].totals) == totals == dict(scored.moments[-1].totals)
    (winner,) = scored.result["winners"]
    before = scored.acts[-2].totals
    assert before.get(winner) != totals[winner]


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("game", ENDS)
async def test_the_result_tells_margin_best_moment_and_turning_point(house: House, game: str, lang: str) -> None:
    begin, last, _ = ENDS[game]
    at = await begin(house)
    await at.happens(last)  # type: ignore[arg-type]
    at.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    phone = await at.phone(0)
    await phone.tap("finale-skip")
    titles = [phone.text(one) for one in phone.handles() if one.startswith("brief-")]
    told = [("paper-margin", True), ("paper-best-round", True), ("paper-comeback", game != "extrablatt")]
    for title, there in told:
        assert any(text.startswith(worded(lang, title)) for text in titles) == there, title
    assert all(text[0].isupper() for text in titles), "also where the sheet's row begins small"
    assert not any("(0)" in text for text in titles), "nobody is second with nothing"
    figures = [text for text in phone.controls_in("curve") if isinstance(text, ft.Text)]
    assert figures
    wide = [text.value for text in figures if sans_em(text.value or "") * (text.size or 0) > charts.LEFT]
    assert not wide, "the figures at the side of the curve are cut"


def test_a_game_without_rounds_tells_its_turning_point_from_its_file() -> None:
    """Of the file alone, as the front page is printed from the history."""
    from tests.games.election.build import game

    file = game([*run_off(), threshold("second 19"), *lay("c suffrages 5"), *lay("a suffrages 7")], "abc")
    scored = score_file(file, content_root())
    assert len(moments_of(scored)) == len(scored.moments)
    briefs = {brief.title.id: brief.text for brief in plain_front_page(file, scored).briefs}
    turn = dict(briefs["paper-comeback"].params)
    assert (turn["led"], turn["name"]) == ("C", "A")
    best = dict(briefs["paper-best-round"].params)
    assert best["name"] == "A"


async def test_an_end_that_was_told_is_not_told_again(house: House) -> None:
    begin, last, _ = ENDS["election"]
    at = await begin(house)
    phone = await at.phone(0)
    await at.happens(last)  # type: ignore[arg-type]
    await phone.settle()
    await taps(phone, "finale-skip", "sheet", "sheet-close")
    assert phone.has("winner-1"), "back from the sheet to the result"
    await taps(phone, "undo")
    assert not phone.has("winner-1")
    await at.happens(last)  # type: ignore[arg-type]
    await phone.settle()
    assert phone.has("finale-skip"), "it has ended once more"


async def test_rows_of_the_result_are_told_in_copies_without_their_number(house: House) -> None:
    """Beside a margin of "10.000" stood "3 RESSORTS: 150"."""
    begin, last, _ = ENDS["extrablatt"]
    at = await begin(house)
    await at.happens(last)  # type: ignore[arg-type]
    phone = await at.phone(0)
    await phone.tap("finale-skip")
    briefs = [phone.text(one) for one in phone.handles() if one.startswith("brief-")]
    rows = [text for text in briefs if text.partition("\n")[0].isupper()]
    assert rows and not any(text[0].isdigit() for text in briefs)
    assert all(len(re.findall(r"\d\s000\b", text)) == 2 for text in rows), rows
