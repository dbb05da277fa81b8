"""Makes safe file names of ids that come from outside."""

from __future__ import annotations

import hashlib
import re

# Lower case only (file systems may ignore case), no dots, and a digit or letter first.
_PLAIN = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
# Names that Windows reserves for devices, with any suffix.
_RESERVED = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]")
_DERIVED = "x-"


def file_name(id_: str) -> str:
    """Return a safe file name without suffix for ``id_``: the id itself if it is safe, or else a hash of it."""
    if _PLAIN.fullmatch(id_) and not _RESERVED.fullmatch(id_) and not id_.startswith(_DERIVED):
        return id_
    return _DERIVED + hashlib.sha256(id_.encode("utf-8", "surrogatepass")).hexdigest()[:32]
