"""What people do at the table, in the words of the game: a round, counting, the way to the next day."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence

from companion.text.languages import codes
from tests.engines.device import Device
from tests.support.browser_phone import Phone
from tests.support.spaces import plain
from tests.support.wording import worded

#: A page of the shared Chromium, or one of any engine.
Hands = Phone | Device

#: The rows as the app leads through them: of the mood both counts of a player, one after the other.
TOGETHER = (("articles",), ("photos",), ("tribune",), ("free_area",), ("happy", "sad"), ("surplus",), ("ads",))

#: What stands in a cell that is open and empty, as pages are read here.
OPEN = plain("…")

#: So long at most the app takes to lead on to the next cell, on a busy machine.
LED_MS = 2000

#: What is not in sight so long after the screen has come is folded away, in seconds.
FOLDED_S = 2

#: The rulebook's Friday: Goupil, Zhette, Lahaz. Largest free areas in cells, faces as they make the printed mood.
RULEBOOK_FRIDAY: tuple[Mapping[str, int], ...] = (
    {"articles": 8, "photos": 5, "tribune": 2, "free_area": 4, "happy": 3, "sad": 5, "surplus": 2, "ads": 3},
    {"articles": 6, "photos": 4, "tribune": 1, "free_area": 9, "happy": 1, "sad": 1, "surplus": 1, "ads": 5},
    {"articles": 10, "photos": 4, "tribune": 2, "free_area": 6, "happy": 1, "sad": 2, "surplus": 3, "ads": 3},
)


def start(phone: Hands, *others: Hands) -> None:
    """Ready, 3-2-1, and the clock runs on every page."""
    phone.tap("start-round")
    for tenth in range(300):
        if phone.has("start-round-yes"):  # not the host's page: it asks first
            phone.tap("start-round-yes")
            break
        if phone.has("timer") or phone.has("end-round"):
            break
        if tenth % 50 == 49 and phone.has("start-round"):
            phone.tap("start-round")  # the first touch fell beside it, on a page that was just being laid out
        time.sleep(0.1)
    for each in (phone, *others):
        each.shows("timer")
        each.lacks("count-in")


def bring_out(phone: Hands, handle: str) -> None:
    """Bring out what is folded away where there is little room, or shown with the whole table only."""
    deadline = time.monotonic() + FOLDED_S
    while not phone.has(handle):
        if time.monotonic() > deadline:
            phone.tap("more" if phone.has("more") else "round-toggle", leads_to=handle)
            return
        time.sleep(0.1)


def key(phone: Hands, value: int) -> None:
    """Type a number on the keypad of the app, and OK."""
    for digit in str(abs(value)):
        phone.tap(f"keypad-{digit}")
    if value < 0:
        phone.tap("keypad-sign")
    phone.tap("keypad-ok")


def enter(phone: Hands, row: str, seat: int, value: int) -> None:
    """Type into one cell: the one to which the app has led by itself, or one that is tapped; then look that it is
    there. Whoever taps at once taps while the rows still move, and hits another cell."""
    cell = f"count-{row}-{seat}"
    led = phone.has("keypad-ok")
    if not (led and phone.comes_to_show(cell, OPEN, LED_MS)):
        phone.tap(cell)
        phone.shows(cell, re.compile(rf"{re.escape(OPEN)}|\d"))
    key(phone, value)
    # Zero is a word where the language has one.
    named = [worded(code, "count-raw", field=row.replace(".", "-"), value=0) for code in codes()] if value == 0 else []
    shown = [rf"(?<![\d−]){str(value).replace('-', '−')}(?!\d)", *(rf"\b{re.escape(each)}" for each in named)]
    phone.shows(cell, re.compile("|".join(shown)))


def count(phone: Hands, pages: Sequence[Mapping[str, int]], seats: Sequence[int] | None = None) -> None:
    """Count these pages row by row, as the rulebook does."""
    numbers = seats or range(1, len(pages) + 1)
    for rows in TOGETHER:
        for seat, page in zip(numbers, pages, strict=True):
            for row in rows:
                enter(phone, row, seat, page[row])


def everybody_prints(phone: Hands, seats: Sequence[int]) -> None:
    """ "Tirage !" of these seats on one device, in that order; the round then ends by itself."""
    for token, seat in enumerate(seats, 1):
        phone.tap(f"tirage-{seat}")
        if token < len(seats):  # the last one is shown for three seconds only, which a busy machine may miss
            phone.shows(f"bouclage-{seat}", str(token))


def to_counting(phone: Hands) -> None:
    """Wait until the last token has settled."""
    phone.shows("count-articles-1")


def next_day(phone: Hands, order: Sequence[int]) -> None:
    """Counted: tribunes in the order of the tokens, and all is laid out for the next day."""
    phone.tap("done-counting", leads_to="next-round")
    for seat in order:
        phone.tap(f"tribune-pick-{seat}")
    phone.tap("next-round", leads_to="start-round")
