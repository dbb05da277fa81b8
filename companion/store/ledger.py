"""Lets other processes have a part in the files of this folder: each change is written to their ledger first.

One process with its folder has none, and nothing here costs it anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.store.errors import SaveError

#: Writes to the ledger what a key holds from now on (None: nothing). Raises :class:`SaveError`, also as
#: :class:`ChangedElsewhere`; then the files are not to be changed.
Commit = Callable[[str, bytes | None], None]

#: What keys begin with: a game by its file name, its photo, and a person.
GAME, PHOTO, PLAYER = "game.", "photo.", "player."


class ChangedElsewhere(SaveError):
    """Says that another process has changed this meanwhile: what is to be written has to be judged anew."""


class Ledger:
    """Is where a folder's changes are written before its files, if other processes follow them."""

    def __init__(self) -> None:
        self._commit: Commit | None = None

    @property
    def is_shared(self) -> bool:
        """Tell whether changes are written there at present."""
        return self._commit is not None

    def share(self, commit: Commit | None) -> None:
        """Write changes there from now on (None: nowhere)."""
        self._commit = commit

    def commit(self, key: str, content: bytes | None) -> None:
        """Write a change, if there is anybody to follow it. Raises as :data:`Commit` does."""
        if self._commit is not None:
            self._commit(key, content)

    @contextmanager
    def pause(self) -> Iterator[None]:
        """Change files without writing that to the ledger: it is from there that the change comes."""
        commit, self._commit = self._commit, None
        try:
            yield
        finally:
            self._commit = commit
