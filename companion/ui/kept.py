"""What a device is in the middle of, kept on the server: a phone that reloads, sleeps or turns goes on where it was."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from companion.ui.draft import Draft

#: Devices whose half-done things are kept; the one not heard of for longest is forgotten first.
_MOST_DEVICES: Final = 200
#: Longest half-typed text that is kept, in characters.
_LONGEST: Final = 1000


class Kept:
    """By device: half-typed texts, the set-up that is being made, and the game it deleted last."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, dict[str, str]] = OrderedDict()
        self._drafts: OrderedDict[str, Draft] = OrderedDict()
        self._deleted: OrderedDict[str, dict[str, Any]] = OrderedDict()

    def text(self, device: str, key: str) -> str:
        """What is half typed there; empty where nothing is."""
        return self._texts.get(device, {}).get(key, "")

    def put_text(self, device: str, key: str, text: str) -> None:
        """Keep what is typed so far (empty: nothing any more)."""
        texts = self._texts.setdefault(device, {})
        if text:
            texts[key] = text[:_LONGEST]
        else:
            texts.pop(key, None)
        self._heard_of(self._texts, device)

    def draft(self, device: str) -> Draft | None:
        """The set-up that this device is making; None when it has not begun one."""
        return self._drafts.get(device)

    def put_draft(self, device: str, draft: Draft | None) -> None:
        """Keep the set-up as it is now (None: it has become a table, or was given up)."""
        if draft is None:
            self._drafts.pop(device, None)
            return
        self._drafts[device] = draft
        self._heard_of(self._drafts, device)

    def deleted(self, device: str) -> dict[str, Any] | None:
        """The file of the game that this device deleted last, so that it can be brought back."""
        return self._deleted.get(device)

    def put_deleted(self, device: str, file: dict[str, Any] | None) -> None:
        """Keep a deleted game's file (None: it is back)."""
        if file is None:
            self._deleted.pop(device, None)
            return
        self._deleted[device] = file
        self._heard_of(self._deleted, device)

    @staticmethod
    def _heard_of(kept: OrderedDict[str, Any], device: str) -> None:
        kept.move_to_end(device)
        while len(kept) > _MOST_DEVICES:
            kept.popitem(last=False)
