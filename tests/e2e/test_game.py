"""Whole games in the browser, from set-up to the winner."""

from __future__ import annotations

import re

import pytest

from tests.support.browser_hands import (
    RULEBOOK_FRIDAY,
    count,
    enter,
    everybody_prints,
    key,
    next_day,
    start,
    to_counting,
)
from tests.support.browser_phone import Room, join, open_table

PLAIN = {"articles": 8, "photos": 3, "tribune": 1, "free_area": 4, "happy": 2, "sad": 2, "surplus": 0, "ads": 3}


@pytest.mark.long
def test_the_rulebooks_friday_with_three_joined_pages_each_counting_its_own(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["R. Goupil", "B. Zhette", "J. Lahaz"])
    phones = [join(room, code, seat) for seat in (1, 2, 3)]
    start(laptop, *phones)
    for seat, phone in enumerate(phones, 1):
        phone.tap(f"tirage-{seat}")
        if seat < len(phones):
            phone.shows(f"bouclage-{seat}", str(seat))
    for seat, (phone, page) in enumerate(zip(phones, RULEBOOK_FRIDAY, strict=True), 1):
        to_counting(phone)
        count(phone, [page], [seat])
    laptop.tap("sheet")
    for seat, (points, dollars) in enumerate(((14, 3), (9, 5), (13, 3)), 1):
        laptop.shows(f"cell-total-{seat}-friday", str(points))
        laptop.shows(f"cell-ads-{seat}-friday", str(dollars))
    laptop.shows("cell-free_area-1-friday", "3")
    laptop.shows("cell-free_area-2-friday", "−1")


@pytest.mark.long
def test_three_rounds_on_three_pages_the_leader_goes_bankrupt_and_the_history_keeps_it(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["Goupil", "Zhette", "Lahaz"])
    goupil, zhette = join(room, code, 1), join(room, code, 2)
    pages = [
        PLAIN | {"articles": 20, "ads": 1, "free_area": 2},
        PLAIN | {"articles": 9, "ads": 4, "free_area": 5},
        PLAIN | {"articles": 7, "ads": 5, "free_area": 9},
    ]
    for day in ("friday", "saturday", "sunday"):
        start(laptop, goupil, zhette)
        zhette.tap("tirage-2")
        zhette.shows("bouclage-2", "1")
        goupil.tap("tirage-1")
        goupil.shows("bouclage-1", "2")
        laptop.tap("tirage-3")
        to_counting(laptop)
        count(laptop, pages)
        if day != "sunday":
            next_day(laptop, [2, 1, 3])
            goupil.shows("start-round")
    laptop.tap("done-counting", leads_to="winner-2")
    for page in (laptop, goupil, zhette):
        page.shows("bankrupt-1")
        page.shows("winner-2")
        page.shows("total-1", "81")
        page.shows("ads-1", "3")
    laptop.open(f"{room.url}/history")
    laptop.says("Zhette")


@pytest.mark.long
def test_two_players_five_dollars_apart_lose_nothing_and_six_apart_ten_points(room: Room) -> None:
    for gap, penalty in ((5, 0), (6, 10)):
        laptop = room.laptop("/home")
        open_table(laptop, [f"A{gap}", f"B{gap}"])
        for day, ads in (("friday", gap), ("saturday", 0), ("sunday", 0)):
            start(laptop)
            everybody_prints(laptop, [1, 2])
            to_counting(laptop)
            count(laptop, [PLAIN | {"ads": ads, "free_area": 1}, PLAIN | {"ads": 0, "free_area": 3}])
            if day != "sunday":
                next_day(laptop, [1, 2])
        laptop.tap("done-counting", leads_to="winner-1")
        laptop.shows("winner-1")
        laptop.lacks("bankrupt-1")
        laptop.lacks("bankrupt-2")
        # Three rounds of 8 + 3 + 1, with −1 for the larger free area.
        laptop.shows("total-2", str(33 - penalty))


@pytest.mark.long
def test_who_leaves_after_friday_is_out_of_saturday_and_his_friday_stays(room: Room) -> None:
    laptop = room.laptop()
    open_table(laptop, ["A", "B", "C"])
    start(laptop)
    everybody_prints(laptop, [1, 2, 3])
    to_counting(laptop)
    count(laptop, [PLAIN | {"free_area": n} for n in (1, 2, 3)])
    laptop.tap("done-counting", leads_to="next-round")
    laptop.tap("menu", leads_to="leave-3")
    laptop.tap("leave-3", leads_to="leave-3-yes")
    laptop.tap("leave-3-yes")
    laptop.tap("close-menu", leads_to="next-round")
    laptop.lacks("tribune-pick-3")
    laptop.tap("next-round")
    start(laptop)
    laptop.lacks("tirage-3")
    everybody_prints(laptop, [2, 1])
    to_counting(laptop)
    count(laptop, [PLAIN | {"free_area": n} for n in (1, 2)])
    laptop.tap("sheet")
    # Two are left: one gets +3, the other −1.
    laptop.shows("cell-free_area-1-saturday", "3")
    laptop.shows("cell-free_area-2-saturday", "−1")
    laptop.shows("cell-total-3-friday", re.compile(r"\d"))


def test_a_reload_in_the_middle_of_typing_loses_nothing(room: Room) -> None:
    laptop = room.laptop()
    open_table(laptop, ["A", "B"])
    start(laptop)
    everybody_prints(laptop, [1, 2])
    to_counting(laptop)
    enter(laptop, "articles", 1, 12)
    laptop.tap("count-articles-2")
    laptop.tap("keypad-1")
    laptop.reload()
    laptop.shows("count-articles-1", "12")
    # The 1 that was typed is still there, and goes on to be 15.
    laptop.tap("keypad-5")
    laptop.tap("keypad-ok")
    laptop.shows("count-articles-2", "15")


@pytest.mark.long
def test_a_saturday_count_is_corrected_after_the_end_and_it_says_what_moved(room: Room) -> None:
    laptop = room.laptop()
    open_table(laptop, ["A", "B"])
    for day in ("friday", "saturday", "sunday"):
        start(laptop)
        everybody_prints(laptop, [1, 2])
        to_counting(laptop)
        count(laptop, [PLAIN | {"free_area": 1}, PLAIN | {"free_area": 3}])
        if day != "sunday":
            next_day(laptop, [1, 2])
    laptop.tap("done-counting", leads_to="winner-1")
    laptop.shows("total-1", "45")
    laptop.tap("sheet")
    laptop.tap("cell-photos-1-saturday")
    laptop.tap("correct-photos-1-saturday")
    key(laptop, 6)
    laptop.says("3")
    laptop.shows("cell-photos-1-saturday", "6")
