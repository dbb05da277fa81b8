"""Computes the size that each part of a round's screen needs, and places the calls in the room that is left for them.
Pure."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from companion.games.redac_chef.views.round.plan.scene import (
    CALL,
    CALL_LYING,
    FIGURES,
    LEAST_TEXT,
    LINE,
    PANEL_EDGE,
    PANEL_GAP,
    PANEL_PAD,
    TARGET,
    TIGHT_EDGE,
    Box,
    Form,
    Scene,
    ScenePhase,
    Sentence,
)
from companion.ui.widths import count_lines, sans_em, serif_em


def margins(scene: Scene) -> tuple[float, float, float]:
    """Return the margin at the sides, the margin above and below, and the gap between parts."""
    side = 8.0 if scene.width < 400 or scene.height < 400 else 16.0
    low = scene.height < 600
    return side, 6.0 if low else 10.0, 6.0 if low else 8.0


def sentences_height(sentences: Sequence[Sentence], size: float, width: float) -> float:
    """Return the height of the sentences with their buttons, one below the other, in a box of that width."""
    total = 0.0
    inner = sentence_text_width(width)
    for sentence in sentences:
        total += (6 if total else 0) + count_lines(sentence.text, size, inner) * ceil(size * LINE) + 14
        if sentence.buttons:
            rows = 1 if fits_in_a_row(sentence.buttons, size, inner) else len(sentence.buttons)
            total += 6 + rows * TARGET + (rows - 1) * 6
    return total


def sentence_text_width(width: float) -> float:
    """Return the width left for the text of a sentence in a box of that width: beside its red bar, within its
    padding."""
    return width - 8 - 20


def fits_in_a_row(buttons: Sequence[str], size: float, inner: float) -> bool:
    """Tell whether the buttons fit side by side in that width."""
    each = (inner - 6 * (len(buttons) - 1)) / len(buttons)
    return all(sans_em(label) * size + 18 <= each for label in buttons)


def others_height(scene: Scene) -> float:
    """Return the height of the strip with the tokens of the others."""
    return 8 + ceil(scene.text(14, 18) * LINE) + 24


def name_height(scene: Scene, width: float, tight: bool = False) -> float:
    """Return the height of a panel's line with the name; narrow panels have smaller names, ``tight`` ones the
    smallest."""
    if scene.turns:
        return TARGET
    return 17.0 if tight else ceil((scene.text(14, 16) if width < 130 else scene.text(18, 24)) * LINE) + 4


def height_around_calls(scene: Scene, width: float, tight: bool) -> float:
    """Return the height of a panel without its calls: its coloured edge, its padding, and the name."""
    if tight:
        return TIGHT_EDGE + name_height(scene, width, True)
    return PANEL_EDGE + 2 * PANEL_PAD + name_height(scene, width)


def word_size(word: str, width: float, height: float, most: float) -> float:
    """Return the largest text size (px) at which a call's word fits on its button; ``most``: never larger."""
    padding = 16.0 if width < 160 else 28.0
    return max(1.0, min(most, (width - padding) / serif_em(word), (height - 8) * 0.62))


def fits_beside(scene: Scene, width: float) -> bool:
    """Tell whether both calls of a panel can stand side by side with their words at a readable size."""
    each = (width - 2 * PANEL_PAD - PANEL_GAP) / 2
    return all(word_size(word, each, TARGET, 99) >= 13 for word in scene.calls)


def calls_height(scene: Scene, width: float, both: bool) -> float:
    """Return the least height of the calls in a panel of that width."""
    if not both:
        return TARGET
    return TARGET if fits_beside(scene, width) else 2 * TARGET + PANEL_GAP


def may_still_call(scene: Scene) -> bool:
    """Tell whether any seat on this device may still call something."""
    return scene.presses and scene.phase in (ScenePhase.RUNNING, ScenePhase.PAUSED, ScenePhase.OVER)


def panel_height(scene: Scene, width: float, both: bool) -> float:
    """Return the least height of one of several panels. If only the next call is shown, there is no space around it."""
    around = height_around_calls(scene, width, not both)
    if not scene.presses:
        return around + (PANEL_GAP + ceil(scene.text(14, 18) * LINE) if both else 0.0)
    calls = calls_height(scene, width, both and may_lay_out(scene))
    return around + calls + (PANEL_GAP if both else 1.0)


