"""Serves photos of games at addresses that nobody guesses and that expire: ``/photo/TOKEN``."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from companion.table.message import say
from companion.text.languages import negotiate_language
from companion.ui.web.expiring import HEADERS, ExpiringAddresses
from companion.ui.web.papers import ReadPhoto, say_page


class Photos:
    """Addresses of photos, each valid for a while, and a count of their changes, by which pages notice a new photo."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._photos: ExpiringAddresses[ReadPhoto] = ExpiringAddresses(clock)
        self._changes = 0

    def publish(self, game: str, version: str, read: ReadPhoto) -> str:
        """Return the address of that version of a game's photo, the same one as long as it is valid."""
        return f"/photo/{self._photos.publish((game, version), read)}"

    @property
    def changes(self) -> int:
        """Return how many photos were saved or removed so far: a page that shows one looks again when this changes."""
        return self._changes

    def note_change(self) -> None:
        """Count a photo that was saved or removed."""
        self._changes += 1

    def routes(self) -> Sequence[BaseRoute]:
        """Build the route of all photos."""
        return [Route("/photo/{token}", self._serve, methods=["GET"])]

    async def _serve(self, request: Request) -> Response:
        """Answer with the photo; if the address has expired or the photo is gone, with a page that says so."""
        read = self._photos.find(request.path_params["token"])
        raw = None if read is None else await read()
        if raw is None:
            return say_page(say("paper-gone"), negotiate_language(request.headers.get("accept-language", "")), 404)
        return Response(raw, media_type="image/jpeg", headers={**HEADERS, "Content-Disposition": "inline"})
