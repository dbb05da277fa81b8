"""Lay out the screen of a round. Pure: from the size of the screen, the text scale, the seats played here and the phase
to the boxes in which everything is drawn. Nothing on that screen scrolls, because a button in a scrolling page waits
until it knows that the finger does not mean to scroll; so what does not fit must fold away, and it is decided here.

Who gets room first: the calls of the seats here, then the clock, then the tokens of the others, then everything else,
which folds away behind "More" and never covers anything. All sizes are logical pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil
from typing import Final

from companion.ui.widths import lines_needed, sans_em, serif_em, widest_word

#: Least heights: a call of the one seat here (standing and lying screen: 72 and 56 within its frame), a call of one of
#: several, any other button.
CALL: Final = 74.0
CALL_LYING: Final = 58.0
TARGET: Final = 48.0
#: A button of the clock where there is room.
ROOMY_TARGET: Final = 56.0
#: Least size of a clock with a row of its own: for one seat, for several; and in the head's row.
_CLOCK, _CLOCK_OF_SEVERAL, _CLOCK_IN_HEAD = 56.0, 44.0, 40.0
#: A text size from which nothing gets smaller.
LEAST_TEXT: Final = 12.0
#: What a line of running text takes, as a multiple of its size; a clock's figures fill their size.
LINE: Final = 1.3
FIGURES: Final = 1.0
_BAR: Final = 8.0
#: The least column beside the calls: two icons, and "4:00" large enough to be read at arm's length.
_LEAST_SIDE: Final = 104.0
#: A screen that is lower than this is laid out lying, whatever its width.
_LOW: Final = 440.0
#: A board to be read from a chair needs so wide a screen.
_BOARD_FROM: Final = 840.0
#: Around a panel's content, and between what stands in it.
PANEL_EDGE, PANEL_PAD, PANEL_GAP = 6.0, 5.0, 4.0
#: The edge of a panel that has no room for anything else.
_TIGHT_EDGE: Final = 3.0
#: From these sizes on a panel has its button that turns it round: a tablet in the middle of the table.
TURNS_FROM: Final = 700.0


class Phase(StrEnum):
    """What the round is doing, as far as it decides what must be in reach."""

    COUNT_IN = "count-in"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    DONE = "done"


class Form(StrEnum):
    """What somebody has opened on this device, or must fill in; it takes the place that the calls leave."""

    NONE = "none"
    MORE = "more"
    SHOUT = "shout"
    ORDER = "order"
    AWAY = "away"
    REMIND = "remind"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the screen."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends to the right."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.top + self.height

    def within(self, other: Box) -> bool:
        """Whether it lies in the other one, but for rounding."""
        return (
            self.left >= other.left - 0.01
            and self.top >= other.top - 0.01
            and self.right <= other.right + 0.01
            and self.bottom <= other.bottom + 0.01
        )

    def apart(self, other: Box) -> bool:
        """Whether the two have nothing in common."""
        return (
            self.right <= other.left + 0.01
            or other.right <= self.left + 0.01
            or self.bottom <= other.top + 0.01
            or other.bottom <= self.top + 0.01
        )


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence that the table must read now, with the words of the buttons that answer it. ``folds``: it may wait
    behind "More"; ``kind``: which sentence it is."""

    text: str
    buttons: tuple[str, ...] = ()
    folds: bool = False
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that decides how a round's screen is laid out.

    ``seats``: played on this device, ``others``: whose tokens are shown only; ``calls``: the words of the two calls;
    ``phases``: whether "Maquette !" comes before "Tirage !"; ``presses``: whether this device may call for its seats;
    ``controls``: the clock's buttons (name, label), ``links``: what else can be done (name, label), the first above
    all; ``form_height``: what the open form would like to have; ``board``: the tokens are to be read from a chair;
    ``turns``: each of several panels has a button that turns it round.
    """

    width: float
    height: float
    scale: float = 1.0
    seats: int = 1
    others: int = 0
    phase: Phase = Phase.RUNNING
    form: Form = Form.NONE
    form_height: float = 0.0
    presses: bool = True
    phases: bool = True
    calls: tuple[str, str] = ("Maquette !", "Tirage !")
    clock: str = "4:00"
    said: tuple[Said, ...] = ()
    controls: tuple[tuple[str, str], ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    board: bool = False
    mirrored: bool = False
    turns: bool = False

    def text(self, size: float, most: float) -> float:
        """A text size that grows with the device's, up to ``most`` pixels."""
        return min(size * self.scale, most)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything is drawn. ``strap``: the head says where we are; ``icons``: the buttons in the head, by name;
    ``both``: each panel has room for both calls; ``said_shown``: how many of the sentences are shown; ``rows``: the
    clock's buttons and the links by name, row by row; ``folded``: what is behind "More"."""

    lying: bool
    head: Box
    strap: bool
    icons: tuple[str, ...]
    clock: Box
    clock_size: float
    bar: Box | None
    said: Box | None
    said_size: float
    said_shown: int
    count_in: Box | None
    panels: tuple[Box, ...]
    both: bool
    form: Box | None
    others: Box | None
    rows: tuple[tuple[Box, tuple[tuple[str, Box], ...]], ...]
    folded: tuple[str, ...]

    def boxes(self) -> Iterator[tuple[str, Box]]:
        """All that is drawn, by name."""
        yield "head", self.head
        yield "clock", self.clock
        named = {
            "bar": self.bar,
            "said": self.said,
            "count-in": self.count_in,
            "form": self.form,
            "others": self.others,
        }
        yield from ((name, box) for name, box in named.items() if box is not None)
        yield from ((f"panel-{at}", box) for at, box in enumerate(self.panels, 1))
        for _, items in self.rows:
            yield from items

    @property
    def shown(self) -> frozenset[str]:
        """The buttons that are in reach without another tap."""
        return frozenset(name for _, items in self.rows for name, _ in items) | frozenset(self.icons)


