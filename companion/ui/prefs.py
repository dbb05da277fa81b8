"""Holds one device's preferences: language, theme, text size, sound, vibration, flash. Never synced, never undone."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Literal

from companion.text.languages import codes

Theme = Literal["auto", "light", "dark"]

#: The bell's volumes as factors, softest first.
VOLUMES: Final = {"soft": 0.3, "middle": 0.65, "loud": 1.0}
#: The text sizes, in percent of the browser's own.
TEXT_SIZES: Final = (100, 125, 150)
#: The allowed values of those preferences that have only a few.
_ONE_OF: Final[dict[str, tuple[Any, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "volume": tuple(VOLUMES),
    "bell": ("bell", "gong", "beep"),
    "text": TEXT_SIZES,
}


@dataclass(frozen=True, slots=True)
class Prefs:
    """One device's preferences.

    Attributes:
        lang: the language; "" for the browser's.
        theme: light, dark, or as the browser asks.
        sound: whether this device rings; None: only if it is the host's.
        volume, bell: how loud the bell is, and which sound.
        text: the size of all text in percent, on top of the browser's own.
        vibration, flash: whether it vibrates, and whether the background flashes at the end of the time.
        mirrored: whether buttons are placed for a left thumb.
        turned: the seats (ids) whose panels are drawn upside down, for players across a device in the middle of the
            table.
    """

    lang: str = ""
    theme: Theme = "auto"
    sound: bool | None = None
    volume: str = "loud"
    bell: str = "bell"
    text: int = 100
    vibration: bool = True
    flash: bool = True
    mirrored: bool = False
    turned: tuple[str, ...] = ()

    def to_text(self) -> str:
        """Return the preferences as JSON, for the browser's storage."""
        return json.dumps(asdict(self))


def parse_prefs(text: Any) -> Prefs:
    """Parse the preferences from the browser's storage; unknown ones are dropped, invalid ones get their default."""
    try:
        raw = json.loads(text) if isinstance(text, str) else {}
    except ValueError:
        raw = {}
    names = {field.name for field in fields(Prefs)}
    stored = {key: value for key, value in raw.items() if key in names} if isinstance(raw, dict) else {}
    for key, values in _ONE_OF.items():
        if key in stored and stored[key] not in values:
            stored.pop(key)
    if stored.get("lang") not in codes():
        stored.pop("lang", None)
    turned = stored.get("turned")
    stored["turned"] = tuple(str(seat) for seat in turned) if isinstance(turned, (list, tuple)) else ()
    return Prefs(**stored)
