"""A sentence that is not yet in any language.

The core refuses, explains and names undoable deeds without knowing who reads: it hands out a message id with
parameters, and the receiving device puts it into words (``companion.text.words``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

Param = Union[str, int, "Message", tuple["Param", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """A catalogue id with its parameters, sorted by name so that equal messages are equal."""

    id: str
    params: tuple[tuple[str, Param], ...] = ()

    def __getitem__(self, name: str) -> Param:
        return dict(self.params)[name]


def say(id_: str, **params: Param) -> Message:
    """A message; a parameter that is itself a message is put into words first, a tuple becomes an enumeration."""
    return Message(id_, tuple(sorted(params.items())))


class Refused(Exception):
    """An intent that today's state does not allow; ``message`` says why, for the one who asked."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message
