"""Serves fonts for characters outside those that the client starts with: emoji, and names in other scripts.

Fault (Flet 1.0.5): for a character that no loaded font has, the client requests a slice of a Noto font at a URL that it
builds itself. Without internet there is none; with CanvasKit (iPhone) the 404 makes it ask again, at once and for ever,
and the character stays a box.

Cure: the server answers that URL. A request names the font's family, and for emoji its slice; ``fallback.json`` maps
them to our files. A family that we do not have gets a small valid font without the character: the client then stops
asking.

No device pays for this until a name needs it, and no screen has to name a fallback font.

Goes away when: Flet ships such fonts, or accepts a 404.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

FAMILY_SLICE = re.compile(r"\.(\d+)\.woff2$")


class Fallback:
    """Map from a font that the client requests to a file of ours."""

    def __init__(self, fonts_dir: Path) -> None:
        self._dir = fonts_dir
        table = json.loads((fonts_dir / "fallback.json").read_text(encoding="utf-8"))
        self._families: dict[str, str] = table["families"]
        self._last: str = table["last_resort"]

    def find(self, path: str) -> Path:
        """Return the file for a path like ``notosansarabic/v28/name.woff2`` or ``notocoloremoji/v32/name.7.woff2``; the
        font of last resort if we have none for it."""
        family = path.split("/", 1)[0]
        number = FAMILY_SLICE.search(path)
        sliced = f"{family}.{number[1]}" if number else family
        return self._dir / (self._families.get(sliced) or self._families.get(family) or self._last)
