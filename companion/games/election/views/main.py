"""Draws the table of the election game: phase and time, whose turn it is, what has to be settled, cards, desks."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.election.state.play import SECOND_DEAL
from companion.games.election.views.cards import Cards, KeyCards, draw_form, lays_key_cards
from companion.games.election.views.columns import Columns
from companion.games.election.views.dare import DareCard
from companion.games.election.views.desks import Desks
from companion.games.election.views.privileges import (
    Corrections,
    Privileges,
    SecondDeal,
    Tie,
    sets_threshold,
)
from companion.games.election.views.queries import election_at, play_at, whose_turn
from companion.games.election.views.race import Race
from companion.games.election.views.session import Session
from companion.games.election.views.threshold import ThresholdBar
from companion.table.parts.events import DirectionSet, ItemTicked
from companion.text.typography import capitalise
from companion.ui.at_table import may_act_for, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import LARGE_TEXT, lay_side_by_side
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card, turn_columns, two_columns
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import column_width, is_crowded, is_short, lies_on_side, over_sheet
from companion.ui.parts.corrections import back_to_result
from companion.ui.parts.foot import foot
from companion.ui.parts.turns import TurnBar
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value
from companion.ui.screens.menu import TableHead
from companion.ui.widths import widest_word


@ft.component
def Main() -> ft.Control:
    """Draws the whole game, from the first key card to the president."""
    device = use_device()
    code = use_slice(lambda d: d.state.code)
    title = use_slice(lambda d: play_at(d).settings["title"] or d.t("game-election"))
    daring = use_slice(lambda d: play_at(d).dare is not None)
    tied = use_slice(lambda d: bool(play_at(d).campaign.tied))
    over = use_slice(lambda d: play_at(d).phase == "over")
    dealing = use_slice(lambda d: play_at(d).deals_anew)
    may = use_slice(lambda d: d.may_lead)
    acts = use_slice(lambda d: play_at(d).tray.turns.at is not None and may_act_for(d, whose_turn(d)))
    opened, open_ = use_value("")
    # Whatever has to be settled now stands first, above the race, where it is seen.
    left: list[ft.Control] = [TableHead((title, device.t("table-code", code=code)), title=False)]
    pairs, apart, crowded = use_slice(lambda d: (d.has_two_columns, lies_on_side(d), is_crowded(d)))
    if over:
        left.append(Corrections(key="corrections"))
    if tied:
        left.append(Tie(key="tie"))
    if daring:
        left.append(DareCard("told" if apart else "", key="dare"))
    if dealing:
        left.append(SecondDeal(key="second-deal"))
    note = use_slice(_note)
    waits = daring or tied or dealing or over
    acting: list[ft.Control] = [Cards(open_, bool(opened), key="cards")] if acts and not waits else []
    asked = bool(opened and acting)
    in_keys = use_slice(lays_key_cards)
    keys: list[ft.Control] = [KeyCards(bool(opened), key="key-cards")] if acting and in_keys else []
    pending = use_slice(lambda d: sets_threshold(play_at(d)))
    privileges: list[ft.Control] = [] if over else [Privileges(asked, key="privileges")]
    places = ("button/turn", "button/clef") if keys else ("button/turn",)
    turn = [] if over else [with_help(device, TurnBar(note=note, onward=False, key="turn"), *places)]
    begun = use_slice(lambda d: play_at(d).tray.turns.at is not None)
    # Who begins takes more room than a line: the race stays above it where both have room.
    first = begun or pairs or crowded or use_slice(is_short)
    left += [
        *(turn if first else []),
        *keys,
        *(privileges if pending and not apart else []),
        Phases(bool(keys), bool(opened), key="phases"),
    ]
    left += [*([] if first else turn), *([] if pending else privileges)]
    right: list[ft.Control] = [ThresholdBar(asked, key="threshold"), Desks(key="desks"), Doubts(key="doubts")]
    # Large text, and a low page, leave no room for a bar: the buttons stand in the page.
    in_page, in_bar = (acting, []) if crowded else ([], acting)
    if apart:  # what is asked is in sight there
        settled = [DareCard("asked", key="dare-asked")] if daring else privileges if pending else []
        right, in_page = [*settled, *(in_page if settled else []), *right], [] if settled else in_page
    left, right = turn_columns(apart, left, in_page, [], right)
    page = two_columns(pairs, left, right, _direction(device) if may else ft.Container())
    if dealing and may:
        done = partial(send_event, device, ItemTicked(name=SECOND_DEAL, item="deal"))
        in_bar = [action(device, "dealt-anew", device.t("election-deal-done"), done, red=True)]
    if over:
        in_bar = [ft.Row([back_to_result(device)])]
    bar = stack(*in_bar, foot(device), spacing=4)
    close = partial(open_, "")
    title, form = draw_form(device, opened if acting else "", close)
    return over_sheet(device, page, bar, form, title, close, whole=opened == "lay")


def _note(device: Device) -> str:
    """Return the candidate's name beside whose turn it is; "" outside a turn."""
    at = play_at(device).tray.turns.at
    return "" if at is None else play_at(device).candidate(at)


