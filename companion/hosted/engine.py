"""Talks to JetStream: streams on three nodes, appends only where nobody else has appended since.

Every write is synced on a majority of nodes before it is acknowledged: the nodes must run with ``sync_interval:
always`` (``packaging/hosted/nats.conf``).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import nats
from nats.aio.client import Client
from nats.errors import Error as NatsError
from nats.js import JetStreamContext
from nats.js.api import StorageType, StreamConfig
from nats.js.errors import APIError, NoStreamResponseError, NotFoundError

_log = logging.getLogger(__name__)

#: How many nodes hold each message; an engine of one node, for trying it out, holds one.
REPLICAS: Final = 3
#: How long (s) to wait for one answer: a request that a killed leader got is never answered, the next one may be.
ANSWER_S: Final = 0.7
#: How long (s) to go on asking for what has to be read, and for a stream to be created.
REQUEST_S: Final = 5.0
#: The header that names the message after which this one must come, of its subject.
_AFTER: Final = "Nats-Expected-Last-Subject-Sequence"
#: Errors of the engine that say: another message came in between (or is just being replicated).
_WRONG_LAST: Final = frozenset({10071, 10164})

#: How many messages are read at once, and how long (s) a node may take to send the next of them.
_BATCH: Final = 500
_BATCH_S: Final = 1.0
#: How long (s) a node that lags behind is left alone.
_LOOK_S: Final = 0.05


class EngineAway(Exception):
    """Signals that no majority of nodes has answered: the message may or may not be stored."""


class NotNext(Exception):
    """Signals that the subject has a newer last message than the writer knows of: nothing was appended."""


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """Holds a message as the engine keeps it."""

    seq: int
    subject: str
    data: bytes


class Engine:
    """Holds a connection to the nodes, which is made again by itself, for ever."""

    def __init__(self, client: Client, replicas: int) -> None:
        self.client = client
        self._replicas = replicas
        self.stream: JetStreamContext = client.jetstream(timeout=ANSWER_S)

    @classmethod
    async def connect(cls, url: str, name: str, *, replicas: int = REPLICAS) -> Engine:
        """Connect to the nodes at these addresses, separated by commas. Raises :class:`EngineAway`."""
        try:
            client = await nats.connect(
                [each.strip() for each in url.split(",")],
                name=name,
                error_cb=_log_error,
                disconnected_cb=_log_disconnected,
                reconnected_cb=_log_reconnected,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.1,
                connect_timeout=2,
                ping_interval=2,
                max_outstanding_pings=2,
                pending_size=0,  # what cannot be sent fails at once: it is sent again, in order, by whoever keeps it
            )
        except (NatsError, OSError, TimeoutError) as error:
            raise EngineAway(str(error)) from error
        return cls(client, replicas)

    @property
    def is_connected(self) -> bool:
        """Tell whether a node is connected; whether a majority of them is there only an answer can tell."""
        return bool(self.client.is_connected)

    async def close(self) -> None:
        """Close the connection."""
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            await self.client.close()

    async def create_stream(self, name: str, subjects: list[str], *, per_subject: int = -1) -> None:
        """Create a stream in files on all replicas, unless it is there. ``per_subject``: how many messages of each
        subject are kept (-1: all). Raises :class:`EngineAway`."""
        config = StreamConfig(
            name=name,
            subjects=subjects,
            num_replicas=self._replicas,
            storage=StorageType.FILE,
            max_msgs_per_subject=per_subject,
            allow_direct=True,
        )
        with _raise_engine_away():
            try:
                await self.stream.stream_info(name)
            except NotFoundError:
                await self.client.jetstream(timeout=REQUEST_S).add_stream(config)

    async def append(self, subject: str, data: bytes, after: int) -> int:
        """Append a message if the subject's last one is still ``after`` (0: it has none); return its number in the
        stream. Raises :class:`NotNext`, and :class:`EngineAway`."""
        with _raise_engine_away():
            try:
                acknowledgement = await self.stream.publish(
                    subject, data, timeout=ANSWER_S, headers={_AFTER: str(after)}
                )
            except APIError as error:
                if error.err_code in _WRONG_LAST:
                    raise NotNext(subject) from error
                raise
            return int(acknowledgement.seq)

    async def put(self, subject: str, data: bytes) -> int:
        """Append a message whatever came before it; return its number. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            return int((await self.stream.publish(subject, data, timeout=ANSWER_S)).seq)

    async def read_last(self, stream: str, subject: str) -> StoredMessage | None:
        """Return the last message of a subject, as the leader knows it. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            try:
                message = await self.stream.get_last_msg(stream, subject)
            except NotFoundError:
                return None
            return StoredMessage(int(message.seq or 0), subject, message.data or b"")

    async def read_next(self, stream: str, subject: str, after: int) -> StoredMessage | None:
        """Return the first message of a subject after that number. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            try:
                message = await self.stream.get_msg(stream, seq=after + 1, subject=subject, next=True)
            except NotFoundError:
                return None
            return StoredMessage(int(message.seq or 0), subject, message.data or b"")

    async def read_up_to(self, stream: str, subject: str, last: int) -> list[StoredMessage]:
        """Return the messages of a subject, the last one being number ``last``. Raises :class:`EngineAway`.

        Any node that is there answers: one that lags behind is asked again until it has the last one.
        """
        messages: list[StoredMessage] = []
        with _raise_engine_away():
            async with asyncio.timeout(REQUEST_S):
                while not messages or messages[-1].seq < last:
                    new = await self._read_batch(stream, subject, messages[-1].seq if messages else 0)
                    messages += [each for each in new if each.seq <= last]
                    if not new:
                        await asyncio.sleep(_LOOK_S)
        return messages

    async def read_news(self, stream: str, subjects: str, after: int) -> list[StoredMessage]:
        """Return what has come after that number, as far as the node knows that answers. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            return await self._read_batch(stream, subjects, after)

    async def _read_batch(self, stream: str, subject: str, after: int) -> list[StoredMessage]:
        """Return some messages after that number; none where the node that answers has none, or answers late."""
        messages: list[StoredMessage] = []
        inbox = self.client.new_inbox()
        subscription = await self.client.subscribe(inbox)
        request = json.dumps({"seq": after + 1, "batch": _BATCH, "next_by_subj": subject}).encode()
        try:
            await self.client.publish(f"$JS.API.DIRECT.GET.{stream}", request, reply=inbox)
            while len(messages) < _BATCH:
                message = await subscription.next_msg(timeout=_BATCH_S)
                headers = message.headers or {}
                if "Nats-Sequence" not in headers:
                    break  # the end of the batch, no such message, or nobody there who answers
                messages.append(StoredMessage(int(headers["Nats-Sequence"]), headers["Nats-Subject"], message.data))
        except TimeoutError:
            pass
        finally:
            await subscription.unsubscribe()
        return messages

    async def last_number(self, stream: str) -> int:
        """Return the number of a stream's last message. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            return int((await self.stream.stream_info(stream)).state.last_seq)

    async def list_subjects(self, stream: str, subjects: str) -> frozenset[str]:
        """Return the subjects that have messages, of those that the pattern matches. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            info = await self.stream.stream_info(stream, subjects_filter=subjects)
        return frozenset(info.state.subjects or ())

    async def purge(self, stream: str, subject: str) -> None:
        """Delete the messages of a subject. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            await self.stream.purge_stream(stream, subject=subject)


@contextlib.contextmanager
def _raise_engine_away() -> Iterator[None]:
    """Turn whatever a request fails with into :class:`EngineAway`, but for what the engine has judged."""
    try:
        yield
    except (NotNext, EngineAway):
        raise
    except (NatsError, NoStreamResponseError, TimeoutError, OSError) as error:
        raise EngineAway(f"{type(error).__name__}: {error}") from error


async def _log_error(error: Exception) -> None:
    _log.info("engine: %s: %s", type(error).__name__, error)


async def _log_disconnected() -> None:
    _log.warning("engine: disconnected")


async def _log_reconnected() -> None:
    _log.warning("engine: connected again")
