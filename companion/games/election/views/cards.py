"""Offers what the player whose turn it is does most: a card of their own in one tap, an attack in three, a dare; and
every other card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import flet as ft

from companion.games.election.scoring.laid import MINUS
from companion.games.election.scoring.line import Line
from companion.games.election.state.events import ClefLaid, VotesLaid
from companion.games.election.state.play import Play
from companion.games.election.views.dare import DareForm
from companion.games.election.views.lay import USUAL, LayForm
from companion.games.election.views.queries import election_at, play_at, shown, whose_turn
from companion.ui.at_table import happened, seats_there
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice, side_by_side
from companion.ui.controls.paper import card
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_slice, use_value

#: What one tap says an attack takes; other amounts are entered as any card's.
_TAKEN: Final = (0, 500_000, 1_000_000)


@ft.component
def Cards() -> ft.Control:
    """Offers the cards of a turn; to discard is to pass the turn on. Handles: ``attack``, ``dare``, ``lay``."""
    device = use_device()
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    opened, open_ = use_value("")
    busy: ft.MutableRef[bool] = ft.use_ref(False)

    def close() -> None:
        open_("")

    async def lay(card_: Line) -> None:
        """Lay a card at one tap. A second tap, before the screen shows that the turn has passed, lays no second one."""
        if busy.current or whose_turn(device) != seat:
            return
        busy.current = True
        try:
            await happened(device, card_)
        finally:
            busy.current = False

    def toggle(which: str) -> None:
        open_("" if opened == which else which)

    def way(which: str, label: str) -> ft.Control:
        press = partial(toggle, which)
        return action(device, which, device.t(label), press, selected=opened == which, compact=True, expand=True)

    ways = [("dare", "election-dare"), ("lay", "election-lay-other")]
    if any(rivals_for(device, play, seat, kind) for kind in MINUS):
        ways.insert(0, ("attack", "election-attack"))
    rows: list[ft.Control] = [side_by_side(device, *(way(which, label) for which, label in ways))]
    if opened == "attack":
        rows.append(AttackForm(seat, close, key="attack-form"))
    elif opened == "lay":
        rows.append(LayForm(close, key="lay-form"))
    elif opened == "dare":
        rows.append(DareForm(close, key="dare-form"))
    else:
        rows += [*_own_cards(device, play, seat, lay), small(device.t("election-discard-note"), device.palette)]
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _own_cards(device: Device, play: Play, seat: str, lay: Callable[[Line], Awaitable[None]]) -> list[ft.Control]:
    """Offer what a player lays before themselves, one tap each: the clef cards still missing, then vote cards."""
    rules = election_at(device)
    if not play.campaign.past_first(seat) and play.campaign.phase < 3:
        options = [
            Option(f"quick-clef-{name}", device.t("election-clef-card", card=name), name)
            for name in dict.fromkeys(rules.clef_left(play, seat))
        ]

        def lay_clef(name: str) -> Awaitable[None]:
            return lay(ClefLaid.model_validate({"seat": seat, "card": name}))

        return [with_help(device, choice(device, options, None, lay_clef, across=False), "button/clef")]
    if seat not in rules.allowed(play, seat, "suffrages"):
        return []
    options = [
        Option(f"quick-votes-{votes}", device.t("election-plus", votes=shown(device, votes)), votes) for votes in USUAL
    ]
    title = with_help(device, bold(device.t("election-card", card="suffrages"), device.palette), "row/suffrages")

    def lay_votes(votes: int) -> Awaitable[None]:
        return lay(VotesLaid(seat=seat, card="suffrages", votes=votes))

    return [title, choice(device, options, None, lay_votes)]


def rivals_for(device: Device, play: Play, seat: str, kind: str) -> tuple[str, ...]:
    """Return the rivals on whose desks that player may lay a card of that kind now."""
    return tuple(one for one in election_at(device).allowed(play, seat, kind) if one != seat)


@ft.component
def AttackForm(seat: str, close: Callable[[], None]) -> ft.Control:
    """Asks whom a player attacks, then with which card and what it takes, in one tap. Handles: ``target-N``,
    ``lay-target``, ``attack-KIND-VOTES``."""
    device = use_device()
    p = device.palette
    play = use_slice(play_at)
    target, aim = use_value("")
    kinds = {kind: rivals_for(device, play, seat, kind) for kind in MINUS}
    there = [one for one in seats_there(device) if any(one.id in rivals for rivals in kinds.values())]
    if not target:
        title = bold(device.t("election-attack-whose", name=device.state.name(seat)), p)
        parts = [with_help(device, title, "button/lay"), pick_seat(device, "target", there, aim)]
    else:
        label = device.t("election-answer", answer=device.state.name(target))
        parts = [link(device, "lay-target", label, lambda: aim(""))]
        for kind in (kind for kind, rivals in kinds.items() if target in rivals):
            parts += _attacks(device, play, seat, target, kind, close)
    body = ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, padding=12)


def _attacks(
    device: Device, play: Play, seat: str, target: str, kind: str, close: Callable[[], None]
) -> list[ft.Control]:
    """Offer a card against that rival for each amount that it may take."""
    known = play.settings.numbers("effects").get(kind)
    amounts = _TAKEN if known is None else tuple(dict.fromkeys((0, abs(known))))

    async def lay(votes: int) -> None:
        line = VotesLaid.model_validate({"seat": target, "by": seat, "card": kind, "votes": -votes})
        if await happened(device, line) is not None:
            close()

    options = [
        Option(
            f"attack-{kind}-{votes}",
            shown(device, -votes) if votes else device.t("election-without-votes"),
            votes,
        )
        for votes in amounts
    ]
    title = with_help(device, bold(device.t("election-card", card=kind), device.palette), f"row/{kind}")
    return [title, choice(device, options, None, lay)]
