"""Shows a round on every device: the clock, the calls, the tokens. Nothing on it scrolls: in a scrolling page a button
waits until it knows that the finger does not mean to scroll. ``plan`` decides where everything stands; here it is
drawn, in exactly those boxes.

The boxes are laid out for the size that this screen really has, as the browser measures it: a page's own size is wrong
while a sentence takes part of it, and for the first moment on a phone (see ``Device.width``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.views.reminders import Reminders, has_reminders
from companion.games.redac_chef.views.round.calls import Panel, SingleSeat, place_in
from companion.games.redac_chef.views.round.clock import Bar, Clock, list_clock_controls, make_press
from companion.games.redac_chef.views.round.cut_off_watch import ConnectionWatch
from companion.games.redac_chef.views.round.keys import SpaceBar
from companion.games.redac_chef.views.round.notice import (
    AbsenceQuestion,
    Sentences,
    call_off,
    compute_absence_height,
    list_sentences,
    offers_call_off,
    offers_order,
)
from companion.games.redac_chef.views.round.plan.layout import lay_out
from companion.games.redac_chef.views.round.plan.scene import TURNS_FROM, Box, Form, Plan, Scene, ScenePhase, Sentence
from companion.games.redac_chef.views.round.shout import Shout, compute_shout_height, may_enter_shout
from companion.games.redac_chef.views.round.strip import OtherTokens, TokenBoard
from companion.games.redac_chef.views.round.token_order import OrderForm
from companion.games.redac_chef.views.round.undoing import RoundUndo
from companion.games.redac_chef.views.setup.teams import is_reporter
from companion.table.seats import Seat
from companion.table.timer import Status
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import may_act_for
from companion.ui.clock import read_clock_status, read_time_left
from companion.ui.controls.buttons import action, icon_button, link, small_action
from companion.ui.controls.handle import handle
from companion.ui.controls.locked_note import is_locked_out
from companion.ui.controls.seats import count_in_words
from companion.ui.controls.stack import fill
from companion.ui.controls.text import sans, serif
from companion.ui.device import Device
from companion.ui.help import help_button
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value
from companion.ui.screens.menu import menu_button
from companion.ui.widths import sans_em

_STRETCH = ft.CrossAxisAlignment.STRETCH


#: Places in the rules about the buttons of a round, for its "?".
_BUTTONS: Final = (
    "button/maquette",
    "button/tirage",
    "button/bouclage",
    "button/pause",
    "button/end-round",
    "phase/round",
)


def list_counted_rows(device: Device) -> tuple[str, ...]:
    """Return the rows of the pad that will be counted, as places in the rules: players ask what a page is worth while
    they lay it."""
    return tuple(f"row/{row}" for row in device.state.play.settings.rules.rows)


def list_help_places(device: Device, mine: tuple[Seat, ...]) -> tuple[str, ...]:
    """Return the places in the rules behind this device's "?": both phases, first the one that its seats are in, then
    all buttons, and the rows that are counted."""
    laying_out = [device.state.play.is_laying_out(seat.id) for seat in mine]
    phase = (
        ("phase/layout", "phase/reporting") if laying_out and all(laying_out) else ("phase/reporting", "phase/layout")
    )
    return (*phase, *_BUTTONS, *list_counted_rows(device))


@ft.component
def RoundScreen() -> ft.Control:
    """Shows the round as this device needs it: its own seats in large panels, or the seats of the whole table. A button
    switches between the two where both make sense, for this device only."""
    device = use_device()
    seats = use_slice(lambda d: d.state.seats)
    playing = use_slice(lambda d: d.state.play.today.seats)
    unasked: bool | None = None
    chosen, choose = use_value(unasked)
    here = tuple(seat for seat in seats if seat.id in playing)
    own = tuple(seat for seat in here if device.has_seat(seat))
    mine = use_slice(lambda d: tuple(seat for seat in own if not is_reporter(d, seat)))
    reports = bool(own) and not mine
    whole = not own or ((device.is_host and device.is_wide) if chosen is None else bool(chosen))
    shown = here if whole else mine
    may = use_slice(lambda d: tuple(may_act_for(d, seat.id) for seat in shown))
    opened, open_ = use_value(Form.NONE)
    close = partial(open_, Form.NONE)

    def toggle_whole_table() -> None:
        """Switch between the seats of this device and the whole table."""
        choose(not whole)
        open_(Form.NONE)

    unmeasured: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    measured, measure = use_value(unmeasured)

    def store_size(event: ft.LayoutSizeChangeEvent[Any]) -> None:
        """Keep the size that the browser measured, with the page's size at that moment."""
        measure((device.width, device.height, event.width, event.height))

    # After a turn of the device, or once its address bar is gone, the page's size is known before this screen's: use it
    # until this screen is measured again.
    page = use_slice(lambda d: (d.width, d.height))
    width, height = measured[2:] if measured[:2] == page and measured[2] else page
    # Not part of the scene: this is read every second, and the scene must not be.
    long_clock = use_slice(lambda d: read_time_left(d) > 599_000)
    scene = use_slice(
        lambda d: _make_scene(
            d,
            (width, height),
            here=here,
            shown=shown,
            may=any(may) and (whole or bool(mine)),
            whole=whole,
            reports=reports and not whole,
            toggles=bool(own) and len(own) < len(here),
            opened=opened,
            long_clock=long_clock,
        )
    )
    plan = lay_out(scene)
    pressed = tuple(seat for seat, may_press in zip(shown, may, strict=True) if may_press)
    others = own if reports and not whole else tuple(seat for seat in here if seat not in shown)
    named = device.t("table-code", code=device.state.code) if whole else " · ".join(seat.name for seat in own)
    day = use_slice(lambda d: d.state.play.current)
    where = (device.t("day-name", day=day), named, count_in_words(device, len(here)))
    extra = (Sentence(device.t("round-reporter"), kind="reporting"),) if reports and not whole else ()
    stack: list[ft.Control] = [
        place_in(plan.head, Head(where, plan, mine, lambda: open_(Form.MORE)), key="head"),
        place_in(plan.clock, Clock(plan.clock_size, key="clock"), alignment=ft.Alignment.CENTER, key="clock-box"),
    ]
    if plan.bar is not None:
        stack.append(place_in(plan.bar, Bar(key="bar"), key="bar-box"))
    if plan.sentences_box is not None:
        shown_sentences = Sentences(
            plan.sentences_shown, plan.sentence_size, plan.sentences_box.width, extra, key="said"
        )
        stack.append(place_in(plan.sentences_box, shown_sentences, key="said-box"))
    if plan.count_in is not None:
        stack.append(place_in(plan.count_in, CountIn(plan.count_in.height, plan.count_in.width), key="count-in-box"))
    calm = _make_panel_scene(scene)
    for seat, may_press, box in zip(shown, may, plan.panels, strict=False):
        if len(shown) == 1:
            stack.append(SingleSeat(seat, may_press, calm, box, plan.both, plan.lying, key=f"big-{seat.id}"))
        else:
            stack.append(Panel(seat, may_press, calm, box, plan.both, key=f"panel-{seat.id}"))
    if plan.form is not None:
        form = _build_form(device, scene, plan, others, pressed, close, open_, toggle_whole_table)
        stack.append(place_in(plan.form, form, key=f"form-{scene.form}"))
    if plan.others is not None:
        strip = TokenBoard(here, key="board") if scene.board else OtherTokens(others, plan.others.width, key="others")
        stack.append(place_in(plan.others, strip, key="others-box"))
    for name, box in (item for _, items in plan.rows for item in items):
        if name == "undo":
            button = RoundUndo(pressed, "sentences" not in plan.folded, sign=box.width < 100, key="undo")
        else:
            button = _build_button(device, scene, name, box, open_, toggle_whole_table)
        stack.append(place_in(box, button, key=f"at-{name}"))
    stack += [ft.Container(ConnectionWatch(), left=0, top=0), ft.Container(SpaceBar(), left=0, top=0)]
    return ft.Container(
        ft.Stack(stack, fit=ft.StackFit.EXPAND, expand=True),
        expand=True,
        on_size_change=store_size,
        size_change_interval=0,
    )


