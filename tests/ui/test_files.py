"""Files that a reader chooses: the page's picker."""

from __future__ import annotations

from typing import Any

import msgpack
import pytest
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack

from tests.support.house import House

_PACKED = configure_encode_object_for_msgpack(BaseControl)


async def test_the_client_is_told_of_the_picker_together_with_who_listens_to_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told only of the picker, it drops the file that is chosen until the page's next update."""
    phone = await house.phone("/home")
    sent: list[bytes] = []
    send = phone.line.send_message

    def note(message: Any) -> None:
        sent.append(msgpack.packb(message.body, default=_PACKED))
        send(message)

    monkeypatch.setattr(phone.line, "send_message", note)
    await phone.go("/players")
    assert phone.has("import-player")
    told = [message for message in sent if b"FilePicker" in message]
    assert told and all(b"on_result" in message and b"on_upload" in message for message in told)
