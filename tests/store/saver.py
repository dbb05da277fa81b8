"""A process to be killed: saves and corrects games and says which were acknowledged, as soon as they are."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from companion.store.folder import DataFolder
from companion.store.library import Library
from tests.support.stored_game import game, score


def main(root: Path, first: int) -> None:
    library = Library(DataFolder.open(root), score)
    number = first
    while True:
        month = number % 5 + 1
        file = game(
            "Ada",
            "Bo",
            id_=f"g{number % 25}",  # sometimes a correction, sometimes of its month
            points=(number, 0),
            when=f"2026-0{month}-01T00:00:00Z",
            profiles={"Ada": f"p{number % 4}"},
        )
        library.save(file)
        os.write(1, f"{file['id']} {number}\n".encode())
        number += 1


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
