"""The reportages on the screen: from set-up to the winner, the trackers, the count, the correction."""

from __future__ import annotations

import pytest

from tests.games.on_screen import number, open_game
from tests.games.redac_chef.views.test_help import asked
from tests.ui.conftest import House, house, house_on  # noqa: F401
from tests.ui.headless import Phone


async def started(house: House, *names: str) -> Phone:  # noqa: F811
    phone = await house.phone()
    await open_game(house, phone, "reportages", *names)
    await phone.tap("start-round")
    await phone.tap("dealer-1")
    return phone


async def count(phone: Phone, cash: list[int], winner: int, combination: str) -> None:
    """From a round that is played to the next deal (or the result)."""
    await phone.tap("count")
    for seat, points in enumerate(cash, 1):
        await phone.tap(f"count-cash-{seat}")
        await number(phone, points)
    await phone.tap(f"winner-is-{winner}")
    await phone.tap(f"combination-{combination}")
    assert "Le compte est juste" in phone.text("check")
    await phone.tap("done-counting")


async def test_the_box_is_dealt_for_the_number_of_players(house: House) -> None:  # noqa: F811
    phone = await house.phone()
    await open_game(house, phone, "reportages", "A", "B", "C")
    text = phone.text()
    assert "5 × 500" in text and "12 × 100" in text and "12 × 20" in text and "29 cartes au talon" in text
    await phone.type("player-name", "D")
    await phone.tap("add-player")
    text = phone.text()
    assert "3 × 500" in text and "10 × 20" in text and "21 cartes au talon" in text


async def test_a_bid_and_a_fine_are_two_taps_and_every_page_shows_pot_and_cash(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B", "C", "D")
    table = house.hub.find_tonight()
    assert table is not None
    other = await house.phone(f"/join/{table.state.code}")
    await other.tap("take-seat-2")
    assert phone.has("turn-1")
    await phone.tap("player-2")
    await phone.tap("bid-20")
    await phone.tap("player-3")
    await phone.tap("fine")
    for page in (phone, other):
        assert page.text("pot") == "520"
        assert page.text("cash-2").replace(" ", "") == "2680"
        assert page.has("turn-2") and "accusé à tort" in page.text("bluff-1")
    await other.tap("turn-next")
    assert phone.has("turn-3")
    await other.tap("undo")
    assert phone.has("turn-2")


async def test_a_proven_bluffer_and_his_accuser(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B", "C")
    await phone.tap("player-2")
    await phone.tap("bid-40")
    await phone.tap("player-2")
    await phone.tap("fine")
    assert phone.text("pot") == "540"
    await phone.tap("accuser-3")
    assert phone.has("turn-3") and "C l'a vu" in phone.text("bluff-1")


async def test_who_is_ruined_is_warned_excluded_and_the_last_one_takes_the_pot(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B", "C")
    for seat in (1, 2):
        await phone.tap(f"player-{seat}")
        await phone.tap("bid-other")
        await number(phone, 3600)
        assert phone.has(f"ruined-{seat}")
        await phone.tap(f"player-{seat}")
        assert not phone.has("fine")
        await phone.tap("exclude")
        assert phone.has(f"out-{seat}")
    await phone.tap("survivor")
    await phone.tap("done-counting")
    assert phone.text("total-3").replace(" ", "") == str(3940 + 7200)


async def test_a_wrong_count_says_what_is_missing(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B", "C", "D")
    await phone.tap("count")
    for seat, points in enumerate((1220, 800, 1000, 1460), 1):
        await phone.tap(f"count-cash-{seat}")
        await number(phone, points)
    await phone.tap("winner-is-3")
    await phone.tap("combination-derniere-heure")
    await phone.tap("count-pot")
    await number(phone, 6300)
    assert "il manque 20" in phone.text("check")
    await phone.tap("done-counting")
    assert "il manque 20" in phone.text() and phone.has("done-counting")
    await phone.tap("count-cash-1")
    await number(phone, 1230)
    assert "multiple de 20" in phone.text()
    await phone.tap("count-pot")
    await number(phone, 6320)
    await phone.tap("done-counting")
    assert phone.text("total-3").replace(" ", "") == "8820"


async def test_a_game_to_its_winner_a_correction_and_the_reasons(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B", "C")
    await count(phone, [0, 0, 0], 1, "agence-de-presse")
    await phone.tap("deal")
    await count(phone, [0, 0, 0], 1, "editorial")
    assert phone.has("winner-1") and phone.text("total-1").replace(" ", "") == str(2 * 11820 + 9000)
    await phone.tap("correct")
    await phone.tap("rounds")
    await phone.tap("round-2")
    await phone.tap("combination-envoyes-speciaux")
    await phone.tap("round-done")
    await phone.tap("rounds-close")
    assert "devient" in phone.text(), "which totals moved is said"
    assert phone.has("winner-1") and phone.text("total-1").replace(" ", "") == str(2 * 11820 + 5500)
    await phone.tap("sheet")
    await phone.tap("cell-8-1")
    assert "500" in phone.text("why")


@pytest.mark.parametrize("width", [390, 1280])
async def test_a_hand_says_what_it_makes_and_what_must_be_bluff(house: House, width: float) -> None:  # noqa: F811
    first = await started(house, "A", "B", "C")
    phone = await house.phone(first.page.route, storage=first.storage, width=width)
    await phone.tap("cards")
    for of in ("french", "german"):
        for part in ("reporter", "camera", "plane"):
            await phone.tap(f"card-reporter-{of}-{part}")
    for part in ("event", "place"):
        await phone.tap(f"card-reportage-red-{part}")
    assert "Vous passez avant" in phone.text("verdict") and "interviewé rouge" in phone.text("verdict")
    await phone.tap("card-reportage-red-interviewee")
    assert "envoyés spéciaux" in phone.text("verdict")
    await phone.tap("clear-cards")
    await phone.tap("card-document-blue-3")
    await phone.tap("mode-bought")
    await phone.tap("card-document-blue-1")
    assert "forcément" in phone.text("verdict")
    await phone.tap("card-document-blue-5")
    assert "honnête" in phone.text("verdict")


async def test_the_labels_of_the_sheet_ask_the_rules(house: House) -> None:  # noqa: F811
    phone = await started(house, "A", "B", "C")
    await count(phone, [0, 0, 0], 1, "editorial")
    await phone.tap("sheet")
    assert {"row/cash", "row/pot", "row/round", "row/total"} <= asked(phone)
