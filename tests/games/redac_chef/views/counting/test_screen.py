"""Counting with the keypad: the way from cell to cell, sums and one by one, and that nothing is lost or overwritten."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import flet as ft
import pytest

from companion.games.redac_chef.scoring.counts import ArticleCount
from companion.games.redac_chef.state import keypad_entry as typing
from companion.games.redac_chef.state.events import CharacterChosen
from companion.games.redac_chef.views.counting import controller
from companion.kit.game_base import Happened
from companion.text.languages import codes
from companion.ui.controls.keypad import compute_width_beside
from companion.ui.device import Device
from companion.ui.theme import SERIF
from companion.ui.widths import count_lines, serif_em
from tests.games.redac_chef.counting_table import FRIDAY, Table, keys, open_table
from tests.support.headless_phone import walk
from tests.support.house import House
from tests.support.spaces import plain
from tests.support.virtual_hub import HandClock
from tests.support.wording import worded

ROWS = ("articles", "photos", "tribune", "free_area", "happy", "sad", "surplus", "ads")


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if people took their time between two taps, which a test does not."""
    monkeypatch.setattr(controller, "_MOVING_MS", 0)


async def test_every_cell_is_there_and_says_that_it_is_not_entered(three: Table) -> None:
    phone = await three.phone()
    for row in ROWS:
        for number in (1, 2, 3):
            assert "–" in phone.text(f"count-{row}-{number}")


