"""A screenshot, measured: what is really drawn. A control that is clipped or covered still says that it is whole."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections import Counter
from typing import Final, NamedTuple

from PIL import Image

from tests.engines.tab import NotInstalled

#: A row of a button is drawn where so much of it has the button's colour: text lies on the rest.
_ROW_SHARE: Final = 0.25
#: So far the round corners of a button reach, in px.
_CORNER_PX: Final = 16

Colour = tuple[int, int, int]


class Box(NamedTuple):
    """A part of a page, in CSS px."""

    x: float
    y: float
    width: float
    height: float


class Drawn(NamedTuple):
    """What is drawn of a control: its colour, and how high and wide that is without a gap."""

    colour: Colour
    width: int
    height: int
    #: Whether text or anything else touches the edge: then it is cut.
    touches_edge: bool


class Picture:
    """A screenshot with one pixel for each CSS px."""

    def __init__(self, png: bytes) -> None:
        self.png = png
        self._image = Image.open(io.BytesIO(png)).convert("RGB")

    @property
    def size(self) -> tuple[int, int]:
        width, height = self._image.size
        return width, height

    def drawn(self, box: Box) -> Drawn:
        """What is drawn of the button that says it is there: the run of rows in which its colour prevails."""
        left, top = max(0, round(box.x)), max(0, round(box.y))
        right = min(self._image.width, round(box.x + box.width))
        bottom = min(self._image.height, round(box.y + box.height))
        if right - left < 4 or bottom - top < 1:
            return Drawn((0, 0, 0), 0, 0, True)
        part = self._image.crop((left, top, right, bottom))
        pixels = list(part.get_flattened_data())
        width, height = part.size
        rows = [pixels[row * width : (row + 1) * width] for row in range(height)]
        colour = Counter(pixels).most_common(1)[0][0]
        of_colour = [sum(_alike(pixel, colour) for pixel in row) for row in rows]
        first, last = _longest_run([count >= _ROW_SHARE * width for count in of_colour])
        inside = rows[first:last]
        columns = [sum(_alike(row[x], colour) for row in inside) >= _ROW_SHARE * len(inside) for x in range(width)]
        start, end = _longest_run(columns)
        margin = max(2, min(width // 3, max(width // 5, _CORNER_PX)))
        # The outermost rows are half a pixel each where a box begins between two.
        edges = [row[margin:-margin] for row in (inside[2:3] + inside[-3:-2])]
        touches = any(not _alike(pixel, colour) for edge in edges for pixel in edge)
        return Drawn(colour, end - start, last - first, touches)

    def ink(self, box: Box) -> Drawn:
        """What is drawn of text without a button: how high and wide the ink is in its box."""
        left, top = max(0, round(box.x)), max(0, round(box.y))
        right = min(self._image.width, round(box.x + box.width))
        bottom = min(self._image.height, round(box.y + box.height))
        if right - left < 4 or bottom - top < 4:
            return Drawn((0, 0, 0), 0, 0, True)
        part = self._image.crop((left, top, right, bottom))
        pixels = list(part.get_flattened_data())
        width, height = part.size
        ground = Counter(pixels).most_common(1)[0][0]
        inked = [not _alike(pixel, ground) for pixel in pixels]
        rows = [row for row in range(height) if any(inked[row * width : (row + 1) * width])]
        columns = [x for x in range(width) if any(inked[x::width])]
        if not rows:
            return Drawn(ground, 0, 0, True)
        return Drawn(ground, columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1, False)

    def qr_codes(self) -> list[str]:
        """The texts of the QR codes that a camera reads from it."""
        if shutil.which("zbarimg") is None:
            raise NotInstalled("no zbarimg on this machine (Debian: apt-get install zbar-tools)")
        # As a camera sees it: larger than one pixel for each CSS px.
        out = io.BytesIO()
        self._image.resize((2 * self._image.width, 2 * self._image.height), Image.Resampling.NEAREST).save(out, "PNG")
        read = subprocess.run(
            ["zbarimg", "--quiet", "--raw", "--set", "*.enable=0", "--set", "qrcode.enable=1", "-"],
            input=out.getvalue(),
            capture_output=True,
        )
        return read.stdout.decode().split()


def _alike(one: Colour, other: Colour) -> bool:
    return all(abs(a - b) <= 6 for a, b in zip(one, other, strict=True))


def _longest_run(flags: list[bool]) -> tuple[int, int]:
    """Where the longest run of true ones begins and ends."""
    best, begins = (0, 0), 0
    for at, flag in enumerate([*flags, False]):
        if not flag:
            best = max(best, (begins, at), key=lambda run: run[1] - run[0])
            begins = at + 1
    return best
