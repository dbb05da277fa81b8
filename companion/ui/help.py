"""Opens what the rules say about a place over the screen, from its "?". A place is ``kind/id`` in the game's own words
("row/photos", "mode/solo"); a place without help gets no "?"."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.ui import theme
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.handle import handle
from companion.ui.controls.prose import draw_prose
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold, sans
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.rulebook_position import HelpPage, Here

#: The address of the search, in place of a page of the rules.
SEARCH: Final = "search"
#: The key of the language of the rules, where it is not the device's.
_LANG: Final = "rules-lang"


def get_reading_lang(device: Device) -> str:
    """Return the language in which this device reads the rules: its own, unless it was switched inside a topic."""
    return device.services.kept.text(device.actor.device, _LANG) or device.lang


def switch_lang(device: Device, lang: str) -> None:
    """Show the rules in that language on this device from now on."""
    device.services.kept.put_text(device.actor.device, _LANG, "" if lang == device.lang else lang)
    device.notify()


def open_help(device: Device, address: str, *also: Here) -> None:
    """Open a page of the rules over the screen; ``also``: further places on the same screen, offered as links."""
    device.opened = (*device.opened, HelpPage(address, also))
    device.send_page_state()
    device.notify()


def close_topmost(device: Device) -> None:
    """Close the topmost help page."""
    device.opened = device.opened[:-1]
    device.send_page_state()
    device.notify()


def close_help(device: Device) -> None:
    """Close all help pages."""
    device.opened = ()
    device.send_page_state()
    device.notify()


def find_game(device: Device) -> str:
    """Return the id of the watched table's game; without a table, of the game that is being set up, else of the first
    game that is installed ("" if there is none)."""
    if device.view is not None:
        return device.state.game
    draft = device.services.kept.draft(device.actor.device)
    return draft.game if draft is not None else next(iter(device.services.games), "")


def help_button(device: Device, *places: str, game: str | None = None, number: int = 0) -> list[ft.Control]:
    """Build a "?" that opens the first of the places that has help and links to the others; an empty list if none has.
    ``game``: the place's game, by default as ``find_game`` returns it; ``number``: makes the handle unique if one
    screen shows the same place several times."""
    game = game or find_game(device)
    rules = device.services.rules
    addresses = {place: address for place in places if (address := rules.address(place, game)) is not None}
    if not addresses:
        return []
    (place, first), *others = addresses.items()
    also = [Here(other, address) for other, address in others if address != first]
    page = rules.page(first, device.lang)
    label = device.t("help-about", what=page.title if page is not None else first)
    button = icon_button(
        device,
        _make_handle("help", place, number),
        ft.Icons.HELP_OUTLINE,
        label,
        lambda: open_help(device, first, *also),
    )
    button.data = tuple(addresses)
    return [button]


def _make_handle(kind: str, place: str, number: int) -> str:
    """Return the handle of a control about a place; ``number`` 0 is left out."""
    return f"{kind}-{place.replace('/', '-')}" + (f"-{number}" if number else "")


def with_help(
    device: Device, control: ft.Control, *places: str, game: str | None = None, number: int = 0
) -> ft.Control:
    """Lay out the control with its "?" at its right; the control alone where there is no help."""
    button = help_button(device, *places, game=game, number=number)
    if not button:
        return control
    return ft.Row([ft.Container(control, expand=True), *button], spacing=0)


@ft.component
def Clarified(place: str, number: int = 0, brief: bool = False) -> ft.Control:
    """Show what the rules and the group's note say about a component in play; its "?" leads to the rest, and to editing
    the note. Empty for a component that the rules do not know.

    ``number``: makes the handle unique if one screen shows the same place several times; ``brief``: show only the first
    paragraph, on a screen that has other work to do.
    """
    device, p = use_device_and_palette()
    game = find_game(device)
    rules = device.services.rules
    rule_text, group_note = use_slice(lambda d: (_find_text(d, place, game), d.services.rules.note(place, game)))
    lines: list[ft.Control] = []
    if brief:
        rule_text = rule_text.strip().partition("\n\n")[0]
    if rule_text:
        lines.append(bold(rules.place_name(place, device.lang, game), p, size=theme.SMALL))
        lines.append(
            handle(
                _make_handle("clarified", place, number),
                stack(*draw_prose(device, rule_text, size=theme.SMALL), spacing=4),
            )
        )
    if group_note:
        lines += [
            bold(device.t("note-of-group"), p, size=theme.SMALL),
            handle(_make_handle("noted", place, number), sans(group_note, p, size=theme.SMALL)),
        ]
    if not lines:
        lines.append(
            sans(device.t("note-none-yet", name=rules.place_name(place, device.lang, game)), p, size=theme.SMALL)
        )
    if rules.address(place, game) is None:
        return ft.Container(height=0)
    return with_help(device, stack(*lines, spacing=4), place, game=game, number=number)


def _find_text(device: Device, place: str, game: str) -> str:
    """Return the text of the component's own topic; "" if it has none: what applies to all components of its kind is
    read behind the "?"."""
    rules = device.services.rules
    address = rules.address(place, game)
    page = rules.page(address, device.lang) if address is not None else None
    return rules.body(page.topic) if page is not None and page.is_topic_page and place in page.topic.helps else ""
