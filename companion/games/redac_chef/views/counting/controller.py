"""Enters the counts of one day from a device: opens cells, handles keys, and goes from cell to cell."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from companion.games.redac_chef.scoring.counts import set_count
from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.state.events import CountingDone
from companion.games.redac_chef.state.intents import EnterCount
from companion.games.redac_chef.state.keypad_entry import CountCell, KeypadEntry
from companion.games.redac_chef.views import queries
from companion.games.redac_chef.views.counting.model import CountingModel, CountingPosition, for_file, read_counting
from companion.table.message import Refused, say
from companion.ui.at_table import go, send_event
from companion.ui.device import Device

#: For how long (ms) after OK has opened the next cell the cells may still move under a finger.
_MOVING_MS: Final = 300


class Counting:
    """What one device does to the counts of one day: opens cells, handles keys, enters what is typed. It keeps nothing
    itself, so it may be made anew each time; the position is kept for the device."""

    def __init__(self, device: Device, day: str) -> None:
        self.device = device
        self.name = day

    @property
    def now(self) -> CountingModel:
        """Return the counts as this device sees them now."""
        return read_counting(self.device, self.name)

    @property
    def position(self) -> CountingPosition:
        """Return this device's position in counting now: row, player, open cell."""
        return self.now.position

    def set_position(self, **changes: Any) -> None:
        """Change fields of this device's position in counting, and tell the other devices."""
        position = replace(self.position, **changes, at=self.device.hub.clock.now())
        queries.get_typing_states(self.device).put(self.device.state.id, self.device.actor.device, position)

    def open(self, cell: CountCell | None) -> None:
        """Open a cell, or close the open one (None); what was typed into it is lost (see ``leave_for``)."""
        if cell is None:
            self.set_position(entry=None)
            return
        value = self.now.value(cell)
        listing = cell.field in self.position.each
        # Whoever opens a cell is done with checking the pages.
        self.set_position(
            entry=keypad_entry.open_cell(cell, value, listing), row=cell.row, seat=cell.seat, checked=True
        )

    async def open_tapped(self, cell: CountCell) -> None:
        """Open the tapped cell, after entering what was typed into another one. A tap on the open cell changes nothing,
        because OK may have opened that cell a moment ago. A cell that this device may not enter or see is refused."""
        open_ = self.position.entry
        if not self.now.may_enter(cell.seat):
            self.device.refuse(say("refused-locked"))
        elif self.now.is_hidden(cell):
            self.device.refuse(say("count-hidden-note", name=self.device.state.seat(cell.seat).name))
        elif (open_ is None or open_.cell != cell) and not self._has_moved_under(cell):
            await self.leave_for(cell)

    def _has_moved_under(self, cell: CountCell) -> bool:
        """Tell whether the tap was meant for another cell: OK has just gone on and the rows have moved, so that the tap
        fell on a count that is already entered and would be overwritten unnoticed."""
        position = self.position
        just = self.device.hub.clock.now() - position.at < _MOVING_MS
        return just and self.now.value(cell) is not None and position.entry is not None and not position.entry.touched

    async def leave_for(self, cell: CountCell | None) -> bool:
        """Enter what is typed, and open that cell instead (None: no cell). Return False if the typed value is refused:
        if it cannot be right, the cell stays open; if the server refuses it, the cell is opened again with what was
        typed."""
        entry = self.position.entry
        if entry is not None and not self._fits(entry):
            return False
        # Open the next cell first: the digits that follow must not wait for the disk.
        self.open(cell)
        return entry is None or await self._send_entry(entry)

    async def show(self, *, row: str | None = None, seat: str | None = None, by_player: bool | None = None) -> None:
        """Show another row or player, or switch between rows and players; then open the first cell there that is still
        to be entered. What is typed is entered first; if it is invalid, all stays as it is."""
        entry = self.position.entry
        if entry is not None and not self._fits(entry):
            return
        at = {"row": row, "seat": seat, "by_player": by_player}
        self.set_position(entry=None, **{name: value for name, value in at.items() if value is not None})
        if row is not None or seat is not None:
            done = entry.cell if entry is not None and entry.value is not None else None
            self._open_first(row, seat, done)
        if entry is not None:
            await self._send_entry(entry)

    def _open_first(self, row: str | None, seat: str | None, done: CountCell | None) -> None:
        """Open the first cell of that row or player that is still to be entered and that nobody else is entering.
        ``done``: a cell just entered."""
        now = self.now
        for cell in now.order:
            here = cell.row == row if row is not None else cell.seat == seat
            if (
                here
                and cell != done
                and now.may_enter(cell.seat)
                and now.is_to_enter(cell)
                and not now.is_entered_elsewhere(cell)
            ):
                self.open(cell)
                return

    async def press(self, key: str) -> None:
        """Handle a key of the keypad ("ok", "close", "sign", "zero", "back", "more", "sum", or a digit); nothing while
        no cell is open."""
        entry = self.position.entry
        if entry is None:
            return
        match key:
            case "ok":
                await self.confirm()
            case "close":
                await self.leave_for(None)
            case "sign":
                self.set_position(entry=keypad_entry.with_sign(entry))
            case "zero":
                self.set_position(entry=keypad_entry.with_zero(entry))
                await self.confirm()
            case "back":
                self.set_position(entry=keypad_entry.delete_last(entry))
            case "more":
                self.set_position(
                    entry=keypad_entry.with_next_part(entry), each=self.position.each | {entry.cell.field}
                )
            case "sum":
                await self._switch_notation(entry)
            case _:
                longer = keypad_entry.with_digit(entry, key)
                if longer is entry:
                    self.device.refuse(say("count-number-long", digits=keypad_entry.MOST_DIGITS))
                else:
                    self.set_position(entry=longer)

    async def _switch_notation(self, entry: KeypadEntry) -> None:
        """Switch the entry between one by one and sum or, for articles, between by tile and sum; the next cells are
        counted in the same way."""
        each, name = self.position.each, entry.cell.field
        if keypad_entry.row_of(name) == "articles":
            by_tile = name not in keypad_entry.TILES
            self.set_position(each=each | {"articles"} if by_tile else each - {"articles"})
            cell = CountCell(entry.cell.seat, keypad_entry.TILES[0] if by_tile else "articles")
            turned = replace(keypad_entry.open_cell(cell, self.now.value(cell)), over=self.now.replaced_value(cell))
            self.set_position(entry=turned, row=cell.row, seat=cell.seat)
            return
        turned = keypad_entry.switch_sum(entry)
        self.set_position(entry=turned, each=each | {name} if turned.listing else each - {name})

    async def confirm(self) -> None:
        """Enter what is typed and open the next cell; an invalid number stays, with a message. If the day was counted
        already, enter it and go back to the sheet instead."""
        entry = self.position.entry
        if entry is None:
            return
        corrected = self.now.day.counted
        following = None if corrected else self.now.find_next_cell(entry.cell)
        if corrected and entry.touched and self._fits(entry):
            go(self.device, "sheet")
        await self.leave_for(following)

    def _fits(self, entry: KeypadEntry) -> bool:
        """Tell whether the entry may be sent. If not, show why: the number is invalid, or somebody has entered another
        one meanwhile, which the entry then shows as the one to replace."""
        if not entry.touched:
            return True
        name = self.device.state.seat(entry.cell.seat).name
        what = say("count-field", field=_find_catalogue_name(entry.cell.field))
        standing, value = self.now.replaced_value(entry.cell), self.now.value(entry.cell)
        if standing is not None and standing != entry.known and value != entry.value:
            # Somebody has entered another value meanwhile: show it instead of overwriting it.
            if self.now.is_hidden(entry.cell):
                self.set_position(entry=None)
                self.device.refuse(say("refused-count-meanwhile", name=name, what=what))
                return False
            self.set_position(entry=replace(entry, seen=value, over=standing))
            self.device.refuse(say("count-meanwhile", name=name, what=what, value=_make_param(standing)))
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

    async def _send_entry(self, entry: KeypadEntry) -> bool:
        """Send the entry if a key was pressed. If it is refused, open the cell again with what was typed, unless
        something is typed in another by then, and return False."""
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
        open_ = self.position.entry
        if open_ is None or not open_.touched:
            self.set_position(entry=entry, row=entry.cell.row, seat=entry.cell.seat)
        return False

    async def answer(self, cell: CountCell, value: bool) -> None:
        """Enter yes or no; the same answer given again takes it back. A cell that this device may not enter or see is
        refused."""
        if not self.now.may_enter(cell.seat) or self.now.is_hidden(cell):
            await self.open_tapped(cell)
            return
        standing = self.now.value(cell)
        given = None if standing == value else value
        await self.device.send(EnterCount(day=self.name, seat=cell.seat, field=cell.field, value=given))

    async def finish(self) -> None:
        """Enter what is typed, and finish the count of the day; while counts are missing, refuse with a message that
        says whose and which."""
        if not await self.leave_for(None):
            return
        if self.now.missing:
            self.device.refuse(self.now.missing_message)
            return
        await send_event(self.device, CountingDone(day=self.name))


def _find_catalogue_name(field_name: str) -> str:
    """Return the name of the field in the catalogue of messages."""
    name, _, part = field_name.partition(".")
    return "bonus" if name == "bonus" else part or name


def _make_param(value: Any) -> Any:
    return value if isinstance(value, int) else tuple(value)
