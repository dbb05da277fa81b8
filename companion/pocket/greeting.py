"""Parses what a pocket page sends: its greeting, and then presses."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from companion.text.languages import codes, find_code

#: The most characters of a message that a page of ours sends.
MOST_CHARS: Final = 2_000
#: The fewest and most characters of a device's secret.
_SECRET: Final = (20, 200)
#: The most parts of a command, and characters of one.
_MOST_PARTS, _MOST_PART = 6, 80


class NotOurs(ValueError):
    """Signals a message that no page of ours sends."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """Holds the first message of a page: the code of its table, the secret of its device, and its language ("" for the
    server's). ``unheard``: it was touched while it was cut off."""

    code: str
    secret: str
    lang: str
    unheard: bool


@dataclass(frozen=True, slots=True)
class Pressed:
    """Holds a press: its number on this page, and the command of the button."""

    number: int
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """Tells whether the page is visible."""

    visible: bool


def parse_greeting(text: str) -> Greeting:
    """Parse the first message of a page. Raises NotOurs."""
    said = _parse(text)
    code, secret, langs = said.get("code"), said.get("device"), said.get("langs", [])
    if not (isinstance(code, str) and isinstance(secret, str) and isinstance(langs, list)):
        raise NotOurs
    if not _SECRET[0] <= len(secret) <= _SECRET[1]:
        raise NotOurs
    chosen = said.get("lang")
    known = [found for one in langs if isinstance(one, str) and (found := find_code(one)) is not None]
    lang = chosen if chosen in codes() else known[0] if known else ""
    return Greeting(code, secret, str(lang), said.get("unheard") is True)


def parse_message(text: str) -> Pressed | Seen:
    """Parse a later message of a page. Raises NotOurs."""
    said = _parse(text)
    if isinstance(said.get("seen"), bool):
        return Seen(said["seen"])
    number, command = said.get("n"), said.get("do")
    if not (isinstance(number, int) and isinstance(command, list) and 0 < len(command) <= _MOST_PARTS):
        raise NotOurs
    if not all(isinstance(part, str) and len(part) <= _MOST_PART for part in command):
        raise NotOurs
    return Pressed(number, tuple(command))


def _parse(text: str) -> dict[str, Any]:
    if len(text) > MOST_CHARS:
        raise NotOurs
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise NotOurs from None
    if not isinstance(said, dict):
        raise NotOurs
    return said
