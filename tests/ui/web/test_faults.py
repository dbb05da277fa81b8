"""Each of Flet's faults that companion.ui.web works around. Without its cure, its test fails; when a new Flet lets the
test pass without, the cure can go (try: remove the file's text, or the override, and run this module)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import flet as ft
import pytest
from starlette.applications import Starlette

from companion.ui.web import build_app
from tests.conftest import CHROMIUM_ARGS, chromium_path
from tests.ui.web.reading import enable_semantics, foreign_requests, number, number_changes, opened
from tests.ui.web.serving import Running, running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, WebSocketRoute

pytestmark = pytest.mark.browser


def test_a_page_whose_server_was_away_goes_on_painting(app: Starlette, browser: Browser) -> None:
    """frozen_after_reconnect.js"""
    server = Running(app)
    with opened(browser, None) as page:
        sockets: list[object] = []
        page.on("websocket", lambda socket: sockets.append(socket))
        page.goto(server.url)
        enable_semantics(page)
        button = page.get_by_role("button", name="Un de plus").bounding_box()
        assert button is not None
        x, y = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
        untouched = number(page)
        page.mouse.click(x, y)
        assert number_changes(page, untouched)
        server.stop()
        with running(app, server.port):
            for _ in range(300):
                if len(sockets) > 1:
                    break
                page.wait_for_timeout(100)
            page.wait_for_timeout(3000)  # what comes over the new socket has been drawn by then, or never will be
            before = number(page)
            page.mouse.click(x, y)
            assert number_changes(page, before)


def test_a_page_says_that_it_was_cut_off(app: Starlette, browser: Browser) -> None:
    """frozen_after_reconnect.js, and the room it leaves for whoever watches over the connection"""
    server = Running(app)
    with opened(browser, server.url) as page:
        page.wait_for_function("window.companionLink.state === 'open' && companionLink.heard > 0")
        server.stop()
        bar = page.locator("#cut-off")
        bar.wait_for(state="visible")
        assert "Connexion perdue" in bar.inner_text()
        assert page.evaluate("document.documentElement.dataset.link") == "lost"
        with running(app, server.port):
            page.wait_for_function("window.companionLink && companionLink.state === 'open'")
            assert bar.is_hidden()


@pytest.mark.long
def test_a_page_that_hears_nothing_from_the_first_moment_loads_itself_anew(site: Running, browser: Browser) -> None:
    """cut_off.js: a line that goes deaf while the page is let in has not been told a limit yet"""
    heard: list[bool] = []

    def line(socket: WebSocketRoute) -> None:
        if heard:
            socket.connect_to_server()
        heard.append(bool(heard))

    with opened(browser, None) as page:
        page.route_web_socket(re.compile("/ws"), line)
        page.goto(site.url)
        page.wait_for_function("window.companionLink?.state === 'lost'")
        page.wait_for_function("window.companionLink?.state === 'open'")
        enable_semantics(page)
        page.get_by_role("button", name="Un de plus").wait_for(state="attached")
    assert heard == [False, True]


def test_no_page_asks_another_host_for_anything(site: Running, browser: Browser) -> None:
    """asks_the_internet.js"""
    with opened(browser, None) as page:
        asked = foreign_requests(page, site.url)
        page.goto(site.url)
        enable_semantics(page)
        page.get_by_role("button", name="Un de plus").wait_for(state="attached")
        # The request that Flet makes comes with the app's start, which is over when its button is there.
        page.wait_for_timeout(500)
    assert not asked


def test_the_page_writes_down_what_the_browser_speaks_and_how_large_it_writes(site: Running, browser: Browser) -> None:
    """untold_language.js, untold_text_size.js"""
    with opened(browser, None, locale="en-GB") as page:
        page.add_init_script(
            "document.addEventListener('readystatechange', () => "
            "{ if (document.documentElement) document.documentElement.style.fontSize = '200%'; }, { once: true });"
            "new MutationObserver((_, self) => { if (document.documentElement) { self.disconnect();"
            "document.documentElement.style.fontSize = '200%'; } }).observe(document, { childList: true });"
        )
        page.goto(site.url, wait_until="commit")
        page.wait_for_function("localStorage.getItem('flutter.companion.scale') !== null")
        assert page.evaluate("JSON.parse(localStorage.getItem('flutter.companion.scale'))") == 2
        assert page.evaluate("JSON.parse(localStorage.getItem('flutter.companion.spoken'))").startswith("en-GB")


def names(page: ft.Page) -> None:
    """Names as people type them."""
    page.theme = ft.Theme(font_family="Source Sans 3")
    for name in ("Zoé 🦊🇫🇷🎮", "محمد עדי", "Ольга Νίκος Đỗ", "李明 김민수 さくら", "→ ✓ ★ ⌫", "ខ្មែរ ⵣ 𓀀"):
        page.add(ft.Text(name, size=40))
    page.add(ft.Semantics(identifier="done", label="all named", content=ft.Text("fin")))


@pytest.fixture(scope="module")
def named(cache: Path) -> Iterator[Running]:
    app = build_app(names, cache_dir=cache)
    app.state.client.compress()
    with running(app) as server:
        yield server


@pytest.mark.parametrize("engine", ["skwasm", "canvaskit"])
def test_a_name_in_any_script_is_asked_for_once_and_answered(named: Running, browser: Browser, engine: str) -> None:
    """missing_glyphs"""
    answers: list[tuple[int, str]] = []

    def note(response: Any) -> None:
        if "/fallback/" in response.url:
            answers.append((response.status, response.url))

    # The iPhone's engine is chosen by who made the browser.
    vendor = {"skwasm": "Google Inc.", "canvaskit": "Apple Computer, Inc."}[engine]
    with opened(browser, None, vendor=vendor) as page:
        page.on("response", note)
        page.goto(named.url)
        enable_semantics(page)
        page.get_by_text("all named").first.wait_for(state="attached")
        page.wait_for_function("window.performance.getEntriesByType('resource').some(r => /fallback/.test(r.name))")
        page.wait_for_timeout(2000)
        taken = page.evaluate("performance.getEntriesByType('resource').map(r => r.name)")
    assert any(f"canvaskit/{'skwasm' if engine == 'skwasm' else 'canvaskit'}" in name for name in taken)
    assert {status for status, _ in answers} == {200}
    assert len({url for _, url in answers}) == len(answers), "no font is asked for again and again"
    families = {url.split("/fallback/")[1].split("/")[0] for _, url in answers}
    assert {"notocoloremoji", "notosansarabic", "notosanshebrew", "notosans"} <= families


@pytest.fixture(scope="module")
def chromium_at_table(browser: Browser) -> Iterator[Browser]:
    """A browser for which ``table.test`` is this machine."""
    chromium = browser.browser_type.launch(
        executable_path=chromium_path(), args=[*CHROMIUM_ARGS, "--host-resolver-rules=MAP table.test 127.0.0.1"]
    )
    yield chromium
    chromium.close()


def bytes_taken(page: Any) -> Callable[[], int]:
    """Counts what comes over the wire from now on."""
    sizes: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    session.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
    return lambda: sum(sizes)


@pytest.mark.parametrize("host", ["127.0.0.1", "table.test"])
def test_the_first_join_is_small_and_the_second_one_next_to_nothing(
    site: Running, chromium_at_table: Browser, host: str
) -> None:
    """companion.ui.web.client: on the host itself, and by a name as phones have it, without a secure context"""
    url = site.url.replace("127.0.0.1", host)
    with opened(chromium_at_table, None) as page:
        first = bytes_taken(page)
        page.goto(url)
        enable_semantics(page)
        page.get_by_role("button", name="Un de plus").wait_for(state="attached")
        assert page.evaluate("isSecureContext") == (host == "127.0.0.1")
        files = page.evaluate("performance.getEntriesByType('resource').map(r => r.name.split('/').pop())")
        assert len([name for name in files if name.startswith("skwasm")]) == 2, "what was fetched ahead is what is used"
        other = page.context.new_page()
        second = bytes_taken(other)
        other.goto(url)
        enable_semantics(other)
        other.get_by_role("button", name="Un de plus").wait_for(state="attached")
        assert 1_000_000 < first() <= 6_000_000
        assert 0 < second() <= 100_000
