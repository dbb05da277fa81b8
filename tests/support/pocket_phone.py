"""A phone on the pocket page, without a browser: it speaks the page's protocol, holds what it was sent, and has hands.

As the real page does, it comes back by itself when its socket is gone, and sends nothing again that was on its way.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable, Iterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from companion.games.redac_chef.state.calls import DOUBLE_TAP_MS

#: Generous: a wait that is long only when something is wrong costs nothing.
PATIENCE_S = 60.0
_LOOK_AGAIN_S = 0.1
#: As long as a tap after "Maquette !" counts as the second of a double tap, and a little more.
_TAP_APART_S = DOUBLE_TAP_MS / 1000 + 0.05


class PocketPhone:
    """One open pocket page of one device. ``stays``: it comes back when it was cut off."""

    def __init__(self, url: str, code: str, *, secret: str = "", lang: str = "fr", stays: bool = False) -> None:
        self.url, self.code, self.lang, self.stays = url, code, lang, stays
        self.secret = secret or secrets.token_urlsafe(24)
        self.screen: dict[str, Any] = {}
        self.marks: dict[str, str] = {}
        self.clock: list[int | None] = []
        self.now, self.limit, self.came = 0, 0, 0
        self.gone: str | None = None
        self.said: list[str] = []
        self.aloud: list[str] = []
        self.effects: list[str] = []
        self.answers: dict[int, str] = {}
        self.connected = False
        self.closed_with: int | None = None
        self._number = 0
        self._socket: ClientConnection | None = None
        self._living: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    async def __aenter__(self) -> PocketPhone:
        return await self.open()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # --- the connection ---------------------------------------------------------------------------------------------

    async def open(self) -> PocketPhone:
        """Load the page; done when its first screen is there, or that there is none."""
        self._living = asyncio.create_task(self._live())
        self._living.add_done_callback(lambda _: self._changed.set())
        await self.until(lambda: self.screen or self.gone is not None)
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

    async def reload(self) -> PocketPhone:
        """Load the page anew in the same browser."""
        await self.close()
        self.screen = {}
        return await self.open()

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._listen()
            self.connected = False
            self._changed.set()
            if not self.stays or self.gone is not None:
                return
            await asyncio.sleep(_LOOK_AGAIN_S)

    async def _listen(self) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/p/socket?at={self.code}"
        async with connect(address, ping_interval=None, open_timeout=10) as socket:
            self._socket = socket
            await self.send({"code": self.code, "device": self.secret, "langs": [self.lang]})
            self.came += 1
            self.connected = True
            try:
                async for data in socket:
                    self._take(json.loads(data))
                    self._changed.set()
            finally:
                self.closed_with = socket.close_code

    def _take(self, message: dict[str, Any]) -> None:
        self.now = message.get("now", self.now)
        self.limit = message.get("beat", self.limit)
        self.gone = message.get("gone", self.gone)
        self.code = message.get("code", self.code)
        self.screen = message.get("screen", self.screen)
        if "clock" in message:
            self.clock, self.marks = message["clock"], message["marks"]
        if "said" in message:
            self.said.append(message["said"])
        if "effect" in message:
            self.effects.append(message["effect"])
        self.aloud += message.get("aloud", [])
        if "n" in message:
            self.answers[message["n"]] = message.get("no", "")

    async def send(self, message: Any) -> None:
        """Send a message of the page."""
        await self.send_raw(json.dumps(message))

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything at all."""
        assert self._socket is not None
        await self._socket.send(data)

    # --- hands and eyes ---------------------------------------------------------------------------------------------

    async def touch(self, handle: str) -> int:
        """Press that button, and do not wait for what comes of it; return the number of the press."""
        return await self.want(*self.nodes()[handle]["d"])

    async def want(self, *command: str) -> int:
        """Send that command, whether a button has it or not; return the number of the press."""
        self._number += 1
        await self.send({"n": self._number, "do": list(command)})
        return self._number

    async def tap(self, handle: str) -> str:
        """Press that button once it is there, and wait for the answer; return why it was refused, or "".

        A tap after "Maquette !" is one of its own, as a person's is: the second of a double tap is answered and does
        nothing.
        """
        await self.shows(handle)
        answer = await self.answer(await self.touch(handle))
        if handle.startswith("maquette-"):
            await asyncio.sleep(_TAP_APART_S)
        return answer

    async def answer(self, number: int) -> str:
        """Wait until that press is answered; return why it was refused, or ""."""
        await self.until(lambda: number in self.answers)
        return self.answers[number]

    def nodes(self) -> dict[str, dict[str, Any]]:
        """Return everything on the screen that has a handle."""

        def walk(parts: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
            for node in parts:
                if "h" in node:
                    yield node["h"], node
                if node["k"] == "p":
                    yield f"seat-{node['n']}", node
                    if node.get("token"):
                        yield f"bouclage-{node['n']}", node
                    yield from walk(node["parts"])

        found = [*walk([*self.screen.get("parts", []), *self.screen.get("foot", [])])]
        assert len(dict(found)) == len(found), f"a handle stands twice: {[handle for handle, _ in found]}"
        return dict(found)

    def has(self, handle: str) -> bool:
        """Tell whether that handle is on the screen."""
        return handle in self.nodes()

    def text(self, handle: str) -> str:
        """Return the text of that handle; of a token, its figure."""
        if handle.startswith("bouclage-"):
            return self.marks.get(handle.removeprefix("bouclage-"), "–")
        node = self.nodes()[handle]
        return str(node["name"] if node["k"] == "p" else node["t"])

    def texts(self) -> list[str]:
        """Return all texts on the screen, in their order."""

        def walk(parts: list[dict[str, Any]]) -> Iterator[str]:
            for node in parts:
                if node["k"] == "p":
                    yield node["name"]
                    yield from walk(node["parts"])
                else:
                    yield node["t"]

        return [*walk([*self.screen.get("parts", []), *self.screen.get("foot", [])])]

    async def shows(self, handle: str, text: str | None = None) -> None:
        """Wait until that handle is there, with exactly that text in it."""
        await self.until(lambda: self.has(handle) and (text is None or self.text(handle) == text))

    async def until(self, true: Callable[[], object], patience_s: float = PATIENCE_S) -> None:
        """Wait until that is so. Raises AssertionError with the screen where it never is."""
        try:
            async with asyncio.timeout(patience_s):
                while not true():
                    self._changed.clear()
                    if self._living is None or self._living.done():
                        raise AssertionError(f"the page is gone ({self.closed_with}): {self.texts()}")
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"it never came on {list(self.nodes())}: {self.texts()}") from None
