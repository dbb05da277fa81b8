"""Three nodes of the engine for the tests of a module; before each test they are all up again, and empty."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from nats.errors import Error as NatsError

from companion.hosted.engine import Engine
from tests.support.jetstream_nodes import JetStreamNodes, running_nodes


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[JetStreamNodes]:
    with running_nodes(Path(tmp_path_factory.mktemp("nodes"))) as nodes:
        asyncio.run(nodes.wait_ready())
        yield nodes


@pytest.fixture
async def nodes(cluster: JetStreamNodes) -> JetStreamNodes:
    if cluster.start():
        await cluster.wait_ready()
    one = await Engine.connect(cluster.url, "test")
    try:
        async with asyncio.timeout(60):
            while not await _is_emptied(one):
                await cluster.wait_ready()
    finally:
        await one.close()
    return cluster


async def _is_emptied(one: Engine) -> bool:
    """Empty all streams, since a table of the test before would be taken over in this one; whether that was done: the
    nodes may just be choosing a leader, after one was killed."""
    try:
        for stream in await one.stream.streams_info():
            await one.stream.purge_stream(stream.config.name or "")
    except NatsError:
        return False
    return True


@pytest.fixture
async def jetstream(nodes: JetStreamNodes) -> AsyncIterator[Engine]:
    one = await Engine.connect(nodes.url, "test")
    yield one
    await one.close()
