"""What the group noted about components whose effect the rulebook does not print."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.store.disk import read_regular_file
from companion.store.errors import StoreError
from companion.table.message import say

#: Longest note, in characters: more than any card or tile says.
MOST_CHARACTERS: Final = 600
#: Characters that control something instead of being text; the end of a line is none.
_CONTROLS: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class GroupNote:
    """A group's note. ``about`` names the component as the rules reference does ("tribune/D2"); the text is plain."""

    game: str
    about: str
    text: str


class NoteChanged(StoreError):
    """Somebody else has changed that note meanwhile; ``now`` is what it says by now."""

    def __init__(self, now: str) -> None:
        super().__init__(say("store-note-changed"))
        self.now = now


def clean_note(text: str) -> str:
    """The text as it is kept: without control characters and empty ends. Raises StoreError where it is too long."""
    kept = _CONTROLS.sub(" ", text.replace("\r\n", "\n").replace("\r", "\n")).strip()
    if len(kept) > MOST_CHARACTERS:
        raise StoreError(say("store-note-too-long", length=len(kept), most=MOST_CHARACTERS))
    return kept


def read_notes(database: Path) -> tuple[GroupNote, ...]:
    """The notes in that file of a data folder, for reading only, also while a server holds it.

    None where they cannot be read: whoever holds the folder says why.
    """
    for path in (database, database.with_name(database.name + ".bak")):
        try:
            kept = json.loads(read_regular_file(path)).get("notes", {}).values()
            return tuple(GroupNote(str(each["game"]), str(each["about"]), str(each["text"])) for each in kept)
        except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            continue
    return ()
