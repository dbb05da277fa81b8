"""Replaces people's names in texts that others will read: the log file, and the bundle for a bug report."""

from __future__ import annotations

import json
import re
import threading
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

#: Keys whose values are names.
_NAMES: Final = frozenset({"name", "names", "members"})
#: Keys whose values are the program's own words, which may also be a player's name: "benoit", "friday".
_OWN_WORDS: Final = frozenset(
    {"type", "format", "game", "mode", "day", "after", "left_after", "round", "phase", "progress", "character", "field"}
    | {"row", "colour", "symbol", "domain", "combination", "card", "result", "ranking", "id", "seat", "player"}
)
#: Keys whose values are secrets, or identify a device.
_SECRETS: Final = frozenset({"device", "devices", "host", "code", "secret", "secrets", "token", "by"})
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
#: A name, or the list of a team's names, in a JSON text that may end anywhere.
_NAMES_IN_TEXT: Final = re.compile(r'"(?:name|names|members)"\s*:\s*(\[[^\]]*|"(?:[^"\\]|\\.)*)')
_TEXT: Final = re.compile(r'"((?:[^"\\]|\\.)*)')


class Anonymizer:
    """Replaces the names that were added to it, in texts and in JSON, by the numbers of seats. Names are added whenever
    data with names is read or saved; the log files and the bundle of a bug report get the replaced texts.
    Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seats: dict[str, str] = {}  # folded name to replacement
        self._spellings: set[str] = set()
        self._secrets: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None
        self._home = str(Path.home())

    def add_names(self, names: Iterable[str], *, first: int = 1) -> None:
        """Replace these names from now on: the first by seat ``first``, the next by the one after, around the table. A
        name that is known already keeps its replacement."""
        with self._lock:
            for number, name in enumerate(names, first):
                self._seats.setdefault(_fold(name), f"seat {number}")
                for spelling in _list_spellings(name) - self._spellings:
                    self._seats.setdefault(_fold(spelling), f"seat {number}")
                    self._spellings.add(spelling)
                    self._pattern = None

    def collect_names(self, data: Any) -> None:
        """Add the names in a decoded JSON file or record: those of players, and those under a key for names."""
        if isinstance(data, dict):
            players = data.get("players")
            if isinstance(players, (list, tuple)):
                self.add_names(str(each.get("name", "")) if isinstance(each, dict) else "" for each in players)
            seat = data.get("seat")
            first = ord(seat) - ord("a") + 1 if isinstance(seat, str) and re.fullmatch("[a-z]", seat) else 1
            for key, value in data.items():
                if key in _NAMES:
                    several = value if isinstance(value, (list, tuple)) else [value]
                    self.add_names([text for text in several if isinstance(text, str)], first=first)
                self.collect_names(value)
        elif isinstance(data, (list, tuple)):
            for value in data:
                self.collect_names(value)

    def collect_names_in_text(self, text: str) -> None:
        """Add the names in a JSON text that may be broken or cut off anywhere, even within a name."""
        for match in _NAMES_IN_TEXT.finditer(text):
            for name in _TEXT.finditer(match[1]):
                try:
                    self.add_names([json.loads(f'"{name[1]}"')])
                except ValueError:
                    self.add_names([name[1]])  # an escape was cut off: take it literally

    def anonymize_text(self, text: str) -> str:
        """Return the text with every name in it (whole words only) replaced, and this machine's home folder as ~."""
        text = text.replace(self._home, "~") if len(self._home) > 1 else text
        with self._lock:
            if self._pattern is None:
                self._pattern = _compile_pattern(self._spellings)
            pattern = self._pattern
        return pattern.sub(lambda match: self._seats.get(_fold(match[0]), "seat"), text)

    def anonymize_json(self, data: Any, key: str = "") -> Any:
        """Return decoded JSON with names replaced and secrets removed; ids and the program's own words stay.

        ``key``: the object key under which ``data`` stands, since it tells names, secrets and own words apart.
        """
        if isinstance(data, dict):
            return {
                name if _WORD.fullmatch(name) else self.anonymize_text(name): self.anonymize_json(each, name)
                for name, each in data.items()
            }
        if isinstance(data, list):
            return [self.anonymize_json(each, key) for each in data]
        if not isinstance(data, str):
            return data
        if key in _NAMES:
            with self._lock:
                return self._seats.get(_fold(data), "seat")
        if key in _SECRETS and len(data) > 1:
            with self._lock:
                return self._secrets.setdefault(data, f"hidden {len(self._secrets) + 1}")
        if (key in _OWN_WORDS or len(data) == 1) and _WORD.fullmatch(data):
            return data
        return self.anonymize_text(data)


def _fold(name: str) -> str:
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()


def _list_spellings(name: str) -> set[str]:
    """Return every way in which a text may write the name: composed or not, escaped or not, spaces folded or not. A
    name of a single letter has none."""
    spellings = set()
    for text in (name.strip(), " ".join(name.split()), name.casefold().strip()):
        for spelling in (text, unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text)):
            spellings |= {spelling, json.dumps(spelling)[1:-1], repr(spelling)[1:-1], ascii(spelling)[1:-1]}
    # A single letter would match too much in a text.
    return {each for each in spellings if len(each) > 1}


def _compile_pattern(spellings: set[str]) -> re.Pattern[str]:
    """Compile the pattern that finds any of the spellings as a whole word; without spellings it finds nothing."""
    # The longest first, so that "Anna-Lena" does not match as "Anna".
    names = sorted(spellings, key=len, reverse=True)
    if not names:
        return re.compile(r"(?!)")
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, names)) + r")(?!\w)", re.IGNORECASE)
