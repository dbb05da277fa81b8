"""Sends each page to the worker that has its table: a small proxy, in front of all workers of all machines.

A page's socket names the code of its table (``/ws?at=CODE``), and the front looks up which worker has it; sockets are
relayed byte by byte, so that round trips are measured between the worker and the phone. While a table is changing
workers, its sockets wait. Any other request goes to the worker that the page had last, or to the one with the fewest
tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Iterator, Sequence
from ipaddress import ip_address, ip_network
from typing import Final

from companion.hosted.directory import Directory, Member
from companion.hosted.requests import BadRequest, Head

_log = logging.getLogger(__name__)

#: How long (s) a connection may take to send a head, and may then stay open without another one.
HEAD_S: Final = 10.0
IDLE_S: Final = 75.0
#: How long (s) a worker may take to begin its answer: the largest export takes half a minute.
ANSWER_S: Final = 120.0
#: How long (s) either side may stall in the middle of a request or an answer; sockets are pinged more often.
STALL_S: Final = 30.0
#: How long (s) a connection that is being closed may take to send its last bytes.
CLOSE_S: Final = 2.0
#: The largest head in bytes.
_HEAD_BYTES: Final = 32_768
#: How long (s) a page waits for a worker: until the table of a dead one has been taken over.
WAIT_S: Final = 8.0
_LOOK_S: Final = 0.1
_CONNECT_S: Final = 1.0
#: How long (s) the code of a new table may take to appear in the directory; a page with a wrong code waits so long,
#: too.
_NEW_S: Final = 2.0
_CHUNK: Final = 65_536

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class RefusedRequest(Exception):
    """Raised for a request that the front answers itself, with the status line ``status`` and the raw header lines
    ``more``."""

    def __init__(self, status: str, more: str = "") -> None:
        super().__init__(status)
        self.status, self.more = status, more


class Front:
    """Proxy of one machine: it passes each page's requests on to the worker that has the page's table, or to the one
    that the page had last, else to one with few tables."""

    def __init__(self, directory: Directory, *, proxies: Sequence[str] = ()) -> None:
        """``proxies``: addresses or networks of proxies before this one; only their headers tell where requests come
        from."""
        self._directory = directory
        self._proxies = [ip_network(each, strict=False) for each in proxies]
        self._sockets = 0
        self._requests = 0
        self._turn = 0
        self._open: set[asyncio.Task[None]] = set()

    async def serve(self, sockets: Sequence[socket.socket]) -> None:
        """Serve on these listening sockets until cancelled; then close them, and break off every connection."""
        servers = [await asyncio.start_server(self._accept, sock=each, limit=_HEAD_BYTES) for each in sockets]
        try:
            await asyncio.Event().wait()
        finally:
            for server in servers:
                server.close()
            for task in self._open:
                task.cancel()
            await asyncio.gather(*self._open, return_exceptions=True)

    def measure(self) -> str:
        """Return the measured figures, in the format of Prometheus."""
        workers = self._directory.workers()
        tables = [place for place in self._directory.tables.values() if not place.away]
        lost = [id_ for id_, place in self._directory.tables.items() if not place.away and not self._has_worker(id_)]
        figures = {
            "companion_workers": len(workers),
            "companion_tables": len(tables),
            "companion_tables_without_worker": len(lost),
            "companion_front_sockets": self._sockets,
            "companion_front_requests_total": self._requests,
        }
        lines = [f"{name} {value}" for name, value in figures.items()]
        lines += [f'companion_worker_tables{{worker="{each.id}"}} {each.tables}' for each in workers]
        return "\n".join(lines) + "\n"

    def _has_worker(self, table: str) -> bool:
        return self._directory.worker_of(table) is not None

    # -- a connection

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection until it ends; a request that cannot be served is refused."""
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            await self._serve_connection(reader, writer)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # the page has gone, or the peer is not a browser
        except asyncio.CancelledError:
            writer.transport.abort()  # the front stops; its server would report this as a fault
        except BadRequest:
            await _refuse(writer, RefusedRequest("400 Bad Request"))
        except RefusedRequest as refused:
            await _refuse(writer, refused)
        finally:
            await _close(writer)
            self._open.discard(task)

    async def _serve_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on the requests of one connection, one after the other; a socket is relayed until it ends. The front's
        own figures (``/metrics``) are only for this machine.

        Raises :class:`BadRequest` and :class:`RefusedRequest`, and the errors of a connection that breaks off.
        """
        if writer.get_extra_info("peername") is None:
            return  # the connection was closed before it was served
        timeout_s = HEAD_S
        while True:
            async with asyncio.timeout(timeout_s):
                head = Head.parse(await reader.readuntil(b"\r\n\r\n"))
            self._requests += 1
            timeout_s = IDLE_S
            address = self._find_address(head, writer)
            if head.target == "/metrics" and not head.get("x-forwarded-for") and ip_address(address).is_loopback:
                await _write_answer(writer, "200 OK", self.measure())
                continue
            body: bytes | None = None
            if head.body_bytes() < _CHUNK:
                with _refuse_stalled():
                    async with asyncio.timeout(STALL_S):
                        body = await reader.readexactly(head.body_bytes())
            connected = await self._connect(head)
            if connected is None:
                raise RefusedRequest("503 Service Unavailable", "retry-after: 1\r\n")
            worker, streams = connected
            try:
                scheme = head.get("x-forwarded-proto") if self._is_proxy(writer) else ""
                streams[1].write(head.encode_for_worker(address, scheme or "http"))
                if head.is_socket:
                    await self._relay_socket(worker, (reader, writer), streams)
                    return
                if body is None:
                    with _refuse_stalled():
                        await _copy_bytes(reader, streams[1], head.body_bytes())
                else:
                    streams[1].write(body)
                if not await self._relay_answer(streams, writer):
                    return
            finally:
                await _close(streams[1])

    async def _relay_answer(self, streams: Streams, writer: asyncio.StreamWriter) -> bool:
        """Pass a worker's answer on to the page; return whether the page's connection can be used again."""
        answer = await _read_answer(streams[0])
        keeps_open = answer.has_known_end
        writer.write(answer.encode_for_page(close=not keeps_open))
        await _copy_bytes(streams[0], writer)
        return keeps_open

    async def _relay_socket(self, worker: Member, page: Streams, streams: Streams) -> None:
        """Pass a socket on in both directions until one side ends it; its page gets the cookie by which it reaches that
        worker again."""
        answer = await _read_answer(streams[0])
        page[1].write(answer.encode_for_page(worker.id))
        self._sockets += 1
        directions = [
            asyncio.create_task(_copy_bytes(page[0], streams[1])),
            asyncio.create_task(_copy_bytes(streams[0], page[1])),
        ]
        try:
            await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._sockets -= 1
            for direction in directions:
                direction.cancel()
            await asyncio.gather(*directions, return_exceptions=True)

    # -- where it leads

    def _find_address(self, head: Head, writer: asyncio.StreamWriter) -> str:
        """Return the address that a request comes from: the peer's or, if the peer is one of our proxies, the last
        address that the proxy's header names."""
        peer: str = writer.get_extra_info("peername")[0]
        forwarded = head.get("x-forwarded-for").rpartition(",")[2].strip() if self._is_proxy(writer) else ""
        try:
            return str(ip_address(forwarded)) if forwarded else peer
        except ValueError:
            return peer

    def _is_proxy(self, writer: asyncio.StreamWriter) -> bool:
        """Tell whether the peer is one of the proxies whose headers are believed."""
        if not self._proxies:
            return False
        peer = ip_address(writer.get_extra_info("peername")[0].partition("%")[0])
        peer = getattr(peer, "ipv4_mapped", None) or peer
        return any(peer in each for each in self._proxies)

    async def _connect(self, head: Head) -> tuple[Member, Streams] | None:
        """Connect to the worker that a request is for; return None if there has been none for ``WAIT_S``."""
        began = time.monotonic()
        while time.monotonic() < began + WAIT_S:
            # A table that was opened this moment may not stand in the directory yet.
            is_early = head.table_code and time.monotonic() < began + _NEW_S
            worker = (
                None
                if is_early and not self._directory.find_table_by_code(head.table_code)
                else self._choose_worker(head)
            )
            if worker is not None:
                host, _, port = worker.address.rpartition(":")
                try:
                    async with asyncio.timeout(_CONNECT_S):
                        return worker, await asyncio.open_connection(host.strip("[]"), int(port), limit=_HEAD_BYTES)
                except (OSError, TimeoutError, ValueError, OverflowError):
                    pass  # it has just died, or its address is wrong: the directory will tell in a moment
            await asyncio.sleep(_LOOK_S)
        return None

    def _choose_worker(self, head: Head) -> Member | None:
        """Return the worker for a request: the worker of its table; for a request without a table, or with one that is
        unknown or closed, the one that the page had last, else one with the fewest tables.

        None if the table has no ready worker at present, or no worker is alive.
        """
        table = self._directory.find_table_by_code(head.table_code) if head.table_code else None
        if table is not None and not self._directory.tables[table].away:
            return self._directory.worker_of(table)
        workers = self._directory.workers()
        last = next((each for each in workers if each.id == head.worker), None)
        if last is not None or not workers:
            return last
        self._turn += 1
        fewest = min(each.tables for each in workers)
        candidates = [each for each in workers if each.tables == fewest]
        return candidates[self._turn % len(candidates)]


