"""Runs one pocket page at a table: whose it is, what it shows, and what its presses do."""

from __future__ import annotations

import asyncio
import contextvars
import json
from collections.abc import Callable, Iterator
from typing import Final
from weakref import WeakKeyDictionary

from companion.hub.effects import Effect
from companion.hub.ports import TableElsewhere
from companion.hub.presence import ASLEEP_MS, OpenPage
from companion.hub.table import LiveTable, is_clock_running
from companion.hub.view import View
from companion.kit.pocket import Look, Part, PocketGame, PressMoment, Screen, Text
from companion.network.addresses import is_this_machine
from companion.pocket.drawing import Node, draw_parts, format_message
from companion.pocket.fallback import AppOnlyGame
from companion.pocket.greeting import Greeting, Pressed, Seen, parse_message
from companion.pocket.line import PageConnection
from companion.pocket.presses import decide_common_intent
from companion.pocket.ready import draw_ready
from companion.pocket.seats import draw_request, draw_seats
from companion.pocket.services import PocketServices
from companion.sockets.press_time import read_press
from companion.table import rights
from companion.table.game import Actor
from companion.table.intents import FreeSeat, TakeSeat
from companion.table.message import Message, Refused, say
from companion.table.timer import Status
from companion.text.words import screen_words

#: Effects that a screen reader announces.
_SPOKEN: Final = (Effect.MINUTE, Effect.HALF, Effect.TEN, Effect.END)

#: The urgent part of a table's newest view (clock and marks) as JSON, written once for all its pages.
_URGENT_TEXTS: Final[WeakKeyDictionary[LiveTable, tuple[View, str]]] = WeakKeyDictionary()
#: The screen of a table that was drawn last: the key of what it depends on, the screen, and its JSON.
_DRAWN_SCREENS: Final[WeakKeyDictionary[LiveTable, tuple[object, Screen, str]]] = WeakKeyDictionary()


