"""Asks for an amount: usual ones at one tap, any other on the keypad; a half-typed amount survives a reload."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import run_press, small_action
from companion.ui.controls.handle import handle
from companion.ui.controls.keypad import keypad
from companion.ui.controls.stack import stack, wrap
from companion.ui.controls.text import bold, serif
from companion.ui.reactive import use_device_and_palette, use_half_typed

#: The most digits of an amount; no game has larger ones.
_MOST_DIGITS: Final = 9


@dataclass(slots=True)
class _Ahead:
    """Keys pressed while a number was being saved, and the prefix (``identifier``) of the number that they are meant
    for."""

    asks: str
    keys: list[str] = field(default_factory=list)


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
    write: Callable[[int], str] | None = None,
    whole: Callable[[int], bool] | None = None,
    then: str | None = None,
    beside: bool = False,
) -> ft.Control:
    """Ask for a number and pass it to ``done``.

    Args:
        identifier: the prefix of its handles: ``ID-amount`` (what is typed), ``ID-N`` for each of ``usual``.
        question: what is asked.
        done: gets the number; None for no number, if that is allowed (``empty``).
        usual: amounts that one tap enters.
        start: the initial value.
        signed: whether negative numbers are allowed.
        empty: whether None is allowed.
        close: called by the key that closes the keypad; None: ``done`` gets ``start``.
        read: returns the number that a typed one stands for (2 may mean two million), to be shown and passed on.
        write: returns what is on the button of a usual amount where that is not the number.
        whole: tells whether a typed number is complete, so that it is taken without OK.
        then: the prefix (as ``identifier``) of the number that this keypad asks next once ``done`` has returned true.
            Quick fingers are ahead of the disk, so keys pressed before the next number is drawn are kept for it, and
            dropped if another one is asked instead. None: no number follows, and keys are ignored during ``done``.
        beside: the keys stand beside the question, for a page that is too low for keys below it.
    """
    device, p = use_device_and_palette()
    half_typed, set_typed = use_half_typed(f"amount-{identifier}")
    none: _Ahead | None = None
    ahead: ft.MutableRef[_Ahead | None] = ft.use_ref(none)

    async def finish(number: int | None, following: Sequence[str] = ()) -> None:
        """Clear what is typed and pass the number on. ``following``: keys already pressed for the next number. Keys
        that are pressed while ``done`` runs are kept if ``done`` leads on to that next number, else dropped."""
        set_typed("")
        ahead.current = _Ahead(then or "", list(following))
        leads_on: Any = False
        try:
            leads_on = await run_press(lambda: done(number))
        finally:
            if then is None or not leads_on:
                ahead.current = None

    async def press(key: str) -> None:
        """Handle a key; while a number is being saved, keep it for the next one."""
        if ahead.current is not None:
            ahead.current.keys.append(key)
        elif entered := apply_key(key):
            await finish(entered[0])

    async def press_usual(number: int) -> None:
        if ahead.current is None:
            await finish(number)

    async def go_on() -> None:
        """Enter the keys that were pressed ahead, now that the number which they are meant for is asked."""
        pressed_ahead, ahead.current = ahead.current, None
        keys = pressed_ahead.keys if pressed_ahead is not None and pressed_ahead.asks == identifier else []
        while keys:
            if entered := apply_key(keys.pop(0)):
                await finish(entered[0], keys)
                return

    ft.use_effect(go_on, [identifier])

    def apply_key(key: str) -> tuple[int | None, ...]:
        """Apply a key to what is typed; return a tuple with the number that it enters, empty if it enters none."""
        before = device.services.kept.text(device.actor.device, f"amount-{identifier}")
        if key.isdigit():
            digits = (before.lstrip("-") + key).lstrip("0") or "0"
            if len(digits) <= _MOST_DIGITS:
                set_typed(("-" if before.startswith("-") else "") + digits)
                if whole is not None and whole(int(digits)):
                    return (int(digits),)
        elif key == "back":
            set_typed("" if before == "-" else before[:-1])
        elif key == "sign" and signed:
            set_typed(before[1:] if before.startswith("-") else "-" + before)
        elif key == "close":
            if close is None:
                return (start,)
            set_typed("")
            close()
        elif key == "ok":
            if before.lstrip("-"):
                return (read(int(before)) if read is not None else int(before),)
            if start is not None or empty:
                return (start,)
        return ()

    text = (
        half_typed.replace("-", "\u2212")
        if half_typed in ("", "-")
        else device.words.number(read(int(half_typed)) if read is not None else int(half_typed))
    )
    if not half_typed:
        text = device.t("pad-not-entered") if start is None else device.words.number(start)
    figure = handle(
        f"{identifier}-amount",
        serif(text, device.fit(theme.FIGURE, 44), p, color=p.ink if half_typed else p.muted),
    )
    head = ft.Row(
        [ft.Container(bold(question, p), expand=True), figure],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    parts: list[ft.Control] = [head]
    if usual:
        parts.append(
            wrap(
                *(
                    [
                        small_action(
                            device,
                            f"{identifier}-{n}",
                            device.words.number(n) if write is None else write(n),
                            partial(press_usual, n),
                            name="" if write is None else device.words.number(n),
                        )
                        for n in usual
                    ]
                )
            )
        )
    keys = keypad(device, press, ok=device.t("amount-ok"), signed=signed)
    if beside:
        halves: list[ft.Control] = [ft.Container(one, expand=True) for one in (stack(*parts), keys)]
        return ft.Row(halves, spacing=16, vertical_alignment=ft.CrossAxisAlignment.START)
    return stack(*parts, keys)
