"""Two fingers enlarge what is read, by real touches in Chromium, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import flet as ft
import pytest

from companion.ui.browser import Browser as Scripts
from companion.ui.web import build_app
from tests.engines.sizes import PHONE
from tests.ui.web.serving import Running, running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

pytestmark = pytest.mark.browser


@pytest.fixture
def pages() -> list[ft.Page]:
    """The pages that have come."""
    return []


@pytest.fixture
def reading_room(cache: Path, pages: list[ft.Page]) -> Iterator[Running]:
    """A page with a field of a known size that counts its touches."""

    def main(page: ft.Page) -> None:
        pages.append(page)
        page.title = "untouched"
        number = ft.Text("0", size=80)

        def add(_: object) -> None:
            number.value = str(int(number.value or "0") + 1)
            page.update()

        page.add(ft.Column([number, ft.Button("one more", on_click=add, width=300, height=120)]))

    app = build_app(main, cache_dir=cache)
    app.state.client.compress()
    with running(app) as server:
        yield server


def spread(cdp: CDPSession, page: Page) -> float:
    """Two fingers go apart; the zoom that comes of it."""
    for kind, apart in (("touchStart", 20), *(("touchMove", 20 + step * 10) for step in range(1, 13))):
        points = [{"x": 180, "y": 250 - apart, "id": 0}, {"x": 180, "y": 250 + apart, "id": 1}]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(30)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    return scale(page)


def scale(page: Page) -> float:
    zoom: float = page.evaluate("visualViewport.scale")
    return zoom


def want(ft_page: ft.Page, zoom: bool) -> None:
    loop = ft_page.session.connection.loop
    loop.call_soon_threadsafe(lambda: Scripts(ft_page).set_state({"zoom": zoom}))


def test_two_fingers_enlarge_what_is_read_and_only_that(
    reading_room: Running, browser: Browser, pages: list[ft.Page]
) -> None:
    context = browser.new_context(viewport=PHONE.viewport, is_mobile=True, has_touch=True)
    context.set_default_timeout(60_000)
    page = context.new_page()
    try:
        page.goto(reading_room.url)
        page.wait_for_selector("flutter-view")
        page.wait_for_function("document.title === 'untouched'")
        page.wait_for_timeout(1500)
        cdp = context.new_cdp_session(page)
        size = page.evaluate("[visualViewport.width, visualViewport.height]")
        assert spread(cdp, page) == 1, "in a round nothing moves"
        want(pages[-1], zoom=True)
        page.wait_for_function("getComputedStyle(document.querySelector('flutter-view')).touchAction === 'pinch-zoom'")
        assert spread(cdp, page) > 1.5
        assert page.evaluate("[visualViewport.width, visualViewport.height].map(Math.round)") == size, (
            "the client lays its screen out for the whole page"
        )
        before = page.screenshot()
        page.touchscreen.tap(150, 200)
        assert any(page.screenshot() != before for _ in range(100) if not page.wait_for_timeout(50)), "touches go on"
        want(pages[-1], zoom=False)
        page.wait_for_function("Math.abs(visualViewport.scale - 1) < 0.01")
    finally:
        context.close()
