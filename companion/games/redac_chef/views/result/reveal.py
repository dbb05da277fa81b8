"""The places revealed one by one, the last first, each device at its own pace: how far it is outlives a reload."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import flet as ft

from companion.games.redac_chef.scoring.front_page import Edition
from companion.games.redac_chef.views.result.front_page import Place, headline, top
from companion.table.seats import Seat
from companion.ui.controls.paper import card
from companion.ui.controls.text import sans, small
from companion.ui.reactive import use_device, use_kept

#: What is kept of a device that has seen everything.
_ALL: Final = "all"


def use_reveal(table: str, wanted: bool, steps: int) -> tuple[int | None, Callable[[], None], Callable[[bool], None]]:
    """How many places this device has revealed (None: all are shown), how to reveal one more, and how to show all at
    once (True) or begin again (False). ``wanted``: the table chose to reveal."""
    kept, keep = use_kept(f"reveal {table}")
    done = int(kept) if kept.isdecimal() else None
    if done is None and wanted and kept != _ALL:
        done = 0
    if steps < 2 or (done is not None and done >= steps):
        done = None

    def further() -> None:
        if done is not None:
            keep(str(done + 1) if done + 1 < steps else _ALL)

    def begin(everything: bool) -> None:
        keep(_ALL if everything else "0")

    return done, further, begin


@ft.component
def Curtain(edition: Edition, seats: Mapping[str, Seat], done: int, beside: ft.Control) -> ft.Control:
    """The front page while it comes out of the press: ``done`` places are known, the others wait above them; ``beside``
    stands at the end of the strap."""
    device = use_device()
    p = device.palette
    lines: list[ft.Control] = []
    for line in edition.lines:
        if line.step > done:
            waiting = sans(device.t("reveal-hidden"), p, color=p.muted, size=19)
            lines.append(card(waiting, p, key=f"hidden-{line.player}"))
        else:
            lines.append(Place(line, seats[line.player], edition, key=f"place-{line.player}"))
    return ft.Column(
        [
            *top(device, device.t("result-edition"), device.t("table-code", code=device.state.code), beside=beside),
            headline(device, device.t("reveal-title")),
            small(device.t("reveal-waiting"), p),
            *lines,
        ],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
