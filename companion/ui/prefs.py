"""What one device prefers. Never synced, never undone: language, theme, text size, sound, vibration, flash, buttons."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal

Theme = Literal["auto", "light", "dark"]


@dataclass(frozen=True, slots=True)
class Prefs:
    """A device's preferences. ``lang`` "": the browser's. ``sound`` None: the host's device sounds, others do not.
    ``plain_buttons``: ordinary buttons for screen readers instead of those that fire on press."""

    lang: str = ""
    theme: Theme = "auto"
    sound: bool | None = None
    vibration: bool = True
    flash: bool = True
    plain_buttons: bool = False

    def to_text(self) -> str:
        """As the browser keeps it."""
        return json.dumps(asdict(self))


def prefs_from(text: Any) -> Prefs:
    """The preferences that the browser kept; what is unknown or broken is left at its default."""
    try:
        raw = json.loads(text) if isinstance(text, str) else {}
    except ValueError:
        raw = {}
    known = {field.name for field in fields(Prefs)}
    kept = {key: value for key, value in raw.items() if key in known} if isinstance(raw, dict) else {}
    if kept.get("theme") not in ("auto", "light", "dark"):
        kept.pop("theme", None)
    if kept.get("lang") not in ("", "fr", "en"):
        kept.pop("lang", None)
    return Prefs(**kept)
