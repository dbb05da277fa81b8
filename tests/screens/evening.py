"""An evening of Rédac' Chef on a contact sheet: from home to the front page, and the screens that belong to no table.

People's hands are on what is pictured: set-up, joining, what opens over a screen. The rest of the game is wished at the
table itself, whose clock stands still: a round drawn in a look takes seconds, and nothing is gone before its picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from companion.games.redac_chef.state.events import CountingDone, DayBegun
from companion.games.redac_chef.state.intents import (
    CallLayout,
    CallPrint,
    EndRound,
    EnterCount,
    PickTribune,
    SetOrder,
    StartRound,
    TellFinish,
)
from companion.kit.game_base import Happened
from companion.table.intents import Intent, PauseTimer, ResumeTimer
from tests.engines.stage import KEPT, Stage, actor_of
from tests.support.browser_hands import RULEBOOK_FRIDAY, bring_out
from tests.support.browser_phone import Phone, Room


class Take(Protocol):
    """Takes the picture of a station."""

    def __call__(self, phone: Phone, station: str, *, here: bool = False) -> None: ...


_SEATS: Final = "abcdef"
#: What is called so close together that the table is asked, in ms apart.
_CLOSE_MS: Final = 40
_UNSURE_MS: Final = 200
#: What the clock may be moved at once, in ms: after ten seconds without a tick the server takes itself for asleep.
_STEP_MS: Final = 4_000
#: The screens that belong to no table, each with what shows that it has come.
_HOUSE: Final = {
    "home-later": ("/home", "new-game"),
    "history": ("/history", "home"),
    "players": ("/players", "profile-1"),
    "standings": ("/progress/redac-chef", "standing-1"),
    "statistics": ("/statistics/all", "stats-games"),
    "rules": ("/rules", "rules-search"),
    "topic": ("/rules/free-area", "rule-free-area"),
    "settings": ("/settings", "lang-fr"),
    "timer": ("/timer", "start-timer"),
}


def evening(stage: Stage, room: Room, open_page: Callable[[str], Phone], names: Sequence[str], take: Take) -> None:
    """From home to the front page, with a picture at each station."""
    host, code = _set_up(open_page, names, take)
    guest = open_page(f"/join/{code}")
    take(guest, "join")
    guest.tap("take-seat-1", leads_to="ready-here")
    take(guest, "ready-guest")
    actor = actor_of(str(host.page.evaluate("key => localStorage.getItem(key)", KEPT)))

    def wish(*steps: Intent | int) -> None:
        stage.act(code, actor, *steps)

    seats = tuple(_SEATS[: len(names)])
    _round(stage, wish, host, guest, seats, take)
    _counting(wish, host, guest, seats, take)
    _between(host, take)
    order = seats
    for day, after in (("friday", "saturday"), ("saturday", "sunday")):
        wish(*(PickTribune(day=after, seat=seat) for seat in order), Happened(event=DayBegun(day=after)))
        if day == "friday":
            host.reach("start-round")
            take(host, "next-day")
        wish(StartRound(day=after), _STEP_MS, EndRound(day=after), 1_000, SetOrder(day=after, order=order), _STEP_MS)
        wish(*_pages(after, seats), Happened(event=CountingDone(day=after)))
    host.reach("again")
    take(host, "result")
    for station, (route, there) in _HOUSE.items():
        host.open(room.url + route)
        host.shows(there) if there == "rules-search" else host.reach(there)
        take(host, station)
    host.open(room.url + "/players")
    host.tap("profile-1", leads_to="profile")
    take(host, "profile")


def _set_up(open_page: Callable[[str], Phone], names: Sequence[str], take: Take) -> tuple[Phone, str]:
    """Home, a new game, and an open table; the host's page and the table's code."""
    host = open_page("/")
    host.shows("new-game")
    take(host, "home")
    host.tap("new-game")
    for number, name in enumerate(names, 1):
        host.reach("player-name")
        host.type("player-name", name)
        host.tap("add-player")
        host.reach(f"seat-{number}")
    take(host, "set-up")
    host.reach("set-up-details")
    host.tap("set-up-details")
    take(host, "set-up-details", here=True)
    host.reach("open-table")
    host.tap("open-table")
    host.reach("start-round")
    take(host, "ready")
    host.reach("join-code")
    return host, host.text("join-code")


def _round(
    stage: Stage, wish: Callable[..., None], host: Phone, guest: Phone, seats: Sequence[str], take: Take
) -> None:
    """Friday's round, seen by whoever has seat 1, and by the host's page, which has the others."""
    day = "friday"
    wish(StartRound(day=day), 500)
    guest.shows("count-in")
    take(guest, "3-2-1")
    wish(_STEP_MS)
    guest.lacks("count-in")
    guest.shows("maquette-1")
    take(guest, "reporting")
    wish(CallLayout(day=day, seat="a"))
    guest.shows("tirage-1")
    take(guest, "layout")
    host.shows("timer")
    take(host, "whole-table")
    guest.tap("help-phase-layout", leads_to="help-close")
    take(guest, "help")
    guest.tap("help-close", leads_to="tirage-1")
    wish(PauseTimer())
    guest.shows("resume")
    take(guest, "paused")
    wish(ResumeTimer(), _STEP_MS, CallPrint(day=day, seat="a"))
    guest.shows("take-back-1")
    take(guest, "settling")
    wish(_STEP_MS)
    guest.shows("bouclage-1")
    take(guest, "token")
    bring_out(guest, "shout")
    guest.tap("shout", leads_to="shout-enter")
    take(guest, "shout")
    guest.tap("shout-cancel")
    for seat in "bc":
        call = CallPrint(day=day, seat=seat, at=stage.clock.now(), error_ms=_UNSURE_MS, line=seat)
        wish(call, _CLOSE_MS)
    wish(_STEP_MS)
    bring_out(host, "finish-right")
    take(host, "photo-finish")
    wish(TellFinish(day=day, first="b", second="c"), _STEP_MS, EndRound(day=day))
    host.shows("timer")
    take(host, "buzzer")
    wish(EndRound(day=day), 1_000, SetOrder(day=day, order=tuple(seats)), _STEP_MS)


def _counting(wish: Callable[..., None], host: Phone, guest: Phone, seats: Sequence[str], take: Take) -> None:
    """Friday's pages, and the sheet."""
    host.shows("count-articles-1")
    take(host, "count")
    pages = _pages("friday", seats)
    half = len(pages) // 3
    wish(*pages[:half])
    take(host, "count-half")
    take(guest, "count-guest")
    wish(*pages[half:])
    host.reach("done-counting")
    take(host, "counted")
    host.tap("sheet")
    host.reach("cell-free_area-1-friday")
    take(host, "sheet")
    host.tap("cell-free_area-1-friday")
    take(host, "reason", here=True)
    host.tap("sheet-close")
    wish(Happened(event=CountingDone(day="friday")))


def _between(host: Phone, take: Take) -> None:
    """The flash card and the tribunes, and what the table's menu opens."""
    host.reach("tribune-pick-1")
    take(host, "between")
    host.tap("menu", leads_to="close-menu")
    take(host, "menu")
    host.reach("invite")
    host.tap("invite", leads_to="close-invite")
    take(host, "invite")
    host.tap("close-invite")
    host.reach("next-round")


def _pages(day: str, seats: Sequence[str]) -> list[Intent]:
    """Everybody's counts of that day, row by row."""
    fields = RULEBOOK_FRIDAY[0]
    return [
        EnterCount(day=day, seat=seat, field=field, value=RULEBOOK_FRIDAY[at % 3][field])
        for field in fields
        for at, seat in enumerate(seats)
    ]
