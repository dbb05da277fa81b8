"""A page without browser and socket: screens are run, tapped and typed into, and what they show is read.

It speaks Flet's session directly, so it holds for the pinned version of Flet. Messages are really packed: packing is
what tells Flet what a client has been shown, and a control that cannot be packed fails here as it would at the table.
"""

from __future__ import annotations

import asyncio
import contextvars
import inspect
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import MessageAction, configure_encode_object_for_msgpack
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.hub.hub import Hub
from companion.ui.app import page_main, prepare_page
from companion.ui.services import Services
from companion.ui.theme import DARK, LIGHT
from companion.ui.web.faults import slow_first_drawing
from tests.engines.sizes import PHONE
from tests.support.browser_storage import Storage
from tests.support.spaces import plain

__all__ = ["Phone", "Storage", "open_phone"]

# As the server does: screens are drawn by the hundred here.
slow_first_drawing.patch()

#: Half a minute at least: something is stuck, and waiting longer would only hide it.
_MOST_LOOKS = 60_000
#: Tasks that live as long as a page or a table and mostly wait.
_RESTING = ("Session.__updates_scheduler", "LiveTable._keep_ticking", "Event.wait")
_PACKED = configure_encode_object_for_msgpack(BaseControl)


class _Line(Connection):
    """The other end of the socket: packs what is sent, answers what is asked of the browser."""

    #: Whether lines that are opened keep what they send (``tests.support.sent_numbers``).
    recording = False

    def __init__(self, storage: Storage, hub: Hub) -> None:
        super().__init__()
        self.sent: list[bytes] | None = [] if self.recording else None
        self.hub = hub
        self.loop = asyncio.get_running_loop()
        self.executor = ThreadPoolExecutor(1)
        self.pubsubhub = PubSubHub(loop=self.loop)
        self.page_url = "ws://test"  # as a browser gives it: the address of its socket
        self.storage = storage
        self.session: Session | None = None
        self.crashes: list[str] = []
        #: What the browser was asked to do, with its arguments.
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.context = contextvars.copy_context()
        #: What the page's scripts were told, what they have told, and what they were last told to be like.
        self.messages: list[dict[str, Any]] = []
        self.reports: dict[str, Any] = {}
        self.on_report: Any = lambda: None
        self.wanted: Any = None

    @staticmethod
    def clock() -> int:
        return 1_000_000

    def tell(self, message: Any) -> None:
        """As the served page's connection gives its scripts a message."""
        json.dumps(message)
        self.messages.append(dict(message))

    def send_message(self, message: Any) -> None:
        packed = msgpack.packb([message.action, message.body], default=_PACKED)
        if self.sent is not None:
            self.sent.append(packed)
        if message.action == MessageAction.SESSION_CRASHED:
            self.crashes.append(message.body.message)
        if message.action == MessageAction.INVOKE_METHOD:
            body = message.body
            assert self.session is not None
            self.asked.append((body.name, body.args or {}))
            if body.name == "push_route":
                self.loop.create_task(self.go(body.args["route"]), context=self.context.copy())
            answer = self.storage.call(body.name, body.args or {})
            self.loop.call_soon(self.session.handle_invoke_method_results, body.control_id, body.call_id, answer, None)

    async def go(self, route: str) -> None:
        """The browser's address changes, and it says so."""
        assert self.session is not None
        self.session.apply_page_patch({"route": route})
        await self.session.dispatch_event(self.session.page._i, "route_change", {"route": route})


