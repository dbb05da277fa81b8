"""Draws the chips that choose the next tile to lay: kind, size, and what is printed on it. With a tile picked up, they
change it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import flet as ft

from companion.games.redac_chef.page.model import ARTICLE_TYPES, TRIBUNE
from companion.games.redac_chef.views.page.board import icon_signs
from companion.games.redac_chef.views.page.controller import Laying
from companion.games.redac_chef.views.page.descriptions import describe_faces
from companion.games.redac_chef.views.page.hand import ARTICLES, KINDS, MONEY, PHOTOS, SIZES, Hand
from companion.games.redac_chef.views.page.nodes import chip, word, word_chip
from companion.table.message import say
from companion.ui import theme
from companion.ui.controls.buttons import icon_button
from companion.ui.controls.stack import stack
from companion.ui.controls.text import bold
from companion.ui.device import Device
from companion.ui.reactive import use_device, use_slice

#: How wide a letter or a face on a chip is (px).
_SIGN: Final = 20


@ft.component
def Chips(day: str, seat: str) -> ft.Control:
    """Shows the chips that choose the next tile, and the buttons for the tile that is picked up."""
    device = use_device()
    laying = Laying(device, day, seat)
    hand = use_slice(lambda d: Laying(d, day, seat).hand)
    kinds = [
        word_chip(
            device,
            f"page-kind-{kind}",
            device.t("lay-kind", kind=kind),
            device.t("lay-kind-chip", kind=kind),
            hand.kind == kind,
            lambda kind=kind: laying.choose_kind(kind),  # type: ignore[misc]
        )
        for kind in KINDS
    ]
    lines = [kinds, _sizes(device, laying, hand), _print_chips(device, laying, hand)]
    if hand.picked is not None:
        lines.append(_deeds(device, laying, hand))
    else:
        lines[2] += _spare(device, laying, hand)
    return stack(*map(_line, lines), spacing=4)


def _line(chips: list[ft.Control]) -> ft.Control:
    """Build one line of chips, which scrolls sideways if they do not fit: the grid needs the height of a second
    line."""
    return ft.Row(chips, spacing=4, scroll=ft.ScrollMode.AUTO)


def _sizes(device: Device, laying: Laying, hand: Hand) -> list[ft.Control]:
    """Build the chips of the usual sizes, and those that make the tile wider, narrower, higher or lower by one cell."""
    sizes = [*SIZES, *([] if (hand.width, hand.height) in SIZES else [(hand.width, hand.height)])]
    chips = [
        word_chip(
            device,
            f"page-size-{width}x{height}",
            device.t("lay-size-said", width=width, height=height),
            device.t("lay-size", width=width, height=height),
            (hand.width, hand.height) == (width, height),
            lambda width=width, height=height: laying.resize(width, height),  # type: ignore[misc]
        )
        for width, height in sizes
    ]
    steps = [
        ("page-wider", "lay-wider", 1, 0),
        ("page-narrower", "lay-narrower", -1, 0),
        ("page-higher", "lay-higher", 0, 1),
        ("page-lower", "lay-lower", 0, -1),
    ]
    return [
        *chips,
        *(
            word_chip(
                device,
                handle,
                device.t(text),
                device.t(f"{text}-chip"),
                False,
                lambda right=right, down=down: laying.resize(hand.width + right, hand.height + down),  # type: ignore[misc]
            )
            for handle, text, right, down in steps
        ),
    ]


def _print_chips(device: Device, laying: Laying, hand: Hand) -> list[ft.Control]:
    """Build the chips of what is printed on a tile of the chosen kind, each in one tap."""
    if hand.kind in ARTICLE_TYPES:
        found: list[ft.Control] = []
        for value, faces in ARTICLES:
            sign = "" if not faces else "happy" if faces > 0 else "sad"
            face = [word(device, str(value)), *(icon_signs(device, (sign,)) * abs(faces) if sign else [])]  # type: ignore[arg-type]
            found.append(
                chip(
                    device,
                    f"page-article-{value}-{faces}",
                    device.t("lay-article-chip", value=value, faces=describe_faces(faces)),
                    face,
                    (hand.value, hand.faces) == (value, faces),
                    lambda value=value, faces=faces: laying.choose(value=value, faces=faces),  # type: ignore[misc]
                    _SIGN * (1 + abs(faces)),
                )
            )
        return found
    if hand.kind == "photo":
        return [
            chip(
                device,
                f"page-photo-{'-'.join(icons)}",
                device.words.say(say("lay-photo-chip", icons=tuple(say("lay-icon", icon=icon) for icon in icons))),
                icon_signs(device, icons),
                hand.icons == icons,
                lambda icons=icons: laying.choose(icons=icons),  # type: ignore[misc]
                _SIGN * len(icons),
            )
            for icons in PHOTOS
        ]
    if hand.kind == "ad":
        return [
            word_chip(
                device,
                f"page-ad-{dollars}",
                device.t("lay-dollars", dollars=dollars),
                device.t("lay-dollars", dollars=dollars),
                hand.money == dollars,
                lambda dollars=dollars: laying.choose(money=dollars),  # type: ignore[misc]
            )
            for dollars in MONEY
        ]
    return [bold(device.t("lay-tribune-hint"), device.palette, size=theme.SMALL)]


def _spare(device: Device, laying: Laying, hand: Hand) -> list[ft.Control]:
    """Build the button that puts a left-over tile on the desk; empty for a tribune."""
    if hand.kind == TRIBUNE:
        return []
    desk = ft.Icons.INVENTORY_2_OUTLINED
    return [icon_button(device, "page-desk", desk, device.t("lay-to-desk"), laying.add_to_desk)]


def _deeds(device: Device, laying: Laying, hand: Hand) -> list[ft.Control]:
    """Build the buttons for the tile that is picked up: flip it, put it on the desk, turn it, remove it, let it go."""
    buttons: list[tuple[str, ft.IconData, str, Callable[[], Awaitable[Any] | None]]] = []
    if hand.picked != TRIBUNE:
        buttons += [
            ("page-flip", ft.Icons.FLIP, "lay-flip", laying.flip),
            ("page-desk", ft.Icons.INVENTORY_2_OUTLINED, "lay-to-desk", laying.add_to_desk),
        ]
    buttons += [
        ("page-turn", ft.Icons.SCREEN_ROTATION_ALT, "lay-turn", laying.turn),
        ("page-remove", ft.Icons.DELETE_OUTLINE, "lay-remove", laying.remove),
        ("page-let-go", ft.Icons.CLOSE, "lay-let-go", lambda: laying.hold(picked=None)),
    ]
    return [
        bold(device.t("lay-move-hint"), device.palette, size=theme.SMALL, no_wrap=True),
        *(icon_button(device, handle, icon, device.t(text), press) for handle, icon, text, press in buttons),
    ]
