"""What of a phase's controls is really drawn, in px of the screenshot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.engines.device import Device
from tests.engines.picture import Box, Picture
from tests.engines.shelf import WAYS
from tests.engines.sizes import Size, least_call_px

#: The least height of whatever else must be pressed, in px.
TARGET_PX: Final = 48
#: Frames and round corners take that much of a button, in px.
_FRAME_PX: Final = 4
#: So long a page may take to draw the rest of a screen, in s.
_COMES_S: Final = 4.0
#: The least height of a token's figure, in px.
_FIGURE_PX: Final = 12

#: What is pressed against time, or counted with, in each phase; of these the first one is the call.
PRESSED: Final = {
    "ready": ("start-round",),
    "reporting": ("maquette-1",),
    "layout": ("tirage-1",),
    "settling": ("take-back-1",),
    "token": (),
    "paused": ("resume",),
    "buzzer": ("tirage-1",),
    "photo-finish": ("finish-right", "finish-swap"),
    "shout": ("shout-seat-2", "shout-enter"),
    "counting": ("keypad-ok", "keypad-0", "keypad-5", "keypad-9", "keypad-back"),
    "tribunes": ("tribune-pick-1", "next-round"),
    "reportages": ("say-no", "turn-next", "count"),
    "reportages-pay": ("bid-40", "bid-100", "pay-close"),
    "reportages-count": ("winner-is-1", "winner-is-2"),
    "extrablatt": ("turn-next", "write", "remove", "take"),
    "extrablatt-article": ("domain-politics", "form-close"),
    "plus-belle-la-vie": ("turn-next", "rencontre", "meet"),
    "plus-belle-la-vie-who": ("meeting-1", "asking-close"),
    "election": ("turn-next", "lay"),
    "election-desk": ("clef-1-programme", "clef-1-primaires"),
}
#: The phases whose button is a call, which must be high enough to be hit without looking.
CALLS: Final = ("reporting", "layout", "buzzer")
#: What is read in each phase.
READ: Final = {"token": ("bouclage-1",), "photo-finish": ("bouclage-1",)}
#: Where nobody presses against time, and what is pressed may lie further down.
_SCROLLED: Final = ("ready", "tribunes", *WAYS)


@dataclass(frozen=True, slots=True)
class Measured:
    """One page in one phase: the height of the lowest thing to be pressed or read, and what is wrong."""

    least_px: int
    faults: tuple[str, ...]


def least_px(phase: str, size: Size) -> int:
    """How high what is pressed in that phase must be drawn."""
    return least_call_px(size) if phase in CALLS else TARGET_PX


def measure(device: Device, phase: str) -> Measured:
    """Look at the page as it is drawn now."""
    size = device.tab.size
    faults: list[str] = []
    heights: list[int] = []
    picture: Picture | None = None
    # On a low screen the question is folded away with the rest: one's own token stands on the screen behind it.
    read = () if device.has("more-close") else READ.get(phase, ())
    for handle in (*PRESSED[phase], *read):
        if not device.comes(handle, _COMES_S) and not (phase in _SCROLLED and device.sought(handle)):
            faults.append(f"{handle} is not there")
            heights.append(0)
            continue
        if phase in _SCROLLED:
            device.centre(handle)
        box = device.box(handle)
        if picture is None or phase in _SCROLLED:
            picture = device.picture()
        if outside := _outside(box, size):
            faults.append(f"{handle} lies {outside}")
        if handle in PRESSED[phase]:
            height = _pressed(handle, box, picture, least_px(phase, size), faults)
        else:
            height = _read(handle, box, picture, faults)
        heights.append(height)
    return Measured(min(heights), tuple(faults))


def _outside(box: Box, size: Size) -> str:
    """How far a control lies outside the page; nothing where it does not."""
    over = max(-box.y, box.y + box.height - size.height, -box.x, box.x + box.width - size.width)
    return f"{round(over)} px outside the page" if over > 1 else ""


def _pressed(handle: str, box: Box, picture: Picture, least: int, faults: list[str]) -> int:
    """The drawn height of a button; what is wrong with it is added to ``faults``."""
    drawn = picture.drawn(box)
    height = drawn.height + (_FRAME_PX if drawn.height else 0)
    if height < least:
        faults.append(f"{handle} is drawn {height} px high, not {least}")
    elif height + _FRAME_PX < round(box.height):
        faults.append(f"{handle} is {round(box.height)} px high, of which {height} are drawn")
    if drawn.width + 2 * _FRAME_PX + 24 < round(box.width):
        faults.append(f"{handle} is {round(box.width)} px wide, of which {drawn.width} are drawn")
    if drawn.touches_edge:
        faults.append(f"the text of {handle} touches its edge")
    return height


def _read(handle: str, box: Box, picture: Picture, faults: list[str]) -> int:
    """The drawn height of a figure; what is wrong with it is added to ``faults``."""
    height = picture.ink(box).height
    if height < _FIGURE_PX:
        faults.append(f"{handle} is drawn {height} px high")
    return height
