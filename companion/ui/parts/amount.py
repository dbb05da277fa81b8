"""An amount to be typed: usual ones at one tap, any other on the keypad; what is half typed outlives a reload."""

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

#: Nothing on any shelf has more digits.
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
) -> ft.Control:
    """Asks for a number and hands it to ``done``.

    Args:
        identifier: what its handles begin with: ``ID-amount`` (what is typed), ``ID-N`` for each of ``usual``.
        question: what is asked.
        done: gets the number; None where nothing is typed and that is an answer (``empty``).
        usual: amounts that one tap enters.
        start: what stands there before anything is typed.
        signed: whether it may be below 0.
        empty: whether "nothing" is an answer.
        close: what the key that puts the keypad away does; None: as if nothing had been changed.
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
                await finish(int(before))
            elif start is not None or empty:
                await finish(start)

    shown = typed.replace("-", "\u2212") if typed in ("", "-") else device.words.number(int(typed))
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
