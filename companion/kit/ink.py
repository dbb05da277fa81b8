"""Defines a colour in which a game writes something of its own, such as a row of its sheet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ink:
    """Holds a colour for light paper and one for dark paper, as ``#rrggbb``."""

    light: str
    dark: str

    def on(self, dark: bool) -> str:
        """Return the one for that paper."""
        return self.dark if dark else self.light
