"""No screen shows a box: what our fonts hold, and what answers for the rest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import companion
from companion.text.languages import languages
from companion.ui.web.client import ASSETS
from companion.ui.web.faults.missing_glyphs import Fallback
from companion.ui.web.page import page_texts
from tools.fonts import glyph_of, icons_used

FONTS = ASSETS / "fonts"
PACKAGE = Path(companion.__file__).parent
CONTENT = PACKAGE.parent / "content"
# Read by people in the repository, or shown nowhere.
NOT_ON_A_SCREEN = {"README.md"}


def characters(font: str) -> set[int]:
    return set(TTFont(FONTS / font).getBestCmap())


@pytest.fixture(scope="module")
def text_fonts() -> dict[str, set[int]]:
    manifest = json.loads((FONTS / "manifest.json").read_bytes())
    return {
        font["asset"]: characters(Path(font["asset"]).name)
        for family in manifest
        if family["family"].startswith("Source")
        for font in family["fonts"]
    }


def test_every_font_named_is_there() -> None:
    manifest = json.loads((FONTS / "manifest.json").read_bytes())
    fallback = json.loads((FONTS / "fallback.json").read_bytes())
    named = {Path(font["asset"]).name for family in manifest for font in family["fonts"]}
    named |= {*fallback["families"].values(), fallback["last_resort"]}
    assert named == {file.name for file in FONTS.glob("*.woff2")}


def test_weights_of_the_looks() -> None:
    manifest = {family["family"]: family["fonts"] for family in json.loads((FONTS / "manifest.json").read_bytes())}
    assert [font["weight"] for font in manifest["Source Serif 4"]] == [600, 900]
    assert [font["weight"] for font in manifest["Source Sans 3"]] == [400, 600, 700]


def test_french_english_and_german_are_whole_in_every_text_font(text_fonts: dict[str, set[int]]) -> None:
    needed = "ÄÖÜẞäöüß„“‚‘ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»‹›“”‘’…–—−×÷±½¼¾²³°€$£§•·\u00a0\u2009\u202f\u2011"
    for font, have in text_fonts.items():
        missing = {character for character in needed if ord(character) not in have}
        assert not missing, f"{font} lacks {missing}"


def test_the_marks_of_every_language_are_in_every_text_font(text_fonts: dict[str, set[int]]) -> None:
    for own in languages():
        marks = {*"".join(own.quotes or ()), *own.apostrophe, *own.name}
        for font, have in text_fonts.items():
            assert {mark for mark in marks if ord(mark) not in have} == set(), f"{font}, {own.code}"


def test_figures_keep_their_width(text_fonts: dict[str, set[int]]) -> None:
    for font in text_fonts:
        widths = TTFont(FONTS / Path(font).name)
        by_character = widths.getBestCmap()
        assert len({widths["hmtx"][by_character[ord(digit)]][0] for digit in "0123456789"}) == 1, font


def test_whatever_the_app_says_is_in_its_fonts(text_fonts: dict[str, set[int]]) -> None:
    said: dict[str, str] = {}
    for file in [*CONTENT.rglob("*.ftl"), *CONTENT.rglob("*.md"), *CONTENT.rglob("*.json")]:
        if file.name not in NOT_ON_A_SCREEN:
            said[str(file.relative_to(CONTENT))] = file.read_text(encoding="utf-8")
    for code, words in page_texts().items():
        said[f"page {code}"] = "".join(words.values())
    common = set.intersection(*text_fonts.values())
    # Marks of direction are drawn by nothing.
    silent = {*range(0x20), *range(0x2066, 0x206A), 0xFEFF}
    faults = {
        name: sorted(missing)
        for name, text in said.items()
        if (missing := {character for character in text if ord(character) not in common | silent})
    }
    assert not faults, (
        f"characters that Source Sans and Source Serif lack (use an icon, or add it to tools/fonts.py): {faults}"
    )


def test_icons_that_screens_use_are_in_the_font() -> None:
    """The font has no others (but a few that the client draws by itself): ``python tools/fonts.py`` makes it anew."""
    used = icons_used(PACKAGE)
    have = set(TTFont(FONTS / "material-icons.woff2").getBestCmap().values())
    missing = {icon for icon in used if glyph_of(icon) not in have}
    assert used and not missing, f"not in the font: {missing}"


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("notosansarabic/v28/x.woff2", "محمد"),
        ("notosanshebrew/v46/x.woff2", "עדי"),
        ("notosans/v37/x.woff2", "ОльгаΝίκοςĐỗअनिल"),
        ("notosanssc/v37/x.119.woff2", "李明張偉田中さくら"),
        ("notosanskr/v36/x.118.woff2", "김민수"),
        ("notocoloremoji/v32/x.7.woff2", "🦊"),
        ("notocoloremoji/v32/x.0.woff2", "🇫🇷"),
        ("notosanssymbols2/v24/x.woff2", "★"),
        ("notosanskhmer/v24/x.woff2", "ខ"),
        ("a-family-of-tomorrow/v1/x.woff2", "ⵣ"),
        ("../../client.py", "ⵣ"),
    ],
)
def test_what_answers_has_the_characters(asked: str, name: str) -> None:
    file = Fallback(FONTS).find(asked)
    assert file.parent == FONTS
    assert not {character for character in name if ord(character) not in characters(file.name)}


def test_no_two_of_them_draw_the_same_character_differently() -> None:
    """The last resort draws nothing that another font draws: devices fetch them in any order."""
    last = characters("last-resort.woff2")
    for file in FONTS.glob("*.woff2"):
        if file.name not in {"last-resort.woff2", "material-icons.woff2"}:
            assert not last & characters(file.name), file.name


def test_licences_lie_beside_the_fonts() -> None:
    assert {file.name for file in FONTS.glob("LICENSE*")} == {"LICENSE-Apache.txt", "LICENSE-OFL.txt"}


def test_a_line_is_as_high_as_the_typeface_makes_it(text_fonts: dict[str, set[int]]) -> None:
    """Signs of other fonts stand in ours; they are taller, and must not push the lines apart."""
    heights = {}
    for font in text_fonts:
        line = TTFont(FONTS / Path(font).name)["hhea"]
        heights[font] = line.ascent - line.descent + line.lineGap
    assert all(1200 <= height <= 1500 for height in heights.values()), heights
