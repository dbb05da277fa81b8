"""Every colour of text stands out from what it is written on, in both brightnesses (WCAG 2.2, 1.4.3: 4.5 to 1)."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.scoring.sheet import ROWS
from companion.ui.theme import DARK, LIGHT, Palette

LEAST = 4.5


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_whatever_it_stands(palette: Palette) -> None:
    rows = {row.id: row.ink.on(palette.dark) for row in ROWS.values() if row.ink is not None}
    inks = {"ink": palette.ink, "muted": palette.muted, "action": palette.action}
    inks |= {f"row {name}": colour for name, colour in rows.items()}
    inks |= {f"player {name}": colour for name, colour in palette.players.items()}
    grounds = {"paper": palette.paper, "card": palette.card}
    found = {(ink, ground): contrast(inks[ink], grounds[ground]) for ink in inks for ground in grounds}
    found["on_action", "action"] = contrast(palette.on_action, palette.action)
    assert not {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < LEAST}
