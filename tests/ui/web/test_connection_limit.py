"""Connections that say nothing, or only half of it, keep nobody out."""

from __future__ import annotations

import gc
import socket
import time
from contextlib import ExitStack

import pytest
from starlette.applications import Starlette
from websockets.sync.client import connect

from companion.ui.web import connection_limit
from tests.ui.web.serving import Running, running

HALF = b"GET / HTTP/1.1\r\nHost: table\r\nX-Slow: "


def gone(phone: socket.socket) -> bool:
    """Whether the server has closed that connection."""
    try:
        return phone.recv(1) == b""
    except ConnectionResetError:
        return True


def answered(site: Running) -> bool:
    with socket.create_connection(("127.0.0.1", site.port), timeout=30) as newcomer:
        newcomer.sendall(b"GET /api/health HTTP/1.1\r\nHost: table\r\n\r\n")
        return newcomer.recv(1 << 12).startswith(b"HTTP/1.1 200")


def test_hundreds_of_half_sent_requests_lock_nobody_out(site: Running) -> None:
    with ExitStack() as stack:
        half = [stack.enter_context(socket.create_connection(("127.0.0.1", site.port), timeout=30)) for _ in range(220)]
        for phone in half:
            phone.sendall(HALF)
        assert answered(site)
        assert gone(half[0]) and gone(half[150]), "who has waited longest goes first"
        with connect(f"ws://127.0.0.1:{site.port}/ws"):
            pass


@pytest.mark.parametrize("said", [b"", HALF, b"GET /api/health HTTP/1.1\r\nHost: table\r\n\r\n" + HALF])
def test_headers_have_a_time_limit(app: Starlette, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    """also those of a second request on a connection that has had its answer"""
    monkeypatch.setattr(connection_limit, "HEADERS_S", 0.5)
    with (
        running(app) as site,
        socket.create_connection(("127.0.0.1", site.port), timeout=30) as phone,
    ):
        phone.sendall(said)
        began, heard = time.monotonic(), b""
        while True:
            # One more byte now and then is no reason to wait on.
            try:
                phone.sendall(b"x" if said else b"")
                phone.settimeout(0.1)
                heard += (piece := phone.recv(1 << 12))
                if not piece:
                    break
            except TimeoutError:
                assert time.monotonic() - began < 30, "it waits for ever"
            except OSError:
                break
        assert (b"200 OK" in heard) == (b"health" in said)
        assert answered(site)


def test_a_page_that_never_says_so_is_let_go(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.ui.web.guard.REGISTERS_S", 0.3)
    with (
        running(app) as site,
        connect(f"ws://127.0.0.1:{site.port}/ws") as page,
        pytest.raises(Exception, match="clos"),
    ):
        page.recv(timeout=30)


def test_a_page_that_went_leaves_no_request_to_be_searched_for(site: Running) -> None:
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            with connect(f"ws://127.0.0.1:{site.port}/ws"):
                pass
        deadline = time.monotonic() + 30
        while left := sum(type(each) is connection_limit.RequestConnection for each in gc.get_objects()):
            assert time.monotonic() < deadline, left
            time.sleep(0.05)
    finally:
        gc.enable()
