"""Receives files that a page uploads, over a route of their own: a page's socket is for short messages.

A page gets a URL for one file, valid once and for a limited time; without it nothing can be uploaded.
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

#: The largest file, in bytes: a person with some six thousand games.
MOST: Final = 30_000_000
#: The most uploads at the same time; each is held in memory until it has been read.
AT_ONCE: Final = 4
#: Seconds for which a URL is valid, and the timeout between two chunks.
GOOD_S: Final = 120.0
_PIECE_S: Final = 15.0

_PATH: Final = "/api/upload/"


@dataclass(slots=True, eq=False)
class Upload:
    """Upload that is expected from a page.

    Attributes:
        url: where the page sends the file.
        until: until when the URL is valid (seconds of the monotonic clock).
        begun: whether the upload has started, so that the URL is used up.
        content: is done with the file's bytes once they have arrived; cancelled if they do not.
    """

    url: str
    until: float
    begun: bool = False
    content: asyncio.Future[bytes] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Uploads:
    """Gives pages a URL for one file each, and receives the file there; ``content`` of the ``Upload`` then has it."""

    def __init__(self) -> None:
        self._expected: dict[str, Upload] = {}

    def expect(self) -> Upload | None:
        """Create the URL for one upload; None if too many are pending."""
        now = time.monotonic()
        for secret, upload in list(self._expected.items()):
            if not upload.begun and now >= upload.until:
                self._drop(secret)
        if len(self._expected) >= AT_ONCE:
            return None
        secret = secrets.token_urlsafe(16)
        upload = self._expected[secret] = Upload(f"{_PATH}{secret}", now + GOOD_S)
        return upload

    def forget(self, upload: Upload) -> None:
        """Stop expecting the upload; whoever waits for its content is cancelled."""
        self._drop(upload.url.removeprefix(_PATH))

    def routes(self) -> Sequence[BaseRoute]:
        """Build the route of uploads."""
        return [Route(f"{_PATH}{{secret}}", self._receive, methods=["PUT", "POST"])]

    def _drop(self, secret: str) -> None:
        """Forget the upload with that secret, and cancel whoever waits for its content."""
        upload = self._expected.pop(secret, None)
        if upload is not None:
            upload.content.cancel()

    async def _receive(self, request: Request) -> Response:
        """Take an uploaded file and pass its content on. Answer 404 for a URL that is unknown, used or expired, 413 for
        a file that is too large, 408 for one that makes no progress."""
        secret = request.path_params["secret"]
        upload = self._expected.get(secret)
        if upload is None or upload.begun or time.monotonic() >= upload.until:
            return _answer_status(404)
        with contextlib.suppress(ValueError):
            if int(request.headers.get("content-length", "0")) > MOST:
                self._drop(secret)
                return _answer_status(413)
        upload.begun = True
        try:
            content = await _read_content(request)
        except (ClientDisconnect, TimeoutError):
            self._drop(secret)
            return _answer_status(408)
        if content is None:
            self._drop(secret)
            return _answer_status(413)
        if not upload.content.done():
            upload.content.set_result(content)
        return _answer_status(200)


async def _read_content(request: Request) -> bytes | None:
    """Return the uploaded content; None if it is too large. Raises TimeoutError if it makes no progress."""
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


def _answer_status(status: int) -> Response:
    # Without a text, which would need a language: the page itself says what came of the upload.
    return PlainTextResponse("", status_code=status, headers={"Cache-Control": "no-store", "Connection": "close"})