def _make_scene(
    device: Device,
    size: tuple[float, float],
    *,
    here: tuple[Seat, ...],
    shown: tuple[Seat, ...],
    may: bool,
    whole: bool,
    reports: bool,
    toggles: bool,
    opened: Form,
    long_clock: bool,
) -> Scene:
    """Return the scene for which the round's screen has to be laid out now; as a rule, a single call changes nothing in
    it.

    Args:
        device: the device whose screen it is.
        size: width and height of that screen (px).
        here: the seats of the round.
        shown: those of them that have a panel.
        may: whether this device may call for any of them.
        whole: whether the screen shows the whole table.
        reports: whether it is a reporter's, and so has no panel.
        toggles: whether it can switch between this device's own seats and the whole table.
        opened: the form that somebody has opened; an absence of the server and a refused shout change it.
        long_clock: whether the clock needs two figures for its minutes.
    """
    t, rules, day = device.t, device.state.play.settings.rules, device.state.play.today
    others = 0 if whole else len(here) - len(shown)
    shown_sentences = list_sentences(device, widest=True)
    if reports:
        shown_sentences = (Sentence(t("round-reporter"), kind="reporting"), *shown_sentences)
        others = 1
    locked = is_locked_out(device)
    ends = may and not locked and (whole or not others)
    form = Form.AWAY if device.state.away is not None else opened
    shouts = may_enter_shout(device) and (may or bool(device.seats)) and not locked
    if form is Form.SHOUT and not shouts:
        form = Form.NONE
    links: list[tuple[str, str]] = [("undo", t("undo-what", what="xxxxxxxxxxxxxxxxxxxxxx"))]
    if toggles:
        links.append(("round-toggle", t("round-mine" if whole else "round-all")))
    if has_reminders(device):
        links.append(("reminders", t("round-remind-close" if form is Form.REMIND else "round-remind")))
    if shouts and form is not Form.SHOUT:
        links.append(("shout", t("shout")))
    if offers_call_off(device):
        links.append(("call-off", t("round-call-off")))
    if offers_order(device):
        links.append(("order-edit", t("order-edit")))
    wide = _compute_form_width(size)
    heights: dict[Form, Callable[[], float]] = {
        Form.SHOUT: lambda: compute_shout_height(device, wide),
        Form.AWAY: lambda: compute_absence_height(device, device.fit(theme.BODY, 22) * device.scale, wide),
        Form.MORE: lambda: (len(links) + 4.0) * (theme.TARGET + 6),
        Form.ORDER: lambda: len(day.seats) * 52.0 + 70,
        Form.REMIND: lambda: 4 * size[1],
    }
    return Scene(
        width=size[0],
        height=size[1],
        scale=device.scale,
        seats=len(shown),
        others=others,
        phase=_find_phase(device),
        form=form,
        form_height=heights[form]() if form in heights else 0.0,
        presses=may,
        phases=rules.phases,
        calls=(t("round-layout"), t("round-print")),
        clock="00:00" if long_clock else "0:00",
        sentences=shown_sentences,
        controls=list_clock_controls(device, end=ends) if device.may_lead and not locked and not reports else (),
        links=tuple(links),
        board=whole and device.is_host and device.is_wide,
        mirrored=device.prefs.mirrored,
        turns=len(shown) > 1 and min(size) >= TURNS_FROM and not device.is_wide,
    )


