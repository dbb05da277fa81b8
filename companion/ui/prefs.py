"""What one device prefers. Never synced, never undone: language, theme, text size, sound, vibration, flash."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Literal

from companion.text.languages import codes

Theme = Literal["auto", "light", "dark"]

#: How loud the bell may be, softest first, as a factor.
VOLUMES: Final = {"soft": 0.3, "middle": 0.65, "loud": 1.0}
#: Text sizes to choose from, in percent of the browser's own.
TEXT_SIZES: Final = (100, 125, 150)
#: What a preference may be, where it is one of a few.
_ONE_OF: Final[dict[str, tuple[Any, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "volume": tuple(VOLUMES),
    "bell": ("bell", "gong", "beep"),
    "text": TEXT_SIZES,
}


@dataclass(frozen=True, slots=True)
class Prefs:
    """A device's preferences. ``lang`` "": the browser's. ``sound`` None: the host's device sounds, others do not.
    ``volume`` and ``bell``: how it sounds. ``text``: the size of all text in percent, on top of the browser's own.
    ``mirrored``: what is pressed lies where a left thumb reaches; ``turned``: the seats (ids) whose panels stand on
    their heads here, for players on the other side of a device in the middle of the table."""

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
    for key, values in _ONE_OF.items():
        if key in kept and kept[key] not in values:
            kept.pop(key)
    if kept.get("lang") not in codes():
        kept.pop("lang", None)
    turned = kept.get("turned")
    kept["turned"] = tuple(str(seat) for seat in turned) if isinstance(turned, (list, tuple)) else ()
    return Prefs(**kept)
