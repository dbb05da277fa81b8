"""What is sent at once comes before nothing that was sent earlier, and after nothing that is sent later."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgpack
import pytest
from flet.messaging.protocol import Message, MessageAction, PatchControlBody

from companion.ui.web.connection import TableConnection


class Socket:
    """The other end, as far as it is written to."""

    ready = True

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, message: bytes) -> None:
        self.written.append(message)


def patch(value: int) -> Message:
    return Message(MessageAction.PATCH_CONTROL, PatchControlBody(1, [value]))


def values(messages: list[bytes]) -> list[int]:
    return [msgpack.unpackb(message[1:])[1]["patch"][0] for message in messages]


@pytest.fixture
async def connection() -> Any:
    """A page's connection whose queue nobody empties."""
    made = TableConnection(
        loop=asyncio.get_running_loop(), executor=ThreadPoolExecutor(1), main=lambda page: None, before_main=None
    )
    made._FletApp__send_queue = asyncio.Queue()
    made._pulse.socket = Socket()  # type: ignore[assignment]
    return made


def waiting(connection: Any) -> list[bytes]:
    queue = connection._FletApp__send_queue
    return [queue.get_nowait() for _ in range(queue.qsize())]


async def test_where_nothing_waits_it_is_written_in_the_same_turn(connection: Any) -> None:
    connection.patch_at_once(1, [1])
    connection.patch_at_once(1, [2])
    connection.send_message(patch(3))
    assert values(connection._pulse.socket.written) == [1, 2]
    assert values(waiting(connection)) == [3]


async def test_what_was_sent_before_comes_first(connection: Any) -> None:
    connection.send_message(patch(1))
    connection.patch_at_once(1, [2])
    assert connection._pulse.socket.written == []
    assert values(waiting(connection)) == [1, 2]


async def test_a_page_that_takes_nothing_gets_it_in_its_turn(connection: Any) -> None:
    connection._pulse.socket.ready = False
    connection.patch_at_once(1, [1])
    assert connection._pulse.socket.written == []
    assert values(waiting(connection)) == [1]


async def test_who_waits_for_the_next_message_goes_on_waiting_after_one_that_went_at_once(connection: Any) -> None:
    queue = connection._FletApp__send_queue
    next_one = asyncio.ensure_future(queue.get())
    await asyncio.sleep(0)
    connection.patch_at_once(1, [1])
    await asyncio.sleep(0)
    assert not next_one.done()
    connection.send_message(patch(2))
    assert values([await next_one]) == [2]


async def test_a_page_that_has_gone_is_sent_nothing(connection: Any) -> None:
    connection._FletApp__send_queue = None
    connection.patch_at_once(1, [1])
    assert connection._pulse.socket.written == []


async def test_what_is_sent_at_once_is_what_flet_would_send(connection: Any) -> None:
    changes = [[0, {"content": [1]}], [0, 1, "value", "3"], [0, 0, "visible", True]]
    connection.patch_at_once(7, changes)
    connection.send_message(Message(MessageAction.PATCH_CONTROL, PatchControlBody(7, changes)))
    assert connection._pulse.socket.written == waiting(connection)
