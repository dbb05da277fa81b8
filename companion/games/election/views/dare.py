"""Draws a dare that is being met: what it says, a countdown, and how it ended."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.games.election.game import MOST_DARES
from companion.games.election.state.events import DareSettled
from companion.games.election.views.queries import election_at, play_at, shown
from companion.ui.at_table import happened, may_enter
from companion.ui.controls.buttons import action
from companion.ui.controls.paper import card
from companion.ui.controls.text import CARD, HELP, bold, headline, sans
from companion.ui.help import with_help
from companion.ui.parts.countdown import Countdown
from companion.ui.parts.options import change_option
from companion.ui.reactive import use_device, use_slice

#: Lengths of a countdown, in seconds.
_LENGTHS: Final = (15, 30, 60, 120)


@ft.component
def DareCard() -> ft.Control:
    """Asks in one tap whether it was met and what the card is worth; with its text that is kept for the group, and red
    the next time. Handles: ``dare-met-VOTES``, ``dare-failed-VOTES``."""
    device = use_device()
    p = device.palette
    dare = use_slice(lambda d: play_at(d).dare)
    may = use_slice(may_enter)
    noted: dict[str, str] = dict(use_slice(lambda d: play_at(d).settings["dares"]))
    if dare is None:
        return ft.Container(height=0)
    one, other = device.state.name(dare.challenger), device.state.name(dare.challenged)

    async def settle(votes: int, success: bool) -> None:
        worth, room = str(votes), dare.text in noted or len(noted) < MOST_DARES
        if dare.text and room and noted.get(dare.text) != worth:
            # First, so that undo takes the dare back, not the note.
            await change_option(device, "dares", {**noted, dare.text: worth})
        await happened(device, DareSettled(votes=votes, success=success))

    title = headline(device, device.t("election-dare-on", one=one, other=other), 24, 34, HELP + CARD)
    parts: list[ft.Control] = [with_help(device, title, "row/gage", "button/dare")]
    if dare.text:
        parts.append(sans(dare.text, p))
    parts.append(Countdown(_LENGTHS, device.t("election-countdown"), key="countdown"))
    if may:
        for success, word in ((True, "met"), (False, "failed")):
            taker = other if success else one
            parts.append(bold(device.t(f"election-dare-{word}", name=taker), p))
            buttons = [
                action(
                    device,
                    f"dare-{word}-{votes}",
                    shown(device, votes),
                    partial(settle, votes, success),
                    red=noted.get(dare.text) == str(votes),
                    expand=True,
                )
                for votes in election_at(device).facts.gage_votes
            ]
            parts.append(ft.Row(buttons, spacing=8))
    body = ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(body, p, selected=True, padding=12)