def lay_out(scene: Scene) -> Plan:
    """Decide where everything on that screen is."""
    if scene.board and scene.width < _BOARD_FROM:
        scene = replace(scene, board=False)
    if scene.width >= scene.height or scene.height < _LOW:
        return _lying(scene)
    return _standing(scene)


# --- what each part needs ---------------------------------------------------------------------------------------------


def _margins(scene: Scene) -> tuple[float, float, float]:
    """The margins at the sides, above and below, and the gap between parts."""
    side = 8.0 if scene.width < 400 or scene.height < 400 else 16.0
    low = scene.height < 600
    return side, 6.0 if low else 10.0, 6.0 if low else 8.0


def said_height(said: Sequence[Said], size: float, width: float, target: float = TARGET) -> float:
    """Return what those sentences take, with their buttons, below each other in that width."""
    total = 0.0
    inner = said_inner(width)
    for one in said:
        total += (6 if total else 0) + lines_needed(one.text, size, inner) * ceil(size * LINE) + 14
        if one.buttons:
            rows = 1 if said_in_a_row(one.buttons, size, inner) else len(one.buttons)
            total += 6 + rows * target + (rows - 1) * 6
    return total


def said_inner(width: float) -> float:
    """Return the width of a sentence in a box of that width: beside its red bar, with its padding."""
    return width - 8 - 20


def said_in_a_row(buttons: Sequence[str], size: float, inner: float) -> bool:
    """Whether those buttons stand beside each other in that width."""
    each = (inner - 6 * (len(buttons) - 1)) / len(buttons)
    return all(sans_em(label) * size + 18 <= each for label in buttons)


def others_height(scene: Scene) -> float:
    """Return what the strip with the tokens of the others takes."""
    return 8 + ceil(scene.text(14, 18) * LINE) + 24


def name_height(scene: Scene, width: float, tight: bool = False) -> float:
    """Return what a panel's line with the name takes; narrow panels have smaller names, ``tight`` ones the least."""
    if scene.turns:
        return TARGET
    return 17.0 if tight else ceil((scene.text(14, 16) if width < 130 else scene.text(18, 24)) * LINE) + 4


def _around(scene: Scene, width: float, tight: bool) -> float:
    """What a panel takes around its calls: its coloured edge, its padding, and the name."""
    if tight:
        return _TIGHT_EDGE + name_height(scene, width, True)
    return PANEL_EDGE + 2 * PANEL_PAD + name_height(scene, width)


def word_size(word: str, width: float, height: float, most: float) -> float:
    """Return the size at which a call's word fills its button without being cut."""
    padding = 16.0 if width < 160 else 28.0
    return max(1.0, min(most, (width - padding) / serif_em(word), (height - 8) * 0.62))


def _beside(scene: Scene, width: float) -> bool:
    """Whether both calls of a panel can stand beside each other, their words at a readable size."""
    each = (width - 2 * PANEL_PAD - PANEL_GAP) / 2
    return all(word_size(word, each, TARGET, 99) >= 13 for word in scene.calls)


def _calls_height(scene: Scene, width: float, both: bool) -> float:
    """The least height of the calls in a panel of that width."""
    if not both:
        return TARGET
    return TARGET if _beside(scene, width) else 2 * TARGET + PANEL_GAP


