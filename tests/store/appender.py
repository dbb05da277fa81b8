"""A process to be killed: appends to three tables and says what was acknowledged, a line each, as soon as it is."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import Future
from pathlib import Path

from companion.store.errors import Notices
from companion.store.journal import JournalWriter


def main(root: Path, first: int) -> None:
    journals = JournalWriter(root / "journals", root / "set-aside", Notices())
    journals.recover()
    room = threading.Semaphore(40)  # some in flight, as from a table of quick hands

    def acknowledge(table: str, number: int) -> None:
        def told(future: Future[None]) -> None:
            future.result()
            os.write(1, f"{table} {number}\n".encode())
            room.release()

        journals.submit(table, {"i": number, "text": "x" * (number % 300)}).add_done_callback(told)

    number = first
    while True:
        room.acquire()
        acknowledge(f"table-{number % 3}", number)
        if number % 10 == 0:
            journals.beat(f"table-{number % 3}", number, number)
        number += 1


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
