"""Checks the headline and the note that players write on their front page, and keeps them in its game file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from companion.table.events import TextsChanged
from companion.table.game import Actor, GameRules
from companion.table.intents import ChangeTexts
from companion.table.message import Refused, say
from companion.table.seats import clean_text, without_turning
from companion.table.state import TableState

#: The longest headline and note, in characters: what the front page has room for.
HEADLINE_LENGTH: Final = 90
NOTE_LENGTH: Final = 600


def clean_headline(raw: str) -> str:
    """Return a typed headline fit to store; "" for none. Raises Refused if it is too long."""
    text = clean_text(without_turning(raw))
    if len(text) > HEADLINE_LENGTH:
        raise Refused(say("refused-headline-long", length=len(text), most=HEADLINE_LENGTH))
    return text


def clean_note(raw: str) -> str:
    """Return a typed note cleaned for storage: line breaks kept, blank lines removed; "" for none. Raises Refused if
    the note is too long."""
    lines = [clean_text(line) for line in without_turning(raw).replace("\r", "\n").split("\n")]
    text = "\n".join(line for line in lines if line)
    if len(text) > NOTE_LENGTH:
        raise Refused(say("refused-note-long", length=len(text), most=NOTE_LENGTH))
    return text


def decide_texts(
    intent: ChangeTexts, game: GameRules, table: TableState, now: int, by: Actor
) -> tuple[TextsChanged, ...]:
    """Return the event with the texts that change; nothing if both stay the same. Raises Refused for a text that is too
    long."""
    headline = None if intent.headline is None else clean_headline(intent.headline)
    note = None if intent.note is None else clean_note(intent.note)
    changed = TextsChanged(
        headline=None if headline == table.headline else headline, note=None if note == table.note else note
    )
    return () if changed.headline is None and changed.note is None else (changed,)


def apply_texts(event: TextsChanged, game: GameRules, table: TableState) -> TableState:
    """Return the table with its new texts."""
    headline = table.headline if event.headline is None else event.headline
    return replace(table, headline=headline, note=table.note if event.note is None else event.note)


def add_texts(file: Mapping[str, Any], headline: str, note: str) -> dict[str, Any]:
    """Return the game file's JSON with these texts in place of those in it; an empty text is left out."""
    texts = {name: text for name, text in (("headline", headline), ("note", note)) if text}
    return {**{key: value for key, value in file.items() if key not in ("headline", "note")}, **texts}


def list_texts(file: Mapping[str, Any]) -> tuple[TextsChanged, ...]:
    """Return the event that gives a table the texts of a game file, as a tuple of one; empty if the file has none."""
    headline, note = file.get("headline") or None, file.get("note") or None
    return () if headline is None and note is None else (TextsChanged(headline=headline, note=note),)
