"""A process to be killed: it imports games again and again; it says when it begins and when it is done."""

from __future__ import annotations

import json
import os
import sys
import uuid
from pathlib import Path
from typing import Any

from companion.exchange.importing import Import, Source, check_sources
from companion.store.folder import DataFolder
from companion.store.library import Library
from tests.support.stored_game import game, score

GAMES = 60


def games(first: int) -> list[dict[str, Any]]:
    """The games of one import, of five people; one in three is of another month."""
    return [
        game(
            "Ada",
            "Bo",
            id_=str(uuid.UUID(int=number)),
            when=f"2026-{9 + number % 3:02d}-12T22:40:00+01:00",
            points=(number % 50, 3),
            profiles={"Ada": f"p{number % 5}", "Bo": "bo"},
        )
        for number in range(first, first + GAMES)
    ]


def main(root: Path, first: int) -> None:
    with DataFolder.open(root) as folder:
        library = Library(folder, score)
        while True:
            raw = "\n".join(json.dumps(file) for file in games(first)).encode()
            taking = Import(check_sources(score, [Source("games", raw)]))
            os.write(1, b"want %d\n" % first)
            while not taking.step(library, 3):
                os.write(1, b"step %d\n" % first)
            os.write(1, b"ack %d\n" % first)
            first += GAMES


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
