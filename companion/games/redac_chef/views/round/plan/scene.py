"""Defines what the layout of a round's screen depends on (``Scene``), and its outcome (``Plan``). Pure; all sizes are
logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

#: Least heights: a call of the one seat here (standing and lying screen: 72 and 56 within its frame), a call of one of
#: several, any other button.
CALL: Final = 74.0
CALL_LYING: Final = 58.0
TARGET: Final = 48.0
#: A button of the clock where there is room.
ROOMY_TARGET: Final = 56.0
#: Least text size of the clock: in a row of its own with one seat, with several; in the row of the head.
CLOCK, CLOCK_OF_SEVERAL, CLOCK_IN_HEAD = 56.0, 44.0, 40.0
#: Least size of any text.
LEAST_TEXT: Final = 12.0
#: What a line of running text takes, as a multiple of its size; a clock's figures fill their size.
LINE: Final = 1.3
FIGURES: Final = 1.0
BAR: Final = 8.0
#: Least width of the column beside the calls: two icons, and "4:00" readable at arm's length.
LEAST_SIDE: Final = 104.0
#: A screen that is lower than this is laid out lying, whatever its width.
LOW: Final = 440.0
#: Least width of a screen with the board of tokens that is read from a chair.
BOARD_FROM: Final = 840.0
#: Around a panel's content, and between what stands in it.
PANEL_EDGE, PANEL_PAD, PANEL_GAP = 6.0, 5.0, 4.0
#: The edge of a panel that has no room for anything else.
TIGHT_EDGE: Final = 3.0
#: Least side of a screen whose panels have a button that turns them round: a tablet in the middle of the table.
TURNS_FROM: Final = 700.0


class ScenePhase(StrEnum):
    """Phase of a round, as far as the layout of its screen depends on it."""

    COUNT_IN = "count-in"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    DONE = "done"


class Form(StrEnum):
    """Form that somebody has opened on this device, or has to fill in; it takes the room that the calls leave."""

    NONE = "none"
    MORE = "more"
    SHOUT = "shout"
    ORDER = "order"
    AWAY = "away"
    REMIND = "remind"


@dataclass(frozen=True, slots=True)
class Box:
    """Rectangle in which a part of the screen is drawn; ``left`` and ``top`` count from the upper left corner of the
    screen or, inside a panel, of the panel."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the x of its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Return the y of its lower edge."""
        return self.top + self.height


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that the players must read now, with the labels of the buttons that answer it. ``folds``: it may wait
    behind "More"; ``kind``: which sentence it is."""

    text: str
    buttons: tuple[str, ...] = ()
    folds: bool = False
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that the layout of a round's screen depends on.

    Attributes:
        width, height: of the screen (px); ``scale``: of the text.
        seats: how many seats are played on this device; ``others``: how many seats only have their tokens shown.
        form: the open form; ``form_height``: the height (px) that it would like to have.
        presses: whether this device may call for its seats.
        phases: whether "Maquette !" comes before "Tirage !"; ``calls``: the words of the two calls.
        clock: the longest text of the clock.
        sentences: what the players must read now.
        controls: the clock's buttons (name, label); ``links``: other buttons (name, label), the most important first.
        board: whether the tokens are to be read from a chair.
        mirrored: whether the calls stand at the other side, for a left thumb.
        turns: whether each of several panels has a button that turns it upside down.
    """

    width: float
    height: float
    scale: float = 1.0
    seats: int = 1
    others: int = 0
    phase: ScenePhase = ScenePhase.RUNNING
    form: Form = Form.NONE
    form_height: float = 0.0
    presses: bool = True
    phases: bool = True
    calls: tuple[str, str] = ("Maquette !", "Tirage !")
    clock: str = "4:00"
    sentences: tuple[Sentence, ...] = ()
    controls: tuple[tuple[str, str], ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    board: bool = False
    mirrored: bool = False
    turns: bool = False

    def text(self, size: float, most: float) -> float:
        """Return a text size that grows with the device's, up to ``most`` pixels."""
        return min(size * self.scale, most)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything on a round's screen is drawn; None: it is not.

    Attributes:
        lying: whether it is the landscape layout.
        strap: whether the head says day and table; ``icons``: the buttons in the head, by name.
        clock_size, sentence_size: text sizes (px).
        sentences_shown: how many of the sentences are shown.
        count_in: the box of the 3-2-1.
        panels: the boxes of the seats' panels; ``both``: whether each has room for both calls.
        others: the strip with the tokens of the others.
        rows: the clock's buttons and the links by name, row by row.
        folded: the names of what is behind "More".
    """

    lying: bool
    head: Box
    strap: bool
    icons: tuple[str, ...]
    clock: Box
    clock_size: float
    bar: Box | None
    sentences_box: Box | None
    sentence_size: float
    sentences_shown: int
    count_in: Box | None
    panels: tuple[Box, ...]
    both: bool
    form: Box | None
    others: Box | None
    rows: tuple[tuple[Box, tuple[tuple[str, Box], ...]], ...]
    folded: tuple[str, ...]

    @property
    def shown(self) -> frozenset[str]:
        """Return the names of the buttons that are in reach without another tap."""
        return frozenset(name for _, items in self.rows for name, _ in items) | frozenset(self.icons)
