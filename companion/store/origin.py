"""Which table last wrote a game file, and what it wrote; kept beside the file, so that no table writes over what it has
not written itself.

Of several tables of one game only the newest may write. Which one that is says a number that is written down (its
*generation*: reopening a game gives the next one), never a clock. What is kept here is expendable: without it a table
sets aside what it finds before it writes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from companion.store.disk import Disk, read_regular_file, write_atomically

#: What follows the game file's name.
SUFFIX: Final = ".origin"
_FORMAT: Final = "companion-origin"

#: When a table hands its game over: something was just entered; the server has just started; the same, and the table
#: is put away; the same, and nothing was entered since the game was taken from its file.
Moment = Literal["now", "restart", "put-away", "unchanged"]
#: What is to be done. ``write``; ``aside``: copy what is there to the files set aside, then write; ``there``: it is
#: kept as it stands; ``leave``: what is there stays; ``yield``: it stays, and the table must not go on with this game.
Verdict = Literal["write", "aside", "there", "leave", "yield"]


@dataclass(frozen=True, slots=True)
class Writer:
    """A table as the writer of its game's file."""

    table: str
    generation: int


@dataclass(frozen=True, slots=True)
class Origin:
    """The table that wrote a game file last. ``digests``: of what it wrote; of two while a change is under way."""

    writer: Writer
    digests: tuple[str, ...]


def digest_of(file: Mapping[str, Any]) -> str:
    """The same for the same content, however it is laid out."""
    text = json.dumps(file, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def judge(
    there: Mapping[str, Any] | None,
    origin: Origin | None,
    file: Mapping[str, Any],
    writer: Writer,
    moment: Moment,
) -> Verdict:
    """What a table may do that wants its game kept as ``file`` where ``there`` is kept, which has that origin."""
    if there is None:
        return "write"
    if origin is not None and origin.writer.generation > writer.generation:
        return "yield"
    if there == file:
        return "there"
    if moment == "unchanged":
        return "leave"
    own = origin is not None and (origin.writer == writer or origin.writer.generation < writer.generation)
    if own and origin is not None and digest_of(there) in origin.digests:
        return "write"  # a tick that the table took back is taken back there too
    if moment != "now" and includes(there, file):
        return "there"
    if moment == "put-away":
        return "leave"
    if moment == "restart" and origin is not None and origin.writer == writer and digest_of(file) in origin.digests:
        return "yield"  # all that was entered here was kept, and then somebody changed the file
    return "aside"


def includes(there: Mapping[str, Any], file: Mapping[str, Any]) -> bool:
    """Whether all that ``file`` says stands there; more may have been ticked there later."""
    ticked = there.get("ticked", {})
    return (
        all(there.get(key) == value for key, value in file.items() if key != "ticked")
        and there.keys() <= file.keys() | {"ticked"}
        and ticked == {**ticked, **file.get("ticked", {})}
    )


def origin_path(path: Path) -> Path:
    """Where the origin of that game file is kept."""
    return path.with_name(path.name + SUFFIX)


def read_origin(path: Path) -> Origin | None:
    """The origin of that game file; None where none is kept or it cannot be read."""
    try:
        content = json.loads(read_regular_file(origin_path(path)))
        table, generation, digests = content["table"], content["generation"], content["digests"]
    except (OSError, ValueError, RecursionError, LookupError, TypeError):
        return None
    texts = isinstance(digests, list) and all(isinstance(each, str) for each in digests)
    if content.get("format") != _FORMAT or not isinstance(table, str) or type(generation) is not int or not texts:
        return None
    return Origin(Writer(table, generation), tuple(digests))


def write_origin(path: Path, origin: Origin, disk: Disk, *, durable: bool = True) -> None:
    """Keep the origin of that game file. Raises :class:`OSError`."""
    content = {
        "format": _FORMAT,
        "version": 1,
        "table": origin.writer.table,
        "generation": origin.writer.generation,
        "digests": list(origin.digests),
    }
    write_atomically(origin_path(path), json.dumps(content).encode() + b"\n", disk, durable=durable)
