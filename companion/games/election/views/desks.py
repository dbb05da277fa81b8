"""Draws the desks: candidate, key cards and signatures, votes on the way to the threshold; every card behind a tap."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.election.scoring.campaign import Desk
from companion.games.election.scoring.laid import PARRAINAGE
from companion.games.election.state.events import CandidateChosen, CardRemoved, ClefLaid
from companion.games.election.state.play import Play, candidates_in
from companion.games.election.views.queries import election_at, list_shown_seats, play_at, write_votes
from companion.games.election.views.threshold import draw_gauge
from companion.table.parts.events import TurnsLost
from companion.table.seats import Seat
from companion.ui.at_table import may_act_for, send_event
from companion.ui.controls.buttons import action, icon_button
from companion.ui.controls.fields import Option, choice, fold_head, tick
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.options import Words, change_option
from companion.ui.reactive import use_device_and_palette, use_slice, use_value


@ft.component
def Desks() -> ft.Control:
    """Draws each player's desk, in the order of the table."""
    seats = use_slice(list_shown_seats)
    desks: list[ft.Control] = [_Desk(seat, key=f"desk-{seat.id}") for seat in seats]
    return stack(*desks)


@ft.component
def _Desk(seat: Seat) -> ft.Control:
    """Draws a player's desk: name, candidate, key cards or votes; a tap unfolds its cards."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    may = use_slice(lambda d: may_act_for(d, seat.id))
    opened, open_ = use_value(False)
    number = device.state.number(seat.id)
    desk = play.campaign.desk(seat.id)
    out = play.campaign.phase == 3 and seat.id not in play.campaign.running
    lines: list[ft.Control] = [player_label(seat, p, size=19)]
    notes = [play.candidate(seat.id)] if play.candidate(seat.id) else []
    if play.campaign.phase == 3 and seat.id not in play.campaign.tied:
        notes.append(device.t("election-out" if out else "election-finalist"))
    if (lost := play.tray.turns.owes(seat.id)) > 0:
        notes.append(device.t("election-loses-turn", count=lost))
    if notes:
        lines.append(small(" · ".join(notes), p))
    face = ft.Column(lines, spacing=0, tight=True, expand=True)
    parts: list[ft.Control] = [
        fold_head(device, f"desk-{number}", [face], opened, lambda _: open_(not opened), padding=2)
    ]
    if not play.campaign.has_passed_first(seat.id):
        parts.append(_clef(device, play, seat, number))
    if not out and (desk.cards or play.phase != "first"):
        parts.append(draw_gauge(device, play, seat.id))
    if opened:
        parts += _details(device, play, seat, desk, may)
    body = stack(*parts, spacing=6)
    return card(
        body, p, edge=p.players.get(seat.colour, p.ink), padding=ft.Padding.symmetric(horizontal=10, vertical=6)
    )


def _clef(device: Device, play: Play, seat: Seat, number: int) -> ft.Control:
    """Draw a dot for each key card, filled where it lies, and the number of cards and signatures."""
    p = device.palette
    facts = election_at(device).facts
    laid = play.campaign.desk(seat.id).clef
    signed = laid.count(PARRAINAGE)
    text = device.t(
        "election-clef-board",
        laid=len(laid),
        of=facts.clef_cards,
        signed=signed * facts.signatures,
        wanted=facts.parrainages * facts.signatures,
    )
    marks = [*(card in laid for card in facts.candidature), *(n < signed for n in range(facts.parrainages))]
    boxes: list[ft.Control] = [
        ft.Icon(ft.Icons.CIRCLE if on else ft.Icons.CIRCLE_OUTLINED, color=p.ink, size=16) for on in marks
    ]
    return ft.Row(
        [ft.Row(boxes, spacing=0, tight=True), handle(f"clef-{number}", small(text, p))], spacing=8, wrap=True
    )


def _details(device: Device, play: Play, seat: Seat, desk: Desk, may: bool) -> list[ft.Control]:
    """Return the unfolded part of a desk: key cards to tick, each card (with a button to remove it), the candidate's
    name, and the penalty of a turn lost."""
    p = device.palette
    number = device.state.number(seat.id)
    parts: list[ft.Control] = []
    if may and play.campaign.lays_clef(seat.id):
        parts.append(_checklist(device, play, seat, number))
    for at, line in enumerate(desk.cards, 1):
        kind = device.t("election-line-card", card=line.kind)
        votes = write_votes(device, line.votes) if line.votes else device.t("election-without-votes")
        removal = CardRemoved.model_validate({"seat": seat.id, "card": line.kind, "votes": line.votes})
        parts.append(
            ft.Row(
                [
                    ft.Container(sans(kind, p), expand=True),
                    bold(votes, p),
                    *_removal(device, f"remove-{number}-{at}", kind, removal, may),
                ],
                spacing=8,
            )
        )
    for name in dict.fromkeys(desk.clef) if play.campaign.phase < 3 else ():
        kind = device.t("election-clef-card", card=name)
        removal = CardRemoved.model_validate({"seat": seat.id, "card": name})
        take = _removal(device, f"remove-{number}-{name}", kind, removal, may)
        if (count := desk.clef.count(name)) > 1:
            kind = device.t("election-clef-cards-of", card=kind, count=count)
        if take and play.campaign.has_passed_first(seat.id):
            parts.append(ft.Row([ft.Container(sans(kind, p), expand=True), *take], spacing=8))
    if not desk.cards:
        parts.append(small(device.t("election-no-cards"), p))
    if may:
        parts += _candidate(device, play, seat, number)
        parts.append(
            action(
                device,
                f"penalty-{number}",
                device.t("election-penalty"),
                partial(send_event, device, TurnsLost(seat=seat.id)),
                height=48,
                compact=True,
            )
        )
    return parts


def _removal(device: Device, identifier: str, kind: str, removal: CardRemoved, may: bool) -> list[ft.Control]:
    """Return the button that removes a card from a desk; empty for a device that may not, and once the election is
    won."""
    if not may or play_at(device).campaign.winners:
        return []
    label = device.t("election-remove", card=kind)
    return [icon_button(device, identifier, ft.Icons.DELETE_OUTLINE, label, partial(send_event, device, removal))]


def _checklist(device: Device, play: Play, seat: Seat, number: int) -> ft.Control:
    """Draw the key cards to be ticked as they are laid. Unticking does nothing, because a laid card is taken back by
    undo."""
    left = list(election_at(device).clef_left(play, seat.id))
    facts = election_at(device).facts
    lines: list[ft.Control] = []
    for index, name in enumerate((*facts.candidature, *[PARRAINAGE] * facts.parrainages)):
        missing = (
            name in left
            if name != PARRAINAGE
            else index - len(facts.candidature) >= (facts.parrainages - left.count(PARRAINAGE))
        )
        twin = index - len(facts.candidature) + 1 if name == PARRAINAGE else ""

        async def lay(on: bool, name: str = name, missing: bool = missing) -> None:
            """Send the key card unless it lies there already, whichever way the box was tapped."""
            if missing:
                await send_event(device, ClefLaid(seat=seat.id, card=name))

        label = device.t("election-clef-card", card=name)
        lines.append(tick(device, f"clef-{number}-{name}{twin}", label, not missing, lay))
    about = ("button/clef", "button/penalty")
    title = with_help(device, bold(device.t("election-clef-cards"), device.palette), *about, number=number)
    return pile(title, *lines, spacing=6)


def _candidate(device: Device, play: Play, seat: Seat, number: int) -> list[ft.Control]:
    """Return the choice of the player's candidate: the names that the group has kept, and a field for another one."""
    kept_names = candidates_in(play.settings)
    now = play.candidate(seat.id)

    async def choose(name: str) -> None:
        """Send the candidate; once it is accepted, add a new name to the group's list."""
        accepted = await send_event(device, CandidateChosen(seat=seat.id, name=name))
        if accepted is not None and name and name not in kept_names and "," not in name:
            await change_option(device, "candidates", ", ".join((*kept_names, name)))

    title = device.t("election-candidate")
    parts: list[ft.Control] = [with_help(device, small(title, device.palette), "ruling/candidates", number=number)]
    if kept_names:
        options = [Option(f"candidate-{number}-{at}", name, name) for at, name in enumerate(kept_names, 1)]
        parts.append(choice(device, options, now, choose, across=False))
    if len(kept_names) < election_at(device).facts.candidate_cards:
        typed = "" if now in kept_names else now
        parts.append(Words(f"candidate-{number}", title, typed, choose, key=f"candidate-{number}-{now}"))
    return parts
