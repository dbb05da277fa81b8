"""Typesets one front page: a program of its own, started by its path (``companion.exchange.front_page.drawing``), so
that a crash or a hang of the typesetter is not the server's.

Reads JSON (``shape``: card, a4 or pdf; ``data``) from standard input and writes the PNG or PDF to standard output.
Imports nothing of Companion: it starts in a tenth of a second.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

#: Pixels per inch of each picture: 1080 × 1350 of 540 × 675 pt, and A4 at 150 dpi.
PPI = {"card": 144.0, "a4": 150.0}
#: The exit status where the typesetter is not installed.
NOT_INSTALLED = 3


def main() -> int:
    """Typeset what standard input asks for; return the exit status."""
    try:
        import typst
    except ImportError as error:
        print(error, file=sys.stderr)
        return NOT_INSTALLED
    asked = json.load(sys.stdin.buffer)
    here = Path(__file__).parent
    shape = asked["shape"]
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(here / "fonts")])
    compiler = typst.Compiler(
        input=str(here / "front-page.typ"),
        root=str(here),
        font_paths=fonts,
        sys_inputs={"shape": shape, "data": json.dumps(asked["data"], ensure_ascii=False)},
    )
    if shape == "pdf":
        drawn = compiler.compile(format="pdf")
    else:
        drawn = compiler.compile(format="png", ppi=PPI[shape])
    if isinstance(drawn, list):
        drawn = drawn[0]
    assert drawn is not None
    sys.stdout.buffer.write(drawn)
    sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