def _find_phase(device: Device) -> ScenePhase:
    """Return the phase of the round, as far as the layout depends on it; ``DONE`` once all have called."""
    day = device.state.play.today
    if read_clock_status(device) is Status.STARTING:
        return ScenePhase.COUNT_IN
    if day.bouclage.order and not day.without_token:
        return ScenePhase.DONE
    if day.time_called or read_clock_status(device) is Status.OVER:
        return ScenePhase.OVER
    return ScenePhase.PAUSED if read_clock_status(device) is Status.PAUSED else ScenePhase.RUNNING


def _compute_form_width(size: tuple[float, float]) -> float:
    """Return about the width (px) of a form, which decides how many lines its parts take."""
    width, height = size
    return (width * 0.55 if width >= height else width) - 32


def _make_panel_scene(scene: Scene) -> Scene:
    """Return a scene with only what panels depend on, and defaults for the rest, so that they are redrawn only when
    that changes."""
    return Scene(
        width=scene.width,
        height=scene.height,
        scale=scene.scale,
        seats=scene.seats,
        phase=ScenePhase.RUNNING,
        phases=scene.phases,
        calls=scene.calls,
        presses=scene.presses,
        mirrored=scene.mirrored,
        turns=scene.turns,
    )


@ft.component
def Head(where: tuple[str, ...], plan: Plan, mine: tuple[Seat, ...], more: Callable[[], None]) -> ft.Control:
    """Shows ``where`` (day, table, players) as far as it fits on one line, with those of the buttons "More", "?" and
    menu that the plan puts there. ``mine``: this device's own seats; ``more``: opens "More"."""
    device, p = use_device_and_palette()
    places = use_slice(lambda d: list_help_places(d, mine))
    buttons: dict[str, Callable[[], list[ft.Control]]] = {
        "more": lambda: [icon_button(device, "more", ft.Icons.MORE_HORIZ, device.t("round-more"), more)],
        "help": lambda: help_button(device, *places),
        "menu": lambda: [menu_button(device)],
    }
    icons = [button for name in plan.icons for button in buttons[name]()]
    if not plan.strap:
        return ft.Row(icons, spacing=0, alignment=ft.MainAxisAlignment.END)
    size = min(13 * device.scale, 18.0)
    room = plan.head.width - theme.TARGET * len(icons) - 12
    text = ""
    for part in where:
        longer = f"{text} · {shorten(part, 34).upper()}" if text else shorten(part, 34).upper()
        if text and sans_em(longer) * size > room:
            break
        text = longer
    rule = ft.Container(height=2, bgcolor=p.ink)
    words = sans(text, p, size=size / device.scale, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    strap = ft.Column(
        [rule, words, ft.Container(height=1, bgcolor=p.ink)],
        spacing=5,
        expand=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=_STRETCH,
    )
    return ft.Row([strap, *icons], spacing=4)


@ft.component
def CountIn(height: float, width: float) -> ft.Control:
    """Shows the seconds before the start (3, 2, 1), as large as that room (px) allows."""
    device = use_device()
    lead = use_slice(lambda d: -(-d.state.timer.lead(d.view.now) // 1000) if d.view else 0)
    size = min(height * 0.9, width * 0.9, 320.0)
    figure = serif(str(lead), size / device.scale, device.palette, style=ft.TextStyle(height=1))
    return handle("count-in", ft.Container(figure, alignment=ft.Alignment.CENTER))


def _build_button(
    device: Device,
    scene: Scene,
    name: str,
    box: Box,
    open_: Callable[[Form], None],
    toggled: Callable[[], None],
) -> ft.Control:
    """Build one of the buttons in the rows, as large as its box; if its label does not fit, an icon takes its place.
    ``open_`` opens a form; ``toggled`` switches between own seats and the whole table."""
    labels = dict((*scene.controls, *scene.links))
    if name in dict(scene.controls):
        size = scene.text(17, 20)
        if box.width < sans_em(labels[name]) * size + 16:
            icon = ft.Icons.PLAY_ARROW if name == "resume" else ft.Icons.PAUSE
            return icon_button(device, name, icon, labels[name], make_press(device, name))
        return action(
            device,
            name,
            labels[name],
            make_press(device, name),
            red=name == "resume",
            height=box.height,
            size=size / device.scale,
            compact=True,
            exact=True,
        )
    if name == "more":
        return icon_button(device, "more", ft.Icons.MORE_HORIZ, device.t("round-more"), partial(open_, Form.MORE))
    return _build_link(device, name, labels[name], scene.form, open_, toggled)


def _build_link(
    device: Device,
    name: str,
    label: str,
    form: Form,
    open_: Callable[[Form], None],
    toggled: Callable[[], None],
) -> ft.Control:
    """Build one of the links by its name, which opens its form (``open_``; closes it, if it is the open reminders),
    switches to or from the whole table (``toggled``) or calls the round off."""
    presses: dict[str, Callable[[], Any]] = {
        "round-toggle": toggled,
        "reminders": partial(open_, Form.NONE if form is Form.REMIND else Form.REMIND),
        "shout": partial(open_, Form.SHOUT),
        "call-off": partial(call_off, device),
        "order-edit": partial(open_, Form.ORDER),
    }
    icons = {"shout": ft.Icons.CAMPAIGN_OUTLINED, "order-edit": ft.Icons.SWAP_VERT}
    return link(device, name, label, presses[name], icon=icons.get(name), brief=True)


def _build_form(
    device: Device,
    scene: Scene,
    plan: Plan,
    others: tuple[Seat, ...],
    pressed: tuple[Seat, ...],
    close: Callable[[], None],
    open_: Callable[[Form], None],
    toggled: Callable[[], None],
) -> ft.Control:
    """Build the form that is open, with the button that closes it; the question about an absence of the server has
    none, for it must be answered."""
    if scene.form is Form.SHOUT:
        return Shout(close, key="shout-form")
    if scene.form is Form.AWAY:
        return ft.Column([AbsenceQuestion(key="away")], scroll=ft.ScrollMode.AUTO, horizontal_alignment=_STRETCH)
    parts: list[ft.Control]
    if scene.form is Form.REMIND:
        parts = [Reminders(device.state.play.current, key="reminders-form")]
    elif scene.form is Form.ORDER:
        return ft.Column([OrderForm(close, key="order-form")], scroll=ft.ScrollMode.AUTO, horizontal_alignment=_STRETCH)
    else:
        parts = _build_more(device, scene, plan, others, pressed, open_, toggled)
    label = device.t("round-remind-close")
    identifier = "reminders" if scene.form is Form.REMIND and "reminders" not in plan.shown else "more-close"
    return ft.Column(
        [
            fill(*parts, spacing=6, scroll=True),
            small_action(device, identifier, label, close, exact=True),
        ],
        spacing=6,
        horizontal_alignment=_STRETCH,
    )


def _build_more(
    device: Device,
    scene: Scene,
    plan: Plan,
    others: tuple[Seat, ...],
    pressed: tuple[Seat, ...],
    open_: Callable[[Form], None],
    toggled: Callable[[], None],
) -> list[ft.Control]:
    """Build what is behind "More": first the questions, whose buttons would else be out of sight; then the tokens of
    the others; then buttons and links."""
    labels = dict((*scene.controls, *scene.links))
    parts: list[ft.Control] = []
    if "others" in plan.folded:
        parts.append(OtherTokens(others, _compute_form_width((scene.width, scene.height)), key="others"))
    if "sentences" in plan.folded:
        # On the lowest pages the buttons of a sentence are in sight only if they stand side by side.
        size = scene.text(15, 15 if scene.height < 300 else 18)
        sentence_list = Sentences(9, size, _compute_form_width((scene.width, scene.height)), key="said")
        parts.insert(0 if any(one.buttons for one in scene.sentences) else len(parts), sentence_list)
    for name in plan.folded:
        if name == "undo":
            parts.append(RoundUndo(pressed, asks=True, key="undo"))
        elif name in dict(scene.controls):
            parts.append(
                action(device, name, labels[name], make_press(device, name), red=name == "resume", compact=True)
            )
        elif name in labels:
            parts.append(_build_link(device, name, labels[name], scene.form, open_, toggled))
    return parts
