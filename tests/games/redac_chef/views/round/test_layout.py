"""The round's screen at every size: calls whole, nothing covered, nothing outside, no word cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.games.redac_chef.views.round.plan.layout import lay_out
from companion.games.redac_chef.views.round.plan.needs import sentences_height
from companion.games.redac_chef.views.round.plan.panel import NOTE_GAP, lay_alone, lay_panel
from companion.games.redac_chef.views.round.plan.scene import (
    CALL,
    CALL_LYING,
    LEAST_TEXT,
    LINE,
    TARGET,
    TURNS_FROM,
    Box,
    Form,
    Plan,
    Scene,
    ScenePhase,
    Sentence,
)
from companion.table.message import Param, say
from companion.text.languages import codes
from companion.text.words import words
from companion.ui.widths import serif_em

CLOCKS = ("4:00", "12:00")


#: What a line of the serif face takes, as a multiple of its size.
_SERIF_LINE = 1.4


def put(lang: str, id_: str, **params: Param) -> str:
    """A message as the catalogue has it."""
    return words(lang).say(say(id_, **params))


def calls(lang: str) -> tuple[str, str]:
    """The two calls."""
    return put(lang, "round-layout"), put(lang, "round-print")


def links(lang: str = "fr") -> tuple[tuple[str, str], ...]:
    """What stands beneath."""
    undo = put(lang, "undo-what", what=say("undo-print-called", name="Maximilienn…"))
    rest = (("round-toggle", "round-all"), ("reminders", "round-remind"), ("shout", "shout"))
    return (("undo", undo), *((name, put(lang, id_)) for name, id_ in rest))


def controls(phase: ScenePhase, lang: str = "fr") -> tuple[tuple[str, str], ...]:
    """The clock's buttons of somebody seated."""
    end = ("end-round", put(lang, "round-give-rest" if phase is ScenePhase.OVER else "round-end"))
    more = (("add-30", put(lang, "clock-add")), end)
    if phase is ScenePhase.PAUSED:
        return (("resume", put(lang, "clock-resume")), *more)
    if phase in (ScenePhase.RUNNING, ScenePhase.COUNT_IN):
        return (("pause", put(lang, "clock-pause")), *more)
    return (end,)


def said(phase: ScenePhase, photo: bool, lang: str = "fr") -> tuple[Sentence, ...]:
    """What is said in that phase."""
    names = {"first": "Maximilienne", "second": "Wolfeschlege…"}
    ways = tuple(put(lang, "finish-swap", name=name) for name in names.values())
    of = {
        ScenePhase.PAUSED: (Sentence(put(lang, "clock-paused")),),
        ScenePhase.OVER: (Sentence(put(lang, "round-time-up", count=6)),),
        ScenePhase.DONE: (Sentence(put(lang, "round-settling"), (put(lang, "round-settling-undo"),)),),
    }
    close = Sentence(put(lang, "finish-ask", gap="0,009", **names), ways, folds=True)
    return of.get(phase, ()) + ((close,) if photo else ())


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """Any screen of a round."""
    seats = draw(st.integers(0, 6))
    others = draw(st.integers(0, 6 - seats)) if seats else draw(st.integers(1, 6))
    phase, lang = draw(st.sampled_from(ScenePhase)), draw(st.sampled_from(codes()))
    form = draw(st.sampled_from([Form.NONE] * 3 + list(Form)))
    presses = draw(st.booleans()) if seats else False
    seated = presses or draw(st.booleans())
    width, height = draw(st.integers(320, 2000)), draw(st.integers(232, 1200))
    return Scene(
        width=width,
        height=height,
        scale=draw(st.sampled_from([1.0, 1.15, 1.5, 2.0])),
        seats=seats,
        others=others,
        phase=phase,
        form=form,
        form_height=draw(st.sampled_from([150.0, 280.0, 400.0])) if form is not Form.NONE else 0.0,
        presses=presses,
        phases=draw(st.booleans()),
        calls=calls(lang),
        clock=draw(st.sampled_from(CLOCKS)),
        sentences=said(phase, draw(st.booleans()), lang),
        controls=controls(phase, lang) if seated else (),
        links=links(lang)[: draw(st.integers(1, 4))],
        board=draw(st.booleans()),
        mirrored=draw(st.booleans()),
        turns=min(width, height) >= TURNS_FROM and seats > 1 and draw(st.booleans()),
    )


def apart(named: Sequence[tuple[str, Box]]) -> None:
    """None covers another."""
    for (one, box), (other, second) in combinations(named, 2):
        beside = box.right <= second.left + 0.01 or second.right <= box.left + 0.01
        assert beside or box.bottom <= second.top + 0.01 or second.bottom <= box.top + 0.01, (
            f"{one} {box} covers {other} {second}"
        )


