"""Draws front pages in a separate process, one at a time, each within a time limit."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

from companion.exchange.front_page import typeset
from companion.exchange.worker import NOT_INSTALLED, WorkerQueue, run_worker
from companion.table.message import say

#: A picture of 1080 × 1350 px, one of A4 at 150 dpi, and a PDF with the score sheet.
Shape = Literal["card", "a4", "pdf"]

#: Seconds that one drawing may take; a quiet machine takes less than one.
LIMIT_S: Final = 20


def draw(data: Mapping[str, Any], shape: Shape, *, limit_s: float = LIMIT_S, program: str = typeset.__file__) -> bytes:
    """Return the typeset front page of this data (``edition.edition_data``); blocks until it is done. Raises
    WorkerError."""
    photo = data.get("photo", "")  # in base64, not within the data, which the template gets as one text
    request = json.dumps({"shape": shape, "data": {**data, "photo": bool(photo)}, "photo": photo}).encode()
    slow, absent = say("paper-slow", seconds=round(limit_s)), {NOT_INSTALLED: say("paper-none-here")}
    return run_worker(program, request, limit_s, slow=slow, failed=say("paper-failed"), by_status=absent)


class Drawing:
    """Draws front pages for the pages of a server, one at a time; the others wait, and too many are refused."""

    def __init__(self, *, limit_s: float = LIMIT_S, program: str | Path = typeset.__file__) -> None:
        self._limit_s, self._program = limit_s, str(program)
        self._queue = WorkerQueue(say("paper-busy"))

    async def draw(self, data: Mapping[str, Any], shape: Shape) -> bytes:
        """Return the typeset front page. Raises WorkerError, at once if too many wait."""
        return await self._queue.run(lambda: draw(data, shape, limit_s=self._limit_s, program=self._program))
