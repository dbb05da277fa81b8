"""Starts tasks that outlive their caller, and ends tasks."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def spawn_detached(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start a task in an empty context, so that it does not keep the caller's page alive.

    A task holds the context in which it was created for as long as the task itself is referenced, and the context of a
    page holds everything that the page shows.
    """
    return asyncio.get_running_loop().create_task(work, context=contextvars.Context())


async def end_tasks(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, again and again until they have ended: a task that waits by ``asyncio.wait_for`` may swallow a
    cancellation.

    Not for tasks that need longer than a second to end.
    """
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=1)
