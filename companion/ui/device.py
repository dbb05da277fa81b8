"""Models one browser page at the table: its identity and preferences, the table it watches, and what it sends.

A device is identified by a secret in the browser's storage, never by Flet's session, its address or its tab: a phone
that slept, reloaded or scanned again is the same device.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.hub.hub import normalize_code
from companion.hub.latency import Press
from companion.hub.table import LiveTable
from companion.hub.view import Accepted
from companion.network.addresses import is_this_machine
from companion.sockets.press_time import read_press
from companion.table import rights
from companion.table.game import Actor
from companion.table.intents import FreeSeat, Intent, TakeSeat, Undo
from companion.table.message import Message, Refused, say
from companion.table.seats import Seat
from companion.text.languages import find_code
from companion.ui.page.watching import WatchingPage
from companion.ui.prefs import parse_prefs
from companion.ui.services import Services

#: The prefix of this program's keys in the browser's storage.
_KEPT: Final = "companion."
_SECRET: Final = "companion.device"
_PREFS: Final = "companion.prefs"
#: Set by the page's script when it was touched while disconnected (companion/ui/web/assets/page/cut_off.js).
_LOST_TOUCHES: Final = "companion.unheard"
#: For this long after reconnecting (ms) the screens may say that touches were lost.
_LOST_TOUCHES_MS: Final = 30_000
#: Written by the page itself (companion/ui/web/faults): its text scale and the browser's languages, best first.
_SCALE: Final = "companion.scale"
_CLUB: Final = "companion.club"
_SPOKEN: Final = "companion.spoken"
#: Read by the start page, before there is a session.
LANGUAGE_KEY: Final = "companion.lang"
#: An answer that takes longer than this (s) shows "sending"; for quicker ones it would only flicker.
SLOW_S: Final = 0.1


class Device(WatchingPage):
    """One browser page as its screens see it: who uses it, how it is drawn, the table that it watches, and what it
    sends there. Each page has one; components get it by ``use_device``."""

    def __init__(self, page: ft.Page, services: Services) -> None:
        super().__init__(page, services)
        self.store = ft.SharedPreferences()
        self.sending: frozenset[str] = frozenset()
        #: Codes of tables at which this page chose to watch.
        self.watching: frozenset[str] = frozenset()
        #: The last code that was wrong: drawing the same screen again is not another attempt.
        self._wrong_code = ""
        #: Correct codes that this page has typed or scanned.
        self._known_codes: frozenset[str] = frozenset()
        #: The number of flashes so far, and Flet services that must be kept alive, by name.
        self.flashes = 0
        self.kept: dict[str, Any] = {}
        #: Whether this device may open tables, and see history and players.
        self.belongs = self.hub.club is None
        #: When the page reconnected (ms) after it was touched while disconnected; None if it was not.
        self._lost_touches_at: int | None = None

    # --- who --------------------------------------------------------------------------------------------------------

    async def recognise(self) -> None:
        """Read the secret, the preferences and the text scale that the browser keeps; create and store a secret if
        there is none. Then ``actor``, ``prefs`` and ``belongs`` are set."""
        secret, prefs, scale, spoken, unheard = await self._read_kept(_SECRET, _PREFS, _SCALE, _SPOKEN, _LOST_TOUCHES)
        if not isinstance(secret, str) or len(secret) < 20:
            secret = secrets.token_urlsafe(24)
            await self.store.set(_SECRET, secret)
        self.actor = Actor.of_secret(secret)
        if (club := self.hub.club) is not None:
            self.belongs = club.accepts(self.actor.device, await self.store.get(_CLUB))
        self.prefs = parse_prefs(prefs)
        self._set_scale(scale)
        if isinstance(spoken, str):
            self.spoken = next((code for tag in spoken.split(",") if (code := find_code(tag)) is not None), "")
        if unheard:
            await self._record_lost_touches()

    async def _read_kept(self, *keys: str) -> list[Any]:
        """Return the values of those keys in the browser's storage: as the page sent them with its connection, else by
        asking it."""
        stored = self.browser.take_kept()
        if stored is not None:
            return [stored.get(key.removeprefix(_KEPT)) for key in keys]
        # All at once: a starting phone is slow to answer each request, and nothing is drawn before the last answer.
        return await asyncio.gather(*(self.store.get(key) for key in keys))

    async def enter_club(self, code: str) -> None:
        """Let this device, from now on, do what needs the club's code (open tables, see history and players).

        Raises:
            Refused: the code is wrong, or too many wrong ones were tried.
        """
        if (club := self.hub.club) is not None:
            proof = club.prove(code, self.actor.device, self.page.client_ip or "")
            self.belongs = True
            self.notify()
            await self.store.set(_CLUB, proof)

    def register(self) -> None:
        """Register the page in the hub's attendance, once its device is recognised, and follow what its scripts
        report."""
        self.present = self.hub.attendance.add_page(self.actor.device)
        self._listen_to_browser()

    def _listen_to_browser(self) -> None:
        """Redraw this page whenever its scripts report something, and send them the state that they are to have."""
        page_context = self._context

        def redraw() -> None:
            """Redraw in this page's context: the call comes from the task that reads the socket."""
            page_context.copy().run(self.notify)

        self.browser.listen(redraw)
        self.send_page_state()

    async def prefer(self, **changes: Any) -> None:
        """Change preferences of this device (``changes``: fields of ``Prefs``), here at once, then in the browser's
        storage."""
        self.prefs = replace(self.prefs, **changes)
        self.send_page_state()
        self.notify()
        await self.store.set(_PREFS, self.prefs.to_text())
        if "lang" in changes:
            await self.store.set(LANGUAGE_KEY, self.lang)

    def reconnect(self) -> None:
        """Resume a page that is connected again: mark its device as present, watch the table as it is now, and
        redraw."""
        table, self.table = self.table, None
        if self.present is not None:
            self.hub.attendance.set_connected(self.present, True)
        self._listen_to_browser()
        self.watch(table)
        self.notify()
        self.run(self._read_again)

    async def _read_again(self) -> None:
        """Read again what may have changed in the browser while the page was disconnected: its text scale (the page may
        have reloaded), and whether the page was touched."""
        scale, unheard = await self._read_kept(_SCALE, _LOST_TOUCHES)
        self._set_scale(scale)
        if unheard:
            await self._record_lost_touches()
        self.notify()

    async def _record_lost_touches(self) -> None:
        """Record that touches were lost, so that the screens say so for a while, and clear the mark of it in the
        browser."""
        await self.store.set(_LOST_TOUCHES, "")
        self._lost_touches_at = self.hub.clock.now()
        self.notify()

    @property
    def lost_touches(self) -> bool:
        """Tell whether the page reconnected a moment ago and was touched while disconnected."""
        return self._lost_touches_at is not None and self.hub.clock.now() - self._lost_touches_at < _LOST_TOUCHES_MS

    def clear_lost_touches(self) -> None:
        """Record that the reader has been told that their touches while disconnected were lost."""
        self._lost_touches_at = None

    # --- tables -----------------------------------------------------------------------------------------------------

    @property
    def on_this_machine(self) -> bool:
        """Tell whether this page is on the machine that runs the server."""
        return is_this_machine(self.page.client_ip)

    def may_see(self, table: LiveTable) -> bool:
        """Tell whether this page may see the table without typing its code: the page is on the server's machine, it has
        given the code before, or its device has been at the table."""
        state = table.state
        return state.knows(self.actor.device) or state.code in self._known_codes or self.on_this_machine

    @property
    def tables(self) -> list[LiveTable]:
        """Return the open tables that this page may see without their code, newest first."""
        return [table for table in self.hub.open_tables() if self.may_see(table)]

    def find(self, code: str) -> LiveTable | None:
        """Find the open table by its code or invitation, and remember a right one for this page; None if there is none.
        The same wrong code again is not another attempt.

        Raises:
            Refused: too many wrong codes have been tried.
            TableElsewhere: another process has the table: the page has to be loaded anew.
        """
        normalized = normalize_code(code)
        table = self.hub.find_by_code(normalized)
        if table is not None and self.may_see(table):
            return table
        if normalized == self._wrong_code:
            return None
        table = self.hub.find_by_invitation(code, self.page.client_ip or "", self.actor.device)
        if table is None:
            self._wrong_code = normalized
        else:
            self._known_codes |= {table.state.code}
        return table

    # --- rights -----------------------------------------------------------------------------------------------------

    @property
    def is_lead(self) -> bool:
        """Tell whether this device is the host or the scorekeeper of the watched table."""
        return self._view is not None and rights.leads(self.state, self.actor)

    @property
    def may_lead(self) -> bool:
        """Tell whether this device may do what concerns the whole watched table (``rights.may_lead``)."""
        return self._view is not None and rights.may_lead(self.state, self.actor)

    @property
    def leads_now(self) -> bool:
        """Tell whether this device leads the watched table, or may do so because no device that leads it is present."""
        return (
            self.table is not None
            and self._view is not None
            and rights.leads_now(self.state, self.table.with_presence(self.actor))
        )

    def objection(self, intent: Intent) -> Message | None:
        """Return why this device may not send the intent to the watched table; None if it may."""
        if self.table is None:
            return say("refused-not-here")
        return rights.objection(self.state, intent, self.table.with_presence(self.actor))

    # --- sending ----------------------------------------------------------------------------------------------------

    async def send(self, intent: Intent, *, waiting: str = "") -> Accepted | None:
        """Send an intent to the watched table; a refusal is shown on this device, and gives None. Figures that it has
        changed are shown, too. ``waiting``: the id of the control that shows "sending" if the answer takes long."""
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
                self.notify()
        if accepted.news:
            self.tell(say("news", moved=accepted.news[:6]))
        self.clear_refusal(before)
        return accepted

    def _show_sending(self, what: str) -> None:
        """Mark the control with that id as sending, and redraw."""
        self.sending |= {what}
        self.notify()

    def read_press(self) -> Press:
        """Return when the press that is being handled was made, on the watched table's timeline. Call it once for each
        press (``sockets.press_time.read_press``)."""
        press = read_press(self.hub.clock.now())
        return press if self.table is None else replace(press, at=self.table.to_table_time(press.at))

    async def hold(self, seat: Seat, *, alone: bool = False) -> None:
        """Take the seat on this device; with ``alone``, away from all other devices. If this device has the seat
        already, give it up."""
        if self.has_seat(seat) and not alone:
            await self.send(FreeSeat(seat=seat.id, device=self.actor.device))
        else:
            await self.send(TakeSeat(seat=seat.id, alone=alone))

    async def put_away(self, table_id: str) -> bool:
        """Close the table; return whether it was closed. A refusal is shown on this device."""
        try:
            await self.hub.put_away(table_id, self.actor)
        except Refused as refused:
            self.tell(refused.message)
            return False
        return True

    async def undo(self, event_type: str, **fields: object) -> None:
        """Undo the newest event of that type and with those fields that is in force; nothing if there is none."""
        seq = self._view.log.seq_of(event_type, **fields) if self._view is not None else None
        if seq is not None:
            await self.send(Undo(entry=seq))
