"""What a device does when the clock says something: a bell on one, vibration on phones, a flash on all that want it.

Effects travel with a view and are played when it comes: a page that was away hears nothing of old ones.
"""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft
from flet_audio import Audio

from companion.hub.effects import Effect
from companion.ui.device import Device
from companion.ui.hooks import use_device, use_slice
from companion.ui.sounds import bell

_LOUD = (Effect.MINUTE, Effect.TEN, Effect.END)


def play(device: Device, effect: Effect) -> None:
    """Sound, vibration and flash of this device, each as it prefers."""
    if effect not in _LOUD:
        return
    if device.prefs.flash:
        device.flashes += 1
    if sounds(device):
        device.run(_ring, device, effect)
    if device.prefs.vibration and device.seats:
        device.run(_shake, device, effect)


def sounds(device: Device) -> bool:
    """Whether this device is the one that sounds: the host's, unless somebody chose otherwise."""
    return device.is_host if device.prefs.sound is None else device.prefs.sound


async def _ring(device: Device, effect: Effect) -> None:
    audio = device.kept.get(effect)
    if audio is None:
        audio = device.kept[effect] = Audio(src=bell(effect))
        device.page.update()
    await audio.play()


async def _shake(device: Device, effect: Effect) -> None:
    haptic = device.kept.get("haptic")
    if haptic is None:
        haptic = device.kept["haptic"] = ft.HapticFeedback()
        device.page.update()
    for _ in range(3 if effect is Effect.END else 1):
        if not device.here:
            return
        await haptic.vibrate()
        await asyncio.sleep(0.3)


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
    return ft.Container(bgcolor=device.palette.action if lit else palette.paper, expand=True)


@ft.component
def AwakeWhile() -> ft.Control:
    """While this is on the screen, the screen stays on: put it on a round, and nowhere else."""
    device = use_device()

    async def on() -> None:
        lock: Any = device.kept.get("wakelock")
        if lock is None:
            lock = device.kept["wakelock"] = ft.Wakelock()
            device.page.update()
        # On plain http the browser falls back to playing a hidden video, which starts at the second time of asking.
        await lock.enable()
        await asyncio.sleep(0.5)
        await lock.enable()

    async def off() -> None:
        if (lock := device.kept.get("wakelock")) is not None:
            await lock.disable()

    ft.use_effect(on, [], off)
    return ft.Container(width=0, height=0)
