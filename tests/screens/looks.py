"""The looks that every screen is drawn in: sizes, languages, names, text sizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tests.engines import sizes

NAMES: Final = ("Goupil", "Zhette", "Lahaz", "Tritus", "Hotte", "Sidé")
LONG: Final = (
    "Maximilienne-Philippine de La Rochefoucauld",
    "Jean-Bernard-Emmanuel",
    "Wolfeschlegelsteinhausen",
    "أمينة بنت عبد الرحمن",
    "Zoé 🦊🎉",
    "Ö",
)
_LOCALES: Final = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}


@dataclass(frozen=True, slots=True)
class Look:
    """One way the app may be seen; ``text``: the browser's text size, as a factor."""

    name: str
    size: sizes.Size
    lang: str
    names: Sequence[str]
    dark: bool = False
    text: float = 1.0

    @property
    def locale(self) -> str:
        """What its browser asks for."""
        return _LOCALES[self.lang]

    @property
    def scheme(self) -> str:
        """What its browser says of the device: light or dark."""
        return "dark" if self.dark else "light"


#: Each size that a table has most, then each language with the largest text.
LOOKS: Final = (
    Look("1-phone-fr", sizes.PHONE, "fr", NAMES[:4]),
    Look("2-small-dark-de", sizes.SMALL_PHONE, "de", NAMES, dark=True),
    Look("3-lying-en", sizes.LYING_PHONE, "en", NAMES[:4]),
    Look("4-tablet-dark-fr-long", sizes.TABLET, "fr", LONG, dark=True),
    Look("5-laptop-de-long", sizes.LAPTOP, "de", LONG),
    Look("6-phone-fr-200", sizes.PHONE, "fr", NAMES[:4], text=2.0),
    Look("7-phone-dark-en-200", sizes.PHONE, "en", NAMES[:4], dark=True, text=2.0),
    Look("8-phone-de-200", sizes.PHONE, "de", NAMES[:4], text=2.0),
)
