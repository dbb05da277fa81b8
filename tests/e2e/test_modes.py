"""Other ways to play, in a real browser: a solo game to a done scenario, and a newsroom with its two tables."""

from __future__ import annotations

import pytest

from tests.support.browser_hands import count, start, to_counting
from tests.support.browser_phone import Room

#: A page with which scenario 1 is done after three days: 45 points and 12 $.
_PAGE = {"articles": 9, "photos": 5, "tribune": 2, "free_area": 1, "happy": 2, "sad": 1, "surplus": 0, "ads": 4}


@pytest.mark.long
def test_a_solo_game_to_a_done_scenario(room: Room) -> None:
    phone = room.device("/new")
    phone.tap("game-redac-chef")
    phone.tap("change-mode", leads_to="mode-solo")
    phone.tap("mode-solo")
    phone.tap("set-up-details", leads_to="progress")
    phone.tap("progress", leads_to="progress-scenarios")
    phone.tap("progress-scenarios", leads_to="scenario-1")
    phone.tap("scenario-1")
    phone.type("player-name", "Ada")
    phone.tap("add-player")
    phone.tap("open-table", leads_to="start-round")
    phone.shows("scenario-day", "Renaud Goupil")
    for day in ("friday", "saturday", "sunday"):
        start(phone)
        if day == "friday":
            phone.tap("reminders", leads_to="aim-points-1")
            phone.tap("reminders", leads_to="tirage-1")
        phone.tap("tirage-1")
        to_counting(phone)
        count(phone, [_PAGE])
        if day != "sunday":
            phone.tap("done-counting", leads_to="next-round")
            phone.tap("next-round", leads_to="start-round")
    phone.tap("done-counting", leads_to="headline")
    phone.shows("scenario-1", "réussi")
    phone.shows("condition-points-1", "54")
    phone.shows("condition-ads-1", "12")
    phone.shows("total-1", "54")


@pytest.mark.long
def test_a_newsroom_round_with_two_tables_and_roles_on_phones(room: Room) -> None:
    laptop = room.laptop("/new")
    laptop.tap("game-redac-chef")
    laptop.tap("mode-newsroom")
    for number, name in enumerate(("Ana", "Bo", "Cy", "Di"), 1):
        laptop.type("player-name", name)
        laptop.tap("add-player")
        laptop.shows(f"seat-{number}")
    laptop.tap("open-table", leads_to="join-code")
    code = laptop.text("join-code")
    phones = []
    for member in (2, 1):  # the layout editor's, then the reporter's
        phone = room.device(f"/join/{code}")
        phone.tap("take-seat-1", leads_to=f"role-1-{member}")
        phone.tap(f"role-1-{member}")
        phones.append(phone)
    editor, reporter = phones
    start(laptop, editor, reporter)
    reporter.shows("reporting")
    reporter.lacks("tirage-1")
    editor.lacks("maquette-1")
    editor.tap("tirage-1")
    for page in (laptop, editor, reporter):
        page.shows("bouclage-1", "1")
    laptop.tap("tirage-2")
    for page in (laptop, editor, reporter):
        to_counting(page)
