"""Plus belle la vie on the screen: from set-up to the winner, cards, throws, sales, control, corrections."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.plus_belle_la_vie.scoring.model import RendezVous, Sale
from companion.games.plus_belle_la_vie.state.events import (
    CardOpened,
    ColumnSet,
    ColumnSold,
    DiceThrown,
    FigureMoved,
    MeetingBegun,
    MeetingOver,
)
from companion.table.intents import LeaveGame
from companion.table.parts.events import OptionChanged, TurnGiven
from companion.text.languages import codes
from companion.ui.theme import MARGIN, TARGET
from companion.ui.widths import serif_em, widest_word
from tests.engines.sizes import LYING_PHONE, SMALL_PHONE
from tests.support.game_hands import number, open_game
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table, taps
from tests.support.seated import sit_down
from tests.support.set_up_hands import unfold
from tests.support.spaces import plain
from tests.support.wording import worded


async def started(house: House, *names: str) -> Phone:
    phone = await house.phone()
    await open_game(house, phone, "plus-belle-la-vie", *names)
    await phone.tap("start-round")
    return phone


async def character(phone: Phone, name: str, colour: str) -> None:
    await phone.type("character", name)
    await phone.tap(f"colour-{colour}")
    await phone.tap("add-character")
    assert name in phone.text("undo"), "who was added, not which setting was changed"


async def cards(phone: Phone, row: int, seat: int, count: int) -> None:
    await phone.tap(f"column-{row}-{seat}")
    for _ in range(count):
        await phone.tap("cards-more")
    await phone.tap("column-close")


async def test_a_whole_game_without_following_columns(house: House) -> None:
    phone = await started(house, "A", "B")
    assert phone.text("rendez-vous") == "0 / 5"
    await phone.tap("turn-1")
    await phone.tap("rencontre")  # by whose turn it is
    assert phone.text("total-1") == "2 000" and phone.text("actions") == "1"
    await phone.tap("said-ok")
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
    await taps(phone, "finish", "finale-skip")
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


async def test_a_price_typed_once_is_kept_for_the_next_game(house: House) -> None:
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
    await unfold(phone, "set-up-details")
    assert not phone.has("sale-values-2"), "a price is asked at the first sale, not before anybody has played"
    await phone.go("/home")
    await open_game(house, phone, "plus-belle-la-vie", "C")
    again = house.hub.find_tonight()
    assert again is not None and again is not table and dict(again.state.play.settings["sale_values"]) == {"2": 3000}


async def test_cards_columns_throws_and_sales_followed_on_two_pages(house: House) -> None:
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
    assert phone.text("card-missing-1") == other.text("card-missing-1"), "who is where is the table's"
    await phone.tap("meet")
    await phone.tap("meeting-2")
    assert "B" in phone.text("thrower") and "A et A" in phone.text("queue")
    assert not phone.scrolls_with("throw-missed"), "in reach of a thumb"
    await phone.tap("throw-missed")
    assert "A" in other.text("thrower")
    await other.tap("throw-made-1")
    await phone.tap("sell-1-1")
    assert not phone.has("meeting-over"), "the price is asked first, and nothing else can be pressed beside it"
    await number(phone, 3000)
    await phone.tap("sell-2-1")  # its price is known now
    await phone.tap("meeting-over")
    assert other.text("total-1") == "5 000" and other.text("total-2") == "3 000"
    assert other.has("card-known-1"), "a card that was copied opens at a tap"
    await other.tap("undo")
    assert other.has("meeting-over")


async def test_prison_and_a_full_table_are_said(house: House) -> None:
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
    assert "prison" in phone.text("controls-1").casefold()


@pytest.mark.parametrize("lang", codes())
async def test_the_title_stays_whole_beside_its_figure(house: House, lang: str) -> None:
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
    await taps(phone, "control", "character-close")
    control = worded(lang, "plus-belle-la-vie-control")
    said = next(one for one in phone.controls() if isinstance(one, ft.Text) and plain(str(one.value)) == control)
    assert max(map(serif_em, control.split())) * float(said.size or 0) * 2 <= room


# --- who is where -----------------------------------------------------------------------------------------------------

PLACED = {"Luna": "blue", "Mirta": "blue", "Agathe": "red", "Jean": "yellow"}


async def with_figures(house: House, *cards: CardOpened) -> tuple[ShelfTable, Phone, Phone]:
    """A table that knows four characters, with these cards open, on two phones."""
    table = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo", "Cy"), ("a", "b"))
    await table.happens(TurnGiven(seat="a"), OptionChanged(option="characters", value=PLACED), *cards)
    return table, await table.phone(0), await table.phone(1)


async def test_a_figure_is_moved_with_two_taps_and_every_phone_sees_what_is_missing(house: House) -> None:
    atelier = CardOpened(place="Atelier", minimum=2, colours=("red",))
    table, phone, other = await with_figures(house, atelier)
    assert not other.has("dice-1")
    await taps(phone, "figure-3", "place-1")
    assert table.play.figures_at("Atelier") == ("Agathe",)
    assert other.has("there-1-3") and not other.has("there-1-1"), "a token on the card for who is there"
    await taps(other, "figure-1", "place-street", "figure-1", "place-1")
    assert phone.text("card-missing-1") == worded("fr", "plus-belle-la-vie-all-there")
    await taps(phone, "figure-1", "place-prison")
    assert not other.has("dice-1") and table.play.place_of("Luna") == "@prison"
    await phone.tap("undo")
    await taps(other, "dice-1", "meeting-1")
    assert table.play.meeting.present == ("Luna", "Agathe") and table.play.meeting.place == "Atelier"


@pytest.mark.parametrize(("width", "across"), [(390, 2), (1280, 3)])
async def test_places_are_tiles_and_all_of_a_tile_takes_the_figure_that_is_held(
    house: House, width: float, across: int
) -> None:
    table, _, _ = await with_figures(house, CardOpened(place="Atelier", minimum=1))
    phone = await table.phone(0, width=width)
    places = [f"place-{one}" for one in ("1", "street", "elsewhere", "station", "prison", "beside")]
    rows = [[one for one in places if one in _in(row)] for row in phone.controls() if isinstance(row, ft.Row)]
    assert places[:across] in rows and places[across : 2 * across] in rows
    await phone.tap("figure-3")
    tile = next(
        one for one in phone.controls() if isinstance(one, ft.Container) and one.on_click and _in(one) == {"place-1"}
    )
    await tile.on_click(None)
    assert table.play.figures_at("Atelier") == ("Agathe",)


async def test_a_character_has_a_line_of_its_own_where_five_play_on_a_small_phone(house: House) -> None:
    table = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo", "Cy", "Di", "Eve"), ("a",))
    await table.happens(OptionChanged(option="characters", value=PLACED))
    phone = await table.phone(where="/control", width=360)
    rows = [_in(one) for one in phone.controls() if isinstance(one, ft.Row)]
    assert not any({"controls-1", "column-1-1"} <= row for row in rows)


async def test_a_token_on_a_card_goes_back_into_the_street_at_a_tap(house: House) -> None:
    table, phone, other = await with_figures(house, CardOpened(place="Bar", minimum=1))
    await taps(phone, "card-1", "there-1-2", "card-1")
    assert table.play.figures_at("Bar") == ("Mirta",)
    await other.tap("there-1-2")
    assert table.play.place_of("Mirta") == "@street" and not other.has("there-1-2")


async def test_a_rendez_vous_on_a_phone_on_its_side_is_pressed_without_a_scroll(house: House) -> None:
    """Throw and end took a row of their own, and the keypad of a price had its last row below the page."""
    table, _, _ = await with_figures(house, CardOpened(place="Bar", minimum=1))
    await table.happens(ColumnSet(seat="a", character="Luna", cards=3), FigureMoved(character="Luna", place="Bar"))
    phone = await table.phone(0, width=LYING_PHONE.width, height=LYING_PHONE.height)
    await taps(phone, "dice-1", "meeting-1")
    assert not phone.scrolls_with("throw-made-1") and in_one_row(phone, "throw-made-1", "undo")
    await phone.tap("throw-made-1")
    assert in_one_row(phone, "meeting-over", "undo")
    await phone.tap("sell-1-1")
    assert phone.has("keypad-ok") and not phone.has("menu"), "a keypad of four rows has the page to itself"
    await phone.tap("sale-cancel")
    assert phone.has("meeting-over")


def in_one_row(phone: Phone, *handles: str) -> bool:
    """Tell whether they stand beside each other at the foot."""
    return any({*handles} <= _in(one) for one in phone.controls() if isinstance(one, ft.Row))


async def test_a_rendez_vous_with_two_sales_takes_at_most_eight_taps(house: House) -> None:
    table, phone, _ = await with_figures(house, CardOpened(place="Bar", minimum=2))
    await table.happens(OptionChanged(option="sale_values", value={"2": 3000, "3": 6000}))
    for seat, character, cards_ in (("a", "Luna", 3), ("b", "Mirta", 2)):
        await table.happens(ColumnSet(seat=seat, character=character, cards=cards_))
        await table.happens(FigureMoved(character=character, place="Bar"))
    await phone.settle()
    counted = ("dice-1", "meeting-1", "throw-made-1", "sell-1-1", "sell-2-1", "meeting-over")
    for handle in counted:
        await phone.tap(handle)
    assert len(counted) <= 8
    (meeting,) = table.play.meetings
    assert [(one.player, one.character) for one in meeting.sales] == [("a", "Luna"), ("b", "Mirta")]


@pytest.mark.parametrize("players", [2, 5])
async def test_the_control_chart_has_a_line_a_character_under_names_that_stay(house: House, players: int) -> None:
    names = ("Ana", "Bo", "Cy", "Di", "Eve")[:players]
    table = await open_table(house, "plus-belle-la-vie", names, ("a",))
    await table.happens(OptionChanged(option="characters", value=PLACED))
    phone = await table.phone(where="/control")
    heads = [one for one in phone.controls() if isinstance(one, ft.Text) and one.value == "Ana"]
    pages = [one for one in phone.controls() if isinstance(one, ft.Column) and one.scroll is not None]
    assert heads and not any(head in list(walk([page], set())) for head in heads for page in pages)
    assert phone.scrolls_with("column-1-1")
    row = next(one for one in phone.controls() if isinstance(one, ft.Row) and {"controls-1", "column-1-1"} <= _in(one))
    assert f"column-1-{players}" in _in(row), "name and columns on one line"
    if "prison-1" not in _in(row):
        await phone.tap("column-1-1")
    await phone.tap("prison-1")
    assert table.play.place_of("Luna") == "@prison"


def _in(part: ft.Control) -> set[str]:
    return {str(one.identifier) for one in walk([part], set()) if isinstance(one, ft.Semantics)}


async def test_of_two_cards_that_are_complete_the_table_says_which(house: House) -> None:
    table, phone, other = await with_figures(
        house, CardOpened(place="Bar", minimum=1), CardOpened(place="Atelier", minimum=1)
    )
    await table.happens(FigureMoved(character="Luna", place="Bar"), FigureMoved(character="Jean", place="Atelier"))
    await other.tap("meet")
    assert not [one for one in other.red() if one.startswith("meet-at-")], "neither is the usual one"
    await taps(other, "meet-at-2", "meeting-1")
    assert (table.play.meeting.place, table.play.meeting.present) == ("Atelier", ("Jean",))


async def test_a_card_whose_figures_nobody_noted_goes_with_its_rendez_vous(house: House) -> None:
    table, phone, other = await with_figures(house, CardOpened(place="Bar", minimum=3))
    await taps(other, "meet", "meet-at-1", "meeting-1", "throw-missed")
    assert table.play.cards == () and table.play.number == 2


async def test_undo_takes_back_a_card_that_was_just_copied_by_its_name(house: House) -> None:
    table, phone, _ = await with_figures(house)
    await phone.tap("card-new")
    assert not phone.has("meet"), "while a card is copied, its own button is the one at the foot"
    await phone.type("place", "Bar")
    await phone.tap("card-open")
    assert dict(table.play.settings["places"]).keys() == {"Bar"}
    assert worded("fr", "undo-plus-belle-la-vie-card", place="Bar") in plain(phone.text("undo"))
    await phone.tap("undo")
    assert table.play.cards == () and table.play.settings["places"] == ()


async def test_what_usually_comes_next_is_red_at_the_foot(house: House) -> None:
    table, phone, _ = await with_figures(house, CardOpened(place="Bar", minimum=1))
    assert phone.red() == ["turn-next"]
    await taps(phone, "figure-1", "place-1")
    assert phone.red() == ["meet"], "at the foot; the card leads there too"


# --- the end, and corrections -----------------------------------------------------------------------------------------


async def played_out(house: House) -> tuple[ShelfTable, Phone]:
    """A table of two whose five rendez-vous are played, the first of them won."""
    table = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo"), ("a",))
    for one in range(1, 6):
        await table.happens(MeetingBegun(number=one, seat="a"))
        if one == 1:
            await table.happens(DiceThrown(seat="a", throw=1, success=True))
            await table.happens(ColumnSold(seat="a", character="Luna", cards=2, value=3000))
        await table.happens(MeetingOver(number=one))
    return table, await table.phone(0)


@pytest.mark.parametrize("lang", codes())
async def test_the_way_to_the_control_chart_keeps_its_words_whole_on_a_small_phone(house: House, lang: str) -> None:
    table, _ = await played_out(house)
    table.storages[0]["companion.prefs"] = f'{{"lang": "{lang}"}}'
    phone = await table.phone(0, width=SMALL_PHONE.width, height=SMALL_PHONE.height)
    (label,) = (text for text in phone.controls_in("to-control") if isinstance(text, ft.Text))
    room = (SMALL_PHONE.width - 2 * MARGIN - 10) / 2 - 18
    assert widest_word(label.value or "") * (label.size or 0) <= room and (label.size or 0) >= 14


async def test_the_final_bonus_without_having_followed_a_column(house: House) -> None:
    table, phone = await played_out(house)
    await taps(phone, "sole-2-more", "sole-2-more", "sole-1-more", "sole-2-more", "sole-1-less")
    assert (phone.text("total-1"), phone.text("total-2")) == ("5 000", "6 000")
    await taps(phone, "finish", "finale-skip")
    assert phone.has("winner-2")
    await taps(phone, "sheet", "cell-4-2")
    assert worded("fr", "plus-belle-la-vie-why-sole", count=3, each=2000) in plain(phone.text("why"))


async def test_correcting_a_finished_game_leads_back_to_its_result(house: House) -> None:
    table, phone = await played_out(house)
    await taps(phone, "finish", "finale-skip", "correct")
    assert not phone.has("finish") and not phone.has("turn-next") and not phone.has("meet")
    await taps(phone, "sole-2-more", "back-to-result")
    assert phone.has("winner-1") and phone.text("total-2") == "2 000"


@pytest.mark.parametrize("phase", ["turn", "cards", "throws", "sales", "ended"])
async def test_somebody_goes_home_in_any_phase_and_every_screen_goes_on(house: House, phase: str) -> None:
    table = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo", "Cy"), ("a", "b"))
    await table.happens(TurnGiven(seat="b"), ColumnSet(seat="b", character="Luna", cards=2))
    await table.happens(ColumnSet(seat="c", character="Luna", cards=2), CardOpened(place="Bar", minimum=1))
    await table.happens(FigureMoved(character="Luna", place="Bar"))
    if phase in ("throws", "sales"):
        await table.happens(MeetingBegun(number=1, seat="b", place="Bar", present=("Luna",)))
    if phase == "sales":
        await table.happens(DiceThrown(seat="b", throw=1, success=True))
    for number_ in range(1, 6 if phase == "ended" else 1):
        await table.happens(MeetingBegun(number=number_, seat="b"), MeetingOver(number=number_))
    pages = [await table.phone(0), await table.phone(1), await table.phone(0, where="/control")]
    if phase == "cards":
        await pages[1].tap("card-1")
    for seat in ("b", "c"):
        await table.live.submit(LeaveGame(seat=seat), table.host)
        for page in pages:
            await page.settle()
            assert page.text() and (len(table.play.staying) == 1 or page.has("undo")), phase
    assert pages[0].has("winner-1"), "who is left has won"
    await pages[0].tap("undo")
    assert table.play.staying == ("a", "c") and not pages[0].has("winner-1")


async def test_a_rendez_vous_is_corrected_in_everything(house: House) -> None:
    table, _ = await played_out(house)
    phone = await table.phone(0, where="/points")
    await taps(phone, "rendez-vous-2", "roller-2")
    assert table.play.meeting_at(2) == RendezVous("success", "b")
    await taps(phone, "sale-add", "sale-seat-1", "sale-cards-more")
    await phone.type("sale-who", "Mirta")
    await number(phone, 4000)
    assert table.play.meeting_at(2).sales == (Sale("a", "Mirta", 2, 4000),)
    await taps(phone, "sale-1", "sale-seat-2", "keypad-ok")
    assert table.play.meeting_at(2).sales == (Sale("b", "Mirta", 2, 4000),)
    await taps(phone, "sale-1", "sale-remove", "roller-none")
    assert table.play.meeting_at(2) == RendezVous("failure")
    await taps(phone, "rendez-vous-2", "rendez-vous-1", "roller-none")
    assert table.play.meeting_at(1) == RendezVous("failure")
    await phone.tap("undo")
    assert table.play.meeting_at(1) == RendezVous("success", "a", (Sale("a", "Luna", 2, 3000),))


async def test_a_sale_that_is_corrected_on_a_phone_ends_above_its_keypad(house: House) -> None:
    """The number of its cards lay half under it."""
    at = await open_table(house, "plus-belle-la-vie", ("Ana", "Bo", "Cy", "Dee"), ("",))
    await at.happens(
        MeetingBegun(number=1, seat="a"),
        DiceThrown(seat="a", throw=1, success=True),
        ColumnSold(seat="a", character="Luna", cards=2, value=3000),
        MeetingOver(number=1),
    )
    phone = await at.phone(where="/points")
    await taps(phone, "rendez-vous-1", "sale-1")
    assert phone.scrolls_with("sale-cards-more") and not phone.scrolls_with("keypad-ok")
    handles = phone.handles()
    assert handles.index("sale-seat-1") == 0, "nothing above it that has no part in it"
