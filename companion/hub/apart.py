"""Work that outlives whoever asked for it."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def apart(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start it in a context of its own: a task holds the context that it was made in for as long as it is held itself,
    and a page's context holds all that the page shows."""
    return asyncio.get_running_loop().create_task(work, context=contextvars.Context())
