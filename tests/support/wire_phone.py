"""A phone without a browser: it speaks Flet's protocol, holds the screen it was sent, and has hands.

As the real page does, it answers what it is asked, and comes back by itself when its socket is gone: with the session
that its tab has kept, and the storage of its browser. It offers compression, as browsers do.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.engines.sizes import PHONE
from tests.support.browser_storage import Storage
from tests.support.wire_frames import Action, frame, registration, unframed
from tests.support.wire_screen import Screen

#: Generous: a wait that is long only when something is wrong costs nothing.
PATIENCE_S = 60.0
#: How long the page waits before it looks whether the server is there again.
_LOOK_AGAIN_S = 0.1
#: A screen on which nothing has moved for so long is one that a hand can aim at.
_STILL_S = 0.04


class Phone:
    """One open page of one device. ``stays``: it comes back when it was cut off."""

    def __init__(
        self,
        url: str,
        route: str = "/",
        *,
        storage: Storage | None = None,
        width: float = PHONE.width,
        height: float = PHONE.height,
        stays: bool = False,
        scripts: bool = False,
    ) -> None:
        self.url, self.route, self.width, self.height, self.stays = url, route, width, height, stays
        self.storage = Storage() if storage is None else storage
        self.screen = Screen()
        self.crashes: list[str] = []
        #: Whether it has the page's own scripts, and the addresses that they were told to load.
        self.scripts, self.loads = scripts, list[str]()
        self.connected = False
        #: How often it was let in, and when it last heard anything (the loop's time, s).
        self.came, self.heard_at = 0, 0.0
        self._session: str | None = None
        self._socket: ClientConnection | None = None
        self._living: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Phone:
        return await self.open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # --- the connection -------------------------------------------------------------------------------------------

    async def open(self) -> Phone:
        """Load the page, if it is not open already; done when its first screen is there."""
        if self._living is None:
            self._living = asyncio.create_task(self._live())
            self._living.add_done_callback(lambda _: self._changed.set())
        await self.until(lambda: self.connected and self.screen.text())
        return self

    async def close(self) -> None:
        """Close the tab."""
        if self._living is not None:
            self._living.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._living
            self._living = None
        if self._socket is not None:
            await self._socket.close()
        self.connected = False

    async def drop(self) -> None:
        """Let go of the connection; a page that stays comes back by a new one."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def reload(self) -> Phone:
        """Load the page anew, as the same tab does."""
        await self.close()
        return await self.open()

    async def _live(self) -> None:
        while True:
            # What goes wrong on the way is what a flaky network is about; the page just looks again.
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._listen()
            self.connected = False
            self._changed.set()
            if not self.stays:
                return
            await asyncio.sleep(_LOOK_AGAIN_S)

    async def _listen(self) -> None:
        at = re.match(r"/(?:table|join)/(\w+)", self.route)
        asked = "&".join([*(["beat"] * self.scripts), *([f"at={at[1]}"] if at else [])])
        address = f"{self.url.replace('http', 'ws', 1)}/ws?{asked}"
        # A page hears nothing of pings: whether it is cut off it finds out by itself.
        async with connect(address, ping_interval=None, max_size=None, open_timeout=10) as socket:
            self._socket, self.heard_at = socket, asyncio.get_running_loop().time()
            await socket.send(registration(self._session, self.route, width=self.width, height=self.height))
            async for data in socket:
                self.heard_at = asyncio.get_running_loop().time()
                if isinstance(data, str):
                    self._hear_scripts(data)
                    continue
                await self._arrived(data)

    def _hear_scripts(self, text: str) -> None:
        if text.startswith("{") and (where := json.loads(text).get("load")) is not None:
            self.loads.append(where)
            self._changed.set()

    async def _arrived(self, data: bytes) -> None:
        await self._take(*unframed(data))
        self._changed.set()

    async def _take(self, action: int, body: Any) -> None:
        match action:
            case Action.REGISTER:
                self._session = body["session_id"]
                self.screen.begin(body["page_patch"])
                self.connected = True
                self.came += 1
            case Action.PATCH:
                self.screen.patch(body["id"], body["patch"])
            case Action.INVOKE:
                await self._answer(body)
            case Action.CRASHED:
                self.crashes.append(body["message"])

    async def _answer(self, asked: dict[str, Any]) -> None:
        name, args = asked["name"], asked.get("args") or {}
        answer = {"control_id": asked["control_id"], "call_id": asked["call_id"], "error": None}
        await self.send(Action.INVOKE, answer | {"result": self.storage.call(name, args)})
        if name == "push_route":
            await self.go(args["route"])

    async def send(self, action: int, body: Any) -> None:
        """Send a message. Raises websockets' ConnectionClosed where the page is cut off."""
        await self.send_raw(frame(action, body))

    async def send_raw(self, data: bytes | str) -> None:
        """Send anything at all."""
        assert self._socket is not None
        await self._socket.send(data)

    # --- hands ----------------------------------------------------------------------------------------------------

    async def touch(self, handle: str) -> None:
        """Touch the control with that handle, and do not wait for what comes of it."""
        control, event = self.screen.touched(handle)
        await self.event(control, event)

    async def tap(self, handle: str, *, leads_to: str | None = None) -> None:
        """Touch the control with that handle once it is there and the screen is still. ``leads_to``: what must then
        appear; a touch that met a control which was just being drawn anew is made again, as hands do."""
        await self.until(lambda: self.has(handle) or (leads_to and self.has(leads_to)))
        await self.still()
        if self.has(handle):
            await self.touch(handle)
        if leads_to is not None:
            try:
                await self.until(lambda: self.has(leads_to), PATIENCE_S / 20)
            except AssertionError:
                await self.until(lambda: self.has(handle) or self.has(leads_to))
                if not self.has(leads_to):
                    await self.touch(handle)
                await self.shows(leads_to)

    async def type(self, handle: str, text: str) -> None:
        """Type into the field with that handle, in place of what stood there."""
        await self.shows(handle)
        await self.still()
        field = self.screen.field(handle)["_i"]
        await self.send(Action.PROPS, {"id": field, "props": {"value": text}})
        await self.event(field, "change", text)

    async def event(self, control: int, name: str, data: Any = None) -> None:
        """What the page tells of a control, by its number."""
        await self.send(Action.EVENT, {"target": control, "name": name, "data": data})

    async def go(self, route: str) -> None:
        """The browser's address changes, and the page says so."""
        self.route = route
        page = self.screen.page["_i"]
        await self.send(Action.PROPS, {"id": page, "props": {"route": route}})
        await self.event(page, "route_change", {"route": route})

    # --- eyes -----------------------------------------------------------------------------------------------------

    def has(self, handle: str) -> bool:
        """Whether that handle is on the screen."""
        return handle in self.screen.handles()

    def text(self, handle: str | None = None) -> str:
        """All texts on the screen, or inside one handle, each on a line, with plain spaces."""
        return self.screen.text(handle)

    async def shows(self, handle: str, text: str | None = None) -> None:
        """Wait until the handle is there, with exactly that text in it."""
        await self.until(lambda: self.has(handle) and (text is None or self.text(handle) == text))

    async def still(self, for_s: float = _STILL_S) -> None:
        """Wait until nothing has moved for so long."""
        while True:
            self._changed.clear()
            try:
                # Not wait_for: that can swallow being cancelled when something moves in the same turn.
                async with asyncio.timeout(for_s):
                    await self._changed.wait()
            except TimeoutError:
                return

    async def until(self, true: Callable[[], object], patience_s: float = PATIENCE_S) -> None:
        """Wait until that is so. Raises AssertionError with the screen where it never is."""
        try:
            async with asyncio.timeout(patience_s):
                while not true():
                    self._changed.clear()
                    if self._living is None or self._living.done():
                        why = self._living and not self._living.cancelled() and self._living.exception()
                        raise AssertionError(f"the page is gone ({why!r}):\n{self.screen.text()}")
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"it never came on {list(self.screen.handles())}:\n{self.screen.text()}") from None
