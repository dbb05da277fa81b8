"""Draws one seat in a round: "Maquette !", "Tirage !", its token, and the five seconds in which a call may be taken
back."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from math import ceil, pi
from typing import Any

import flet as ft

from companion.games.redac_chef.state.calls import CLOSE_MS, count_take_back_s, is_double_tap
from companion.games.redac_chef.state.intents import CallLayout, CallPrint
from companion.games.redac_chef.state.play import Play
from companion.games.redac_chef.views.round.plan.panel import PanelPlan, lay_alone, lay_panel
from companion.games.redac_chef.views.round.plan.scene import LINE, Box, Scene
from companion.kit.clock_text import format_clock
from companion.kit.token_order import Call
from companion.table.seats import Seat
from companion.table.timer import Status
from companion.ui import theme
from companion.ui.clock import read_clock_status
from companion.ui.controls.buttons import action, icon_button, touch_down_button
from companion.ui.controls.handle import handle
from companion.ui.controls.seats import AwayMark, symbol
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.fast_text import use_fast_text
from companion.ui.reactive import use_device, use_device_and_palette, use_slice
from companion.ui.widths import count_lines, sans_em, widest_word


@dataclass(frozen=True, slots=True)
class CallState:
    """State of one seat in a round, as far as its panel on one device shows it.

    Attributes:
        token: its bouclage token; None while it has none.
        layout_left, print_left: the time left on the clock (ms) at its calls; None without.
        gap: how much later (ms) its print call came than that of the token before; None if that does not matter.
        photo: whether its place is a photo finish that the players have to decide.
        settled: whether the token is final: no earlier press can arrive any more.
        time_called: whether time is up.
        paused: whether the clock is stopped, so that the next button to press is "go on".
        sending: whether its print call is on the way to the server.
        back_s: for how many more seconds its call can be taken back on this device; 0 if it cannot.
        phases: whether the mode has reporting and layout, so that "Maquette !" comes first.
        tokens: whether the mode has tokens.
        laying_out: whether "Tirage !" is the next call.
    """

    token: int | None
    layout_left: int | None
    print_left: int | None
    gap: int | None
    photo: bool
    settled: bool
    time_called: bool
    paused: bool
    sending: bool
    back_s: int
    phases: bool
    tokens: bool
    laying_out: bool

    @property
    def may_take_back(self) -> bool:
        """Tell whether the call can still be taken back."""
        return self.back_s > 0


def read_call_state(device: Device, seat: Seat, may_press: bool) -> CallState:
    """Return the state of one seat in today's round. ``may_press``: its calls may be made and taken back on this
    device. The time is read only if something depends on it, so that a slice of this is not computed every second in
    vain."""
    assert device.view is not None
    log, play = device.view.log, device.state.play
    call, common = log.find_once(("call", seat.id), lambda: _find_call_state(play, seat))
    settled = call is None or play.today.bouclage.is_settled(seat.id, device.view.complete)
    paused, sending = read_clock_status(device) is Status.PAUSED, _control_id(seat) in device.sending
    back_s = count_take_back_s(call.at, device.view.now) if call is not None and may_press else 0
    if settled and not (paused or sending or back_s):
        return common
    return replace(common, settled=settled, paused=paused, sending=sending, back_s=back_s)


def _find_call_state(play: Play, seat: Seat) -> tuple[Call | None, CallState]:
    """Return the seat's call of today and its state, without what differs between devices or changes with time."""
    day, mode = play.today, play.settings.rules
    call = day.bouclage.call(seat.id)
    return call, CallState(
        token=day.bouclage.token(seat.id),
        layout_left=day.layout_left(seat.id),
        print_left=call.left_ms if call else None,
        gap=day.bouclage.gap(seat.id),
        photo=day.bouclage.is_photo_finish(seat.id),
        settled=True,
        time_called=day.time_called,
        paused=False,
        sending=False,
        back_s=0,
        phases=mode.phases,
        tokens=mode.tokens,
        laying_out=play.is_laying_out(seat.id),
    )


def _read_mark(device: Device, seat: Seat) -> str:
    """Return the seat's token as a figure (a tick in modes without tokens); "" before its call."""
    assert device.view is not None
    play: Play = device.state.play
    marks = device.view.log.find_once("marks", lambda: {one: play.mark_of(one) for one in play.today.bouclage.order})
    return marks.get(seat.id, "")


def describe_done_briefly(device: Device, call_state: CallState) -> str:
    """Return what the seat has done in this round, as the first and longest of its texts."""
    return _describe_done(device, call_state)[0]


