"""The reportages and Plus belle la vie in the browser: a whole evening each on three devices, in three languages.

Somebody goes home, a page is loaded anew, the server is killed, something is undone, and corrected after the end. What
a turn may cost at most is counted in taps on what is in sight.
"""

from __future__ import annotations

import re

import pytest

from tests.support.browser_phone import Phone, Room
from tests.support.server import Server
from tests.support.three_pages import sit_down, type_amount

#: What every player has at the start of a round of the reportages among four, and what two combinations bring.
STAKE = 2_700
LAST_HOUR, AGENCY, EDITORIAL = 1_500, 5_000, 4_000
#: What a rencontre, a won throw and a character held alone bring in Plus belle la vie.
BONUS = 2_000


@pytest.mark.long
def test_the_reportages_on_three_devices_to_the_winner(room: Room, server: Server) -> None:
    at = sit_down(room, server, "reportages", ("Juliette", "Claude", "Philippe", "Mia"))
    laptop, english, german = at.pages
    laptop.tap("start-round", leads_to="dealer-1")
    laptop.tap("dealer-1", leads_to="player-2")

    # The first round is followed: a purchase, another one that is bluff, which is undone and was right.
    cash = dict.fromkeys((1, 2, 3, 4), STAKE)
    with english.count_taps(2):
        english.tap("say-buy", leads_to="sold")
        english.tap("sold")
        cash[2] -= 20
    at.show("turn-2")
    german.tap("say-buy")
    cash[3] -= 20
    at.show_amount("pot", 40)
    laptop.tap("call-bluff", leads_to="accuser-4")
    laptop.tap("accuser-4", leads_to="bluff-proven")
    laptop.tap("bluff-proven")
    at.show_amount("pot", 540)
    german.tap("undo")
    at.show_amount("pot", 40)
    german.tap("redo")
    cash[3] -= 500
    at.show("turn-4")
    at.kill_server()
    for seat, points in cash.items():
        at.show_amount(f"cash-{seat}", points)
    with german.count_taps(4):
        german.tap("count", leads_to="winner-is-2")
        german.tap("winner-is-2", leads_to="combination-agence-de-presse")
        german.tap("combination-agence-de-presse", leads_to="done-counting")
        german.tap("done-counting", leads_to="deal")
    totals = cash | {2: cash[2] + (4 * STAKE - sum(cash.values())) + AGENCY}

    # The second one is not followed, and a page is loaded anew while it is counted.
    english.tap("deal", leads_to="count")
    cash = {2: 800, 3: 1_000, 4: 1_460, 1: 1_220}
    with english.count_taps(20):
        english.tap("count", leads_to="keypad-0")
        for seat, points in cash.items():  # what a device has itself comes first; a number that is whole leads on
            type_amount(english, points, ok=seat == 1)
            if seat == 2:
                german.reload()
                for page in (laptop, german):
                    page.shows("count-cash-2", "800")
        english.tap("winner-is-3", leads_to="combination-derniere-heure")
        english.tap("combination-derniere-heure", leads_to="done-counting")
        english.tap("done-counting", leads_to="deal")
    for seat, points in cash.items():
        totals[seat] += points
    totals[3] += 4 * STAKE - sum(cash.values()) + LAST_HOUR
    for seat, points in totals.items():
        at.show_amount(f"total-{seat}", points)

    # Mia goes home in the middle of the third one: what she has is not asked.
    german.tap("deal", leads_to="count")
    at.leave(laptop, 4)
    at.show("out-4")
    german.tap("count", leads_to="keypad-0")
    at.show_amount("count-cash-4", STAKE)
    for seat in (3, 1, 2):
        type_amount(german, 0)
        german.shows(f"count-cash-{seat}", "0")
    german.tap("winner-is-2", leads_to="combination-agence-de-presse")
    german.tap("combination-agence-de-presse", leads_to="done-counting")
    german.tap("done-counting", leads_to="winner-2")
    totals[4] += STAKE
    totals[2] += 3 * STAKE + AGENCY
    at.end_with(totals, 2, gone=4)

    # It was an editorial.
    english.tap("correct", leads_to="round-3")
    english.tap("round-3", leads_to="count-combination")
    english.tap("count-combination", leads_to="combination-editorial")
    english.tap("combination-editorial", leads_to="round-done")
    english.tap("round-done", leads_to="rounds-close")
    english.tap("rounds-close", leads_to="winner-2")
    totals[2] += EDITORIAL - AGENCY
    at.end_with(totals, 2, gone=4)
    german.tap("sheet", leads_to="sheet-close")
    laptop.open(f"{room.url}/history")
    laptop.says("Claude")


