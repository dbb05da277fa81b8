"""Defines messages: sentences for people, before they are put into a language.

The core refuses, explains and names what can be undone without knowing who reads it. It returns a message id with
parameters; the receiving device formats it in its own language (``companion.text.words``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

Param = Union[str, int, "Message", tuple["Param", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """A catalogue id with its parameters, sorted by name so that equal messages compare equal."""

    id: str
    params: tuple[tuple[str, Param], ...] = ()

    def __getitem__(self, name: str) -> Param:
        return dict(self.params)[name]


def say(id_: str, **params: Param) -> Message:
    """Return a message. A parameter that is itself a message is formatted first; a tuple becomes an enumeration."""
    return Message(id_, tuple(sorted(params.items())))


class Refused(Exception):
    """Raised for an intent that the present state does not allow; ``message`` tells its sender why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message
