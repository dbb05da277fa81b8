"""Lays out the round screen in portrait (on an upright device): drops parts until everything fits. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from companion.games.redac_chef.views.round.plan.buttons import RowButton, list_folded, pack_rows, place_row, row_height
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
    CLOCK,
    CLOCK_IN_HEAD,
    CLOCK_OF_SEVERAL,
    FIGURES,
    ROOMY_TARGET,
    TARGET,
    Box,
    Form,
    Plan,
    Scene,
    ScenePhase,
    Sentence,
)


@dataclass(frozen=True, slots=True)
class _Level:
    """How much of the round screen is shown.

    Attributes:
        strap: whether the head has a row of its own.
        others: whether the tokens of the others are shown.
        rows: the rows of buttons: "full", "slim" or "none".
        both: whether a panel shows both calls, else only the next one.
        clock: the least text size of the clock (px).
        target: the height of the clock's buttons (px).
        sentence_scale: factor on the text size of the sentences.
        spare: how much higher (px) than their least height the calls must be for this level to be chosen.
    """

    strap: bool
    others: bool
    rows: str
    both: bool
    clock: float
    target: float = TARGET
    sentence_scale: float = 1.0
    spare: float = 0.0


def _list_levels(scene: Scene) -> Iterator[_Level]:
    """Yield the levels, from everything down to the least that must be shown."""
    clock = CLOCK if scene.seats <= 1 else CLOCK_OF_SEVERAL
    yield _Level(True, True, "full", True, clock + 16, ROOMY_TARGET, spare=40.0 if scene.seats == 1 else 0.0)
    yield _Level(True, True, "slim", True, clock)
    yield _Level(True, False, "slim", True, clock)
    yield _Level(False, True, "slim", True, CLOCK_IN_HEAD, sentence_scale=0.85)
    yield _Level(False, False, "slim", True, CLOCK_IN_HEAD, sentence_scale=0.85)
    if scene.phase is not ScenePhase.PAUSED:
        yield _Level(False, False, "none", True, CLOCK_IN_HEAD, sentence_scale=0.85)
    yield _Level(True, False, "slim", False, CLOCK_IN_HEAD, sentence_scale=0.85)
    yield _Level(False, False, "slim", False, CLOCK_IN_HEAD, sentence_scale=0.8)
    yield _Level(False, False, "none", False, CLOCK_IN_HEAD, sentence_scale=0.75)


def _choose_sentence_size(scene: Scene, level: _Level) -> float:
    """Return the text size (px) of the sentences at that level."""
    return max(13.0, scene.text(17, 22) * level.sentence_scale)


def lay_standing(scene: Scene) -> Plan:
    """Return the plan of an upright screen (portrait): by the first level that fits, else by the one that shows
    least."""
    side, edge, gap = margins(scene)
    width = scene.width - 2 * side
    keeps = scene.form is Form.NONE
    scenes = [scene] if keeps else [scene, replace(scene, seats=0)]
    for each in scenes:
        levels = [level for level in _list_levels(each) if keeps or level.rows != "full"]
        # A question may cost the clock's own row and the tokens of the others, but not a call, before it goes behind
        # "More".
        asks = any(one.folds and one.buttons for one in each.sentences)
        tries = [(level, False) for level in levels if level.both and asks] + [(level, True) for level in levels]
        for level, folds in tries:
            plan = _lay_level(each, level, side, edge, gap, width, folds=folds)
            if plan is not None:
                return replace(plan, folded=list_folded(scene, plan))
    last = _Level(
        False,
        False,
        "none" if scene.phase is not ScenePhase.PAUSED else "slim",
        False,
        CLOCK_IN_HEAD,
        sentence_scale=0.75,
    )
    plan = _lay_level(scenes[-1], last, side, edge, gap, width, folds=True, must=True)
    assert plan is not None
    return replace(plan, folded=list_folded(scene, plan))


def _lay_level(
    scene: Scene, level: _Level, side: float, edge: float, gap: float, width: float, *, folds: bool, must: bool = False
) -> Plan | None:
    """Return the plan of the screen at that level, its ``folded`` still empty; None if it does not fit (with ``must``
    it is laid out all the same). ``folds``: sentences that may wait are behind "More"."""
    sentences, shown = scene.sentences, len(scene.sentences)
    rows = [] if level.rows == "none" else pack_rows(scene, width, full=level.rows == "full")
    size = _choose_sentence_size(scene, level)
    if level.rows != "full" and folds:
        # Sentences that may wait fold away before the calls get too small.
        sentences = (
            sentences
            if _fits(scene, level, rows, sentences, size, edge, gap, width)
            else tuple(s for s in sentences if not s.folds)
        )
        shown = len(sentences)
    if not must and not _fits(scene, level, rows, sentences, size, edge, gap, width):
        return None
    fixed = _compute_fixed_height(scene, level, rows, sentences, size, edge, gap, width)
    area_need = _compute_calls_height(scene, level, width, scene.height, gap)
    room = scene.height - fixed
    clock = level.clock if level.strap else 0.0
    extra = max(0.0, room - area_need - clock)
    if level.strap:
        most = min(largest_clock(scene, width, scene.height), 150.0 if scene.width < 700 else 0.3 * scene.height)
        nothing_else = scene.seats == 0 and scene.form is Form.NONE
        share = extra if nothing_else else extra * (0.35 if scene.seats == 1 else 0.3)
        clock = min(most, clock + share)
    area_height = max(0.0, room - clock)
    top = edge
    icons: tuple[str, ...] = ("help", "menu")
    head = Box(side, top, width, TARGET)
    if level.strap:
        top += TARGET + gap
        clock_box, clock_size = Box(side, top, width, clock * FIGURES), min(clock, largest_clock(scene, width, clock))
        top += clock_box.height + gap
    else:
        icons = ("menu",) if scene.width < 300 else ("help", "menu")
        if level.rows == "none":
            icons = ("more", *icons)
        taken = len(icons) * TARGET
        clock_wide = width - taken - 6
        clock_box = Box(side + (taken + 6 if scene.mirrored else 0), top, clock_wide, TARGET)
        clock_size = min(44.0, largest_clock(scene, clock_wide, TARGET))
        head = Box(side if scene.mirrored else side + clock_wide + 6, top, taken, TARGET)
        top += TARGET + gap
    bar = Box(side, top, width, BAR)
    top += BAR + gap
    sentences_box = None
    if sentences:
        tall = sentences_height(sentences, size, width)
        sentences_box = Box(side, top, width, tall)
        top += tall + gap
    area = Box(side, top, width, area_height)
    count_in, panels, form = fill_calls(scene, area, level.both, gap, lying=False)
    top += area_height + (gap if area_height else 0.0)
    others = None
    if level.others and scene.others:
        others = Box(side, top, width, others_height(scene))
        top += others.height + gap
    placed = []
    for row in rows:
        tall = row_height(scene, row, level.target)
        box = Box(side, top, width, tall)
        placed.append((box, place_row(row, box, scene.mirrored)))
        top += tall + gap
    return Plan(
        lying=False,
        head=head,
        strap=level.strap,
        icons=icons,
        clock=clock_box,
        clock_size=clock_size,
        bar=bar,
        sentences_box=sentences_box,
        sentence_size=size,
        sentences_shown=shown,
        count_in=count_in,
        panels=panels,
        both=level.both,
        form=form,
        others=others,
        rows=tuple(placed),
        folded=(),
    )


def _compute_fixed_height(
    scene: Scene,
    level: _Level,
    rows: Sequence[Sequence[RowButton]],
    sentences: Sequence[Sentence],
    size: float,
    edge: float,
    gap: float,
    width: float,
) -> float:
    """Return the height of everything except the clock's own row and the calls."""
    total = 2 * edge + TARGET + gap + BAR + gap
    if level.strap:
        total += gap
    if sentences:
        total += sentences_height(sentences, size, width) + gap
    if level.others and scene.others:
        total += others_height(scene) + gap
    total += sum(row_height(scene, row, level.target) + gap for row in rows)
    # No gap below the last part.
    return total - (gap if rows or (level.others and scene.others) else 0.0)


def _compute_calls_height(scene: Scene, level: _Level, width: float, height: float, gap: float) -> float:
    """Return the least height of the calls and of the open form."""
    need = panels_height(scene, width, height, level.both, gap, False)
    if scene.form is Form.NONE:
        return need
    return scene.form_height + (need + gap if need else 0.0)


def _fits(
    scene: Scene,
    level: _Level,
    rows: Sequence[Sequence[RowButton]],
    sentences: Sequence[Sentence],
    size: float,
    edge: float,
    gap: float,
    width: float,
) -> bool:
    """Tell whether everything that the level shows fits on the screen, with the spare height that it demands."""
    clock = level.clock if level.strap else 0.0
    # Recompute the need: in the room really left, several panels may stand in another number of columns.
    left = scene.height - _compute_fixed_height(scene, level, rows, sentences, size, edge, gap, width) - clock
    need = _compute_calls_height(scene, level, width, left, gap)
    return need + level.spare <= left
