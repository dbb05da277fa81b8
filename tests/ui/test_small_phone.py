"""On a small phone no word breaks on a button that shares its row: German words are long."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.reportages.state.events import Fined, RoundDealt
from companion.text.languages import codes
from companion.ui.theme import MARGIN, TARGET
from companion.ui.widths import widest_word
from tests.engines.sizes import SMALL_PHONE
from tests.support.headless_phone import Phone, Storage
from tests.support.house import House
from tests.support.live_game import open_table

#: What a button takes beside its label, at least: its padding and its frame; and its sign with the gap.
_AROUND, _SIGN = 2 * 8 + 2 * 3, 30


async def small_phone(house: House, lang: str, route: str) -> Phone:
    storage = Storage({"companion.spoken": lang})
    return await house.phone(route, storage=storage, width=SMALL_PHONE.width, height=SMALL_PHONE.height)


def label_of(phone: Phone, handle: str) -> ft.Text:
    return next(one for one in phone.controls_in(handle) if isinstance(one, ft.Text))


@pytest.mark.parametrize("lang", codes())
async def test_the_doors_of_the_home_page_are_whole(house: House, lang: str) -> None:
    phone = await small_phone(house, lang, "/home")
    each = (SMALL_PHONE.width - 2 * MARGIN - 10) / 2 - 2 * 14 - _SIGN
    for handle in ("join", "just-timer", "history", "players", "rules", "settings"):
        label = label_of(phone, handle)
        assert widest_word(str(label.value)) * float(label.size or 0) <= each, label.value


@pytest.mark.parametrize("lang", codes())
async def test_the_lengths_at_set_up_are_whole(house: House, lang: str) -> None:
    phone = await small_phone(house, lang, "/new")
    await phone.tap("set-up-details")
    for seconds in (180, 240, 300):
        label = label_of(phone, f"preset-{seconds}")
        row = next(one for one in phone.controls() if isinstance(one, ft.Row) and _has(one, f"preset-{seconds}"))
        if not row.wrap:
            each = (SMALL_PHONE.width - 2 * MARGIN - 28 - 48 - 16) / 3 - _AROUND
            assert widest_word(str(label.value)) * float(label.size or 0) <= each, label.value


def _has(row: ft.Row, handle: str) -> bool:
    return any(getattr(one, "key", None) == handle for one in row.controls)


@pytest.mark.parametrize("lang", codes())
async def test_the_choices_of_the_settings_are_whole(house: House, lang: str) -> None:
    phone = await small_phone(house, lang, "/settings")
    choices = [one for one in phone.handles() if one.startswith(("theme-", "text-", "sound-", "bell-", "volume-"))]
    assert len(choices) >= 15
    for handle in choices:
        label = label_of(phone, handle)
        row = next(one for one in phone.controls() if isinstance(one, ft.Row) and _has(one, handle))
        if not row.wrap:
            each = (SMALL_PHONE.width - 2 * MARGIN - 16) / 3 - _AROUND
            assert widest_word(str(label.value)) * float(label.size or 0) <= each, label.value


async def test_a_label_stands_beside_its_icon_with_large_text_too(house: House) -> None:
    storage = Storage({"companion.scale": 2.0})
    for route, handle in (("/players", "import-player"), ("/rules", "rules-print")):
        phone = await house.phone(route, storage=storage, width=SMALL_PHONE.width, height=SMALL_PHONE.height)
        rows = [one for one in phone.controls_in(handle) if isinstance(one, ft.Row)]
        assert rows and not any(row.wrap for row in rows), handle


@pytest.mark.parametrize("scale", [1.0, 2.0])
async def test_a_quiet_button_is_as_high_as_its_lines_and_at_least_as_a_finger(house: House, scale: float) -> None:
    at = await open_table(house, "reportages", ("Max", "Bernadette-Marie", "Lou"))
    at.storages[0]["companion.scale"] = scale
    await at.happens(RoundDealt(number=1, seat="a"), Fined(seat="b"))
    seen = 0
    for route in (f"/table/{at.live.state.code}", f"/table/{at.live.state.code}/sheet", "/players", "/rules", "/home"):
        phone = await house.phone(route, storage=at.storages[0], width=SMALL_PHONE.width, height=SMALL_PHONE.height)
        for button in [one for one in phone.controls() if isinstance(one, ft.TextButton)]:
            face = button.content
            assert isinstance(face, ft.Row)
            around = [button, *_above(button, 2)]
            assert {one.height for one in around if isinstance(one, ft.LayoutControl)} <= {None}, face
            assert max(getattr(one, "height", None) or 0 for one in face.controls) >= TARGET, face
            seen += 1
    assert seen >= 5


def _above(control: ft.Control, steps: int) -> list[object]:
    found: list[object] = []
    part: object = control
    for _ in range(steps):
        part = getattr(part, "parent", None)
        found.append(part)
    return found