def _describe_done(device: Device, call_state: CallState) -> list[str]:
    """Return what the seat has done in this round as one or more texts, each shorter than the one before, for where
    there is little room."""
    if call_state.token is None:
        if call_state.layout_left is None and call_state.time_called and call_state.tokens:
            return [device.t("round-no-token"), device.t("round-no-token-brief")]
        if call_state.layout_left is None:
            return [device.t("round-reporting" if call_state.phases else "round-page-open")]
        return [device.t("round-layout-at", time=format_clock(call_state.layout_left))]
    if not call_state.settled:
        return [device.t("round-token-settling"), device.t("round-token-settling-brief")]
    if call_state.print_left is None:
        done, brief = device.t("round-print-buzzer"), device.t("round-print-buzzer-brief")
    else:
        time = format_clock(call_state.print_left)
        done, brief = device.t("round-print-at", time=time), device.t("round-print-at-brief", time=time)
    words = [done, brief]
    if call_state.gap is not None and call_state.gap < CLOSE_MS:
        gap = device.words.gap(call_state.gap)
        words = [
            f"{done} · {device.t('round-gap', gap=gap)}",
            f"{brief} · {device.t('round-gap-brief', gap=gap)}",
            device.t("round-gap-brief", gap=gap),
            brief,
        ]
    return words


def _describe_photo_finish(device: Device) -> list[str]:
    """Return the text that the players decide a photo finish: a sentence, then a word."""
    return [device.t("round-photo-finish"), device.t("round-photo-finish-brief")]


def _control_id(seat: Seat) -> str:
    """Return the id of the control that shows "sending" while that seat's "Tirage !" is on its way."""
    return f"tirage-{seat.id}"


def layout_button(device: Device, seat: Seat, **looks: Any) -> ft.Control:
    """Build the button "Maquette !" of that seat, which calls as soon as a finger touches it. ``looks``: passed on to
    ``touch_down_button``."""

    def call() -> Coroutine[Any, Any, Any]:
        """Send the call with the instant of the press."""
        press = device.read_press()
        return device.send(
            CallLayout(day=device.state.play.current, seat=seat.id, at=press.at, error_ms=press.error_ms)
        )

    return touch_down_button(
        device, f"maquette-{device.state.number(seat.id)}", device.t("round-layout"), call, **looks
    )


def print_button(device: Device, seat: Seat, **looks: Any) -> ft.Control:
    """Build the button "Tirage !" of that seat, which calls as soon as a finger touches it, and for which "sending"
    stands until the server has answered. ``looks``: passed on to ``touch_down_button``."""

    def call() -> Coroutine[Any, Any, Any]:
        """Send the call with the instant of the press; nothing for the second tap of a double tap on "Maquette !"."""
        press = device.read_press()
        if is_double_tap(device.state, device.state.play.current, seat.id, press.at):
            return asyncio.sleep(0)
        day = device.state.play.current
        intent = CallPrint(day=day, seat=seat.id, at=press.at, error_ms=press.error_ms, line=press.line)
        return device.send(intent, waiting=_control_id(seat))

    return touch_down_button(device, f"tirage-{device.state.number(seat.id)}", device.t("round-print"), call, **looks)


def _build_take_back(device: Device, seat: Seat, seconds: int, height: float, width: float) -> ft.Control:
    """Build the button that takes the call back, with the seconds for which it still can. On a phone that holds only
    this seat it is in the first person."""

    def undo_call() -> Coroutine[Any, Any, None]:
        """Undo the seat's call of today."""
        return device.undo("print-called", seat=seat.id, day=device.state.play.current)

    mine = tuple(own.id for own in device.seats) == (seat.id,)
    label = device.t("round-take-back" if mine else "round-take-back-for", seconds=seconds)
    size = min(device.fit(theme.BODY, 22) * device.scale, (width - 18) / sans_em(label))
    return action(
        device,
        f"take-back-{device.state.number(seat.id)}",
        label,
        undo_call,
        height=height,
        size=size / device.scale,
        compact=True,
        exact=True,
    )


def place_in(box: Box, content: ft.Control, **looks: Any) -> ft.Container:
    """Return the content positioned in that box of a stack. ``looks``: further properties of the container around
    it."""
    return ft.Container(content, left=box.left, top=box.top, width=box.width, height=box.height, **looks)


