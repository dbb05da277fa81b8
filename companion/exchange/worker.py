"""Runs programs of ours in separate processes, within a time limit: a hang or crash there is not the server's."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Final

from companion.table.message import Message

_log = logging.getLogger(__name__)

#: The exit status of a program that lacks a library.
NOT_INSTALLED: Final = 3
#: The most jobs in a queue, including the one that runs.
WAITING: Final = 6


class WorkerError(Exception):
    """Raised when a program in a process of its own has produced nothing, or could not even begin; ``message`` says
    why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def run_worker(
    program: str, request: bytes, limit_s: float, *, slow: Message, failed: Message, by_status: Mapping[int, Message]
) -> bytes:
    """Run the program at that path with ``request`` as its standard input; return its standard output.

    Raises:
        WorkerError: it took longer than ``limit_s`` (s), ended with a status of ``by_status``, or failed otherwise.
    """
    if not sys.executable or getattr(sys, "frozen", False):
        raise WorkerError(by_status[NOT_INSTALLED])
    try:
        # -P: the folder of the program is not searched for modules. Its own errors go to our log.
        process = subprocess.run(
            [sys.executable, "-P", program],
            input=request,
            capture_output=True,
            timeout=limit_s,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),  # on Windows no console window flashes up
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise WorkerError(slow) from error
    except OSError as error:
        _log.error("%s cannot be started: %s", program, error)
        raise WorkerError(failed) from error
    if process.returncode in by_status:
        raise WorkerError(by_status[process.returncode])
    if process.returncode or not process.stdout:
        why = process.stderr.decode("utf-8", "replace")[-2000:]
        _log.error("%s ended with %s: %s", program, process.returncode, why)
        raise WorkerError(failed)
    return process.stdout


class WorkerQueue:
    """Queue that runs one job at a time, in a thread that waits for the job's process: two at once are too much for a
    small machine. ``busy``: the message for a job that finds the queue full."""

    def __init__(self, busy: Message) -> None:
        self._busy = busy
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[[], bytes]) -> bytes:
        """Return the result of ``work``, after the jobs before it. Raises WorkerError, at once if too many wait."""
        if self._waiting >= WAITING:
            raise WorkerError(self._busy)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
