"""What a device does when the clock says something: a bell on one, vibration on phones, a flash on all."""

from __future__ import annotations

from companion.hub.effects import Effect
from companion.ui.device import Device


def play(device: Device, effect: Effect) -> None:
    """Sound, vibration and flash of this device, each as it prefers."""
    device.flashed = effect
    device.changed()