class Phone:
    """One open page, with the hands that tap it."""

    def __init__(self, session: Session, line: _Line, storage: Storage) -> None:
        self.session, self.line, self.storage = session, line, storage
        self.page = session.page

    # --- what is on the screen --------------------------------------------------------------------------------------

    def controls(self) -> Iterator[BaseControl]:
        """Everything that is shown, from top to bottom."""
        for control in walk(self.page.views[-1].controls, set()):
            _can_be_laid_out(control)
            _can_be_drawn(control)
            yield control

    def handles(self) -> list[str]:
        """The handles on the screen, in order; none stands twice, since nobody could press one of the two by name."""
        found = [c.identifier for c in self.controls() if isinstance(c, ft.Semantics) and c.identifier]
        assert len(set(found)) == len(found), f"a handle stands twice: {sorted(h for h in found if found.count(h) > 1)}"
        return found

    def find(self, handle: str) -> ft.Semantics:
        """The control with that handle; exactly one must be there."""
        found = [c for c in self.controls() if isinstance(c, ft.Semantics) and c.identifier == handle]
        assert len(found) == 1, f"{handle}: {len(found)} of {self.handles()}"
        return found[0]

    def has(self, handle: str) -> bool:
        """Whether that handle is on the screen."""
        return handle in self.handles()

    def controls_in(self, handle: str) -> Iterator[BaseControl]:
        """Everything inside the control with that handle."""
        return walk([self.find(handle)], set())

    def text(self, handle: str | None = None) -> str:
        """All texts on the screen, or inside one handle, each on a line, with plain spaces."""
        inside = self.controls() if handle is None else walk([self.find(handle)], set())
        return plain("\n".join(_said(c) for c in inside if isinstance(c, ft.Text) and _said(c)))

    def red(self) -> list[str]:
        """The handles of the red buttons."""
        found = set()
        for named in self.controls():
            if isinstance(named, ft.Semantics) and named.identifier:
                for one in walk(named, set()):
                    if isinstance(one, ft.Button) and one.style is not None and isinstance(one.style.bgcolor, dict):
                        fill = one.style.bgcolor[ft.ControlState.DEFAULT]
                        found |= {named.identifier} if fill in (LIGHT.action, DARK.action) else set()
        return sorted(found)

    def scrolls_with(self, handle: str) -> bool:
        """Whether that control moves out of sight when its page is scrolled."""
        wanted = self.find(handle)
        pages = [c for c in self.controls() if isinstance(c, ft.Column) and c.scroll is not None]
        return any(inside is wanted for page in pages for inside in walk(page, set()))

    def scrolled_to(self) -> list[float]:
        """The offsets that the screens have scrolled themselves to, in order."""
        return [
            offset
            for name, args in self.line.asked
            if name == "scroll_to" and (offset := args.get("offset")) is not None
        ]

    # --- hands ------------------------------------------------------------------------------------------------------

    async def tap(self, handle: str) -> None:
        """Tap the button with that handle."""
        for control in walk([self.find(handle)], set()):
            # What a node does for a screen reader is not what a finger meets.
            if getattr(control, "on_click", None) is not None and not isinstance(control, ft.Semantics):
                assert not getattr(control, "disabled", False), f"{handle} is disabled"
                await self._event(control, "click")
                return
            if getattr(control, "on_tap_down", None) is not None:
                await self._event(control, "tap_down")
                return
        raise AssertionError(f"{handle} cannot be tapped")

    async def tap_by_ear(self, handle: str) -> None:
        """Press the node with that handle as a screen reader does."""
        await self._event(self.find(handle), "click")

    async def type(self, handle: str, text: str) -> None:
        """Type into the field with that handle, in place of what stood there."""
        field = self._field(handle)
        self.session.apply_patch(field._i, {"value": text})
        await self._event(field, "change", text)

    async def scroll(self, pixels: float) -> None:
        """Scroll the page of the screen so far."""
        page = next(c for c in self.controls() if isinstance(c, ft.Column) and c.on_scroll is not None)
        await self.session.dispatch_event(
            page._i,
            "scroll",
            {
                "event_type": "update",
                "pixels": pixels,
                "min_scroll_extent": 0.0,
                "max_scroll_extent": 9999.0,
                "viewport_dimension": 800.0,
            },
        )
        await self.settle()

    async def enter(self, handle: str) -> None:
        """The return key in that field."""
        await self._event(self._field(handle), "submit")

    async def press(self, key: str) -> None:
        """A key of the computer's keyboard, wherever the focus is."""
        keys = {"shift": False, "ctrl": False, "alt": False, "meta": False}
        await self.session.dispatch_event(self.page._i, "keyboard_event", {"key": key, **keys})
        await self.settle()
        assert not self.line.crashes, self.line.crashes

    async def tells(self, **said: Any) -> None:
        """Its browser tells something of itself."""
        self.line.reports |= said
        self.line.on_report()
        await self.settle()

    @property
    def rang(self) -> list[str]:
        """The bells that the page was told to ring, in order."""
        return [message["ring"] for message in self.line.messages if "ring" in message]

    def value(self, handle: str) -> str:
        """What stands in that field."""
        return self._field(handle).value or ""

    def place(self, handle: str) -> list[int]:
        """That field and all that it lies in: where these change, the client makes a new one, without the focus."""
        part: Any = self._field(handle)
        path = []
        while part is not None:
            path.append(part._i)
            part = part.parent
        return path

    async def go(self, route: str) -> None:
        """Type another address."""
        await self.line.go(route)
        await self.settle()

    async def hide(self, hidden: bool = True) -> None:
        """The browser goes behind something else, or comes back."""
        state = ft.AppLifecycleState.HIDE if hidden else ft.AppLifecycleState.SHOW
        await self._event(self.page, "app_lifecycle_state_change", {"state": state.value})

    async def resize(self, width: float, height: float) -> None:
        """The phone is turned, or its browser takes more of it."""
        self.session.apply_page_patch({"width": width, "height": height})
        await self._event(self.page, "resize", {"width": width, "height": height})

    async def cut(self) -> None:
        """Its socket is gone: out of reach, asleep, or the page was closed."""
        await self._event(self.page, "disconnect")

    async def back(self) -> None:
        """It is there again, in the same session."""
        await self._event(self.page, "connect")

    async def settle(self) -> None:
        """Let everything happen that was set going: redraws, effects, the disk."""
        quiet, looks = 0, 0
        while quiet < 3:
            await asyncio.sleep(0 if quiet else 0.0005)
            busy = self._busy()
            quiet, looks = 0 if busy else quiet + 1, looks + 1
            assert looks < _MOST_LOOKS, f"still going on: {busy}"

    def _busy(self) -> list[str]:
        """What is still going on: redraws, handlers, waits for the disk."""
        redraws = ["redraw"] if self.session._Session__updates_ready.is_set() else []  # type: ignore[attr-defined]
        others = asyncio.all_tasks() - {asyncio.current_task()}
        names = [task.get_coro().__qualname__ for task in others]  # type: ignore[union-attr]
        disk = ["disk" for table in self.line.hub.open_tables() if table._pending]  # the tick's own have no task
        return redraws + disk + [name for name in names if name not in _RESTING]

    def _field(self, handle: str) -> ft.TextField:
        return next(c for c in walk([self.find(handle)], set()) if isinstance(c, ft.TextField))

    async def _event(self, control: BaseControl, name: str, data: Any = None) -> None:
        await self.session.dispatch_event(control._i, name, data)
        await self.settle()
        assert not self.line.crashes, self.line.crashes
        self.handles()


