"""Between two rounds: the rulebook's order, tribunes on every phone, and on to the next day."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.redac_chef.state.events import CountingDone, DayBegun, FlashTurned
from companion.games.redac_chef.state.intents import PickTribune, SetOrder
from companion.games.redac_chef.state.play import Phase
from companion.kit.game_base import Happened
from companion.table.intents import LeaveGame
from companion.ui import theme
from companion.ui.widths import sans_em
from tests.engines.sizes import ALL, LANDSCAPE, Size
from tests.games.redac_chef.counting_table import FRIDAY, Table, open_table
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.wording import worded


async def counted(table: Table) -> None:
    """Play today's round and count it, nothing more."""
    day = table.live.state.play.current
    seats = table.live.state.play.today.seats or tuple(seat.id for seat in table.live.state.playing)
    await table.close_round()
    await table.enter(day, {seat: FRIDAY[seat] for seat in seats})
    await table.live.submit(Happened(event=CountingDone(day=day)), table.host)
    assert table.live.state.play.phase in (Phase.BETWEEN, Phase.RESULT)


async def test_the_screen_follows_the_rulebooks_order(house: House) -> None:
    table = await open_table(house, flash=True, mode="advanced")
    await counted(table)
    phone = await table.phone()
    said = phone.text()
    order = ["14", "Mettez de côté les tribunes", "Flash info", "Choix des tribunes", "les pions Bouclage", "Passer au"]
    places = [said.index(part) for part in order]
    assert places == sorted(places)
    assert not phone.has("reveal-choice"), "the last round is not next"


