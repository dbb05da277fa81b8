"""Keeps which seats are ready for the next round. This is not part of the score, so it is in no journal."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from companion.table.message import Message, say
from companion.table.state import TableState

#: The most tables whose ticks are kept; the least recently used is dropped first.
_MOST_TABLES: Final = 50


class ReadyTicks:
    """Keeps which seats of a table have said that they are ready for its next round. The app's pages and the pocket
    pages share it."""

    def __init__(self) -> None:
        self._ticks: OrderedDict[str, tuple[str, frozenset[str]]] = OrderedDict()

    def list_ready(self, table: str, round_: str) -> frozenset[str]:
        """Return the seats of the table that are ready for that round."""
        ticked_round, seats = self._ticks.get(table, ("", frozenset()))
        return seats if ticked_round == round_ else frozenset()

    def describe(self, table: TableState, round_: str, shorten: Callable[[str], str] = str) -> Message | None:
        """Return the message that says which seats are ready, and on how many devices all seats are. Devices of the
        host's seats are not counted; None if there are no others. ``shorten``: makes a name fit."""
        ready = self.list_ready(table.id, round_)
        names = tuple(shorten(seat.name) for seat in table.playing if seat.id in ready)
        seats_by_device: dict[str, set[str]] = {}
        for seat in table.playing:
            for device in seat.devices if table.host not in seat.devices else ():
                seats_by_device.setdefault(device, set()).add(seat.id)
        if not seats_by_device:
            return None
        ready_devices = sum(seats <= ready for seats in seats_by_device.values())
        return say("ready-who", names=names, count=len(names), ready=ready_devices, of=len(seats_by_device))

    def set_ready(self, table: str, round_: str, seats: Iterable[str], on: bool) -> None:
        """Mark these seats as ready (``on``) for that round, or as not ready; marks for an earlier round of the table
        are dropped."""
        before = self.list_ready(table, round_)
        self._ticks[table] = round_, before | set(seats) if on else before - set(seats)
        self._ticks.move_to_end(table)
        while len(self._ticks) > _MOST_TABLES:
            self._ticks.popitem(last=False)
