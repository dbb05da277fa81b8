"""Asks a table whose journal was damaged whether the entries after the damaged place are to count."""

from __future__ import annotations

import flet as ft

from companion.table.message import Refused, say
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.paper import warning
from companion.ui.controls.stack import pile, wrap
from companion.ui.controls.text import sans
from companion.ui.reactive import use_device, use_slice


@ft.component
def DamagedJournalQuestion() -> ft.Control:
    """Show the question whether the entries after a damaged place of the journal are to count, to those who may lead
    the table, until one of them has answered; nothing otherwise."""
    device = use_device()
    rest = use_slice(lambda d: d.view.rest if d.view is not None and d.may_lead else 0)
    if not rest:
        return ft.Container(height=0)

    async def answer(take: bool) -> None:
        """Take the entries after the damaged place into the log (``take``) and say how many could be taken, or drop
        them."""
        if device.table is None:
            return
        try:
            taken, dropped = await device.table.answer_rest(take, device.actor)
        except Refused as refused:
            device.tell(refused.message)
            return
        if take:
            device.tell(say("rest-taken", taken=taken, left=dropped))

    p = device.palette
    buttons = [
        action(device, "rest-take", device.t("rest-take"), lambda: answer(True), height=theme.TARGET),
        action(device, "rest-leave", device.t("rest-leave"), lambda: answer(False), height=theme.TARGET),
    ]
    question = pile(
        sans(device.t("rest-question", count=rest), p, size=device.fit(theme.BODY, 22)),
        wrap(*buttons),
    )
    return handle("rest", ft.Semantics(live_region=True, content=warning(question, p)))