def add_character(page: Phone, number: int, name: str, colour: str) -> None:
    page.type("character", name)
    page.tap(f"colour-{colour}")
    page.tap("add-character", leads_to=f"controls-{number}")


def lay_column(page: Phone, character: int, seat: int, cards: int) -> None:
    page.tap(f"column-{character}-{seat}", leads_to="cards-more")
    for laid in range(1, cards + 1):
        page.tap("cards-more")
        page.shows(f"column-{character}-{seat}", str(laid))
    page.tap("column-close")
    page.lacks("column-close")


@pytest.mark.long
def test_plus_belle_la_vie_on_three_devices_to_the_winner(room: Room, server: Server) -> None:
    at = sit_down(room, server, "plus-belle-la-vie", ("Juliette", "Claude", "Philippe"))
    laptop, english, german = at.pages
    laptop.tap("start-round", leads_to="turn-1")
    laptop.tap("turn-1", leads_to="turn-next")
    totals = dict.fromkeys((1, 2, 3), 0)
    for seat in (1, 2):  # whose turn it is declares it
        english.tap("rencontre")
        totals[seat] += BONUS
        at.show_amount(f"total-{seat}", totals[seat])
        german.tap("undo" if seat == 2 else "turn-next")
        at.show("turn", "Claude")
    totals[2] -= BONUS
    at.show_amount("total-2", 0)

    laptop.tap("control", leads_to="add-character")
    for number, (name, colour) in enumerate((("Thomas", "green"), ("Luna", "blue"), ("Mirta", "red")), 1):
        add_character(laptop, number, name, colour)
    for character, seat, cards in ((1, 2, 2), (2, 3, 2), (3, 2, 1)):
        lay_column(laptop, character, seat, cards)
    # The first rendez-vous: the price of two cards is typed, and known from then on.
    english.tap("meet", leads_to="meeting-2")
    english.tap("meeting-2", leads_to="throw-made-2")
    english.tap("throw-made-2", leads_to="sell-3-1")
    totals[2] += BONUS
    german.tap("sell-3-1", leads_to="price-amount")
    type_amount(german, 3_000)
    totals[3] += 3_000
    for page in (english, german):
        page.shows("sale-1", re.compile(r"3.000"))
    english.tap("meeting-over", leads_to="meet")
    laptop.reload()
    lay_column(laptop, 2, 3, 2)
    laptop.tap("back", leads_to="meet")

    # The second one on an open card, with a throw that fails, and the server killed before the next.
    english.tap("card-new", leads_to="card-open")
    english.type("place", "Mistral")
    english.tap("minimum-less")
    english.tap("card-open", leads_to="card-1")
    for figure, name in ((1, "Thomas"), (2, "Luna")):
        laptop.tap(f"figure-{figure}")
        laptop.shows("plan-note", re.compile(name))  # the places are buttons only then
        laptop.tap("place-1", leads_to=f"there-1-{figure}")
    with german.count_taps(8):
        german.tap("meet", leads_to="meeting-3")
        german.tap("meeting-3", leads_to="throw-made-3")
        german.tap("throw-missed", leads_to="throw-made-2")
        at.kill_server()
        german.tap("throw-made-2", leads_to="sell-2-1")
        german.tap("sell-2-1", leads_to="sale-1")
        german.tap("sell-3-1", leads_to="sale-2")
        german.tap("meeting-over", leads_to="meet")
    totals[2] += BONUS + 3_000
    totals[3] += 3_000
    for seat in (2, 3):
        at.show_amount(f"total-{seat}", totals[seat])

    # Three more fail; Juliette goes home before the last. Claude holds Mirta alone.
    for played in (3, 4, 5):
        laptop.tap("meet", leads_to="meeting-2")
        laptop.tap("meeting-2", leads_to="throw-missed")
        laptop.tap("throw-missed", leads_to="meet" if played < 5 else "finish")
        if played == 4:
            at.leave(laptop, 1)
            at.lack("total-1")
    english.tap("finish", leads_to="winner-2")
    totals[2] += BONUS
    at.end_with(totals, 2, gone=1)

    # The first sale brought 9,000.
    german.tap("correct", leads_to="points")
    german.tap("points", leads_to="rendez-vous-1")
    german.tap("rendez-vous-1", leads_to="sale-1")
    german.tap("sale-1", leads_to="sale-amount")
    type_amount(german, 9_000)
    german.shows("rendez-vous-1")
    totals[3] += 6_000
    german.tap("back", leads_to="winner-3")
    at.end_with(totals, 3, gone=1)
