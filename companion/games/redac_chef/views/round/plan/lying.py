"""Lays out the screen of a round on a device on its side: clock and buttons on one side, calls on the other. Pure."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from companion.games.redac_chef.views.round.plan.buttons import list_folded, pack_rows, place_row, row_height
from companion.games.redac_chef.views.round.plan.needs import (
    fill_calls,
    largest_clock,
    margins,
    others_height,
    panels_height,
    sentences_height,
)
from companion.games.redac_chef.views.round.plan.scene import (
    BAR,
    FIGURES,
    LEAST_SIDE,
    ROOMY_TARGET,
    TARGET,
    Box,
    Form,
    Plan,
    Scene,
    ScenePhase,
)


def lay_lying(scene: Scene) -> Plan:
    """Return the plan of a landscape screen: the clock and its buttons on one side, the calls, full height, on the
    other (left and right, or mirrored)."""
    side, edge, gap = margins(scene)
    gap = max(6.0, gap)
    share = 0.5 if scene.board else 0.4 if scene.seats <= 1 else 0.36 if scene.width >= 400 else 0.3
    most = 420.0 if scene.width < 1100 and not scene.board else scene.width * share
    if scene.seats == 0 and scene.form is Form.NONE and scene.phase is not ScenePhase.COUNT_IN and not scene.sentences:
        column = scene.width - 2 * side
    else:
        column = max(LEAST_SIDE, min(most, scene.width * share))
    between = gap if scene.width < 700 else 24.0
    wide = scene.width - 2 * side - column - between
    left = side + wide + between if scene.mirrored else side
    right = side if scene.mirrored else side + column + between
    tall = scene.height - 2 * edge
    area = Box(right, edge, max(0.0, wide), tall)
    sentences_box, sentence_size, shown, both, inner, seats = _lay_calls(scene, area, gap)
    drawn = replace(scene, seats=seats)
    count_in, panels, form = fill_calls(drawn, inner, both, gap, lying=True)
    plan = _lay_side(scene, Box(left, edge, column, tall), gap, more=shown < len(scene.sentences))
    plan = replace(
        plan,
        sentences_box=sentences_box,
        sentence_size=sentence_size,
        sentences_shown=shown,
        count_in=count_in,
        panels=panels,
        both=both,
        form=form,
    )
    return replace(plan, folded=list_folded(scene, plan))


def _lay_calls(scene: Scene, area: Box, gap: float) -> tuple[Box | None, float, int, bool, Box, int]:
    """Find the roomiest way to put sentences, calls and a form into the area; return the sentences' box, text size and
    number, whether both calls are shown, the box that is left for the calls, and how many seats are drawn in it (none
    where an open form or the end of the calls needs all the room)."""
    sizes = [max(13.0, scene.text(17, 22)), 15.0, 13.0]
    must = tuple(one for one in scene.sentences if not one.folds)
    tries = [(scene.sentences, size, both) for size in sizes[:2] for both in (True, False)]
    tries += [(must, size, both) for both in (True, False) for size in sizes]
    form = scene.form_height + gap if scene.form is not Form.NONE else 0.0
    for seats in (scene.seats, 0) if scene.form is not Form.NONE or scene.phase is ScenePhase.DONE else (scene.seats,):
        for sentences, size, both in tries:
            tall = sentences_height(sentences, size, area.width) + gap if sentences else 0.0
            left = area.height - tall - (form if seats else max(0.0, form - gap))
            need = panels_height(replace(scene, seats=seats), area.width, left, both, gap, True)
            if need <= left:
                box = Box(area.left, area.top, area.width, tall - gap) if sentences else None
                return (
                    box,
                    size,
                    len(sentences),
                    both,
                    Box(area.left, area.top + tall, area.width, area.height - tall),
                    seats,
                )
    # Rather than cut a call, put sentences without buttons behind "More": clock and pause button show as much.
    for sentences in (tuple(one for one in must if one.buttons),):
        need = panels_height(scene, area.width, area.height, False, gap, True)
        tall = sentences_height(sentences, sizes[-1], area.width) + gap if sentences else 0.0
        if scene.form is Form.NONE and need + tall <= area.height:
            box = Box(area.left, area.top, area.width, tall - gap) if sentences else None
            rest = Box(area.left, area.top + tall, area.width, area.height - tall)
            return box, sizes[-1], len(sentences), False, rest, scene.seats
    sentences, size = must, sizes[-1]
    # Nothing fits: the next calls stay whole, and the sentences get what they leave, in the smallest text.
    seats = scene.seats if scene.form is Form.NONE else 0
    need = panels_height(replace(scene, seats=seats), area.width, area.height, False, gap, True)
    tall = (
        min(sentences_height(sentences, size, area.width), max(0.0, area.height - need - gap)) + gap
        if sentences
        else 0.0
    )
    box = Box(area.left, area.top, area.width, tall - gap) if sentences else None
    return box, size, len(sentences), False, Box(area.left, area.top + tall, area.width, area.height - tall), seats


def _lay_side(scene: Scene, column: Box, gap: float, *, more: bool) -> Plan:
    """Return the plan of the side with the clock: head, clock, bar, the tokens of the others and buttons, as many of
    these as there is room for. ``more``: sentences have folded away behind "More"."""
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
        rows = pack_rows(scene, width, full=full, short=narrow, more=more or (scene.others > 0 and not shown))
        target = ROOMY_TARGET if full else TARGET
        heights = [row_height(scene, row, target) for row in rows]
        fixed = TARGET + gap + gap + BAR + sum(height + gap for height in heights) + ((tokens + gap) if shown else 0.0)
        room = column.height - fixed
        if room >= least:
            break
    head = Box(column.left, column.top, width, TARGET)
    clock_size = largest_clock(scene, width, room)
    if not scene.board:
        clock_size = min(clock_size, max(150.0, 0.42 * scene.height))
    clock = Box(column.left, head.bottom + gap, width, max(1.0, clock_size * FIGURES))
    bar = Box(column.left, clock.bottom + gap, width, BAR)
    spare = max(0.0, room - clock.height)
    top = bar.bottom + gap
    others_box = None
    if shown:
        # On a board the tokens also get the height that the clock cannot use.
        tall = tokens + spare if scene.board else tokens
        others_box = Box(column.left, top, width, tall)
    bottom = column.bottom
    placed: list[tuple[Box, tuple[tuple[str, Box], ...]]] = []
    for row, height in reversed(list(zip(rows, heights, strict=True))):
        box = Box(column.left, bottom - height, width, height)
        placed.insert(0, (box, place_row(row, box, scene.mirrored)))
        bottom -= height + gap
    return Plan(
        lying=True,
        head=head,
        strap=width >= 2 * TARGET + 110,
        icons=icons,
        clock=clock,
        clock_size=clock_size,
        bar=bar,
        sentences_box=None,
        sentence_size=0.0,
        sentences_shown=0,
        count_in=None,
        panels=(),
        both=True,
        form=None,
        others=others_box,
        rows=tuple(placed),
        folded=(),
    )


def _board_height(scene: Scene, width: float) -> float:
    """Return the least height of the board with everybody's tokens: lines to be read from a chair, in two columns if
    there is room."""
    people = max(1, scene.seats + scene.others)
    return ceil(people / (2 if width >= 420 else 1)) * 40.0
