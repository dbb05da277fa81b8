"""Draws the game while it is played: open cards, whose turn it is, the plan of figures, points, and the buttons of a
turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

import flet as ft

from companion.games.plus_belle_la_vie.state.events import RencontreDeclared
from companion.games.plus_belle_la_vie.state.intents import BeginMeeting, StepSoleControl
from companion.games.plus_belle_la_vie.state.play import ACTIONS, DRAW, LAY, MOST_ACTIONS, TURN, Play
from companion.games.plus_belle_la_vie.views import queries
from companion.games.plus_belle_la_vie.views.cards import NewCard, OpenCards
from companion.games.plus_belle_la_vie.views.control import NewCharacter
from companion.games.plus_belle_la_vie.views.meeting import MeetingPage
from companion.games.plus_belle_la_vie.views.plan import Plan
from companion.table.message import say
from companion.table.parts.events import ItemTicked, TurnPassed
from companion.ui import theme
from companion.ui.at_table import compute_scores, go, list_enterable_seats, list_playing_seats, may_act_for, send_event
from companion.ui.controls.buttons import action, fit_labels, icon_button, small_action
from companion.ui.controls.fields import LARGE_TEXT, lay_side_by_side, stepper
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, column, lay_over_bar, turn_columns, two_columns, warning
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import acting_width, is_crowded, lies_on_side
from companion.ui.parts.corrections import back_to_result, corrections
from companion.ui.parts.counter import Counter
from companion.ui.parts.foot import Way, foot, lay_ways
from companion.ui.parts.people import pick_seat
from companion.ui.parts.turns import TurnBar, read_turns
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value
from companion.ui.widths import serif_em

#: Between a title and what stands beside it.
_BESIDE: Final = 10


@dataclass(frozen=True, slots=True)
class Question:
    """Question that this device asks at the foot of its page: who declared a rencontre, which card comes about, who
    brought its last figure, or a character that nobody has copied yet."""

    what: Literal["", "rencontre", "which", "meeting", "character"] = ""
    place: str = ""


@ft.component
def Main() -> ft.Control:
    """Draws the game: the page of a rendez-vous while one is played out, the form of a new card, else the table."""
    meeting = use_slice(lambda d: queries.play_of(d).meeting is not None)
    copying, copy = use_value(False)
    if meeting:
        return MeetingPage(key="meeting")
    if copying:
        return NewCard(lambda: copy(False), key="new-card")
    return Game(lambda: copy(True), key="game")


@ft.component
def Game(copy: Callable[[], Any]) -> ft.Control:
    """Draws the table between two rendez-vous, and after the last one. ``copy`` opens the form for a new card."""
    device, p = use_device_and_palette()
    question, ask = use_value(Question())
    may = use_slice(lambda d: d.may_lead)
    enterable_seats = use_slice(list_enterable_seats)
    ended = use_slice(queries.is_over)
    checked = use_slice(lambda d: queries.play_of(d).checked)
    left: list[ft.Control] = [queries.top(device), Played(key="played")]
    right: list[ft.Control] = [Points(key="points")]
    if ended and checked:
        left.insert(1, corrections(device, device.t("logged-is-over")))
    elif ended:
        left.append(warning(sans(device.t("plus-belle-la-vie-last-count"), p), p))
    else:
        oldest = device.t("plus-belle-la-vie-oldest")
        cards = OpenCards(copy, lambda place: ask(Question("meeting", place)), key="cards")
        left += [cards, TurnBar(oldest, onward=False, key="turn"), Actions(key="actions")]
        right.append(Plan(lambda: ask(Question("character")), key="plan"))
    width = theme.COLUMN if device.is_wide else None
    pairs, apart, crowded = use_slice(lambda d: (d.has_two_columns, lies_on_side(d), is_crowded(d)))
    bars: list[ft.Control] = []
    if question.what and not ended:
        asking = (
            NewCharacter(lambda: ask(Question()), key="new-character")
            if question.what == "character"
            else Asking(question, ask, key=f"asking-{question}")
        )
        if crowded:
            return lay_over_bar(p, column([queries.top(device), asking]), foot(device), width=width)
        bars = [asking]
    elif ended and may:
        bars = [Ending(key="ending")]
    elif not ended and (may or enterable_seats):
        bars = [Acting(ask, key="acting")]
    # Large text, and a low page, leave no room for a bar: the buttons stand in the page.
    acting, bars = (bars, []) if crowded else ([], bars)
    left, right = turn_columns(apart, left, acting, [], right)
    page = two_columns(pairs, left, right, queries.doors(device))
    return lay_over_bar(p, page, stack(*bars, foot(device), spacing=4), width=width)


@ft.component
def Played() -> ft.Control:
    """Draws how many rendez-vous are played, of how many, with a mark for each result."""
    device, p = use_device_and_palette()
    done, of = use_slice(queries.how_far)
    figure, large = device.t("plus-belle-la-vie-of", played=done, of=of), device.fit(40, 52)
    count = handle("rendez-vous", serif(figure, large, p))
    label = device.t("plus-belle-la-vie-rendez-vous")
    beside = serif_em(figure) * large * device.scale + theme.TARGET + _BESIDE
    name = bold(label, p, size=device.headline(label, 20, 20 * device.scale, beside))
    title = with_help(device, name, "button/meet", "button/rencontre", "phase/over")
    head = ft.Row(
        [ft.Container(title, expand=True), count], spacing=_BESIDE, vertical_alignment=ft.CrossAxisAlignment.CENTER
    )
    results = use_slice(lambda d: tuple(one.result for one in queries.play_of(d).meetings))
    pips: list[ft.Control] = [
        ft.Icon(ft.Icons.CHECK_CIRCLE if result == "success" else ft.Icons.HIGHLIGHT_OFF, size=20, color=p.ink)
        for result in results
    ]
    pips += [ft.Icon(ft.Icons.RADIO_BUTTON_UNCHECKED, size=20, color=p.muted) for _ in range(of - done)]
    won = sum(result == "success" for result in results)
    text = device.t("plus-belle-la-vie-pips", won=won, failed=done - won, left=of - done)
    row = ft.Row(pips, spacing=4)
    return stack(head, handle("pips", row, name=text), spacing=2)


# --- the foot ---------------------------------------------------------------------------------------------------------


async def declare(device: Device, seat: str) -> None:
    """Send that the player declared a rencontre, and show a notice once it is accepted."""
    if await send_event(device, RencontreDeclared(seat=seat)) is not None:
        device.tell(say("plus-belle-la-vie-rencontre-said", name=device.state.name(seat)))


async def begin(device: Device, seat: str, place: str) -> None:
    """Send that a rendez-vous begins at that place ("": its card is not entered), and that the player brought its last
    figure."""
    await device.send(BeginMeeting(number=queries.play_of(device).number, seat=seat, place=place))


@ft.component
def Acting(ask: Callable[[Question], None]) -> ft.Control:
    """Draws the buttons of a turn. Red is the one for a rendez-vous once a card is complete, else the one for the next
    turn. ``ask`` opens a question at the foot. Handles: ``rencontre``, ``meet``, ``turn-next``."""
    device = use_device()
    complete = use_slice(lambda d: len(queries.play_of(d).complete) > 0)
    turn = use_slice(lambda d: read_turns(d).at)
    passes = use_slice(lambda d: read_turns(d).at is not None and may_act_for(d, read_turns(d).at))

    async def declare_rencontre() -> None:
        """Declare a rencontre for the player whose turn it is, or ask whose it is where this device may not enter for
        them."""
        # A rencontre is an action of the player whose turn it is.
        if turn is not None and passes:
            await declare(device, turn)
        else:
            ask(Question("rencontre"))

    def meet() -> None:
        """Ask who brought the last figure to the complete card; first which card, unless exactly one is complete."""
        play: Play = device.newest.play
        if len(play.complete) == 1:
            ask(Question("meeting", play.complete[0].place))
        else:
            ask(Question("which" if play.cards else "meeting"))

    async def pass_turn() -> None:
        """Send that the turn passes on, if somebody has it."""
        if (at := read_turns(device).at) is not None:
            await send_event(device, TurnPassed(seat=at))

    ways = [
        Way("rencontre", device.t("plus-belle-la-vie-rencontre"), declare_rencontre),
        Way("meet", device.t("plus-belle-la-vie-meet"), meet, red=complete),
    ]
    if passes:
        ways.append(Way("turn-next", device.t("turn-next"), pass_turn, red=not complete))
    return lay_ways(device, ways, room=acting_width(device))


@ft.component
def Asking(question: Question, ask: Callable[[Question], None]) -> ft.Control:
    """Asks the open question, and sends the answer: the rencontre, or that the rendez-vous begins; the player whose
    turn it is has a note. Handles: ``rencontre-N``, ``meet-at-N``, ``meet-at-none``, ``meeting-N``,
    ``asking-close``."""
    device, p = use_device_and_palette()
    seats = use_slice(list_enterable_seats)
    turn = use_slice(lambda d: read_turns(d).at)
    play = use_slice(queries.play_of)

    async def answer_with(seat: str) -> None:
        """Close the question, and declare the rencontre or begin the rendez-vous for that player."""
        ask(Question())
        if question.what == "rencontre":
            await declare(device, seat)
        else:
            await begin(device, seat, question.place)

    if question.what == "which":
        text = device.t("plus-belle-la-vie-which-card")
        rows: list[ft.Control] = [
            action(
                device,
                f"meet-at-{at}",
                device.t("plus-belle-la-vie-card-complete", place=one.place) if one in play.complete else one.place,
                partial(ask, Question("meeting", one.place)),
                red=play.complete == (one,),
            )
            for at, one in enumerate(play.cards, 1)
        ]
        none = device.t("plus-belle-la-vie-card-none")
        rows.append(action(device, "meet-at-none", none, partial(ask, Question("meeting")), height=theme.TARGET))
        answers: ft.Control = stack(*rows)
    else:
        text = device.t("plus-belle-la-vie-who", what=question.what)
        notes = {seat.id: device.t("plus-belle-la-vie-his-turn") for seat in seats if seat.id == turn}
        answers = pick_seat(device, question.what, seats, answer_with, notes=notes)
    head = ft.Row(
        [
            ft.Container(bold(text, p), expand=True),
            icon_button(device, "asking-close", ft.Icons.CLOSE, device.t("help-close"), lambda: ask(Question())),
        ]
    )
    return stack(head, answers)


@ft.component
def Ending() -> ft.Control:
    """Draws the buttons at the end: the control chart, and to finish the game, or to go back to the result of one that
    is being corrected. Handles: ``to-control``, ``finish``, ``back-to-result``."""
    device = use_device()
    checked = use_slice(lambda d: queries.play_of(d).checked)
    label = device.t("plus-belle-la-vie-control")
    half = (min(device.width, theme.COLUMN) - 2 * theme.MARGIN - 10) / 2
    size = theme.BODY if device.scale > LARGE_TEXT else fit_labels(device, [label], half, compact=True)
    look = partial(go, device, "control")
    buttons = [action(device, "to-control", label, look, expand=True, compact=True, size=size)]
    if checked:
        buttons.append(back_to_result(device))
    else:
        buttons.append(queries.finish_button(device))
    return lay_side_by_side(device, *buttons, spacing=10)


# --- on the page ------------------------------------------------------------------------------------------------------


@ft.component
def Actions() -> ft.Control:
    """Draws what this turn is used for: drawing or laying (buttons), or else a counter of its actions; nothing outside
    a turn. Handles: ``turn-draw``, ``turn-lay``."""
    device, p = use_device_and_palette()
    turn = use_slice(lambda d: read_turns(d).at)
    use = use_slice(lambda d: queries.play_of(d).turn_use)
    may = use_slice(lambda d: d.may_lead)
    if turn is None:
        return ft.Container(height=0)
    note = small(device.t("plus-belle-la-vie-turn-note"), p)
    lines: list[ft.Control] = [with_help(device, note, "phase/game", "button/actions")]
    if may:
        buttons = [
            small_action(
                device,
                f"turn-{one}",
                device.t("plus-belle-la-vie-turn-for", use=one),
                partial(send_event, device, ItemTicked(name=TURN, item=one, on=use != one)),
                selected=use == one,
                expand=True,
            )
            for one in (DRAW, LAY)
        ]
        lines.append(lay_side_by_side(device, *buttons))
    elif use:
        lines.append(bold(device.t("plus-belle-la-vie-turn-for", use=use), p))
    if not use:
        label = device.t("plus-belle-la-vie-actions-label")
        limits = device.t("plus-belle-la-vie-actions-limits")
        lines.append(Counter(ACTIONS, label, most=MOST_ACTIONS, note=limits, key="counter"))
    return card(stack(*lines, spacing=4), p, padding=10)


@ft.component
def Points() -> ft.Control:
    """Draws each player's points so far and the characters that they control alone; at the end, for who may lead, with
    steps to correct the number. Handles: ``total-N``, ``alone-N``, ``sole-N-more``, ``sole-N-less``."""
    device, p = use_device_and_palette()
    seats = use_slice(list_playing_seats)
    totals = use_slice(lambda d: tuple((k, v["points"]) for k, v in compute_scores(d).result["totals"].items()))
    ended = use_slice(queries.is_over)
    sole = use_slice(lambda d: tuple(queries.play_of(d).sole_counts.items()))
    may = use_slice(lambda d: d.may_lead)
    play = use_slice(queries.play_of)
    alone = play.sole_owners
    points = dict(totals)
    lines: list[ft.Control] = []
    for seat in seats:
        number = device.state.number(seat.id)
        figure = handle(f"total-{number}", serif(device.words.number(points[seat.id]), device.fit(26, 34), p))
        row: ft.Control = ft.Row([ft.Container(player_label(seat, p), expand=True), figure], spacing=8)
        if mine := [one for one, owner in alone if owner == seat.id]:
            text = device.t("plus-belle-la-vie-alone", characters=tuple(mine), count=len(mine))
            dots = [queries.dot(device, play.colour(one)) for one in mine]
            row_below = ft.Row([*dots, small(text, p, expand=True)], spacing=4)
            row = stack(row, handle(f"alone-{number}", row_below), spacing=2)
        if ended and may:
            counted = device.t("plus-belle-la-vie-sole-of", count=dict(sole).get(seat.id, 0))

            def step(by: int, seat: str = seat.id) -> Any:
                return device.send(StepSoleControl(seat=seat, by=by))

            row = stack(row, stepper(device, f"sole-{number}", counted, step), spacing=4)
        lines.append(card(row, p, edge=p.players[seat.colour], padding=8))
    note = "plus-belle-la-vie-points-final" if ended else "plus-belle-la-vie-points-note"
    lines.append(with_help(device, small(device.t(note), p), "row/total"))
    return stack(*lines, spacing=6)