async def test_a_row_is_entered_for_all_players_and_then_the_next(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("pages-checked")
    for digit in ("8", "6"):
        await keys(phone, digit, "ok")
    await keys(phone, "1", "0", "ok")
    assert [three.counts(seat).articles for seat in "abc"] == [8, 6, 10]
    await keys(phone, "5", "ok")
    assert three.counts("a").photos == 5, "after the last player the next row follows"
    assert "5" in phone.text("count-photos-1")


async def test_the_rulebooks_friday_in_the_fewest_taps(house: House) -> None:
    table = await open_table(house, ("Goupil", "Zhette", "Lahaz", "Tritus"))
    await table.close_round()
    phone = await table.phone()
    taps = 0

    async def tap(handle: str) -> None:
        nonlocal taps
        taps += 1
        await phone.tap(handle)

    fourth = {"articles": 9, "photos": 3, "tribune": 4, "free_area": 3, "happy": 2, "sad": 1, "surplus": 0, "ads": 6}
    every = {**FRIDAY, "d": fourth}
    await tap("pages-checked")
    for row in ("articles", "photos", "tribune", "free_area", "mood", "surplus", "ads"):
        for seat in "abcd":
            for field in ("happy", "sad") if row == "mood" else (row,):
                for digit in str(every[seat][field]):
                    await tap(f"keypad-{digit}")
                await tap("keypad-ok")
    await tap("done-counting")
    assert table.live.state.play.today.counted
    for seat, fields in every.items():
        counts = table.counts(seat)
        assert {name: getattr(counts, name) for name in fields} == fields
    assert taps <= 70, f"{taps} taps for four players and one round"


async def test_photos_one_by_one_and_as_a_sum(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-photos-1")
    await keys(phone, "4", "more", "1", "ok")
    assert three.counts("a").photos == (4, 1)
    assert "5" in phone.text("why-photos-1")
    # The device counts photos one by one from now on, until it is told otherwise.
    await keys(phone, "2", "ok")
    assert three.counts("b").photos == (2,)
    await keys(phone, "sum", "3", "ok")
    assert three.counts("c").photos == 3
    await phone.tap("count-ads-1")
    await keys(phone, "7", "ok")
    assert three.counts("a").ads == 7, "each row remembers for itself"


@pytest.mark.usefixtures("unhurried")
async def test_one_by_one_becomes_a_sum_and_back(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-ads-1")
    await keys(phone, "4", "more", "1", "sum", "ok")
    assert three.counts("a").ads == 5
    await phone.tap("count-ads-1")
    await keys(phone, "sum", "ok")
    assert three.counts("a").ads == (5,)


@pytest.mark.usefixtures("unhurried")
async def test_articles_by_tile(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-articles-1")
    await keys(phone, "sum", "4", "ok")
    assert three.counts("a").articles == ArticleCount(4, None)
    assert "–" in phone.text("why-articles-1"), "one of the two is missing"
    await keys(phone, "2", "ok")
    assert three.counts("a").articles == ArticleCount(4, 2)
    assert "8" in phone.text("why-articles-1")
    await phone.tap("count-articles-1")
    await keys(phone, "sum", "9", "ok")
    assert three.counts("a").articles == 9


async def test_what_is_half_typed_survives_a_reload(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-photos-2")
    await keys(phone, "4", "more", "1")
    again = await three.phone()
    assert again.text("count-photos-2").split() == ["Zhette", "4", "1"]
    await keys(again, "2", "ok")
    assert three.counts("b").photos == (4, 12)


async def test_a_number_is_entered_when_something_else_is_opened(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-photos-2")
    await keys(phone, "4")
    await phone.tap("count-surplus-1")
    assert three.counts("b").photos == 4
    await keys(phone, "2")
    await phone.tap("row-ads")
    assert three.counts("a").surplus == 2
    await keys(phone, "3")
    await phone.tap("sheet")
    assert three.counts("a").ads == 3


async def test_a_number_that_cannot_be_is_refused_with_a_sentence_and_stays(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-surplus-2")
    await phone.press("-")
    await keys(phone, "1", "ok")
    assert three.counts("b").surplus is None
    assert "ne peut pas être négatif" in phone.text() and "Zhette" in phone.text()
    assert "−1" in phone.text("count-surplus-2")
    await phone.press("-")
    await keys(phone, "ok")
    assert three.counts("b").surplus == 1
    assert not phone.has("said-ok"), "what was refused is put right, and no longer spoken of"


async def test_a_fourth_digit_is_refused(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-ads-1")
    await keys(phone, "1", "0", "0", "0")
    assert "3 chiffres au maximum" in phone.text()
    await keys(phone, "ok")
    assert three.counts("a").ads == 100


async def test_tribune_and_bonus_may_be_negative(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-tribune-1")
    await keys(phone, "sign", "3")
    await phone.tap("bonus-tribune-1")
    await keys(phone, "1", "sign", "ok")
    assert three.counts("a").tribune == -3
    assert three.counts("a").bonus_in("tribune") == -1
    assert "−4" in phone.text("why-tribune-1")


@pytest.mark.parametrize("row", ROWS)
async def test_what_cannot_be_negative_has_zero_at_one_tap_in_place_of_the_sign(three: Table, row: str) -> None:
    phone = await three.phone()
    await phone.tap(f"count-{row}-1")
    assert phone.has("keypad-sign") == (row == "tribune")
    assert phone.has("keypad-zero") != (row == "tribune")
    if row == "tribune":
        return
    await keys(phone, "7", "zero")
    assert typing.read_value(three.counts("a"), row) == 0, "0 takes the place of what was half typed"
    assert phone.has("keypad-ok"), "and leads on as OK does"


async def test_after_a_bonus_the_row_goes_on_where_it_was(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-surplus-1")
    await phone.tap("bonus-surplus-1")
    await keys(phone, "2", "ok", "3", "ok")
    assert three.counts("a").bonus_in("surplus") == 2
    assert three.counts("a").surplus == 3


async def test_a_value_can_be_taken_back(three: Table) -> None:
    await three.enter("friday", {"a": {"photos": 5}})
    phone = await three.phone()
    await phone.tap("count-photos-1")
    await keys(phone, "back", "ok")
    assert three.counts("a").photos is None
    assert "–" in phone.text("count-photos-1")


async def test_ok_on_an_untouched_cell_changes_nothing(three: Table) -> None:
    await three.enter("friday", {"a": {"photos": [4, 1]}})
    phone = await three.phone()
    await phone.tap("count-photos-1")
    await keys(phone, "ok")
    assert three.counts("a").photos == (4, 1)
    await phone.tap("count-photos-3")
    await keys(phone, "ok")
    assert three.counts("c").photos is None


async def test_done_names_who_lacks_what(three: Table) -> None:
    await three.enter("friday", FRIDAY)
    await three.enter("friday", {"b": {"sad": None, "photos": None}})
    phone = await three.phone()
    await phone.tap("done-counting")
    said = phone.text()
    assert "Zhette (photos et visages renfrognés)" in said
    assert not three.live.state.play.today.counted
    await three.enter("friday", {"b": FRIDAY["b"]})
    await phone.settle()
    await phone.tap("said-ok")
    await phone.tap("done-counting")
    assert three.live.state.play.today.counted


async def test_points_move_on_every_screen(three: Table) -> None:
    host, other = await three.phone(), await three.house.phone(f"/table/{three.live.state.code}")
    await three.enter("friday", {"a": {"free_area": 7}})
    await other.settle()
    await host.settle()
    assert "7" in host.text("count-free_area-1")
    await host.tap("row-free_area")
    assert "+3" in host.text("why-free_area-1"), "alone so far"
    await three.enter("friday", {"b": {"free_area": 3}})
    await host.settle()
    assert "−1" in host.text("why-free_area-1")
    assert not other.has("keypad-1"), "who only watches counts nothing"
    assert "7" in other.text("count-free_area-1")


async def test_why_is_said_under_the_figure(three: Table) -> None:
    await three.enter("friday", {seat: {"free_area": FRIDAY[seat]["free_area"]} for seat in "abc"})
    phone = await three.phone()
    await phone.tap("row-free_area")
    await phone.tap("why-free_area-2")
    assert "7 cases contre 2 et 4" in phone.text("reason")
    await phone.tap("why-free_area-2")
    assert not phone.has("reason")


async def test_a_phone_opens_its_own_page_and_stops_there(house: House) -> None:
    table = await open_table(house, holders=("", "c"))
    await table.close_round()
    phone = await table.phone(1)
    await phone.tap("pages-checked")
    for row in ROWS:
        await keys(phone, str(FRIDAY["c"][row])[0], "ok")
    assert table.counts("c").ads == 3
    assert not phone.has("keypad-ok"), "the rest is for others to count"
    assert "Il manque" in phone.text() and "Goupil (tout)" in phone.text()
    assert phone.has("done-counting")


async def test_the_scorekeeper_goes_around_who_enters_his_own(house: House) -> None:
    table = await open_table(house, holders=("", "b"))
    await table.close_round()
    host, phone = await table.phone(), await table.phone(1)
    await phone.tap("pages-checked")
    await host.settle()
    assert "saisit sur son téléphone" in host.text()
    assert not host.has("pages-checked"), "the check is folded away for all"
    await host.tap("count-next")
    await keys(host, "8", "ok", "7", "ok")
    assert table.counts("a").articles == 8
    assert table.counts("b").articles is None, "nobody overwrites them"
    assert table.counts("c").articles == 7


async def test_the_check_of_the_pages_folds_for_all_with_the_first_count(house: House) -> None:
    table = await open_table(house, holders=("", "b", "c"))
    await table.close_round()
    host, basile, chloe = [await table.phone(which) for which in range(3)]
    assert all(phone.has("pages-checked") for phone in (host, basile, chloe))
    await table.enter("friday", {"a": {"articles": 8}})
    for phone in (host, basile, chloe):
        await phone.settle()
        assert not phone.has("pages-checked") and phone.has("pages-show")
    await chloe.tap("pages-show")
    title = worded("fr", "check-title")
    assert title in chloe.text() and title not in basile.text()


async def test_nobody_overwrites_unawares(house: House) -> None:
    table = await open_table(house, holders=("", "b"))
    await table.close_round()
    host = await table.phone()
    await host.tap("count-photos-2")
    await keys(host, "4")
    await table.enter("friday", {"b": {"photos": 6}})
    await host.settle()
    await keys(host, "ok")
    assert table.counts("b").photos == 6
    assert "vient de saisir 6" in host.text()
    await keys(host, "ok")
    assert table.counts("b").photos == 4


async def test_two_seats_on_one_phone_follow_each_other(house: House) -> None:
    table = await open_table(house, holders=("", "ac"))
    await table.close_round()
    phone = await table.phone(1)
    await phone.tap("pages-checked")
    for row in ROWS:
        await keys(phone, str(FRIDAY["a"][row])[0], "ok")
    assert table.counts("a").ads == 3
    await keys(phone, "9", "ok")
    assert table.counts("c").articles == 9


async def test_every_cell_is_there_player_by_player_too(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-by-player")
    for row in ROWS:
        for number in (1, 2, 3):
            assert phone.has(f"count-{row}-{number}")
    await phone.tap("player-2")
    await keys(phone, "6", "ok", "4", "ok")
    assert (three.counts("b").articles, three.counts("b").photos) == (6, 4)
    await phone.tap("count-by-row")
    assert phone.has("row-photos")


async def test_rule_change_one_counts_empty_cells(house: House) -> None:
    table = await open_table(house, progress="rule-changes", rule_change=1)
    await table.close_round()
    phone = await table.phone()
    await phone.tap("count-free_area-1")
    await keys(phone, "4", "ok")
    assert table.counts("a").empty_cells == 4
    assert "−4" in phone.text("why-free_area-1")


async def test_jazz_is_asked_for_his_relief(house: House) -> None:
    table = await open_table(house, mode="advanced", powers=True)
    await table.live.submit(Happened(event=CharacterChosen(seat="b", character="jazz")), table.host)
    await table.close_round()
    phone = await table.phone()
    assert phone.has("count-mood_relief-2") and not phone.has("count-mood_relief-1")
    await phone.tap("count-happy-2")
    await keys(phone, "5", "ok", "1", "ok", "2", "ok")
    assert table.counts("b").mood_relief == 2
    assert "−2" in phone.text("why-mood-2")


async def test_the_pages_are_checked_first_and_the_card_comes_back(three: Table) -> None:
    phone = await three.phone()
    first, last = (
        worded("fr", "check-pair", name=name, other=other)
        for name, other in (("Goupil", "Zhette"), ("Lahaz", "Goupil"))
    )
    assert first in phone.text() and last in phone.text()
    assert phone.has("order-edit")
    await phone.tap("pages-checked")
    assert first not in phone.text()
    await phone.tap("pages-show")
    assert first in phone.text()
    await phone.tap("pages-checked")
    assert phone.has("keypad-ok")


async def test_counting_works_without_checking_the_pages(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-articles-1")
    await keys(phone, "8", "ok")
    assert three.counts("a").articles == 8


async def test_a_tap_on_the_cell_that_ok_has_opened_keeps_it_open(three: Table) -> None:
    phone = await three.phone()
    for number in (1, 2, 3):
        await phone.tap(f"count-articles-{number}")
        await keys(phone, str(number), "ok")
    await phone.tap("count-happy-1")
    await keys(phone, "4", "ok")
    await phone.tap("count-sad-1")
    await keys(phone, "2")
    await phone.tap("count-sad-1")
    await keys(phone, "close")
    assert [three.counts(seat).articles for seat in "abc"] == [1, 2, 3]
    assert (three.counts("a").happy, three.counts("a").sad) == (4, 2)
    assert not phone.has("keypad-ok")


async def test_a_tap_that_the_rows_moved_under_types_over_nothing(
    three: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    monkeypatch.setattr(three.house.hub, "clock", clock)
    phone = await three.phone()
    for number in (1, 2, 3):
        clock.jump(1000)
        await phone.tap(f"count-articles-{number}")
        await keys(phone, str(number), "ok")
    clock.jump(100)
    await phone.tap("count-articles-1")
    await keys(phone, "7", "ok")
    assert three.counts("a").articles == 1, "OK had just gone on to the photos, which came to stand elsewhere"
    assert three.counts("a").photos == 7
    clock.jump(1000)
    await phone.tap("count-articles-1")
    await keys(phone, "9", "ok")
    assert three.counts("a").articles == 9, "a count that is there is corrected as ever"


@pytest.mark.usefixtures("unhurried")
async def test_a_sum_that_stands_there_is_turned_into_tiles(three: Table) -> None:
    phone = await three.phone()
    await phone.tap("count-articles-1")
    await keys(phone, "9", "ok")
    await phone.tap("count-articles-1")
    await keys(phone, "sum", "4", "ok")
    assert three.counts("a").articles == ArticleCount(4)


@pytest.mark.parametrize(("width", "height"), [(360, 560), (390, 664), (740, 360)])
async def test_the_title_of_a_row_is_whole(three: Table, width: float, height: float) -> None:
    phone = await three.phone(width=width, height=height)
    await phone.tap("row-free_area")
    title = next(
        part
        for part in phone.controls()
        if isinstance(part, ft.Text) and part.font_family == SERIF and part.value == "Surface libre"
    )
    beside = compute_width_beside(cast(Device, SimpleNamespace(width=width))) if width > height else 0
    # The sign, two buttons, the gaps and the margins stand on the same line.
    assert title.size >= 18 and title.size * serif_em("Surface libre") <= width - beside - 208


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize(("width", "height"), [(320, 454), (568, 232), (390, 664)])
async def test_what_comes_next_stands_whole_on_its_key(
    three: Table, width: float, height: float, lang: str, scale: float
) -> None:
    three.storages[0] |= {"companion.scale": scale, "companion.spoken": lang}
    phone = await three.phone(width=width, height=height)
    await phone.tap("pages-checked")
    await phone.tap("count-articles-3")  # the last of its row: two words
    key = next(part for part in phone.controls_in("keypad-ok") if isinstance(part, ft.Container) and part.height)
    (label,) = [part for part in phone.controls_in("keypad-ok") if isinstance(part, ft.Text)]
    size = label.size * scale
    pad = compute_width_beside(cast(Device, SimpleNamespace(width=width))) - 18 if width > height else width - 32
    lines = count_lines(str(label.value), size, min(pad, 340) / 2 - 16)
    assert size >= 12 and lines <= 2 and lines * size * 1.27 <= key.height - 3.9, label.value


async def test_on_its_side_a_phone_has_the_keypad_beside_the_cells(three: Table) -> None:
    phone = await three.phone(width=740, height=360)
    await phone.tap("pages-checked")
    row = next(
        part for part in phone.controls() if isinstance(part, ft.Row) and part.expand and len(part.controls) == 2
    )
    left, right = row.controls
    assert any(getattr(part, "identifier", "") == "count-articles-1" for part in walk(left, set()))
    assert any(getattr(part, "identifier", "") == "keypad-ok" for part in walk(right, set()))


async def test_a_laptop_shows_all_rows_and_totals_beside_the_row_that_is_counted(three: Table) -> None:
    laptop = await three.phone(width=1280, height=680)
    before = laptop.handles()
    assert "pages-checked" in before and "why-total-1" in before
    assert not laptop.scrolls_with("why-total-1"), "also while the pages are checked"
    tablet = await three.phone(width=1024, height=698)
    assert tablet.scrolls_with("why-total-1")


async def test_large_words_about_a_row_stand_below_its_title_not_between_buttons(house: House) -> None:
    table = await open_table(house)
    await table.close_round()
    hint = worded("fr", "count-hint", row="articles")
    for scale, beside in ((1.0, True), (2.0, False)):
        table.storages[0]["companion.scale"] = scale
        phone = await table.phone()
        if phone.has("pages-checked"):
            await phone.tap("pages-checked")
        assert hint in " ".join(phone.text().split("\n"))
        rows = [one.controls for one in phone.controls() if isinstance(one, ft.Row)]
        columns = [part.controls for parts in rows for part in parts if isinstance(part, ft.Column)]
        said = [plain(str(one.value)) for parts in columns for one in parts if isinstance(one, ft.Text)]
        assert (hint in said) is beside
