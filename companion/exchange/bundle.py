"""Writes a zip file for a bug report: journals, games, log and findings, without anybody's name."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from companion.exchange.doctor import Section
from companion.store.anonymize import Anonymizer
from companion.store.disk import Disk, read_regular_file, write_atomically
from companion.store.errors import SaveError, explain
from companion.store.folder import DataFolder
from companion.store.games import encode
from companion.store.journal_lines import rewrite_journal

#: Most bytes of files in a bundle, newest files first; those that do not fit are listed in ``left-out.txt``.
MAX_BYTES: Final = 40_000_000


def write_bundle(path: Path, folder: DataFolder | None, sections: Iterable[Section], report: str) -> list[str]:
    """Write the bundle to ``path``; return the names of the files in it. ``report``: the findings of the checks, as
    text.

    Each player's name is replaced by the number of a seat wherever it occurs, even in files that cannot be parsed;
    device ids, codes and the path of the home folder are removed. The journals can still be replayed. Files that cannot
    be read, or do not fit into ``MAX_BYTES``, are only listed.

    Raises :class:`SaveError` if the disk refuses.
    """
    anonymizer = Anonymizer()
    files = _list_files(folder) if folder is not None else []
    texts: dict[str, bytes] = {}
    left_out: list[str] = []
    remaining = MAX_BYTES
    for name, file in files:
        try:
            raw = read_regular_file(file)
        except OSError as error:
            left_out.append(f"{name}: {error.strerror}")
            continue
        if len(raw) > remaining:
            left_out.append(f"{name}: {len(raw)} bytes")
            continue
        remaining -= len(raw)
        texts[name] = raw
    for raw in texts.values():
        _collect_names(anonymizer, raw)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr("report.txt", anonymizer.anonymize_text(report))
        bundle.writestr(
            "report.json", anonymizer.anonymize_text(json.dumps(_to_json(sections), ensure_ascii=False, indent=1))
        )
        for name, raw in texts.items():
            bundle.writestr(name, _anonymize(anonymizer, name, raw))
        if left_out:
            bundle.writestr("left-out.txt", anonymizer.anonymize_text("\n".join(left_out)))
        names = bundle.namelist()
    try:
        write_atomically(path, out.getvalue(), Disk(), private=False)
    except OSError as error:
        raise SaveError(explain(error, path)) from error
    return names


def _list_files(folder: DataFolder) -> list[tuple[str, Path]]:
    """Return the name and path of each file that belongs in a bundle, within each folder the newest first; no
    photos."""
    # Without the index: it is derived from the games.
    folders: list[tuple[Path, str]] = [
        (folder.journals, "*"),
        (folder.log, "*"),
        (folder.set_aside, "*"),
        (folder.games, "*/*"),
        (folder.players, "*"),
        (folder.root, "companion*.json*"),
    ]
    listed = []
    for parent, pattern in folders:
        files = [
            path
            for path in parent.glob(pattern)
            if path.is_file() and not path.name.startswith(".") and path.suffix != ".jpg"  # photos show people
        ]
        files.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
        listed += [(path.relative_to(folder.root).as_posix(), path) for path in files]
    return listed


def _collect_names(anonymizer: Anonymizer, raw: bytes) -> None:
    """Add the names in a file to the anonymizer: of JSON, of lines of JSON, or of damaged JSON."""
    try:
        anonymizer.collect_names(json.loads(raw))
    except (ValueError, RecursionError):
        for line in raw.splitlines():
            try:
                anonymizer.collect_names(json.loads(line))
            except (ValueError, RecursionError):
                anonymizer.collect_names_in_text(line.decode("utf-8", "replace"))


def _anonymize(anonymizer: Anonymizer, name: str, raw: bytes) -> bytes:
    """Return a file's content without names; a journal keeps valid checksums."""

    def anonymize_bytes(part: bytes) -> bytes:
        return anonymizer.anonymize_text(part.decode("utf-8", "replace")).encode("utf-8", "replace")

    if name.endswith(".jsonl"):
        return rewrite_journal(raw, anonymizer.anonymize_json, anonymize_bytes)
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        return anonymize_bytes(raw)
    return encode(anonymizer.anonymize_json(data)) if isinstance(data, dict) else anonymize_bytes(raw)


def _to_json(sections: Iterable[Section]) -> list[dict[str, Any]]:
    """Return the findings as JSON, by their message ids."""
    return [
        {
            "title": section.title.id,
            "findings": [
                {"level": each.level, "id": each.message.id} | {name: str(value) for name, value in each.message.params}
                for each in section.findings
            ],
        }
        for section in sections
    ]
