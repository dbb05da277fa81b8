"""Draws the threshold of the round, and the form that sets it: by privilege, by the abstention card, or outside the
rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import flet as ft

from companion.games.election.state.events import ThresholdSet
from companion.games.election.state.play import Play
from companion.games.election.views.queries import election_at, play_at, read_votes, write_votes
from companion.ui.at_table import send_event
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Option, choice, lay_beside, tick
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import card
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, serif, small
from companion.ui.device import Device
from companion.ui.help import with_help
from companion.ui.parts.options import Number
from companion.ui.reactive import use_device, use_device_and_palette, use_slice, use_value

#: The step between the thresholds that one tap sets, in votes.
_STEP: Final = 500_000


@ft.component
def ThresholdBar(asked: bool = False) -> ft.Control:
    """Shows the threshold, with a button that opens the form to change it; nothing in the phases that have none.
    ``asked``: another form is open, which may ask for the threshold itself."""
    device, p = use_device_and_palette()
    play = use_slice(play_at)
    may = use_slice(lambda d: d.may_lead)
    opened, open_ = use_value(False)
    if play.phase in ("ready", "first", "over") and play.campaign.first is None and not opened:
        return ft.Container(height=0)
    now = play.campaign.threshold
    label = device.t("election-threshold", phase="third" if play.campaign.phase == 3 else "second")
    figure = handle("threshold", serif("–" if now is None else write_votes(device, now), device.fit(30, 42), p))
    line = lay_beside(device, bold(label, p), figure)
    place = "button/threshold-third" if play.phase == "third" else "button/threshold"
    parts: list[ft.Control] = [with_help(device, line, place)]
    # The first threshold of a round is set among the privileges, by the winner of the last phase.
    if may and play.phase in ("second", "third") and (now is not None or play.goes_on is None):
        change = device.t("election-threshold-change" if now is not None else "election-threshold-set")
        parts.append(
            ft.Row([action(device, "threshold-open", change, lambda: open_(not opened), height=48, compact=True)])
        )
        if opened and not asked:
            parts.append(Chooser(lambda: open_(False), "abstention", key="chooser"))
    return card(pile(*parts), p, padding=12)


@ft.component
def Chooser(close: Callable[[], None], by: Literal["privilege", "abstention"], layer: str | None = None) -> ft.Control:
    """Asks for the threshold: a button for each that the rules allow, and a field for any other; sends the answer and
    closes.

    ``by``: how the threshold is set, unless the tick box says otherwise. ``layer``: who lays the abstention card now,
    which takes their turn. Handles: ``threshold-VOTES``, ``threshold-other``, ``threshold-override``,
    ``threshold-by-card``.
    """
    device = use_device()
    play = use_slice(play_at)
    is_by_card, set_by_card = use_value(by == "abstention")
    override, set_override = use_value(False)
    second = play.phase == "third"
    least, most = election_at(device).facts.threshold(second)

    async def submit_threshold(votes: int | None) -> None:
        """Send the threshold (a number below 1,000 is in millions) and close once it is accepted; nothing for None."""
        if votes is None:
            return
        event = ThresholdSet(
            round="second" if second else "first",
            votes=read_votes(votes),
            by="abstention" if is_by_card else "privilege",
            seat=layer,
            override=override,
        )
        if await send_event(device, event) is not None:
            close()

    fitting = [votes for votes in range(least, most + 1, _STEP) if not second or votes > play.campaign.most_carried]
    options = [Option(f"threshold-{votes}", write_votes(device, votes), votes) for votes in fitting]
    return stack(
        choice(device, options, play.campaign.threshold, submit_threshold, across=False),
        Number("threshold-other", device.t("election-threshold-other"), None, submit_threshold),
        *(
            [tick(device, "threshold-by-card", device.t("election-abstention"), is_by_card, set_by_card)]
            if not layer
            else []
        ),
        with_help(
            device,
            tick(
                device,
                "threshold-override",
                device.t("election-override"),
                override,
                set_override,
                note=device.t("election-override-note"),
            ),
            "button/override",
        ),
    )


def draw_gauge(device: Device, play: Play, seat: str) -> ft.Control:
    """Draw a player's votes, with a bar and what they lack where a threshold is set."""
    p = device.palette
    total = play.campaign.desk(seat).total
    lacking = play.campaign.lacking(seat)
    number = device.state.number(seat)
    figure = handle(f"votes-{number}", serif(write_votes(device, total), device.fit(24, 34), p))
    if play.campaign.threshold is None or lacking is None:
        return ft.Row([figure])
    part = min(1.0, max(0, total) / max(1, play.campaign.threshold))
    text = device.t("election-gauge", lacking=write_votes(device, lacking), done=str(lacking == 0).lower())
    if lacking == 0 and play.campaign.lays_clef(seat):
        text = device.t("election-gauge-clef")
    bar = ft.ProgressBar(value=part, color=p.ink, bgcolor=p.rule, bar_height=10, border_radius=5)
    head = ft.Row(
        [figure, handle(f"lacking-{number}", small(text, p))],
        spacing=10,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
    return pile(head, bar, spacing=4)
