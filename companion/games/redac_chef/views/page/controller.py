"""Changes a page on the grid for a device: lays tiles, picks them up, corrects and flips them, and enters its counts in
the sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import TRIBUNE, Cell, Grid, Page, Tile, Tribune, TribuneEffect
from companion.games.redac_chef.state.intents import EnterCount
from companion.games.redac_chef.state.page_intents import FramePage, LayTile, MarkTile, RemoveTile, next_id
from companion.games.redac_chef.views.page import queries
from companion.games.redac_chef.views.page.hand import MOST_SIDE, TRIBUNE_SIZE, Hand, Kind
from companion.table.intents import Intent
from companion.table.message import say
from companion.ui.at_table import go
from companion.ui.device import Device


class Laying:
    """What one device does to one page: changes the hand (the tile editor), and sends the intents. It keeps nothing
    itself, so it may be made anew each time; the hand is kept for the device."""

    def __init__(self, device: Device, day: str, seat: str) -> None:
        self.device, self.day, self.seat = device, day, seat
        self._key = f"page-{device.state.id}-{day}-{seat}"

    @property
    def hand(self) -> Hand:
        """Return this device's hand: its tile editor."""
        hand = self.device.kept.get(self._key)
        return hand if isinstance(hand, Hand) else Hand()

    def hold(self, **changes: Any) -> None:
        """Change fields of the hand (the tile editor), and redraw."""
        self._keep(replace(self.hand, **changes))

    def _keep(self, hand: Hand) -> None:
        """Replace the hand (the tile editor), and redraw."""
        self.device.kept[self._key] = hand
        self.device.notify()

    @property
    def page(self) -> Page:
        """Return the page as the screens show it now."""
        return queries.page_at(self.device, self.day, self.seat)

    @property
    def newest(self) -> Page:
        """Return the page with grid and tribune as the server has them now, which may be newer than those drawn."""
        table = self.device.table
        here = table.state.play.day(self.day) if table is not None else None
        laid = here.page(self.seat) if here is not None else None
        return replace(self.page, grid=laid.grid, tribune=laid.tribune) if laid is not None else self.page

    # --- tiles --------------------------------------------------------------------------------------------------------

    def pick(self, id_: str) -> None:
        """Pick up the tapped tile; let it go if it is picked up already."""
        part = self.page.part(id_)
        if part is None or self.hand.picked == id_:
            self.hold(picked=None)
        else:
            self._keep(self.hand.like(part, id_))

    async def tap(self, cell: Cell) -> None:
        """Move the picked-up tile (or the tribune), with its upper left corner, to that cell; if none is picked up, lay
        a new one there, as set in the hand (the tile editor)."""
        hand, page = self.hand, self.page
        if hand.picked == TRIBUNE or (hand.picked is None and hand.kind == TRIBUNE):
            await self._lay_tribune(cell)
        elif hand.picked is None:
            await self._lay_new(cell)
        elif (tile := page.tile(hand.picked)) is not None:
            await self._change(tile, replace(tile, at=cell))
            self.hold(picked=None)

    async def drop(self, id_: str, cell: Cell) -> None:
        """Move that tile, or the tribune, with its upper left corner to that cell, or as near as it fits on the
        grid."""
        page = self.newest
        part = page.part(id_)
        if part is None:
            return
        room = (page.grid.width - part.width, page.grid.height - part.height)
        at = (max(0, min(cell[0], room[0])), max(0, min(cell[1], room[1])))
        self.hold(picked=None)
        if isinstance(part, Tribune):
            await self._frame(replace(page, tribune=replace(part, at=at)))
        else:
            await self._change(part, replace(part, at=at))

    async def add_to_desk(self) -> None:
        """Put the picked-up tile on the desk; if none is picked up, add a new tile there, as set in the hand (the tile
        editor). Do nothing for the tribune."""
        hand = self.hand
        if hand.picked is None and hand.kind != TRIBUNE:
            await self._lay_new(None)
        elif (tile := self.page.tile(hand.picked or "")) is not None:
            await self._change(tile, replace(tile, at=None, face_down=False))
            self.hold(picked=None)

    async def take_tiles(self) -> None:
        """Copy the grid and the tiles (onto the desk) from another player's page of the same puzzle, so that nobody has
        to type them twice. Do nothing if this page has tiles already, or if there is no such page."""
        found = queries.page_to_copy(self.device)
        if found is None or self.newest.tiles:
            return
        _, theirs = found
        await self._frame(replace(theirs, tribune=theirs.tribune and replace(theirs.tribune, at=None)))
        for tile in theirs.tiles:
            lay = LayTile(day=self.day, seat=self.seat, tile=replace(tile, at=None, face_down=False))
            await self._do(lay, RemoveTile(day=self.day, seat=self.seat, tile=tile.id))

    async def _lay_new(self, at: Cell | None) -> None:
        """Send a new tile, as set in the hand (the tile editor), laid at that cell or on the desk (None)."""
        page = self.page
        tile = self.hand.tile(next_id(page), at)
        lay = LayTile(day=self.day, seat=self.seat, tile=tile, new=True, frame=page.frame)
        await self._do(lay, RemoveTile(day=self.day, seat=self.seat, tile=tile.id))

    async def _change(self, tile: Tile, changed: Tile) -> None:
        """Send the changed tile; nothing if it is the same."""
        if changed == tile:
            return
        lay = LayTile(day=self.day, seat=self.seat, tile=changed, seen=(tile,))
        await self._do(lay, LayTile(day=self.day, seat=self.seat, tile=tile, seen=(changed,)))

    async def _lay_tribune(self, at: Cell | None) -> None:
        """Lay the tribune at that cell, or move it there; the hand (the tile editor) is then set to a tile again."""
        hand, page = self.hand, self.page
        if page.tribune is not None:
            tribune = replace(page.tribune, at=at)
        else:
            number, effect = queries.effect_for(self.device, self.day, self.seat)
            tribune = Tribune(hand.width, hand.height, at, number, effect)
        await self._frame(replace(page, tribune=tribune))
        # A page has one tribune, so a tile comes next.
        self.hold(picked=None, kind="sport" if hand.kind == TRIBUNE else hand.kind)

    async def flip(self) -> None:
        """Turn the picked-up tile face down, or up again."""
        if (tile := self.page.tile(self.hand.picked or "")) is not None and tile.at is not None:
            await self._change(tile, replace(tile, face_down=not tile.face_down))

    async def turn(self) -> None:
        """Swap width and height in the hand (the tile editor), and of the picked-up tile: the size was entered the
        other way round."""
        hand = self.hand
        await self.resize(hand.height, hand.width)

    async def remove(self) -> None:
        """Remove the picked-up tile, or the tribune, from the page."""
        picked = self.hand.picked
        if picked == TRIBUNE:
            await self._frame(replace(self.page, tribune=None))
        elif (tile := self.page.tile(picked or "")) is not None:
            back = LayTile(day=self.day, seat=self.seat, tile=tile, frame=self.page.frame)
            await self._do(RemoveTile(day=self.day, seat=self.seat, tile=tile.id), back)
        self.hold(picked=None)

    async def undo(self) -> None:
        """Undo the last change that this device made to the page, by sending the intent that reverses it; if that is
        refused, it is not tried again."""
        steps = self.hand.steps
        if steps:
            self.hold(steps=steps[:-1], picked=None)
            await self.device.send(steps[-1])

    # --- what a tile is -----------------------------------------------------------------------------------------------

    async def choose_kind(self, kind: Kind) -> None:
        """Set the kind in the hand (the tile editor), and of the picked-up tile if there is one; a tribune cannot
        become a tile, nor a tile a tribune."""
        hand = self.hand
        if hand.picked == TRIBUNE or (kind == TRIBUNE and hand.picked is not None):
            return  # a tribune cannot become a tile, nor a tile a tribune
        if kind == TRIBUNE:
            tribune = self.page.tribune
            width, height = TRIBUNE_SIZE if tribune is None else (tribune.width, tribune.height)
            self.hold(kind=kind, width=width, height=height)
        else:
            await self.choose(kind=kind)

    async def resize(self, width: int, height: int) -> None:
        """Set the size in the hand (the tile editor), and of the tile or tribune that is picked up."""
        width, height = (max(1, min(MOST_SIDE, side)) for side in (width, height))
        if self.hand.picked == TRIBUNE and (tribune := self.page.tribune) is not None:
            self.hold(width=width, height=height)
            await self._frame(replace(self.page, tribune=replace(tribune, width=width, height=height)))
        else:
            await self.choose(width=width, height=height)

    async def choose(self, **what: Any) -> None:
        """Set what the hand (the tile editor) says of a tile (kind, size, value and faces, icons, or $), and send it
        for the tile that is picked up."""
        self.hold(**what)
        if (tile := self.page.tile(self.hand.picked or "")) is not None:
            await self._change(tile, self.hand.tile(tile.id, tile.at, face_down=tile.face_down))

    # --- the frame ----------------------------------------------------------------------------------------------------

    async def set_effect(self, change: Callable[[TribuneEffect], TribuneEffect]) -> None:
        """Set the effect of the page's tribune to ``change`` of its present one."""
        page = self.newest
        if (tribune := page.tribune) is not None:
            await self._frame(replace(page, tribune=replace(tribune, effect=change(tribune.effect))))

    async def set_grid(self, change: Callable[[Grid], Grid]) -> None:
        """Set the page's grid to ``change`` of its present one, and keep it for the group's later pages of that day."""
        page = self.newest
        grid = change(page.grid)
        await self._frame(replace(page, grid=grid))
        star = None if grid.star is None else list(grid.star)
        written = {"width": grid.width, "height": grid.height, "fold": grid.fold, "star": star}
        day = self.day

        def keep(library: Any) -> None:
            library.change_setting(
                queries.GRIDS, lambda kept: (kept if isinstance(kept, dict) else {}) | {day: written}
            )

        await self.device.services.library.run(keep)

    async def _frame(self, page: Page) -> None:
        """Send the page's new frame (everything but its tiles)."""
        before = self.newest
        await self._do(
            FramePage(day=self.day, seat=self.seat, page=page.frame),
            FramePage(day=self.day, seat=self.seat, page=before.frame),
        )

    async def _do(self, intent: Intent, back: Intent) -> None:
        """Send an intent; if it is accepted, keep for ``undo`` the intent ``back``, which reverses it."""
        if await self.device.send(intent) is not None:
            self._keep(self.hand.with_step(back))

    # --- the check ----------------------------------------------------------------------------------------------------

    async def mark(self, id_: str) -> None:
        """Mark a tile of somebody else's page as doubtful, or take this device's mark back."""
        here, mine = queries.day_at(self.device, self.day), self.device.seats
        if not mine or here is None:
            self.device.refuse(say("refused-watching"))
            return
        by = mine[0].id
        marked = any((mark.seat, mark.tile, mark.by) == (self.seat, id_, by) for mark in here.marks)
        await self.device.send(MarkTile(day=self.day, page=self.seat, tile=id_, seat=by, marked=not marked))

    # --- the counts ---------------------------------------------------------------------------------------------------

    @property
    def surplus(self) -> int:
        """Return the number of tiles left on the desk: the number that somebody entered, else the number of tiles in
        the tray."""
        typed = self.hand.surplus
        return sum(tile.at is None for tile in self.page.tiles) if typed is None else typed

    async def take_counts(self) -> None:
        """Enter the page's counts in the sheet and leave the page; stay if one of them is refused. If the page has
        conflicts, only say so at the first call, and do it at the second."""
        page = self.page
        found = judge(page).conflicts
        if found and not self.device.confirm(f"page-take-{self.seat}", say("lay-take-anyway", count=len(found))):
            return
        entries = queries.entries_of(self.device, self.seat, page, self.surplus)
        for field, value in entries.items():
            entry = EnterCount(day=self.day, seat=self.seat, field=field, value=value)
            if await self.device.send(entry) is None:
                return
        left = page.tribune is not None and not page.tribune_known
        self.device.tell(say("lay-taken", name=self.device.state.seat(self.seat).name, tribune=int(left)))
        self.leave()

    def leave(self) -> None:
        """Let go of the tile picked up, and go back to where the page was opened from: the count of an earlier day, or
        the table's present screen."""
        self.hold(panel="", picked=None)
        here = queries.day_at(self.device, self.day)
        current = self.device.state.play.current
        if here is not None and here.closed and self.day != current:
            go(self.device, "count", self.day)
        else:
            go(self.device)


def open_page(device: Device, day: str, seat: str) -> None:
    """Go to that seat's page of that day on this device."""
    go(device, "page", day, str(device.state.number(seat)))
