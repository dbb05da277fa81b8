"""Files that a page sends: by a route of their own, since a page's socket is for what is short.

A page is given an address for one file, once and for a while; whoever does not know it can send nothing here.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

#: The largest file, in bytes: a person with some four thousand games.
MOST: Final = 20_000_000
#: Files that may be on their way at the same time; each is held in memory until it has been read.
AT_ONCE: Final = 4
#: Seconds for which an address is good, and from piece to piece.
GOOD_S: Final = 120.0
_PIECE_S: Final = 15.0

_PATH: Final = "/api/upload/"


@dataclass(slots=True, eq=False)
class Upload:
    """A file that is expected. ``url``: where the page sends it."""

    url: str
    until: float
    begun: bool = False
    content: asyncio.Future[bytes] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Uploads:
    """The files that are expected."""

    def __init__(self) -> None:
        self._expected: dict[str, Upload] = {}

    def expect(self) -> Upload | None:
        """Expect a file; None while others are on their way."""
        now = time.monotonic()
        for secret, upload in list(self._expected.items()):
            if not upload.begun and now >= upload.until:
                self._drop(secret)
        if len(self._expected) >= AT_ONCE:
            return None
        secret = secrets.token_urlsafe(16)
        upload = self._expected[secret] = Upload(f"{_PATH}{secret}", now + GOOD_S)
        return upload

    def over(self, upload: Upload) -> None:
        """Expect that file no longer."""
        self._drop(upload.url.removeprefix(_PATH))

    def routes(self) -> Sequence[BaseRoute]:
        """Where files come in."""
        return [Route(f"{_PATH}{{secret}}", self._receive, methods=["PUT", "POST"])]

    def _drop(self, secret: str) -> None:
        upload = self._expected.pop(secret, None)
        if upload is not None:
            upload.content.cancel()

    async def _receive(self, request: Request) -> Response:
        secret = request.path_params["secret"]
        upload = self._expected.get(secret)
        if upload is None or upload.begun or time.monotonic() >= upload.until:
            return _answer(404)
        with contextlib.suppress(ValueError):
            if int(request.headers.get("content-length", "0")) > MOST:
                self._drop(secret)
                return _answer(413)
        upload.begun = True
        try:
            content = await _whole(request)
        except (ClientDisconnect, TimeoutError):
            self._drop(secret)
            return _answer(408)
        if content is None:
            self._drop(secret)
            return _answer(413)
        if not upload.content.done():
            upload.content.set_result(content)
        return _answer(200)


async def _whole(request: Request) -> bytes | None:
    """What is sent; None where that is more than may be. Raises TimeoutError where it stands still."""
    content = bytearray()
    pieces = request.stream().__aiter__()
    while True:
        async with asyncio.timeout(_PIECE_S):
            try:
                piece = await anext(pieces)
            except StopAsyncIteration:
                return bytes(content)
        content += piece
        if len(content) > MOST:
            return None


def _answer(status: int) -> Response:
    # In words of no language: the page says what became of it.
    return PlainTextResponse("", status_code=status, headers={"Cache-Control": "no-store", "Connection": "close"})
