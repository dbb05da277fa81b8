"""Holds where a device is in the rules: the help pages open over its screen, and how far it has read on the rules' own
screens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

#: The most pages remembered on the way to the current one.
_MOST: Final = 50


@dataclass(frozen=True, slots=True)
class Here:
    """Place on the screen ("button/tirage"), with the address of the page that helps there."""

    place: str
    address: str


@dataclass(frozen=True, slots=True)
class HelpPage:
    """Help page that is open over the screen. ``also``: further places on that screen with their pages."""

    address: str
    also: tuple[Here, ...] = ()


@dataclass(slots=True)
class RulebookPosition:
    """Position in the rules' own screens, which is kept when the screen of a topic is left.

    Attributes:
        trail: the pages that led here, the current one last.
        offsets: the scroll offset (px) of each of these screens, by route.
        chapters: the chapters whose topics are shown, as ``game/chapter``.
    """

    trail: list[str] = field(default_factory=list)
    offsets: dict[str, float] = field(default_factory=dict)
    chapters: set[str] = field(default_factory=set)

    def visit(self, address: str) -> str:
        """Record that the page with that address is shown; return the address of the previous one, "" for none.

        A new page begins at its top; going back restores the offset.
        """
        if not self.trail or self.trail[-1] != address:
            if len(self.trail) > 1 and self.trail[-2] == address:
                self.trail.pop()
            else:
                self.trail = [*self.trail[-_MOST:], address]
                self.offsets.pop(f"/rules/{address}", None)
        return self.trail[-2] if len(self.trail) > 1 else ""

    def leave(self) -> None:
        """Clear the trail: the contents are open again."""
        self.trail.clear()
