"""An import that a power cut ended half way: what is in of it is told at the next start.

While games are taken, a file in the data folder names them; it is gone when all of them, or none, are in.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from companion.store.disk import write_whole
from companion.store.folder import DataFolder
from companion.store.names import file_name
from companion.store.trouble import SaveError, explain
from companion.table.message import say

_FILE: Final = "import-under-way.json"
#: Games that are named in the sentence; of more it says how many.
_NAMED: Final = 5


class UnderWay:
    """The mark that an import of these games is being made."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._path = _path(folder)

    def begin(self, ids: Iterable[str]) -> None:
        """Raises :class:`SaveError` when the disk refuses."""
        raw = json.dumps({"games": sorted(ids)}).encode()
        try:
            write_whole(self._path, raw, self._folder.disk)
        except OSError as error:
            raise SaveError(explain(error, self._path)) from error

    def end(self) -> None:
        """All of them are in, or none."""
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)


def tell_interrupted(folder: DataFolder) -> None:
    """Say which games of an import are in that did not come to its end; once."""
    path = _path(folder)
    try:
        if not path.is_file():
            return
        held: Any = json.loads(path.read_bytes())
        ids = [id_ for id_ in held["games"] if isinstance(id_, str)]
    except (OSError, ValueError, RecursionError, TypeError, KeyError):
        ids = []
    there = [id_ for id_ in ids if any(folder.games.glob(f"*/{file_name(id_)}.json"))]
    folder.notices.add(
        say(
            "exchange-interrupted",
            count=len(there),
            all=len(ids),
            games=tuple(there[:_NAMED]),
            more=max(0, len(there) - _NAMED),
        )
    )
    with contextlib.suppress(OSError):
        path.unlink()


def _path(folder: DataFolder) -> Path:
    return folder.root / _FILE
