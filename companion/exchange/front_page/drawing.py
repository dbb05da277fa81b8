"""Draws front pages in a process of their own, one at a time, each within a time limit."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

from companion.exchange.front_page import typeset
from companion.table.message import Message, say

_log = logging.getLogger(__name__)

#: A picture of 1080 × 1350 px, one of A4 at 150 dpi, and a PDF with the score sheet.
Shape = Literal["card", "a4", "pdf"]

#: Seconds that one may take; a quiet machine takes less than one.
LIMIT_S: Final = 20
#: The most that wait for their turn.
WAITING: Final = 6


class NotDrawn(Exception):
    """Signals that a front page could not be drawn; ``message`` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def draw(data: Mapping[str, Any], shape: Shape, *, limit_s: float = LIMIT_S, program: str = typeset.__file__) -> bytes:
    """Typeset a front page and wait for it. Raises NotDrawn."""
    asked = json.dumps({"shape": shape, "data": data}).encode()
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows no console window flashes up
    if not sys.executable or getattr(sys, "frozen", False):
        raise NotDrawn(say("paper-none-here"))
    try:
        # -P: the folder of the program is not searched for modules. Its own errors go to our log.
        done = subprocess.run(
            [sys.executable, "-P", program],
            input=asked,
            capture_output=True,
            timeout=limit_s,
            creationflags=flags,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise NotDrawn(say("paper-slow", seconds=round(limit_s))) from error
    except OSError as error:
        _log.error("the typesetter cannot be started: %s", error)
        raise NotDrawn(say("paper-failed")) from error
    if done.returncode == typeset.NOT_INSTALLED:
        raise NotDrawn(say("paper-none-here"))
    if done.returncode or not done.stdout:
        _log.error("the typesetter ended with %s: %s", done.returncode, done.stderr.decode("utf-8", "replace")[-2000:])
        raise NotDrawn(say("paper-failed"))
    return done.stdout


class Drawing:
    """Draws for a server: in a thread that waits for the process, one page at a time, with a short queue."""

    def __init__(self, *, limit_s: float = LIMIT_S, program: str | Path = typeset.__file__) -> None:
        self._limit_s, self._program = limit_s, str(program)
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def draw(self, data: Mapping[str, Any], shape: Shape) -> bytes:
        """Typeset a front page. Raises NotDrawn, at once where too many wait."""
        if self._waiting >= WAITING:
            raise NotDrawn(say("paper-busy"))
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(draw, data, shape, limit_s=self._limit_s, program=self._program)
        finally:
            self._waiting -= 1