def _can_be_laid_out(control: BaseControl) -> None:
    """A part that wants all the room that is left, where there is no end of room: the client shows a grey box there."""
    endless = isinstance(control, (ft.Row, ft.Column)) and (control.wrap or control.scroll)
    if endless or isinstance(control, (ft.ListView, ft.GridView)):
        greedy = [child for child in control.controls if getattr(child, "expand", None)]
        assert not greedy, f"{greedy[0]!r:.300} in a {type(control).__name__} that wraps or scrolls"


def _can_be_drawn(control: BaseControl) -> None:
    """A picture of raw bytes: only Chromium on a secure context draws it, so at a table nobody sees it."""
    values = list(control._values.values())  # type: ignore[attr-defined]
    images = [value.image if isinstance(value, ft.BoxDecoration) else value for value in values]
    values += [image.src for image in images if isinstance(image, ft.DecorationImage)]
    assert not any(isinstance(value, bytes) for value in values), f"{type(control).__name__} has a picture of bytes"


def _said(text: ft.Text) -> str:
    return "".join([text.value or "", *(span.text or "" for span in text.spans or ())])


def walk(part: Any, seen: set[int]) -> Iterator[BaseControl]:
    if id(part) in seen or part is None:
        return
    seen.add(id(part))
    if isinstance(part, (list, tuple)):
        for each in part:
            yield from walk(each, seen)
    elif isinstance(part, dict):
        for each in part.values():
            yield from walk(each, seen)
    elif isinstance(part, BaseControl):
        if getattr(part, "visible", True) is False:
            return
        yield part
        values = part._values  # type: ignore[attr-defined]
        for name, only_set in slow_first_drawing.fields_of(type(part)):
            if name != "_parent" and (not only_set or name in values):
                yield from walk(getattr(part, name, None), seen)


async def open_phone(
    services: Services,
    route: str = "/",
    *,
    storage: Storage | None = None,
    width: float = PHONE.width,
    height: float = PHONE.height,
    ip: str = "127.0.0.1",
    kept: dict[str, Any] | None = None,
) -> Phone:
    """A browser page on that address; with the ``storage`` of another it is the same device once more. ``ip``: where it
    comes from; this machine by default. ``kept``: what its scripts tell of the storage; None: they are not there, and
    the storage is asked."""
    storage = Storage() if storage is None else storage
    line = _Line(storage, services.hub)
    if kept is not None:
        line.reports["kept"] = kept
    session = line.session = Session(line)
    session.apply_page_patch(
        {"route": route, "web": True, "platform": "android", "width": width, "height": height, "client_ip": ip}
    )

    async def run() -> None:
        _context_page.set(session.page)
        context.reset_auto_update()
        line.context = contextvars.copy_context()
        prepare_page(session.page)
        line.send_message(_registered(session))
        started = page_main(services)(session.page)
        if inspect.isawaitable(started):
            await started
        await session.after_event(session.page)

    # Each page in its own context, as each socket has its own.
    await asyncio.get_running_loop().create_task(run(), context=contextvars.copy_context())
    phone = Phone(session, line, storage)
    await phone.settle()
    return phone


def _registered(session: Session) -> Any:
    return type("Message", (), {"action": MessageAction.REGISTER_CLIENT, "body": session.get_page_patch()})()
