"""Draws the buttons of a turn: the player's own vote cards in one tap each, an attack, a dare, any other card, and to
discard."""

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
from companion.games.election.views.privileges import sets_threshold
from companion.games.election.views.queries import election_at, name_card, play_at, whose_turn, write_votes
from companion.table.parts.events import TurnPassed
from companion.ui import theme
from companion.ui.at_table import list_playing_seats, send_event
from companion.ui.controls.buttons import link
from companion.ui.controls.fields import Option, choice
from companion.ui.controls.paper import lay_in_halves
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.bottom_sheet import acting_width, column_width, is_short, lies_on_side
from companion.ui.parts.foot import Way, lay_ways
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value

#: Votes that an attack takes in one tap; other amounts are entered in the form for any card.
_TAKEN: Final = (0, 500_000, 1_000_000)


@ft.component
def Cards(open_: Callable[[str], None], opened: bool = False) -> ft.Control:
    """Shows the buttons of a turn; every card laid passes the turn on. ``open_`` opens a form by its name; ``opened``:
    a form is open, so no button is primary. Handles: ``attack``, ``dare``, ``lay``, ``turn-next``,
    ``quick-votes-VOTES``."""
    device = use_device()
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    lay = _use_one_tap(seat)
    # Until the round has a threshold, the page needs the room to ask for it.
    pending = sets_threshold(play)
    own = [] if pending else _draw_votes(device, play, seat, lay, opened)
    # In the first phase every turn ends with a discard, so that button is primary; later most turns bring votes.
    discards = not play.campaign.has_passed_first(seat) or not (own or pending)
    pass_turn = partial(send_event, device, TurnPassed(seat=seat))
    ways = [
        Way("dare", device.t("election-act-dare"), partial(open_, "dare")),
        Way("lay", device.t("election-act-other"), partial(open_, "lay")),
        Way("turn-next", device.t("election-act-discard"), pass_turn, red=discards and not opened),
    ]
    if any(rivals_for(device, play, seat, kind) for kind in MINUS):
        ways.insert(0, Way("attack", device.t("election-attack"), partial(open_, "attack")))
    rows: list[ft.Control] = [*own, lay_ways(device, ways, room=acting_width(device))]
    return stack(*rows, spacing=6)


def _use_one_tap(seat: str) -> Callable[[Line], Awaitable[None]]:
    """Return the handler that sends a card at one tap for the player whose turn it is. It ignores a second tap before
    the screen shows that the turn has passed, which would lay a second card."""
    device = use_device()
    busy: ft.MutableRef[bool] = ft.use_ref(False)

    async def lay(line: Line) -> None:
        """Send the card, unless one is under way or the turn has passed."""
        if busy.current or whose_turn(device) != seat:
            return
        busy.current = True
        try:
            await send_event(device, line)
        finally:
            busy.current = False

    return lay


def lays_key_cards(device: Device) -> bool:
    """Tell whether the player whose turn it is still lays key cards."""
    play = play_at(device)
    at = play.tray.turns.at
    return at is not None and play.campaign.lays_clef(at)


@ft.component
def KeyCards(opened: bool = False) -> ft.Control:
    """Shows a button for each key card that the player whose turn it is still needs. The buttons stand in the page,
    because as a bar at the foot they would leave the page no room. ``opened``: a form is open, which leaves less width.
    Handles: ``quick-clef-CARD``."""
    device = use_device()
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    lay = _use_one_tap(seat)

    def lay_clef(name: str) -> Awaitable[None]:
        return lay(ClefLaid.model_validate({"seat": seat, "card": name}))

    ways = [
        Way(f"quick-clef-{name}", device.t("election-clef-card", card=name), partial(lay_clef, name))
        for name in dict.fromkeys(election_at(device).clef_left(play, seat))
    ]
    return lay_ways(device, ways, height=theme.TARGET, room=column_width(device, opened))


