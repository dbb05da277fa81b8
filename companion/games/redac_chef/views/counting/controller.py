"""What a device does to the counts of one day: it opens cells, presses keys, and goes from cell to cell."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.redac_chef.scoring.counts import set_count
from companion.games.redac_chef.state import keypad_entry as typing
from companion.games.redac_chef.state.intents import EnterCount, FinishCounting
from companion.games.redac_chef.state.keypad_entry import Cell, Entry
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.model import Glance, Pad, for_file, glance
from companion.table.message import Refused, say
from companion.ui.device import Device

#: For so long (ms) after OK has gone on, cells move under the fingers.
_MOVING_MS: Final = 300


class Counting:
    """The hands of one device on the counts of one day."""

    def __init__(self, device: Device, day: str) -> None:
        self.device = device
        self.name = day

    @property
    def now(self) -> Glance:
        """What this device sees now."""
        return glance(self.device, self.name)

    @property
    def pad(self) -> Pad:
        """Where this device is now."""
        return self.now.pad

    def keep(self, **changes: Any) -> None:
        """Change where this device is."""
        pad = replace(self.pad, **changes, at=self.device.hub.clock.now())
        queries.pads(self.device).put(self.device.state.id, self.device.actor.device, pad)

    def open(self, cell: Cell | None) -> None:
        """Open a cell, or none; what was typed into another is lost (see ``leave``)."""
        if cell is None:
            self.keep(entry=None)
            return
        value = self.now.value(cell)
        listing = cell.field in self.pad.each
        # Whoever counts has checked the pages, or knows how.
        self.keep(entry=typing.opened(cell, value, listing), row=cell.row, seat=cell.seat, checked=True)

    async def touch(self, cell: Cell) -> None:
        """A tap on a cell: it opens. The open one stays as it is: OK may have opened it a moment ago."""
        open_ = self.pad.entry
        if not self.now.may(cell.seat):
            self.device.refuse(say("refused-locked"))
        elif self.now.hidden(cell):
            self.device.refuse(say("count-hidden-note", name=self.device.state.seat(cell.seat).name))
        elif (open_ is None or open_.cell != cell) and not self._moved_under(cell):
            await self.leave_for(cell)

    def _moved_under(self, cell: Cell) -> bool:
        """Whether that tap was meant for what stood there a moment ago: OK has just gone on, the rows have moved, and
        it fell on a count that is there already. It would be typed over, and nobody would look."""
        pad = self.pad
        just = self.device.hub.clock.now() - pad.at < _MOVING_MS
        return just and self.now.value(cell) is not None and pad.entry is not None and not pad.entry.touched

    async def leave_for(self, cell: Cell | None) -> bool:
        """Enter what is typed, and open that cell instead, or none; false where what is typed will not do."""
        entry = self.pad.entry
        if entry is not None and not self._fits(entry):
            return False
        # Open at once: the digits that follow must not wait for the disk.
        self.open(cell)
        return entry is None or await self._sent(entry)

    async def look(self, *, row: str | None = None, seat: str | None = None, by_player: bool | None = None) -> None:
        """Look at another row or player, or the other way round; the first cell there that waits opens."""
        entry = self.pad.entry
        if entry is not None and not self._fits(entry):
            return
        at = {"row": row, "seat": seat, "by_player": by_player}
        self.keep(entry=None, **{name: value for name, value in at.items() if value is not None})
        if row is not None or seat is not None:
            done = entry.cell if entry is not None and entry.value is not None else None
            self._open_first(row, seat, done)
        if entry is not None:
            await self._sent(entry)

    def _open_first(self, row: str | None, seat: str | None, done: Cell | None) -> None:
        now = self.now
        for cell in now.order:
            here = cell.row == row if row is not None else cell.seat == seat
            if here and cell != done and now.may(cell.seat) and now.waits(cell) and not now.elsewhere(cell):
                self.open(cell)
                return

    async def press(self, key: str) -> None:
        """A key of the keypad."""
        entry = self.pad.entry
        if entry is None:
            return
        match key:
            case "ok":
                await self.ok()
            case "close":
                await self.leave_for(None)
            case "sign":
                self.keep(entry=typing.with_sign(entry))
            case "zero":
                self.keep(entry=typing.with_zero(entry))
                await self.ok()
            case "back":
                self.keep(entry=typing.with_back(entry))
            case "more":
                self.keep(entry=typing.with_next_part(entry), each=self.pad.each | {entry.cell.field})
            case "sum":
                await self._turned(entry)
            case _:
                longer = typing.with_digit(entry, key)
                if longer is entry:
                    self.device.refuse(say("count-number-long", digits=typing.MOST_DIGITS))
                else:
                    self.keep(entry=longer)

    async def _turned(self, entry: Entry) -> None:
        """One by one, or as a sum; articles by tile, or as a sum."""
        each, name = self.pad.each, entry.cell.field
        if typing.row_of(name) == "articles":
            by_tile = name not in typing.TILES
            self.keep(each=each | {"articles"} if by_tile else each - {"articles"})
            cell = Cell(entry.cell.seat, typing.TILES[0] if by_tile else "articles")
            turned = replace(typing.opened(cell, self.now.value(cell)), over=self.now.stands(cell))
            self.keep(entry=turned, row=cell.row, seat=cell.seat)
            return
        turned = typing.with_sum(entry)
        self.keep(entry=turned, each=each | {name} if turned.listing else each - {name})

    async def ok(self) -> None:
        """Enter what is typed and go on; a number that will not do stays where it is, with a sentence."""
        entry = self.pad.entry
        if entry is None:
            return
        corrected = self.now.day.counted
        following = None if corrected else self.now.following(entry.cell)
        if corrected and entry.touched and self._fits(entry):
            queries.go(self.device, "sheet")
        await self.leave_for(following)

    def _fits(self, entry: Entry) -> bool:
        """Whether it may be entered; what is wrong is said."""
        if not entry.touched:
            return True
        name = self.device.state.seat(entry.cell.seat).name
        what = say("count-field", field=_named(entry.cell.field))
        standing, value = self.now.stands(entry.cell), self.now.value(entry.cell)
        if standing is not None and standing != entry.known and value != entry.value:
            # Somebody entered it meanwhile: nobody is overwritten unawares.
            if self.now.hidden(entry.cell):
                self.keep(entry=None)
                self.device.refuse(say("refused-count-meanwhile", name=name, what=what))
                return False
            self.keep(entry=replace(entry, seen=value, over=standing))
            self.device.refuse(say("count-meanwhile", name=name, what=what, value=_said(standing)))
            return False
        try:
            set_count(self.now.counts(entry.cell.seat), entry.cell.field, for_file(entry.value))
        except Refused as refused:
            numbers = entry.value if isinstance(entry.value, tuple) else (entry.value,)
            negative = any(isinstance(number, int) and number < 0 for number in numbers)
            text = "count-not-negative" if negative else "count-not-possible"
            self.device.refuse(say(text, name=name, what=what, why=refused.message))
            return False
        return True

    async def _sent(self, entry: Entry) -> bool:
        if not entry.touched:
            return True
        intent = EnterCount(
            day=self.name,
            seat=entry.cell.seat,
            field=entry.cell.field,
            value=for_file(entry.value),
            seen=(entry.known,),
        )
        if await self.device.send(intent) is not None:
            return True
        open_ = self.pad.entry
        if open_ is None or not open_.touched:
            self.keep(entry=entry, row=entry.cell.row, seat=entry.cell.seat)
        return False

    async def answer(self, cell: Cell, value: bool) -> None:
        """Yes or no, or taken back when it is said again."""
        if not self.now.may(cell.seat) or self.now.hidden(cell):
            await self.touch(cell)
            return
        standing = self.now.value(cell)
        given = None if standing == value else value
        await self.device.send(EnterCount(day=self.name, seat=cell.seat, field=cell.field, value=given))

    async def done(self) -> None:
        """The day is counted; while something is missing, it is said whose and what."""
        if not await self.leave_for(None):
            return
        if self.now.missing:
            self.device.refuse(self.now.missing_said)
            return
        await self.device.send(FinishCounting(day=self.name))


def _named(field_name: str) -> str:
    """The name of a count in the catalogue."""
    name, _, part = field_name.partition(".")
    return "bonus" if name == "bonus" else part or name


def _said(value: Any) -> Any:
    return value if isinstance(value, int) else tuple(value)
