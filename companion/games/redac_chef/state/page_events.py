"""Defines the events about a player's page on the grid, after a round or in a puzzle: it is laid, and checked ("Fin du
round", page 10)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.page.model import MOST_TILES, AnyTile, Page
from companion.games.redac_chef.state.day_event import DayEvent
from companion.games.redac_chef.state.play import Day, Mark, Play, put
from companion.table.message import Message, say
from companion.table.state import TableState


class PageEvent(DayEvent, shared=True):
    """Base of the events about the page of ``seat`` on the grid; such an event is never undone, since a later one
    corrects it."""

    undoable: ClassVar[bool] = False
    seat: str

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event for somebody who does not play that day. It is accepted even before the end of the round:
        otherwise a laid page would prevent the undo of that end."""
        day = play.day(self.day)
        return say("refused-not-playing") if day is None or self.seat not in day.seats else None

    def changes(self, day: Day) -> dict[str, Any]:
        """Return the day's pages with this one changed, and its marks; nothing if no page is laid."""
        page = self.change(day.page(self.seat))
        return {} if page is None else {"pages": put(day.pages, self.seat, page), "marks": self.change_marks(day)}

    def change(self, page: Page | None) -> Page | None:
        """Return the page after the event; None if the event changes nothing."""
        return page

    def change_marks(self, day: Day) -> tuple[Mark, ...]:
        """Return the marks on the day's pages after the event."""
        return day.marks


class PageFramed(PageEvent, tag="page-framed"):
    """Event: a player's page on the grid has this frame: everything of ``page`` but its tiles."""

    page: Page

    def change(self, page: Page | None) -> Page:
        """Return the new frame with the tiles of the old page."""
        return replace(self.page, tiles=page.tiles if page is not None else ())


class PageTileLaid(PageEvent, tag="page-tile-laid"):
    """Event: a tile of a player's page lies like this from now on: new, moved, flipped, corrected or back on the
    desk."""

    tile: AnyTile

    def change(self, page: Page | None) -> Page | None:
        """Return the page with the tile instead of the one with its id, or added; None without a page, or with too many
        tiles."""
        if page is None:
            return None
        tiles = tuple(self.tile if tile.id == self.tile.id else tile for tile in page.tiles)
        if page.tile(self.tile.id) is None:
            tiles = (*tiles, self.tile)
        return None if len(tiles) > MOST_TILES else replace(page, tiles=tiles)


class PageTileRemoved(PageEvent, tag="page-tile-removed"):
    """Event: a tile is taken off a player's page, because it was not theirs; doubts about it go with it."""

    tile: str

    def change(self, page: Page | None) -> Page | None:
        """Return the page without the tile; None if no page is laid."""
        return None if page is None else replace(page, tiles=tuple(tile for tile in page.tiles if tile.id != self.tile))

    def change_marks(self, day: Day) -> tuple[Mark, ...]:
        """Return the marks without those on the tile."""
        return tuple(mark for mark in day.marks if (mark.seat, mark.tile) != (self.seat, self.tile))


class PageTileMarked(PageEvent, tag="page-tile-marked"):
    """Event: the seat ``by``, which checks the page of ``seat``, doubts that one of its tiles is rightly laid, or no
    longer does."""

    tile: str
    by: str
    marked: bool

    def change_marks(self, day: Day) -> tuple[Mark, ...]:
        """Return the marks with this one, or without it."""
        mark = Mark(self.seat, self.tile, self.by)
        others = tuple(one for one in day.marks if one != mark)
        return (*others, mark) if self.marked else others
