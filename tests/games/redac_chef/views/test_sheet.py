"""The sheet: every figure in its cell, where it comes from, corrections, and what the revenue means."""

from __future__ import annotations

import flet as ft
import pytest

from companion.content import content_root
from companion.games.redac_chef.facts import facts_in
from companion.games.redac_chef.state.intents import ChangeOption, StartRound
from companion.games.redac_chef.state.scorecard import Scorecards
from companion.table.intents import LeaveGame
from companion.text.languages import codes
from companion.ui.widths import widest_word
from tests.games.redac_chef.counting_table import FRIDAY, Table, keys, open_table
from tests.support.house import House
from tests.support.spaces import plain
from tests.support.wording import worded

#: The same day as it stands on the pad (rulebook, page 11).
PAD = {
    1: ("8", "5", "2", "+3", "−2", "−2", "14", "3 $"),
    2: ("6", "4", "1", "−1", "0", "−1", "9", "5 $"),
    3: ("10", "4", "2", "+1", "−1", "−3", "13", "3 $"),
}
ROWS = ("articles", "photos", "tribune", "free_area", "mood", "surplus", "total", "ads")


async def counted(house: House, days: int = 1, **settings: object) -> Table:
    """Three players who have counted that many days like the rulebook's Friday."""
    table = await open_table(house, **settings)
    for _ in range(days):
        await table.count_day()
    return table


async def test_the_rulebooks_friday_stands_on_the_sheet(house: House) -> None:
    table = await counted(house)
    for width in (390, 1280):
        phone = await table.phone(where="/sheet", width=width)
        for number, figures in PAD.items():
            for row, figure in zip(ROWS, figures, strict=True):
                assert phone.text(f"cell-{row}-{number}-friday") == figure
        assert [phone.text(f"total-{n}") for n in (1, 2, 3)] == ["14", "9", "13"]
        assert [phone.text(f"ads-{n}").split() for n in (1, 2, 3)] == [["3", "$"], ["5", "$"], ["3", "$"]]


async def test_totals_add_up_and_the_newest_carries_the_handle(house: House) -> None:
    table = await counted(house, 2)
    phone = await table.phone(where="/sheet")
    assert phone.text("total-1") == "28"
    assert phone.text("sum-total-1-friday") == "14"
    assert phone.text("ads-2").split() == ["10", "$"]


async def test_the_way_back_stays_in_sight_however_long_the_sheet_is(house: House) -> None:
    table = await counted(house, 2)
    phone = await table.phone(where="/sheet")
    assert phone.has("outlook")
    scrolled = {handle for handle in phone.handles() if phone.scrolls_with(handle)}
    assert "total-1" in scrolled
    assert "sheet-close" not in scrolled


async def test_what_is_not_entered_is_a_dash_and_named(three: Table) -> None:
    await three.enter("friday", {"a": {"articles": 8}})
    phone = await three.phone(where="/sheet")
    assert phone.text("cell-articles-1-friday") == "8"
    assert phone.text("cell-articles-2-friday") == "–"
    assert not phone.has("cell-articles-1-saturday")
    assert "Goupil, Zhette et Lahaz" in phone.text("sheet-waiting")
    await three.enter("friday", {"b": {"articles": 6}})
    await phone.settle()
    assert phone.text("cell-articles-2-friday") == "6", "it moves while it is looked at"


async def test_a_figure_says_where_it_comes_from_and_is_corrected_in_two_taps(house: House) -> None:
    table = await counted(house, 2)
    phone = await table.phone(where="/sheet")
    await phone.tap("cell-free_area-1-saturday")
    assert "2 cases contre 4 et 7" in phone.text("reason")
    await phone.tap("cell-photos-2-saturday")
    await phone.tap("correct-photos-2-saturday")
    await keys(phone, "6", "ok")
    assert table.counts("b", "saturday").photos == 6
    assert "4 devient 6" in phone.text(), "it says what changed"
    assert phone.text("cell-photos-2-saturday") == "6", "and is back at the sheet"
    assert phone.text("cell-total-2-saturday") == "11"
    await phone.tap("said-ok")
    await phone.tap("sheet-close")
    assert not phone.has("cell-photos-2-saturday")


async def test_a_total_says_its_terms_and_cannot_be_corrected(house: House) -> None:
    table = await counted(house)
    phone = await table.phone(where="/sheet")
    await phone.tap("cell-total-1-friday")
    assert "Articles 8, photos 5" in phone.text("reason")
    assert not any(handle.startswith("correct-") for handle in phone.handles())


async def test_who_only_watches_reads_reasons_and_corrects_nothing(house: House) -> None:
    table = await counted(house)
    phone = await house.phone(f"/table/{table.live.state.code}/sheet")
    await phone.tap("cell-mood-1-friday")
    assert phone.has("reason") and not phone.has("correct-mood-1-friday")


