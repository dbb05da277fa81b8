"""Flet's messages as a browser packs them: one binary frame is a zero and ``msgpack([action, body])``.

Written down from Flet 1.0.5, whose protocol is its own: the pinned version is the only one that this speaks.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import msgpack

from tests.engines.sizes import PHONE

_EDGES = {"top": 0.0, "right": 0.0, "bottom": 0.0, "left": 0.0}


class Action(IntEnum):
    """What a message is about."""

    REGISTER = 1
    PATCH = 2
    EVENT = 3
    PROPS = 4
    INVOKE = 5
    CRASHED = 6


def frame(action: int, body: Any) -> bytes:
    """A message as it goes over the socket."""
    packed: bytes = msgpack.packb([action, body])
    return b"\x00" + packed


def unframed(data: bytes) -> tuple[int, Any]:
    """Action and body of a message that came over the socket."""
    action, body = msgpack.unpackb(data[1:], strict_map_key=False)
    return action, body


def registration(
    session_id: str | None = None, route: str = "/", *, width: float = PHONE.width, height: float = PHONE.height
) -> bytes:
    """What a page says first. With the session that its tab has kept, it gets that one's screen back."""
    media = {
        "padding": _EDGES, "view_padding": _EDGES, "view_insets": _EDGES, "device_pixel_ratio": 1.0,
        "orientation": "portrait", "always_use_24_hour_format": False,
    }  # fmt: skip
    page = {
        "route": route, "pwa": False, "web": True, "debug": False, "wasm": True, "test": False, "multi_view": False,
        "pyodide": False, "platform_brightness": "light", "width": width, "height": height, "platform": "android",
        "window": {}, "media": media,
    }  # fmt: skip
    return frame(Action.REGISTER, {"session_id": session_id, "page_name": "", "page": page})
