"""Changes a page for a device: lays tiles, picks them up, corrects and flips them, and takes the counts over."""

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
    """Changes a page as one device asks for it."""

    def __init__(self, device: Device, day: str, seat: str) -> None:
        self.device, self.day, self.seat = device, day, seat
        self._key = f"page-{device.state.id}-{day}-{seat}"

    @property
    def hand(self) -> Hand:
        """Return what this device has in hand."""
        hand = self.device.kept.get(self._key)
        return hand if isinstance(hand, Hand) else Hand()

    def hold(self, **changes: Any) -> None:
        """Change what this device has in hand."""
        self._keep(replace(self.hand, **changes))

    def _keep(self, hand: Hand) -> None:
        self.device.kept[self._key] = hand
        self.device.notify()

    @property
    def page(self) -> Page:
        """Return the page as every screen shows it."""
        return queries.page_at(self.device, self.day, self.seat)

    @property
    def newest(self) -> Page:
        """Return the page against which the next change is judged: presses that came before may not be shown yet."""
        table = self.device.table
        here = table.state.play.day(self.day) if table is not None else None
        laid = here.page(self.seat) if here is not None else None
        return replace(self.page, grid=laid.grid, tribune=laid.tribune) if laid is not None else self.page

    # --- tiles --------------------------------------------------------------------------------------------------------

    def pick(self, id_: str) -> None:
        """Pick up the tile that is tapped; tapped again, let it go."""
        part = self.page.part(id_)
        if part is None or self.hand.picked == id_:
            self.hold(picked=None)
        else:
            self._keep(self.hand.like(part, id_))

    async def tap(self, cell: Cell) -> None:
        """Lay what is in hand with its upper left corner on that cell, or move there what is picked up."""
        hand, page = self.hand, self.page
        if hand.picked == TRIBUNE or (hand.picked is None and hand.kind == TRIBUNE):
            await self._lay_tribune(cell)
        elif hand.picked is None:
            await self._lay_new(cell)
        elif (tile := page.tile(hand.picked)) is not None:
            await self._change(tile, replace(tile, at=cell))
            self.hold(picked=None)

    async def drop(self, id_: str, cell: Cell) -> None:
        """Move that tile, or the tribune, with its upper left corner to that cell; a dragged one stays on the grid."""
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
        """Put what is in hand on the desk: a new tile, or the one that is picked up."""
        hand = self.hand
        if hand.picked is None and hand.kind != TRIBUNE:
            await self._lay_new(None)
        elif (tile := self.page.tile(hand.picked or "")) is not None:
            await self._change(tile, replace(tile, at=None, face_down=False))
            self.hold(picked=None)

    async def take_tiles(self) -> None:
        """Put the tiles of another player's page of the same puzzle on the desk, and take its grid: none has to be
        typed twice."""
        found = queries.page_to_copy(self.device)
        if found is None or self.newest.tiles:
            return
        _, theirs = found
        await self._frame(replace(theirs, tribune=theirs.tribune and replace(theirs.tribune, at=None)))
        for tile in theirs.tiles:
            lay = LayTile(day=self.day, seat=self.seat, tile=replace(tile, at=None, face_down=False))
            await self._do(lay, RemoveTile(day=self.day, seat=self.seat, tile=tile.id))

    async def _lay_new(self, at: Cell | None) -> None:
        page = self.page
        tile = self.hand.tile(next_id(page), at)
        lay = LayTile(day=self.day, seat=self.seat, tile=tile, new=True, frame=page.frame)
        await self._do(lay, RemoveTile(day=self.day, seat=self.seat, tile=tile.id))

    async def _change(self, tile: Tile, changed: Tile) -> None:
        if changed == tile:
            return
        lay = LayTile(day=self.day, seat=self.seat, tile=changed, seen=(tile,))
        await self._do(lay, LayTile(day=self.day, seat=self.seat, tile=tile, seen=(changed,)))

    async def _lay_tribune(self, at: Cell | None) -> None:
        hand, page = self.hand, self.page
        if page.tribune is not None:
            tribune = replace(page.tribune, at=at)
        else:
            number, effect = queries.effect_for(self.device, self.day, self.seat)
            tribune = Tribune(hand.width, hand.height, at, number, effect)
        await self._frame(replace(page, tribune=tribune))
        # There is one tribune: what comes next is a tile.
        self.hold(picked=None, kind="sport" if hand.kind == TRIBUNE else hand.kind)

    async def flip(self) -> None:
        """Turn the tile that is picked up face down, or up again."""
        if (tile := self.page.tile(self.hand.picked or "")) is not None and tile.at is not None:
            await self._change(tile, replace(tile, face_down=not tile.face_down))

    async def turn(self) -> None:
        """Swap width and height: it was typed the other way round."""
        hand = self.hand
        await self.resize(hand.height, hand.width)

    async def remove(self) -> None:
        """Take away the tile that is picked up, or the tribune."""
        picked = self.hand.picked
        if picked == TRIBUNE:
            await self._frame(replace(self.page, tribune=None))
        elif (tile := self.page.tile(picked or "")) is not None:
            back = LayTile(day=self.day, seat=self.seat, tile=tile, frame=self.page.frame)
            await self._do(RemoveTile(day=self.day, seat=self.seat, tile=tile.id), back)
        self.hold(picked=None)

    async def undo(self) -> None:
        """Take back what was done here last."""
        steps = self.hand.steps
        if steps:
            self.hold(steps=steps[:-1], picked=None)
            await self.device.send(steps[-1])

    # --- what a tile is -----------------------------------------------------------------------------------------------

    async def choose_kind(self, kind: Kind) -> None:
        """Take that kind in hand, or say that what is picked up is one."""
        hand = self.hand
        if hand.picked == TRIBUNE or (kind == TRIBUNE and hand.picked is not None):
            return  # a tribune is no tile
        if kind == TRIBUNE:
            tribune = self.page.tribune
            width, height = TRIBUNE_SIZE if tribune is None else (tribune.width, tribune.height)
            self.hold(kind=kind, width=width, height=height)
        else:
            await self.choose(kind=kind)

    async def resize(self, width: int, height: int) -> None:
        """Take that size in hand, or say that what is picked up has it."""
        width, height = (max(1, min(MOST_SIDE, side)) for side in (width, height))
        if self.hand.picked == TRIBUNE and (tribune := self.page.tribune) is not None:
            self.hold(width=width, height=height)
            await self._frame(replace(self.page, tribune=replace(tribune, width=width, height=height)))
        else:
            await self.choose(width=width, height=height)

    async def choose(self, **what: Any) -> None:
        """Take kind, size, value and faces, icons, or $ in hand, or say that what is picked up has them."""
        self.hold(**what)
        if (tile := self.page.tile(self.hand.picked or "")) is not None:
            await self._change(tile, self.hand.tile(tile.id, tile.at, face_down=tile.face_down))

    # --- the frame ----------------------------------------------------------------------------------------------------

    async def set_effect(self, change: Callable[[TribuneEffect], TribuneEffect]) -> None:
        """Say what the tribune on the page brings: ``change`` of what it brings so far."""
        page = self.newest
        if (tribune := page.tribune) is not None:
            await self._frame(replace(page, tribune=replace(tribune, effect=change(tribune.effect))))

    async def set_grid(self, change: Callable[[Grid], Grid]) -> None:
        """Lay the page on ``change`` of its grid; the group has that one from now on."""
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
        before = self.newest
        await self._do(
            FramePage(day=self.day, seat=self.seat, page=page.frame),
            FramePage(day=self.day, seat=self.seat, page=before.frame),
        )

    async def _do(self, intent: Intent, back: Intent) -> None:
        if await self.device.send(intent) is not None:
            self._keep(self.hand.with_step(back))

    # --- the check ----------------------------------------------------------------------------------------------------

    async def mark(self, id_: str) -> None:
        """Mark a tile of somebody else's page as doubtful, or no more."""
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
        """Return the tiles left on the desk: in the tray, or as many as were typed."""
        typed = self.hand.surplus
        return sum(tile.at is None for tile in self.page.tiles) if typed is None else typed

    async def take_counts(self) -> None:
        """Enter in the sheet what the page counts; with conflicts, only when it is asked for twice."""
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
        """Go back to where the page was opened: the count of its day, or what the table is at."""
        self.hold(panel="", picked=None)
        here = queries.day_at(self.device, self.day)
        current = self.device.state.play.current
        if here is not None and here.closed and self.day != current:
            go(self.device, "count", self.day)
        else:
            go(self.device)


def open_page(device: Device, day: str, seat: str) -> None:
    """Open that page on this device."""
    go(device, "page", day, str(device.state.number(seat)))
