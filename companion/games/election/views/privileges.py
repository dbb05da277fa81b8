"""Draws the privileges of the winners of the first two phases, the pause between the rounds, ties for a seat, and
corrections."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.election.scoring.campaign import SEATS
from companion.games.election.state.events import (
    FIRST_PRIVILEGES,
    SECOND_PRIVILEGES,
    BouletMoved,
    FauxAmiShed,
    FinalistsNamed,
)
from companion.games.election.state.play import Play
from companion.games.election.views.queries import election_at, play_at, write_votes
from companion.games.election.views.threshold import Chooser
from companion.ui.at_table import go, list_playing_seats, may_act_for, send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Fold
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import name_with_figures, player_label
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import CARD, HELP, bold, headline, sans, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.checklist import Checklist
from companion.ui.parts.corrections import corrections
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device_and_palette, use_slice, use_value


@ft.component
def Privileges(asked: bool = False) -> ft.Control:
    """Shows the privileges of the winner of the last phase: in an open card until the threshold is set, folded away
    afterwards; nothing while there are none. ``asked``: a form is open, which may ask for the threshold itself."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    whose = _whose(play)
    if whose is None:
        return ft.Container(height=0)
    title = device.t("election-privileges", name=device.state.name(whose), phase=play.phase)
    if play.campaign.threshold is not None:
        return Fold("privileges", title, "", partial(_Items, whose, asked), key=f"privileges-{play.phase}")
    place = "button/privileges-third" if play.phase == "third" else "button/privileges"
    head = with_help(device, headline(device, title, 22, 30, HELP + CARD), place)
    body = pile(head, _Items(whose, asked, key="items"))
    body.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return card(body, p, selected=True, padding=12)


def _whose(play: Play) -> str | None:
    """Return the player who has privileges now; None in the first phase, during a tie, and between the rounds."""
    if play.phase == "second":
        return play.pioneer
    if play.phase == "third" and not play.campaign.tied and not play.deals_anew:
        return next(iter(play.campaign.finalists), None)
    return None


def sets_threshold(play: Play) -> bool:
    """Tell whether the winner of the last phase has still to set the threshold of the round."""
    return _whose(play) is not None and play.campaign.threshold is None


@ft.component
def _Items(seat: str, asked: bool) -> ft.Control:
    """Draws each privilege of that player: the threshold first, since the round has no goal before; not the choice of
    it while a form is open (``asked``)."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    may = use_slice(lambda d: d.may_lead)
    own = use_slice(lambda d: may_act_for(d, seat))
    second = play.phase == "third"
    # The threshold first: the round has no goal before it is set.
    parts: list[ft.Control] = [bold(device.t("election-sets-threshold", phase=play.phase), p)]
    now = play.campaign.threshold
    if now is not None:
        parts.append(sans(device.t("election-threshold-is", votes=write_votes(device, now)), p))
    elif may and not asked:
        parts.append(Chooser(lambda: None, "privilege", key="chooser"))
    parts.append(_faux_ami(device, play, seat, own))
    if second:
        parts.append(_boulet(device, play, may))
    else:
        item = ("hand", device.t("election-part", part="hand"), device.t("election-hand-note"))
        parts.append(Checklist(FIRST_PRIVILEGES, (item,), key="hand"))
    again = ("again", device.t("election-part", part="again"), device.t("election-again-note"))
    name = SECOND_PRIVILEGES if second else FIRST_PRIVILEGES
    parts.append(Checklist(name, (again,), key="again"))
    return stack(*parts, spacing=10)


def _faux_ami(device: Device, play: Play, seat: str, may: bool) -> ft.Control:
    """Draw the button to discard the false friend from the player's desk, or that none lies there."""
    lying = play.campaign.desk(seat).of("faux-ami")
    if not lying:
        return small(device.t("election-no-faux-ami"), device.palette)
    label = device.t("election-shed-faux-ami", votes=write_votes(device, lying[-1].votes))
    if not may:
        return sans(label, device.palette)
    return action(device, "shed-faux-ami", label, partial(send_event, device, FauxAmiShed(seat=seat)))


