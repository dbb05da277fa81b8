"""Widths of texts that are worked out without a browser: never less than what the bundled fonts need."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import companion.ui.web
from companion.text.languages import codes
from companion.text.words import catalogue_texts
from companion.ui.widths import count_lines, sans_em, serif_em, widest_word

FONTS = Path(companion.ui.web.__file__).parent / "assets" / "fonts"


def advance(font: TTFont, text: str) -> float:
    """The width of that text in the font, in em, as far as it has its signs."""
    signs, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[signs[ord(sign)]][0] for sign in text if ord(sign) in signs) / font["head"].unitsPerEm


@pytest.mark.parametrize(
    ("file", "measure"),
    [("source-serif-4-900", serif_em), ("source-sans-3-700", sans_em), ("source-sans-3-400", sans_em)],
)
def test_no_letter_is_wider_than_it_is_said_to_be(file: str, measure: object) -> None:
    font = TTFont(FONTS / f"{file}.woff2")
    letters = [chr(code) for code in font.getBestCmap() if 0x20 <= code < 0x250 and chr(code).isalnum()]
    assert letters
    for letter in letters:
        # An apostrophe that is part of a Czech letter sticks out by a hundredth.
        assert measure(letter) >= advance(font, letter) - 0.02, letter  # type: ignore[operator]


def test_no_text_of_the_screens_is_wider_than_it_is_said_to_be() -> None:
    font = TTFont(FONTS / "source-sans-3-700.woff2")
    for lang in codes():
        for text in catalogue_texts(lang):
            for line in text.splitlines():
                assert sans_em(line) >= advance(font, line) - 0.02, line


def test_lines_are_broken_between_words() -> None:
    assert count_lines("un deux trois", 10, 1000) == 1
    assert count_lines("un deux trois", 10, sans_em("deux") * 10) == 3
    assert widest_word("un deux trois") == max(sans_em(word) for word in ("un", "deux", "trois"))