def inside(named: Sequence[tuple[str, Box]], outer: Box) -> None:
    """All lie in the outer box, but for rounding."""
    for name, box in named:
        across = outer.left - 0.01 <= box.left and box.right <= outer.right + 0.01
        down = outer.top - 0.01 <= box.top and box.bottom <= outer.bottom + 0.01
        assert across and down, f"{name} {box} outside {outer}"


def boxes_of(plan: Plan) -> list[tuple[str, Box]]:
    """All that is drawn, by name."""
    parts = ("head", "clock", "bar", "sentences_box", "count_in", "form", "others")
    named = [(name, box) for name in parts if (box := getattr(plan, name)) is not None]
    panels = [(f"panel-{at}", box) for at, box in enumerate(plan.panels, 1)]
    return [*named, *panels, *(item for _, items in plan.rows for item in items)]


def whole_word(word: str, size: float, box: Box) -> None:
    """The word stands in its button on one line, at a size that can be read."""
    assert size >= LEAST_TEXT - 1, f"{word} at {size}"
    assert serif_em(word) * size <= box.width - 8 + 0.01, f"{word} is cut in {box}"
    assert size <= box.height


def inside_panel(scene: Scene, plan: Plan, panel: Box, laying_out: bool) -> dict[str, Box]:
    """The calls of one of several panels, after a look at the whole of it."""
    own = Box(0, 0, panel.width, panel.height)
    parts = lay_panel(scene, panel, plan.both, laying_out=laying_out)
    found = {"head": parts.head, "so-far": parts.so_far, "layout": parts.layout, "print": parts.printing}
    boxes = [(name, box) for name, box in found.items() if box is not None]
    if not scene.presses:
        boxes = boxes[:2]
    apart(boxes)
    inside(boxes, own)
    if scene.presses:
        if parts.layout is not None:
            whole_word(scene.calls[0], parts.layout_size, parts.layout)
        if parts.printing is not None:
            whole_word(scene.calls[1], parts.print_size, parts.printing)
    return dict(boxes)


def calls_of(scene: Scene, plan: Plan, laying_out: bool) -> list[dict[str, Box]]:
    """The calls of each seat here, by name."""
    if scene.seats == 1 and plan.panels:
        alone = lay_alone(scene, plan.panels[0], plan.both, laying_out=laying_out, lying=plan.lying)
        calls = {"layout": alone.layout, "print": alone.printing if alone.printing.height else None}
        sizes = {"layout": alone.layout_size, "print": alone.print_size}
        own = Box(0, 0, plan.panels[0].width, plan.panels[0].height)
        found = {name: box for name, box in calls.items() if box is not None}
        shown = [*found.items(), *([("below", alone.below)] if alone.below is not None else [])]
        apart(shown)
        apart([("token", alone.token), ("told", alone.told), ("back", alone.back)])
        inside([*shown, ("token", alone.token), ("told", alone.told), ("back", alone.back)], own)
        assert alone.token_size >= 32
        for (name, box), word in zip(calls.items(), scene.calls, strict=True):
            if box is not None:
                whole_word(word, sizes[name], box)
        return [found]
    return [inside_panel(scene, plan, panel, laying_out) for panel in plan.panels]


def check(scene: Scene) -> Plan:
    """All that holds for every screen of a round."""
    plan = lay_out(scene)
    screen = Box(0, 0, scene.width, scene.height)
    boxes = boxes_of(plan)
    inside(boxes, screen)
    assert all(box.width >= 0 and box.height >= 0 for _, box in boxes)
    apart(boxes)
    for _, items in plan.rows:
        for name, box in items:
            assert box.width >= TARGET - 0.01 and box.height >= TARGET, f"{name} {box}"
    assert plan.clock_size >= 36, f"a clock of {plan.clock_size}"
    assert serif_em(scene.clock) * plan.clock_size <= plan.clock.width
    if plan.folded:
        assert "more" in plan.shown, f"no way to {plan.folded}"
    if scene.phase is ScenePhase.PAUSED and scene.controls and scene.form is Form.NONE:
        assert "resume" in plan.shown
    must = tuple(one for one in scene.sentences if not one.folds)
    if scene.seats > 2 and plan.lying and scene.height < 320:  # lower than any phone but the smallest
        must = tuple(one for one in must if one.buttons)  # a sentence that asks for nothing may wait there
    if must:
        assert plan.sentences_box is not None
    if plan.sentences_box is not None:
        shown = scene.sentences[: plan.sentences_shown]
        assert (
            sentences_height(shown, plan.sentence_size, plan.sentences_box.width) <= plan.sentences_box.height + 0.01
        ), "a sentence is cut"
    if scene.form is not Form.NONE:
        assert plan.form is not None and plan.form.height >= 90
    return plan