async def test_totals_and_revenue_so_far_are_there_and_the_sheet_is_a_tap_away(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    phone = await table.phone()
    said = phone.text().split("\n")
    for dollars in ("3 $", "5 $"):
        assert f"· {dollars}" in said
    points = [worded("fr", "between-points", points=figure) for figure in (14, 13, 9)]
    assert [line for line in said if line in points] == points, "in the order of the ranking"
    await phone.tap("sheet")
    assert phone.has("cell-total-1-friday")


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
@pytest.mark.parametrize("size", [*ALL, Size(768, 800)])
async def test_no_short_name_is_shortened_for_its_figures(house: House, size: Size, lang: str) -> None:
    table = await open_table(house)
    await counted(table)
    phone = await table.phone(where="/menu", width=size.width, height=size.height)
    await phone.go("/settings")
    await phone.tap(f"lang-{lang}")
    await phone.go(f"/table/{table.live.state.code}")
    wide = min(size.width, theme.COLUMN) - 2 * theme.MARGIN
    if size.width >= theme.WIDE:
        wide = (min(size.width, theme.TWO_COLUMNS) - 2 * theme.MARGIN - 36) / 2
    elif size in LANDSCAPE:
        wide = size.width * 5 / 11 - 2 * theme.MARGIN
    inner = wide - 2 * 14
    lines = [row for row in phone.controls() if isinstance(row, ft.Row) and _is_standing(row)]
    assert len(lines) >= 3
    for line in lines:
        across = max(len(row.controls) for row in phone.controls() if isinstance(row, ft.Row) and _holds(row, line))
        room = (inner - (across - 1) * 18) / across
        texts = sum(sans_em(text.value) * text.size for text in line.controls if isinstance(text, ft.Text))
        assert texts + 18 + 6 * (len(line.controls) - 1) <= room, [t.value for t in line.controls[1:]]


def _is_standing(row: ft.Row) -> bool:
    """Tell whether that row is a symbol, a name and its figures."""
    first, *rest = row.controls or [None]
    return isinstance(first, ft.Icon) and len(rest) == 3 and all(isinstance(one, ft.Text) for one in rest)


def _holds(row: ft.Row, line: ft.Row) -> bool:
    return any(isinstance(one, ft.Container) and one.content is line for one in row.controls)


async def test_a_pick_is_seen_on_the_other_phone_at_once_and_the_next_one_is_asked(house: House) -> None:
    table = await open_table(house, holders=("a", "b"))
    await counted(table)
    mine, yours = await table.phone(0), await table.phone(1)
    assert "choisit maintenant" in _row(yours, 1)
    await mine.tap("tribune-pick-1")
    await yours.settle()
    assert mine.text("tribune-pick-1") == yours.text("tribune-pick-1") == "Prise"
    assert "choisit maintenant" in _row(yours, 2)
    assert "Zhette et Lahaz" in yours.text("tribunes-waiting")


def _row(phone: Phone, number: int) -> str:
    """What is said beside the button of that player: the lines between the one before and theirs."""
    said = phone.text().split("\n")
    name = ("Goupil", "Zhette", "Lahaz")[number - 1]
    at = len(said) - 1 - said[::-1].index(name)
    return said[at + 1]


async def test_a_pick_may_be_noted_changed_and_given_back(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    phone = await table.phone()
    await phone.tap("tribune-pick-2")
    await phone.tap("tribune-pick-2")
    await phone.tap("tribune-tile-2-3A")
    assert table.live.state.play.day("saturday").tribune("b") == "3A"
    assert phone.text("tribune-pick-2") == "3A"
    assert "Numéro de cirque" in phone.text() and "photo d'une couleur" in phone.text("clarified-tribune-3A")
    assert not phone.has("tribune-tile-2-3A"), "the picker closes"
    await phone.tap("tribune-pick-2")
    await phone.tap("tribune-unnoted-2")
    assert table.live.state.play.day("saturday").tribune("b") == ""
    await phone.tap("tribune-pick-2")
    await phone.tap("tribune-back-2")
    assert table.live.state.play.day("saturday").tribune("b") is None
    assert phone.text("tribune-pick-2") == "Prendre"


async def test_a_tribune_of_another_cannot_be_noted_not_even_its_other_side(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    await table.live.submit(PickTribune(day="saturday", seat="a", tile="4A"), table.host)
    phone = await table.phone()
    await phone.tap("tribune-pick-2")
    await phone.tap("tribune-pick-2")
    for tile in ("4A", "4B"):
        with pytest.raises(AssertionError, match="disabled"):
            await phone.tap(f"tribune-tile-2-{tile}")
    await phone.tap("tribune-tile-2-5A")
    assert table.live.state.play.day("saturday").tribune("b") == "5A"


async def test_the_next_round_does_not_wait_for_notes(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    phone = await table.phone()
    assert "Goupil, Zhette et Lahaz" in phone.text("tribunes-waiting")
    await phone.tap("next-round")
    assert (table.live.state.play.phase, table.live.state.play.current) == (Phase.READY, "saturday")
    assert phone.has("start-round")


async def test_once_all_have_chosen_nobody_is_named(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    phone = await table.phone()
    for number in (1, 2, 3):
        await phone.tap(f"tribune-pick-{number}")
    assert not phone.has("tribunes-waiting")


async def test_rows_follow_the_tokens(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    await table.live.submit(SetOrder(day="friday", order=("c", "a", "b")), table.host)
    phone = await table.phone()
    picks = [handle for handle in phone.handles() if handle.startswith("tribune-pick-")]
    assert picks == ["tribune-pick-3", "tribune-pick-1", "tribune-pick-2"]
    assert "Piochez 3 tribunes" in phone.text()


async def test_two_players_draw_three(house: House) -> None:
    table = await open_table(house, ("Goupil", "Zhette"))
    await counted(table)
    phone = await table.phone()
    assert "Piochez 3 tribunes" in phone.text()


async def test_who_leaves_has_no_row_any_more(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    phone = await table.phone()
    assert phone.has("tribune-pick-2")
    await table.live.submit(LeaveGame(seat="b"), table.host)
    await phone.settle()
    assert not phone.has("tribune-pick-2")
    assert "Piochez 3 tribunes" in phone.text(), "three for the two who stay"


async def test_the_card_that_is_noted_is_explained(house: House) -> None:
    table = await open_table(house, flash=True, mode="advanced")
    await counted(table)
    phone = await table.phone()
    assert not phone.has("clarified-flash-saturday-2")
    await table.live.submit(Happened(event=FlashTurned(day="saturday", card=2)), table.host)
    await phone.settle()
    assert "La qualité prime" in phone.text()
    assert "face cachée comptent" in phone.text("clarified-flash-saturday-2")


async def test_before_sunday_the_board_is_flipped_and_the_end_may_be_revealed(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    await table.live.submit(Happened(event=DayBegun(day="saturday")), table.host)
    await counted(table)
    phone = await table.phone()
    assert "côté dimanche" in phone.text()
    await phone.tap("reveal-choice")
    assert table.live.state.play.settings.reveal
    await phone.tap("reveal-choice")
    assert not table.live.state.play.settings.reveal


async def test_a_watcher_sees_and_cannot_press(house: House) -> None:
    table = await open_table(house, holders=("abc", ""))
    await counted(table)
    phone = await table.phone(1)
    if phone.has("watch"):
        await phone.tap("watch")
    assert "Choix des tribunes" in phone.text()
    assert not phone.has("next-round") and not phone.has("tribune-pick-1")


async def test_the_whole_screen_in_english(house: House) -> None:
    table = await open_table(house, flash=True, mode="advanced")
    table.storages[0]["companion.prefs"] = '{"lang": "en"}'
    await counted(table)
    phone = await table.phone()
    assert "Set the used centerpieces aside" in phone.text()
    assert phone.text("next-round") == worded("en", "between-start", day="saturday")


async def test_a_scenario_gives_everybody_its_tribune(house: House) -> None:
    table = await open_table(house, progress="scenarios", scenario=1)
    await counted(table)
    phone = await table.phone()
    assert "Scénario n° 1" in phone.text()
    assert not phone.has("tribune-pick-1") and phone.has("next-round")


async def test_on_its_side_a_phone_has_a_side_for_the_tribunes_alone(house: House) -> None:
    table = await open_table(house)
    await counted(table)
    phone = await table.phone(width=740, height=360)
    row = next(part for part in phone.controls() if isinstance(part, ft.Row) and part.expand)
    left, right = ([getattr(part, "identifier", "") for part in walk(side, set())] for side in row.controls)
    assert {"tribune-pick-1", "tribune-pick-3"} <= set(right) and not {"tribune-pick-1"} & set(left)
    assert "next-round" in left and not phone.scrolls_with("next-round")
