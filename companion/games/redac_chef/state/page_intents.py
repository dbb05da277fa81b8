"""Defines the intents about a player's page on the grid that only the table can turn into events."""

from __future__ import annotations

from dataclasses import replace

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.page.model import MOST_TILES, AnyTile, Page
from companion.games.redac_chef.state.intents import DayIntent
from companion.games.redac_chef.state.page_events import PageFramed, PageTileLaid, PageTileMarked, PageTileRemoved
from companion.games.redac_chef.state.play import Day, Mark
from companion.table.events import Event
from companion.table.message import Refused, say
from companion.table.state import TableState


def may_be_laid(table: TableState, day: Day) -> bool:
    """Tell whether pages of that day may be laid: after the round, when nobody's time runs; for a puzzle at any
    time."""
    return day.closed or (day.started and table.play.settings.rules.all_ads_on_page)


def next_id(page: Page | None) -> str:
    """Return an id that no tile of that page has."""
    taken = {tile.id for tile in page.tiles} if page is not None else set()
    return next(id_ for number in range(1, MOST_TILES + 2) if (id_ := f"t{number}") not in taken)


class PageIntent(DayIntent):
    """Base of the intents about the page of ``seat``."""

    seat: str

    def find_day(self, table: TableState) -> Day:
        """Return the intent's day. Raises Refused if its pages may not be laid yet."""
        day = super().find_day(table)
        if not may_be_laid(table, day):
            raise Refused(say("refused-page-early"))
        return day


class FramePage(PageIntent):
    """Intent: set the frame of a player's page on the grid, everything but its tiles."""

    page: Page

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the new frame; nothing if it is the same."""
        page, laid = self.page.frame, self.find_day(table).page(self.seat)
        if laid is not None and laid.frame == page:
            return ()
        return (PageFramed(day=self.day, seat=self.seat, page=page),)


class LayTile(PageIntent):
    """Intent: put a tile on a player's page, or on the desk beside it.

    Attributes:
        new: the tile is one more; if another device has used its id meanwhile, it gets the next id.
        seen: what the tile was for the person who moves it, in a tuple of one; if it is something else by now, the
            intent is refused, so that nothing is overwritten.
        frame: the page to begin with, if there is none yet.
    """

    tile: AnyTile
    new: bool = False
    seen: tuple[AnyTile | None, ...] = ()
    frame: Page | None = None

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the tile as it lies from now on, with the frame before it if it begins the page. Empty if it lies so
        already. Raises Refused if somebody has changed the tile meanwhile, for a tile too many, and without a page or a
        frame."""
        page, tile = self.find_day(table).page(self.seat), self.tile
        events: list[Event] = []
        if page is None:
            if self.frame is None:
                raise Refused(say("refused-page-gone"))
            page = self.frame.frame
            events.append(PageFramed(day=self.day, seat=self.seat, page=page))
        present = page.tile(tile.id)
        if self.new and present is not None:
            tile, present = replace(tile, id=next_id(page)), None
        if present is None and len(page.tiles) >= MOST_TILES:
            raise Refused(say("fault-page-tiles", most=MOST_TILES, found=len(page.tiles) + 1))
        if present == tile:
            return ()
        if self.seen and present != self.seen[0]:
            raise Refused(say("refused-page-meanwhile", name=table.name(self.seat)))
        return (*events, PageTileLaid(day=self.day, seat=self.seat, tile=tile))


class RemoveTile(PageIntent):
    """Intent: take a tile off a player's page."""

    tile: str

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the event that takes the tile off; nothing if it does not lie there."""
        page = self.find_day(table).page(self.seat)
        if page is None or page.tile(self.tile) is None:
            return ()
        return (PageTileRemoved(day=self.day, seat=self.seat, tile=self.tile),)


class MarkTile(PageIntent):
    """Intent: say that ``seat``, who checks the page of the seat ``page``, doubts one of its tiles, or no longer
    does."""

    page: str
    tile: str
    marked: bool = True

    def decide(self, table: TableState, facts: Facts, now: int) -> tuple[Event, ...]:
        """Return the mark; nothing if it is so already, or if the tile does not lie there."""
        day = self.find_day(table)
        page, mark = day.page(self.page), Mark(self.page, self.tile, self.seat)
        if page is None or (mark in day.marks) == self.marked or page.part(self.tile) is None:
            return ()
        return (PageTileMarked(day=self.day, seat=self.page, tile=self.tile, by=self.seat, marked=self.marked),)
