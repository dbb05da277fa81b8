"""A file that a page sends: by an address that is good once, as large as it may be, and in words of its own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from companion.ui.web import uploads
from companion.ui.web.uploads import AT_ONCE, MOST, Uploads
from tests.ui.web.serving import Running, running


class Site:
    """The route, served, and what it expects; the files are asked for in the server's loop."""

    def __init__(self, server: Running, expected: Uploads, loop: asyncio.AbstractEventLoop) -> None:
        self.server, self.expected, self.loop = server, expected, loop

    def expect(self) -> uploads.Upload | None:
        async def ask() -> uploads.Upload | None:
            return self.expected.expect()

        return asyncio.run_coroutine_threadsafe(ask(), self.loop).result(30)

    def put(self, upload: uploads.Upload, content: object, **more: object) -> httpx.Response:
        return httpx.put(self.server.url + upload.url, content=content, timeout=30, **more)  # type: ignore[arg-type]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    loops: list[asyncio.AbstractEventLoop] = []

    expected = Uploads()

    class Lifespan:
        def __init__(self, app: Starlette) -> None:
            pass

        async def __aenter__(self) -> None:
            loops.append(asyncio.get_running_loop())

        async def __aexit__(self, *_: object) -> None:
            pass

    app = Starlette(routes=[*expected.routes()], lifespan=Lifespan)  # type: ignore[arg-type]
    with running(app) as server:
        yield Site(server, expected, loops[0])


def test_twenty_megabytes_arrive_whole_and_once(site: Site) -> None:
    upload = site.expect()
    assert upload is not None
    content = bytes(range(256)) * (MOST // 256)
    assert site.put(upload, content).status_code == 200
    assert upload.content.result() == content
    assert site.put(upload, b"again").status_code == 404


def test_more_is_refused_before_it_is_sent_and_where_nobody_said_how_much(site: Site) -> None:
    upload = site.expect()
    assert upload is not None
    with socket.create_connection(("127.0.0.1", site.server.port), timeout=30) as phone:
        head = f"PUT {upload.url} HTTP/1.1\r\nHost: table\r\nContent-Length: {MOST + 1}\r\n\r\n"
        phone.sendall(head.encode())
        assert phone.recv(4096).startswith(b"HTTP/1.1 413")
    assert upload.content.cancelled()
    unsaid = site.expect()
    assert unsaid is not None

    def pieces() -> Iterator[bytes]:
        for _ in range(MOST // 100_000 + 2):
            yield b"x" * 100_000

    try:
        assert site.put(unsaid, pieces()).status_code == 413
    except httpx.WriteError:
        pass  # it was cut off while it still sent
    assert unsaid.content.cancelled()


def test_whoever_was_given_no_address_can_send_nothing(site: Site) -> None:
    assert httpx.put(f"{site.server.url}/api/upload/guessed", content=b"x" * 10_000).status_code == 404


def test_only_so_many_are_expected_and_none_for_ever(site: Site) -> None:
    upload = [site.expect() for _ in range(AT_ONCE)][0]
    assert upload is not None and site.expect() is None
    upload.until = 0.0
    assert site.expect() is not None and site.expect() is None


def test_who_stops_in_the_middle_is_not_waited_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "_PIECE_S", 0.3)
    upload = site.expect()
    assert upload is not None
    with socket.create_connection(("127.0.0.1", site.server.port), timeout=30) as phone:
        phone.sendall(f"PUT {upload.url} HTTP/1.1\r\nHost: table\r\nContent-Length: 100\r\n\r\nhalf".encode())
        assert phone.recv(4096).startswith(b"HTTP/1.1 408")
    assert upload.content.cancelled()
