"""Parses the messages of a pocket page: its greeting, then presses and whether it is visible."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from companion.text.languages import codes, find_code

#: The most characters of a message that a page of ours sends.
MOST_CHARS: Final = 2_000
#: The fewest and most characters of a device's secret.
_SECRET: Final = (20, 200)
#: The most parts of a command, and the most characters of a part.
_MOST_PARTS, _MOST_PART = 6, 80


class NotOurs(ValueError):
    """Raised for a message that no page of ours sends."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """First message of a page: the code of its table, the secret of its device, and its language ("" for the server's).
    ``unheard``: whether the page was touched while it was cut off, so that presses may not have arrived."""

    code: str
    secret: str
    lang: str
    unheard: bool


@dataclass(frozen=True, slots=True)
class Pressed:
    """Press of a button: its number on this page, and the button's command."""

    number: int
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """Report of a page whether it is visible."""

    visible: bool


def parse_greeting(text: str) -> Greeting:
    """Parse the first message of a page. Raises NotOurs for any other."""
    content = _parse_object(text)
    code, secret, langs = content.get("code"), content.get("device"), content.get("langs", [])
    if not (isinstance(code, str) and isinstance(secret, str) and isinstance(langs, list)):
        raise NotOurs
    if not _SECRET[0] <= len(secret) <= _SECRET[1]:
        raise NotOurs
    chosen = content.get("lang")
    spoken = [code_ for tag in langs if isinstance(tag, str) and (code_ := find_code(tag)) is not None]
    lang = chosen if chosen in codes() else spoken[0] if spoken else ""
    return Greeting(code, secret, str(lang), content.get("unheard") is True)


def parse_message(text: str) -> Pressed | Seen:
    """Parse a later message of a page: a press, or whether it is visible. Raises NotOurs for any other."""
    content = _parse_object(text)
    if isinstance(content.get("seen"), bool):
        return Seen(content["seen"])
    number, command = content.get("n"), content.get("do")
    if not (isinstance(number, int) and isinstance(command, list) and 0 < len(command) <= _MOST_PARTS):
        raise NotOurs
    if not all(isinstance(part, str) and len(part) <= _MOST_PART for part in command):
        raise NotOurs
    return Pressed(number, tuple(command))


def _parse_object(text: str) -> dict[str, Any]:
    """Parse a message that must be a JSON object of limited length. Raises NotOurs for anything else."""
    if len(text) > MOST_CHARS:
        raise NotOurs
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise NotOurs from None
    if not isinstance(content, dict):
        raise NotOurs
    return content