async def test_the_sheet_opens_on_its_own_page_and_is_turned(house: House) -> None:
    table = await open_table(house, holders=("", "b"))
    await table.count_day()
    phone = await table.phone(1, where="/sheet")
    assert phone.text("sheet-page") == "2 / 3"
    await phone.tap("sheet-next")
    await phone.tap("sheet-next")
    assert phone.text("sheet-page") == "3 / 3"
    await phone.tap("sheet-previous")
    assert phone.text("sheet-page") == "2 / 3"


async def test_last_in_revenue_is_warned_and_told_what_a_tie_means(house: House) -> None:
    table = await counted(house)
    phone = await table.phone(where="/sheet")
    assert "à égalité" in phone.text("outlook") and "Goupil et Lahaz" in phone.text("outlook")
    await table.enter("friday", {"a": {"ads": 2}})
    await phone.settle()
    assert "Goupil, 2 $ contre 3 et 5" in phone.text("outlook")
    assert "dimanche" in phone.text("outlook")


async def test_two_players_are_warned_of_the_gap(house: House) -> None:
    table = await open_table(house, ("Goupil", "Zhette"))
    await table.close_round()
    await table.enter("friday", {"a": {"ads": 1}, "b": {"ads": 6}})
    phone = await table.phone(where="/sheet")
    assert "pas de pénalité" in phone.text("outlook")
    await table.enter("friday", {"b": {"ads": 7}})
    await phone.settle()
    assert "coûte 10 points" in phone.text("outlook")


async def test_at_the_end_the_sheet_says_who_wins_and_who_is_bankrupt(house: House) -> None:
    table = await counted(house, 2)
    await table.count_day({**FRIDAY, "a": {**FRIDAY["a"], "ads": 1}})
    phone = await table.phone(where="/sheet")
    assert phone.has("bankrupt-1") and phone.has("winner-3")
    assert not phone.has("winner-1")
    assert "faillite" in phone.text("outlook")


async def test_rows_that_a_mode_does_not_use_are_not_shown(house: House) -> None:
    table = await open_table(house, mode="family")
    phone = await table.phone(where="/sheet")
    assert "HUMEUR" not in phone.text() and "PUBS DU ROUND" in phone.text()


async def test_who_left_keeps_his_figures_and_is_in_no_comparison(house: House) -> None:
    table = await counted(house, 1)
    await table.live.submit(LeaveGame(seat="a"), table.host)
    await table.close_round()
    phone = await table.phone(where="/sheet")
    assert phone.text("total-1") == "14"
    assert not phone.has("cell-articles-1-saturday")
    assert "Goupil" not in phone.text("outlook")


async def test_a_state_is_scored_once_whoever_asks(house: House) -> None:
    table = await counted(house)
    scores = Scorecards(facts_in(content_root()))
    first = scores.of(table.live.state)
    assert scores.of(table.live.state) is first
    await table.live.submit(ChangeOption(option="all_tied_free_area", value="largest"), table.host)
    assert scores.of(table.live.state) is not first


async def test_a_round_that_begins_calls_everybody_back(house: House) -> None:
    table = await counted(house)
    phone = await table.phone(where="/sheet")
    await table.live.submit(StartRound(day="saturday"), table.host)
    await phone.settle()
    assert not phone.has("sheet-close")
    assert phone.page.route == f"/table/{table.live.state.code}"


@pytest.mark.parametrize("lang", codes())
async def test_no_label_breaks_within_a_word_however_large_text_is(house: House, lang: str) -> None:
    table = await counted(house)
    table.storages[0].update({"companion.spoken": lang, "companion.scale": 2.0})
    sums = {worded(lang, "pad-row", row=row) for row in ("total", "total-sum", "ads-sum")}
    names = sums | {worded(lang, "pad-row", row=row) for row in ROWS}
    for width in (320, 390):
        phone = await table.phone(where="/sheet", width=width)
        labels = [one for one in phone.controls() if isinstance(one, ft.Text) and plain(str(one.value)) in names]
        assert len(labels) >= 3 * len(ROWS)
        for label in labels:
            column = (width - 32 - 4) * 9 / 18 - 16  # half the table's frame, within its padding
            room = column if plain(str(label.value)) in sums else column - 32
            assert widest_word(str(label.value)) * float(label.size or 0) * 2 <= room + 0.01, (width, label.value)


async def test_what_would_be_undone_is_a_sign_where_its_words_have_no_room(house: House) -> None:
    table = await counted(house)
    assert (await table.phone(where="/sheet")).text("undo")
    table.storages[0]["companion.scale"] = 2.0
    assert not (await table.phone(where="/sheet")).text("undo")


@pytest.mark.parametrize(("width", "height"), [(390, 664), (844, 390), (1280, 680)])
async def test_where_a_figure_comes_from_is_in_sight_on_every_page(house: House, width: int, height: int) -> None:
    phone = await (await counted(house)).phone(where="/sheet", width=width, height=height)
    await phone.tap("cell-free_area-1-friday")
    assert phone.has("reason") and not phone.scrolls_with("reason")
    assert phone.scrolls_with("cell-ads-1-friday") and not phone.scrolls_with("sheet-close")
