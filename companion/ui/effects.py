"""What a device does when the clock says something: a bell on one, vibration on phones, a flash on all that want it.

Effects travel with a view and are played when it comes: a page that was away hears nothing of old ones.
"""

from __future__ import annotations

import asyncio

import flet as ft
from flet_audio import Audio

from companion.hub.effects import Effect
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice
from companion.ui.sounds import bell

_LOUD = (Effect.MINUTE, Effect.TEN, Effect.END)
#: Time left (ms) at which each is due.
_DUE = {Effect.MINUTE: 60_000, Effect.TEN: 10_000, Effect.END: 0}
#: How a phone shakes: ms on and off.
_SHAKE, _SHAKE_AT_END = (300,), (300, 200, 300, 200, 300)


def play(device: Device, effect: Effect) -> None:
    """Sound, vibration and flash of this device, each as it prefers."""
    if effect not in _LOUD:
        return
    if device.prefs.flash:
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


@ft.component
def Backdrop() -> ft.Control:
    """The paper behind everything; it flashes without moving anything under a finger."""
    device = use_device()
    palette = use_slice(lambda d: d.palette)
    flashes = use_slice(lambda d: d.flashes)
    lit, light = ft.use_state(False)

    async def blink() -> None:
        if not flashes:
            return
        for _ in range(3):
            light(True)
            await asyncio.sleep(0.25)
            light(False)
            await asyncio.sleep(0.2)

    ft.use_effect(blink, [flashes])
    ft.use_effect(lambda: _prepare_window(device), [])
    return ft.Container(bgcolor=device.palette.action if lit else palette.paper, expand=True)
