"""The reportages and Plus belle la vie in the browser: a short game each, on two pages, to the winner."""

from __future__ import annotations

import pytest

from tests.e2e.table import Phone, Room, join, open_game


def key(phone: Phone, value: int) -> None:
    for digit in str(value):
        phone.tap(f"keypad-{digit}")
    phone.tap("keypad-ok")


@pytest.mark.long
def test_the_reportages_on_two_pages_to_the_winner(room: Room) -> None:
    laptop = room.laptop()
    open_game(laptop, "reportages", ["Juliette", "Claude", "Philippe"])
    code = laptop.text("join-code")
    phone = join(room, code, 2)
    laptop.tap("start-round", leads_to="dealer-1")
    laptop.tap("dealer-1", leads_to="player-2")
    # A purchase and a proven bluff, from the phone; the laptop follows.
    phone.shows("player-2")
    phone.tap("player-2", leads_to="bid-20")
    phone.tap("bid-20", leads_to="turn-2")
    laptop.shows("pot", "20")
    laptop.tap("player-2", leads_to="fine")
    laptop.tap("fine", leads_to="accuser-3")
    laptop.tap("accuser-3", leads_to="turn-3")
    phone.shows("pot", "520")
    for number in (1, 2):
        if number == 2:
            laptop.tap("deal", leads_to="count")
        laptop.tap("count", leads_to="check")
        for seat in (1, 2, 3):
            laptop.tap(f"count-cash-{seat}", leads_to="keypad-0")
            key(laptop, 0)
            laptop.lacks("keypad-0")
            laptop.shows(f"count-cash-{seat}", "0")
        laptop.tap("winner-is-2")
        laptop.tap("combination-editorial")
        laptop.shows("check", "Le compte est juste")
        laptop.tap("done-counting", leads_to="deal" if number == 1 else "winner-2")
    # Twice all chips of three, and the premium.
    for page in (laptop, phone):
        page.shows("winner-2")
        page.shows("total-2", "640")
    phone.tap("sheet", leads_to="sheet-close")
    laptop.open(f"{room.url}/history")
    laptop.says("Claude")


@pytest.mark.long
def test_plus_belle_la_vie_on_two_pages_to_the_winner(room: Room) -> None:
    laptop = room.laptop()
    open_game(laptop, "plus-belle-la-vie", ["Juliette", "Claude"])
    code = laptop.text("join-code")
    phone = join(room, code, 2)
    laptop.tap("start-round", leads_to="turn-1")
    laptop.tap("turn-1", leads_to="turn-next")
    phone.shows("rencontre")
    phone.tap("rencontre")  # whose turn it is declares it
    laptop.shows("total-1", "000")
    laptop.tap("meet", leads_to="meeting-2")
    laptop.tap("meeting-2", leads_to="throw-made-2")
    phone.shows("throw-made-2")
    phone.tap("throw-made-2", leads_to="sell-2")
    phone.tap("sell-2", leads_to="sale-character")
    phone.type("sale-character", "Thomas")
    key(phone, 3)
    phone.shows("price-amount")
    key(phone, 6000)
    phone.shows("sale-1", "Thomas")
    laptop.shows("sale-1", "Thomas")
    laptop.tap("meeting-over", leads_to="meet")
    for played in range(2, 6):
        laptop.tap("meet", leads_to="meeting-1")
        laptop.tap("meeting-1", leads_to="throw-missed")
        laptop.tap("throw-missed", leads_to="meet" if played < 5 else "finish")
    laptop.tap("finish", leads_to="winner-2")
    for page in (laptop, phone):
        page.shows("winner-2")
        page.shows("total-2", "8")