class PocketSession:
    """One pocket page at a table, from its greeting until its socket closes: sends it what its device may see, and
    submits its presses. Pages of a table share only what was drawn last."""

    def __init__(self, services: PocketServices, line: PageConnection, address: str, greeting: Greeting) -> None:
        self._services, self._line, self._address = services, line, address
        self._actor = Actor.of_secret(greeting.secret)
        self._words = screen_words(greeting.lang or services.lang)
        self._page: OpenPage | None = None
        self._table: LiveTable | None = None
        self._view: View | None = None
        self._stop_watching: Callable[[], None] | None = None
        #: Whether this page has left the screen of the seats, and for which seat it asks whether to move or share it.
        self._entered, self._asking = False, ""
        self._sent_urgent, self._sent_screen = "", ""
        #: The instant (ms) at which the screen changes without an event; None: never.
        self._changes_at: int | None = None
        self._changed = self._forced = True
        self._key: object = None
        self._submitting: set[asyncio.Task[None]] = set()

    # --- life -------------------------------------------------------------------------------------------------------

    async def run(self, code: str, *, unheard: bool) -> None:
        """Play at the table of that code (or invitation) until the page goes; if the table cannot be had, tell the page
        why and return, or break the connection where another worker has the table.

        Raises:
            NotOurs: the page sent a message that no page of ours sends.
            WebSocketDisconnect: the page has gone.
        """
        try:
            table = self._find_table(code)
        except TableElsewhere:
            self._line.hang_up()  # another worker has just taken the table over: the page reconnects by itself
            return
        except Refused as refused:
            self._line.send({"gone": format_message(self._words, refused.message)})
            return
        if table is None:
            self._line.send({"gone": format_message(self._words, say("join-no-table", code=code[:8]))})
            return
        self._page = self._services.hub.attendance.add_page(self._actor.device)
        self._watch(table)
        if unheard and (message := self._game.name_unheard(self._make_look())) is not None:
            self._show_message(message)
        beating = asyncio.create_task(self._keep_beating())
        try:
            while True:
                self._handle_message(parse_message(await self._line.receive()))
        finally:
            beating.cancel()
            self._leave()

    def _find_table(self, code: str) -> LiveTable | None:
        """Return the open table of a typed code or an invitation; None if there is none, which counts as a wrong code.

        A device that was at the table, and a page on this machine, get it however many wrong codes were tried.

        Raises:
            TableElsewhere: another worker has it; the page has to connect anew.
            Refused: too many wrong codes have been tried.
        """
        hub, me = self._services.hub, self._actor.device
        table = hub.find_by_code(code)
        if table is not None and (table.state.knows(me) or is_this_machine(self._address)):
            return table
        return hub.find_by_invitation(code, self._address, me)

    def _watch(self, table: LiveTable) -> None:
        """Show that table from now on, instead of the one before, and send the page all it needs. A device that has a
        seat skips the choice of seats."""
        self._unwatch()
        self._table, self._view = table, table.view
        attendance = self._services.hub.attendance
        assert self._page is not None
        attendance.move_page(self._page, table.id)
        stop_views = table.subscribe(self._on_view, self._draw_if_changed)
        stop_presence = attendance.subscribe(table.id, self._on_presence)

        def stop() -> None:
            stop_views()
            stop_presence()

        self._stop_watching = stop
        self._entered = bool(table.state.seats_of_device(self._actor.device))
        self._sent_urgent = self._sent_screen = ""
        self._line.send({"words": {name: format_message(self._words, say(id_)) for name, id_ in _SCRIPT_TEXTS.items()}})
        self._send_urgent(table.view)
        self._changed = self._forced = True
        self._draw_if_changed()

    def _unwatch(self) -> None:
        """Stop listening to the table that is shown, if any; nothing is drawn after that."""
        if self._stop_watching is not None:
            self._stop_watching()
            self._stop_watching = None

    def _leave(self) -> None:
        """Stop listening to the table, and report the page as disconnected: as with the app, its device then counts as
        asleep for a while."""
        self._unwatch()
        page, attendance = self._page, self._services.hub.attendance
        if page is not None:
            attendance.set_connected(page, False)
            # In an empty context: the present one would keep the page in memory until then.
            asyncio.get_running_loop().call_later(
                ASLEEP_MS / 1000 + 1, attendance.remove_page, page, context=contextvars.Context()
            )

    async def _keep_beating(self) -> None:
        """Send keepalives until cancelled."""
        while True:
            assert self._table is not None
            self._line.beat(self._table.now())
            await self._line.pulse.wait()

    # --- what it shows ----------------------------------------------------------------------------------------------

    @property
    def _game(self) -> PocketGame:
        """Return the pocket page of the table's game."""
        assert self._view is not None
        return self._services.games.get(self._view.table.game) or AppOnlyGame()

    def _make_look(self) -> Look:
        """Return the state of the table as this device sees it: its seats and its rights."""
        view = self._view
        assert view is not None
        table, me = view.table, self._actor.device
        own_seats = tuple(seat for seat in table.seats if me in seat.devices)
        leads, may_lead = rights.leads(table, self._actor), rights.may_lead(table, self._actor)
        return Look(view.log, view.now, view.complete, me, own_seats, leads, may_lead)

    def _on_view(self, view: View) -> bool:
        """Take over the table's new state, and send the page at once what everybody waits for: the clock, tokens,
        sounds, and texts for screen readers. A table with a successor is left for it; if another worker has taken the
        table over, hang up. Return whether this device has pressed something since the last view."""
        if view.taken:
            self._line.hang_up()
            return False
        before, self._view = self._view, view
        if before is None or view.log is not before.log or view.unsaved != before.unsaved:
            self._changed = True
        successor = view.table.successor
        if successor is not None and (new := self._services.hub.table(successor)) is not None:
            self._line.send({"code": new.state.code})
            self._watch(new)
            return False
        self._send_urgent(view)
        aloud: list[str] = []
        for effect in view.effects:
            self._line.send({"now": view.now, "effect": effect.value})
            if effect in _SPOKEN:
                aloud.append(format_message(self._words, say("say-clock", mark=effect.value)))
        if before is not None and view.log is not before.log:
            aloud += [format_message(self._words, message) for message in self._game.announce(before.table, view.table)]
        if aloud:
            self._line.send({"aloud": aloud})
        return view.answers(self._actor.device, before)

    def _send_urgent(self, view: View) -> None:
        """Send the clock and the marks of the seats, if they have changed."""
        assert self._table is not None
        written_view, urgent = _URGENT_TEXTS.get(self._table, (None, ""))
        if written_view is not view:
            urgent = self._write_urgent(view)
            _URGENT_TEXTS[self._table] = view, urgent
        if urgent != self._sent_urgent:
            self._sent_urgent = urgent
            self._line.send_text(f'{{"now":{view.now},{urgent}}}')

    def _write_urgent(self, view: View) -> str:
        """Return the clock and the marks of the seats as JSON, without the outer braces."""
        timer = view.table.timer
        clock = [timer.starts_at, timer.ends_at, timer.length_ms if timer.left_ms is None else timer.left_ms]
        urgent = {"clock": clock, "marks": {str(n): mark for n, mark in self._game.mark_seats(view.table).items()}}
        return json.dumps(urgent, ensure_ascii=False, separators=(",", ":"))[1:-1]

    def _on_presence(self) -> None:
        self._changed = self._forced = True
        self._draw_if_changed()

    def _draw_if_changed(self) -> None:
        """Draw the screen if what it depends on has changed or its time has come, and send it if it differs from the
        one sent last; called when all pages have the urgent part."""
        if self._stop_watching is None:
            return  # the page has gone while its entry was being saved
        view = self._view
        assert view is not None
        is_due = self._changes_at is not None and min(view.now, view.complete) >= self._changes_at
        if not (self._changed or is_due):
            return
        look = self._make_look()
        key = self._make_drawing_key(look, view)
        if not (self._forced or is_due) and key is not None and key == self._key:
            self._changed = False
            return
        self._changed = self._forced = False
        self._key = key
        screen, text = self._draw_or_reuse(look, view, key)
        self._changes_at = screen.changes_at
        is_paused = view.table.timer.status(view.now) is Status.PAUSED
        self._line.pulse.set_brisk(is_clock_running(view.table, view.now) or (screen.clock and not is_paused))
        if text != self._sent_screen:
            self._sent_screen = text
            self._line.send_text(f'{{"now":{view.now},"screen":{text}}}')

    def _make_drawing_key(self, look: Look, view: View) -> object:
        """Return a key of all that the screen depends on; None if it is to be drawn after every change."""
        if not self._entered or view.table.closed:
            return None
        game = self._game.key_of(look)
        if game is None:
            return None
        is_host = view.table.host == look.device
        return (game, look.mine, is_host, look.leads, look.may_lead, view.unsaved)

    def _draw_or_reuse(self, look: Look, view: View, key: object) -> tuple[Screen, str]:
        """Return the screen, and its JSON; remember it as the table's last drawing, if it has a key.

        Pages in the same language share one drawing if their screens depend on the same things, as those of all devices
        that only watch do.
        """
        assert self._table is not None
        notices = (*self._list_notices(look, view),)
        drawing_key = None if key is None else (key, notices, self._words.lang)
        drawn_key, screen, text = _DRAWN_SCREENS.get(self._table, (None, None, ""))
        if screen is None or drawing_key is None or drawn_key != drawing_key:
            screen = self._choose_screen(look, view)
            node = self._draw(look, screen, view, notices)
            text = json.dumps(node, ensure_ascii=False, separators=(",", ":"))
            if drawing_key is not None:
                _DRAWN_SCREENS[self._table] = drawing_key, screen, text
        return screen, text

    def _choose_screen(self, look: Look, view: View) -> Screen:
        """Return the screen to show: that the table is put away, the seats, or the game."""
        table = self._table
        assert table is not None
        if view.table.closed:
            return Screen((Text(say("join-put-away"), "title"),))
        if not self._entered:
            return draw_seats(look, table, self._actor, self._services.hub.attendance, self._asking)
        return self._game.draw(look)

    def _draw(self, look: Look, screen: Screen, view: View, above: tuple[Part, ...]) -> Node:
        """Return the JSON object of a screen; ``above``: the notices above it."""
        table, words = view.table, self._words
        below: list[Part] = []
        foot: list[Part] = [*screen.foot]
        if screen.ready is not None:
            ready = [*draw_ready(look, self._services.ready, screen.ready)]
            below = [part for part in ready if isinstance(part, Text)]
            foot = [*(part for part in ready if not isinstance(part, Text)), *foot]
        return {
            "lang": words.lang,
            "table": format_message(words, say("table-code", code=table.code)),
            "names": [seat.name for seat in look.mine],
            "seats": format_message(words, say("pocket-seats")) if self._entered and not table.closed else "",
            "host": table.host == self._actor.device,
            "clock": int(screen.clock),
            "parts": draw_parts(words, table, (*above, *screen.parts, *below)),
            "foot": draw_parts(words, table, foot),
        }

    def _list_notices(self, look: Look, view: View) -> Iterator[Part]:
        """Yield the notices above the screen: that saving fails, and a request for a seat that this device may
        answer."""
        if view.unsaved is not None:
            yield Text(view.unsaved, "alert", "unsaved")
        if self._table is not None and self._entered:
            yield from draw_request(look, self._table.requests.next_for(self._actor))

    def _show_message(self, message: Message) -> None:
        """Show a message on the page."""
        self._line.send({"said": format_message(self._words, message)})

    # --- what it wants ----------------------------------------------------------------------------------------------

    def _handle_message(self, message: Pressed | Seen) -> None:
        """Handle a message of the page: whether it is visible, or a press, which runs in a task of its own."""
        assert self._page is not None and self._table is not None
        if isinstance(message, Seen):
            self._services.hub.attendance.set_visible(self._page, message.visible)
            return
        # Tasks begin in the order of the presses; the next message need not wait for the disk.
        submitting = asyncio.create_task(self._handle_press(message))
        self._submitting.add(submitting)
        submitting.add_done_callback(self._submitting.discard)

    async def _handle_press(self, pressed: Pressed) -> None:
        """Run the command of a press, and tell the page that it is done, or why it was refused."""
        table = self._table
        assert table is not None
        corrected = read_press(self._services.hub.clock.now())
        press = PressMoment(table.to_table_time(corrected.at), corrected.error_ms, corrected.line)
        try:
            await self._run_command(table, pressed.command, press)
        except Refused as refused:
            self._line.send({"n": pressed.number, "no": format_message(self._words, refused.message)})
        except ValueError:  # no button has this command: the page is of another version, or not ours
            self._line.send({"n": pressed.number, "no": format_message(self._words, say("refused-not-here"))})
        else:
            self._line.send({"n": pressed.number})

    async def _run_command(self, table: LiveTable, command: tuple[str, ...], press: PressMoment) -> None:
        """Do what a button's command says: change what this page shows, or submit an intent and wait until the table
        has decided and saved it.

        Raises:
            Refused: the table does not allow it.
            ValueError: no button has that command.
        """
        match command:
            case ("enter",):
                self._change_screen(entered=True)
            case ("seats",):
                self._change_screen(entered=False)
            case ("question", seat):
                self._change_screen(asking=seat)
            case ("take", seat, *alone):
                await table.submit(TakeSeat(seat=seat, alone=alone == ["alone"]), self._actor)
                self._change_screen(entered=True)
            case ("free", seat):
                await table.submit(FreeSeat(seat=seat, device=self._actor.device), self._actor)
            case ("ask", seat):
                table.requests.ask(seat, self._actor.device)
            case ("withdraw",):
                table.requests.withdraw(self._actor.device)
            case ("answer", seat, device, yes):
                await self._answer_request(table, seat, device, yes == "yes")
            case ("ready", round_, on):
                own_seats = table.state.seats_of_device(self._actor.device)
                self._services.ready.set_ready(table.id, round_, own_seats, bool(on))
                self._services.hub.attendance.notify(table.id)
            case _:
                intent = decide_common_intent(command) or self._game.decide_intent(command, self._make_look(), press)
                if intent is not None:
                    await table.submit(intent, self._actor)

    async def _answer_request(self, table: LiveTable, seat: str, device: str, yes: bool) -> None:
        """Answer the pending request of that device for that seat; do nothing if there is none. Raises Refused if this
        device may not."""
        for request in table.requests.pending:
            if (request.seat, request.device) == (seat, device):
                await table.requests.answer(request, yes, self._actor)

    def _change_screen(self, *, entered: bool | None = None, asking: str = "") -> None:
        """Draw the page anew, with ``entered`` past the choice of seats or back at it (None: as before), and with the
        question whether to move or share the seat ``asking`` ("": without it)."""
        if entered is not None:
            self._entered = entered
        self._asking, self._changed, self._forced = asking, True, True
        self._draw_if_changed()


#: Ids of messages that the page's script shows by itself, by their names in the script.
_SCRIPT_TEXTS: Final = {
    "off": "page-cut-off",
    "shout": "page-cut-off-shout",
    "wait": "page-cut-off-wait",
    "lost": "page-lost",
    "sending": "round-sending",
    "bell": "pocket-bell",
    "silent": "pocket-silent",
}
