"""Draws the sheet at the foot of a page that asks for a number, or for a yes before something is done. It lies over the
page, because among the lines of a long page the keypad or the buttons would open out of sight."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import action, run_press
from companion.ui.controls.fields import lay_side_by_side
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.page.messages import AskedNumber, AskedYes
from companion.ui.parts.amount import Amount
from companion.ui.reactive import use_device, use_slice


@ft.component
def AskedSheet() -> ft.Control:
    """Draw the question that this page is asked at its foot; nothing if there is none. Handles: those of ``Amount``;
    ``ID-no``, ``ID-yes``."""
    device = use_device()
    question = use_slice(lambda d: d.asked_at_foot)
    if question is None:
        return ft.Container(visible=False)
    p = device.palette
    content = _ask_number(device, question) if isinstance(question, AskedNumber) else _ask_yes(device, question)
    sheet = ft.Container(content, width=theme.COLUMN, padding=ft.Padding.only(left=16, right=16, top=8, bottom=12))
    return ft.Container(
        ft.SafeArea(ft.Container(sheet, alignment=ft.Alignment.CENTER)),
        bgcolor=p.card,
        border=ft.Border(top=ft.BorderSide(2, p.ink)),
    )


def _ask_number(device: Device, question: AskedNumber) -> ft.Control:
    """Draw a keypad for the number; the sheet closes before the number is passed on."""

    async def answer(number: int | None) -> None:
        device.ask_at_foot(None)
        await run_press(partial(question.done, number))

    return Amount(
        question.identifier,
        question.label,
        answer,
        start=question.value,
        empty=True,
        close=partial(device.ask_at_foot, None),
        key=f"number-{question.identifier}",
    )


def _ask_yes(device: Device, question: AskedYes) -> ft.Control:
    """Draw the question with a button for no, which closes the sheet, and one for yes, which also does it."""

    async def answer() -> None:
        device.ask_at_foot(None)
        await run_press(question.do)

    no = action(device, f"{question.identifier}-no", device.t("ask-no"), partial(device.ask_at_foot, None), expand=True)
    yes = action(device, f"{question.identifier}-yes", question.yes, answer, expand=True)
    lines = stack(*(sans(line, device.palette) for line in question.lines))
    return stack(ft.Semantics(live_region=True, content=lines), lay_side_by_side(device, no, yes))
