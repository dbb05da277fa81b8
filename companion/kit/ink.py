"""Defines a colour that a game gives to something of its own, such as a row of its score sheet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ink:
    """A colour, as ``#rrggbb``, for light paper and for dark paper."""

    light: str
    dark: str

    def on(self, dark: bool) -> str:
        """Return the colour for dark or for light paper."""
        return self.dark if dark else self.light
