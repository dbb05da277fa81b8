"""How the height of a round's screen is shared out: nothing on it scrolls, and what is pressed must be whole.

All heights are logical pixels, measured on the screens themselves.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from companion.ui import theme
from companion.ui.controls.buttons import LARGE
from companion.ui.device import Device

#: Head, bar, clock's buttons, and what lies between them and around.
_AROUND: Final = 176
#: The same where the clock stands beside the panels.
_AROUND_BESIDE: Final = 72
#: What a line of figures takes (the clock's, a token's), as a multiple of its size.
_LINE: Final = 1.66
#: The clock's size beside panels: at most; and at least, as long as panels can do with less.
CLOCK, _CLOCK_LEAST, _CLOCK_SMALLEST = 96.0, 48.0, 36.0
#: What is mostly said while the clock does not run, and what enters a shout.
NOTICE: Final = 130
SHOUT: Final = 230


class Room(IntEnum):
    """What a panel has the height for: "Tirage !" alone; "Maquette !" too; and what has been done so far."""

    LOW = 0
    DENSE = 1
    ROOMY = 2

    def height(self, large: bool) -> float:
        """What such a panel needs, with the gap below it; ``large``: large text."""
        name = 64 if large else 54
        calls = theme.TARGET if self is Room.LOW else 2 * theme.TARGET + 4
        so_far = (66 if large else 40) if self is Room.ROOMY else 0
        return name + calls + so_far + (12 if self is Room.ROOMY else 8)

    def token(self, taking_back: bool) -> float:
        """The size of the token beside the name; ``taking_back``: while it can be taken back, below it."""
        if self is Room.LOW:
            return 18 if taking_back else 32
        return 40 if self is Room.DENSE else 56


def below(device: Device, rows: int, taken: float) -> tuple[float, Room]:
    """The clock's size above so many rows of panels, and the room that each then has. ``taken``: by what else there is
    to read and to press."""
    large = device.scale > LARGE
    left = device.height - _AROUND - taken
    for room in (Room.ROOMY, Room.DENSE, Room.LOW):
        size = (left - rows * room.height(large)) / _LINE
        if size >= _CLOCK_LEAST:
            break
    return max(_CLOCK_SMALLEST, min(CLOCK, size)), room


def beside(device: Device, rows: int) -> Room:
    """The room that each of so many rows of panels has beside the clock."""
    each = (device.height - _AROUND_BESIDE) / rows
    large = device.scale > LARGE
    return next((room for room in (Room.ROOMY, Room.DENSE) if room.height(large) <= each), Room.LOW)
