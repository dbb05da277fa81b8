"""Asks for a card that is laid: which kind, on whose desk, how many votes; or a dare for a rival."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.election.game import DARE_LENGTH, KINDS
from companion.games.election.scoring.laid import MINUS, OWN, PARRAINAGE
from companion.games.election.state.events import ClefLaid, DareDrawn, VotesLaid
from companion.games.election.views.queries import election_at, play_at, whose_turn
from companion.ui.at_table import happened, seats_said, seats_there
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice, side_by_side, text_field
from companion.ui.controls.paper import card
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.amount import Amount
from companion.ui.parts.people import pick_seat
from companion.ui.people import short
from companion.ui.reactive import use_device, use_kept, use_slice, use_value

#: Votes that one tap enters; what a card is really worth stands on it.
_USUAL: Final = (500_000, 1_000_000, 1_500_000, 2_000_000)
_DARE: Final = "election-dare-text"
#: Dares of other evenings that are offered; typing the beginning finds the others.
_MOST_NOTED: Final = 6


@ft.component
def Cards() -> ft.Control:
    """Offers a card or a dare; to discard is to pass the turn on."""
    device = use_device()
    p = device.palette
    opened, open_ = use_value("")

    def toggle(which: str) -> None:
        open_("" if opened == which else which)

    lay = action(
        device,
        "lay",
        device.t("election-lay"),
        lambda: toggle("lay"),
        red=opened == "",
        selected=opened == "lay",
        compact=True,
        expand=True,
    )
    dare = action(
        device,
        "dare",
        device.t("election-dare"),
        lambda: toggle("dare"),
        selected=opened == "dare",
        compact=True,
        expand=True,
    )
    rows: list[ft.Control] = [side_by_side(device, lay, dare)]
    if opened == "lay":
        rows.append(LayForm(lambda: open_(""), key="lay-form"))
    elif opened == "dare":
        rows.append(DareForm(lambda: open_(""), key="dare-form"))
    else:
        rows.append(small(device.t("election-discard-note"), p))
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@dataclass(frozen=True, slots=True)
class Draft:
    """Holds what is chosen so far; ``target`` empty: not yet."""

    layer: str
    kind: str = ""
    target: str = ""


@ft.component
def LayForm(close: Callable[[], None]) -> ft.Control:
    """Handles: ``layer-N``, ``card-KIND``, ``target-N``, ``lay-clef-CARD``, and those of the amount (``votes-…``)."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    draft, put = use_value(Draft(whose_turn(device)))
    rules = election_at(device)

    def change(**fields: Any) -> None:
        put(replace(draft, **fields))

    seats = seats_there(device)
    parts: list[ft.Control] = [
        pick_seat(
            device,
            "layer",
            use_slice(seats_said),
            lambda seat: put(Draft(seat)),
            chosen=draft.layer,
            height=48,
        )
    ]
    allowed = {kind: rules.allowed(play, draft.layer, kind) for kind in KINDS}
    kinds = [Option(f"card-{kind}", _kind_name(device, kind), kind) for kind in KINDS if allowed[kind]]

    def kind_chosen(kind: str) -> None:
        targets = allowed[kind]
        only = targets[0] if len(targets) == 1 else draft.layer if kind in OWN else ""
        change(kind=kind, target=only)

    help_ = (f"row/{draft.kind}",) if draft.kind else ()
    parts.append(with_help(device, bold(device.t("election-which-card"), p), *help_, "button/lay"))
    parts.append(choice(device, kinds, draft.kind, kind_chosen, across=False))
    waiting = tuple(_kind_name(device, kind) for kind in KINDS if not allowed[kind])
    if waiting:
        parts.append(small(device.t("election-not-now", cards=waiting, phase=play.phase), p))
    if draft.kind and len(allowed[draft.kind]) > 1 and draft.kind not in OWN:
        parts.append(bold(device.t("election-on-whose"), p))
        there = [seat for seat in seats if seat.id in allowed[draft.kind]]
        target = pick_seat(device, "target", there, lambda seat: change(target=seat), chosen=draft.target, height=48)
        parts.append(target)
    if draft.kind and draft.target:
        parts.append(_clef(device, draft, close) if draft.kind == "clef" else _votes(device, draft, close))
    body = ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, padding=12)


def _kind_name(device: Device, kind: str) -> str:
    return device.t("election-clef-cards") if kind == "clef" else device.t("election-card", card=kind)


def _clef(device: Device, draft: Draft, close: Callable[[], None]) -> ft.Control:
    """Offer the clef cards that are still missing there; on a rival's desk only a parrainage."""
    left = dict.fromkeys(election_at(device).clef_left(play_at(device), draft.target))
    if draft.target != draft.layer:
        left = {card_: None for card_ in left if card_ == PARRAINAGE}

    async def lay(name: str) -> None:
        by = None if draft.layer == draft.target else draft.layer
        if await happened(device, ClefLaid(seat=draft.target, card=name, by=by)) is not None:
            close()

    options = [Option(f"lay-clef-{name}", device.t("election-clef-card", card=name), name) for name in left]
    return choice(device, options, None, lay, across=False)


def _votes(device: Device, draft: Draft, close: Callable[[], None]) -> ft.Control:
    """Ask what the card is worth, of a minus card what it takes."""
    minus = draft.kind in MINUS
    known = play_at(device).settings.numbers("effects").get(draft.kind)

    async def lay(votes: int | None) -> None:
        if votes is None:
            return
        worth = -abs(votes) if minus else votes
        by = None if draft.layer == draft.target else draft.layer
        if await happened(device, VotesLaid(seat=draft.target, card=draft.kind, votes=worth, by=by)) is not None:
            close()

    free = draft.kind not in (*MINUS, *OWN)
    return Amount(
        "votes",
        device.t("election-how-many", minus=str(minus).lower(), card=device.t("election-card", card=draft.kind)),
        lay,
        usual=_USUAL if known is None else (abs(known) if minus else known,),
        signed=free,
        start=0 if free or draft.kind == "orateur" else None,
        key=f"votes-{draft.kind}",
    )


@ft.component
def DareForm(close: Callable[[], None]) -> ft.Control:
    """Asks who draws the dare; what it says may be noted, or picked among those that the group has noted before.

    Handles: ``dare-text``, ``dare-noted-N``, ``rival-N``."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    typed, keep = use_kept(_DARE)

    async def draw(rival: str) -> None:
        text = device.services.kept.text(device.actor.device, _DARE)
        if await happened(device, DareDrawn(seat=seat, rival=rival, text=text)) is not None:
            keep("")
            close()

    begun = typed.strip().casefold()
    noted = [text for text in dict(play.settings["dares"]) if begun in text.casefold() and text != typed]
    running = play.campaign.running
    rivals = [one for one in seats_there(device) if one.id != seat and one.id in running]
    body = ft.Column(
        [
            small(device.t("election-dare-note"), p),
            with_help(device, bold(device.t("election-dare-who", name=device.state.name(seat)), p), "button/dare"),
            pick_seat(device, "rival", rivals, draw),
            text_field(
                device, "dare-text", device.t("election-dare-text"), typed, keep, lambda: None, most=DARE_LENGTH
            ),
            *(
                link(device, f"dare-noted-{number}", short(text, 60), partial(keep, text))
                for number, text in enumerate(noted[:_MOST_NOTED], 1)
            ),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return card(body, p, padding=12)
