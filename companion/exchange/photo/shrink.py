"""Shrinks one photo. Runs as a program of its own, started by its path (``companion.exchange.photo.shrinking``), so
that a huge or broken picture takes neither the server's memory nor the server.

Reads a picture from standard input and writes a JPEG to standard output: upright, and with nothing but its pixels.
"""

from __future__ import annotations

import io
import sys

#: The longest side of the shrunk photo, in px, and its JPEG quality.
SIDE, QUALITY = 1600, 82
#: The most pixels that are accepted: in a JPEG, which is shrunk while it is read, and in other kinds of pictures.
MOST_PIXELS, MOST_PIXELS_WHOLE = 120_000_000, 50_000_000
#: Exit statuses: no library for pictures, no picture, too many pixels.
NOT_INSTALLED, NO_PICTURE, TOO_LARGE = 3, 4, 5


def main() -> int:
    """Shrink the picture on standard input; return the exit status."""
    try:
        from PIL import Image, ImageOps
    except ImportError as error:
        print(error, file=sys.stderr)
        return NOT_INSTALLED
    Image.MAX_IMAGE_PIXELS = None  # checked below
    try:
        picture = Image.open(io.BytesIO(sys.stdin.buffer.read()), formats=("JPEG", "PNG", "WEBP"))
        most = MOST_PIXELS if picture.format == "JPEG" else MOST_PIXELS_WHOLE
        if picture.width * picture.height > most:
            return TOO_LARGE
        picture.draft("RGB", (2 * SIDE, 2 * SIDE))
        picture.thumbnail((2 * SIDE, 2 * SIDE))
        upright = ImageOps.exif_transpose(picture).convert("RGBA")
        upright.thumbnail((SIDE, SIDE))
        plain = Image.new("RGB", upright.size, "white")
        plain.paste(upright, mask=upright.getchannel("A"))
    except (OSError, ValueError, SyntaxError, MemoryError) as error:
        print(error, file=sys.stderr)
        return NO_PICTURE
    out = io.BytesIO()
    plain.save(out, "JPEG", quality=QUALITY, optimize=True, progressive=True)
    sys.stdout.buffer.write(out.getvalue())
    sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
