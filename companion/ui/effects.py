"""Plays an effect of the clock on a device: a bell on the one that rings, vibration on phones, a flash where it is
preferred.

Effects travel with a view and are played when it arrives: a page that was away plays no old ones.
"""

from __future__ import annotations

import asyncio

import flet as ft
from flet_audio import Audio

from companion.hub.effects import Effect
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice
from companion.ui.sounds import make_bell

#: The effects that screen readers announce; those in ``_LOUD`` also ring.
_SPOKEN = (Effect.MINUTE, Effect.HALF, Effect.TEN, Effect.END)
_LOUD = (Effect.MINUTE, Effect.TEN, Effect.END)
#: The time left (ms) at which each loud effect is due.
_DUE = {Effect.MINUTE: 60_000, Effect.TEN: 10_000, Effect.END: 0}
#: Vibration patterns: ms on and off.
_SHAKE, _SHAKE_AT_END = (300,), (300, 200, 300, 200, 300)


def play(device: Device, effect: Effect) -> None:
    """Play an effect of the clock on this device: announced to screen readers, as sound, vibration and flash, as its
    preferences say."""
    if effect in _SPOKEN:
        device.read_out(device.t("say-clock", mark=effect.value))
    if effect not in _LOUD:
        return
    # Only the end flashes; and not where the browser asks for reduced motion.
    if effect is Effect.END and device.prefs.flash and not device.browser.get_report("calm"):
        device.flashes += 1
    if device.has_bell:
        if device.page.web:
            device.browser.ring(effect.value, late_ms=_compute_late_ms(device, effect))
        else:
            device.run(_ring_in_window, device, effect)
    if device.prefs.vibration and device.seats:
        device.browser.send_command(shake=_SHAKE_AT_END if effect is Effect.END else _SHAKE)


def _compute_late_ms(device: Device, effect: Effect) -> int:
    """Return how long ago (ms) the clock reached the mark of that effect; a busy machine broadcasts late."""
    assert device.view is not None
    timer, now = device.state.timer, device.view.now
    if effect is Effect.END:
        return max(0, now - timer.ends_at) if timer.ends_at is not None else 0
    return max(0, _DUE[effect] - timer.left(now))


async def _ring_in_window(device: Device, effect: Effect) -> None:
    """Play the bell through Flet, because the program's own window has none of our scripts."""
    await device.kept[effect].play()


def _prepare_window(device: Device) -> None:
    """Create the bells of the program's own window in advance, because Flet does not play audio created a moment ago;
    nothing in a browser."""
    if not device.page.web:
        device.kept |= {effect: Audio(src=make_bell(effect, device.prefs.bell)) for effect in _LOUD}
        device.page.update()


#: How long (s) the screen is red when the time is up: long enough to be noticed from the side.
_LIT_S = 0.7
#: The width (px) of the red frame: at most a screen's margin, so that no text lies on it.
_FRAME = 8


@ft.component
def Backdrop() -> ft.Control:
    """Draw the background; at the end of the time it flashes red once, without moving anything under a finger."""
    device = use_device()
    palette = use_slice(lambda d: d.palette)
    flashes = use_slice(lambda d: d.flashes)
    is_lit, set_lit = ft.use_state(False)
    # Sheets over the screen draw a background of their own; it must not repeat a flash from before it opened.
    last_flash: ft.MutableRef[int] = ft.use_ref(flashes)

    async def blink() -> None:
        """Turn the background red for a moment if a flash has come since it was last drawn."""
        if flashes == last_flash.current:
            return
        last_flash.current = flashes
        set_lit(True)
        await asyncio.sleep(_LIT_S)
        set_lit(False)

    ft.use_effect(blink, [flashes])
    ft.use_effect(lambda: _prepare_window(device), [])
    return ft.Container(
        bgcolor=palette.alarm if is_lit else palette.paper,
        border=ft.Border.all(_FRAME, palette.action if is_lit else palette.paper),
        expand=True,
    )
