"""Several people count at once: nobody overwrites anybody, each sees who is at what, and a table may hide the rest."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.scoring.counts import ArticleCount
from companion.games.redac_chef.state.intents import ChangeOption, EnterCount
from companion.table.intents import LockRights
from companion.table.message import Refused, say
from companion.text.words import words
from tests.games.redac_chef.counting_table import House, Table, keys, open_table
from tests.support.headless_phone import Phone
from tests.support.spaces import plain


@pytest.fixture
async def table(house: House) -> Table:
    """Three players; the host holds no seat, the first two have phones."""
    return await open_table(house, holders=("", "a", "b"))


async def counting(table: Table, which: int) -> Phone:
    phone = await table.phone(which)
    if phone.has("pages-checked"):
        await phone.tap("pages-checked")
    return phone


async def hide(table: Table) -> None:
    await table.live.submit(ChangeOption(option="hide_counts", value=True), table.host)


async def test_who_comes_second_to_a_cell_sees_what_stands_there_before_he_overwrites_it(table: Table) -> None:
    await table.close_round()
    first, second = await counting(table, 1), await counting(table, 2)
    await first.tap("count-articles-1")
    await second.tap("count-articles-1")
    await second.tap("keypad-9")
    await first.tap("keypad-7")
    await first.tap("keypad-ok")
    await second.settle()
    await second.tap("keypad-ok")
    assert table.live.state.play.today.counts("a").articles == 7, "not overwritten"
    assert "quelqu'un vient de saisir 7" in second.text()
    await second.tap("said-ok")
    await second.tap("keypad-ok")
    assert table.live.state.play.today.counts("a").articles == 9, "now they know"


async def test_the_table_itself_holds_it_whatever_a_screen_has_seen(table: Table) -> None:
    await table.close_round()
    day = table.live.state.play.current
    for value, seen in ((7, (None,)), (8, (7,))):
        await table.live.submit(EnterCount(day=day, seat="a", field="articles", value=value, seen=seen), table.host)
    with pytest.raises(Refused) as refused:
        await table.live.submit(EnterCount(day=day, seat="a", field="articles", value=9, seen=(7,)), table.host)
    assert refused.value.message.id == "refused-count-meanwhile"
    same = EnterCount(day=day, seat="a", field="articles", value=8, seen=(7,))
    assert (await table.live.submit(same, table.host)).seq is None, "the same number twice is one"
    await table.live.submit(EnterCount(day=day, seat="a", field="articles", value=9), table.host)
    assert table.live.state.play.today.counts("a").articles == 9


BOTH_WAYS = [
    pytest.param(("articles", 11), ("articles.one_point", 3), id="a sum, then by tile"),
    pytest.param(("articles.one_point", 3), ("articles", 11), id="by tile, then a sum"),
    pytest.param(("articles.two_point", 3), ("articles", 6), id="by tile, then the same as a sum, but not all of it"),
    pytest.param(("articles", 3), ("articles.one_point", 3), id="a sum, then the same number by tile"),
]


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS)
async def test_one_counts_articles_by_tile_another_their_sum(
    table: Table, first: tuple[str, int], second: tuple[str, int]
) -> None:
    await table.close_round()
    day = table.live.state.play.current

    async def entered(count: tuple[str, int | None], seen: int | None = None) -> None:
        wanted = EnterCount(day=day, seat="a", field=count[0], value=count[1], seen=(seen,))
        await table.live.submit(wanted, table.host)

    await entered(first)
    standing = table.live.state.play.today.counts("a").articles
    with pytest.raises(Refused) as refused:
        await entered(second)
    assert refused.value.message.id == "refused-count-meanwhile"
    if second[0] != "articles":
        await entered((second[0], None))  # what is not there cannot be taken back, and takes nothing along
    assert table.live.state.play.today.counts("a").articles == standing
    await entered(second, seen=6 if "two" in first[0] else first[1])
    assert table.live.state.play.today.counts("a").articles != standing, "whoever knows may"


async def test_the_same_by_tile_and_as_a_sum_is_one(table: Table) -> None:
    await table.close_round()
    day = table.live.state.play.current
    for field, value in (("articles.one_point", 3), ("articles.two_point", 4), ("articles", 11)):
        await table.live.submit(EnterCount(day=day, seat="a", field=field, value=value, seen=(None,)), table.host)
    assert table.live.state.play.today.counts("a").articles == ArticleCount(3, 4)


@pytest.mark.parametrize("typed", ["3", "9"])
async def test_who_counts_by_tile_sees_the_sum_that_stands_there_before_he_overwrites_it(
    table: Table, typed: str
) -> None:
    await table.close_round()
    first, second = await counting(table, 1), await counting(table, 2)
    await first.tap("count-articles-1")
    await second.tap("count-articles-1")
    await second.tap("keypad-sum")
    await second.tap(f"keypad-{typed}")
    await first.tap("keypad-3")
    await first.tap("keypad-ok")
    await second.settle()
    await second.tap("keypad-ok")
    assert table.live.state.play.today.counts("a").articles == 3, "not overwritten"
    assert "quelqu'un vient de saisir 3" in second.text()
    await second.tap("said-ok")
    await second.tap("keypad-ok")
    assert table.live.state.play.today.counts("a").articles == ArticleCount(int(typed)), "now they know"


async def test_who_is_at_which_cell_is_seen_elsewhere(table: Table) -> None:
    await table.close_round()
    host, phone = await counting(table, 0), await counting(table, 1)
    await phone.tap("count-articles-2")
    await host.settle()
    await host.tap("row-articles")
    assert "Goupil" in host.text("writing-2") and "en cours de saisie" in host.text("writing-2")
    await phone.tap("count-photos-2")
    await host.settle()
    assert not host.has("writing-2"), "it has gone on to another row"


async def test_a_phone_that_is_shut_leaves_its_page_to_whoever_counts(table: Table) -> None:
    await table.close_round()
    host, phone = await counting(table, 0), await counting(table, 1)
    await phone.tap("count-articles-1")
    await host.settle()
    elsewhere = plain(words("fr").say(say("count-elsewhere")))
    await host.tap("row-articles")
    assert elsewhere in host.text(), "its owner is at it"
    await phone.hide()
    await host.settle()
    assert elsewhere not in host.text()
    await host.tap("row-photos")
    await host.tap("row-articles")
    assert host.has("keypad-ok") and "..." in host.text("count-articles-1"), "and whoever counts is led there"
    await phone.hide(False)
    await host.settle()
    assert not host.has("said-ok")


async def test_hidden_counts_are_shown_once_all_have_entered_the_row(table: Table) -> None:
    await table.close_round()
    await hide(table)
    day = table.live.state.play.current
    phone = await counting(table, 1)
    number, others = 1, [2, 3]
    seats = {n: seat.id for n, seat in enumerate(table.live.state.seats, 1)}
    for n in (number, others[0]):
        await table.live.submit(EnterCount(day=day, seat=seats[n], field="photos", value=70 + n), table.host)
    await phone.settle()
    shown = phone.text()
    assert f"7{number}" in phone.text(f"count-photos-{number}"), "one's own is seen"
    assert f"7{others[0]}" not in shown and "•••" in phone.text(f"count-photos-{others[0]}")
    await phone.tap(f"count-photos-{others[0]}")
    assert "s'affichera quand tout le monde" in phone.text() and f"7{others[0]}" not in phone.text()
    await phone.tap("said-ok")
    await phone.tap("sheet")
    assert f"7{others[0]}" not in phone.text() and f"7{number}" not in phone.text(), "nor on the sheet"
    await phone.tap("sheet-close")
    await table.live.submit(EnterCount(day=day, seat=seats[others[1]], field="photos", value=79), table.host)
    await phone.settle()
    assert f"7{others[0]}" in phone.text(f"count-photos-{others[0]}")
    await phone.tap("sheet")
    assert f"7{others[0]}" in phone.text()


async def test_the_setting_is_in_the_menu_and_can_be_undone(table: Table) -> None:
    await table.close_round()
    host = await table.phone(0, where="/menu")
    await host.tap("rulings")
    await host.tap("hide-counts")
    assert table.live.state.play.settings.hide_counts
    await host.tap("undo")
    assert not table.live.state.play.settings.hide_counts


async def test_locked_a_phone_enters_its_own_page_only(table: Table) -> None:
    await table.close_round()
    await table.live.submit(LockRights(locked=True), table.host)
    phone = await counting(table, 1)
    await phone.tap("count-articles-2")
    assert "L'hôte a verrouillé les droits" in phone.text()
    await phone.tap("said-ok")
    assert not phone.has("done-counting")
    await phone.tap("count-photos-1")
    await keys(phone, "4", "ok")
    assert table.live.state.play.today.counts("a").photos == 4
