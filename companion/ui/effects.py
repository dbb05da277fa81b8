"""What a device does when the clock says something: a bell on one, vibration on phones, a flash on all that want it.

Effects travel with a view and are played when it comes: a page that was away hears nothing of old ones.
"""

from __future__ import annotations

import asyncio

import flet as ft
from flet_audio import Audio

from companion.hub.effects import Effect
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice
from companion.ui.sounds import bell

#: Read out to whoever listens; of these ``_LOUD`` are also rung.
_SPOKEN = (Effect.MINUTE, Effect.HALF, Effect.TEN, Effect.END)
_LOUD = (Effect.MINUTE, Effect.TEN, Effect.END)
#: Time left (ms) at which each is due.
_DUE = {Effect.MINUTE: 60_000, Effect.TEN: 10_000, Effect.END: 0}
#: How a phone shakes: ms on and off.
_SHAKE, _SHAKE_AT_END = (300,), (300, 200, 300, 200, 300)


def play(device: Device, effect: Effect) -> None:
    """Sound, vibration and flash of this device, each as it prefers."""
    if effect in _SPOKEN:
        device.read_out(device.t("say-clock", mark=effect.value))
    if effect not in _LOUD:
        return
    # Only the end is worth red light; who wants as little movement as possible is spared that too.
    if effect is Effect.END and device.prefs.flash and not device.browser.told("calm"):
        device.flashes += 1
    if device.rings:
        if device.page.web:
            device.browser.ring(effect.value, late_ms=_late_ms(device, effect))
        else:
            device.run(_ring_in_window, device, effect)
    if device.prefs.vibration and device.seats:
        device.browser.do(shake=_SHAKE_AT_END if effect is Effect.END else _SHAKE)


def _late_ms(device: Device, effect: Effect) -> int:
    """How long ago the clock was at that mark; a machine that was busy tells late."""
    assert device.view is not None
    timer, now = device.state.timer, device.view.now
    if effect is Effect.END:
        return max(0, now - timer.ends_at) if timer.ends_at is not None else 0
    return max(0, _DUE[effect] - timer.left(now))


async def _ring_in_window(device: Device, effect: Effect) -> None:
    """The program's own window has no scripts of ours; there Flet plays."""
    await device.kept[effect].play()


def _prepare_window(device: Device) -> None:
    # Long before it is needed: Flet plays nothing that was made a moment ago.
    if not device.page.web:
        device.kept |= {effect: Audio(src=bell(effect, device.prefs.bell)) for effect in _LOUD}
        device.page.update()


#: How long (s) the screen is red at the buzzer: long enough to be noticed from the side, and one single time.
_LIT_S = 0.7
#: How wide (px) the red frame around it is: at most the margin of a screen, so that no text lies on it.
_FRAME = 8


@ft.component
def Backdrop() -> ft.Control:
    """The paper behind everything; at the buzzer it is red once, without moving anything under a finger."""
    device = use_device()
    palette = use_slice(lambda d: d.palette)
    flashes = use_slice(lambda d: d.flashes)
    lit, light = ft.use_state(False)
    # What is opened over the screen has paper of its own: it does not repeat what was before it.
    seen: ft.MutableRef[int] = ft.use_ref(flashes)

    async def blink() -> None:
        if flashes == seen.current:
            return
        seen.current = flashes
        light(True)
        await asyncio.sleep(_LIT_S)
        light(False)

    ft.use_effect(blink, [flashes])
    ft.use_effect(lambda: _prepare_window(device), [])
    return ft.Container(
        bgcolor=palette.alarm if lit else palette.paper,
        border=ft.Border.all(_FRAME, palette.action if lit else palette.paper),
        expand=True,
    )
