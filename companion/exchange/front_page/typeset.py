"""Typesets one front page. Runs as a program of its own, started by its path
(``companion.exchange.front_page.drawing``), so that a crash or a hang of the typesetter is not the server's.

Reads JSON (``shape``: card, a4 or pdf; ``data``; ``photo`` in base64) from standard input and writes the PNG or PDF to
standard output. Imports nothing of Companion, and so starts in a tenth of a second.
"""

from __future__ import annotations

import base64
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

#: Pixels per inch of each picture: 1080 × 1350 of 540 × 675 pt, and A4 at 150 dpi.
PPI = {"card": 144.0, "a4": 150.0}
#: The template of data that names none.
TEMPLATE = "front-page"
#: The name of the photo beside the template, which it reads where the data says that there is one.
PHOTO = "photo.jpg"
#: The exit status where the typesetter is not installed.
NOT_INSTALLED = 3


def main() -> int:
    """Typeset the front page that standard input describes; return the exit status."""
    try:
        import typst  # noqa: F401
    except ImportError as error:
        print(error, file=sys.stderr)
        return NOT_INSTALLED
    request = json.load(sys.stdin.buffer)
    own_folder, shape = Path(__file__).parent, request["shape"]
    photo = request.get("photo", "")
    if not photo:
        return _typeset(own_folder, shape, request["data"])
    # The typesetter reads pictures from below its root only, and the program's own folder is not written to.
    with tempfile.TemporaryDirectory() as root:
        shutil.copy(own_folder / f"{TEMPLATE}.typ", root)
        Path(root, PHOTO).write_bytes(base64.b64decode(photo))
        return _typeset(Path(root), shape, request["data"])


def _typeset(root: Path, shape: str, data: Any) -> int:
    """Typeset the template in the folder ``root`` with this data, and write it to standard output; return the exit
    status."""
    import typst

    own_folder = Path(__file__).parent
    fonts = typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(own_folder / "fonts")]
    )
    compiler = typst.Compiler(
        input=str(root / f"{data.get('template', TEMPLATE)}.typ"),
        root=str(root),
        font_paths=fonts,
        sys_inputs={"shape": shape, "data": json.dumps(data, ensure_ascii=False)},
    )
    if shape == "pdf":
        output = compiler.compile(format="pdf")
    else:
        output = compiler.compile(format="png", ppi=PPI[shape])
    if isinstance(output, list):
        output = output[0]
    assert output is not None
    sys.stdout.buffer.write(output)
    sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
