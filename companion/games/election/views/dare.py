"""Draws a dare: the form to draw one, and the card with its text, a countdown and the buttons for how it ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

import flet as ft

from companion.games.election.game import DARE_LENGTH, MOST_DARES
from companion.games.election.state.events import DareDrawn, DareSettled
from companion.games.election.state.play import Play
from companion.games.election.views.queries import election_at, play_at, whose_turn, write_votes
from companion.text.shorten import shorten
from companion.ui.at_table import list_playing_seats, send_event
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import text_field, tick
from companion.ui.controls.paper import card
from companion.ui.controls.stack import stack
from companion.ui.controls.text import CARD, HELP, bold, headline, sans, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.countdown import Countdown
from companion.ui.parts.options import change_option
from companion.ui.parts.people import pick_seat
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_slice, use_value

#: Lengths of a countdown, in seconds.
_LENGTHS: Final = (15, 30, 60, 120)
_DARE: Final = "election-dare-text"
#: Dares of other evenings that are offered; typing the beginning finds the others.
_MOST_NOTED: Final = 6


@ft.component
def DareCard(part: Literal["", "told", "asked"] = "") -> ft.Control:
    """Asks in one tap whether the open dare was met and what its card is worth. The answer keeps the dare's text with
    that worth in the group's list; where the list has it already, that answer is red. ``part``: on a page with two
    columns, which half to draw: the dare, or the buttons. Handles: ``dare-met-VOTES``, ``dare-failed-VOTES``."""
    device, p = use_device_and_palette()
    dare = use_slice(lambda d: play_at(d).dare)
    may = use_slice(lambda d: d.may_lead)
    kept_dares: dict[str, str] = dict(use_slice(lambda d: play_at(d).settings["dares"]))
    if dare is None:
        return ft.Container(height=0)
    one, other = device.state.name(dare.challenger), device.state.name(dare.challenged)

    async def end_dare(votes: int, success: bool) -> None:
        """Keep the dare's text with its worth (while the list has room), then send how the dare ended."""
        worth, room = str(votes), dare.text in kept_dares or len(kept_dares) < MOST_DARES
        if dare.text and room and kept_dares.get(dare.text) != worth:
            # Kept before the dare is settled, so that undo takes back the dare, not the kept text.
            await change_option(device, "dares", {**kept_dares, dare.text: worth})
        await send_event(device, DareSettled(votes=votes, success=success))

    title = headline(device, device.t("election-dare-on", one=one, other=other), 24, 34, HELP + CARD)
    told: list[ft.Control] = [with_help(device, title, "row/gage", "button/dare")]
    if dare.text:
        told.append(sans(dare.text, p))
    told.append(Countdown(_LENGTHS, device.t("election-countdown"), key="countdown"))
    asked: list[ft.Control] = []
    if may:
        for success, word in ((True, "met"), (False, "failed")):
            taker = other if success else one
            asked.append(bold(device.t(f"election-dare-{word}", name=taker), p))
            buttons = [
                action(
                    device,
                    f"dare-{word}-{votes}",
                    write_votes(device, votes),
                    partial(end_dare, votes, success),
                    red=kept_dares.get(dare.text) == str(votes),
                    expand=True,
                )
                for votes in election_at(device).facts.gage_votes
            ]
            asked.append(ft.Row(buttons, spacing=8))
    if part == "asked":
        return stack(*asked)
    return card(stack(*told, *(asked if not part else [])), p, selected=True, padding=12)


@ft.component
def DareForm(close: Callable[[], None]) -> ft.Control:
    """Asks which rival draws the dare, and sends it at once, with its text, which may be typed before, or picked from
    those that the group has kept.

    Handles: ``dare-text``, ``dare-noted-N``, ``rival-N``, ``dare-override``.
    """
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    seat = use_slice(whose_turn)
    typed, set_typed = use_half_typed(_DARE)
    override, set_override = use_value(False)

    async def draw(rival: str) -> None:
        """Send that the rival draws a dare with the typed text, outside the rules where these forbid it and the players
        insist; once it is accepted, clear the text and close."""
        text = device.services.kept.text(device.actor.device, _DARE)
        dare = DareDrawn(seat=seat, rival=rival, text=text)
        against = dare.check(play, election_at(device).facts, device.state) is not None
        event = dare.model_copy(update={"override": True}) if override and against else dare
        if await send_event(device, event) is not None:
            set_typed("")
            close()

    beginning = typed.strip().casefold()
    matches = [text for text in dict(play.settings["dares"]) if beginning in text.casefold() and text != typed]
    running = play.staying if override else play.campaign.running
    rivals = [one for one in list_playing_seats(device) if one.id != seat and one.id in running]
    return stack(
        small(device.t("election-dare-note"), p),
        with_help(device, bold(device.t("election-dare-who", name=device.state.name(seat)), p), "button/dare"),
        pick_seat(device, "rival", rivals, draw),
        text_field(
            device, "dare-text", device.t("election-dare-text"), typed, set_typed, lambda: None, most=DARE_LENGTH
        ),
        *(
            link(device, f"dare-noted-{number}", shorten(text, 60), partial(set_typed, text))
            for number, text in enumerate(matches[:_MOST_NOTED], 1)
        ),
        *_offer_override(device, play, seat, override, set_override),
    )


def _offer_override(
    device: Device, play: Play, seat: str, override: bool, set_override: Callable[[bool], None]
) -> list[ft.Control]:
    """Return the tick box to set the rules aside; empty if the rules let the player lay some dare."""
    facts = election_at(device).facts
    rivals = (one for one in play.staying if one != seat)
    if any(DareDrawn(seat=seat, rival=one).check(play, facts, device.state) is None for one in rivals):
        return []
    note = device.t("election-override-dare-note")
    line = tick(device, "dare-override", device.t("election-override"), override, set_override, note=note)
    return [with_help(device, line, "button/override")]
