"""A front in front of a worker that is none, and of pages that are none: nobody is waited for without an end, and what
is odd gets a plain answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from companion.hosted import front as front_module
from companion.hosted.directory import Directory, Member, Place
from companion.hosted.front import Front

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

SOCKET = "GET /ws?at=ABC234 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n"
#: What each side is given in these tests, in seconds, and how long a test waits for the end.
SHORT, PATIENCE = 0.3, 20.0


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_S", "IDLE_S", "ANSWER_S", "STALL_S", "CLOSE_S", "WAIT_S", "_NEW_S"):
        monkeypatch.setattr(front_module, name, SHORT)


@contextlib.asynccontextmanager
async def serving(work: Handler, address: str = "") -> AsyncIterator[tuple[Front, int]]:
    """A front whose only worker does that with each connection; ``address``: what the directory says of it instead."""
    worker = await asyncio.start_server(work, "127.0.0.1", 0)
    at = address or f"127.0.0.1:{worker.sockets[0].getsockname()[1]}"
    member = Member("worker-1-ab", at, 1, 0, 0)
    directory = SimpleNamespace(
        tables={"t": Place(member.id, "ABC234", True, False, 1)},
        find_table_by_code=lambda code: "t" if code == "ABC234" else None,
        worker_of=lambda _: member,
        workers=lambda: [member],
    )
    front = Front(cast(Directory, directory))
    listening = socket.create_server(("127.0.0.1", 0))
    task = asyncio.create_task(front.serve([listening]))
    try:
        yield front, listening.getsockname()[1]
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        worker.close()


@contextlib.asynccontextmanager
async def connected(port: int, sent: str | bytes = b"") -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent.encode("latin-1") if isinstance(sent, str) else sent)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ask(port: int, sent: str | bytes) -> str:
    """What comes back until the front closes the connection: it does so in time."""
    async with connected(port, sent) as (reader, _), asyncio.timeout(PATIENCE):
        return (await reader.read()).decode("latin-1")


async def until_free(front: Front) -> None:
    """Wait until no connection is held any more."""
    async with asyncio.timeout(PATIENCE):
        while front._open:  # noqa: SLF001
            await asyncio.sleep(0.01)


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
    await writer.drain()
    writer.close()


async def be_silent(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.read()


async def stop_in_the_middle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf")
    await writer.drain()
    await reader.read()


async def send_without_end(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
    with contextlib.suppress(OSError):
        while True:
            writer.write(b"\0" * 1_000_000)
            await writer.drain()


async def speak_rubbish(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"what\r\n\r\n")
    await writer.drain()
    writer.close()


async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


def page(rest: str = "") -> str:
    return f"GET / HTTP/1.1\r\nhost: x\r\n{rest}\r\n"


ODD = {
    "no address": "GET //[ HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n\r\n",
    "no host in it": "GET http://[x]/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n\r\n",
    "a number without end": f"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: {'9' * 5000}\r\n\r\n",
    "no number": "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: five\r\n\r\n",
    "no head": "hello\r\n\r\n",
}


@pytest.mark.parametrize("odd", ODD)
async def test_what_is_odd_gets_a_plain_answer(odd: str, caplog: pytest.LogCaptureFixture) -> None:
    faults: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
    async with serving(answer) as (_, port):
        assert (await ask(port, ODD[odd])).startswith("HTTP/1.1 400 ")
        assert (await ask(port, page())).endswith("ok"), "others are served"
    assert not faults and not [each for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("work", "status"), [(be_silent, 504), (hang_up, 502), (speak_rubbish, 502)], ids=lambda each: str(each)[:24]
)
async def test_a_worker_that_does_not_answer_is_told(work: Handler, status: int) -> None:
    async with serving(work) as (front, port):
        assert (await ask(port, page())).startswith(f"HTTP/1.1 {status} ")
        assert (await ask(port, SOCKET)).startswith(f"HTTP/1.1 {status} ")
        await until_free(front)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:none", "127.0.0.1:99999", "[::1"])
async def test_a_worker_at_no_address_is_told(address: str) -> None:
    async with serving(answer, address) as (_, port):
        assert (await ask(port, page())).startswith("HTTP/1.1 503 ")


async def test_a_worker_that_stops_in_the_middle_is_left() -> None:
    async with serving(stop_in_the_middle) as (front, port):
        assert (await ask(port, page())).endswith("half")
        await until_free(front)


@pytest.mark.parametrize("length", [100, 1_000_000])
async def test_a_page_that_stops_in_the_middle_is_told(length: int) -> None:
    async with serving(be_silent) as (front, port):
        got = await ask(port, f"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\nhalf")
        assert got.startswith("HTTP/1.1 408 ")
        await until_free(front)


async def test_a_page_that_never_reads_is_left() -> None:
    async with serving(send_without_end) as (front, port), connected(port, page()):
        await asyncio.sleep(SHORT)
        await until_free(front)


async def switch(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n")
    await writer.drain()


async def test_a_socket_on_which_nobody_says_anything_is_closed() -> None:
    ended = asyncio.Event()

    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await switch(reader, writer)
        await reader.read()
        ended.set()

    async with serving(work) as (front, port):
        assert (await ask(port, SOCKET)).startswith("HTTP/1.1 101 ")
        async with asyncio.timeout(PATIENCE):
            await ended.wait()
        await until_free(front)


async def test_a_socket_of_which_one_half_is_closed_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_module, "STALL_S", PATIENCE * 2)
    ended = asyncio.Event()

    async def work(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await switch(reader, writer)
        await reader.read()
        ended.set()
        writer.close()

    async with serving(work) as (front, port), connected(port, SOCKET) as (reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            await ended.wait()
            assert await reader.read() == b""
        await until_free(front)
