"""A pocket page in the shared browser: what its hands do and its eyes see, by handle."""

from __future__ import annotations

from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.engines.chromium import scale_text
from tests.engines.sizes import PHONE, Size
from tests.support.browser_phone import PATIENCE_MS
from tests.support.spaces import plain


class PocketTab:
    """One page of one device."""

    def __init__(
        self, browser: Browser, size: Size = PHONE, *, lang: str = "fr-FR", text: float = 1.0, **more: object
    ) -> None:
        context = browser.new_context(viewport=size.viewport, locale=lang, **more)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        self.page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.faults.append(said.text))
        self.settings: CDPSession | None = scale_text(self.page, text) if text != 1.0 else None

    def open(self, url: str) -> PocketTab:
        """Load the page."""
        self.page.goto(url)
        return self

    def __getitem__(self, handle: str) -> Locator:
        return self.page.locator(f'[data-handle="{handle}"]')

    def tap(self, handle: str) -> None:
        """Press that button once it is there."""
        self.shows(handle)
        self[handle].click()

    def press(self, handle: str) -> None:
        """Press that call as a mouse does, without the time that a driver takes to aim."""
        script = 'handle => document.querySelector(`[data-handle="${handle}"]`)'
        down = ".dispatchEvent(new MouseEvent('mousedown', {bubbles: true, cancelable: true}))"
        self.page.evaluate(script + down, handle)

    def shows(self, handle: str, text: str | None = None) -> None:
        """Wait until that handle is there, with that text in it."""
        expect(self[handle]).to_be_visible(timeout=PATIENCE_MS)
        if text is not None:
            expect(self[handle]).to_contain_text(text, timeout=PATIENCE_MS)

    def lacks(self, handle: str) -> None:
        """Wait until there is no such handle."""
        expect(self[handle]).to_have_count(0, timeout=PATIENCE_MS)

    def text(self, handle: str) -> str:
        """Return the text of that handle, with plain spaces."""
        return plain(self[handle].inner_text()).strip()

    def close(self) -> None:
        """Close the page, and forget what the device kept."""
        self.page.context.close()
