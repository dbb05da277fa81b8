"""Pictures of the stations of one look, each measured for texts that are cut, and the sheet that shows them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.engines.texts import cut_anywhere
from tests.screens.looks import Look
from tests.support.browser_phone import Phone

#: A screen is drawn at rest: what turns or slides has come to its end, in ms.
_REST_MS: Final = 600
#: A page is scrolled back to its top by so many px at once.
_TOP_PX: Final = -100_000
#: So many half screens of a page are looked at, at most.
_STEPS: Final = 7
_RUN: Final = "body => new Function(body)()"
_WIDTH_PX: Final = 1900
_QUALITY: Final = 55


@dataclass(slots=True)
class Camera:
    """Takes the pictures of one sheet."""

    look: Look
    folder: Path
    name: str
    taken: list[tuple[str, Path]] = field(default_factory=list)
    #: What is cut, by station.
    cut: list[str] = field(default_factory=list)

    def take(self, phone: Phone, station: str, *, here: bool = False) -> None:
        """Take that station's picture from the top of its page (``here``: from where it stands), and look at all its
        texts down to its end; with large text there is a picture of each screen on the way."""
        page = phone.page
        if not here:
            phone.wheel(_TOP_PX)
        page.mouse.move(1, 1)  # over nothing that would say what it is
        page.wait_for_timeout(_REST_MS)
        self._picture(page, station)

        def look(step: int) -> None:
            if step and step % 2 == 0 and self.look.text > 1:
                self._picture(page, f"{station} ({step // 2 + 1})")

        faults = cut_anywhere(lambda script: page.evaluate(_RUN, script), phone.wheel, most=_STEPS, look=look)
        phone.wheel(_TOP_PX)
        self.cut += [f"{station}: {fault}" for fault in faults]
        print(f"  {station}", *faults, sep="\n    ", flush=True)

    def _picture(self, page: Page, station: str) -> None:
        path = self.folder / f"{self.name}-{len(self.taken):02d}.png"
        page.screenshot(path=path)
        self.taken.append((station, path))

    def stopped(self, phones: list[Phone]) -> None:
        """Show where a play went wrong."""
        for number, phone in enumerate(phones, 1):
            path = self.folder / f"{self.name}-stopped-{number}.png"
            phone.page.screenshot(path=path)
            self.taken.append(("stopped-here", path))


def contact_sheet(browser: Browser, camera: Camera, out: Path) -> None:
    """Put all pictures of a look side by side."""
    width = min(560, round(camera.look.size.width * (0.5 if camera.look.text > 1 else 0.7)))
    figures = "".join(
        f'<figure><img src="{path.resolve().as_uri()}" width="{width}"><figcaption>{station}</figcaption></figure>'
        for station, path in camera.taken
    )
    style = (
        "body{margin:16px;font:16px sans-serif;background:#888;display:flex;flex-wrap:wrap;gap:12px} figure{margin:0}"
    )
    file = camera.folder / f"{camera.name}.html"
    file.write_text(f"<style>{style}</style>{figures}", encoding="utf-8")
    sheet = browser.new_page(viewport={"width": _WIDTH_PX, "height": 900})
    sheet.goto(file.resolve().as_uri())
    sheet.screenshot(path=out / f"{camera.name}.jpg", type="jpeg", quality=_QUALITY, full_page=True)
    sheet.close()
