"""Keeps the secrets that all workers of an installation share for ever: the key of the QR codes, and two codes."""

from __future__ import annotations

import base64
import json
import secrets
from dataclasses import dataclass
from typing import Final

from companion.hosted.engine import Engine, NotNext
from companion.hub.hub import HOST_CODE_LENGTH, generate_code

STREAM: Final = "companion-house"
_SUBJECT: Final = "companion.house.secrets"


@dataclass(frozen=True, slots=True)
class House:
    """Secrets of an installation. ``host_code``, the organisers' code, makes any device a table's host; ``club_code``
    lets a device open tables, and see history and players."""

    key: bytes
    host_code: str
    club_code: str


async def load_house(engine: Engine) -> House:
    """Return the secrets of the installation; the first worker creates them. Raises :class:`EngineAway`."""
    await engine.create_stream(STREAM, ["companion.house.*"], per_subject=1)
    while (stored := await engine.read_last(STREAM, _SUBJECT)) is None or "club" not in json.loads(stored.data):
        fresh = {"key": base64.b64encode(secrets.token_bytes(32)).decode()}
        fresh |= {"host": generate_code(HOST_CODE_LENGTH), "club": generate_code(HOST_CODE_LENGTH)}
        try:
            earlier = json.loads(stored.data) if stored is not None else {}  # written by a version without a club code
            await engine.append(_SUBJECT, json.dumps(fresh | earlier).encode(), stored.seq if stored is not None else 0)
        except NotNext:  # another worker was quicker
            continue
    content = json.loads(stored.data)
    return House(base64.b64decode(content["key"]), content["host"], content["club"])