@ft.component
def Token(seat: Seat, size: float, blank: str = "", colour: str | None = None, large: bool = False) -> ft.Control:
    """Shows that seat's token (a tick in modes without tokens), ``blank`` while it has none. A change of it is sent to
    the page before everything else, because everybody waits for it. ``size``: in logical pixels, whatever the text size
    of the device; ``large``: in the middle of all the space there is."""
    device, p = use_device_and_palette()
    token = use_fast_text(lambda d: _read_mark(d, seat) or blank)
    figure = serif(
        token.value,
        size / device.scale,
        p,
        color=p.ink if colour is None else colour,
        style=ft.TextStyle(height=1),
    )
    shown: ft.Control = handle(f"bouclage-{device.state.number(seat.id)}", figure)
    if large:
        shown = ft.Container(shown, alignment=ft.Alignment.CENTER)
    return token.bind(figure, shown)


def is_upside_down(device: Device, seat: Seat) -> bool:
    """Tell whether that seat's panel is drawn upside down on this device."""
    return seat.id in device.prefs.turned


@ft.component
def Panel(seat: Seat, may_press: bool, scene: Scene, box: Box, both: bool) -> ft.Control:
    """Shows one of several seats on this device, in the box that the plan gives it: name, token, what it has done and,
    where this device may press for it (``may_press``), its buttons. ``scene``: what the screen was laid out for;
    ``both``: there is room for both calls."""
    device, p = use_device_and_palette()
    laying_out = use_slice(lambda d: d.state.play.is_laying_out(seat.id))
    upside_down = use_slice(lambda d: is_upside_down(d, seat))
    number = device.state.number(seat.id)
    here = replace(scene, presses=may_press)
    parts = lay_panel(here, box, both, laying_out=laying_out)
    px = 1 / device.scale
    name = bold(
        seat.name,
        p,
        size=parts.head_size * px,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        style=_FLAT,
    )
    token = Token(seat, parts.token_size, colour=p.players[seat.colour], key=f"token-{seat.id}")
    head: list[ft.Control] = [symbol(seat, p, size=min(22, parts.head_size)), name]
    head += [AwayMark(seat, key=f"away-{seat.id}"), token]
    if scene.turns:

        async def toggle_upside_down() -> None:
            """Turn the panel upside down, or back, on this device."""
            others = tuple(one for one in device.prefs.turned if one != seat.id)
            await device.prefer(turned=others if upside_down else (*others, seat.id))

        label = device.t("round-turn", name=seat.name)
        head.append(
            icon_button(device, f"panel-turn-{number}", ft.Icons.SCREEN_ROTATION_ALT, label, toggle_upside_down)
        )
    stack: list[ft.Control] = [
        ft.Container(bgcolor=p.players[seat.colour], left=0, top=0, width=box.width, height=parts.edge),
        place_in(parts.head, ft.Row(head, spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER)),
    ]
    # Parts that a press changes are components of their own, so that the panel itself is not redrawn.
    if parts.so_far is not None:
        stack.append(place_in(parts.so_far, SeatProgress(seat, parts.so_far.width, key=f"so-far-{seat.id}")))
    if may_press:
        stack.append(Presses(seat, parts, key=f"presses-{seat.id}"))
    stack.append(TokenRemark(seat, may_press, parts, ceil(scene.text(14, 18) * LINE), key=f"told-{seat.id}"))
    return ft.Container(
        ft.Stack(stack, fit=ft.StackFit.EXPAND),
        left=box.left,
        top=box.top,
        width=box.width,
        height=box.height,
        bgcolor=p.card,
        border_radius=14,
        # Drawn over the content, so that the boxes inside are as large as they were laid out.
        foreground_decoration=ft.BoxDecoration(border=ft.Border.all(1, p.rule), border_radius=ft.BorderRadius.all(14)),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        rotate=ft.Rotate(pi) if upside_down and scene.turns else None,
    )


@ft.component
def SeatProgress(seat: Seat, width: float) -> ft.Control:
    """Shows what the seat has done, on one line of that width."""
    device = use_device()
    words = use_fast_text(
        lambda d: _pick_words(d, _describe_done(d, read_call_state(d, seat, False)), width), first=False
    )
    line = _draw_line(device, words.value)
    return words.bind(line, ft.Container(line))


@ft.component
def Presses(seat: Seat, parts: PanelPlan) -> ft.Control:
    """Shows the buttons of a panel: the calls, or the one that takes a call back."""
    device = use_device()
    called, sending, red, back_s = use_slice(lambda d: _read_presses(d, seat))
    stack: list[ft.Control] = []
    if called and back_s:
        back = _place_take_back(parts)
        stack.append(place_in(back, _build_take_back(device, seat, back_s, back.height, back.width)))
    elif sending:
        text = bold(device.t("round-sending"), device.palette)
        stack.append(place_in(parts.rest, text, alignment=ft.Alignment.CENTER))
    elif not called:
        looks: dict[str, Any] = {"padding": 4, "radius": 12}
        if parts.layout is not None:
            stack.append(place_in(parts.layout, layout_button(device, seat, size=parts.layout_size, **looks)))
        if parts.printing is not None:
            button = print_button(device, seat, red=red, size=parts.print_size, **looks)
            stack.append(place_in(parts.printing, button))
    return ft.Stack(stack, fit=ft.StackFit.EXPAND)


