"""Tasks end when they are told to, whatever they wait by."""

from __future__ import annotations

import asyncio

from companion.hub.tasks import end_tasks


async def test_a_task_that_swallows_being_cancelled_is_cancelled_again() -> None:
    swallowed = 0

    async def go_on() -> None:
        nonlocal swallowed
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                swallowed += 1
                if swallowed > 1:
                    raise

    task, quiet = asyncio.create_task(go_on()), asyncio.create_task(asyncio.sleep(60))
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await end_tasks(task, quiet)
    assert task.cancelled() and quiet.cancelled() and swallowed == 2
    await end_tasks(task, quiet)
    await end_tasks()
