"""Reads the pages of the watched table as a screen needs them: with grid, flash card and rivals as they stand now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import (
    Constant,
    FlashRule,
    Grid,
    Page,
    Pairs,
    PhotoOf,
    PhotosByAds,
    Scoring,
    TribuneEffect,
)
from companion.games.redac_chef.state.live_scoring import with_rivals
from companion.games.redac_chef.state.page_intents import may_be_laid
from companion.games.redac_chef.state.play import Day, Play
from companion.games.redac_chef.state.settings import Settings
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.model import read_counting
from companion.games.redac_chef.views.reminders import find_setup
from companion.table.state import TableState
from companion.ui.device import Device

#: The setting that holds the grids that the group has typed, by day.
GRIDS: Final = "redac-chef-grids"
_SCORINGS: Final[dict[str, Scoring]] = {"puzzle": "puzzle", "solo": "solo", "family": "family"}
_FLASHES: Final[dict[tuple[str, int | None], FlashRule]] = {
    ("friday", 1): "friday-1",
    ("friday", 12): "friday-12",
    ("sunday", 10): "sunday-10",
}
#: What the rulebook says that these tribunes bring ("Clarifications").
KNOWN_EFFECTS: Final[dict[str, TribuneEffect]] = {"D4": Pairs("above", 1), "D5": PhotosByAds(1), "3A": PhotoOf(None)}


def facts_at(device: Device) -> Facts:
    """Return the facts of the game's box."""
    views: Any = device.services.games[device.state.game]
    facts: Facts = views.facts
    return facts


def day_at(device: Device, day: str) -> Day | None:
    """Return that day of the watched table; None if it is not reached."""
    play: Play = device.state.play
    return play.day(day)


def page_at(device: Device, day: str, seat: str) -> Page:
    """Return that seat's page as every screen shows it; a page without tiles where nobody has begun it."""
    here = day_at(device, day)
    laid = here.page(seat) if here is not None else None
    page = laid if laid is not None else frame_for(device, day)
    if here is None:
        return page
    settings = device.state.play.settings
    page = replace(page, flash=_FLASHES.get((day, here.flash)), scoring=_SCORINGS.get(settings.mode, "classic"))
    return with_rivals(page, here, seat)


def frame_for(device: Device, day: str) -> Page:
    """Return a page without tiles for that day: on the grid that the group has entered, else on the grid that the box
    has for the day, with its fold in the middle and no star."""
    library = device.services.library
    kept = library.settings.get(GRIDS) if library is not None else None
    zone = facts_at(device).grids[day]  # type: ignore[index]
    grid = Grid(zone.width, zone.height, zone.height // 2)
    try:
        grid = Grid(**kept[day]) if isinstance(kept, dict) and day in kept else grid
    except (TypeError, ValueError):
        pass  # a grid that another version kept and this one cannot read: fall back on the box's
    return Page(day, grid, ())  # type: ignore[arg-type]


def effect_for(device: Device, day: str, seat: str) -> tuple[str | None, TribuneEffect]:
    """Return the number of the tribune that this seat has that day (None: not recorded), and the tribune's effect if
    the rulebook gives it."""
    here = day_at(device, day)
    tile = (here.tribune(seat) if here is not None else None) or find_setup(device, day).tribune
    return tile or None, KNOWN_EFFECTS.get(tile or "", Constant())


def has_page(device: Device, day: str, seat: str) -> bool:
    """Tell whether somebody has begun that seat's page."""
    here = day_at(device, day)
    return here is not None and here.page(seat) is not None


def may_open(device: Device, day: str) -> bool:
    """Tell whether pages of that day may be laid now."""
    here = day_at(device, day)
    return here is not None and may_be_laid(device.state, here)


def may_lay(device: Device, day: str, seat: str) -> bool:
    """Tell whether this device may lay that seat's page and enter its counts: its own seat's, a seat's that no device
    holds, and as host or scorekeeper every seat's. Any other page it may only check. False on a day that is not
    reached, and for a seat that does not play it."""
    here = day_at(device, day)
    if here is None or seat not in here.seats or not read_counting(device, day).may_enter(seat):
        return False
    return device.is_lead or seat in read_counting(device, day).mine or not device.state.seat(seat).devices


Doubted = tuple[tuple[str, tuple[str, ...]], ...]


def doubts(device: Device, day: str, seat: str) -> Doubted:
    """Return the tiles of that page that somebody has marked as doubtful, each with the names of those who did."""
    here = day_at(device, day)
    found: dict[str, tuple[str, ...]] = {}
    for mark in here.marks if here is not None else ():
        if mark.seat == seat:
            found[mark.tile] = (*found.get(mark.tile, ()), device.state.name(mark.by))
    return tuple(found.items())


def sees_counts(device: Device, day: str, seat: str) -> bool:
    """Tell whether this device may see that page's counts: while everybody counts in secret, not those of another
    player's page."""
    now = read_counting(device, day)
    return not now.hidden_rows or seat in now.mine or (device.is_lead and not device.state.seat(seat).devices)


def entries_of(device: Device, seat: str, page: Page, surplus: int) -> dict[str, Any]:
    """Return the page's counts by field, in the order of the pad, as they are entered in the sheet. The tribune is
    omitted while its effect has not been entered."""
    card, play = queries.get_scorecard(device), device.state.play
    found = judge(page).counts.by_field() | {"surplus": surplus}
    if not page.tribune_known:
        del found["tribune"]
    return {field: found[field] for field in card.rules.fields(play.character(seat)) if field in found}


def page_to_copy(device: Device) -> tuple[str, Page] | None:
    """Return the name of a player and their page, whose tiles this table's puzzle needs too: from the newest table that
    this device may see at which the same puzzle is laid. None if there is none."""
    mine = device.state
    puzzle = _puzzle_at(mine)
    for table in device.tables if puzzle is not None else ():
        state = table.state
        if state.id == mine.id or state.game != mine.game or _puzzle_at(state) != puzzle:
            continue
        for seat, page in state.play.today.pages:
            if page.tiles:
                return state.name(seat), page
    return None


def _puzzle_at(table: TableState) -> int | None:
    """Return the puzzle that this table plays; None in other modes."""
    settings: Settings = table.play.settings
    return settings.puzzle if settings.rules.all_ads_on_page else None
