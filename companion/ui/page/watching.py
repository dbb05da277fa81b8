"""Watches one table from a page: receives its views, follows the browser's address, and sends the page's scripts their
state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs, urlsplit

import flet as ft

from companion.hub.hub import Hub
from companion.hub.presence import Attendance, OpenPage
from companion.hub.table import LiveTable, is_clock_running
from companion.hub.view import View
from companion.table.game import Actor
from companion.table.log import Log
from companion.table.message import Message, say
from companion.table.seats import Seat
from companion.table.state import TableState
from companion.table.timer import Status
from companion.ui.page.messages import Messages
from companion.ui.page.observable import TimeReads
from companion.ui.prefs import VOLUMES
from companion.ui.rulebook_position import HelpPage, RulebookPosition
from companion.ui.services import Services

#: A table without an event for this long (ms) no longer keeps screens on.
_ABANDONED_MS: Final = 45 * 60_000
#: The most corrected figures that one message tells.
_MOST_NEWS: Final = 6
#: Routes of pages for reading, by their first part; at a table, by their last.
_READ: Final = frozenset({"rules", "history", "players"})
_READ_AT_TABLE: Final = frozenset({"sheet", "log"})


class ShownView:
    """View as its page reads it. A read that depends on the time alone is recorded, so that all other parts of a screen
    need not be compared at every tick."""

    __slots__ = ("_reads", "_view")

    def __init__(self, view: View, reads: TimeReads) -> None:
        self._view, self._reads = view, reads

    @property
    def now(self) -> int:
        """Return the instant of the view (ms of the table's timeline). It depends on the time."""
        self._reads.touched = True
        return self._view.now

    @property
    def complete(self) -> int:
        """Return the instant (ms) up to which every accepted entry is in the log. It depends on the time."""
        self._reads.touched = True
        return self._view.complete

    @property
    def log(self) -> Log:
        """Return the log of the table."""
        return self._view.log

    @property
    def table(self) -> TableState:
        """Return the state of the table."""
        return self._view.table

    @property
    def unsaved(self) -> Message | None:
        """Return why the disk refuses writes; None if all is saved."""
        return self._view.unsaved

    @property
    def rest(self) -> int:
        """Return how many entries that follow a damaged place of the journal wait for the table to decide about
        them."""
        return self._view.rest


class WatchingPage(Messages):
    """Page that watches one table at a time: it takes the table's views, moves with the browser's address, and keeps
    the page's scripts and the hub's attendance up to date."""

    def __init__(self, page: ft.Page, services: Services) -> None:
        super().__init__(page, services)
        self.actor = Actor("")
        self.route = page.route or "/"
        #: This page in the hub's attendance; None until its device is recognised.
        self.present: OpenPage | None = None
        self.table: LiveTable | None = None
        self._view: View | None = None
        self._shown: ShownView | None = None
        self._clock_status = Status.IDLE
        #: The state that was last sent to the page's scripts, so that only changes are sent.
        self._page_state: tuple[object, ...] = ()
        #: The stack of help pages open over the screen, the top one last; and the position in the rules reader.
        self.opened: tuple[HelpPage, ...] = ()
        self.reader = RulebookPosition()
        #: Incremented to draw the screen of the same route again.
        self.redraws = 0
        #: At the shared timer: whether this page rings for it, and whether it keeps its screen on.
        self.at_clock = (False, False)
        #: Whether this page shows a button that others press, too, although no clock runs.
        self._pressing = False
        self._stop_watching: Callable[[], None] | None = None
        #: Pairs of views (before and after a change) that were not searched yet for corrections by other devices.
        self._unread: list[tuple[View, View]] = []

    @property
    def view(self) -> ShownView | None:
        """Return the last broadcast view of the watched table. Only its instants depend on the time."""
        return self._shown

    @property
    def clock_status(self) -> Status:
        """Return the status of the watched table's clock in the last view. A view that changes it counts as a change of
        the page, so a read of it does not depend on the time."""
        return self._clock_status

    @property
    def hub(self) -> Hub:
        """Return the hub of all tables. A read of it is recorded as a read of the time."""
        self.time_reads.touched = True
        return self._hub

    @property
    def attendance(self) -> Attendance:
        """Return who is present. It notifies when a device times out, so a read of it does not depend on the time."""
        return self._hub.attendance

    @property
    def state(self) -> TableState:
        """Return the watched table's state, as last broadcast to every screen."""
        assert self._view is not None
        return self._view.table

    @property
    def newest(self) -> TableState:
        """Return the watched table's newest state, of which a part may not have been broadcast yet: for handlers that
        send an intent on top of the previous one."""
        assert self.table is not None
        return self.table.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats that this device holds at the watched table."""
        if self._view is None:
            return ()
        return tuple(seat for seat in self.state.seats if self.has_seat(seat))

    def has_seat(self, seat: Seat) -> bool:
        """Tell whether this device plays that seat."""
        return self.actor.device in seat.devices

    @property
    def is_host(self) -> bool:
        """Tell whether this device is the host of the watched table."""
        return self._view is not None and self.state.host == self.actor.device

    @property
    def has_bell(self) -> bool:
        """Tell whether this device rings: by default the host's does, and no other."""
        return self.is_host if self.prefs.sound is None else self.prefs.sound

    def watch(self, table: LiveTable | None) -> None:
        """Watch that table from now on and no other; None for no table. The page then counts as present at that
        table."""
        if table is self.table and (table is None or self._stop_watching is not None):
            return
        self._stop()
        self.table = table
        self._set_view(table.view if table is not None else None)
        if table is not None:
            if self.present is not None:
                self.hub.attendance.move_page(self.present, table.id)
            stop_views = table.subscribe(self._on_view, self._follow_broadcast)
            stop_presence = self.hub.attendance.subscribe(table.id, self.notify)

            def stop_both() -> None:
                stop_views()
                stop_presence()

            self._stop_watching = stop_both
        self._update_keepalive()

    def _stop(self) -> None:
        """Stop following the table's views and presences."""
        if self._stop_watching is not None:
            self._stop_watching()
            self._stop_watching = None

    def _set_view(self, view: View | None) -> None:
        """Replace the view; count a change of the page unless only the time has passed."""
        before, self._view = self._view, view
        self._shown = None if view is None else ShownView(view, self.time_reads)
        status_before = self._clock_status
        self._clock_status = Status.IDLE if view is None else view.table.timer.status(view.now)
        if (
            before is None
            or view is None
            or view.log is not before.log
            or view.unsaved != before.unsaved
            or view.rest != before.rest
            or status_before is not self._clock_status
        ):
            self.revision += 1

    def _on_view(self, view: View) -> bool:
        """Take a view in the first phase of a broadcast: update the urgent texts and play its effects; move on to the
        table that replaces this one, or reconnect if another process has taken the table over. Corrections are only
        reported in the second phase. Return whether this device has pressed something since the last view."""
        if view.taken:
            self.browser.hang_up()
            return False
        before = self._view
        self._set_view(view)
        if before is not None and view.log is not before.log:
            self._unread.append((before, view))
        successor = view.table.successor
        if successor is not None and (new := self.hub.table(successor)) is not None:
            self.watch(new)
            # Set here, too: until the browser answers, the page would be drawn for the old table, which is closed.
            self.route = f"/table/{new.state.code}"
            self.go(self.route)
        for draw in list(self._urgent_listeners):
            draw()
        for effect in view.effects:
            self.services.effects(self, effect)
        return view.answers(self.actor.device, before)

    def _follow_broadcast(self) -> None:
        """Do what waits for the second phase of a broadcast, when all devices have got the urgent text: report
        corrections by others, and redraw."""
        self._update_keepalive()
        # Only in this phase: scoring takes time, and would delay the urgent text of all devices.
        corrections = tuple(
            correction for pair in self._unread for correction in _list_corrections(*pair, self.actor.device)
        )
        self._unread.clear()
        if corrections:
            self.tell(say("news-elsewhere", moved=corrections[:_MOST_NEWS]))
        self._notify_listeners()

    def set_pressing(self, on: bool) -> None:
        """Record whether this page shows a button that players press in a race: a lost connection must then be noticed
        soon, even if no clock runs."""
        self._pressing = on
        self._update_keepalive()

    def _update_keepalive(self) -> None:
        """Check the connection more often while a clock runs or something is pressed; then send the scripts their
        state."""
        set_brisk = getattr(self.page.session.connection, "set_brisk", None)
        if set_brisk is not None:
            view = self._view
            set_brisk(view is not None and (self._pressing or is_clock_running(view.table, view.now)))
        self.send_page_state()

    def send_page_state(self) -> None:
        """Send the page's scripts the state that they are to have now (bell, wake lock, text size, zoom), if it has
        changed."""
        prefs = self.prefs
        is_bell_on = self.at_clock[0] or (self._view is not None and self.has_bell)
        awake = self.at_clock[1] or _is_played(self._view)
        # This runs at every view, and the state is nearly always the same.
        state = (is_bell_on, awake, prefs, bool(self.opened), self.route)
        if state == self._page_state and self.browser.has_state:
            return
        self._page_state = state
        sounds = {one: f"/bell/{prefs.bell}-{one}.wav" for one in ("minute", "ten", "end")}
        bell = {"on": is_bell_on, "volume": VOLUMES[prefs.volume], "sounds": sounds}
        self.browser.set_state(
            {"bell": bell, "awake": awake, "text": prefs.text, "zoom": bool(self.opened) or _is_for_reading(self.route)}
        )

    def disconnect(self) -> None:
        """Stop following the table, because the page is disconnected, and record its device as away."""
        self._stop()
        if self.present is not None:
            self.hub.attendance.set_connected(self.present, False)

    def set_visible(self, is_visible: bool) -> None:
        """Record whether the page is visible or behind something else; that shows in its device's presence."""
        if self.present is not None:
            self.hub.attendance.set_visible(self.present, is_visible)

    def close(self) -> None:
        """Release everything: the page will not come back."""
        self._stop()
        if self._until_silent is not None:
            self._until_silent.cancel()
        if self.present is not None:
            self.hub.attendance.remove_page(self.present)

    def go(self, route: str) -> None:
        """Have the browser go to another screen of the app; its back key returns."""
        self.run(self.page.push_route, route)

    def follow_route(self, route: str) -> None:
        """Handle a new address of the browser. "?back=…" means that the back key was pressed at a table
        (``web/assets/page/stay.js``): that closes what is open over the game, one at a time, and stays there."""
        address = urlsplit(route)
        if "back" not in parse_qs(address.query):
            self.route, self.opened = route, ()  # whatever is read over the screen stays behind with it
            self.leave_message()
            self.send_page_state()
            self.notify()
            return
        path = address.path
        if self.opened:
            self.opened = self.opened[:-1]
        elif self.said is not None:
            self.said = None
        else:
            path = "/".join(path.split("/")[:3])
        self.route = path
        self.send_page_state()
        self.notify()
        self.go(path)

    def load(self, route: str) -> None:
        """Have the browser load the address as a new page, because another process of the server has the table that is
        there."""
        self.browser.send_command(load=route)

    def redraw(self) -> None:
        """Draw the screen of the present route again, because the reason why it could not be shown may be gone."""
        self.redraws += 1
        self.notify()


def _list_corrections(before: View, after: View, me: str) -> tuple[Message, ...]:
    """Return what changed in the scores of a finished game between two views of its table; empty if this device
    (``me``) made the change."""
    game = after.log.game
    if before.table.id != after.table.id or after.log.entries[-1].by == me:
        return ()
    if before.table.play is None or not (game.is_finished(before.table) and game.is_finished(after.table)):
        return ()
    return game.score_changes(before.table, after.table)


def _is_for_reading(route: str) -> bool:
    """Tell whether the screen of that route is for reading, not for pressing in time, so that pinch zoom is allowed."""
    parts = urlsplit(route).path.strip("/").split("/")
    return parts[0] in _READ or (parts[0] == "table" and parts[-1] in _READ_AT_TABLE)


def _is_played(view: View | None) -> bool:
    """Tell whether a game is being played at the table, so that this page keeps its screen on, whatever it shows."""
    if view is None or view.table.closed or view.now - view.log.entries[-1].at > _ABANDONED_MS:
        return False
    return view.table.play is None or not view.log.game.is_finished(view.table)
