"""What a device does to the counts of one day: the open cell, its keys, and the way from cell to cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.games.redac_chef import entry as typing
from companion.games.redac_chef.counts import Counts, set_count
from companion.games.redac_chef.entry import Cell, Entry
from companion.games.redac_chef.intents import EnterCount, FinishCounting
from companion.games.redac_chef.play import Day, Play, put, with_day
from companion.games.redac_chef.scoring import Figure
from companion.games.redac_chef.tally import score_day
from companion.games.redac_chef.views import desk
from companion.table.message import Message, Refused, say
from companion.ui.device import Device

#: Somebody who has not pressed a key for so long (ms) is not typing any more.
_TYPING_MS: Final = 120_000


@dataclass(frozen=True, slots=True)
class Pad:
    """Where a device is in counting. ``row`` and ``seat``: what it looks at; ``entry``: the open cell; ``each``: what
    it counts one by one (photos, ads) or by tile (articles); ``checked``: the check of the pages is folded away."""

    day: str = ""
    by_player: bool | None = None
    row: str = ""
    seat: str = ""
    entry: Entry | None = None
    each: frozenset[str] = field(default_factory=frozenset)
    checked: bool = False
    at: int = 0


class Counting:
    """The counts of one day on one device."""

    def __init__(self, device: Device, day: str) -> None:
        self.device = device
        self.name = day

    # --- reading ----------------------------------------------------------------------------------------------------

    @property
    def day(self) -> Day:
        """The day as it stands."""
        play: Play = self.device.state.play
        day = play.day(self.name)
        return day if day is not None else play.today

    @property
    def pad(self) -> Pad:
        """Where this device is; at the beginning of a day nowhere, but it counts as it did the day before."""
        kept = desk.pads(self.device).get(self.device.state.id, self.device.actor.device)
        pad = kept if isinstance(kept, Pad) else Pad()
        if pad.day != self.name:
            pad = Pad(day=self.name, by_player=pad.by_player, each=pad.each)
        if pad.entry is not None and pad.entry.cell.seat not in self.day.seats:
            pad = replace(pad, entry=None)
        return pad

    @property
    def mine(self) -> tuple[str, ...]:
        """The seats of this device that play this day."""
        return tuple(seat.id for seat in self.device.seats if seat.id in self.day.seats)

    @property
    def by_player(self) -> bool:
        """Whether this device goes player by player; a phone begins with its own page, the scorekeeper goes by row."""
        chosen = self.pad.by_player
        return bool(self.mine) and not self.device.is_host if chosen is None else chosen

    @property
    def seat(self) -> str:
        """The player that is looked at."""
        pad = self.pad
        if pad.entry is not None:
            return pad.entry.cell.seat
        return pad.seat if pad.seat in self.day.seats else next(iter((*self.mine, *self.day.seats)), "")

    @property
    def row(self) -> str:
        """The row that is looked at."""
        pad = self.pad
        if pad.entry is not None:
            return pad.entry.cell.row
        if pad.row in self.rows:
            return pad.row
        missing = desk.scores(self.device).missing(self.name)
        wanted = {typing.row_of(name) for names in missing.values() for name in names}
        return next((row for row in self.rows if row in wanted), self.rows[0] if self.rows else "")

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows to count, in the order of the pad."""
        return tuple(dict.fromkeys(typing.row_of(name) for seat in self.day.seats for name in self.fields(seat)))

    def counts(self, seat: str) -> Counts:
        """What is entered of that page."""
        return self.day.counts(seat)

    def fields(self, seat: str, row: str | None = None) -> tuple[str, ...]:
        """What to count on that page, in that row or in all."""
        play: Play = self.device.state.play
        rules = desk.scores(self.device).rules
        found = typing.fields_of(rules, play.character(seat), self.counts(seat), "articles" in self.pad.each)
        return tuple(name for name in found if row in (None, typing.row_of(name)))

    def missing(self, row: str | None = None) -> dict[str, tuple[str, ...]]:
        """Who has not entered what, in that row or in all."""
        every = desk.scores(self.device).missing(self.name)
        found = {
            seat: tuple(name for name in names if row in (None, typing.row_of(name))) for seat, names in every.items()
        }
        return {seat: names for seat, names in found.items() if names}

    def missing_said(self) -> Message:
        """Who has not entered what, as a sentence."""
        lines = []
        for seat, names in self.missing().items():
            every = tuple(name.partition(".")[0] for name in self.fields(seat))
            what: tuple[Any, ...] = tuple(say("count-field", field=name) for name in names)
            if len(names) >= len(set(every)):
                what = (say("count-everything"),)
            lines.append(say("count-missing-of", name=self.device.state.seat(seat).name, what=what))
        return say("count-missing", who=tuple(lines))

    def elsewhere(self, cell: Cell) -> bool:
        """Whether somebody is about to enter it on another device."""
        state = self.device.state
        now = self.device.hub.clock.now()
        for device, pad in desk.pads(self.device).others(state.id, self.device.actor.device):
            if not isinstance(pad, Pad) or pad.day != self.name or pad.entry is None or now - pad.at > _TYPING_MS:
                continue
            theirs = any(seat.id == cell.seat and device in seat.devices for seat in state.seats)
            own_page = theirs and pad.entry.cell.seat == cell.seat
            if own_page or (pad.entry.cell == cell and pad.entry.touched):
                return True
        return False

    def figure(self, seat: str, row: str) -> Figure | None:
        """The points of that cell, with what is being typed there taken for entered."""
        entry = self.pad.entry
        if entry is None or entry.cell.seat != seat or entry.cell.row != row or not entry.touched:
            return desk.scores(self.device).figure(row, seat, self.name)
        try:
            counts = set_count(self.counts(seat), entry.cell.field, _file_value(entry.value))
        except Refused:
            return desk.scores(self.device).figure(row, seat, self.name)
        state, day = self.device.state, self.day
        typed = with_day(state, self.name, sheets=put(day.sheets, seat, counts))
        played = typed.play.day(self.name)
        game: Any = self.device.view.log.game if self.device.view is not None else None
        return score_day(typed, played, game.facts)[seat].get(row)  # type: ignore[arg-type]

    # --- the way ----------------------------------------------------------------------------------------------------

    def order(self) -> tuple[Cell, ...]:
        """All cells that the keypad fills, in the order in which this device goes through them."""
        return tuple(self._order())

    def _order(self) -> Iterator[Cell]:
        seats = self.day.seats
        if self.by_player:
            # A phone goes on with its other seats and then stops: the rest is for others to count.
            mine = self.mine
            on_own = self.seat in mine and not self.device.is_host
            for seat in mine if on_own else seats if self.device.is_host else (self.seat,):
                for name in self.fields(seat):
                    if name not in typing.YES_NO:
                        yield Cell(seat, name)
            return
        for row in self.rows:
            for seat in seats:
                for name in self.fields(seat, row):
                    if name not in typing.YES_NO:
                        yield Cell(seat, name)

    def following(self, after: Cell | None) -> Cell | None:
        """The next cell that waits for a number and that nobody else is entering."""
        missing = self.missing()

        def wanted(cell: Cell) -> bool:
            waits = typing.still_open(self.counts(cell.seat), missing.get(cell.seat, ()), cell.field)
            return waits and not self.elsewhere(cell)

        order = self.order()
        if after is None:
            # From where this device looks.
            start = next((at for at, cell in enumerate(order) if self._in_sight(cell)), 0)
            order = (*order[start:], *order[:start])
        elif after not in order and after.field.startswith("bonus."):
            # A bonus stands beside its row: from there it goes on where the row left off.
            beside = [cell for cell in order if cell.seat == after.seat and cell.row == after.row]
            after = beside[-1] if beside else None
            if after is not None and wanted(after):
                return after
        return typing.next_cell(order, after, wanted)

    def _in_sight(self, cell: Cell) -> bool:
        return cell.seat == self.seat if self.by_player else cell.row == self.row

    # --- doing ------------------------------------------------------------------------------------------------------

    def keep(self, **changes: Any) -> None:
        """Change where this device is."""
        pad = replace(self.pad, **changes, at=self.device.hub.clock.now())
        desk.pads(self.device).put(self.device.state.id, self.device.actor.device, pad)

    def open(self, cell: Cell | None) -> None:
        """Open a cell, or none; what was typed into another is lost (see ``leave``)."""
        if cell is None:
            self.keep(entry=None)
            return
        value = typing.value_at(self.counts(cell.seat), cell.field)
        listing = cell.field in self.pad.each
        # Whoever counts has checked the pages, or knows how.
        self.keep(entry=typing.opened(cell, value, listing), row=cell.row, seat=cell.seat, checked=True)

    async def touch(self, cell: Cell) -> None:
        """A tap on a cell: it opens; on the open one: it closes, and what is typed is entered."""
        open_ = self.pad.entry
        await self.leave_for(None if open_ is not None and open_.cell == cell else cell)

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
        missing = self.missing()
        for cell in self.order():
            here = cell.row == row if row is not None else cell.seat == seat
            waits = typing.still_open(self.counts(cell.seat), missing.get(cell.seat, ()), cell.field)
            if here and waits and cell != done and not self.elsewhere(cell):
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
            case "sign":
                self.keep(entry=typing.with_sign(entry))
            case "back":
                self.keep(entry=typing.with_back(entry))
            case "more":
                self.keep(entry=typing.with_next_part(entry), each=self.pad.each | {entry.cell.field})
            case "sum":
                await self._turned(entry)
            case _:
                longer = typing.with_digit(entry, key)
                if longer is entry:
                    self.device.tell(say("count-number-long", digits=typing.MOST_DIGITS))
                else:
                    self.keep(entry=longer)

    async def _turned(self, entry: Entry) -> None:
        """One by one, or as a sum; articles by tile, or as a sum."""
        each, name = self.pad.each, entry.cell.field
        if typing.row_of(name) == "articles":
            by_tile = name not in typing.TILES
            self.keep(each=each | {"articles"} if by_tile else each - {"articles"})
            cell = Cell(entry.cell.seat, typing.TILES[0] if by_tile else "articles")
            value = typing.value_at(self.counts(cell.seat), cell.field)
            self.keep(entry=typing.opened(cell, value), row=cell.row, seat=cell.seat)
            return
        turned = typing.with_sum(entry)
        self.keep(entry=turned, each=each | {name} if turned.listing else each - {name})

    async def ok(self) -> None:
        """Enter what is typed and go on; a number that will not do stays where it is, with a sentence."""
        entry = self.pad.entry
        if entry is None:
            return
        corrected = self.day.counted
        following = None if corrected else self.following(entry.cell)
        if await self.leave_for(following) and corrected and entry.touched:
            desk.go(self.device, "sheet")

    def _fits(self, entry: Entry) -> bool:
        """Whether it may be entered; what is wrong is said."""
        if not entry.touched:
            return True
        name = self.device.state.seat(entry.cell.seat).name
        what = say("count-field", field=_named(entry.cell.field))
        standing = typing.value_at(self.counts(entry.cell.seat), entry.cell.field)
        if standing != entry.seen and standing != entry.value and standing is not None:
            # Somebody entered it meanwhile: nobody is overwritten unawares.
            self.keep(entry=replace(entry, seen=standing, parts=entry.parts))
            self.device.tell(say("count-meanwhile", name=name, what=what, value=_said(standing)))
            return False
        try:
            set_count(self.counts(entry.cell.seat), entry.cell.field, _file_value(entry.value))
        except Refused as refused:
            numbers = entry.value if isinstance(entry.value, tuple) else (entry.value,)
            negative = any(isinstance(number, int) and number < 0 for number in numbers)
            text = "count-not-negative" if negative else "count-not-possible"
            self.device.tell(say(text, name=name, what=what, why=refused.message))
            return False
        return True

    async def _sent(self, entry: Entry) -> bool:
        if not entry.touched:
            return True
        intent = EnterCount(day=self.name, seat=entry.cell.seat, field=entry.cell.field, value=_file_value(entry.value))
        if await self.device.send(intent) is not None:
            return True
        open_ = self.pad.entry
        if open_ is None or not open_.touched:
            self.keep(entry=entry, row=entry.cell.row, seat=entry.cell.seat)
        return False

    async def answer(self, cell: Cell, value: bool) -> None:
        """Yes or no, or taken back when it is said again."""
        standing = typing.value_at(self.counts(cell.seat), cell.field)
        given = None if standing == value else value
        await self.device.send(EnterCount(day=self.name, seat=cell.seat, field=cell.field, value=given))

    async def done(self) -> None:
        """The day is counted; while something is missing, it is said whose and what."""
        if not await self.leave_for(None):
            return
        if self.missing():
            self.device.tell(self.missing_said())
            return
        await self.device.send(FinishCounting(day=self.name))


def _file_value(value: Any) -> Any:
    """What the file holds: lists instead of tuples."""
    return list(value) if isinstance(value, tuple) else value


def _named(field_name: str) -> str:
    """The name of a count in the catalogue."""
    name, _, part = field_name.partition(".")
    return "bonus" if name == "bonus" else part or name


def _said(value: Any) -> Any:
    return value if isinstance(value, int) else tuple(value)
