"""One fixed port, on every interface, and a quick end."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import subprocess
import sys
import textwrap
import urllib.request
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.applications import Starlette
from websockets.sync.client import connect

from companion.table.message import say
from companion.text.words import words
from companion.ui.web import AddressRefused, PortTaken, Server, listen
from companion.ui.web.server import LARGEST_MESSAGE, PING_S
from tests.ui.web.serving import running


@pytest.mark.parametrize("theirs", ["127.0.0.1", "0.0.0.0"])
@pytest.mark.parametrize("ours", ["", "0.0.0.0", "127.0.0.1"])
def test_a_taken_port_is_said_and_never_another_one(theirs: str, ours: str) -> None:
    with socket.create_server((theirs, 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortTaken) as refusal:
            listen(ours, port)
        assert refusal.value.port == port


def test_a_port_taken_on_the_newer_protocol_only_is_taken() -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as other:
        other.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        try:
            other.bind(("::", 0))
        except OSError:
            pytest.skip("this machine has no IPv6")
        other.listen()
        with pytest.raises(PortTaken):
            listen("", other.getsockname()[1])


def test_the_port_is_free_again_at_once_after_the_last_run() -> None:
    sockets = listen("", 0)
    port = sockets[0].getsockname()[1]
    with socket.create_connection(("127.0.0.1", port)) as phone:
        connection, _ = sockets[0].accept()
        # Who closes first keeps the address busy for a minute, unless it is asked for as it should be.
        connection.close()
        assert phone.recv(1) == b""
    for sock in sockets:
        sock.close()
    for sock in listen("", port):
        sock.close()


def test_everywhere_means_every_interface() -> None:
    sockets = listen("", 0)
    try:
        assert sockets[0].getsockname()[0] == "0.0.0.0"
        assert len({sock.getsockname()[1] for sock in sockets}) == 1
    finally:
        for sock in sockets:
            sock.close()


@pytest.mark.parametrize("host", ["203.0.113.7", "no-such-name.invalid"])
def test_an_address_that_is_not_ours_is_refused(host: str) -> None:
    with pytest.raises(AddressRefused) as refusal:
        listen(host, 0)
    assert refusal.value.host == host
    assert refusal.value.message == say("serve-address-not-ours", host=host)


def test_nothing_is_sent_to_an_address_that_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(socket, "create_connection", lambda *to, **_: asked.append(to) or socket.socket())
    with pytest.raises(AddressRefused):
        listen("203.0.113.7", 8160)
    assert asked == []


@pytest.mark.parametrize(
    ("number", "id_"),
    [
        (errno.EACCES, "serve-port-reserved"),
        (errno.EPERM, "serve-port-reserved"),
        (errno.EADDRNOTAVAIL, "serve-address-not-ours"),
        (errno.ENOBUFS, "serve-address-refused"),
    ],
)
def test_why_it_cannot_listen_is_said_in_the_readers_language(number: int, id_: str) -> None:
    refused = AddressRefused("192.168.1.9", 80, OSError(number, os.strerror(number)))
    assert refused.message.id == id_
    assert words("fr").say(refused.message)


def test_sleeping_phones_are_noticed_soon_and_messages_are_bounded(app: Starlette) -> None:
    sockets = listen("127.0.0.1", 0)
    try:
        config = Server(app, sockets).config
        assert (config.ws_ping_interval, config.ws_ping_timeout) == (PING_S, PING_S) == (5, 5)
        assert config.ws_max_size == LARGEST_MESSAGE
        assert config.workers == 1
    finally:
        for sock in sockets:
            sock.close()


def test_a_phone_that_does_not_answer_is_let_go(app: Starlette) -> None:
    handshake = (
        "GET /ws HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with (
        running(app, ws_ping_interval=0.2, ws_ping_timeout=0.2) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=30) as phone,
    ):
        phone.sendall(handshake.encode())
        heard = b""
        # It hears the pings and answers none, as a sleeping phone does; recv raises if it is never let go.
        while piece := phone.recv(4096):
            heard += piece
    assert heard.startswith(b"HTTP/1.1 101")
    assert b"\x89" in heard, "there was a ping"


def test_it_ends_while_pages_are_open(app: Starlette) -> None:
    with ExitStack() as phones, running(app) as server:
        for _ in range(3):
            phones.enter_context(connect(f"ws://127.0.0.1:{server.port}/ws"))


def test_an_interrupt_ends_the_program_without_a_trace(tmp_path: Path, free_port: int) -> None:
    program = textwrap.dedent(
        f"""
        import pathlib
        from companion.ui.web import build_app, run
        app = build_app(lambda page: None, cache_dir=pathlib.Path({str(tmp_path)!r}))
        run(app, host="127.0.0.1", port={free_port}, started=lambda: print("up", flush=True))
        print("ended", flush=True)
        """
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        with urllib.request.urlopen(f"http://127.0.0.1:{free_port}/api/health") as answer:
            assert json.load(answer)["ok"] is True
        with connect(f"ws://127.0.0.1:{free_port}/ws"):
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=30)
        assert (out, err, process.returncode) == ("ended\n", "", 0)
    finally:
        process.kill()
