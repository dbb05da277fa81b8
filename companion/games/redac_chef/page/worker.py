"""Searches for the best page in a process of its own: ``python -m companion.games.redac_chef.page.worker``.

It reads one JSON object (``page`` as a game file holds it, with its grid; ``seconds``; ``min_money``) from standard
input and writes JSON objects, one per line: ``{"total", "bound"}`` at each better page, and last the outcome as
``companion page --best --json`` prints it, with ``out_of_memory`` added. The process that started it may kill it at any
moment.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from companion.games.redac_chef.page.best import best_page
from companion.games.redac_chef.page.file import best_to_json, read_whole
from companion.games.redac_chef.page.memory import MOST_MB, limit_process


def main() -> None:
    """Search for the best page of the request on standard input, and write progress and outcome to standard output."""
    # What the table does in the same machine comes first. Windows has no such call.
    lower_priority = getattr(os, "nice", None)
    if lower_priority is not None:
        lower_priority(10)
    limit_process()
    asked = json.load(sys.stdin)
    page = read_whole(asked["page"])
    best = best_page(page, seconds=asked["seconds"], min_money=asked["min_money"], on_better=_tell, most_mb=MOST_MB)
    _write(best_to_json(best) | {"out_of_memory": best.out_of_memory})


def _tell(total: int | None, bound: int) -> None:
    _write({"total": total, "bound": bound})


def _write(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
