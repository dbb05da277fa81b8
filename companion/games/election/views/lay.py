"""Draws the form to lay any card: which kind, on whose desk, how many votes. Each answer gives way to the next
question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.election.game import KINDS
from companion.games.election.scoring.laid import MINUS, OWN, PARRAINAGE
from companion.games.election.scoring.line import Line, refuse
from companion.games.election.state.events import ClefLaid, VotesLaid
from companion.games.election.state.play import Play
from companion.games.election.views.queries import election_at, name_card, play_at, read_votes, whose_turn, write_votes
from companion.games.election.views.threshold import Chooser
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.ui.at_table import list_enterable_seats, list_playing_seats, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import Option, choice, lay_beside, tick
from companion.ui.controls.handle import handle
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.amount import Amount
from companion.ui.parts.bottom_sheet import is_short
from companion.ui.parts.foot import has_one_row
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_slice, use_value

#: Votes that one tap enters; the card itself says what it is worth.
USUAL: Final = (500_000, 1_000_000, 1_500_000, 2_000_000)
#: The card that lies beside the stock and sets a threshold.
ABSTENTION: Final = "abstention"


@dataclass(frozen=True, slots=True)
class Draft:
    """Answers given so far in the form to lay a card: who lays the card (``layer``), its kind and desk (``target``), ""
    if not yet chosen; ``override``: the players set the rules aside."""

    layer: str
    kind: str = ""
    target: str = ""
    override: bool = False


async def lay_line(device: Device, line: Line, override: bool = False) -> bool:
    """Send a card; return whether it was accepted. ``override``: mark it as outside the rules, which is done only where
    they forbid it."""
    is_forbidden = refuse(play_at(device), line, election_at(device).facts) is not None
    event = line.model_copy(update={"override": True}) if override and is_forbidden else line
    return await send_event(device, event) is not None


@ft.component
def LayForm(close: Callable[[], None]) -> ft.Control:
    """Asks which card is laid, on whose desk, and for how many votes, one question at a time; the last answer sends it
    and closes the form. Another player as who lays it begins anew. Handles: ``layer-open``, ``layer-N``, ``card-KIND``,
    ``lay-kind`` and ``lay-target`` (change the answer), ``target-N``, ``lay-clef-CARD``, ``lay-override``, and those of
    the amount (``votes-…``)."""
    device = use_device()
    play = use_slice(play_at)
    draft, set_draft = use_value(Draft(whose_turn(device)))
    enterable_seats = use_slice(list_enterable_seats)
    choosing, open_ = use_value(False)

    def choose_layer(seat: str) -> None:
        """Begin anew with another player as who lays the card."""
        open_(False)
        set_draft(Draft(seat))

    def change(**fields: Any) -> None:
        """Set answers of the form."""
        set_draft(replace(draft, **fields))

    rules = election_at(device)
    allowed = {kind: rules.list_targets(play, draft.layer, kind, draft.override) for kind in KINDS}
    parts: list[ft.Control] = []
    layer = _draw_layer(device, draft.layer, enterable_seats, lambda: open_(True))
    if choosing:
        parts.append(pick_seat(device, "layer", enterable_seats, choose_layer, chosen=draft.layer, height=48))
    if not draft.kind:
        title = bold(device.t("election-which-card"), device.palette)
        head = title if choosing else lay_beside(device, title, layer)
        parts += [with_help(device, head, "button/lay"), *_kinds(device, play, draft, allowed, change)]
    else:
        name = _label_answer(device, _kind_name(device, draft, allowed))
        again = link(device, "lay-kind", name, lambda: change(kind="", target=""))
        answers = ft.Row([*([] if choosing else [layer]), again], wrap=True, spacing=4, run_spacing=0)
        parts.append(with_help(device, answers, f"row/{draft.kind}", "button/lay"))
    if draft.kind == ABSTENTION:
        parts.append(Chooser(close, "abstention", layer=draft.layer, key="chooser"))
    elif draft.kind and not draft.target:
        parts += _targets(device, allowed[draft.kind], change)
    elif draft.kind:
        if draft.target != draft.layer:
            name = device.state.name(draft.target)
            parts.append(link(device, "lay-target", _label_answer(device, name), lambda: change(target="")))
        parts.append(_clef(device, draft, close) if draft.kind == "clef" else _votes(device, draft, close))
    return stack(*parts, spacing=10)


def _draw_layer(device: Device, seat: str, enterable_seats: tuple[Seat, ...], choose: Callable[[], None]) -> ft.Control:
    """Draw who lays the card; a link to choose another one where the device may enter for several."""
    label = device.t("election-lay-for", name=shorten(device.state.name(seat), 12))
    if len(enterable_seats) > 1:
        return link(device, "layer-open", label, choose)
    return handle(f"layer-{device.state.number(seat)}", small(label, device.palette))


def _kinds(
    device: Device, play: Play, draft: Draft, allowed: dict[str, tuple[str, ...]], change: Callable[..., None]
) -> list[ft.Control]:
    """Return the choice of the kind of card among those that may be laid now, the names of the others, and a tick box
    to set the rules aside. Choosing a kind also sets the desk where only one is possible."""
    p = device.palette

    def choose(kind: str) -> None:
        """Set the kind, and the desk too where only one is possible."""
        targets = allowed.get(kind, ())
        change(kind=kind, target=targets[0] if len(targets) == 1 else draft.layer if kind in OWN else "")

    fitting = {kind: _kind_name(device, replace(draft, kind=kind), allowed) for kind in KINDS if allowed[kind]}
    options = [Option(f"card-{kind}", name, kind) for kind, name in fitting.items()]
    if not play.campaign.winners and device.may_lead:
        options.append(Option(f"card-{ABSTENTION}", device.t("election-abstention"), ABSTENTION))
    parts: list[ft.Control] = [choice(device, options, "", choose, across=False)]
    waiting = tuple(_kind_name(device, replace(draft, kind=kind), allowed) for kind in KINDS if not allowed[kind])
    if waiting:
        parts.append(small(device.t("election-not-now", cards=waiting, phase=play.phase), p))
    note = device.t("election-override-card-note")
    insist = lambda on: change(override=on)  # noqa: E731
    line = tick(device, "lay-override", device.t("election-override"), draft.override, insist, note=note)
    return [*parts, with_help(device, line, "button/override")]


def _targets(device: Device, targets: tuple[str, ...], change: Callable[..., None]) -> list[ft.Control]:
    """Return the question on whose desk the card is laid."""
    seats = [seat for seat in list_playing_seats(device) if seat.id in targets]
    return [
        bold(device.t("election-on-whose"), device.palette),
        pick_seat(device, "target", seats, lambda seat: change(target=seat), height=48),
    ]


def _label_answer(device: Device, answer: str) -> str:
    """Return the text of a link that shows an answer and takes it back."""
    return device.t("election-answer", answer=answer)


def _kind_name(device: Device, draft: Draft, allowed: dict[str, tuple[str, ...]]) -> str:
    """Return the name of a kind of card; if the player may lay key cards only for a rival, the name of the sponsorship
    for these."""
    if draft.kind == ABSTENTION:
        return device.t("election-abstention")
    if draft.kind != "clef":
        return name_card(device, draft.kind)
    if allowed["clef"] and draft.layer not in allowed["clef"]:
        return device.t("election-clef-card", card=PARRAINAGE)
    return device.t("election-clef-cards")


def _clef(device: Device, draft: Draft, close: Callable[[], None]) -> ft.Control:
    """Draw the choice among the key cards that the desk still needs; on a rival's desk only the sponsorship. A tap
    sends the card, and closes the form once it is accepted."""
    rules, play = election_at(device), play_at(device)
    cards = rules.clef_cards if draft.override else tuple(dict.fromkeys(rules.clef_left(play, draft.target)))
    if draft.target != draft.layer and not draft.override:
        cards = tuple(card for card in cards if card == PARRAINAGE)

    async def lay(name: str) -> None:
        """Send the key card, as laid by a rival if the desk is not the layer's own; close the form once it is
        accepted."""
        by = None if draft.layer == draft.target else draft.layer
        line = ClefLaid.model_validate({"seat": draft.target, "card": name, "by": by})
        if await lay_line(device, line, draft.override):
            close()

    options = [Option(f"lay-clef-{name}", device.t("election-clef-card", card=name), name) for name in cards]
    return choice(device, options, None, lay, across=False)


def _votes(device: Device, draft: Draft, close: Callable[[], None]) -> ft.Control:
    """Draw the amount of votes that the card is worth (or takes); entering it sends the card, and closes the form once
    it is accepted."""
    minus = draft.kind in MINUS
    printed_votes = play_at(device).settings.numbers("effects").get(draft.kind)

    async def lay(votes: int | None) -> None:
        """Send the card with that number of votes, as a loss for a card that takes votes, and close the form if it is
        accepted; nothing for None."""
        if votes is None:
            return
        worth = -abs(votes) if minus else votes
        by = None if draft.layer == draft.target else draft.layer
        line = VotesLaid.model_validate({"seat": draft.target, "card": draft.kind, "votes": worth, "by": by})
        if await lay_line(device, line, draft.override):
            close()

    free = draft.kind not in (*MINUS, *OWN)
    question = device.t("election-how-many", minus=str(minus).lower(), card=device.t("election-card", card=draft.kind))
    parts: list[ft.Control] = []
    if draft.kind != "suffrages":
        none = lambda: lay(0)  # noqa: E731
        parts.append(action(device, "votes-none", device.t("election-without-votes"), none, height=48, compact=True))
    parts.append(
        Amount(
            "votes",
            question,
            lay,
            usual=USUAL if printed_votes is None else (abs(printed_votes) if minus else printed_votes,),
            signed=free,
            read=read_votes,
            # On a small phone they take one row, so that the keypad ends in view.
            write=partial(write_votes, device, brief=True) if is_short(device) else None,
            beside=has_one_row(device),
            key=f"votes-{draft.kind}",
        )
    )
    parts.append(small(device.t("election-votes-hint"), device.palette))
    return stack(*parts)
