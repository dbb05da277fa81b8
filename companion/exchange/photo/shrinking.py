"""Shrinks photos in a separate process, one at a time, within a time limit."""

from __future__ import annotations

from functools import partial
from typing import Final

from companion.exchange.photo import shrink
from companion.exchange.worker import NOT_INSTALLED, WorkerQueue, run_worker
from companion.table.message import say

#: Seconds that one photo may take; 40 megapixels take two on a quiet laptop.
LIMIT_S: Final = 30

_queue = WorkerQueue(say("photo-busy"))


async def shrink_photo(raw: bytes) -> bytes:
    """Return the picture in the form in which it is stored: a small JPEG, upright, with nothing but its pixels. Raises
    WorkerError."""
    shrinking = partial(
        run_worker,
        shrink.__file__,
        raw,
        LIMIT_S,
        slow=say("photo-slow", seconds=LIMIT_S),
        failed=say("photo-no-picture"),
        by_status={
            NOT_INSTALLED: say("photo-none-here"),
            shrink.NO_PICTURE: say("photo-no-picture"),
            shrink.TOO_LARGE: say("photo-too-large", megapixels=shrink.MOST_PIXELS_WHOLE // 1_000_000),
        },
    )
    return await _queue.run(shrinking)
