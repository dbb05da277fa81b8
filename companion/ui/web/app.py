"""Builds the web application: Flet's screens at ``/``, with our replacements for what Flet serves badly."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from flet_web.fastapi import app_manager
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion import __version__
from companion.sockets.door import Door
from companion.text.languages import negotiate_language
from companion.ui.web.client import ASSETS, KEPT_FOR_EVER, Client
from companion.ui.web.connection import ArrivingWebSocket, TableConnection
from companion.ui.web.faults.missing_glyphs import Fallback
from companion.ui.web.page import build_pages, page_texts
from companion.ui.web.session_eviction import KEPT_S

# The page is served without internet and needs nothing from outside; the browser enforces it.
_POLICY = (
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src 'self' ws: wss: data: blob:; "
    "frame-ancestors 'self'; base-uri 'self'; form-action 'self'"
)
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]

#: The icons that browsers request on their own, and the files they get.
_ICONS = {
    "favicon.ico": "favicon.png",
    "apple-touch-icon-precomposed.png": "apple-touch-icon.png",
    "apple-touch-icon-180x180.png": "apple-touch-icon.png",
}

Main = Callable[[Any], Any]
Lifespan = Callable[[Starlette], AbstractAsyncContextManager[Any]]


def build_app(
    main: Main,
    *,
    before_main: Main | None = None,
    cache_dir: Path,
    lifespan: Lifespan | None = None,
    routes: Sequence[BaseRoute] = (),
    assets_dir: Path | None = None,
    language_key: str = "language",
    session_kept_s: int = KEPT_S,
    door: Door | None = None,
) -> Starlette:
    """Build the application to be served.

    ``main`` is called with the Flet page of each browser page (tab) that connects anew; ``before_main`` with the same
    page, before its browser is answered at all. ``cache_dir`` takes the compressed client (about 9 MB). ``lifespan``
    surrounds the serving; ``routes`` come before everything else; files of ``assets_dir`` are served at ``/NAME``.
    ``/api/health`` answers ``{"ok": true, "version": …}`` and nothing more. ``language_key`` names the preference in
    which a device keeps its language. ``door`` decides which pages are let in; None: one is made here.

    Raises companion.ui.web.page.PageDoesNotFit if the installed Flet is not one that this package knows.
    """
    door = door or Door()
    client = Client(cache_dir)
    fallback = Fallback(ASSETS / "fonts")
    pages = build_pages(client, language_key)
    compressed_pages = {code: gzip.compress(page.body, 9, mtime=0) for code, page in pages.items()}
    manifests = {code: _make_manifest(client, texts) for code, texts in page_texts().items()}

    async def answer_health(_: Request) -> Response:
        return JSONResponse({"ok": True, "version": __version__}, headers={"Cache-Control": "no-store"})

    async def screens(scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a page's socket until it closes, unless too many are open; record an address whose page was cut off for
        what it sent."""
        websocket = ArrivingWebSocket(scope, receive, send)
        async with door.admit(websocket) as address:
            if address is None:
                return
            connection = TableConnection(
                loop=asyncio.get_running_loop(),
                executor=app_manager.executor,
                main=main,
                before_main=before_main,
                session_timeout_seconds=session_kept_s,
            )
            await connection.handle(websocket)
            if connection.cut_off:
                door.record_cut_off(address)

    async def client_file(request: Request) -> Response:
        """Serve a file of the browser client, compressed if the browser takes that and the compressed form is ready."""
        name: str = request.path_params["name"]
        # A page of an older version may still ask: it gets the current file, uncached.
        current = request.path_params["version"] == client.version
        cache_control = KEPT_FOR_EVER if current else "no-store"
        if name.startswith("fallback/"):
            return FileResponse(
                fallback.find(name.removeprefix("fallback/")),
                media_type="font/woff2",
                headers={"Cache-Control": cache_control},
            )
        file = client.find(name)
        if file is None:
            return _answer_missing(name)
        headers = {"Cache-Control": cache_control}
        if current and set(request.headers.keys()) & {"if-none-match", "if-modified-since"}:
            # Firefox ignores "immutable" over http, and asks again at each reload, although no file has changed.
            return Response(status_code=304, headers=headers | {"Vary": "Accept-Encoding"})
        if small_form := client.find_compressed(name):
            headers["Vary"] = "Accept-Encoding"
            if _takes_gzip(request) and small_form.exists():
                headers["Content-Encoding"] = "gzip"
                file = small_form
        return FileResponse(file, media_type=client.media_type(name), headers=headers)

    async def start_page(request: Request) -> Response:
        """Serve the start page in the browser's language; 304 if the browser has it already."""
        code = negotiate_language(request.headers.get("accept-language", ""))
        page = pages[code]
        headers = {
            "Cache-Control": "no-cache",
            "ETag": page.etag,
            "Vary": "Accept-Encoding, Accept-Language",
            "Content-Security-Policy": _POLICY,
        }
        if page.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = page.body
        if _takes_gzip(request):
            headers["Content-Encoding"] = "gzip"
            body = compressed_pages[code]
        return Response(body, media_type="text/html", headers=headers)

    async def other_path(request: Request) -> Response:
        """Serve the web manifest, a file, an icon, or the start page for any route inside the app; 404 for an unknown
        file."""
        name: str = request.path_params["name"]
        if name == "manifest.json":
            lang = request.query_params.get("lang", "")
            manifest = manifests.get(lang) or manifests[negotiate_language(request.headers.get("accept-language", ""))]
            return Response(manifest, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"})
        if assets_dir is not None and name and (file := _find_inside(assets_dir, name)):
            return FileResponse(file, media_type=client.media_type(name), headers={"Cache-Control": "no-cache"})
        # Some are requested under names of their own ("/apple-touch-icon-precomposed.png").
        if name.endswith((".png", ".ico")):
            icon = client.find(f"icons/{_ICONS.get(name, name.removeprefix('icons/'))}")
            if icon is not None:
                return FileResponse(icon, headers={"Cache-Control": "max-age=86400"})
        # Routes inside the app (/join/CODE) are the client's; files and the API are not.
        if "." in name.rsplit("/", 1)[-1] or name.startswith("api/"):
            return _answer_missing(name)
        return await start_page(request)

    @asynccontextmanager
    async def whole_lifespan(app: Starlette) -> Any:
        """Start Flet and the caller's ``lifespan``, compress the client meanwhile, and stop all of it at the end."""
        await app_manager.start()
        async with lifespan(app) if lifespan else nullcontext() as state:
            client.compress_in_background()
            try:
                yield state
            finally:
                client.stop()
        await app_manager.shutdown()

    own_routes = (
        Route("/api/health", answer_health, methods=["GET"]),
        WebSocketRoute("/ws", _AsApp(screens)),
        Route("/client/{version}/{name:path}", client_file, methods=["GET"]),
        Route("/{name:path}", other_path, methods=["GET"]),
    )
    app = Starlette(lifespan=whole_lifespan, middleware=[Middleware(_Headers)], routes=[*routes, *own_routes])
    app.state.client = client
    return app


class _AsApp:
    """Wrapper of a plain ASGI function as a route's endpoint; a bare function would get a socket made by Starlette."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


class _Headers:
    """Middleware that adds our headers to every answer. It is plain ASGI: an extra task per file would be felt on a
    small machine."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request with the headers added."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _find_inside(folder: Path, name: str) -> Path | None:
    """Return the file with that name in the folder; None if there is none, or it is outside of the folder."""
    root = folder.resolve()
    file = (root / name).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


def _answer_missing(name: str) -> Response:
    return PlainTextResponse(f"nothing here: {name}", status_code=404, headers={"Cache-Control": "no-store"})


def _make_manifest(client: Client, texts: Mapping[str, str]) -> bytes:
    """Return the web manifest in one language, with which a phone puts the page on its home screen."""
    source = client.find("manifest.json")
    assert source is not None
    manifest = json.loads(source.read_text(encoding="utf-8"))
    manifest |= {
        "id": "/",
        "lang": texts["lang"],
        "name": texts["name"],
        "short_name": texts["name"],
        "start_url": "/",
        "description": texts["kicker"],
        "background_color": "#F6F0E2",
        "theme_color": "#F6F0E2",
    }
    manifest["icons"] = [
        {"src": f"{client.base}icons/icon-{kind}{side}.png", "sizes": f"{side}x{side}", "type": "image/png"}
        | ({"purpose": "maskable"} if kind else {})
        for kind in ("", "maskable-")
        for side in (192, 512)
    ]
    return json.dumps(manifest, ensure_ascii=False).encode()
