"""Shows the sentences that the players must read or answer during a round: the clock is stopped, time is up, the round
is about to end, the server was away."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from math import ceil
from typing import Any

import flet as ft

from companion.games.redac_chef.state.events import RoundCalledOff
from companion.games.redac_chef.state.intents import EndRound, TellFinish
from companion.games.redac_chef.views.round.photo_finish import NAME, PhotoFinish, close_finish
from companion.games.redac_chef.views.round.plan.needs import fits_in_a_row, sentence_text_width
from companion.games.redac_chef.views.round.plan.scene import Sentence
from companion.games.redac_chef.views.round.time_steps import time_steps
from companion.games.redac_chef.views.round.token_order import OrderEditor
from companion.kit.clock_text import format_clock, format_duration
from companion.table.intents import ResumeTimer, SetTimeLeft
from companion.table.timer import Status
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.at_table import send_event
from companion.ui.clock import name_pauser, read_clock_status, read_time_left
from companion.ui.controls.buttons import action, link, small_action
from companion.ui.controls.handle import handle
from companion.ui.controls.locked_note import is_locked_out, locked_note
from companion.ui.controls.paper import warning
from companion.ui.controls.stack import pile, stack, wrap
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_device_and_palette, use_latest, use_slice
from companion.ui.widths import count_lines


def list_sentences(device: Device, *, widest: bool = False) -> tuple[Sentence, ...]:
    """Return the sentences that apply now, the most urgent first. ``widest``: with the longest wording that each can
    get, so that the layout around them does not move at each press. The question about an absence of the server is not
    among them (``AbsenceQuestion``)."""
    day, rules = device.state.play.today, device.state.play.settings.rules
    status, may, t = read_clock_status(device), device.may_lead, device.t
    applying: list[Sentence] = []
    if device.state.away is None and status is Status.PAUSED and not day.time_called:
        by = name_pauser(device)
        applying.append(Sentence(device.words.say(by) if by else t("clock-paused"), kind="paused"))
    waiting = len(day.seats) if widest else len(day.without_token)
    if day.time_called and day.without_token and rules.tokens:
        applying.append(Sentence(t("round-time-up", count=waiting), kind="over"))
    elif day.bouclage.order and not day.without_token:
        text = "round-settling" if rules.tokens else "round-settling-page"
        undo = "round-settling-undo" if rules.tokens else "round-take-back-page"
        applying.append(Sentence(t(text), (t(undo),) if may else (), kind="done"))
    close = close_finish(device, day.name)
    if close is not None:
        first, second, gap = close
        names = {"first": shorten(first.name, NAME), "second": shorten(second.name, NAME)}
        question = t("finish-ask", gap=device.words.gap(gap), **names)
        buttons = tuple(t("finish-swap", name=name) for name in names.values()) if may else ()
        applying.append(Sentence(question, buttons, folds=True, kind="photo"))
    if is_locked_out(device):
        applying.append(Sentence(t("rights-note"), folds=True, kind="locked"))
    return tuple(applying)


@ft.component
def Sentences(shown: int, size: float, width: float, more: tuple[Sentence, ...] = ()) -> ft.Control:
    """Shows the first ``shown`` sentences of those in ``more`` followed by those that apply now, with their buttons, in
    the text size and width (px) for which they were laid out."""
    device = use_device()
    shown_sentences = (*more, *use_slice(list_sentences))[:shown]
    return ft.Column(
        [_build_sentence(device, one, size, width) for one in shown_sentences],
        spacing=6,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _build_sentence(device: Device, sentence: Sentence, size: float, width: float) -> ft.Control:
    """Build one sentence with the buttons that answer it, side by side where they fit."""
    p = device.palette
    text = bold(sentence.text, p, size=size / device.scale, style=ft.TextStyle(height=1.25))
    announced: ft.Control = ft.Semantics(live_region=True, content=text)
    if sentence.kind in ("reporting", "locked"):
        announced = handle(sentence.kind, text)
    parts: list[ft.Control] = [announced]
    presses = _list_answers(device, sentence.kind) if sentence.buttons else []
    if presses:
        buttons = [
            small_action(
                device,
                identifier,
                label,
                press,
                size=size / device.scale,
                red=red,
                exact=True,
                expand=fits_in_a_row(sentence.buttons, size, sentence_text_width(width)) or None,
            )
            for (identifier, press, red), label in zip(presses, sentence.buttons, strict=True)
        ]
        if fits_in_a_row(sentence.buttons, size, sentence_text_width(width)):
            parts.append(ft.Row([*buttons], spacing=6))
        else:
            parts += buttons
    inner = stack(*parts, spacing=6)
    return warning(inner, p, padding=ft.Padding.symmetric(horizontal=10, vertical=7))


def _list_answers(device: Device, kind: str) -> list[tuple[str, Callable[[], Coroutine[Any, Any, Any]], bool]]:
    """Return the buttons that answer a sentence of that kind (each its handle, what it does, and whether it is red), in
    the order of the sentence's labels; empty for kinds without an answer."""
    day = device.state.play.current
    if kind == "done":
        return [("undo-last-token", lambda: device.undo("print-called", day=device.state.play.current), True)]
    close = close_finish(device, day)
    if kind != "photo" or close is None:
        return []
    first, second, _ = close
    confirm = partial(device.send, TellFinish(day=day, first=first.id, second=second.id))
    swap = partial(device.send, TellFinish(day=day, first=second.id, second=first.id))
    return [("finish-right", confirm, False), ("finish-swap", swap, False)]


