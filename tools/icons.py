"""Draws the icons of the home screen and of the browser's tab: ``python tools/icons.py``.

The result depends on this file alone.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "companion" / "ui" / "web" / "assets" / "icons"

PAPER, INK, SHEET, RED = "#F6F0E2", "#1C1916", "#FFFFFF", "#B3261E"
#: Everything is drawn so many times larger and then made smaller, for smooth edges.
_FINER = 4
#: The front page, in parts of 512: left, top, right, bottom, and its ink.
_MARKS = (
    ((128, 118, 384, 162), INK),
    ((128, 190, 244, 282), RED),
    *(((268, top, right, top + 14), INK) for top, right in ((190, 384), (216, 384), (242, 384), (268, 348))),
    *(((128, top, right, top + 14), INK) for top, right in ((310, 384), (338, 384), (366, 308))),
)


def draw(side: int, *, rounded: bool, scale: float = 1.0) -> Image.Image:
    """Draw the icon with that many px a side.

    ``rounded``: with round corners and nothing behind them; else paper to the edges, for phones that cut their own
    shape (``scale``: how much smaller the sheet is then, so that a circle cuts nothing off).
    """
    whole = side * _FINER
    image = Image.new("RGBA", (whole, whole), "#00000000" if rounded else PAPER)
    pen = ImageDraw.Draw(image)
    if rounded:
        pen.rounded_rectangle((0, 0, whole - 1, whole - 1), radius=whole * 0.2, fill=PAPER)

    def at(box: tuple[int, int, int, int]) -> tuple[float, ...]:
        return tuple((256 + (edge - 256) * scale) / 512 * whole for edge in box)

    pen.rounded_rectangle(at((88, 76, 424, 436)), radius=22 / 512 * whole * scale, fill=INK)
    pen.rounded_rectangle(at((104, 92, 408, 420)), radius=6 / 512 * whole * scale, fill=SHEET)
    for box, ink in _MARKS:
        pen.rectangle(at(box), fill=ink)
    return image.resize((side, side), Image.Resampling.LANCZOS)


def main() -> None:
    """Write every icon where it is used."""
    WEB.mkdir(parents=True, exist_ok=True)
    for side in (192, 512):
        draw(side, rounded=True).save(WEB / f"icon-{side}.png", optimize=True)
        draw(side, rounded=False, scale=0.86).save(WEB / f"icon-maskable-{side}.png", optimize=True)
    draw(180, rounded=False).convert("RGB").save(WEB / "apple-touch-icon.png", optimize=True)
    draw(48, rounded=True, scale=1.25).save(WEB / "favicon.png", optimize=True)
    draw(512, rounded=True).save(ROOT / "assets" / "icon.png", optimize=True)


if __name__ == "__main__":
    main()
