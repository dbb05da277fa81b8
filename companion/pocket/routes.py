"""Serves the pocket page and its socket."""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import html
import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.pocket.greeting import NotOurs, parse_greeting
from companion.pocket.line import PageConnection
from companion.pocket.services import PocketServices
from companion.pocket.session import PocketSession
from companion.table.message import say
from companion.text.languages import negotiate_language
from companion.text.words import words

ASSETS: Final = Path(__file__).parent / "assets"
#: Seconds within which a page must send its greeting.
GREETS_S: Final = 10.0
#: The ids of messages that stand in the page before its socket is connected, by their names in the page.
_TEXTS: Final = {
    "kicker": "page-kicker",
    "name": "app-name",
    "loading": "page-loading",
    "no_script": "page-no-script",
    "lost": "page-lost",
    "code": "join-code",
    "go": "join-go",
    "type_note": "join-type-note",
    "home": "pocket-open-app",
}


@dataclass(frozen=True, slots=True)
class PocketHtml:
    """Pocket page in one language, ready to be sent.

    Attributes:
        body: the page; ``small``: the page compressed (gzip).
        etag: identifies this version of the page for the browser's cache.
        policy: the content security policy, which allows only the page's own script.
    """

    body: bytes
    small: bytes
    etag: str
    policy: str


def make_pocket_routes(services: PocketServices) -> list[BaseRoute]:
    """Return the routes of the pocket page of a table, of the page that asks for a code, and of the socket."""

    async def answer_page(request: Request) -> Response:
        """Answer with the page in the browser's language; 304 if the browser has it already."""
        page = build_html(negotiate_language(request.headers.get("accept-language", "")), services.awake)
        headers = {
            "Cache-Control": "no-cache",
            "ETag": page.etag,
            "Vary": "Accept-Encoding, Accept-Language",
            "Content-Security-Policy": page.policy,
        }
        if page.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(page.small, media_type="text/html", headers=headers)
        return Response(page.body, media_type="text/html", headers=headers)

    async def answer_socket(websocket: WebSocket) -> None:
        async with services.door.admit(websocket) as address:
            if address is not None and not await _run_page(services, websocket, address):
                services.door.record_cut_off(address)

    return [
        WebSocketRoute("/p/socket", answer_socket),
        Route("/p", answer_page, methods=["GET"]),
        Route("/p/{code:path}", answer_page, methods=["GET"]),
    ]


async def _run_page(services: PocketServices, websocket: WebSocket, address: str) -> bool:
    """Run one pocket page until its connection ends; return False if it was cut off because it sent something invalid,
    or no greeting in time."""
    await websocket.accept()
    line = PageConnection(websocket)
    try:
        async with asyncio.timeout(GREETS_S):
            greeting = parse_greeting(await line.receive())
        services.seen(address, str(websocket.url))
        session = PocketSession(services, line, address, greeting)
        await session.run(greeting.code, unheard=greeting.unheard)
        await websocket.close()
    except WebSocketDisconnect:
        return True
    except (NotOurs, TimeoutError):
        await websocket.close(code=1003)
        return False
    finally:
        line.stop()
    return True


@cache
def build_html(lang: str, awake: str = "") -> PocketHtml:
    """Build the page in that language, once: everything in one file, so that a slow phone makes one request. ``awake``:
    the URL of a video that keeps the screen on, or ""."""
    texts = {name: words(lang).say(say(id_)) for name, id_ in _TEXTS.items()}
    style, script = _read("pocket.css"), _read("pocket.js")
    settings = json.dumps({"awake": awake}, separators=(",", ":"))
    holes = {name: html.escape(text) for name, text in texts.items()} | {
        "lang": lang,
        "settings": html.escape(settings),
        "style": style,
        "script": script,
    }
    body = re.sub(r"\{\{(\w+)\}\}", lambda hole: holes[hole[1]], _read("pocket.html")).encode()
    policy = (
        f"default-src 'none'; script-src 'sha256-{_hash(script)}'; style-src 'sha256-{_hash(style)}'; "
        "connect-src 'self' ws: wss:; media-src 'self'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
    )
    etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return PocketHtml(body, gzip.compress(body, 9, mtime=0), etag, policy)


def _read(name: str) -> str:
    return (ASSETS / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
