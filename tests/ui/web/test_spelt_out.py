"""What is sent is not written out in words for nobody: without companion.ui.web.faults.spelt_out, it is."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import flet as ft
import msgpack
import pytest
from flet.messaging.protocol import Message, MessageAction, PatchControlBody
from flet_web.fastapi.flet_app import FletApp, transport_log

from companion.ui.web.faults import spelt_out


class Seldom(ft.Text):
    """A text that counts how often it is written out."""

    written = 0

    def __repr__(self) -> str:
        type(self).written += 1
        return "a text"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What a page gets when it is sent a text."""
    monkeypatch.setattr(Seldom, "written", 0)
    spelt_out.patch()
    queue: asyncio.Queue[bytes] = asyncio.Queue()
    app = FletApp(asyncio.new_event_loop(), ThreadPoolExecutor(1), None, None)
    app._FletApp__send_queue = queue
    app.send_message(
        Message(MessageAction.PATCH_CONTROL, PatchControlBody(7, [[0], [0, 0, "content", Seldom("Hello")]]))
    )
    return [queue.get_nowait()]


def test_a_control_that_is_sent_is_not_written_out(sent: list[bytes]) -> None:
    [message] = sent
    assert msgpack.unpackb(message[1:])[1]["patch"][1][3]["value"] == "Hello"
    assert Seldom.written == 0


def test_who_keeps_the_log_has_it_all(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, transport_log.name):
        spelt_out.patch()
        assert "a text" in repr(Message(MessageAction.PATCH_CONTROL, PatchControlBody(7, [Seldom("Hello")])))
