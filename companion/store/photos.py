"""Keeps one photo for each game, beside its file: it moves with the game and is deleted with it."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from companion.store.disk import Disk, read_regular_file, write_atomically
from companion.store.errors import StoreError
from companion.table.message import say

#: The most that all photos of a house may take, in bytes: those of some five hundred games.
QUOTA: Final = 200_000_000

_END: Final = ".jpg"


def photo_path(game: Path) -> Path:
    """Return the path of the photo of the game whose file is ``game``."""
    return game.with_name(game.stem + _END)


def read_photo(game: Path) -> bytes | None:
    """Return the photo of the game whose file is ``game``; None if none is readable."""
    with contextlib.suppress(OSError):
        return read_regular_file(photo_path(game))
    return None


def check_quota(game: Path, raw: bytes) -> None:
    """Raise :class:`StoreError` if all photos, with this one for ``game``, would take more than ``QUOTA``."""
    games = game.parent.parent
    others = sum(each.stat().st_size for each in games.glob(f"*/*{_END}") if each != photo_path(game))
    if others + len(raw) > QUOTA:
        raise StoreError(say("photo-quota", megabytes=QUOTA // 1_000_000))


def write_photo(game: Path, raw: bytes, disk: Disk) -> None:
    """Save the photo of the game whose file is ``game``, in place of an earlier one. Raises :class:`OSError`."""
    write_atomically(photo_path(game), raw, disk)


def move_photo(old: Path, new: Path, disk: Disk) -> None:
    """Move a game's photo, if there is one, along with its file from ``old`` to ``new``. Raises :class:`OSError`."""
    if photo_path(old).exists() and old != new:
        disk.replace(photo_path(old), photo_path(new))


def delete_photo(game: Path) -> None:
    """Delete the photo of the game whose file is ``game``, if there is one. Raises :class:`OSError`."""
    photo_path(game).unlink(missing_ok=True)
