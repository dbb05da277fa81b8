"""Keeps on the server what a device has not finished, so that a phone that reloads, sleeps or turns continues where it
was."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from companion.ui.draft import Draft

#: The most devices whose unfinished work is kept; the one not used for longest is dropped first.
_MOST_DEVICES: Final = 200
#: The most characters kept of a half-typed text.
_LONGEST: Final = 1000


class SessionMemory:
    """Unfinished work by device: half-typed texts, the set-up in progress, and the game deleted last."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, dict[str, str]] = OrderedDict()
        self._drafts: OrderedDict[str, Draft] = OrderedDict()
        self._deleted: OrderedDict[str, tuple[dict[str, Any], bytes | None]] = OrderedDict()

    def text(self, device: str, key: str) -> str:
        """Return the half-typed text with that key; "" if there is none."""
        return self._texts.get(device, {}).get(key, "")

    def put_text(self, device: str, key: str, text: str) -> None:
        """Remember the half-typed text, cut at ``_LONGEST`` characters; "" forgets it."""
        texts = self._texts.setdefault(device, {})
        if text:
            texts[key] = text[:_LONGEST]
        else:
            texts.pop(key, None)
        self._touch(self._texts, device)

    def draft(self, device: str) -> Draft | None:
        """Return the set-up in progress on this device; None if there is none."""
        return self._drafts.get(device)

    def put_draft(self, device: str, draft: Draft | None) -> None:
        """Remember the set-up; None forgets it, because it has become a table or was given up."""
        if draft is None:
            self._drafts.pop(device, None)
            return
        self._drafts[device] = draft
        self._touch(self._drafts, device)

    def get_deleted(self, device: str) -> dict[str, Any] | None:
        """Return the file of the game that this device deleted last and may restore; None if there is none."""
        return self._deleted.get(device, (None, None))[0]

    def get_deleted_photo(self, device: str) -> bytes | None:
        """Return the photo of the game that this device deleted last; None if it had none."""
        return self._deleted.get(device, (None, None))[1]

    def put_deleted(self, device: str, file: dict[str, Any] | None, photo: bytes | None = None) -> None:
        """Remember a deleted game's file and its photo; None forgets both, because the game is restored."""
        if file is None:
            self._deleted.pop(device, None)
            return
        self._deleted[device] = file, photo
        self._touch(self._deleted, device)

    @staticmethod
    def _touch(by_device: OrderedDict[str, Any], device: str) -> None:
        """Mark the device as the one used last, and forget the one not used for longest if there are too many."""
        by_device.move_to_end(device)
        while len(by_device) > _MOST_DEVICES:
            by_device.popitem(last=False)