def _boulet(device: Device, play: Play, may: bool) -> ft.Control:
    """Draw on whose desk the millstone lies, with the choice of another desk for who may lead; or that it lies on
    none."""
    p = device.palette
    holder = play.campaign.boulet_on
    if holder is None:
        return small(device.t("election-no-boulet"), p)
    seats = [seat for seat in device.state.seats if seat.id in play.campaign.running and seat.id != holder]
    parts: list[ft.Control] = [sans(device.t("election-boulet-on", name=device.state.name(holder)), p)]
    if may:

        async def move(seat: str) -> None:
            await send_event(device, BouletMoved(seat=seat))

        parts.append(pick_seat(device, "boulet-to", seats, move, height=48))
    return stack(*parts, spacing=6)


@ft.component
def SecondDeal() -> ft.Control:
    """Draws the pause between the rounds: who goes on with how many votes, and what the players have to deal. Handles:
    ``finalist-is-N``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    names = tuple(device.state.name(seat) for seat in play.campaign.finalists)
    hand = election_at(device).facts.hand
    steps = (
        device.t("election-deal-desks", names=names),
        device.t("election-deal-hands"),
        device.t("election-deal-shuffle", name=names[0] if names else "", hand=hand),
    )
    title = headline(device, device.t("election-finalists-title"), 34, 48, HELP + CARD)
    on = [device.state.seat(seat) for seat in play.campaign.finalists]
    going_on = [
        card(
            name_with_figures(
                device,
                [ft.Container(player_label(seat, p, size=26), expand=True)],
                [serif(write_votes(device, play.campaign.desk(seat.id).total), device.fit(30, 42), p)],
            ),
            p,
            edge=p.players.get(seat.colour, p.ink),
            padding=10,
        )
        for seat in on
    ]
    parts: list[ft.Control] = [
        with_help(device, title, "button/finalist"),
        *(handle(f"finalist-is-{device.state.number(seat.id)}", line) for seat, line in zip(on, going_on, strict=True)),
        bold(device.t("election-deal-title"), p, size=19),
        *(sans(f"{n}. {step}", p) for n, step in enumerate(steps, 1)),
    ]
    body = stack(*parts, spacing=10)
    return card(body, p, selected=True, padding=12)


@ft.component
def Tie() -> ft.Control:
    """Asks who won the dares for the seats still open in the second round; sends the finalists once enough are chosen.
    Handles: ``finalist-N``."""
    device, p = use_device_and_palette()
    campaign = use_slice(lambda d: play_at(d).campaign)
    may = use_slice(lambda d: d.may_lead)
    nobody: tuple[str, ...] = ()
    chosen, set_chosen = use_value(nobody)
    open_seats = SEATS - len(campaign.finalists)

    async def pick(seat: str) -> None:
        """Choose or unchoose a player; send all finalists once as many are chosen as there are open seats."""
        selection = tuple(one for one in chosen if one != seat) if seat in chosen else (*chosen, seat)
        if len(selection) == open_seats:
            set_chosen(())
            await send_event(device, FinalistsNamed(players=(*campaign.finalists, *selection)))
        else:
            set_chosen(selection)

    tied = [seat for seat in device.state.seats if seat.id in campaign.tied]
    names = tuple(seat.name for seat in tied)
    parts: list[ft.Control] = [
        with_help(device, headline(device, device.t("election-tie-title"), 22, 30, HELP + CARD), "button/finalist"),
        sans(device.t("election-tie-how", names=names, count=open_seats), p),
    ]
    if may:
        parts.append(pick_seat(device, "finalist", tied, pick, chosen=chosen[0] if chosen else None))
    body = stack(*parts)
    return card(body, p, selected=True, padding=12)


@ft.component
def Corrections() -> ft.Control:
    """Draws what may be corrected in an election that is won. Where it was won for want of a rival, another candidate
    may take the free place. Handles: ``replacement-N``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    may = use_slice(lambda d: d.may_lead)
    parts: list[ft.Control] = []
    campaign = play.campaign
    winner = next(iter(campaign.winners), "")
    others = [seat for seat in list_playing_seats(device) if seat.id not in campaign.winners]
    if may and campaign.phase == 3 and campaign.elected_by_default and others:

        async def replace_(seat: str) -> None:
            """Send the winner and that player as the finalists; go back to the table once it is accepted."""
            if await send_event(device, FinalistsNamed(players=(winner, seat), override=True)) is not None:
                go(device)

        parts.append(sans(device.t("election-by-default", name=device.state.name(winner)), p))
        parts.append(pick_seat(device, "replacement", others, replace_, height=48))
    return corrections(device, device.t("election-is-over"), *parts)
