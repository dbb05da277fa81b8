"""A bad network between phones and the server: a TCP proxy that passes, delays, freezes, cuts and half-opens.

It runs in a thread of its own; what is asked of it holds when the call returns. A phone that needs a network of its
own gets a proxy of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from collections.abc import Callable, Coroutine
from typing import Any

_PIECE = 65_536
#: The first line of a request; what a WebSocket carries up is masked, and never looks like one.
_REQUEST = re.compile(rb"^GET (\S+) HTTP/1\.1\r$", re.MULTILINE)
#: Pieces that are on their way in one direction; more wait with whoever sends them.
_ON_THE_WAY = 256


class _Link:
    """One connection: the phone's end, the server's end, and the two directions between them."""

    def __init__(self, phone: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.phone, self.server = phone, server
        #: Ends that are gone without a word: what is sent to them is lost, and the other end is not told.
        self.lost: set[asyncio.StreamWriter] = set()

    def abort(self, *ends: asyncio.StreamWriter) -> None:
        for end in ends:
            end.transport.abort()


class Proxy:
    """``with Proxy(port) as network:`` phones go to ``network.url`` instead of the server's."""

    def __init__(self, target: int, listen: int = 0, host: str = "127.0.0.1") -> None:
        """``target``: the server's port; ``listen``: the proxy's own (0: a free one), at the address ``host``."""
        self.host = host
        self.target = target
        self.port = listen
        #: Bytes that have gone to phones so far.
        self.carried = 0
        #: Paths that phones have asked for so far.
        self.asked: list[str] = []
        self._links: set[_Link] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self._refusing = False
        self._delays = (0.0, 0.0)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="proxy", daemon=True)

    def __enter__(self) -> Proxy:
        self._thread.start()
        assert self._ready.wait(30), "the proxy did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._stop)
        self._thread.join(30)

    @property
    def url(self) -> str:
        """Where phones find the server through this network."""
        return f"http://{self.host}:{self.port}"

    @property
    def open(self) -> int:
        """How many connections there are."""
        return len(self._links)

    # --- the weather ----------------------------------------------------------------------------------------------

    def heal(self) -> None:
        """Everything passes from now on, at once; what was frozen arrives."""

        async def heal() -> None:
            self._refusing, self._delays = False, (0.0, 0.0)
            self._flowing.set()

        self._do(heal)

    def delay(self, up_ms: float, down_ms: float | None = None) -> None:
        """From now on a piece takes that long to the server, and to the phone (None: the same)."""

        async def delay() -> None:
            self._delays = (up_ms / 1000, (up_ms if down_ms is None else down_ms) / 1000)

        self._do(delay)

    def freeze(self) -> None:
        """Nothing passes, and nobody is told; new connections hang as well. ``heal`` lets it all arrive."""

        async def freeze() -> None:
            self._flowing.clear()

        self._do(freeze)

    def cut(self, *, refuse: bool = False) -> None:
        """Both ends of every connection are told that it is gone. ``refuse``: no new one until ``heal``."""

        async def cut() -> None:
            self._refusing = refuse
            for link in list(self._links):
                link.abort(link.phone, link.server)

        self._do(cut)

    def lose_phones(self) -> None:
        """Half-open: the phones see their connections end, the server is not told. New ones pass."""

        async def lose() -> None:
            for link in list(self._links):
                link.lost.add(link.phone)
                link.abort(link.phone)

        self._do(lose)

    def lose_server(self) -> None:
        """Half-open: the server sees the connections end, the phones are not told and hear nothing more."""

        async def lose() -> None:
            for link in list(self._links):
                link.lost.add(link.server)
                link.abort(link.server)

        self._do(lose)

    # --- the proxy's own thread -----------------------------------------------------------------------------------

    def _do(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        asyncio.run_coroutine_threadsafe(work(), self._loop).result(30)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._stopping = asyncio.Event()
        server = await asyncio.start_server(self._accept, self.host, self.port)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._stopping.wait()
        server.close()
        while self._serving:
            for link in self._links:
                link.abort(link.phone, link.server)
            await asyncio.wait(self._serving, timeout=0.1)

    async def _stop(self) -> None:
        self._refusing, self._delays = True, (0.0, 0.0)
        self._flowing.set()
        self._stopping.set()

    def _accept(self, from_phone: asyncio.StreamReader, phone: asyncio.StreamWriter) -> None:
        task = self._loop.create_task(self._connected(from_phone, phone))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _connected(self, from_phone: asyncio.StreamReader, phone: asyncio.StreamWriter) -> None:
        await self._flowing.wait()
        try:
            if self._refusing:
                raise ConnectionRefusedError
            from_server, server = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            phone.transport.abort()
            return
        link = _Link(phone, server)
        self._links.add(link)
        try:
            await asyncio.gather(self._pass(link, from_phone, server, 0), self._pass(link, from_server, phone, 1))
        finally:
            self._links.discard(link)
            link.abort(phone, server)

    async def _pass(
        self, link: _Link, source: asyncio.StreamReader, sink: asyncio.StreamWriter, direction: int
    ) -> None:
        """Everything from one end to the other, in order, each piece in its own time."""
        way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(_ON_THE_WAY)

        async def take_in() -> None:
            with contextlib.suppress(OSError):
                while piece := await source.read(_PIECE):
                    await way.put((self._loop.time() + self._delays[direction], piece))
            await way.put((self._loop.time() + self._delays[direction], b""))

        taking = asyncio.create_task(take_in())
        try:
            while True:
                due, piece = await way.get()
                if (early := due - self._loop.time()) > 0:
                    await asyncio.sleep(early)
                await self._flowing.wait()
                if link.lost:
                    # Half-open: the end that is left may say what it likes, nobody hears it, and it is told nothing.
                    if not piece:
                        return
                    continue
                if not piece:
                    sink.close()
                    return
                if direction == 0:
                    self.asked += [path.decode() for path in _REQUEST.findall(piece)]
                else:
                    self.carried += len(piece)
                with contextlib.suppress(OSError):
                    sink.write(piece)
                    await sink.drain()
        finally:
            taking.cancel()
