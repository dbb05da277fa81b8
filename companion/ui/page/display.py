"""Answers how a page is to be drawn: in which language and colours, how large, and in how many columns."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.table.message import Param, say
from companion.text.words import Words, screen_words
from companion.ui.page.observable import ObservablePage
from companion.ui.prefs import Prefs
from companion.ui.theme import COLUMN, DARK, LIGHT, MARGIN, WIDE, Palette
from companion.ui.widths import serif_em

#: The breakpoint (px at the usual text size) from which a phone in landscape has two columns.
_TWO_COLUMNS: Final = 560
#: A page lower than this (px) is as low as a phone in landscape.
_LOW: Final = 480
#: A page lower than this (px at the usual text size) is cramped.
_CRAMPED: Final = 300


class Display(ObservablePage):
    """Page with its preferences, its language and the size of its window, from which it answers how to draw."""

    def __init__(self, page: ft.Page, default_lang: str) -> None:
        """Begin with ``default_lang``, the server's, until the browser or its owner asks for another."""
        super().__init__(page)
        self._default_lang = default_lang
        self.prefs = Prefs()
        #: The browser's own text scale.
        self._own_scale = 1.0
        #: The browser's language; "" where it is not one of ours.
        self.spoken = ""

    def _set_scale(self, scale: object) -> None:
        """Take over the browser's own text scale; anything but a plausible number is ignored."""
        if isinstance(scale, (int, float)) and 0.5 <= scale <= 4:
            self._own_scale = float(scale)

    @property
    def scale(self) -> float:
        """Return the text scale: the browser's setting times this device's own."""
        return self._own_scale * self.prefs.text / 100

    @property
    def lang(self) -> str:
        """Return the language of this device: chosen, else the browser's, else the server's."""
        if self.prefs.lang:
            return self.prefs.lang
        return self.spoken or self._default_lang

    @property
    def words(self) -> Words:
        """Return the catalogue of messages in this device's language."""
        return screen_words(self.lang)

    def t(self, id_: str, **params: Param) -> str:
        """Translate a text of the screens into this device's language."""
        return self.words.say(say(id_, **params))

    @property
    def palette(self) -> Palette:
        """Return the palette of this device, light or dark."""
        dark = self.prefs.theme == "dark" or (
            self.prefs.theme == "auto" and self.page.platform_brightness == ft.Brightness.DARK
        )
        return DARK if dark else LIGHT

    @property
    def width(self) -> float:
        """Return the width of the page in logical pixels, as the browser last reported it.

        Never cached: before it has read ``<meta name="viewport">``, a phone may report the size of a desktop-wide page
        (155 × 264 instead of 390 × 664), and the right size arrives during recognition, before anybody listens for
        changes.
        """
        return float(self.page.width or 390)

    @property
    def height(self) -> float:
        """Return the height of the page in logical pixels, as the browser last reported it."""
        return float(self.page.height or 664)

    @property
    def is_wide(self) -> bool:
        """Tell whether the page is wide enough for columns at this text scale."""
        return self.width / self.scale >= WIDE

    @property
    def is_landscape_phone(self) -> bool:
        """Tell whether this is a phone in landscape: related parts are laid out beside each other."""
        return not self.is_wide and self.width > self.height and self.height < _LOW

    @property
    def is_low(self) -> bool:
        """Tell whether the page is as low as that of a phone in landscape: lower than ``_LOW`` px, and wider than
        ``_LOW`` px."""
        return self.height < _LOW < self.width

    @property
    def has_board(self) -> bool:
        """Tell whether there is room for a large layout that is read from a chair: a laptop's page, not that of a phone
        in landscape, however wide."""
        return self.is_wide and not self.is_low

    @property
    def has_two_columns(self) -> bool:
        """Tell whether two columns fit beside each other: on a laptop, and on a large phone in landscape."""
        return self.is_wide or (self.is_landscape_phone and self.width >= _TWO_COLUMNS * self.scale)

    @property
    def is_cramped(self) -> bool:
        """Tell whether the page is so low for its text scale that fixed bars show buttons only: a sentence in them
        would leave no room for the page."""
        return self.height < _CRAMPED * self.scale

    def fit(self, size: float, most: float) -> float:
        """Return a text size that, on screen, grows with the device's text scale up to ``most`` px: for places that
        must not scroll and are large already."""
        return min(size * self.scale, most) / self.scale

    def headline(self, text: str, size: float, most: float, beside: float = 0) -> float:
        """Return a text size like ``fit`` for a headline across a column, reduced so that its longest word fits on a
        line. ``beside``: the px that something beside it takes."""
        room = min(self.width, COLUMN) - 2 * MARGIN - beside
        widest = max((serif_em(word) for word in text.split()), default=0.0)
        shown_px = self.fit(size, most) * self.scale
        return min(shown_px, room / widest if widest else shown_px) / self.scale
