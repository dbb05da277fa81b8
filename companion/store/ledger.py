"""Lets several processes share the games and people of a folder: each change is written to their ledger first.

A single process has no ledger, and nothing here costs it anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.store.errors import SaveError

#: Writes to the ledger what a key holds from now on (None: nothing, it was deleted). Raises :class:`SaveError`, also as
#: :class:`ChangedElsewhere`; then the caller must not change the files.
Commit = Callable[[str, bytes | None], None]

#: The beginnings of keys: of a game and of its photo (the game's file name follows), and of a profile.
GAME, PHOTO, PLAYER = "game.", "photo.", "player."


class ChangedElsewhere(SaveError):
    """Raised when another process has meanwhile changed the same game or person: the caller must read it again and
    decide anew."""


class Ledger:
    """Forwards each change to games and people to the ledger that several processes share, before the files change;
    does nothing while no ledger is shared."""

    def __init__(self) -> None:
        self._commit: Commit | None = None

    @property
    def is_shared(self) -> bool:
        """Tell whether changes are written to a ledger at present."""
        return self._commit is not None

    def share(self, commit: Commit | None) -> None:
        """Write changes to the ledger by ``commit`` from now on (None: to no ledger)."""
        self._commit = commit

    def commit(self, key: str, content: bytes | None) -> None:
        """Write a change to the ledger, if one is shared. ``content`` None: what the key held was deleted. Raises as
        :data:`Commit` does; then the caller must not change the files."""
        if self._commit is not None:
            self._commit(key, content)

    @contextmanager
    def pause(self) -> Iterator[None]:
        """Write no change to the ledger inside the ``with`` block: the changes made there come from the ledger."""
        commit, self._commit = self._commit, None
        try:
            yield
        finally:
            self._commit = commit
