"""Draws the front page at the end of a game: masthead, headline, the reason, and everybody's place; for a table and for
a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.redac_chef.scoring.front_page import Edition, PlayerLine
from companion.table.message import say
from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.controls.fields import LARGE_TEXT
from companion.ui.controls.handle import handle
from companion.ui.controls.motion import CountUp
from companion.ui.controls.paper import card, masthead, reason, scroll_view, strap, warning
from companion.ui.controls.seats import player_label
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, serif, small
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette

#: The headline's size in pixels on the screen, whatever the text size: it is large already.
_HEADLINE: Final = (46.0, 24.0)
#: The same on a laptop.
_WIDE_HEADLINE: Final = (68.0, 30.0)
#: What a character of the headline's face takes of its size, on average and a little more; the wide ones twice that.
_ADVANCE: Final = 0.58
_BROAD: Final = "…—MWmwœŒæÆ"


def build_top(device: Device, *where: str, beside: ft.Control | None = None) -> list[ft.Control]:
    """Build masthead and strap. ``where``: what the strap says (day, edition, table); ``beside``: a control at the end
    of the strap."""
    line: ft.Control = strap(device.palette, *where)
    if beside is not None:
        line = ft.Row(
            [ft.Container(line, expand=True), beside], spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER
        )
    size = device.fit(54, 60) if device.is_wide else device.fit(36, 37)
    return [masthead(device.t("result-masthead"), device.palette, size=size), line]


#: Between the two columns of a newspaper's page, in px.
COLUMN_SPACING: Final = 36


def build_newspaper(
    head: list[ft.Control], left: list[ft.Control], right: list[ft.Control], *under: ft.Control
) -> ft.Control:
    """Build a newspaper's page: ``head`` across it, two columns, and ``under`` across the whole width below them."""
    columns = ft.Row(
        [ft.Container(stack(*left, spacing=14), expand=True), ft.Container(stack(*right, spacing=14), expand=True)],
        spacing=COLUMN_SPACING,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return scroll_view(stack(*head, columns, *under, spacing=14), width=theme.TWO_COLUMNS)


def build_lead(device: Device, edition: Edition) -> list[ft.Control]:
    """Build the headline, the sentences under it (as a warning while the result is provisional) and the sign for the
    goal of a player who plays alone. ``edition``: the front page as data."""
    p = device.palette
    sentences = [device.words.say(message) for message in edition.story.deck]
    parts: list[ft.Control] = [headline(device, device.words.say(edition.story.headline))]
    deck: list[ft.Control] = [
        sans(sentence, p, size=device.fit(22 if device.is_wide else 19, 32)) for sentence in sentences
    ]
    if edition.provisional and sentences:
        parts.append(warning(pile(*deck, spacing=4), p))
    else:
        parts += deck
    stamp = _build_goal_sign(device, edition)
    return [*parts, *([stamp] if stamp is not None else [])]


def headline(device: Device, text: str, identifier: str = "headline") -> ft.Control:
    """Build the headline, as large as its longest word and its length allow on this device, with that handle."""
    p = device.palette
    column = (min(device.width, theme.TWO_COLUMNS) - 60) / 2 if device.is_wide else min(device.width, theme.COLUMN) - 32
    most, least = _WIDE_HEADLINE if device.is_wide else _HEADLINE
    longest = max(1, *(len(word) + sum(char in _BROAD for char in word) for word in text.split(" ")))
    by_length = most if len(text) <= 52 else most * 0.78 if len(text) <= 96 else most * 0.6
    shown = max(least, min(by_length * min(device.scale, 1.3), column / (_ADVANCE * longest)))
    line = serif(text, shown / device.scale, p, style=ft.TextStyle(height=1.05))
    return handle(identifier, ft.Semantics(header=True, content=line))


def build_places(edition: Edition, seats: Mapping[str, Seat]) -> list[ft.Control]:
    """Build the card of each player, best first."""
    return [PlaceCard(line, seats[line.player], edition, key=f"place-{line.player}") for line in edition.lines]


def build_notes(device: Device, edition: Edition) -> list[ft.Control]:
    """Build the box of further decisions (ties, penalties) with their reasons; empty if the sentences under the
    headline tell them all."""
    p = device.palette
    if not edition.story.notes:
        return []
    lines: list[ft.Control] = [bold(device.t("result-why"), p)]
    lines += [sans(device.words.say(message), p) for message in edition.story.notes]
    return [reason(lines, p)]


def _build_goal_sign(device: Device, edition: Edition) -> ft.Control | None:
    """Build the sign for the goal of a player who plays alone: a revenue, or the thresholds of a puzzle. None in other
    modes."""
    p = device.palette
    if edition.goal_met is not None:
        icon = ft.Icons.CHECK_CIRCLE_OUTLINE if edition.goal_met else ft.Icons.HIGHLIGHT_OFF
        text = device.t("result-goal", met=str(edition.goal_met).lower())
        return handle("goal", _build_label(icon, bold(text, p, size=20), p.ink, 26))
    if edition.puzzle is None:
        return None
    if edition.puzzle.status == "incomplete":
        text = device.t("result-puzzle-incomplete")
        return handle("puzzle", _build_label(ft.Icons.HIGHLIGHT_OFF, bold(text, p, size=20), p.ink, 26))
    if edition.puzzle.tier is None:
        return None
    stars: list[ft.Control] = [
        ft.Icon(ft.Icons.STAR if n < edition.puzzle.tier else ft.Icons.STAR_OUTLINE, color=p.ink, size=30)
        for n in range(3)
    ]
    words = bold(device.t("result-tier", tier=edition.puzzle.tier), p, size=20)
    return handle("puzzle", ft.Row([*stars, words], spacing=4, wrap=True))


@ft.component
def PlaceCard(line: PlayerLine, seat: Seat, edition: Edition, fresh: bool = False) -> ft.Control:
    """Shows one player's card: rank, colour with symbol and name, total, and what else decided. ``fresh``: the place is
    just being revealed, so that the total counts up."""
    device, p = use_device_and_palette()
    colour = p.players.get(seat.colour, p.ink)
    out = line.bankrupt or line.left_after is not None
    name = pile(
        player_label(seat, p, size=20, max_lines=2),
        *([small(", ".join(line.members), p)] if line.members else []),
        spacing=0,
    )
    facts = ft.Row(_build_facts(device, line, edition), spacing=10, run_spacing=2, wrap=True)

    def draw_total(points: int | None) -> ft.Control:
        """Draw the total, – for none."""
        figure = "–" if points is None else device.words.number(points)
        return serif(figure, device.fit(38, 60), p, color=p.muted if out else p.ink, no_wrap=True)

    counted = CountUp(line.points, draw_total) if fresh and line.points is not None else draw_total(line.points)
    total = handle(f"total-{line.number}", counted)
    ranked = any(each.place is not None for each in edition.lines)
    place: list[ft.Control] = [ft.Container(_build_place(device, line), width=44)] if ranked else []
    if device.scale > LARGE_TEXT:
        body: ft.Control = pile(
            ft.Row([*place, ft.Container(name, expand=True)], spacing=6),
            ft.Row(
                [ft.Container(facts, expand=True), total],
                spacing=6,
                vertical_alignment=ft.CrossAxisAlignment.END,
            ),
            spacing=4,
        )
    else:
        body = ft.Row(
            [*place, ft.Column([name, facts], spacing=2, tight=True, expand=True), total],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return card(body, p, edge=colour, padding=ft.Padding.symmetric(horizontal=12, vertical=8))


def _build_place(device: Device, line: PlayerLine) -> ft.Control:
    """Build the player's rank as a figure; for a player without one, the sign of who is bankrupt or has left."""
    p = device.palette
    if line.place is not None:
        return serif(str(line.place), device.fit(28, 40), p, text_align=ft.TextAlign.CENTER)
    icon = ft.Icons.MONEY_OFF if line.bankrupt else ft.Icons.LOGOUT
    return ft.Container(ft.Icon(icon, color=p.muted, size=28), alignment=ft.Alignment.CENTER)


def _build_facts(device: Device, line: PlayerLine, edition: Edition) -> list[ft.Control]:
    """Build the facts of a player, each with a word or a sign: won, bankrupt, revenue, penalty, the token of the last
    day, left early."""
    p = device.palette
    facts: list[ft.Control] = []
    if line.winner:
        text = device.t("result-leads" if edition.provisional else "result-shares" if line.shared else "result-wins")
        facts.append(
            handle(f"winner-{line.number}", _build_label(ft.Icons.EMOJI_EVENTS, _build_word(text, device), p.ink, 20))
        )
    if line.bankrupt:
        # The sign for bankruptcy stands where others have their place.
        text = device.t("result-bankrupt-looms" if edition.provisional else "result-bankrupt")
        facts.append(handle(f"bankrupt-{line.number}", _build_word(text, device)))
    if line.ads is not None:
        facts.append(handle(f"ads-{line.number}", small(device.t("result-ads", dollars=line.ads), p)))
    if line.penalty:
        text = device.t("result-penalty", points=line.penalty)
        label = _build_label(ft.Icons.REMOVE_CIRCLE_OUTLINE, _build_word(text, device), p.ink, 18)
        facts.append(handle(f"penalty-{line.number}", label))
    if line.token is not None and edition.day is not None:
        facts.append(small(device.t("result-token", token=line.token, day=say(f"day-{edition.day}")), p))
    if line.left_after is not None:
        facts.append(small(device.t("result-left", after=line.left_after), p))
    return facts


def _build_word(text: str, device: Device) -> ft.Control:
    return bold(text, device.palette, size=theme.SMALL)


def _build_label(icon: ft.IconData, text: ft.Control, colour: str, size: float) -> ft.Control:
    return ft.Row([ft.Icon(icon, color=colour, size=size), text], spacing=4, tight=True)