def _read_presses(device: Device, seat: Seat) -> tuple[bool, bool, bool, int]:
    """Return whether the seat has called, whether its call is on its way, whether "Tirage !" is red, and for how many
    more seconds its call can be taken back."""
    call_state = read_call_state(device, seat, True)
    called = call_state.token is not None
    return (
        called,
        call_state.sending and not called,
        call_state.laying_out and not call_state.paused and not called,
        call_state.back_s,
    )


def _place_take_back(parts: PanelPlan) -> Box:
    """Return the box of the button that takes a call back."""
    rest = parts.rest
    return Box(rest.left, rest.top, rest.width, min(rest.height, theme.PLAY_TARGET))


@ft.component
def TokenRemark(seat: Seat, may_press: bool, parts: PanelPlan, line: int) -> ft.Control:
    """Shows, below the buttons of a seat that has a token, a remark: a photo finish, or how the seat called. ``line``:
    the height of a line."""
    device = use_device()
    words, below_press = use_slice(lambda d: _read_remark(d, seat, may_press, parts.so_far is None))
    top = _place_take_back(parts).bottom + 2 if below_press else parts.rest.top
    lines = int((parts.rest.bottom - top) // line)
    if not words or lines <= 0:
        return ft.Container(width=0, height=0, left=0, top=0)
    room = Box(parts.rest.left, top, parts.rest.width, lines * line)
    return place_in(room, _build_remark(device, [*words], room.width, lines))


def _read_remark(device: Device, seat: Seat, may_press: bool, alone: bool) -> tuple[tuple[str, ...], bool]:
    """Return the remark on the seat as texts, each shorter than the one before, and whether a button is above it. What
    the seat has done is among them only if ``alone``, because else it stands elsewhere."""
    call_state = read_call_state(device, seat, may_press)
    if call_state.token is None:
        return (), False
    words = _describe_photo_finish(device) if call_state.photo else _describe_done(device, call_state) if alone else []
    return tuple(words), bool(words) and call_state.may_take_back


#: A line as high as its figures: boxes are laid out to the pixel.
_FLAT = ft.TextStyle(height=1.2)


def _fits_in_lines(text: str, size: float, width: float, lines: int) -> bool:
    """Tell whether the text fits on ``lines`` lines of that width (size and width in px) without breaking a word."""
    return widest_word(text) * size <= width and count_lines(text, size, width) <= lines


def _build_remark(device: Device, words: list[str], width: float, lines: int = 1) -> ft.Control:
    """Build the longest of the texts that fits on ``lines`` lines of that width; if none does, the shortest, cut
    off."""
    return _draw_line(device, _pick_words(device, words, width, lines), lines)


def _pick_words(device: Device, words: list[str], width: float, lines: int = 1) -> str:
    """Return the longest of the texts that fits on ``lines`` lines of that width; if none does, the shortest."""
    shown = device.fit(14, 18) * device.scale
    return next((text for text in words if _fits_in_lines(text, shown, width, lines)), words[-1])


def _draw_line(device: Device, text: str, lines: int = 1) -> ft.Text:
    size = device.fit(14, 18)
    return small(text, device.palette, size=size, max_lines=lines, overflow=ft.TextOverflow.ELLIPSIS, style=_FLAT)


@ft.component
def SingleSeat(seat: Seat, may_press: bool, scene: Scene, box: Box, both: bool, lying: bool) -> ft.Control:
    """Shows the only seat of this device, in the box that the plan gives it: two large buttons, then one, then its
    token. ``may_press``: this device may press for it; ``both``: there is room for both calls; ``lying``: the screen is
    laid out in landscape."""
    device = use_device()
    whose = device.palette.players[seat.colour]
    parts = lay_alone(scene, box, both, laying_out=True, lying=lying)
    rest = SingleSeatPresses(seat, may_press, scene, box, both, lying, key=f"rest-{seat.id}")
    token = Token(seat, parts.token_size, colour=whose, large=True, key=f"token-{seat.id}")
    # The token is sent before the rest is redrawn: until then it stands on the button that was pressed.
    # Nobody presses the token: a touch goes through it to the button below.
    above = place_in(parts.token, token, ignore_interactions=True)
    return place_in(box, ft.Stack([rest, above], fit=ft.StackFit.EXPAND))


@ft.component
def SingleSeatPresses(seat: Seat, may_press: bool, scene: Scene, box: Box, both: bool, lying: bool) -> ft.Control:
    """Shows the calls of the only seat of this device until it has a token, and afterwards how it got it, with the
    button that takes the call back. Where this device may not press for it (``may_press``), there are no buttons."""
    device, p = use_device_and_palette()
    call_state = use_slice(lambda d: read_call_state(d, seat, may_press))
    parts = lay_alone(scene, box, both, laying_out=call_state.laying_out, lying=lying)
    if call_state.token is not None:
        return ft.Stack(
            _build_token_details(device, seat, call_state, may_press, parts.told, parts.back), fit=ft.StackFit.EXPAND
        )
    if not may_press:
        text = sans(describe_done_briefly(device, call_state), p, text_align=ft.TextAlign.CENTER)
        return ft.Container(text, alignment=ft.Alignment.CENTER)
    if call_state.sending:
        sending = serif(device.t("round-sending"), min(32.0, box.height / 2) / device.scale, p)
        return ft.Container(sending, alignment=ft.Alignment.CENTER)
    red = not call_state.paused
    stack: list[ft.Control] = []
    looks: dict[str, Any] = {"radius": 28, "padding": 4 if box.width < 160 else 8}
    if call_state.laying_out:
        note = (
            WillTake(red, key="will-take")
            if call_state.tokens
            else _build_note(device, device.t("round-will-end"), red)
        )
        shown = note if parts.note else None
        button = print_button(device, seat, red=red, size=parts.print_size, note=shown, **looks)
        stack.append(place_in(parts.printing, button))
        if parts.below is not None:
            text = small(
                describe_done_briefly(device, call_state) + device.t("round-closed-then"),
                p,
                size=device.fit(theme.SMALL, 20),
                text_align=ft.TextAlign.CENTER,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
                style=_FLAT,
            )
            stack.append(place_in(parts.below, text, alignment=ft.Alignment.TOP_CENTER))
    else:
        assert parts.layout is not None
        shown = _build_note(device, device.t("round-layout-note"), red) if parts.note else None
        button = layout_button(device, seat, red=red, size=parts.layout_size, note=shown, **looks)
        stack.append(place_in(parts.layout, button))
        if parts.printing.height:
            button = print_button(device, seat, size=parts.print_size, **looks)
            stack.append(place_in(parts.printing, button))
    return ft.Stack(stack, fit=ft.StackFit.EXPAND)


@ft.component
def WillTake(red: bool) -> ft.Control:
    """Shows, on the button "Tirage !", which token the call would take. ``red``: whether the button is red now."""
    device = use_device()
    token = use_slice(lambda d: len(d.state.play.today.bouclage.order) + 1)
    return _build_note(device, device.t("round-will-take", token=token), red)


def _build_note(device: Device, text: str, red: bool) -> ft.Control:
    colour = device.palette.on_action if red else device.palette.ink
    size = device.fit(theme.BODY, 20)
    return sans(text, device.palette, size=size, color=colour, text_align=ft.TextAlign.CENTER)


def _build_token_details(
    device: Device, seat: Seat, call_state: CallState, may_press: bool, text_box: Box, button_box: Box
) -> list[ft.Control]:
    """Build the text that says how this seat got its token, or handed in its page, and the button that takes the call
    back while it can be, each in its box."""
    p = device.palette
    size = device.fit(theme.SMALL, 18)
    token = "round-your-token" if call_state.settled else "round-your-token-open"
    done = device.t(token if call_state.tokens else "round-your-page")
    lines: list[ft.Control] = [
        bold(done, p, size=size, text_align=ft.TextAlign.CENTER, style=_FLAT),
        sans(describe_done_briefly(device, call_state), p, size=size, text_align=ft.TextAlign.CENTER, style=_FLAT),
    ]
    if call_state.photo:
        lines.append(sans(device.t("round-photo-finish"), p, size=size, text_align=ft.TextAlign.CENTER, style=_FLAT))
    # With room for one line only, keep the last: by how much, or that it is a photo finish.
    fit = max(1, int(text_box.height // (size * device.scale * LINE)))
    if fit < len(lines):
        lines = lines[-fit:]
    text = ft.Column(lines, horizontal_alignment=ft.CrossAxisAlignment.CENTER, spacing=0, tight=True)
    stack: list[ft.Control] = [place_in(text_box, text, alignment=ft.Alignment.CENTER)]
    if call_state.may_take_back and may_press:
        stack.append(
            place_in(button_box, _build_take_back(device, seat, call_state.back_s, button_box.height, button_box.width))
        )
    return stack