def offers_call_off(device: Device) -> bool:
    """Tell whether this device may call the round off: nobody has called print, and the clock is stopped or about to
    start."""
    standing = read_clock_status(device) in (Status.PAUSED, Status.STARTING)
    return device.state.away is None and standing and not device.state.play.today.bouclage.order and device.may_lead


def call_off(device: Device) -> Coroutine[Any, Any, Any]:
    """Call the round off, so that it can be started again."""
    return send_event(device, RoundCalledOff(day=device.state.play.current))


def offers_order(device: Device) -> bool:
    """Tell whether the order of the tokens may be set by hand on this device, which then leads the table: time is up,
    and some seats have no token."""
    day = device.state.play.today
    tokens = device.state.play.settings.rules.tokens
    return bool(day.time_called and day.without_token and tokens and device.is_lead)


@ft.component
def Notice() -> ft.Control:
    """Shows, on a page that scrolls, all sentences that apply now with their buttons, the question about an absence of
    the server, and the links to call the round off or to set the order of the tokens; usually nothing."""
    device, p = use_device_and_palette()
    applying = use_slice(list_sentences)
    away = use_slice(lambda d: d.state.away)
    offered, ordered = use_slice(lambda d: (offers_call_off(d), offers_order(d)))
    day = use_slice(lambda d: d.state.play.current)
    size = device.fit(theme.BODY, 22) * device.scale
    parts: list[ft.Control] = [] if away is None else [warning(AbsenceQuestion(key=f"away-{away.vouched_at}"), p)]
    parts += [_build_sentence(device, one, size, 0) for one in applying if one.kind not in ("photo", "locked")]
    if offered:
        parts.append(link(device, "call-off", device.t("round-call-off"), partial(call_off, device)))
    if ordered:
        parts.append(OrderEditor())
    parts.append(PhotoFinish(day))
    return stack(*parts)


def compute_absence_height(device: Device, size: float, width: float) -> float:
    """Return the height (px) that the question about an absence of the server needs at that text size and width (px),
    about."""
    title = (
        device.t("away-title-unknown", time="10:00")
        + device.t("away-title", span=format_duration(3_600_000), time="10:00")[:20]
    )
    return 20 + count_lines(title, size, width - 40) * ceil(size * 1.3) + 4 * 56 + 3 * 8


@ft.component
def AbsenceQuestion() -> ft.Control:
    """Asks, after the server was away while the clock ran, whether that time counts, or how much time is left. Where
    this device may not answer, it shows the question alone."""
    device = use_device()
    may, locked = use_slice(lambda d: (d.may_lead, is_locked_out(d) and bool(d.seats)))
    gone = use_slice(lambda d: d.state.away.gone_ms if d.state.away else 0)
    left = use_slice(read_time_left)
    size = device.fit(theme.BODY, 22)
    time_left = format_clock(left)
    gone_is_known = gone >= 1_000  # less than that earlier versions wrote where nobody knew
    title = (
        device.t("away-title", span=format_duration(gone), time=time_left)
        if gone_is_known
        else device.t("away-title-unknown", time=time_left)
    )
    title_text = bold(title, device.palette, size=size)
    # Proposed: the absence counts as played. Not if it is unknown, or longer than what was left.
    proposed = left - gone if gone_is_known and gone < left else left
    wanted = use_latest(max(1_000, -(-proposed // 1000) * 1000))
    if not may:
        return pile(title_text, locked_note(device)) if locked else title_text

    def end_round() -> Coroutine[Any, Any, Any]:
        """Say that time is up."""
        return device.send(EndRound(day=device.state.play.current))

    def set_left() -> Coroutine[Any, Any, Any]:
        """Set the time left to the one chosen."""
        return device.send(SetTimeLeft(left_ms=wanted.value))

    go_on, set_to = device.t("away-go-on"), device.t("away-set", time=format_clock(wanted.value))
    buttons = [
        action(device, "away-go-on", go_on, lambda: device.send(ResumeTimer()), red=True, size=size),
        action(device, "away-set", set_to, set_left, size=size),
        action(device, "away-over", device.t("away-over"), end_round, size=size),
    ]
    return pile(
        title_text,
        time_steps(device, "away", wanted, device.state.timer.length_ms, (10, 1)),
        wrap(*buttons),
    )
