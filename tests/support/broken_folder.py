"""A data folder with a little of everything, and ways in which its derived files break."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from companion.store.errors import Notices
from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.store.origin import Writer
from companion.store.players import Player
from tests.support.stored_game import game, score

ADA, BO, CY = (f"0000000{i}-0000-4000-8000-000000000000" for i in range(3))


def furnish(root: Path) -> None:
    """Games in two months, one of them corrected at a table, people, settings and notes."""
    with DataFolder.open(root) as folder:
        library = Library(folder, score)
        for number, id_ in enumerate((ADA, BO, CY)):
            created = datetime(2026, 1, 1 + number, tzinfo=UTC)
            library.people.save(
                Player(id=id_, name=("Ada", "Bo", "Cy")[number], created_at=created, colour="red", symbol="star")
            )
        for number in range(4):
            file = game(
                "Ada",
                "Bo",
                id_=f"game-{number}",
                points=(number, 3),
                when=f"2026-{10 + number % 2}-0{number + 1}T20:00:00+01:00",
                profiles={"Ada": ADA, "Bo": BO},
            )
            library.save_from_table(file, Writer("t", 2), "now")
            library.save_from_table(file | {"points": {"a": number + 10, "b": 3}}, Writer("t", 2), "now")
        library.people.merge(BO, CY)
        library.set_setting("hidden", ["election"])
        library.set_setting("port", 8160)
        library.set_note("redac-chef", "tribune/D2", "deux points de plus, dit Ada")
        library.set_note("redac-chef", "tribune/D4", "rien")
        library.set_note("redac-chef", "tribune/D4", "rien du tout")
        library.check()
        library.close()
    assert folder.notices.all() == ()


def state(root: Path) -> tuple[dict[str, Any], list[str]]:
    """All that a group has there, as the server finds it, and what it said of it."""
    notices = Notices()
    with DataFolder.open(root, notices=notices) as folder:
        library = Library(folder, score)
        library.check()
        found = {
            "history": library.history(),
            "games": {entry.id: library.load(entry.id) for entry in library.history()},
            "players": library.people.all(),
            "people": library.people.profiles(),
            "settings": library.settings(),
            "notes": sorted(library.notes(), key=repr),
            "sums": [(sorted(group.people), group.games) for group in library.groups()],
        }
        library.close()
    return found, [notice.id for notice in notices.all()]


def derived_files(root: Path) -> list[Path]:
    """The files that follow from others, or of which there is a second copy."""
    found = [
        *root.glob("companion*"),
        *root.glob("index/*"),
        *root.glob("games/*/*.bak"),
        *root.glob("games/*/*.origin"),
    ]
    return sorted(path for path in found if path.stat().st_size)


def _nothing(path: Path) -> None:
    path.unlink()


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _full_folder(path: Path) -> None:
    _folder(path)
    (path / "mine").write_text("x")


def _dangling(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("nowhere"))


def _looping(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _written(raw: bytes) -> Callable[[Path], None]:
    return lambda path: path.write_bytes(raw) and None


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _twice(path: Path) -> None:
    path.write_bytes(path.read_bytes() * 2)


def _zeros_at_the_end(path: Path) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[: len(raw) // 2] + bytes(len(raw) - len(raw) // 2))


def _without_keys(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"key"', b'"kex"').replace(b'"id"', b'"ie"'))


def _numbers(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"1":', b'"x1":'))


#: Each breaks one file.
KINDS: dict[str, Callable[[Path], None]] = {
    "gone": _nothing,
    "empty": _written(b""),
    "zeros": _written(bytes(500)),
    "cut": _cut,
    "twice": _twice,
    "zeros at the end": _zeros_at_the_end,
    "not JSON": _written(b"Hello, world\n"),
    "not UTF-8": _written(b"\xff\xfe\x00"),
    "a list": _written(b"[]"),
    "a number": _written(b"17"),
    "nothing in it": _written(b"{}"),
    "wrong shapes": _written(b'{"games": {"1": {}}, "players": {"1": {"id": 7}}, "settings": {"1": {"value": 1}}}'),
    "documents that are none": _written(b'{"games": {"1": 5}, "notes": {"1": []}, "about": {"1": {"shape": 4}}}'),
    "too deep": _written(b"[" * 100_000),
    "too deep objects": _written(b'{"a":' * 100_000),
    "no keys": _without_keys,
    "no numbers": _numbers,
    "a folder": _folder,
    "a full folder": _full_folder,
    "a link to nowhere": _dangling,
    "a link to itself": _looping,
    "a pipe": _pipe,
}


def copied(source: Path, target: Path) -> Path:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    return target