def _calls_wanted(scene: Scene) -> bool:
    """Whether anything may still be called here."""
    return scene.presses and scene.phase in (Phase.RUNNING, Phase.PAUSED, Phase.OVER)


def _panel_height(scene: Scene, width: float, both: bool) -> float:
    """The least height of one of several panels: where only the next call is shown, without any air around it."""
    around = _around(scene, width, not both)
    if not scene.presses:
        return around + (PANEL_GAP + ceil(scene.text(14, 18) * LINE) if both else 0.0)
    calls = _calls_height(scene, width, both and _both_now(scene))
    return around + calls + (PANEL_GAP if both else 1.0)


def _both_now(scene: Scene) -> bool:
    """Whether "Maquette !" may still be called."""
    return scene.phases and scene.phase in (Phase.RUNNING, Phase.PAUSED) and scene.presses


def _alone_height(scene: Scene, both: bool, lying: bool) -> float:
    """The least height for the one seat here: its calls, or its token with what can be done about it."""
    call = CALL_LYING if lying else CALL
    token = 2 * TARGET + ceil(scene.text(15, 18) * LINE)
    if _calls_wanted(scene):
        return max(2 * call + 8, token) if both and _both_now(scene) else max(call + 24, token)
    return token


def _grid(scene: Scene, width: float, height: float, both: bool, gap: float) -> tuple[int, float]:
    """In how many columns several panels stand there, and the least height that they take."""
    best = (1, float("inf"), -1.0)
    for columns in range(1, min(scene.seats, 4 if width >= 1000 else 3) + 1):
        rows = -(-scene.seats // columns)
        each = (width - gap * (columns - 1)) / columns
        if any(word_size(word, each - 2 * PANEL_PAD, TARGET, 99) < LEAST_TEXT - 1 for word in scene.calls):
            continue
        need = rows * _panel_height(scene, each, both) + (rows - 1) * gap
        tall = (height - (rows - 1) * gap) / rows
        # The larger the word can be, the better; a last row that is not full wastes room.
        size = word_size(scene.calls[0], each - 2 * PANEL_PAD, max(TARGET, tall / 3), 40) if need <= height else -1.0
        size -= 3.0 * (rows * columns - scene.seats)
        if size > best[2] or (best[2] < 0 and need < best[1] and size < 0):
            best = (columns, need, size)
    return best[0], best[1]


def _panels_need(scene: Scene, width: float, height: float, both: bool, gap: float, lying: bool) -> float:
    if scene.seats == 0:
        return 0.0
    if scene.phase is Phase.COUNT_IN:
        return 60.0
    if scene.seats == 1:
        return _alone_height(scene, both, lying)
    return _grid(scene, width, height, both, gap)[1]


def _place_panels(scene: Scene, area: Box, both: bool, gap: float) -> tuple[Box, ...]:
    if scene.seats <= 1:
        return (area,) * scene.seats
    columns, _ = _grid(scene, area.width, area.height, both, gap)
    rows = -(-scene.seats // columns)
    wide = (area.width - gap * (columns - 1)) / columns
    tall = (area.height - gap * (rows - 1)) / rows
    return tuple(
        Box(area.left + (at % columns) * (wide + gap), area.top + (at // columns) * (tall + gap), wide, tall)
        for at in range(scene.seats)
    )


def _clock_most(scene: Scene, width: float, height: float) -> float:
    """The largest clock that fits in that room."""
    return max(1.0, min((width - 4) / serif_em(scene.clock), height / FIGURES))


# --- the clock's buttons and the links --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Button:
    name: str
    width: float
    grows: bool


#: Behind "More" there is always a way in one tap; these are the buttons that show only a sign where room is short.
_ICONS: Final = ("undo", "more")


def _buttons(scene: Scene, full: bool, fold: bool) -> list[_Button]:
    """What stands in the rows of buttons: all with their words (``full``), or what cannot wait, and "More"."""
    size = scene.text(17, 20)
    controls = [_Button(name, sans_em(label) * size + 24, True) for name, label in scene.controls]
    if full:
        small = scene.text(15, 20)
        links = [_Button(name, 46 + sans_em(label) * small, name == "undo") for name, label in scene.links]
        return [*controls, *links]
    kept = [button for button in controls if button.name in ("pause", "resume")]
    kept += [_Button("undo", TARGET, False) for name, _ in scene.links if name == "undo"]
    return [*kept, _Button("more", TARGET, False)] if fold else kept


def _pack(buttons: Sequence[_Button], width: float) -> list[list[_Button]]:
    """The rows in which those buttons stand, in their order."""
    rows: list[list[_Button]] = []
    used = 0.0
    for button in buttons:
        wide = min(button.width, width)
        if rows and used + 6 + wide <= width:
            rows[-1].append(button)
            used += 6 + wide
        else:
            rows.append([button])
            used = wide
    return rows


def _place_row(row: Sequence[_Button], box: Box, mirrored: bool) -> tuple[tuple[str, Box], ...]:
    """The boxes of one row: what grows shares what is left."""
    free = box.width - sum(min(button.width, box.width) for button in row) - 6 * (len(row) - 1)
    growing = sum(button.grows for button in row)
    order = list(reversed(row)) if mirrored else list(row)
    placed: list[tuple[str, Box]] = []
    left = box.left
    for button in order:
        wide = min(button.width, box.width) + (free / growing if button.grows and growing else 0.0)
        placed.append((button.name, Box(left, box.top, wide, box.height)))
        left += wide + 6
    return tuple(placed)


def _rows(scene: Scene, width: float, *, full: bool, short: bool = False, more: bool = False) -> list[list[_Button]]:
    """The rows of buttons. ``short``: one row, words only where they fit; ``more``: something else has folded away."""
    if full:
        buttons, clock = _buttons(scene, True, False), dict(scene.controls)
        links = [button for button in buttons if button.name not in clock]
        if more:
            links.append(_Button("more", TARGET, False))
        return _pack([button for button in buttons if button.name in clock], width) + _pack(links, width)
    buttons = _buttons(scene, False, True)
    if short or sum(button.width + 6 for button in buttons) > width + 6:
        # Where not even that fits, pausing shows its sign, and undoing waits behind "More".
        icons = [replace(button, width=TARGET) if button.grows else button for button in buttons]
        while len(icons) * (TARGET + 6) - 6 > width + 0.01 and len(icons) > 1:
            icons.pop(-2)
        return [icons]
    return [buttons]


def _folded(scene: Scene, plan: Plan) -> tuple[str, ...]:
    """What is not shown and must be reached behind "More"."""
    offered = [name for name, _ in scene.controls] + [name for name, _ in scene.links]
    folded = [name for name in offered if name not in plan.shown]
    if "help" not in plan.icons:
        folded.append("help")
    if scene.others and plan.others is None:
        folded.append("others")
    if plan.said_shown < len(scene.said):
        folded.append("said")
    return tuple(folded)


# --- a standing screen ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Level:
    """How much is shown: ``strap``: the head has a row of its own; ``rows``: "full", "slim" or "none"; ``spare``: what
    the calls must have beyond their least height before so much else is shown."""

    strap: bool
    others: bool
    rows: str
    both: bool
    clock: float
    target: float = TARGET
    said: float = 1.0
    spare: float = 0.0


def _levels(scene: Scene) -> Iterator[_Level]:
    """From all that there is to what must be there."""
    clock = _CLOCK if scene.seats <= 1 else _CLOCK_OF_SEVERAL
    yield _Level(True, True, "full", True, clock + 16, ROOMY_TARGET, spare=40.0 if scene.seats == 1 else 0.0)
    yield _Level(True, True, "slim", True, clock)
    yield _Level(True, False, "slim", True, clock)
    yield _Level(False, True, "slim", True, _CLOCK_IN_HEAD, said=0.85)
    yield _Level(False, False, "slim", True, _CLOCK_IN_HEAD, said=0.85)
    if scene.phase is not Phase.PAUSED:
        yield _Level(False, False, "none", True, _CLOCK_IN_HEAD, said=0.85)
    yield _Level(True, False, "slim", False, _CLOCK_IN_HEAD, said=0.85)
    yield _Level(False, False, "slim", False, _CLOCK_IN_HEAD, said=0.8)
    yield _Level(False, False, "none", False, _CLOCK_IN_HEAD, said=0.75)


def _said_sizes(scene: Scene, level: _Level) -> float:
    return max(13.0, scene.text(17, 22) * level.said)


def _standing(scene: Scene) -> Plan:
    side, edge, gap = _margins(scene)
    width = scene.width - 2 * side
    keeps = scene.form is Form.NONE
    scenes = [scene] if keeps else [scene, replace(scene, seats=0)]
    for each in scenes:
        levels = [level for level in _levels(each) if keeps or level.rows != "full"]
        # A question is asked in the open where that costs the clock's own row and the tokens of the others, not a call.
        asks = any(said.folds and said.buttons for said in each.said)
        tries = [(level, False) for level in levels if level.both and asks] + [(level, True) for level in levels]
        for level, folds in tries:
            plan = _stand(each, level, side, edge, gap, width, folds=folds)
            if plan is not None:
                return replace(plan, folded=_folded(scene, plan))
    last = _Level(False, False, "none" if scene.phase is not Phase.PAUSED else "slim", False, _CLOCK_IN_HEAD, said=0.75)
    plan = _stand(scenes[-1], last, side, edge, gap, width, folds=True, must=True)
    assert plan is not None
    return replace(plan, folded=_folded(scene, plan))


def _stand(
    scene: Scene, level: _Level, side: float, edge: float, gap: float, width: float, *, folds: bool, must: bool = False
) -> Plan | None:
    """The screen at that level; None where it does not fit, unless it ``must``. ``folds``: what may wait does."""
    said, shown = scene.said, len(scene.said)
    rows = [] if level.rows == "none" else _rows(scene, width, full=level.rows == "full")
    size = _said_sizes(scene, level)
    if level.rows != "full" and folds:
        # What may wait folds away before the calls get smaller than they must be.
        said = (
            said if _fits(scene, level, rows, said, size, edge, gap, width) else tuple(s for s in said if not s.folds)
        )
        shown = len(said)
    if not must and not _fits(scene, level, rows, said, size, edge, gap, width):
        return None
    fixed = _fixed(scene, level, rows, said, size, edge, gap, width)
    area_need = _area_need(scene, level, width, scene.height, gap)
    room = scene.height - fixed
    clock = level.clock if level.strap else 0.0
    extra = max(0.0, room - area_need - clock)
    if level.strap:
        most = min(_clock_most(scene, width, scene.height), 150.0 if scene.width < 700 else 0.3 * scene.height)
        nothing_else = scene.seats == 0 and scene.form is Form.NONE
        share = extra if nothing_else else extra * (0.35 if scene.seats == 1 else 0.3)
        clock = min(most, clock + share)
    area_height = max(0.0, room - clock)
    top = edge
    icons: tuple[str, ...] = ("help", "menu")
    head = Box(side, top, width, TARGET)
    if level.strap:
        top += TARGET + gap
        clock_box, clock_size = Box(side, top, width, clock * FIGURES), min(clock, _clock_most(scene, width, clock))
        top += clock_box.height + gap
    else:
        icons = ("menu",) if scene.width < 300 else ("help", "menu")
        if level.rows == "none":
            icons = ("more", *icons)
        taken = len(icons) * TARGET
        clock_wide = width - taken - 6
        clock_box = Box(side + (taken + 6 if scene.mirrored else 0), top, clock_wide, TARGET)
        clock_size = min(44.0, _clock_most(scene, clock_wide, TARGET))
        head = Box(side if scene.mirrored else side + clock_wide + 6, top, taken, TARGET)
        top += TARGET + gap
    bar = Box(side, top, width, _BAR)
    top += _BAR + gap
    said_box = None
    if said:
        tall = said_height(said, size, width)
        said_box = Box(side, top, width, tall)
        top += tall + gap
    area = Box(side, top, width, area_height)
    count_in, panels, form = _fill(scene, area, level.both, gap, lying=False)
    top += area_height + (gap if area_height else 0.0)
    others = None
    if level.others and scene.others:
        others = Box(side, top, width, others_height(scene))
        top += others.height + gap
    placed = []
    for row in rows:
        tall = level.target if any(button.name in dict(scene.controls) for button in row) else TARGET
        box = Box(side, top, width, tall)
        placed.append((box, _place_row(row, box, scene.mirrored)))
        top += tall + gap
    return Plan(
        lying=False,
        head=head,
        strap=level.strap,
        icons=icons,
        clock=clock_box,
        clock_size=clock_size,
        bar=bar,
        said=said_box,
        said_size=size,
        said_shown=shown,
        count_in=count_in,
        panels=panels,
        both=level.both,
        form=form,
        others=others,
        rows=tuple(placed),
        folded=(),
    )


def _fixed(
    scene: Scene,
    level: _Level,
    rows: Sequence[Sequence[_Button]],
    said: Sequence[Said],
    size: float,
    edge: float,
    gap: float,
    width: float,
) -> float:
    """What everything but the clock's own row and the calls takes."""
    total = 2 * edge + TARGET + gap + _BAR + gap
    if level.strap:
        total += gap
    if said:
        total += said_height(said, size, width) + gap
    if level.others and scene.others:
        total += others_height(scene) + gap
    for row in rows:
        total += (level.target if any(button.name in dict(scene.controls) for button in row) else TARGET) + gap
    # Nothing stands below the last part.
    return total - (gap if rows or (level.others and scene.others) else 0.0)


def _area_need(scene: Scene, level: _Level, width: float, height: float, gap: float) -> float:
    need = _panels_need(scene, width, height, level.both, gap, False)
    if scene.form is Form.NONE:
        return need
    return scene.form_height + (need + gap if need else 0.0)


def _fits(
    scene: Scene,
    level: _Level,
    rows: Sequence[Sequence[_Button]],
    said: Sequence[Said],
    size: float,
    edge: float,
    gap: float,
    width: float,
) -> bool:
    clock = level.clock if level.strap else 0.0
    # Several panels may need another number of columns in the room that is really left for them.
    left = scene.height - _fixed(scene, level, rows, said, size, edge, gap, width) - clock
    need = _area_need(scene, level, width, left, gap)
    return need + level.spare <= left


def _fill(
    scene: Scene, area: Box, both: bool, gap: float, *, lying: bool
) -> tuple[Box | None, tuple[Box, ...], Box | None]:
    """What stands in the room for the calls: 3-2-1, the calls, and a form below them, or in their place."""
    if scene.phase is Phase.COUNT_IN and scene.form is Form.NONE:
        return area, (), None
    if scene.form is Form.NONE:
        return None, _place_panels(scene, area, both, gap), None
    need = _panels_need(scene, area.width, area.height - scene.form_height - gap, both, gap, lying)
    if scene.seats == 0 or scene.phase is Phase.COUNT_IN or need + gap + scene.form_height > area.height + 0.01:
        return None, (), area
    tall = area.height - scene.form_height - gap
    upper = Box(area.left, area.top, area.width, tall)
    lower = Box(area.left, area.top + tall + gap, area.width, scene.form_height)
    return None, _place_panels(scene, upper, both, gap), lower


# --- a lying screen ---------------------------------------------------------------------------------------------------


def _lying(scene: Scene) -> Plan:
    """Clock and what is done to it on one side, the calls, full height, on the other (left and right, or mirrored)."""
    side, edge, gap = _margins(scene)
    gap = max(6.0, gap)
    share = 0.5 if scene.board else 0.4 if scene.seats <= 1 else 0.36 if scene.width >= 400 else 0.3
    most = 420.0 if scene.width < 1100 and not scene.board else scene.width * share
    if scene.seats == 0 and scene.form is Form.NONE and scene.phase is not Phase.COUNT_IN and not scene.said:
        column = scene.width - 2 * side
    else:
        column = max(_LEAST_SIDE, min(most, scene.width * share))
    between = gap if scene.width < 700 else 24.0
    wide = scene.width - 2 * side - column - between
    left = side + wide + between if scene.mirrored else side
    right = side if scene.mirrored else side + column + between
    tall = scene.height - 2 * edge
    area = Box(right, edge, max(0.0, wide), tall)
    said_box, said_size, shown, both, inner, seats = _lying_calls(scene, area, gap)
    drawn = replace(scene, seats=seats)
    count_in, panels, form = _fill(drawn, inner, both, gap, lying=True)
    plan = _side(scene, Box(left, edge, column, tall), gap, more=shown < len(scene.said))
    plan = replace(
        plan,
        said=said_box,
        said_size=said_size,
        said_shown=shown,
        count_in=count_in,
        panels=panels,
        both=both,
        form=form,
    )
    return replace(plan, folded=_folded(scene, plan))


def _lying_calls(scene: Scene, area: Box, gap: float) -> tuple[Box | None, float, int, bool, Box, int]:
    """What is said, above the calls: its box, text size and number, then what is left for the calls and how."""
    sizes = [max(13.0, scene.text(17, 22)), 15.0, 13.0]
    must = tuple(said for said in scene.said if not said.folds)
    tries = [(scene.said, size, both) for size in sizes[:2] for both in (True, False)]
    tries += [(must, size, both) for both in (True, False) for size in sizes]
    form = scene.form_height + gap if scene.form is not Form.NONE else 0.0
    for seats in (scene.seats, 0) if scene.form is not Form.NONE or scene.phase is Phase.DONE else (scene.seats,):
        for said, size, both in tries:
            tall = said_height(said, size, area.width) + gap if said else 0.0
            left = area.height - tall - (form if seats else max(0.0, form - gap))
            need = _panels_need(replace(scene, seats=seats), area.width, left, both, gap, True)
            if need <= left:
                box = Box(area.left, area.top, area.width, tall - gap) if said else None
                return (
                    box,
                    size,
                    len(said),
                    both,
                    Box(area.left, area.top + tall, area.width, area.height - tall),
                    seats,
                )
    # Before a call is cut, a sentence that asks for nothing waits behind "More": the clock and its button say as much.
    for said in (tuple(one for one in must if one.buttons),):
        need = _panels_need(scene, area.width, area.height, False, gap, True)
        tall = said_height(said, sizes[-1], area.width) + gap if said else 0.0
        if scene.form is Form.NONE and need + tall <= area.height:
            box = Box(area.left, area.top, area.width, tall - gap) if said else None
            rest = Box(area.left, area.top + tall, area.width, area.height - tall)
            return box, sizes[-1], len(said), False, rest, scene.seats
    said, size = must, sizes[-1]
    # Whatever happens, the next calls are whole: what is said takes what they leave, in as small a text as it needs.
    seats = scene.seats if scene.form is Form.NONE else 0
    need = _panels_need(replace(scene, seats=seats), area.width, area.height, False, gap, True)
    tall = min(said_height(said, size, area.width), max(0.0, area.height - need - gap)) + gap if said else 0.0
    box = Box(area.left, area.top, area.width, tall - gap) if said else None
    return box, size, len(said), False, Box(area.left, area.top + tall, area.width, area.height - tall), seats


def _side(scene: Scene, column: Box, gap: float, *, more: bool) -> Plan:
    """The side with the clock: head, clock, bar, the tokens of the others, buttons, as many as there is room for."""
    width = column.width
    narrow = width < 3 * TARGET
    icons = ("menu",) if width < 2 * TARGET else ("help", "menu")
    tokens = _board_height(scene, width) if scene.board else others_height(scene)
    for full, others, least in (
        (True, True, 64.0),
        (True, False, 64.0),
        (False, True, 56.0),
        (False, False, 48.0),
        (False, False, 1.0),
    ):
        if full and (narrow or scene.form is not Form.NONE):
            continue
        if others and not scene.others and not full:
            continue
        shown = others and (scene.others > 0 or scene.board)
        rows = _rows(scene, width, full=full, short=narrow, more=more or (scene.others > 0 and not shown))
        target = ROOMY_TARGET if full else TARGET
        heights = [target if any(button.name in dict(scene.controls) for button in row) else TARGET for row in rows]
        fixed = TARGET + gap + gap + _BAR + sum(height + gap for height in heights) + ((tokens + gap) if shown else 0.0)
        room = column.height - fixed
        if room >= least:
            break
    head = Box(column.left, column.top, width, TARGET)
    clock_size = _clock_most(scene, width, room)
    if not scene.board:
        clock_size = min(clock_size, max(150.0, 0.42 * scene.height))
    clock = Box(column.left, head.bottom + gap, width, max(1.0, clock_size * FIGURES))
    bar = Box(column.left, clock.bottom + gap, width, _BAR)
    spare = max(0.0, room - clock.height)
    top = bar.bottom + gap
    others_box = None
    if shown:
        # On a board the tokens get what the clock's width leaves them.
        tall = tokens + spare if scene.board else tokens
        others_box = Box(column.left, top, width, tall)
    bottom = column.bottom
    placed: list[tuple[Box, tuple[tuple[str, Box], ...]]] = []
    for row, height in reversed(list(zip(rows, heights, strict=True))):
        box = Box(column.left, bottom - height, width, height)
        placed.insert(0, (box, _place_row(row, box, scene.mirrored)))
        bottom -= height + gap
    return Plan(
        lying=True,
        head=head,
        strap=width >= 2 * TARGET + 110,
        icons=icons,
        clock=clock,
        clock_size=clock_size,
        bar=bar,
        said=None,
        said_size=0.0,
        said_shown=0,
        count_in=None,
        panels=(),
        both=True,
        form=None,
        others=others_box,
        rows=tuple(placed),
        folded=(),
    )


def _board_height(scene: Scene, width: float) -> float:
    """What the board with all tokens takes at least: two columns of lines to be read from a chair."""
    people = max(1, scene.seats + scene.others)
    return ceil(people / (2 if width >= 420 else 1)) * 40.0


# --- inside a panel ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """Where a panel's parts are, from its own upper left corner. ``head``: symbol, name and token; ``layout`` and
    ``printing``: the calls, None where there is no room or no use; ``rest``: what a seat with a token has below it."""

    edge: float
    head: Box
    head_size: float
    token_size: float
    so_far: Box | None
    layout: Box | None
    printing: Box | None
    rest: Box
    layout_size: float
    print_size: float


def lay_panel(scene: Scene, box: Box, both: bool, *, laying_out: bool) -> PanelPlan:
    """Lay out one of several panels in its box. ``laying_out``: "Tirage !" is the call to come."""
    calls = _calls_height(scene, box.width, both and not laying_out) if scene.presses else 0.0
    tight = box.height < _around(scene, box.width, False) + PANEL_GAP + calls - 0.01
    pad, edge, gap = (0.0, _TIGHT_EDGE, 1.0) if tight else (PANEL_PAD, PANEL_EDGE, PANEL_GAP)
    side = 2.0 if tight else PANEL_PAD
    wide = box.width - 2 * side
    name = name_height(scene, box.width, tight)
    head = Box(side, edge + pad, wide, name)
    top = head.bottom + gap
    room = box.height - pad - top
    line = ceil(scene.text(14, 18) * LINE)
    so_far = None
    if room - line - PANEL_GAP >= calls + 24 or (not scene.presses and room >= line - 0.01):
        so_far = Box(side, top, wide, line)
        top = so_far.bottom + gap
        room = box.height - pad - top
    rest = Box(side, top, wide, max(0.0, room))
    first: Box | None = None
    second: Box | None = None
    if scene.presses:
        first, second = _two_calls(scene, rest, both and not laying_out, laying_out)
    return PanelPlan(
        edge=edge,
        head=head,
        head_size=12.0 if tight else scene.text(14, 16) if box.width < 130 else scene.text(18, 24),
        token_size=min(name - 2, 40.0),
        so_far=so_far,
        layout=first,
        printing=second,
        rest=rest,
        layout_size=word_size(scene.calls[0], first.width, first.height, 40) if first else 0.0,
        print_size=word_size(scene.calls[1], second.width, second.height, 40) if second else 0.0,
    )


def _two_calls(scene: Scene, rest: Box, both: bool, laying_out: bool) -> tuple[Box | None, Box | None]:
    stacked = rest.height >= 2 * TARGET + PANEL_GAP
    if not both or not (stacked or _beside(scene, rest.width + 2 * PANEL_PAD)):
        return (None, rest) if laying_out else (rest, None)
    if stacked:
        second = max(TARGET, (rest.height - PANEL_GAP) * 0.4)
        first = rest.height - PANEL_GAP - second
        return (
            Box(rest.left, rest.top, rest.width, first),
            Box(rest.left, rest.top + first + PANEL_GAP, rest.width, second),
        )
    each = (rest.width - PANEL_GAP) / 2
    left, right = Box(rest.left, rest.top, each, rest.height), Box(rest.right - each, rest.top, each, rest.height)
    return (right, left) if scene.mirrored else (left, right)


@dataclass(frozen=True, slots=True)
class AlonePlan:
    """Where the parts of the one seat of this device are, from the box's upper left corner. ``note``: whether a button
    says what follows; ``token``, ``told`` and ``back``: once it has its token."""

    layout: Box | None
    printing: Box
    below: Box | None
    layout_size: float
    print_size: float
    note: bool
    token: Box
    token_size: float
    told: Box
    back: Box


def lay_alone(scene: Scene, box: Box, both: bool, *, laying_out: bool, lying: bool) -> AlonePlan:
    """Lay out the one seat of this device in its box."""
    least = CALL_LYING if lying else CALL
    line = ceil(scene.text(15, 20) * LINE)
    below: Box | None = None
    first: Box | None = None
    if laying_out:
        tall = box.height
        lines = 2 if box.width < 420 else 1
        if box.height >= least + 40 + lines * line:
            tall = box.height - lines * line - 6
            below = Box(0, tall + 6, box.width, lines * line)
        second = Box(0, 0, box.width, tall)
    elif both and box.height >= 2 * least + 8:
        tall = max(least, min(box.height - 8 - least, (box.height - 8) * 0.64))
        first = Box(0, 0, box.width, tall)
        second = Box(0, tall + 8, box.width, box.height - tall - 8)
    else:
        first, second = Box(0, 0, box.width, box.height), Box(0, box.height, box.width, 0)
    words = [
        word_size(word, part.width, part.height, 64) if part is not None and part.height else 0.0
        for word, part in zip(scene.calls, (first, second), strict=True)
    ]
    tall = (first or second).height
    note = tall >= 130 and widest_word(" ".join(scene.calls)) * 17 <= box.width
    text = ceil(scene.text(15, 18) * LINE)
    told_height = min(max(text, box.height - 3 * TARGET), 4 * text)
    back = Box(0, box.height - TARGET, box.width, TARGET)
    told = Box(0, back.top - told_height - 2, box.width, told_height)
    token = Box(0, 0, box.width, max(1.0, told.top - 2))
    return AlonePlan(
        layout=first,
        printing=second,
        below=below,
        layout_size=words[0],
        print_size=words[1] if first is None else min(words[1], 34.0),
        note=note,
        token=token,
        token_size=max(1.0, min(150.0, token.height / 1.05, token.width / 2)),
        told=told,
        back=back,
    )
