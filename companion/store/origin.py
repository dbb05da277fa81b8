"""Decides whether a table may overwrite a saved game, by the game's origin: which table last wrote the file, and what
it wrote.

If several tables were opened from one game, only the newest may write. The newest is the one with the highest
*generation* (reopening a game gives the next number); clocks are not asked. The origin is kept in a file beside the
game file, and may be lost: without it, a table sets the saved game aside before it writes its own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from companion.store.disk import Disk, read_regular_file, write_atomically

#: Suffix after the game file's name.
SUFFIX: Final = ".origin"
_FORMAT: Final = "companion-origin"

#: When a table saves its game. ``now``: something was just entered. At the server's start: ``put-away`` if the table is
#: put away, ``unchanged`` if nothing was entered since the game was reopened, ``restart`` otherwise.
Moment = Literal["now", "restart", "put-away", "unchanged"]
#: What to do with a table's game. ``write``: write it over the saved one; ``aside``: copy the saved game to the files
#: set aside, then write; ``there``: do nothing, it is saved already; ``leave``: keep the saved game; ``yield``: keep
#: the saved game, and the table must not go on with it.
Verdict = Literal["write", "aside", "there", "leave", "yield"]


@dataclass(frozen=True, slots=True)
class Writer:
    """Table that writes its game's file. Of several tables of one game, the one with the highest ``generation`` may
    write."""

    table: str
    generation: int


@dataclass(frozen=True, slots=True)
class Origin:
    """Record of the table that last wrote a game file.

    ``digests``: of the content that it wrote; during a write, of the old and the new content.
    """

    writer: Writer
    digests: tuple[str, ...]


def digest_of(file: Mapping[str, Any]) -> str:
    """Return the hash of a game's content; the layout of its JSON makes no difference."""
    text = json.dumps(file, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def judge(
    saved: Mapping[str, Any] | None,
    origin: Origin | None,
    file: Mapping[str, Any],
    writer: Writer,
    moment: Moment,
) -> Verdict:
    """Decide what to do if the table ``writer`` wants to save ``file`` over the game ``saved``, whose origin is
    ``origin``. ``moment``: on which occasion."""
    if saved is None:
        return "write"
    if origin is not None and origin.writer.generation > writer.generation:
        return "yield"
    if saved == file:
        return "there"
    if moment == "unchanged":
        return "leave"
    is_own = origin is not None and (origin.writer == writer or origin.writer.generation < writer.generation)
    if is_own and origin is not None and digest_of(saved) in origin.digests:
        return "write"  # the table's own content: even ticks that it has taken back may be removed
    if moment != "now" and includes(saved, file):
        return "there"
    if moment == "put-away":
        return "leave"
    if moment == "restart" and origin is not None and origin.writer == writer and digest_of(file) in origin.digests:
        return "yield"  # all of the table's entries were saved, and the file was changed after that
    return "aside"


def includes(saved: Mapping[str, Any], file: Mapping[str, Any]) -> bool:
    """Tell whether ``saved`` contains all that ``file`` says; it may have later ticks."""
    ticked = saved.get("ticked", {})
    return (
        all(saved.get(key) == value for key, value in file.items() if key != "ticked")
        and saved.keys() <= file.keys() | {"ticked"}
        and ticked == {**ticked, **file.get("ticked", {})}
    )


def origin_path(path: Path) -> Path:
    """Return the path of the origin of the game file at ``path``."""
    return path.with_name(path.name + SUFFIX)


def read_origin(path: Path) -> Origin | None:
    """Read the origin of the game file at ``path``; None if there is none or it cannot be read."""
    try:
        return decode_origin(json.loads(read_regular_file(origin_path(path))))
    except (OSError, ValueError, RecursionError):
        return None


def decode_origin(content: Any) -> Origin | None:
    """Return the origin from its JSON (see :func:`encode_origin`); None if the content is malformed."""
    try:
        table, generation, digests = content["table"], content["generation"], content["digests"]
    except (LookupError, TypeError):
        return None
    are_texts = isinstance(digests, list) and all(isinstance(each, str) for each in digests)
    if content.get("format") != _FORMAT or not isinstance(table, str) or type(generation) is not int or not are_texts:
        return None
    return Origin(Writer(table, generation), tuple(digests))


def write_origin(path: Path, origin: Origin, disk: Disk, *, durable: bool = True) -> None:
    """Write the origin of the game file at ``path``. Raises :class:`OSError`."""
    content = encode_origin(origin)
    write_atomically(origin_path(path), json.dumps(content).encode() + b"\n", disk, durable=durable)


def encode_origin(origin: Origin) -> dict[str, Any]:
    """Return the origin as a JSON object."""
    return {
        "format": _FORMAT,
        "version": 1,
        "table": origin.writer.table,
        "generation": origin.writer.generation,
        "digests": list(origin.digests),
    }
