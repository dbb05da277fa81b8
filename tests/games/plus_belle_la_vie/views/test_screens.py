"""Plus belle la vie on the screen: from set-up to the winner, cards, throws, sales, control, corrections."""

from __future__ import annotations

import flet as ft
import pytest

from companion.text.languages import codes
from companion.ui.theme import MARGIN, TARGET
from companion.ui.widths import serif_em, widest_word
from tests.games.on_screen import number, open_game
from tests.spaces import plain
from tests.ui.conftest import House, house, house_on  # noqa: F401
from tests.ui.headless import Phone
from tests.ui.seated import sit_down
from tests.ui.setting_up import unfold
from tests.wording import worded


async def started(house: House, *names: str) -> Phone:  # noqa: F811
    phone = await house.phone()
    await open_game(house, phone, "plus-belle-la-vie", *names)
    await phone.tap("start-round")
    return phone


async def character(phone: Phone, name: str, colour: str) -> None:
    await phone.type("character", name)
    await phone.tap(f"colour-{colour}")
    await phone.tap("add-character")


async def cards(phone: Phone, row: int, seat: int, count: int) -> None:
    await phone.tap(f"column-{row}-{seat}")
    for _ in range(count):
        await phone.tap("cards-more")
    await phone.tap("column-close")


async def test_a_whole_game_without_following_columns(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B")
    assert phone.text("rendez-vous") == "0 / 5"
    await phone.tap("turn-1")
    await phone.tap("rencontre")
    await phone.tap("rencontre-1")
    assert phone.text("total-1") == "2 000" and phone.text("actions") == "1"
    await phone.tap("meet")
    await phone.tap("meeting-2")
    await phone.tap("throw-made-2")
    await phone.tap("sell-1")
    await phone.type("sale-character", "Thomas")
    await number(phone, 3)
    await number(phone, 6000)  # the price, which nobody had copied yet
    assert "Thomas" in phone.text("sale-1")
    await phone.tap("meeting-over")
    assert phone.text("total-1") == "8 000" and phone.text("total-2") == "2 000"
    for _ in range(4):
        await phone.tap("meet")
        await phone.tap("meeting-1")
        await phone.tap("throw-missed")
    assert phone.text("rendez-vous") == "5 / 5" and not phone.has("meet")
    await phone.tap("finish")
    assert phone.has("winner-1")
    await phone.tap("sheet")
    await phone.tap("cell-1-1")
    assert "Thomas" in phone.text("why")
    await phone.tap("sheet-close")
    await phone.tap("correct")
    await phone.tap("points")
    await phone.tap("rencontres-2-more")
    await phone.tap("rendez-vous-1")
    await phone.tap("sale-1")
    await number(phone, 1000)
    await phone.tap("back")
    assert phone.has("winner-2")


async def test_a_price_typed_once_is_kept_for_the_next_game(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B")
    await phone.tap("meet")
    await phone.tap("meeting-1")
    await phone.tap("throw-made-1")
    await phone.tap("sell-1")
    await phone.type("sale-character", "Luna")
    await number(phone, 2)
    await number(phone, 3000)
    table = house.hub.find_tonight()
    assert table is not None and dict(table.state.play.settings["sale_values"]) == {"2": 3000}
    await phone.go("/new")
    await unfold(phone, "sale-values-2")
    assert phone.text("sale-values-2") == "3 000"


async def test_cards_columns_throws_and_sales_followed_on_two_pages(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B", "C")
    table = house.hub.find_tonight()
    assert table is not None
    other = await house.phone(f"/join/{table.state.code}")
    await other.tap("take-seat-3")
    await phone.tap("control")
    for name, colour in (("Thomas", "green"), ("Luna", "blue")):
        await character(phone, name, colour)
    await cards(phone, 1, 1, 2)
    await cards(phone, 1, 2, 2)
    await cards(phone, 2, 1, 1)
    assert "partagé" in phone.text("controls-1") and "absolu" in phone.text("controls-2")
    await phone.tap("back")

    await other.tap("card-new")
    await other.type("place", "Bar du Mistral")
    await other.tap("minimum-less")
    await other.tap("asks-blue-more")
    await other.tap("card-open")
    await other.tap("card-1")
    await other.tap("there-1-1")
    assert "Il manque 1 figurine" in other.text("card-missing-1") and "bleu" in other.text("card-missing-1")
    await other.tap("there-1-2")
    assert "lancez les dés" in other.text("card-missing-1")
    await other.tap("meet")
    await other.tap("meeting-2")
    assert "B" in phone.text("thrower") and "A et A" in phone.text("queue")
    await phone.tap("throw-missed")
    assert "A" in other.text("thrower")
    await other.tap("throw-made-1")
    await phone.tap("sell-1-1")
    assert not phone.has("sell-now"), "its price is not known yet"
    await number(phone, 3000)
    await phone.tap("sell-2-1")
    await phone.tap("sell-now")
    await phone.tap("meeting-over")
    assert other.text("total-1") == "5 000" and other.text("total-2") == "3 000"
    assert other.has("card-known-1"), "a card that was copied opens at a tap"
    await other.tap("undo")
    assert other.has("meeting-over")


async def test_prison_and_a_full_table_are_said(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B")
    await phone.tap("control")
    for name in ("Luna", "Mirta", "Thomas", "Roland", "Agathe", "Vincent"):
        await character(phone, name, "blue")
    for row in range(1, 6):
        await cards(phone, row, 1, 1)
    await phone.tap("column-6-1")
    await phone.tap("cards-more")
    assert "5 colonnes" in phone.text()
    await phone.tap("said-ok")
    await phone.tap("column-6-2")
    await phone.tap("guests-more")
    assert "jamais seule" in phone.text()
    await phone.tap("column-close")
    await phone.tap("prison-1")
    assert "prison" in phone.text("controls-1")


@pytest.mark.parametrize("lang", codes())
async def test_the_title_stays_whole_beside_its_figure(house: House, lang: str) -> None:  # noqa: F811
    live, storages = await sit_down(house, "plus-belle-la-vie", ("A", "B", "C"), ("",), {})
    storages[0].update({"companion.scale": 2.0, "companion.spoken": lang})
    phone = await house.phone(f"/table/{live.state.code}", storage=storages[0], width=320)
    await phone.tap("start-round")
    await phone.tap("turn-1")
    title = worded(lang, "plus-belle-la-vie-rendez-vous")
    texts = [one for one in phone.controls() if isinstance(one, ft.Text)]
    said = next(one for one in texts if plain(str(one.value)) == title)
    figure = next(one for one in phone.controls_in("rendez-vous") if isinstance(one, ft.Text))
    room = 320 - 2 * MARGIN - TARGET
    beside = serif_em(str(figure.value)) * float(figure.size or 0) * 2
    assert widest_word(title) * float(said.size or 0) * 2 <= room - beside
    await phone.tap("control")
    control = worded(lang, "plus-belle-la-vie-control")
    said = next(one for one in phone.controls() if isinstance(one, ft.Text) and plain(str(one.value)) == control)
    assert max(map(serif_em, control.split())) * float(said.size or 0) * 2 <= room
