"""Lays out the inside of one seat's box: its two calls, its token, and the button that takes a call back. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from companion.games.redac_chef.views.round.plan.needs import (
    calls_height,
    fits_beside,
    height_around_calls,
    name_height,
    word_size,
)
from companion.games.redac_chef.views.round.plan.scene import (
    CALL,
    CALL_LYING,
    LINE,
    PANEL_EDGE,
    PANEL_GAP,
    PANEL_PAD,
    TARGET,
    TIGHT_EDGE,
    Box,
    Scene,
)
from companion.ui.widths import widest_word


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """Where the parts of one of several panels stand. Boxes are relative to the panel's upper left corner; sizes are
    px.

    Attributes:
        edge: the width of its coloured edge.
        head: symbol, name and token; ``head_size``, ``token_size``: their text sizes.
        so_far: what the seat has done so far; None if there is no room.
        layout, printing: the two calls; None if there is no room or no use for one.
        rest: the room below the head, for a seat with a token.
        layout_size, print_size: the text sizes of the calls.
    """

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
    """Return the plan of one of several panels in its box. ``both``: show both calls, if they fit; ``laying_out``:
    "Tirage !" is the next call, and the only one shown."""
    calls = calls_height(scene, box.width, both and not laying_out) if scene.presses else 0.0
    tight = box.height < height_around_calls(scene, box.width, False) + PANEL_GAP + calls - 0.01
    pad, edge, gap = (0.0, TIGHT_EDGE, 1.0) if tight else (PANEL_PAD, PANEL_EDGE, PANEL_GAP)
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
    """Return the boxes of "Maquette !" and "Tirage !": one above the other, side by side, or the next one only (None
    for the other)."""
    stacked = rest.height >= 2 * TARGET + PANEL_GAP
    if not both or not (stacked or fits_beside(scene, rest.width + 2 * PANEL_PAD)):
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


#: Between a call's word and the note under it (px), and what a line of the note takes, as a multiple of its size.
NOTE_GAP, NOTE_LINE = 8, 1.5


@dataclass(frozen=True, slots=True)
class AlonePlan:
    """Where the parts of the only seat on this device stand. Boxes are relative to the upper left corner of its box;
    sizes are px.

    Attributes:
        layout, printing: the two calls; ``layout`` None if it is not shown.
        below: the room below the calls, if any.
        layout_size, print_size: the text sizes of the calls.
        note: whether a button also says what follows.
        token: for a seat with a token, the token; ``token_size``: its text size.
        told: for a seat with a token, how it got the token.
        back: for a seat with a token, the button that takes the call back.
    """

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
    """Return the plan of the only seat on this device in its box: for its calls and, in the same room, for its token.
    ``both``: show both calls, if they fit; ``laying_out``: "Tirage !" is the next call, and the only one shown."""
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
    tall = (first or second).height
    note = tall >= 130 and widest_word(" ".join(scene.calls)) * 17 <= box.width
    # The note stands under the word of the next call: leave room for its line.
    note_height = NOTE_GAP + ceil(scene.text(17, 20) * NOTE_LINE) if note else 0
    words = [
        word_size(word, part.width, part.height - (note_height if part is (first or second) else 0), 64)
        if part is not None and part.height
        else 0.0
        for word, part in zip(scene.calls, (first, second), strict=True)
    ]
    text = ceil(scene.text(15, 18) * LINE)
    told_height = min(max(text, box.height - 3 * TARGET), 4 * text)
    back = Box(0, box.height - TARGET, box.width, TARGET)
    told_box = Box(0, back.top - told_height - 2, box.width, told_height)
    token = Box(0, 0, box.width, max(1.0, told_box.top - 2))
    return AlonePlan(
        layout=first,
        printing=second,
        below=below,
        layout_size=words[0],
        print_size=words[1] if first is None else min(words[1], 34.0),
        note=note,
        token=token,
        token_size=max(1.0, min(150.0, token.height / 1.05, token.width / 2)),
        told=told_box,
        back=back,
    )
