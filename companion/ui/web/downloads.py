"""Serves exported files at addresses that nobody guesses and that expire: ``/download/TOKEN``.

A file is made when somebody asks for it, one at a time, so that a table's presses never wait behind several.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from companion.kit.faults import WrongFile
from companion.store.errors import StoreError
from companion.table.message import say
from companion.text.languages import negotiate_language
from companion.ui.web.expiring import HEADERS, ExpiringAddresses
from companion.ui.web.papers import say_page

#: The most downloads that wait for their turn.
WAITING: Final = 6

_UNSAFE: Final = re.compile(r"[^\w.-]")


@dataclass(frozen=True, slots=True)
class File:
    """File to be downloaded: its name, its media type, and its content."""

    name: str
    kind: str
    content: bytes


#: Makes the file. Raises StoreError or WrongFile.
MakeFile = Callable[[], Awaitable[File]]


class Downloads:
    """Addresses of exported files, and the making of a file when its address is requested."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._files: ExpiringAddresses[tuple[MakeFile, str]] = ExpiringAddresses(clock)
        self._turn = asyncio.Lock()
        self._waiting = 0

    def publish(self, what: str, lang: str, make: MakeFile) -> str:
        """Return the address of a file, the same one as long as it is valid, and make it valid for the whole time
        again; ``what`` identifies the file."""
        return f"/download/{self._files.publish((what, lang), (make, lang))}"

    def routes(self) -> Sequence[BaseRoute]:
        """Build the route of all downloads."""
        return [Route("/download/{token}", self._serve, methods=["GET"])]

    async def _serve(self, request: Request) -> Response:
        """Make the file and answer with it, one file at a time. If the address has expired, too many requests wait, or
        the file cannot be made, answer with a page that says so."""
        published = self._files.find(request.path_params["token"])
        if published is None:
            lang = negotiate_language(request.headers.get("accept-language", ""))
            return say_page(say("download-gone"), lang, 404)
        make, lang = published
        if request.method == "HEAD":
            return Response(headers=HEADERS)
        if self._waiting >= WAITING:
            return say_page(say("download-busy"), lang, 503)
        self._waiting += 1
        try:
            async with self._turn:
                file = await make()
        except (StoreError, WrongFile) as error:
            return say_page(error.message, lang, 409)
        finally:
            self._waiting -= 1
        plain = _UNSAFE.sub("-", file.name.encode("ascii", "replace").decode())
        disposition = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(file.name, safe='')}"
        return Response(file.content, media_type=file.kind, headers={**HEADERS, "Content-Disposition": disposition})
