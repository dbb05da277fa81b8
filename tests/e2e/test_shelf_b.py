"""Two games of the shelf in the browser, from home to the winner, each on a laptop and a phone."""

from __future__ import annotations

import pytest

from tests.e2e.table import Phone, Room, join, open_game


def article(page: Phone, domain: str, dispatch: str, size: int, marker: int = 30) -> None:
    """An article for whose turn it is, with the marker that lies on it."""
    page.tap("write", leads_to="article-ok")
    # From top to bottom, as the form is read: a page that is being scrolled back is not where it says.
    page.tap(f"domain-{domain}")
    page.type("dispatch", dispatch)
    page.tap(f"size-{size}")
    page.tap(f"marker-{marker}")
    page.tap("article-ok")
    page.lacks("article-ok")


@pytest.mark.long
def test_extrablatt_a_duel_in_secret_on_two_pages_and_the_count_to_the_winner(room: Room) -> None:
    laptop = room.laptop()
    open_game(laptop, "extrablatt", ["Goupil", "Zhette", "Lahaz"])
    code = laptop.text("join-code")
    phone = join(room, code, 1)
    laptop.tap("start-round", leads_to="turn-1")
    laptop.tap("turn-1", leads_to="write")
    phone.shows("turn", "Goupil")
    article(phone, "politics", "Corse", 12)
    phone.shows("use-extra")
    laptop.shows("domain-politics-1", "12")
    laptop.tap("turn-next")
    laptop.shows("turn", "Zhette")
    article(laptop, "politics", "Corse", 6)
    laptop.tap("accelerator")
    phone.shows("hour", "1")
    laptop.tap("take", leads_to="rival-1")
    laptop.tap("rival-1", leads_to="duel-for-2")
    laptop.tap("duel-for-2", leads_to="duel-2-7000")
    laptop.tap("duel-2-7000", leads_to="duel-done-2")
    phone.shows("duel-done-2")
    phone.tap("duel-for-1", leads_to="duel-1-5000")
    phone.tap("duel-1-5000", leads_to="duel-won")
    laptop.shows("duel-won", "Zhette")
    laptop.tap("ad-8")
    laptop.lacks("duel-won")
    laptop.tap("begin-count", leads_to="begin-count-yes")
    laptop.tap("begin-count-yes", leads_to="empties-1")
    for number, cells in ((1, 3), (2, 5), (3, 8)):
        laptop.tap(f"empties-{number}", leads_to="keypad-ok")
        laptop.tap(f"keypad-{cells}")
        laptop.tap("keypad-ok")
        laptop.shows(f"empties-{number}", str(cells))
    for step in range(1, 5):
        laptop.tap("next-step")
        phone.shows(f"step-{step}-1") if step != 2 else None
    laptop.tap("next-step", leads_to="winner-1")
    # 60 for headlines, 60 for politics, 30 for the kept article and 30 for its marker.
    for page in (laptop, phone):
        page.shows("winner-1")
        page.shows("total-1", "180")
        page.shows("total-2", "60")


@pytest.mark.long
def test_election_from_the_clef_cards_over_a_dare_to_the_president_on_two_pages(room: Room) -> None:
    laptop = room.laptop()
    open_game(laptop, "election", ["Goupil", "Zhette", "Lahaz"])
    code = laptop.text("join-code")
    phone = join(room, code, 2)
    laptop.tap("start-round", leads_to="turn-1")
    laptop.tap("turn-1", leads_to="turn-next")
    laptop.tap("desk-1", leads_to="clef-1-programme")
    for name in ("declaration", "primaires", "programme", "investiture", "parrainage1"):
        laptop.tap(f"clef-1-{name}")
    laptop.shows("clef-1", "5 / 6")
    laptop.tap("clef-1-parrainage2", leads_to="threshold-9000000")
    phone.tap("threshold-9000000", leads_to="threshold")
    laptop.shows("lacking-1", "9,0 M")
    phone.tap("dare", leads_to="rival-2")
    phone.tap("rival-2", leads_to="dare-met-2000000")
    laptop.shows("dares", "1 / 20")
    laptop.tap("dare-met-2000000")
    phone.shows("votes-2", "2,0 M")
    laptop.tap("turn", leads_to="turn-1")
    laptop.tap("turn-1")
    laptop.shows("turn", "Goupil")
    laptop.tap("lay", leads_to="card-suffrages")
    laptop.tap("card-suffrages", leads_to="votes-2000000")
    for digit in "9000000":
        laptop.tap(f"keypad-{digit}")
    laptop.tap("keypad-ok", leads_to="finalist-2")
    # Nobody else is past the first phase, and both others have laid nothing: the duel decides.
    phone.tap("finalist-2", leads_to="dealt-anew")
    phone.tap("dealt-anew", leads_to="threshold-override")
    phone.shows("threshold-19000000")
    phone.tap("threshold-override")
    phone.tap("threshold-other", leads_to="keypad-ok")
    for digit in "9000000":
        phone.tap(f"keypad-{digit}")
    phone.tap("keypad-ok")
    for page in (laptop, phone):
        page.shows("winner-1")
        page.shows("total-1", "9")
