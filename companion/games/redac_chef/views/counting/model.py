"""Computes how the counts of one day look from one device: who has entered what, which cell is open, and the order from
cell to cell. The result is cached per state, however many cells ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final
from weakref import WeakKeyDictionary

from companion.games.redac_chef.scoring.counts import Counts, set_count
from companion.games.redac_chef.state import keypad_entry
from companion.games.redac_chef.state.keypad_entry import CountCell, KeypadEntry
from companion.games.redac_chef.state.live_scoring import score_day
from companion.games.redac_chef.state.play import Day, Play, put
from companion.games.redac_chef.state.scorecard import Scorecard
from companion.games.redac_chef.views import queries
from companion.kit.figure import Figure
from companion.table.message import Message, Refused, say
from companion.table.state import TableState
from companion.ui.device import Device

#: After this time (ms) without a key, somebody no longer counts as typing.
_TYPING_MS: Final = 120_000
#: How often (ms) to check whether somebody is still typing.
_LOOK_MS: Final = 10_000
#: Shown instead of a count that others must not see yet.
HIDDEN: Final = "•••"


@dataclass(frozen=True, slots=True)
class CountingPosition:
    """Position of one device in counting, which the other devices see, too.

    Attributes:
        by_player: whether it counts player by player; None: as is usual for it.
        row, seat: the row and the player that it looks at.
        entry: the open cell, with what is typed into it.
        each: the fields that it counts one by one (photos, ads) or by tile (articles).
        checked: whether the check of the pages is folded away here (True) or opened again (False); None: as on the
        others.
    """

    day: str = ""
    by_player: bool | None = None
    row: str = ""
    seat: str = ""
    entry: KeypadEntry | None = None
    each: frozenset[str] = field(default_factory=frozenset)
    checked: bool | None = None
    at: int = 0


class CountingModel:
    """Counts of one day as one device sees them, at one state of the table and of what is being typed: what it may
    enter and see, and the way from cell to cell. Read it by ``read_counting``, which makes it once for each state."""

    def __init__(self, device: Device, day: str) -> None:
        self.device_id = device.actor.device
        self.is_host = device.is_host
        self.may_lead = device.may_lead
        self.is_lead = device.is_lead
        self.state: TableState = device.state
        self.name = day
        self.card: Scorecard = queries.get_scorecard(device)
        self.facts: Any = device.view.log.game.facts if device.view is not None else None  # type: ignore[attr-defined]
        self._now = device.hub.clock.now()
        self._kept = queries.get_typing_states(device).get(self.state.id, self.device_id)
        self._others = queries.get_typing_states(device).others(self.state.id, self.device_id)
        self._here = device.hub.attendance.present

    @cached_property
    def day(self) -> Day:
        """Return the day as it stands; today if the table has not reached it."""
        play: Play = self.state.play
        day = play.day(self.name)
        return day if day is not None else play.today

    @cached_property
    def position(self) -> CountingPosition:
        """Return this device's position in counting; on a day not begun here, an empty one that counts the same way (by
        row or player, one by one) as before."""
        position = self._kept if isinstance(self._kept, CountingPosition) else CountingPosition()
        if position.day != self.name:
            position = CountingPosition(day=self.name, by_player=position.by_player, each=position.each)
        if position.entry is not None and position.entry.cell.seat not in self.day.seats:
            position = replace(position, entry=None)
        return position

    @cached_property
    def checked(self) -> bool:
        """Tell whether the check of the pages is folded away: somebody has finished it here or on another device, or a
        count is entered."""
        if self.position.checked is not None:
            return self.position.checked
        others = any(
            isinstance(position, CountingPosition) and position.day == self.name and position.checked
            for _, position in self._others
        )
        return others or any(self.counts(seat) != Counts() for seat in self.day.seats)

    @cached_property
    def mine(self) -> tuple[str, ...]:
        """Return the seats of this device that play this day."""
        own = {seat.id for seat in self.state.seats if self.device_id in seat.devices}
        return tuple(seat for seat in self.day.seats if seat in own)

    def may_enter(self, seat: str) -> bool:
        """Tell whether this device may enter counts for that player."""
        return self.may_lead or seat in self.mine

    @cached_property
    def by_player(self) -> bool:
        """Tell whether this device counts player by player instead of row by row: as its reader chose; before any
        choice, a phone begins with its own page, the host with the rows."""
        chosen = self.position.by_player
        return bool(self.mine) and not self.is_host and not self.one_counts if chosen is None else chosen

    @property
    def one_counts(self) -> bool:
        """Tell whether one device counts for all players."""
        play: Play = self.state.play
        return play.settings.who_counts == "one"

    @cached_property
    def seat(self) -> str:
        """Return the player whose counts this device looks at."""
        position = self.position
        if position.entry is not None:
            return position.entry.cell.seat
        return position.seat if position.seat in self.day.seats else next(iter((*self.mine, *self.day.seats)), "")

    @cached_property
    def row(self) -> str:
        """Return the row that this device looks at: the row of the open cell; else the chosen row; else the first row
        with a missing count."""
        position = self.position
        if position.entry is not None:
            return position.entry.cell.row
        if position.row in self.rows:
            return position.row
        wanted = {keypad_entry.row_of(name) for names in self.missing.values() for name in names}
        return next((row for row in self.rows if row in wanted), self.rows[0] if self.rows else "")

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """Return the rows to count, in the order of the pad."""
        return tuple(dict.fromkeys(keypad_entry.row_of(name) for seat in self.day.seats for name in self._fields[seat]))

    def counts(self, seat: str) -> Counts:
        """Return what is entered for that player."""
        return self.day.counts(seat)

    def value(self, cell: CountCell) -> Any:
        """Return what is entered in that cell; None: nothing."""
        return keypad_entry.read_value(self.counts(cell.seat), cell.field)

    def replaced_value(self, cell: CountCell) -> Any:
        """Return what an entry in that cell would replace (``find_replaced_value``); None: nothing."""
        return keypad_entry.find_replaced_value(self.counts(cell.seat), cell.field)

    @cached_property
    def _fields(self) -> dict[str, tuple[str, ...]]:
        """Return the fields to count by player, with articles as this device prefers them."""
        play: Play = self.state.play
        by_tile = "articles" in self.position.each
        return {
            seat: keypad_entry.list_fields(self.card.rules, play.character(seat), self.counts(seat), by_tile)
            for seat in self.day.seats
        }

    def fields(self, seat: str, row: str | None = None) -> tuple[str, ...]:
        """Return the fields to count for that player, in that row or in all."""
        every = self._fields.get(seat, ())
        return every if row is None else tuple(name for name in every if keypad_entry.row_of(name) == row)

    @cached_property
    def missing(self) -> dict[str, tuple[str, ...]]:
        """Return, by player, the fields that are not entered yet."""
        return self.card.missing(self.name)

    @cached_property
    def missing_rows(self) -> frozenset[str]:
        """Return the rows in which somebody's count is missing."""
        return frozenset(keypad_entry.row_of(name) for names in self.missing.values() for name in names)

    @cached_property
    def hidden_rows(self) -> frozenset[str]:
        """Return the rows whose counts and points are hidden from other players, because somebody is still counting
        them; empty unless the settings say that counts are hidden."""
        play: Play = self.state.play
        return self.missing_rows if play.settings.hide_counts and not self.day.counted else frozenset()

    def is_hidden(self, cell: CountCell) -> bool:
        """Tell whether the cell's count is entered but hidden on this device. The counts of a seat that no device holds
        are shown to the devices that lead."""
        if cell.row not in self.hidden_rows or self.replaced_value(cell) is None:
            return False
        seat = self.state.seat(cell.seat)
        return self.device_id not in seat.devices and not (self.is_lead and not seat.devices)

    def read_shown(self, cell: CountCell) -> Any:
        """Return what this device shows in that cell: its value, or ``HIDDEN``."""
        return HIDDEN if self.is_hidden(cell) else self.value(cell)

    def is_to_enter(self, cell: CountCell) -> bool:
        """Tell whether that cell is still to be entered."""
        return keypad_entry.is_still_open(self.counts(cell.seat), self.missing.get(cell.seat, ()), cell.field)

    @cached_property
    def missing_message(self) -> Message:
        """Return a sentence with who has not entered what."""
        lines = tuple(
            say("count-missing-of", name=self.state.seat(seat).name, what=self._describe_missing(seat, names))
            for seat, names in self.missing.items()
        )
        return say("count-missing", who=lines)

    def _describe_missing(self, seat: str, names: tuple[str, ...]) -> tuple[Message, ...]:
        """Return the missing fields in words: the name of a row if all its fields are missing, "everything" if the
        whole page is."""
        rows: dict[str, list[str]] = {}
        for name in self.fields(seat):
            rows.setdefault(keypad_entry.row_of(name), []).append(name.partition(".")[0])
        if len(names) == len({name for row in rows.values() for name in row}):
            return (say("count-everything"),)
        whole = [row for row, fields in rows.items() if set(fields) <= set(names)]
        names_shown = dict.fromkeys(
            keypad_entry.row_of(name) if keypad_entry.row_of(name) in whole else name for name in names
        )
        return tuple(say("count-field", field=name) for name in names_shown)

    def _is_typing(self, device: str, position: Any) -> bool:
        """Tell whether somebody is typing on that device now: a key was pressed not long ago, and a page of it is open
        (else its cell would stay blocked)."""
        if not isinstance(position, CountingPosition) or position.day != self.name or position.entry is None:
            return False
        return device in self._here and self._now - position.at <= _TYPING_MS

    @cached_property
    def _other_entries(self) -> tuple[tuple[KeypadEntry, bool], ...]:
        """Return the entries open on other devices, each with whether that device holds the seat."""
        entries = []
        for device, position in self._others:
            if not self._is_typing(device, position):
                continue
            seat = position.entry.cell.seat
            entries.append((position.entry, any(s.id == seat and device in s.devices for s in self.state.seats)))
        return tuple(entries)

    @cached_property
    def _writers(self) -> dict[CountCell, tuple[str, ...]]:
        """Return, by cell, a seat of each other device that has the cell open ("": it holds no seat)."""
        writers: dict[CountCell, tuple[str, ...]] = {}
        for device, position in self._others:
            if self._is_typing(device, position):
                seats = tuple(seat.id for seat in self.state.seats if device in seat.devices) or ("",)
                writers[position.entry.cell] = (*writers.get(position.entry.cell, ()), seats[0])
        return writers

    def list_writers(self, cell: CountCell) -> tuple[str, ...]:
        """Return a seat of each other device that has that cell open ("": it holds no seat)."""
        return self._writers.get(cell, ())

    def is_entered_elsewhere(self, cell: CountCell) -> bool:
        """Tell whether that cell is being entered on another device: the player's own device has any of their counts
        open, or any device has typed into this cell."""
        return any(
            entry.cell.seat == cell.seat if own else entry.cell == cell and entry.touched
            for entry, own in self._other_entries
        )

    def figure(self, seat: str, row: str) -> Figure | None:
        """Return the points of that row as if what is being typed there were entered; None if the row is hidden, or the
        player has none."""
        if row in self.hidden_rows:
            return None
        standing = self.card.sheet.figure(row, seat, self.name)
        entry = self.position.entry
        if entry is None or entry.cell.seat != seat or entry.cell.row != row or not entry.touched:
            return standing
        try:
            counts = set_count(self.counts(seat), entry.cell.field, for_file(entry.value))
        except Refused:
            return standing
        typed = replace(self.state, play=self.state.play.with_day(self.name, sheets=put(self.day.sheets, seat, counts)))
        return score_day(typed, typed.play.day(self.name), self.facts)[seat].get(row)

    # --- the way ----------------------------------------------------------------------------------------------------

    @cached_property
    def order(self) -> tuple[CountCell, ...]:
        """Return all cells that the keypad fills, in the order in which OK goes through them on this device."""
        return tuple(self._list_cells())

    def _list_cells(self) -> Iterator[CountCell]:
        """Yield the cells that the keypad steps through, in order (player by player or row by row). Yes/no fields are
        skipped; a player's phone gets only its own seats."""
        if self.by_player:
            # A player's phone steps only through its own seats; other devices count the other seats.
            on_own = self.seat in self.mine and not self.is_host
            for seat in self.mine if on_own else self.day.seats if self.is_host else (self.seat,):
                yield from (CountCell(seat, name) for name in self.fields(seat) if name not in keypad_entry.YES_NO)
            return
        for row in self.rows:
            for seat in self.day.seats:
                yield from (CountCell(seat, name) for name in self.fields(seat, row) if name not in keypad_entry.YES_NO)

    def find_next_cell(self, after: CountCell | None) -> CountCell | None:
        """Return the cell that OK opens next: still to be entered, allowed on this device, and not being entered on
        another. ``after``: the cell that is left; None if none is open. None if there is no such cell, or if one other
        device counts for all."""

        def wanted(cell: CountCell) -> bool:
            """Tell whether OK may open that cell."""
            return self.may_enter(cell.seat) and self.is_to_enter(cell) and not self.is_entered_elsewhere(cell)

        order = self.order
        if after is None and self.one_counts and not self.is_lead:
            return None  # somebody else counts; a tap on a cell enters here all the same
        if after is None:
            # Start at the row or player that this device shows.
            start = next((at for at, cell in enumerate(order) if self._is_in_sight(cell)), 0)
            order = (*order[start:], *order[:start])
        elif after not in order and after.field.startswith("bonus."):
            # A bonus is not among the cells in order: go on with the cells of its row.
            beside = [cell for cell in order if cell.seat == after.seat and cell.row == after.row]
            waiting = next((cell for cell in beside if wanted(cell)), None)
            if waiting is not None:
                return waiting
            after = beside[-1] if beside else None
        return keypad_entry.next_cell(order, after, wanted)

    def _is_in_sight(self, cell: CountCell) -> bool:
        return cell.seat == self.seat if self.by_player else cell.row == self.row


_Key = tuple[Any, ...]
_last: WeakKeyDictionary[Device, tuple[_Key, CountingModel]] = WeakKeyDictionary()


def read_counting(device: Device, day: str) -> CountingModel:
    """Return the counts of that day as that device sees them now; computed once for each state."""
    state, typing_states = device.state, queries.get_typing_states(device)
    key = (
        day,
        id(state.play),
        id(state.seats),
        typing_states.version,
        device.is_host,
        device.may_lead,
        device.hub.attendance.present,
        device.hub.clock.now() // _LOOK_MS,
    )
    cached = _last.get(device)
    # The cached model keeps these objects alive, so that their ids in the key cannot be reused.
    if cached is not None and cached[0] == key and cached[1].state.play is state.play:
        return cached[1]
    model = CountingModel(device, day)
    _last[device] = (key, model)
    return model


def for_file(value: Any) -> Any:
    """Return a count as the file holds it: a list instead of a tuple."""
    return list(value) if isinstance(value, tuple) else value
