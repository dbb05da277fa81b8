"""Loads the rules reference for the whole program, and runs ``companion rules``, which searches it in a terminal."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from companion.content import content_root
from companion.games.worked_examples import worked_example
from companion.reference.errors import WrongRules
from companion.reference.reference import Reference
from companion.reference.topic import Hit, Note
from companion.store.errors import StoreError
from companion.store.folder import DataFolder
from companion.store.notes import read_notes
from companion.table.message import Message, say
from companion.text.encoding import can_encode, encoding_of, make_writable
from companion.text.words import Words, words


def load_reference(content: Path) -> Reference:
    """Load the rules of all games; the worked examples in them are computed by each game's own scoring.

    Raises:
        WrongRules: the content is faulty, or this Python's SQLite has no full-text index.
    """

    def example(game: str, name: str, lang: str) -> str:
        say_in = words(lang).say
        return "\n".join(f"- {say_in(line)}" for line in worked_example(game, name, content))

    return Reference.load(content, example)


def look_up(query: str, words: Words, *, game: str | None, limit: int, as_json: bool, data: Path | None = None) -> int:
    """Print the rules that answer the query, best first; return the exit status.

    The group's notes in the data folder, if there is one, are searched too, even while a server uses it. Status 2 if
    there is no such game, the query is empty, or the rules cannot be read; a query without an answer is not an error.
    """
    if not query.strip():
        _print_messages([say("rules-query-empty")], words, sys.stderr)
        return 2
    try:
        reference = load_reference(content_root())
    except WrongRules as wrong:
        _print_messages([say("rules-unreadable", why=fault) for fault in wrong.faults], words, sys.stderr)
        return 2
    if game is not None and game not in reference.games:
        _print_messages([say("rules-no-such-game", game=game, games=reference.games)], words, sys.stderr)
        return 2
    with contextlib.suppress(StoreError):
        notes = read_notes(DataFolder.open_read_only(data).database)
        reference.set_notes(Note(f"{note.game}/{note.about}", note.game, note.about, "", note.text) for note in notes)
    hits = reference.search(query, words.lang, game, limit)
    if as_json:
        _print_json(hits)
    elif hits:
        several = len(reference.games) > 1
        for number, hit in enumerate(hits):
            suffix = f" · {words.say(say(f'game-{hit.game}'))}" if several else ""
            suffix += f" · {words.say(say('note-of-group'))}" if hit.note else ""
            _print_line(f"{hit.title}{suffix}  [{hit.id}]" if not number else f"\n{hit.title}{suffix}  [{hit.id}]")
            _print_line(f"    {hit.sentence}")
    else:
        _print_messages([say("rules-nothing-found")], words, sys.stderr)
    return 0


def _print_json(hits: Sequence[Hit]) -> None:
    """Print the hits as one line of JSON, in ASCII if the terminal cannot write them otherwise."""
    rows = [{"id": hit.id, "game": hit.game, "title": hit.title, "sentence": hit.sentence} for hit in hits]
    text = json.dumps(rows, ensure_ascii=False)
    if not can_encode(text, encoding_of(sys.stdout)):
        text = json.dumps(rows)
    print(text)


def _print_line(text: str) -> None:
    print(make_writable(text, encoding_of(sys.stdout)))


def _print_messages(messages: Sequence[Message], words: Words, stream: object) -> None:
    for message in messages:
        print(make_writable(words.say(message), encoding_of(stream)), file=stream)  # type: ignore[arg-type, call-overload]
