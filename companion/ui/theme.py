"""Defines the palettes, light and dark, the fonts, and sizes large enough for fingers and tired eyes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import flet as ft

#: The font families bundled with the served client (companion.ui.web), and their weights.
SERIF: Final = "Source Serif 4"
SANS: Final = "Source Sans 3"
REGULAR: Final = ft.FontWeight.W_400
SEMI: Final = ft.FontWeight.W_600
BOLD: Final = ft.FontWeight.W_700
BLACK: Final = ft.FontWeight.W_900

#: Sizes in logical pixels: texts, figures, and the heights of buttons.
BODY: Final = 17
SMALL: Final = 15
FIGURE: Final = 32
TARGET: Final = 48
PLAY_TARGET: Final = 56
#: The breakpoint from which pages have columns.
WIDE: Final = 840
#: The largest width of a column of text.
COLUMN: Final = 560
#: The width of two columns beside each other, in px.
TWO_COLUMNS: Final = 1120
#: The margin at each side of a column.
MARGIN: Final = 16


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one brightness.

    Attributes:
        paper: the background; ``card``: the background of cards.
        ink: texts; ``muted``: remarks; ``rule``: lines and frames.
        action: the red of the button to press next; ``on_action``: the text on it.
        alarm: the background when the time is up, on which all text stays readable.
        players: the players' colours, by the colour's name.
    """

    dark: bool
    paper: str
    card: str
    ink: str
    muted: str
    rule: str
    action: str
    on_action: str
    alarm: str
    players: dict[str, str]


LIGHT: Final = Palette(
    dark=False,
    paper="#F6F0E2",
    card="#FFFBF1",
    ink="#1F1A15",
    muted="#6E6557",
    rule="#CFC4AE",
    action="#B3261E",
    on_action="#FFFFFF",
    alarm="#FFE0DA",
    players={
        "red": "#9C3F2B",
        "blue": "#2B6488",
        "green": "#2C7247",
        "purple": "#7A4B8F",
        "amber": "#8A5C05",
        "brown": "#5B4636",
    },
)
DARK: Final = Palette(
    dark=True,
    paper="#1C1916",
    card="#27231E",
    ink="#F2EADA",
    muted="#B3A893",
    rule="#4A4339",
    action="#E8685D",
    on_action="#1C1916",
    alarm="#36100C",
    players={
        "red": "#E58B74",
        "blue": "#86BCE0",
        "green": "#86CFA0",
        "purple": "#C9A2DB",
        "amber": "#EDB94E",
        "brown": "#CDB29C",
    },
)


_AT_ONCE: Final = ft.PageTransitionTheme.NONE


def page_theme(palette: Palette) -> ft.Theme:
    """Build the theme of that palette for Flet's own controls (fields, dialogs, switches)."""
    return ft.Theme(
        font_family=SANS,
        color_scheme=ft.ColorScheme(
            primary=palette.action,
            on_primary=palette.on_action,
            surface=palette.paper,
            on_surface=palette.ink,
            on_surface_variant=palette.muted,
            surface_container=palette.card,
            surface_container_high=palette.card,
            surface_container_highest=palette.card,
            surface_container_low=palette.card,
            outline=palette.muted,
            outline_variant=palette.rule,
            secondary=palette.ink,
            on_secondary=palette.paper,
            secondary_container=palette.rule,
            on_secondary_container=palette.ink,
        ),
        # As on phones: on Linux, Windows and macOS browsers would draw buttons 8 px lower than laid out.
        visual_density=ft.VisualDensity.STANDARD,
        # No transitions: a sliding screen moves its buttons for a third of a second, and a quick finger would hit their
        # neighbours.
        page_transitions=ft.PageTransitionsTheme(
            android=_AT_ONCE, ios=_AT_ONCE, linux=_AT_ONCE, macos=_AT_ONCE, windows=_AT_ONCE
        ),
    )
