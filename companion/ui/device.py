"""Models one browser page at the table: its identity and preferences, the table it watches, and what it sends.

A device is identified by a secret in the browser's storage, never by Flet's session, its address or its tab: a phone
that slept, reloaded or scanned again is the same device.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import hashlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import flet as ft

from companion.hub.hub import Hub, normalize_code
from companion.hub.latency import Press
from companion.hub.presence import OpenPage, Presence
from companion.hub.table import LiveTable, clock_runs
from companion.hub.view import Accepted, View
from companion.network.addresses import is_this_machine
from companion.table import rights
from companion.table.game import Actor
from companion.table.intents import FreeSeat, Intent, TakeSeat, Undo
from companion.table.message import Message, Param, Refused, say
from companion.table.seats import Seat
from companion.table.state import TableState
from companion.text.languages import find_code
from companion.text.words import Words, screen_words
from companion.ui.arrival import read_press
from companion.ui.browser import Browser
from companion.ui.prefs import VOLUMES, Prefs, parse_prefs
from companion.ui.reading import Opened, Reader
from companion.ui.services import Services
from companion.ui.theme import COLUMN, DARK, LIGHT, MARGIN, WIDE, Palette
from companion.ui.widths import serif_em

_log = logging.getLogger(__name__)

_SECRET = "companion.device"
_PREFS = "companion.prefs"
#: Written by the page's script: that it was touched while disconnected (companion/ui/web/assets/page/cut_off.js).
_LOST_TOUCHES = "companion.unheard"
#: For this long after reconnecting (ms) the screens may say so.
_LOST_TOUCHES_MS = 30_000
#: A table without an event for this long (ms) no longer keeps screens on.
_ABANDONED_MS = 45 * 60_000
#: The breakpoint (px at the usual text size) from which a phone in landscape has two columns.
_TWO_COLUMNS = 560
#: A page lower than this (px at the usual text size) is cramped.
_CRAMPED = 300
#: Written by the page itself (companion/ui/web/faults): its text scale and the browser's languages, best first.
_SCALE = "companion.scale"
_SPOKEN = "companion.spoken"
#: Read by the start page, before there is a session.
LANGUAGE_KEY = "companion.lang"


#: An answer that takes longer than this (s) shows "sending"; for quicker ones it would only flicker.
SLOW_S = 0.1
#: How long a message stays (s): an ordinary one, and a refusal, which must be read before it can be acted on.
SAID_S, REFUSED_S = 5, 6
#: A message shown less than this (ms) before a change of page belongs to the new page.
_ON_THE_WAY_MS = 1_000
#: Routes of pages for reading, by their first part; at a table, by their last.
_READ = frozenset({"rules", "history", "players"})
_READ_AT_TABLE = frozenset({"sheet", "log"})


class Device:
    """Is one page with its state: screens read from it and send through it."""

    #: The revision: incremented on every change except clock ticks.
    revision = 0
    #: Set when a read touched the clock; a reader resets it before reading.
    depends_on_time = False

    def __init__(self, page: ft.Page, services: Services) -> None:
        self.page = page
        self.services = services
        self._hub = services.hub
        self.store = ft.SharedPreferences()
        self.browser = Browser(page)
        self.actor = Actor("")
        self.prefs = Prefs()
        self.route = page.route or "/"
        #: The browser's own text scale.
        self._own_scale = 1.0
        #: The browser's language; "" where it is not one of ours.
        self.spoken = ""
        #: This page in the hub's attendance; None until its device is recognised.
        self.present: OpenPage | None = None
        self.table: LiveTable | None = None
        self._view: View | None = None
        self.said: Message | None = None
        self._refused: Message | None = None
        self._said_at, self._until_silent = 0, cast("asyncio.TimerHandle | None", None)
        self.sending: frozenset[str] = frozenset()
        #: Codes of tables at which this page chose to watch.
        self.watching: frozenset[str] = frozenset()
        #: The last code that was wrong: drawing the same screen again is not another attempt.
        self._wrong_code = ""
        #: Correct codes that this page has typed or scanned.
        self._known_codes: frozenset[str] = frozenset()
        #: The stack of help pages open over the screen, the top one last; and the position in the rules reader.
        self.opened: tuple[Opened, ...] = ()
        self.reader = Reader()
        #: The number of flashes so far, and Flet services that must be kept alive, by name.
        self.flashes = 0
        #: Incremented to draw the screen of the same route again.
        self.redraws = 0
        self.kept: dict[str, Any] = {}
        #: The action that a second tap confirms (``confirm``); "" for none.
        self.asked = ""
        #: At the shared timer: whether this page rings for it, and whether it keeps its screen on.
        self.at_clock = (False, False)
        #: Whether this page shows something to press although no clock runs.
        self._pressing = False
        #: When the page reconnected (ms) after it was touched while disconnected; None if it was not.
        self._lost_touches_at: int | None = None
        self._listeners: dict[Callable[[], None], None] = {}
        self._urgent_listeners: dict[Callable[[], None], None] = {}
        self._stop_watching: Callable[[], None] | None = None
        self._context = contextvars.copy_context()

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)
        if name not in ("revision", "depends_on_time", "_view"):
            self.revision += 1

    # --- who --------------------------------------------------------------------------------------------------------

    async def recognise(self) -> None:
        """Read the secret and the preferences from the browser's storage; create a secret where there is none."""
        # All at once: a starting phone is slow to answer each request, and nothing is drawn before the last answer.
        secret, prefs, scale, heard, unheard = await asyncio.gather(
            *(self.store.get(key) for key in (_SECRET, _PREFS, _SCALE, _SPOKEN, _LOST_TOUCHES))
        )
        if not isinstance(secret, str) or len(secret) < 20:
            secret = secrets.token_urlsafe(24)
            await self.store.set(_SECRET, secret)
        # Tables and journals see only the hash, so a copied journal gives nobody a seat.
        self.actor = Actor(hashlib.sha256(secret.encode()).hexdigest()[:32])
        self.prefs = parse_prefs(prefs)
        self._set_scale(scale)
        if isinstance(heard, str):
            self.spoken = next((code for tag in heard.split(",") if (code := find_code(tag)) is not None), "")
        if unheard:
            await self._record_lost_touches()

    def _set_scale(self, scale: object) -> None:
        if isinstance(scale, (int, float)) and 0.5 <= scale <= 4:
            self._own_scale = float(scale)

    async def _reread_scale(self) -> None:
        """Read the browser's text scale again: the page may have reloaded since it was read."""
        self._set_scale(await self.store.get(_SCALE))
        self.changed()

    def register(self) -> None:
        """Register the page in the hub's attendance, once its device is recognised."""
        self.present = self.hub.attendance.add_page(self.actor.device)
        self._listen_to_browser()

    async def prefer(self, **changes: Any) -> None:
        """Change preferences of this device, at once and in the browser's storage."""
        self.prefs = replace(self.prefs, **changes)
        self.instruct()
        self.changed()
        await self.store.set(_PREFS, self.prefs.to_text())
        if "lang" in changes:
            await self.store.set(LANGUAGE_KEY, self.lang)

    @property
    def scale(self) -> float:
        """Return the text scale: the browser's setting times this device's own."""
        return self._own_scale * self.prefs.text / 100

    @property
    def lang(self) -> str:
        """Return the language of this device: chosen, else the browser's, else the server's."""
        if self.prefs.lang:
            return self.prefs.lang
        return self.spoken or self.services.lang

    @property
    def words(self) -> Words:
        """Return the catalogue in this device's language."""
        return screen_words(self.lang)

    def t(self, id_: str, **params: Param) -> str:
        """Translate a text of the screens into this device's language."""
        return self.words.say(say(id_, **params))

    @property
    def palette(self) -> Palette:
        """Return the palette of this device, light or dark."""
        dark = self.prefs.theme == "dark" or (
            self.prefs.theme == "auto" and self.page.platform_brightness == ft.Brightness.DARK
        )
        return DARK if dark else LIGHT

    @property
    def width(self) -> float:
        """Return the width of the page in logical pixels, as the browser last reported it.

        Never cached: before it has read ``<meta name="viewport">``, a phone may report the size of a desktop-wide page
        (155 × 264 instead of 390 × 664), and the right size arrives during recognition, before anybody listens for
        changes.
        """
        return float(self.page.width or 390)

    @property
    def height(self) -> float:
        """Return the height of the page in logical pixels, as the browser last reported it."""
        return float(self.page.height or 664)

    @property
    def wide(self) -> bool:
        """Tell whether the page is wide enough for columns at this text scale."""
        return self.width / self.scale >= WIDE

    @property
    def lies(self) -> bool:
        """Tell whether this is a phone in landscape: related parts are laid out beside each other."""
        return not self.wide and self.width > self.height and self.height < 480

    @property
    def low(self) -> bool:
        """Tell whether the page is as low as a phone in landscape, whatever its width."""
        return self.height < 480 < self.width

    @property
    def pairs(self) -> bool:
        """Tell whether two columns fit beside each other: on a laptop, and on a large phone in landscape."""
        return self.wide or (self.lies and self.width >= _TWO_COLUMNS * self.scale)

    def fit(self, size: float, most: float) -> float:
        """Return a text size that grows with the device's scale up to ``most`` pixels on screen: for places that must
        not scroll and are large already."""
        return min(size * self.scale, most) / self.scale

    def headline(self, text: str, size: float, most: float, beside: float = 0) -> float:
        """Return a size like ``fit`` for a headline across a column, small enough that its longest word fits on a line.
        ``beside``: the px that something beside it takes."""
        room = min(self.width, COLUMN) - 2 * MARGIN - beside
        widest = max((serif_em(word) for word in text.split()), default=0.0)
        shown = self.fit(size, most) * self.scale
        return min(shown, room / widest if widest else shown) / self.scale

    @property
    def cramped(self) -> bool:
        """Tell whether the page is so low for its text scale that fixed bars show buttons only: a sentence in them
        would leave no room for the page."""
        return self.height < _CRAMPED * self.scale

    # --- table ------------------------------------------------------------------------------------------------------

    def knows(self, table: LiveTable) -> bool:
        """Tell whether this page needs no code for that table: it is on the server's machine, or the device has been at
        the table."""
        state, me = table.state, self.actor.device
        been = state.host == me or state.code in self._known_codes or any(me in seat.devices for seat in state.seats)
        return been or self.on_this_machine

    @property
    def on_this_machine(self) -> bool:
        """Tell whether this page is on the machine that runs the server."""
        return is_this_machine(self.page.client_ip)

    @property
    def tables(self) -> list[LiveTable]:
        """Return the open tables that this page may see, newest first; the others need their code."""
        return [table for table in self.hub.open_tables() if self.knows(table)]

    def find(self, code: str) -> LiveTable | None:
        """Find the open table with that code; None where there is none.

        Raises:
            Refused: too many wrong codes have been tried.
        """
        plain = normalize_code(code)
        table = self.hub.find_by_code(plain)
        if table is not None and self.knows(table):
            return table
        if plain == self._wrong_code:
            return None
        table = self.hub.find_by_invitation(code, self.page.client_ip or "", self.actor.device)
        if table is None:
            self._wrong_code = plain
        else:
            self._known_codes |= {table.state.code}
        return table

    @property
    def view(self) -> View | None:
        """Return the last broadcast view of the watched table. It depends on the time."""
        self.depends_on_time = True
        return self._view

    @property
    def hub(self) -> Hub:
        """Return the hub of all tables. It depends on the time."""
        self.depends_on_time = True
        return self._hub

    def watch(self, table: LiveTable | None) -> None:
        """Watch that table from now on; None for no table."""
        if table is self.table and (table is None or self._stop_watching is not None):
            return
        self._stop()
        self.table = table
        self._set_view(table.view if table is not None else None)
        if table is not None:
            if self.present is not None:
                self.hub.attendance.move_page(self.present, table.id)
            stop_views = table.subscribe(self._on_view, self._follow_broadcast)
            stop_presence = self.hub.attendance.subscribe(table.id, self.changed)

            def stop() -> None:
                stop_views()
                stop_presence()

            self._stop_watching = stop
        self._update_keepalive()

    def disconnect(self) -> None:
        """Stop drawing: the page is disconnected."""
        self._stop()
        if self.present is not None:
            self.hub.attendance.set_connected(self.present, False)

    def reconnect(self) -> None:
        """Draw what has changed: the page is connected again."""
        table, self.table = self.table, None
        if self.present is not None:
            self.hub.attendance.set_connected(self.present, True)
        self._listen_to_browser()
        self.watch(table)
        self.changed()
        self.run(self._check_lost_touches)
        self.run(self._reread_scale)

    def set_visible(self, shown: bool) -> None:
        """Record whether the page is visible or behind something else."""
        if self.present is not None:
            self.hub.attendance.set_visible(self.present, shown)

    def close(self) -> None:
        """Release everything: the page does not come back."""
        self._stop()
        if self._until_silent is not None:
            self._until_silent.cancel()
        if self.present is not None:
            self.hub.attendance.remove_page(self.present)

    def _stop(self) -> None:
        if self._stop_watching is not None:
            self._stop_watching()
            self._stop_watching = None

    def _set_view(self, view: View | None) -> None:
        before, self._view = self._view, view
        if (
            before is None
            or view is None
            or view.log is not before.log
            or view.unsaved != before.unsaved
            or view.rest != before.rest
        ):
            self.revision += 1

    def _on_view(self, view: View) -> None:
        self._set_view(view)
        successor = view.table.successor
        if successor is not None and (new := self.hub.table(successor)) is not None:
            self.watch(new)
            # At once: until the browser answers, the page would be drawn for the old table, which is closed.
            self.route = f"/table/{new.state.code}"
            self.go(self.route)
        for draw in list(self._urgent_listeners):
            draw()
        for effect in view.effects:
            self.services.effects(self, effect)

    def _follow_broadcast(self) -> None:
        """Follow the second phase of a broadcast, when all devices have got the urgent text."""
        self._update_keepalive()
        self._notify()

    @property
    def is_connected(self) -> bool:
        """Tell whether the page's socket is open; messages to a closed one would be queued."""
        return self.page.session.connection is not None

    def set_pressing(self, on: bool) -> None:
        """Record whether this page shows something to press that others press too: then it must notice soon that it is
        disconnected, even if no clock runs."""
        self._pressing = on
        self._update_keepalive()

    def _update_keepalive(self) -> None:
        set_brisk = getattr(self.page.session.connection, "set_brisk", None)
        if set_brisk is not None:
            view = self._view
            set_brisk(view is not None and (self._pressing or clock_runs(view.table, view.now)))
        self.instruct()

    # --- browser ----------------------------------------------------------------------------------------------------

    @property
    def rings(self) -> bool:
        """Tell whether this device rings: the host's does, unless it was chosen otherwise."""
        return self.is_host if self.prefs.sound is None else self.prefs.sound

    def instruct(self) -> None:
        """Send the page's scripts what this device needs now (bell, wake lock, text size, zoom); only changes are
        sent."""
        prefs = self.prefs
        sounds = {one: f"/bell/{prefs.bell}-{one}.wav" for one in ("minute", "ten", "end")}
        on = self.at_clock[0] or (self._view is not None and self.rings)
        bell = {"on": on, "volume": VOLUMES[prefs.volume], "sounds": sounds}
        awake = self.at_clock[1] or self._is_played
        self.browser.set_state({"bell": bell, "awake": awake, "text": prefs.text, "zoom": self._is_reading})

    @property
    def _is_reading(self) -> bool:
        """Tell whether the screen is for reading, not for pressing in time: then pinch zoom is allowed."""
        parts = urlsplit(self.route).path.strip("/").split("/")
        return bool(self.opened) or parts[0] in _READ or (parts[0] == "table" and parts[-1] in _READ_AT_TABLE)

    @property
    def _is_played(self) -> bool:
        """Tell whether a game is being played at the watched table: then this screen stays on, whatever it shows."""
        view = self._view
        if view is None or view.table.closed or view.now - view.log.entries[-1].at > _ABANDONED_MS:
            return False
        return view.table.play is None or not view.log.game.is_finished(view.table)

    def read_out(self, text: str) -> None:
        """Have a screen reader on this page announce that, in this device's language."""
        self.browser.send_command(say=text, lang=self.lang)

    def _listen_to_browser(self) -> None:
        context = self._context

        def told() -> None:
            # Called in the task that reads the socket; drawn in the context of this page.
            context.copy().run(self.changed)

        self.browser.listen(told)
        self.instruct()

    def read_press(self) -> Press:
        """Return the press being handled, on the watched table's timeline."""
        made = read_press(self.hub.clock.now())
        return made if self.table is None else replace(made, at=self.table.to_table_time(made.at))

    async def _check_lost_touches(self) -> None:
        """Check whether this page was touched while disconnected."""
        if await self.store.get(_LOST_TOUCHES):
            await self._record_lost_touches()

    async def _record_lost_touches(self) -> None:
        await self.store.set(_LOST_TOUCHES, "")
        self._lost_touches_at = self.hub.clock.now()
        self.changed()

    @property
    def lost_touches(self) -> bool:
        """Tell whether the page reconnected a moment ago and was touched while disconnected."""
        return self._lost_touches_at is not None and self.hub.clock.now() - self._lost_touches_at < _LOST_TOUCHES_MS

    def clear_lost_touches(self) -> None:
        """Record that the reader has been told what became of those touches."""
        self._lost_touches_at = None

    @property
    def state(self) -> TableState:
        """Return the watched table's state, as last broadcast to every screen."""
        assert self._view is not None
        return self._view.table

    @property
    def newest(self) -> TableState:
        """Return the watched table's newest state, against which the next intent is checked: for handlers that add to
        it. Part of it may not have been broadcast yet."""
        assert self.table is not None
        return self.table.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats that this device holds at the watched table."""
        if self._view is None:
            return ()
        return tuple(seat for seat in self.state.seats if self.holds(seat))

    @property
    def is_host(self) -> bool:
        """Tell whether this device is the host of the watched table."""
        return self._view is not None and self.state.host == self.actor.device

    @property
    def leads(self) -> bool:
        """Tell whether this device is the host or the scorekeeper of the watched table."""
        return self._view is not None and rights.leads(self.state, self.actor)

    @property
    def may_lead(self) -> bool:
        """Tell whether this device may do what concerns the whole table: the host and the scorekeeper may, and any
        seated device where rights are not locked."""
        return self.leads or (bool(self.seats) and not self.state.locked)

    def may_act_for(self, seat: Seat) -> bool:
        """Tell whether this device may call and enter for that seat."""
        return self.may_lead or self.holds(seat)

    def objection(self, intent: Intent) -> Message | None:
        """Return why this device may not send that to the watched table; None where it may."""
        if self.table is None:
            return say("refused-not-here")
        return rights.objection(self.state, intent, self.table.with_presence(self.actor))

    async def send(self, intent: Intent, *, waiting: str = "") -> Accepted | None:
        """Send an intent to the watched table; a refusal is shown on this device. ``waiting``: the id of the control
        that shows "sending"."""
        if self.table is None:
            return None
        before = self.refusal
        slow = asyncio.get_running_loop().call_later(SLOW_S, self._show_sending, waiting) if waiting else None
        try:
            accepted = await self.table.submit(intent, self.actor)
        except Refused as refused:
            self.refuse(refused.message)
            return None
        finally:
            if slow is not None:
                slow.cancel()
            if waiting in self.sending:
                self.sending -= {waiting}
                self.changed()
        if accepted.news:
            self.tell(say("news", moved=accepted.news[:6]))
        self.clear_refusal(before)
        return accepted

    def _show_sending(self, what: str) -> None:
        self.sending |= {what}
        self.changed()

    def holds(self, seat: Seat) -> bool:
        """Tell whether this device plays that seat."""
        return self.actor.device in seat.devices

    async def put_away(self, table_id: str) -> bool:
        """Close that table; a refusal is shown on this device."""
        try:
            await self.hub.put_away(table_id, self.actor)
        except Refused as refused:
            self.tell(refused.message)
            return False
        return True

    async def hold(self, seat: Seat, *, alone: bool = False) -> None:
        """Take that seat on this device, with ``alone`` on no other; if it already has it, release it."""
        if self.holds(seat) and not alone:
            await self.send(FreeSeat(seat=seat.id, device=self.actor.device))
        else:
            await self.send(TakeSeat(seat=seat.id, alone=alone))

    def presence(self, seat: Seat) -> Presence | None:
        """Return the presence of the most present device of that seat; None where it is on no device."""
        # Attendance notifies when a device times out, so no clock dependency is needed here.
        found = {self._hub.attendance.presence_of(device) for device in seat.devices}
        return next((one for one in Presence if one in found), None)

    def describe_device(self, seat: Seat, free: str) -> str:
        """Say on which device that seat is played; ``free``: the message id for none."""
        presence = self.presence(seat)
        if presence is None:
            return self.t(free)
        if not self.holds(seat):
            return self._describe_other_device(seat, presence)
        return self.t("seat-here-too", count=len(seat.devices) - 1) if len(seat.devices) > 1 else self.t("join-yours")

    def _describe_other_device(self, seat: Seat, presence: Presence) -> str:
        """Say which other device it is: the host's, one shared with other seats, or their own."""
        with_it = tuple(
            one.name for one in self.state.seats if one.id != seat.id and set(one.devices) & set(seat.devices)
        )
        where = "host" if self.state.host in seat.devices else "shared" if with_it else "own"
        return self.t("seat-held", where=where, names=with_it, presence=presence.value)

    async def undo(self, event_type: str, **fields: object) -> None:
        """Undo the newest event in force of that type, as a button does that says what it takes back."""
        seq = self._view.log.seq_of(event_type, **fields) if self._view is not None else None
        if seq is not None:
            await self.send(Undo(entry=seq))

    def tell(self, message: Message | None) -> None:
        """Show a message on this device for some seconds; None removes it. A change of page removes it too."""
        self._say(message, SAID_S)

    def refuse(self, why: Message) -> None:
        """Show why something is refused: for a little longer, and removed once something has succeeded
        (``clear_refusal``)."""
        self._refused = why
        self.read_out(self.words.say(why))
        self._say(why, REFUSED_S)

    def _say(self, message: Message | None, for_s: float) -> None:
        if self._until_silent is not None:
            self._until_silent.cancel()
            self._until_silent = None
        self.said = message
        if message is not None:
            self._said_at = self._hub.clock.now()
            self._until_silent = asyncio.get_running_loop().call_later(
                for_s, self._clear_message, context=self._context.copy()
            )
        self.changed()

    def _clear_message(self) -> None:
        self._until_silent = None
        self.said = None
        self.changed()

    @property
    def refusal(self) -> Message | None:
        """Return the refusal that is shown now, to be compared after something else was tried."""
        return self.said if self.said is self._refused else None

    def confirm(self, what: str, question: Message) -> bool:
        """Ask for confirmation of what a stray tap would end for everybody: return True on the second call within some
        seconds; the first shows the question."""
        if self.asked == what:
            self.asked = ""
            self.tell(None)
            return True
        self.asked = what
        self.tell(question)
        asyncio.get_running_loop().call_later(SAID_S, self._forget_question, what, context=self._context.copy())
        return False

    def _forget_question(self, what: str) -> None:
        if self.asked == what:
            self.asked = ""
            self.changed()

    def clear_refusal(self, refusal: Message | None) -> None:
        """Remove that refusal if it is still shown: something has succeeded since."""
        if refusal is not None and self.said is refusal:
            self.tell(None)

    # --- drawing ----------------------------------------------------------------------------------------------------

    def listen(self, listener: Callable[[], None], *, first: bool = False) -> Callable[[], None]:
        """Call the listener whenever something that screens show may have changed; return how to stop. ``first``: also
        in the first phase of a broadcast, before anything is drawn on any device."""
        every = (self._listeners, *([self._urgent_listeners] if first else []))
        for listeners in every:
            listeners[listener] = None

        def stop() -> None:
            for listeners in every:
                listeners.pop(listener, None)

        return stop

    def changed(self) -> None:
        """Notify every listener, which compares what it shows with what it would show now."""
        self.revision += 1
        self._notify()

    def _notify(self) -> None:
        for listener in list(self._listeners):
            listener()

    def go(self, route: str) -> None:
        """Go to another screen; the browser's back key returns."""
        self.run(self.page.push_route, route)

    def follow_route(self, route: str) -> None:
        """Handle a new address of the browser. "?back=…" means that the back key was pressed at a table
        (``web/assets/page/stay.js``): that closes what is open over the game, one at a time, and stays there."""
        address = urlsplit(route)
        if "back" not in parse_qs(address.query):
            self.route, self.opened = route, ()  # whatever is read over the screen stays behind with it
            # So does the message, unless it was shown on the way here.
            if self._hub.clock.now() - self._said_at > _ON_THE_WAY_MS:
                self.said = None
            self.instruct()
            self.changed()
            return
        path = address.path
        if self.opened:
            self.opened = self.opened[:-1]
        elif self.said is not None:
            self.said = None
        else:
            path = "/".join(path.split("/")[:3])
        self.route = path
        self.instruct()
        self.changed()
        self.go(path)

    def redraw(self) -> None:
        """Draw the screen of this route again: what stood in the way may be gone."""
        self.redraws += 1
        self.changed()

    def run(self, work: Callable[..., Any], *args: Any) -> None:
        """Start a coroutine in this page's context; drop it where no event loop runs any more."""
        with contextlib.suppress(RuntimeError):
            task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work(*args), context=self._context.copy())
            task.add_done_callback(self._log_failure)

    def _log_failure(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        # Requests to a browser that does not come back fail when its session ends; that is no error.
        if error is not None and (self.is_connected or not isinstance(error, RuntimeError)):
            _log.warning("a page's task failed: %s", type(error).__name__, exc_info=error)
