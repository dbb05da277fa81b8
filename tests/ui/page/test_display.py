"""How a page is to be drawn: columns by width, height and text size, and the language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion.ui.page.display import Display
from companion.ui.prefs import Prefs


def display(width: float, height: float, text: int = 100, **prefs: Any) -> Display:
    page = SimpleNamespace(width=width, height=height, platform_brightness=ft.Brightness.LIGHT)
    shown = Display(cast(ft.Page, page), "de")
    shown.prefs = Prefs(text=text, **prefs)
    return shown


@pytest.mark.parametrize(
    ("size", "text", "wide", "landscape", "two_columns", "low"),
    [
        ((390, 664), 100, False, False, False, False),
        ((740, 360), 100, False, True, True, True),
        ((568, 232), 100, False, True, True, True),
        ((568, 232), 125, False, True, False, True),
        ((1280, 800), 100, True, False, True, False),
        ((1200, 800), 150, False, False, False, False),
    ],
)
def test_what_fits_follows_from_the_window_and_the_text(
    size: tuple[float, float], text: int, wide: bool, landscape: bool, two_columns: bool, low: bool
) -> None:
    shown = display(*size, text=text)
    assert (shown.is_wide, shown.is_landscape_phone) == (wide, landscape)
    assert (shown.has_two_columns, shown.is_low) == (two_columns, low)


def test_a_size_grows_with_the_text_up_to_a_limit_on_the_screen() -> None:
    assert display(390, 664).fit(30, 48) == 30
    assert display(390, 664, text=150).fit(30, 48) * 1.5 == 45
    assert display(390, 664, text=150).fit(40, 48) * 1.5 == 48


def test_a_word_that_is_too_long_makes_a_headline_smaller_and_never_larger() -> None:
    shown = display(320, 454)
    assert shown.headline("Une", 30, 48) == 30
    assert shown.headline("Redaktionsschlussmarkierung", 30, 48) < 30


def test_the_language_is_the_chosen_one_else_the_browsers_else_the_servers() -> None:
    shown = display(390, 664)
    assert shown.lang == "de"
    shown.spoken = "fr"
    assert shown.lang == "fr"
    shown.prefs = Prefs(lang="en")
    assert shown.lang == "en"


def test_every_assignment_is_a_change_and_listeners_are_told_until_they_stop() -> None:
    shown, told = display(390, 664), list[int]()
    before = shown.revision
    shown.prefs = Prefs()
    assert shown.revision == before + 1
    stop = shown.listen(lambda: told.append(shown.revision))
    shown.notify()
    stop()
    shown.notify()
    assert told == [before + 2]
