"""What the page's own scripts do in a real Chromium: the bell, from the server's word to the sound, and the screen that
stays on; without any flag that lets pages play unasked."""

from __future__ import annotations

import os
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import flet as ft
import pytest

from companion.ui.browser import Browser as Scripts
from companion.ui.web import build_app
from companion.ui.web.bells import make_bell_routes
from tests.conftest import CHROMIUM_ARGS, chromium_path
from tests.engines.sound import SINK, sound_card
from tests.engines.tab import installed
from tests.ui.web.reading import opened
from tests.ui.web.serving import Running, running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

#: How long a busy machine may take, in ms.
PATIENCE_MS = 60_000
_SOUNDS = {one: f"/bell/bell-{one}.wav" for one in ("minute", "ten", "end")}


#: A headless Chromium lets every page sound; people's does not.
_NAMED = "--host-resolver-rules=MAP table.test 127.0.0.1"
_STRICT = "--autoplay-policy=document-user-activation-required"


@pytest.fixture(scope="module")
def strict(browser: Browser) -> Iterator[Browser]:
    """A browser in which nothing sounds before a touch."""
    chromium = browser.browser_type.launch(executable_path=chromium_path(), args=[*CHROMIUM_ARGS, _STRICT, _NAMED])
    yield chromium
    chromium.close()


@pytest.fixture(scope="module")
def pages() -> list[ft.Page]:
    """The pages that have come, the last one last."""
    return []


@pytest.fixture(scope="module")
def belfry(cache: Path, pages: list[ft.Page]) -> Iterator[Running]:
    """A page that is to ring from the start."""

    def main(page: ft.Page) -> None:
        pages.append(page)
        page.add(ft.Text("0"))
        Scripts(page).set_state({"bell": {"on": True, "volume": 1.0, "sounds": _SOUNDS}, "awake": True})

    app = build_app(main, cache_dir=cache, routes=make_bell_routes())
    app.state.client.compress()
    with running(app) as server:
        yield server


def ring(page: ft.Page, effect: str, late_ms: int = 0) -> None:
    """As the clock does it, from the server's loop."""
    on_loop(page, lambda: Scripts(page).ring(effect, late_ms=late_ms))


def on_loop(page: ft.Page, do: Callable[[], None]) -> None:
    page.session.connection.loop.call_soon_threadsafe(do)


def bell(page: Page) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate("window.companionBell")
    return told


def wait_for(page: Page, condition: str) -> None:
    page.wait_for_function(f"companionBell.{condition}", timeout=PATIENCE_MS)


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)


def test_the_first_bell_rings_after_one_touch_and_a_late_one_does_not(
    belfry: Running, strict: Browser, pages: list[ft.Page]
) -> None:
    before = len(pages)
    with opened(strict, belfry.url) as page:
        # Whatever the driver evaluates in a page counts as a touch there: until then the server is asked.
        wait_until(lambda: len(pages) > before and pages[-1].session.connection.reports.get("sound") == "waiting")
        # What cannot sound is tried for as long as it would not be late, then never.
        ring(pages[-1], "minute")
        wait_until(lambda: pages[-1].session.connection.reports.get("rang") == "silent")
        page.mouse.click(200, 400)
        wait_for(page, "state === 'ready'")
        ring(pages[-1], "ten")
        wait_for(page, "rang.length")
        ring(pages[-1], "minute", late_ms=2500)
        wait_for(page, "late.length")
        ring(pages[-1], "end", late_ms=500)
        wait_for(page, "rang.length > 1")
        told = bell(page)
        assert [one["what"] for one in told["rang"]] == ["ten", "end"]
        assert told["rang"][1]["late"] >= 500
        assert (told["silent"], told["late"]) == (["minute"], ["minute"])
        assert pages[-1].session.connection.reports["sound"] == "ready"


def test_a_page_tells_with_its_connection_what_its_browser_keeps(
    belfry: Running, strict: Browser, pages: list[ft.Page]
) -> None:
    context = strict.new_context()
    told = []
    for _ in range(2):
        before = len(pages)
        page = context.new_page()
        page.goto(belfry.url)
        wait_until(lambda before=before: len(pages) > before)  # type: ignore[misc]
        told.append(pages[-1].session.connection.reports["kept"])
        page.close()
    assert len(told[0]["device"]) == 32 and told[1]["device"] == told[0]["device"]
    assert told[0]["spoken"] and told[0]["scale"] == 1
    context.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "table.test"])
def test_the_screen_stays_on_until_it_need_not_any_more(
    belfry: Running, strict: Browser, pages: list[ft.Page], host: str
) -> None:
    """By the browser's own lock on the machine that serves, and on a phone, where there is none, by a video."""
    secure = host == "127.0.0.1"
    before = len(pages)
    with opened(strict, belfry.url.replace("127.0.0.1", host)) as page:
        wait_until(lambda: len(pages) > before)
        told = pages[-1].session.connection.reports
        wait_until(lambda: told.get("awake") in ({"held"} if secure else {"refused"}))
        page.mouse.click(200, 400)
        wait_until(lambda: told.get("awake") == "held")
        assert page.evaluate("isSecureContext") == secure
        playing = "[...document.querySelectorAll('video')].map(video => !video.paused)"
        assert page.evaluate(playing) == ([] if secure else [True])
        if not secure:
            page.wait_for_function("document.querySelector('video').currentTime > 0.5", timeout=PATIENCE_MS)
            # Whatever stops it: the next touch begins it again.
            page.evaluate("document.querySelector('video').pause()")
            wait_until(lambda: told.get("awake") == "refused")
            page.mouse.click(200, 400)
            wait_until(lambda: told.get("awake") == "held")
        on_loop(pages[-1], lambda: Scripts(pages[-1]).set_state({"bell": {"on": False}, "awake": False}))
        wait_until(lambda: told.get("awake") == "off")
        assert page.evaluate(playing) == ([] if secure else [False])


@pytest.fixture
def ears(tmp_path: Path) -> Iterator[Path]:
    """A sound card that plays into nothing, and everything it played; the file grows while the test runs."""
    heard = tmp_path / "heard.raw"
    with sound_card(tmp_path) as card, heard.open("wb") as out:
        recorder = subprocess.Popen(
            [installed("parec", "pulseaudio-utils"), f"--device={SINK}.monitor"]
            + ["--format=s16le", "--rate=16000", "--channels=1"],
            stdout=out,
            env=os.environ | card | {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        )
        try:
            yield heard
        finally:
            recorder.terminate()
            recorder.wait(10)


def peak(heard: Path) -> int:
    data = heard.read_bytes()
    return max(map(abs, struct.unpack(f"<{len(data) // 2}h", data[: len(data) // 2 * 2])), default=0)


@pytest.mark.long
def test_the_first_bell_is_heard_at_the_loudspeaker(
    belfry: Running, browser: Browser, pages: list[ft.Page], ears: Path
) -> None:
    chromium = browser.browser_type.launch(
        executable_path=chromium_path(),
        args=[*CHROMIUM_ARGS, _STRICT],
        ignore_default_args=["--mute-audio"],
        env={**os.environ, "PULSE_SERVER": f"unix:{ears.parent / 'sound.socket'}"},
    )
    try:
        with opened(chromium, belfry.url) as page:
            wait_for(page, "on")
            page.mouse.click(200, 400)
            wait_for(page, "state === 'ready'")
            page.wait_for_timeout(1500)
            assert peak(ears) == 0, "nothing sounds before the bell"
            ring(pages[-1], "end")
            wait_for(page, "rang.length")
            page.wait_for_timeout(3000)
            assert peak(ears) > 1000
    finally:
        chromium.close()
