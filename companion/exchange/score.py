"""Runs ``companion score``: scores game files without the app, as a table, with reasons, or as JSON."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from companion.content import content_root
from companion.exchange.sheet_text import render_sheet
from companion.games.registry import score_bytes
from companion.kit.faults import Fault, WrongFile
from companion.kit.scored import Scored
from companion.store.system_errors import describe_system_error
from companion.table.message import Message, say
from companion.text.encoding import can_encode, encoding_of, make_writable
from companion.text.words import Words

#: The FILE argument that stands for standard input.
STANDARD_INPUT: Final = "-"

#: Width of the table in cells, if the output is not a terminal and COLUMNS is not set.
_WIDTH: Final = 100


class Unreadable(Exception):
    """Raised for a file that cannot be read at all; ``why`` is the message that says why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


def score_files(files: Iterable[str], words: Words, *, as_json: bool, explain: bool) -> bool:
    """Score the files, and print the results in their order; return whether all could be scored.

    Faults go to standard error; with ``as_json``, to standard output.
    """
    names = list(files)
    score = _score_as_json if as_json else _score_as_text
    success = True
    for index, name in enumerate(names):
        success &= score(name, words, explain, index if len(names) > 1 else None)
    return success


def _score(name: str) -> Scored:
    """Score a file. Raises :class:`WrongFile` and :class:`Unreadable`."""
    return score_bytes(read_bytes(name), content_root())


def read_bytes(name: str) -> bytes:
    """Read a file, or standard input for "-". Raises :class:`Unreadable`."""
    try:
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except FileNotFoundError as error:
        raise Unreadable(say("score-file-missing")) from error
    except IsADirectoryError as error:
        raise Unreadable(say("score-file-folder")) from error
    except PermissionError as error:
        raise Unreadable(say("score-file-forbidden")) from error
    except (OSError, ValueError) as error:
        raise Unreadable(say("score-file-unreadable", reason=describe_system_error(error))) from error


# --- as JSON ----------------------------------------------------------------------------------------------------------


def _score_as_json(name: str, words: Words, explain: bool, index: int | None) -> bool:
    """Print one file's result, or its faults, as one line of JSON; return whether it could be scored."""
    try:
        result, success = _score(name).result, True
    except WrongFile as wrong:
        result, success = encode_faults(wrong.faults, words), False
    except Unreadable as unreadable:
        result, success = encode_faults((Fault(name, unreadable.why),), words), False
    print_json(result)
    return success


def print_json(result: dict[str, Any]) -> None:
    """Print a result as one line of standard output."""
    text = json.dumps(result, ensure_ascii=False)
    if not can_encode(text, encoding_of(sys.stdout)):
        text = json.dumps(result, ensure_ascii=True)
    print_line(text, sys.stdout)


def encode_faults(faults: tuple[Fault, ...], words: Words) -> dict[str, Any]:
    """Encode faults as ``--json`` prints them."""
    return {"errors": [{"where": fault.where, "why": words.say(fault.why)} for fault in faults]}


# --- as text ----------------------------------------------------------------------------------------------------------


def _score_as_text(name: str, words: Words, explain: bool, index: int | None) -> bool:
    """Print one file's score sheet, its closing sentences and, with ``explain``, the reasons; return whether it could
    be scored.

    ``index``: its number among several files, which are then headed by their names.
    """
    label = words.say(say("score-standard-input")) if name == STANDARD_INPUT else name
    try:
        scored = _score(name)
    except WrongFile as wrong:
        print_faults(say("score-file-wrong", file=label, count=len(wrong.faults)), wrong, words)
        return False
    except Unreadable as unreadable:
        print_line(f"{label}: {words.say(unreadable.why)}", sys.stderr)
        return False
    if index is not None:
        print_line(f"\n{label}" if index else label, sys.stdout)
    encoding = encoding_of(sys.stdout)
    width = shutil.get_terminal_size((_WIDTH, 24)).columns
    print_line(render_sheet(scored.sheet, words, width, lambda text: make_writable(text, encoding)), sys.stdout)
    for line in (*_closing_lines(scored, words), *(_reason_lines(scored, words) if explain else ())):
        print_line(line, sys.stdout)
    return True


def print_faults(heading: Message, wrong: WrongFile, words: Words) -> None:
    """Print a heading, and every fault of a file with its place, to standard error."""
    print_line(words.say(heading), sys.stderr)
    for fault in wrong.faults:
        why = words.say(fault.why)
        print_line(f"{fault.where}: {why}" if fault.where else why, sys.stderr)


def _closing_lines(scored: Scored, words: Words) -> Iterator[str]:
    if scored.closing:
        yield ""
    yield from (words.say(sentence) for sentence in scored.closing)


def _reason_lines(scored: Scored, words: Words) -> Iterator[str]:
    """Yield, for each player, a heading and the lines that explain their figures."""
    for reasons in scored.reasons:
        if reasons.lines:
            yield ""
            yield words.say(reasons.heading)
            yield from (f"  {words.say(line)}" for line in reasons.lines)


def print_line(text: str, stream: TextIO) -> None:
    """Print a line in the stream's encoding, replacing what it cannot encode."""
    print(make_writable(text, encoding_of(stream)), file=stream, flush=True)
