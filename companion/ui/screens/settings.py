"""Shows the settings of one device: language, theme, bell, text, vibration, flash. None of them affects the table."""

from __future__ import annotations

from typing import Any, Final

import flet as ft

from companion.hub.effects import Effect
from companion.text.languages import languages
from companion.ui import theme
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Option, choice, tick
from companion.ui.controls.head import head
from companion.ui.controls.paper import column
from companion.ui.controls.stack import pile
from companion.ui.controls.text import bold, small
from companion.ui.device import Device
from companion.ui.prefs import TEXT_SIZES, VOLUMES
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.screens.history import back_link
from companion.ui.sounds import SOUNDS


@ft.component
def Settings() -> ft.Control:
    """Show this device's preferences."""
    device, p = use_device_and_palette()
    prefs = use_slice(lambda d: d.prefs)
    lang = use_slice(lambda d: d.lang)
    # Offered only where the browser can vibrate.
    vibrates = use_slice(lambda d: d.browser.get_report("vibrates"))

    def part(title: str, *rest: ft.Control) -> ft.Control:
        return pile(bold(title, p), *rest)

    sizes = [Option(f"text-{size}", device.t("settings-text-is", percent=size), size) for size in TEXT_SIZES]
    loudness = [Option(f"volume-{name}", device.t("settings-volume-is", volume=name), name) for name in VOLUMES]
    bells = [Option(f"bell-{name}", device.t("settings-bell-is", bell=name), name) for name in SOUNDS]
    sounds = [Option(f"sound-{name}", device.t("settings-sound-is", sound=name), value) for name, value in _SOUNDS]
    themes = [Option(f"theme-{name}", device.t("settings-theme-is", theme=name), name) for name in _THEMES]
    return column(
        [
            head(device, device.t("settings-strap"), device.t("settings-this-device")),
            _home_or_table(device),
            small(device.t("settings-note"), p),
            part(
                device.t("settings-language"),
                choice(
                    device,
                    # Each by its own name: whoever needs this button cannot read the others.
                    [Option(f"lang-{each.code}", each.name, each.code) for each in languages()],
                    lang,
                    lambda code: device.prefer(lang=code),
                ),
            ),
            part(
                device.t("settings-theme"),
                choice(device, themes, prefs.theme, lambda name: device.prefer(theme=name)),
            ),
            part(
                device.t("settings-text"),
                choice(device, sizes, prefs.text, lambda percent: device.prefer(text=percent)),
            ),
            part(
                device.t("settings-sound"),
                small(device.t("settings-sound-note"), p),
                choice(device, sounds, prefs.sound, lambda value: device.prefer(sound=value)),
                small(device.t("settings-bell"), p),
                choice(device, bells, prefs.bell, lambda name: device.prefer(bell=name)),
                small(device.t("settings-volume"), p),
                choice(device, loudness, prefs.volume, lambda name: device.prefer(volume=name)),
                *_try_bell(device),
            ),
            *([] if vibrates is False else [_preference_tick(device, "vibration", prefs.vibration)]),
            _preference_tick(device, "flash", prefs.flash),
            _preference_tick(device, "mirrored", prefs.mirrored),
            *([_upright_button(device)] if prefs.turned else []),
        ],
        spacing=16,
    )


_SOUNDS: Final = (("auto", None), ("on", True), ("off", False))
_THEMES: Final = ("auto", "light", "dark")


def _try_bell(device: Device) -> list[ft.Control]:
    """Build the button that rings the bell, with a note; touching it is the gesture that a browser requires before it
    plays sound. An empty list in the program's own window, which needs none."""
    if not device.page.web:
        return []

    def ring() -> None:
        """Send the browser the bell's settings as they are now, and ring."""
        device.send_page_state()
        device.browser.ring(Effect.END.value, trial=True)

    button = action(
        device,
        "try-bell",
        device.t("settings-try"),
        ring,
        icon=ft.Icons.NOTIFICATIONS_NONE,
        height=theme.TARGET,
    )
    return [ft.Row([button], wrap=True), small(device.t("settings-try-note"), device.palette)]


def _upright_button(device: Device) -> ft.Control:
    """Build the button that turns all panels that are upside down on this device the right way up."""
    label = device.t("settings-upright")
    return action(device, "upright", label, lambda: device.prefer(turned=()), height=theme.TARGET)


def _preference_tick(device: Device, name: str, value: bool) -> ft.Control:
    """Build the yes/no control of a preference."""
    identifier = name.replace("_", "-")

    def pick(on: bool) -> Any:
        return device.prefer(**{name: on})

    return tick(
        device,
        identifier,
        device.t(f"settings-{identifier}"),
        value,
        pick,
        note=device.t(f"settings-{identifier}-note"),
    )


def _home_or_table(device: Device) -> ft.Control:
    """Build the link back: to the watched table, since settings are opened in the middle of a game, too; else to the
    home screen."""
    if device.table is not None and not device.table.state.closed:
        return back_link(device, "back-to-table", device.t("settings-to-table"), f"/table/{device.table.state.code}")
    return back_link(device, "home", device.t("go-home"), "/home")