def _direction(device: Device) -> ft.Control:
    """Draw the link with the direction of play; a tap turns it round for the whole table."""
    backwards = play_at(device).tray.turns.backwards

    async def turn_round() -> None:
        await send_event(device, DirectionSet(backwards=not play_at(device).tray.turns.backwards))

    label = device.t("election-direction", backwards=str(backwards).lower())
    return link(device, "direction", label, turn_round, icon=ft.Icons.SYNC)


@ft.component
def Phases(below_keys: bool = False, opened: bool = False) -> ft.Control:
    """Draws the three phases with the present one marked, the race, and the minutes left of the evening.
    ``below_keys``: key cards stand above; ``opened``: a form is open."""
    device, p = use_device_and_palette()
    phase = use_slice(lambda d: play_at(d).phase)
    late = use_slice(_still_in_first)
    drawn = use_slice(lambda d: play_at(d).gages_drawn)
    names = ("first", "second", "third")
    here = "third" if phase == "over" else phase
    steps = [_phase(device, number, name, name == here, opened) for number, name in enumerate(names, 1)]
    dares = device.t("election-dares-drawn", count=drawn, of=election_at(device).facts.gage_cards)
    line = ft.Row(
        [Session(key="session"), handle("dares", small(dares, p))],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
    board = with_help(device, lay_side_by_side(device, *steps, spacing=4), f"phase/{phase}")
    # Columns have no room for names in large text: there each candidate has a line.
    race: ft.Control = Race(key="race") if device.scale > LARGE_TEXT else Columns(below_keys, opened, key="columns")
    # A page with little room above its bar shows the race first.
    lines: list[ft.Control] = [race, board, line] if use_slice(is_short) else [board, race, line]
    if late:
        lines.append(handle("still-first", small(device.t("election-still-first", names=late), p)))
    return card(pile(*lines, spacing=6), p, padding=10)


def _still_in_first(device: Device) -> tuple[str, ...]:
    """Return the names of the players who still lay key cards while others are in the second phase; empty in any other
    phase."""
    play = play_at(device)
    if play.phase != "second":
        return ()
    return tuple(device.state.name(seat) for seat in play.staying if seat not in play.campaign.past)


def _phase(device: Device, number: int, name: str, here: bool, opened: bool) -> ft.Control:
    """Draw a phase's mark and name. ``here``: whether it is the present phase."""
    p = device.palette
    large = device.scale > LARGE_TEXT
    words = device.t("election-phase-name", phase=name)
    # Three stand beside each other on a phone: the longest word stays whole.
    size = min(15.0, (column_width(device, opened) - 108) / 3 / widest_word(words) / device.scale)
    face: list[ft.Control] = [
        ft.Icon(ft.Icons.PLACE if here else ft.Icons.CIRCLE_OUTLINED, color=p.ink if here else p.muted, size=18),
        (bold if here else small)(
            words,
            p,
            text_align=None if large else ft.TextAlign.CENTER,
            size=15 if large else size,
            expand=large or None,
        ),
    ]
    if large:
        return handle(f"phase-{number}", ft.Row(face, spacing=8), expand=True)
    words_below = ft.Column(face, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return handle(f"phase-{number}", ft.Container(words_below, alignment=ft.Alignment.CENTER), expand=True)


@ft.component
def Doubts() -> ft.Control:
    """Draws a remark on each card that looks odd and is counted all the same; empty without any. Handles:
    ``doubt-N``."""
    device, p = use_device_and_palette()
    doubts = use_slice(lambda d: election_at(d).doubts(play_at(d)))
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Icon(ft.Icons.HELP_OUTLINE, color=p.ink, size=20),
                handle(f"doubt-{number}", sans(capitalise(device.words.say(line)), p), expand=True),
            ],
            spacing=8,
        )
        for number, line in enumerate(doubts, 1)
    ]
    return pile(*lines, spacing=6)