async def _copy_bytes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, length: int | None = None) -> None:
    """Copy ``length`` bytes, or all until the end (None). Raises TimeoutError if either side stalls, and
    IncompleteReadError if the end comes too early."""
    while length is None or length > 0:
        async with asyncio.timeout(STALL_S):
            data = await reader.read(_CHUNK if length is None else min(_CHUNK, length))
        if not data:
            if length is not None:
                raise asyncio.IncompleteReadError(b"", length)
            break
        if length is not None:
            length -= len(data)
        writer.write(data)
        async with asyncio.timeout(STALL_S):
            await writer.drain()


async def _read_answer(reader: asyncio.StreamReader) -> Head:
    """Read the head of a worker's answer. Raises RefusedRequest if there is none in time, or it is faulty."""
    try:
        async with asyncio.timeout(ANSWER_S):
            return Head.parse(await reader.readuntil(b"\r\n\r\n"))
    except TimeoutError as error:
        raise RefusedRequest("504 Gateway Timeout") from error
    except (OSError, BadRequest, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise RefusedRequest("502 Bad Gateway") from error


@contextlib.contextmanager
def _refuse_stalled() -> Iterator[None]:
    """Raise RefusedRequest if the code inside the ``with`` block times out."""
    try:
        yield
    except TimeoutError as error:
        raise RefusedRequest("408 Request Timeout") from error


async def _refuse(writer: asyncio.StreamWriter, refused: RefusedRequest) -> None:
    """Answer with the status of the refusal, if the page still takes an answer."""
    with contextlib.suppress(OSError, TimeoutError):
        text = refused.status.partition(" ")[2].lower()
        await _write_answer(writer, refused.status, f"{text}\n", f"{refused.more}connection: close\r\n")


async def _close(writer: asyncio.StreamWriter) -> None:
    """Close a connection; bytes that the other side does not take in time are dropped."""
    writer.close()
    try:
        async with asyncio.timeout(CLOSE_S):
            await writer.wait_closed()
    except (OSError, TimeoutError):
        writer.transport.abort()


async def _write_answer(writer: asyncio.StreamWriter, status: str, text: str, headers: str = "") -> None:
    """Write a plain-text answer of the front's own."""
    body = text.encode()
    head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain\r\ncontent-length: {len(body)}\r\n{headers}\r\n"
    writer.write(head.encode() + body)
    async with asyncio.timeout(STALL_S):
        await writer.drain()
