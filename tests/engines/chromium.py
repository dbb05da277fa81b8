"""Chromium, driven by Playwright: the browser that most journeys share."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page

from tests.engines.sizes import PHONE, Size

#: What a browser's text measures where nobody has changed it, in px.
_USUAL_PX: Final = 16


def scale_text(page: Page, factor: float) -> CDPSession:
    """Set the browser's text size for that page; holds from the next load on, as long as what is returned is kept.

    In the browser's settings, not in the page: the page sets its own size, which counts on top of that."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": round(_USUAL_PX * factor)}})
    return session


class ChromiumTab:
    """A page in a context of its own, touched by a finger."""

    def __init__(self, page: Page, size: Size) -> None:
        self.page, self.size = page, size
        #: Holds the browser's settings of this page as long as it is kept.
        self._session: CDPSession | None = None

    def go(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def back(self) -> None:
        self.page.go_back()

    def evaluate(self, script: str, *args: Any) -> Any:
        return self.page.evaluate("([script, args]) => new Function(script)(...args)", [script, list(args)])

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(int(x), int(y))

    def keys(self, text: str) -> None:
        self.page.keyboard.type(text)

    def screenshot(self) -> bytes:
        return self.page.screenshot()

    def resize(self, size: Size) -> None:
        self.size = size
        self.page.set_viewport_size({"width": size.width, "height": size.height})

    def scale_text(self, factor: float) -> None:
        self._session = scale_text(self.page, factor)

    def close(self) -> None:
        self.page.context.close()


class Chromium:
    """A browser that somebody else has started, and ends."""

    name = "chromium"

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def open(self, size: Size = PHONE, lang: str = "fr-FR") -> ChromiumTab:
        context = self._browser.new_context(viewport=size.viewport, locale=lang, has_touch=True)  # type: ignore[arg-type]
        context.set_default_timeout(180_000)
        return ChromiumTab(context.new_page(), size)

    def close(self) -> None:
        """Nothing to do: whoever started the browser ends it."""
