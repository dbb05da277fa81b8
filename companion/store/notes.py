"""Holds the group's notes about components whose effect the rulebook does not print."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.store.disk import read_regular_file
from companion.store.errors import StoreError
from companion.table.message import say

#: Longest note, in characters: longer than the text of any card or tile.
MOST_CHARACTERS: Final = 600
#: Control characters, other than the line feed.
_CONTROLS: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class GroupNote:
    """Group's note, in plain text. ``about`` is the component's id in the rules reference ("tribune/D2")."""

    game: str
    about: str
    text: str


class NoteChanged(StoreError):
    """Raised if somebody else has changed the note meanwhile; ``now`` is its present text."""

    def __init__(self, now: str) -> None:
        super().__init__(say("store-note-changed"))
        self.now = now


def clean_note(text: str) -> str:
    """Return the text without control characters and surrounding space. Raises :class:`StoreError` if it is too
    long."""
    clean = _CONTROLS.sub(" ", text.replace("\r\n", "\n").replace("\r", "\n")).strip()
    if len(clean) > MOST_CHARACTERS:
        raise StoreError(say("store-note-too-long", length=len(clean), most=MOST_CHARACTERS))
    return clean


def read_notes(database: Path) -> tuple[GroupNote, ...]:
    """Read the notes from a data folder's database, even while a server uses it; empty if they cannot be read.

    The reason of a failure is not reported here: the process that holds the folder reports it.
    """
    for path in (database, database.with_name(database.name + ".bak")):
        try:
            notes = json.loads(read_regular_file(path)).get("notes", {}).values()
            return tuple(GroupNote(str(each["game"]), str(each["about"]), str(each["text"])) for each in notes)
        except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            continue
    return ()
