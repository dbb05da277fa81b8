"""Asks for an amount: usual ones at one tap, any other on the keypad; a half-typed amount survives a reload."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.handle import handle
from companion.ui.controls.keypad import keypad
from companion.ui.controls.text import bold, serif
from companion.ui.reactive import use_device, use_kept

#: No game has amounts with more digits.
_MOST_DIGITS: Final = 9


@ft.component
def Amount(
    identifier: str,
    question: str,
    done: Callable[[int | None], Any],
    *,
    usual: tuple[int, ...] = (),
    start: int | None = None,
    signed: bool = False,
    empty: bool = False,
    close: Callable[[], Any] | None = None,
    read: Callable[[int], int] | None = None,
) -> ft.Control:
    """Asks for a number and passes it to ``done``.

    Args:
        identifier: the prefix of its handles: ``ID-amount`` (what is typed), ``ID-N`` for each of ``usual``.
        question: what is asked.
        done: gets the number; None for no number, if that is allowed (``empty``).
        usual: amounts that one tap enters.
        start: the initial value.
        signed: whether negative numbers are allowed.
        empty: whether None is allowed.
        close: called by the key that closes the keypad; None: ``done`` gets ``start``.
        read: returns the number that is meant by a typed one ("2" for two million); it is shown while somebody types.
    """
    device = use_device()
    p = device.palette
    typed, keep = use_kept(f"amount-{identifier}")

    async def finish(number: int | None) -> None:
        keep("")
        work = done(number)
        if work is not None:
            await work

    async def press(key: str) -> None:
        before = device.services.kept.text(device.actor.device, f"amount-{identifier}")
        if key.isdigit():
            digits = (before.lstrip("-") + key).lstrip("0") or "0"
            if len(digits) <= _MOST_DIGITS:
                keep(("-" if before.startswith("-") else "") + digits)
        elif key == "back":
            keep("" if before == "-" else before[:-1])
        elif key == "sign" and signed:
            keep(before[1:] if before.startswith("-") else "-" + before)
        elif key == "close":
            if close is None:
                await finish(start)
            else:
                keep("")
                close()
        elif key == "ok":
            if before.lstrip("-"):
                await finish(read(int(before)) if read is not None else int(before))
            elif start is not None or empty:
                await finish(start)

    shown = (
        typed.replace("-", "\u2212")
        if typed in ("", "-")
        else device.words.number(read(int(typed)) if read is not None else int(typed))
    )
    if not typed:
        shown = device.t("pad-not-entered") if start is None else device.words.number(start)
    figure = handle(
        f"{identifier}-amount",
        serif(shown, device.fit(theme.FIGURE, 44), p, color=p.ink if typed else p.muted),
    )
    head = ft.Row(
        [ft.Container(bold(question, p), expand=True), figure],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    parts: list[ft.Control] = [head]
    if usual:
        parts.append(
            ft.Row(
                [
                    action(
                        device,
                        f"{identifier}-{n}",
                        device.words.number(n),
                        partial(finish, n),
                        height=theme.TARGET,
                        compact=True,
                    )
                    for n in usual
                ],
                wrap=True,
                spacing=8,
                run_spacing=8,
            )
        )
    parts.append(keypad(device, press, ok=device.t("amount-ok"), signed=signed))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
