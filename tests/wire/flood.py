"""A program that sends as much as it can by one socket: ``python -m tests.wire.flood PORT KIND SECONDS``."""

from __future__ import annotations

import struct
import sys
import time

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.support.wire_frames import Action, frame, registration, unframed

_MOST = 300_000_000
_BINARY, _CONTINUED, _PING = 2, 0, 9


def packed(data: bytes, opcode: int = _BINARY, *, last: bool = True) -> bytes:
    """A frame as a browser sends it; masked with zeros, so that it stays as it is."""
    head = bytes([opcode | (0x80 if last else 0)])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data
    if len(data) < 1 << 16:
        return head + bytes([0x80 | 126]) + struct.pack("!H", len(data)) + b"\0\0\0\0" + data
    return head + bytes([0x80 | 127]) + struct.pack("!Q", len(data)) + b"\0\0\0\0" + data


def sent(kind: str, page: int, number: int) -> bytes:
    """What is sent as the so many-th message by whoever has that page."""
    match kind:
        case "names":
            names = range(number * 60_000, (number + 1) * 60_000)
            return packed(frame(Action.PROPS, {"id": page, "props": {f"_{one:x}": None for one in names}}))
        case "text":
            return packed(frame(Action.PROPS, {"id": page, "props": {"title": "x" * 1_000_000}}))
        case "event":
            return packed(frame(Action.EVENT, {"target": page, "name": "nothing", "data": [0] * 900_000}))
        case "small":
            return packed(frame(Action.EVENT, {"target": page, "name": "nothing", "data": [0] * 4_000}))
        case "unknown":
            return packed(b"\x07" + b"x" * 1_000) * 100
        case "tiny":
            return packed(b"\x07") * 10_000
        case "pings":
            return packed(b"", _PING) * 10_000
        case _:
            return packed(b"x" * 50_000, _CONTINUED, last=False)


def main(port: int, kind: str, seconds: float) -> None:
    """Send until the time is over, or 300 MB are sent; where it is cut off, dial again."""
    until, left, dialled, number = time.monotonic() + seconds, _MOST, 0, 0
    while time.monotonic() < until and left > 0:
        dialled += 1
        try:
            with connect(f"ws://127.0.0.1:{port}/ws", max_size=None, ping_interval=None, close_timeout=0) as phone:
                phone.send(registration())
                if kind == "register":
                    continue
                answer = phone.recv()
                assert isinstance(answer, bytes)
                page = unframed(answer)[1]["page_patch"]["_i"]
                if kind == "endless":
                    phone.socket.sendall(packed(b"\0", last=False))
                while time.monotonic() < until and left > 0:
                    message = sent(kind, page, number)
                    number += 1
                    # Past the library, which would wait: its own thread reads what comes, and throws it away.
                    phone.socket.sendall(message)
                    left -= len(message)
        except (OSError, WebSocketException):
            pass
    print(f"{_MOST - left} bytes, dialled {dialled} times", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
