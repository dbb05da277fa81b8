"""Reading a Flet page from outside: semantics, pictures, requests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.engines.sizes import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Request


@contextmanager
def opened(browser: Browser, url: str | None, *, locale: str = "fr-FR", vendor: str | None = None) -> Iterator[Page]:
    """A page of a device of its own. ``vendor`` is what the browser says of its maker."""
    context = browser.new_context(viewport=PHONE.viewport, locale=locale)
    context.set_default_timeout(60_000)
    if vendor:
        context.add_init_script(f"Object.defineProperty(navigator, 'vendor', {{get: () => {vendor!r}}})")
    try:
        page = context.new_page()
        if url:
            page.goto(url)
        yield page
    finally:
        context.close()


def enable_semantics(page: Page) -> None:
    """Makes the client build the tree that names its controls; needed again after each load."""
    page.wait_for_selector("flt-semantics-placeholder", state="attached")
    page.evaluate("document.querySelector('flt-semantics-placeholder').click()")
    page.wait_for_selector("flt-semantics", state="attached")


def foreign_requests(page: Page, own: str) -> list[str]:
    """Fills up with every request for another host than ``own``, even where the browser then forbids it."""
    asked: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((own, "blob:", "data:")):
            asked.append(request.url)

    page.on("request", look)
    return asked


def number(page: Page) -> bytes:
    """A picture of the upper left of the page, where the tiny application has its number."""
    return page.screenshot(clip={"x": 0, "y": 0, "width": 200, "height": 100})


def number_changes(page: Page, before: bytes) -> bool:
    """Whether the number comes to look different from a picture taken before."""
    for _ in range(100):
        if number(page) != before:
            return True
        page.wait_for_timeout(50)
    return False