def draw_form(device: Device, opened: str, close: Callable[[], None]) -> tuple[str, ft.Control | None]:
    """Return the title and the content of the form of that name ("attack", "lay", "dare"); "" and None for any
    other."""
    match opened:
        case "attack":
            return device.t("election-attack"), AttackForm(whose_turn(device), close, key="attack-form")
        case "lay":
            return device.t("election-lay-other"), LayForm(close, key="lay-form")
        case "dare":
            return device.t("election-dare"), DareForm(close, key="dare-form")
        case _:
            return "", None


def _draw_votes(
    device: Device, play: Play, seat: str, lay: Callable[[Line], Awaitable[None]], opened: bool
) -> list[ft.Control]:
    """Return a row of buttons for the usual vote cards that the player lays on their own desk; empty if none may be
    laid now."""
    if seat not in election_at(device).list_targets(play, seat, "suffrages"):
        return []

    def lay_votes(votes: int) -> Awaitable[None]:
        return lay(VotesLaid(seat=seat, card="suffrages", votes=votes))

    ways = [
        Way(
            f"quick-votes-{votes}",
            device.t("election-plus", votes=write_votes(device, votes)),
            partial(lay_votes, votes),
            red=votes == USUAL[0] and not opened,
            brief=device.t("election-plus", votes=write_votes(device, votes, brief=True)),
        )
        for votes in USUAL
    ]
    height = theme.TARGET if is_short(device) else theme.PLAY_TARGET
    row = lay_ways(device, ways, aside=theme.TARGET, height=height, room=acting_width(device))
    return [row if opened else with_help(device, row, "row/suffrages")]


def rivals_for(device: Device, play: Play, seat: str, kind: str) -> tuple[str, ...]:
    """Return the rivals on whose desks that player may lay a card of that kind now."""
    return tuple(one for one in election_at(device).list_targets(play, seat, kind) if one != seat)


@ft.component
def AttackForm(seat: str, close: Callable[[], None]) -> ft.Control:
    """Asks whom the player attacks, then shows each card that may be laid on that rival, with the votes it takes, to be
    laid in one tap, after which the form closes. Handles: ``target-N``, ``lay-target``, ``attack-KIND-VOTES``."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    target, set_target = use_value("")
    kinds = {kind: rivals_for(device, play, seat, kind) for kind in MINUS}
    attackable_seats = [one for one in list_playing_seats(device) if any(one.id in rivals for rivals in kinds.values())]
    if not target:
        title = bold(device.t("election-attack-whose", name=device.state.name(seat)), p)
        parts = [with_help(device, title, "button/lay"), pick_seat(device, "target", attackable_seats, set_target)]
    else:
        label = device.t("election-answer", answer=device.state.name(target))
        fitting = [kind for kind, rivals in kinds.items() if target in rivals]
        again = link(device, "lay-target", label, lambda: set_target(""))
        parts = [with_help(device, again, *(f"row/{kind}" for kind in fitting))]
        rows = [_attacks(device, play, seat, target, kind, close) for kind in fitting]
        half = (len(rows) + 1) // 2
        parts += [lay_in_halves(rows[:half], rows[half:], spacing=6)] if lies_on_side(device) else rows
    return stack(*parts, spacing=6)


def _attacks(device: Device, play: Play, seat: str, target: str, kind: str, close: Callable[[], None]) -> ft.Control:
    """Draw the choice of how many votes a card takes from the rival; a tap sends the card and closes the form."""
    printed_votes = play.settings.numbers("effects").get(kind)
    amounts = _TAKEN if printed_votes is None else tuple(dict.fromkeys((0, abs(printed_votes))))

    async def lay(votes: int) -> None:
        line = VotesLaid.model_validate({"seat": target, "by": seat, "card": kind, "votes": -votes})
        if await send_event(device, line) is not None:
            close()

    options = [
        Option(
            f"attack-{kind}-{votes}",
            write_votes(device, -votes) if votes else device.t("election-without-votes"),
            votes,
        )
        for votes in amounts
    ]
    return stack(bold(name_card(device, kind), device.palette), choice(device, options, None, lay), spacing=2)
