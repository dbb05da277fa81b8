"""What is answered at which address."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

import flet as ft
import pytest
from flet_web import get_package_web_dir
from PIL import Image
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from companion import __version__
from companion.network.addresses import is_this_machine
from companion.sockets.door import Door
from companion.table.message import say
from companion.text.languages import codes
from companion.text.words import words
from companion.ui.web import build_app
from tests.support.wire_frames import registration
from tests.ui.web.conftest import counter


@pytest.fixture(scope="module")
def web(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app, base_url="http://table.local:8560") as client:
        yield client


def test_health(web: TestClient) -> None:
    answer = web.get("/api/health")
    assert answer.json() == {"ok": True, "version": __version__}
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("address", ["/", "/join/AB12CD", "/table/7/sheet"])
def test_addresses_inside_the_app_are_the_page(web: TestClient, address: str) -> None:
    answer = web.get(address, headers={"accept-language": "en"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="en">' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_is_still_the_same_is_not_sent_again(web: TestClient) -> None:
    first = web.get("/")
    again = web.get("/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    other = web.get("/", headers={"if-none-match": first.headers["etag"], "accept-language": "en"})
    assert other.status_code == 200


@pytest.mark.parametrize("address", ["/api/nothing", "/nothing.js", "/client/1/nothing.wasm", "/../pyproject.toml"])
def test_what_is_not_there_is_not_the_page(web: TestClient, address: str) -> None:
    answer = web.get(address)
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


def test_the_client_is_kept_for_ever_under_its_version_only(app: Starlette, web: TestClient) -> None:
    base = app.state.client.base
    today = web.get(f"{base}main.dart.wasm")
    assert "immutable" in today.headers["cache-control"]
    assert today.headers["content-encoding"] == "gzip"
    assert today.headers["content-type"] == "application/wasm"
    old = web.get("/client/0.0.1/main.dart.wasm")
    assert old.content == today.content and old.headers["cache-control"] == "no-store"
    plain = web.get(f"{base}main.dart.wasm", headers={"accept-encoding": "identity"})
    assert plain.content == today.content and "content-encoding" not in plain.headers


def test_a_file_of_this_version_is_sent_once_to_who_asks_whether_it_has_changed(
    app: Starlette, web: TestClient
) -> None:
    address = f"{app.state.client.base}main.dart.wasm"
    first = web.get(address)
    again = web.get(address, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
    assert again.headers["cache-control"] == first.headers["cache-control"]
    older = web.get("/client/0.0.1/main.dart.wasm", headers={"if-none-match": first.headers["etag"]})
    assert older.content == first.content
    missing = web.get(f"{app.state.client.base}nothing.wasm", headers={"if-none-match": "x"})
    assert missing.status_code == 404


def test_every_answer_forbids_guessing_kinds_and_only_the_page_may_be_framed(web: TestClient) -> None:
    for address in ("/", "/api/health", "/favicon.png", "/nothing.js"):
        assert web.get(address).headers["x-content-type-options"] == "nosniff"
    assert "connect-src 'self'" in web.get("/").headers["content-security-policy"]
    assert "access-control-allow-origin" not in web.get("/api/health").headers


def test_a_phone_can_put_it_on_its_home_screen(web: TestClient) -> None:
    for lang in codes():
        for manifest in (
            web.get(f"/manifest.json?lang={lang}"),
            web.get("/manifest.json", headers={"accept-language": lang}),
        ):
            assert manifest.headers["content-type"] == "application/manifest+json"
            assert manifest.json()["name"] == words(lang).say(say("app-name"))
    flets = Path(get_package_web_dir())
    for icon in manifest.json()["icons"]:
        drawn = Image.open(BytesIO(web.get(icon["src"]).content))
        assert icon["sizes"] == f"{drawn.width}x{drawn.height}"
        assert (flets / "icons" / Path(icon["src"]).name).read_bytes() != web.get(icon["src"]).content, "it is our own"
        corner = drawn.convert("RGBA").getpixel((0, 0))
        assert (corner[3] == 255) == (icon.get("purpose") == "maskable"), "a phone that cuts its own shape finds paper"


@pytest.mark.parametrize(
    "name", ["apple-touch-icon.png", "apple-touch-icon-precomposed.png", "icons/apple-touch-icon.png", "favicon.ico"]
)
def test_icons_are_found_where_phones_look_for_them(web: TestClient, name: str) -> None:
    drawn = Image.open(BytesIO(web.get(f"/{name}").content))
    assert drawn.mode == "RGB" if "apple" in name else drawn.width >= 32, "an iPhone paints what is clear black"


def test_another_sites_page_may_not_speak_for_a_player(web: TestClient) -> None:
    for origin in ("http://elsewhere.example", "http://table.local", "null", "http://["):
        with pytest.raises(WebSocketDisconnect), web.websocket_connect("/ws", headers={"origin": origin}):
            pass
    host = {"host": "table.local:8560"}
    with web.websocket_connect("/ws", headers={"origin": "http://table.local:8560", **host}):
        pass
    with web.websocket_connect("/ws", headers=host):
        pass


def test_a_site_that_points_its_own_name_here_has_no_page_of_this_machine(tmp_path: Path) -> None:
    """its page, open in the host's browser, has this address for origin, and comes from this machine"""
    seen: list[bool] = []

    def main(page: ft.Page) -> None:
        seen.append(is_this_machine(page.client_ip))
        page.add(ft.Text("seen"))

    app = build_app(main, cache_dir=tmp_path)
    with TestClient(app, client=("127.0.0.1", 50_000)) as web:
        for host in ("localhost:8560", "elsewhere.example:8560"):
            headers = {"host": host, "origin": f"http://{host}"}
            with web.websocket_connect("/ws", headers=headers) as page:
                page.send_bytes(registration())
                page.receive_bytes()
                page.receive_bytes()
    assert seen == [True, False]


@pytest.mark.parametrize("client", ["127.0.0.1", "203.0.113.9"])
def test_behind_a_proxy_no_page_is_this_machine_s(tmp_path: Path, client: str) -> None:
    """a container's published port, or a proxy on the same host: every phone comes from there"""
    seen: list[bool] = []

    def main(page: ft.Page) -> None:
        seen.append(is_this_machine(page.client_ip))
        page.add(ft.Text("seen"))

    app = build_app(main, cache_dir=tmp_path, door=Door(behind_proxy=True))
    with (
        TestClient(app, base_url="http://localhost:8560", client=(client, 50_000)) as web,
        web.websocket_connect("/ws", headers={"host": "localhost:8560"}) as page,
    ):
        page.send_bytes(registration())
        page.receive_bytes()
        page.receive_bytes()
    assert seen == [False]


def test_own_routes_files_and_lifespan(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "bell.wav").write_bytes(b"RIFF")
    (tmp_path / "secret.txt").write_text("secret")
    seen: list[str] = []

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        seen.append("up")
        yield
        seen.append("down")

    async def hello(_: Request) -> Response:
        return PlainTextResponse("hello")

    app = build_app(
        counter,
        cache_dir=tmp_path / "cache",
        lifespan=lifespan,
        routes=[Route("/api/hello", hello)],
        assets_dir=assets,
    )
    with TestClient(app) as web:
        assert seen == ["up"]
        assert web.get("/api/hello").text == "hello"
        assert web.get("/bell.wav").content == b"RIFF"
        assert web.get("/%2e%2e/secret.txt").status_code == 404
        assert web.get("/..%2fsecret.txt").status_code == 404
    assert seen == ["up", "down"]
