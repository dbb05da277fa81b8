"""Where a device is in the rules: what it has opened over its screen, and how far it has come in the reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

#: Pages that are remembered as the way to the one on the screen.
_MOST: Final = 50


@dataclass(frozen=True, slots=True)
class Here:
    """Something on the screen ("button/tirage"), and the page that helps there."""

    place: str
    address: str


@dataclass(frozen=True, slots=True)
class Opened:
    """Something that is read over the screen. ``also``: what else there is on that screen, each with its own page."""

    address: str
    also: tuple[Here, ...] = ()


@dataclass(slots=True)
class Reader:
    """The reader's state that must outlive a look at a topic. ``trail``: the pages that led here, this one last;
    ``offsets``: how far each screen of it is scrolled, in
    pixels, by route; ``chapters``: those whose topics are shown, as ``game/chapter``."""

    trail: list[str] = field(default_factory=list)
    offsets: dict[str, float] = field(default_factory=dict)
    chapters: set[str] = field(default_factory=set)

    def visit(self, address: str) -> str:
        """The page is on the screen now, whichever way one came there; returns the one before, "" for none.

        Somewhere new begins at its top; who goes back finds the place where he was.
        """
        if not self.trail or self.trail[-1] != address:
            if len(self.trail) > 1 and self.trail[-2] == address:
                self.trail.pop()
            else:
                self.trail = [*self.trail[-_MOST:], address]
                self.offsets.pop(f"/rules/{address}", None)
        return self.trail[-2] if len(self.trail) > 1 else ""

    def leave(self) -> None:
        """Back at the contents: a way begins anew."""
        self.trail.clear()