@settings(max_examples=400)
@given(scenes())
@example(Scene(320, 232, seats=2, controls=controls(ScenePhase.RUNNING), links=links()))
@example(Scene(360, 560, seats=6, controls=controls(ScenePhase.RUNNING), links=links()))
@example(
    Scene(
        320,
        300,
        seats=5,
        phase=ScenePhase.OVER,
        presses=True,
        phases=False,
        sentences=said(ScenePhase.OVER, False),
        controls=controls(ScenePhase.OVER),
        links=links()[:1],
    )
)
def test_nothing_is_covered_outside_or_cut_on_any_screen_of_a_round(scene: Scene) -> None:
    plan = check(scene)
    over = scene.phase in (ScenePhase.OVER, ScenePhase.DONE)
    for laying_out in (False, True) if scene.phases and not over else (True,):
        calls = calls_of(scene, plan, laying_out)
        if scene.form is not Form.NONE or not scene.presses or scene.phase in (ScenePhase.COUNT_IN, ScenePhase.DONE):
            continue
        assert len(calls) == scene.seats
        following = "print" if laying_out else "layout"
        least = TARGET if scene.seats > 1 else CALL_LYING if plan.lying else CALL
        for each in calls:
            assert each[following].height >= least - 0.01, f"{following} is {each[following].height} high"
            assert all(each[name].height >= TARGET - 0.01 for name in each if name in ("layout", "print"))


@settings(max_examples=200)
@given(
    scenes(),
    st.sampled_from([(320, 454, 1), (320, 232, 2), (360, 560, 6), (568, 232, 2), (667, 331, 6), (1024, 698, 6)]),
)
def test_both_calls_are_whole_where_they_are_promised(scene: Scene, least: tuple[int, int, int]) -> None:
    width, height, most = least
    seats = max(1, min(scene.seats, most))
    scene = replace(
        scene,
        width=max(width, scene.width),
        height=max(height, scene.height),
        seats=seats,
        others=min(scene.others, 6 - seats),
        phase=ScenePhase.RUNNING,
        sentences=said(ScenePhase.RUNNING, False),
        form=Form.NONE,
        form_height=0.0,
        presses=True,
        phases=True,
        controls=controls(ScenePhase.RUNNING),
    )
    plan = check(scene)
    call = TARGET if seats > 1 else CALL_LYING if plan.lying else CALL
    for each in calls_of(scene, plan, False):
        assert min(each["layout"].height, each["print"].height) >= call - 0.01


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("width", "height"),
    [(320, 454), (360, 560), (375, 553), (390, 664), (412, 732), (430, 739), (390, 797), (768, 954)],
)
def test_a_phone_held_upright_shows_a_large_clock_over_two_large_calls(width: int, height: int, scale: float) -> None:
    scene = Scene(width, height, scale, others=2, controls=controls(ScenePhase.RUNNING), links=links()[:2])
    plan = check(scene)
    (calls,) = calls_of(scene, plan, False)
    assert calls["layout"].height >= CALL and calls["print"].height >= CALL
    assert plan.clock_size >= 56


@pytest.mark.parametrize(("width", "height"), [(568, 232), (667, 331), (740, 360), (844, 390)])
def test_a_phone_on_its_side_has_the_clock_left_and_the_calls_right_full_height(width: int, height: int) -> None:
    scene = Scene(width, height, others=2, controls=controls(ScenePhase.RUNNING), links=links()[:2])
    plan = check(scene)
    (calls,) = calls_of(scene, plan, False)
    assert plan.clock.right <= plan.panels[0].left
    assert sum(box.height for box in calls.values()) >= height - 32
    mirrored = check(Scene(width, height, others=2, controls=controls(ScenePhase.RUNNING), mirrored=True))
    assert mirrored.panels[0].right <= mirrored.clock.left


@settings(max_examples=200)
@given(scenes(), st.booleans(), st.booleans())
def test_a_note_has_its_line_under_the_word_of_its_call(scene: Scene, both: bool, laying_out: bool) -> None:
    box = Box(0, 0, max(120.0, scene.width - 32), max(80.0, scene.height * 0.45))
    parts = lay_alone(scene, box, both, laying_out=laying_out, lying=scene.width > scene.height)
    if not parts.note:
        return
    button, size = (parts.printing, parts.print_size) if parts.layout is None else (parts.layout, parts.layout_size)
    needs = size * _SERIF_LINE + NOTE_GAP + scene.text(17, 20) * LINE
    assert needs <= button.height - 2 * 8 + 0.01
