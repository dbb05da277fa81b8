"""Sessions end with their pages: without companion.ui.web.faults.undying_session, each of these fails or never ends."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from pathlib import Path

import flet as ft
from flet_web.fastapi import app_manager
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect

from companion.ui.web import build_app
from companion.ui.web.faults.undying_session import Connection
from tests.support.wire_frames import registration
from tests.ui.web.serving import running


class Talker:
    """An app that talks without pause to every page it has, and knows which of them went."""

    def __init__(self) -> None:
        self.came: list[ft.Page] = []
        self.went: list[ft.Page] = []

    async def main(self, page: ft.Page) -> None:
        self.came.append(page)
        page.on_disconnect = lambda _: self.went.append(page)
        text = ft.Text("0")
        page.add(text)
        for number in range(100_000):
            if page in self.went:
                return
            text.value = "x" * 5000 + str(number)
            text.update()
            await asyncio.sleep(0)


def eventually(true: Callable[[], bool]) -> None:
    """Waits until it is true, for as long as it takes a busy machine."""
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)


def test_a_phone_that_goes_while_it_is_spoken_to_is_gone(tmp_path: Path) -> None:
    """the send fails first"""
    talker = Talker()
    app = build_app(talker.main, cache_dir=tmp_path)
    app.state.client.stop()
    with running(app) as server:
        for number in range(1, 4):
            phone = connect(f"ws://127.0.0.1:{server.port}/ws", compression=None).__enter__()
            phone.send(registration())
            phone.recv()
            phone.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
            phone.socket.close()
            eventually(lambda number=number: len(talker.went) == number)  # type: ignore[misc]


async def test_a_send_that_fails_first_still_ends_the_session() -> None:
    """the same, in the order that loses the session without the cure"""

    class Socket:
        """A phone that registers, cannot be reached when it is answered, and is then reported gone."""

        client, cookies = None, dict[str, str]()
        headers: dict[str, str] = {}

        class url:  # noqa: N801
            path = "/ws"

        def __init__(self) -> None:
            self.said = [registration()]
            self.failed = asyncio.Event()

        async def accept(self) -> None:
            pass

        async def receive_bytes(self) -> bytes:
            if self.said:
                return self.said.pop()
            await self.failed.wait()
            await asyncio.sleep(0.05)
            raise WebSocketDisconnect

        async def send_bytes(self, data: bytes) -> None:
            self.failed.set()
            raise RuntimeError("the socket is closed")

    gone = asyncio.Event()

    def main(page: ft.Page) -> None:
        page.on_disconnect = lambda _: gone.set()

    connection = Connection(asyncio.get_running_loop(), app_manager.executor, main, None)
    await asyncio.wait_for(connection.handle(Socket()), 20)  # type: ignore[arg-type]
    await asyncio.wait_for(gone.wait(), 20)


async def test_a_client_that_leaves_before_it_has_registered_leaves_nothing_behind() -> None:
    """the send loop ends as well"""

    class Socket:
        client, cookies = None, dict[str, str]()
        headers: dict[str, str] = {}

        class url:  # noqa: N801
            path = "/ws"

        async def accept(self) -> None:
            pass

        async def receive_bytes(self) -> bytes:
            raise WebSocketDisconnect

        async def send_bytes(self, data: bytes) -> None:
            raise AssertionError("nothing to say")

    before = asyncio.all_tasks()
    connection = Connection(asyncio.get_running_loop(), app_manager.executor, lambda page: None, None)
    await asyncio.wait_for(connection.handle(Socket()), 20)  # type: ignore[arg-type]
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == before


async def test_a_message_for_a_page_that_has_just_gone_harms_nobody() -> None:
    """between the two ends"""
    connection = Connection(asyncio.get_running_loop(), app_manager.executor, lambda page: None, None)
    connection._FletApp__send_queue = None
    connection.send_message(object())
