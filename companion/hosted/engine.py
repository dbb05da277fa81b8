"""Talks to JetStream, which keeps streams on three nodes: appends only if nobody else has appended meanwhile.

"The engine" means the cluster of nodes. Every write is synced on a majority of nodes before it is acknowledged: the
nodes must run with ``sync_interval: always`` (``packaging/hosted/nats.conf``).
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
#: How long (s) to wait for one answer: a request to a node that was killed is never answered, the next request may be.
ANSWER_S: Final = 0.7
#: How long (s) to wait until messages that exist can be read, and until a stream is created.
REQUEST_S: Final = 5.0
#: The header with the number of the last message of the subject, after which this one must come.
_AFTER: Final = "Nats-Expected-Last-Subject-Sequence"
#: Error codes of JetStream: another message came in between (or is just being replicated).
_WRONG_LAST: Final = frozenset({10071, 10164})

#: How many messages are read at once, and how long (s) a node may take to send the next of them.
_BATCH: Final = 500
_BATCH_S: Final = 1.0
#: How long (s) to wait before a node that lags behind is asked again.
_LOOK_S: Final = 0.05


class EngineAway(Exception):
    """Raised when no majority of nodes has answered: the message may or may not be stored."""


class NotNext(Exception):
    """Raised when the subject has a newer last message than the writer knows of: nothing was appended."""


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """Message as JetStream keeps it: its number in the stream (``seq``), its subject, and its content (``data``)."""

    seq: int
    subject: str
    data: bytes


class Engine:
    """Connection to the nodes of JetStream, which reconnects by itself, for ever; while no majority of them answers,
    each request raises :class:`EngineAway`."""

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
                pending_size=0,  # a message that cannot be sent fails at once; the callers send it again, in order
            )
        except (NatsError, OSError, TimeoutError) as error:
            raise EngineAway(str(error)) from error
        return cls(client, replicas)

    @property
    def is_connected(self) -> bool:
        """Tell whether a node is connected; only an answer tells whether a majority of them is reachable."""
        return bool(self.client.is_connected)

    async def close(self) -> None:
        """Close the connection."""
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            await self.client.close()

    async def create_stream(self, name: str, subjects: list[str], *, per_subject: int = -1) -> None:
        """Create a stream in files on all replicas, unless it exists.

        ``per_subject``: how many messages of each subject are kept (-1: all). Raises :class:`EngineAway`.
        """
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
        """Append a message if number ``after`` is still the subject's last one (0: it has none); return its number.

        Raises :class:`NotNext` if it is not, and :class:`EngineAway`.
        """
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
        """Append a message whatever the subject's last one is; return its number. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            return int((await self.stream.publish(subject, data, timeout=ANSWER_S)).seq)

    async def read_last(self, stream: str, subject: str) -> StoredMessage | None:
        """Return the last message of a subject, as the leader knows it; None if it has none. Raises
        :class:`EngineAway`."""
        with _raise_engine_away():
            try:
                message = await self.stream.get_last_msg(stream, subject)
            except NotFoundError:
                return None
            return StoredMessage(int(message.seq or 0), subject, message.data or b"")

    async def read_next(self, stream: str, subject: str, after: int) -> StoredMessage | None:
        """Return the first message of a subject after number ``after``; None if there is none. Raises
        :class:`EngineAway`."""
        with _raise_engine_away():
            try:
                message = await self.stream.get_msg(stream, seq=after + 1, subject=subject, next=True)
            except NotFoundError:
                return None
            return StoredMessage(int(message.seq or 0), subject, message.data or b"")

    async def read_up_to(self, stream: str, subject: str, last: int) -> list[StoredMessage]:
        """Return all messages of a subject up to number ``last``, which must exist. Raises :class:`EngineAway`.

        Any node may answer; a node that lags behind is asked again until it has the last message.
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
        """Return up to ``_BATCH`` messages after number ``after``, as far as the node that answers knows them; empty if
        it knows none.

        Raises :class:`EngineAway`.
        """
        with _raise_engine_away():
            return await self._read_batch(stream, subjects, after)

    async def _read_batch(self, stream: str, subject: str, after: int) -> list[StoredMessage]:
        """Return up to ``_BATCH`` messages after number ``after``; empty if the node that answers has none, or if it
        answers too late."""
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
                    break  # the end of the batch, no such message, or no node that answers
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
        """Return the subjects that match the pattern and have messages. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            info = await self.stream.stream_info(stream, subjects_filter=subjects)
        return frozenset(info.state.subjects or ())

    async def purge(self, stream: str, subject: str) -> None:
        """Delete the messages of a subject. Raises :class:`EngineAway`."""
        with _raise_engine_away():
            await self.stream.purge_stream(stream, subject=subject)


@contextlib.contextmanager
def _raise_engine_away() -> Iterator[None]:
    """Raise :class:`EngineAway` for any failure of a request inside the ``with`` block; let :class:`NotNext` pass,
    since the engine did answer."""
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