def may_lay_out(scene: Scene) -> bool:
    """Tell whether "Maquette !" may still be called."""
    return scene.phases and scene.phase in (ScenePhase.RUNNING, ScenePhase.PAUSED) and scene.presses


def height_alone(scene: Scene, both: bool, lying: bool) -> float:
    """Return the least height of the only seat on this device: its calls while it may still make any, but no less than
    its token with the button that takes its call back."""
    call = CALL_LYING if lying else CALL
    token = 2 * TARGET + ceil(scene.text(15, 18) * LINE)
    if may_still_call(scene):
        return max(2 * call + 8, token) if both and may_lay_out(scene) else max(call + 24, token)
    return token


def choose_grid(scene: Scene, width: float, height: float, both: bool, gap: float) -> tuple[int, float]:
    """Return in how many columns several panels stand, and the least height that they need in these. Chosen is the
    number with which the words of the calls are largest; if none fits in ``height``, the one that needs least (infinity
    if the words fit in none)."""
    best = (1, float("inf"), -1.0)
    for columns in range(1, min(scene.seats, 4 if width >= 1000 else 3) + 1):
        rows = -(-scene.seats // columns)
        each = (width - gap * (columns - 1)) / columns
        if any(word_size(word, each - 2 * PANEL_PAD, TARGET, 99) < LEAST_TEXT - 1 for word in scene.calls):
            continue
        need = rows * panel_height(scene, each, both) + (rows - 1) * gap
        tall = (height - (rows - 1) * gap) / rows
        # The larger the word can be, the better; a last row that is not full wastes room.
        size = word_size(scene.calls[0], each - 2 * PANEL_PAD, max(TARGET, tall / 3), 40) if need <= height else -1.0
        size -= 3.0 * (rows * columns - scene.seats)
        if size > best[2] or (best[2] < 0 and need < best[1] and size < 0):
            best = (columns, need, size)
    return best[0], best[1]


def panels_height(scene: Scene, width: float, height: float, both: bool, gap: float, lying: bool) -> float:
    """Return the least height of all seats' panels, or of the count-in; 0 without seats. ``height``: the room that
    there is, on which the number of columns depends."""
    if scene.seats == 0:
        return 0.0
    if scene.phase is ScenePhase.COUNT_IN:
        return 60.0
    if scene.seats == 1:
        return height_alone(scene, both, lying)
    return choose_grid(scene, width, height, both, gap)[1]


def place_panels(scene: Scene, area: Box, both: bool, gap: float) -> tuple[Box, ...]:
    """Return the box of each panel in that area, row by row."""
    if scene.seats <= 1:
        return (area,) * scene.seats
    columns, _ = choose_grid(scene, area.width, area.height, both, gap)
    rows = -(-scene.seats // columns)
    wide = (area.width - gap * (columns - 1)) / columns
    tall = (area.height - gap * (rows - 1)) / rows
    return tuple(
        Box(area.left + (at % columns) * (wide + gap), area.top + (at // columns) * (tall + gap), wide, tall)
        for at in range(scene.seats)
    )


def largest_clock(scene: Scene, width: float, height: float) -> float:
    """Return the largest text size (px) at which the clock fits in that room."""
    return max(1.0, min((width - 4) / serif_em(scene.clock), height / FIGURES))


def fill_calls(
    scene: Scene, area: Box, both: bool, gap: float, *, lying: bool
) -> tuple[Box | None, tuple[Box, ...], Box | None]:
    """Place the content of the room for the calls; return the boxes of the count-in (3-2-1), of the panels, and of the
    open form, which stands below the panels or in their place."""
    if scene.phase is ScenePhase.COUNT_IN and scene.form is Form.NONE:
        return area, (), None
    if scene.form is Form.NONE:
        return None, place_panels(scene, area, both, gap), None
    need = panels_height(scene, area.width, area.height - scene.form_height - gap, both, gap, lying)
    if scene.seats == 0 or scene.phase is ScenePhase.COUNT_IN or need + gap + scene.form_height > area.height + 0.01:
        return None, (), area
    tall = area.height - scene.form_height - gap
    upper = Box(area.left, area.top, area.width, tall)
    lower = Box(area.left, area.top + tall + gap, area.width, scene.form_height)
    return None, place_panels(scene, upper, both, gap), lower
