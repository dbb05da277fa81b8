"""Characters outside the fonts that the client starts with: emoji, and names in other scripts.

Fault (Flet 1.0.5): for a character that no loaded font has, the client asks for a slice of a Noto font at an address
of its own making. Without the internet there is none; with CanvasKit (iPhone) the answer 404 makes it ask again, at
once and for ever, and the character stays a box.

Cure: the server answers that address. A request names the font's family, and for emoji its slice; ``fallback.json``
says which of our files that is. A family that we do not have gets a small font, valid but of no use to it: the client
then stops asking.

Nothing of this costs a device anything until a name needs it, and no screen has to name a fallback font.

Goes away when: Flet ships such fonts, or takes 404 for an answer.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

FAMILY_SLICE = re.compile(r"\.(\d+)\.woff2$")


class Fallback:
    """Which file answers for a font that the client misses."""

    def __init__(self, fonts_dir: Path) -> None:
        self._dir = fonts_dir
        table = json.loads((fonts_dir / "fallback.json").read_text(encoding="utf-8"))
        self._families: dict[str, str] = table["families"]
        self._last: str = table["last_resort"]

    def find(self, asked: str) -> Path:
        """The font for an address like ``notosansarabic/v28/name.woff2`` or ``notocoloremoji/v32/name.7.woff2``."""
        family = asked.split("/", 1)[0]
        number = FAMILY_SLICE.search(asked)
        sliced = f"{family}.{number[1]}" if number else family
        return self._dir / (self._families.get(sliced) or self._families.get(family) or self._last)
