"""What a front page says: for every game and mode, in every language, with any names."""

from __future__ import annotations

from typing import Any

import pytest
from fontTools.ttLib import TTFont

from companion.exchange.front_page.edition import edition_data
from companion.exchange.front_page.printable import FONTS, UNDRAWN, UNKNOWN, families, printable
from companion.text.shorten import shorten
from companion.text.words import words
from tests.exchange.front_page.kept_games import kept_games, renamed, six_players
from tests.support.finished_languages import FINISHED

GAMES = {**kept_games(), "redac-chef classic of six": six_players()}
NAMES = ("אבגדה וזחט", '=1+2;"x"', "👩‍👩‍👧‍👦🏳️‍🌈 🇫🇷", "علي بن محمد", "សុខ\n#set page()", "W" * 60)


@pytest.fixture(scope="module")
def drawn() -> set[int]:
    """Every character that a font of the front page has a glyph for."""
    return set().union(*(TTFont(file).getBestCmap() for file in FONTS.glob("*.ttf")))


def texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in parts for text in texts(part)]


def test_every_game_is_there() -> None:
    assert {key.split(" ")[0] for key in GAMES} == {
        "election", "extrablatt", "plus-belle-la-vie", "redac-chef", "reportages",
    }  # fmt: skip
    assert len(GAMES) >= 11


@pytest.mark.parametrize("lang", FINISHED)
@pytest.mark.parametrize("key", GAMES)
def test_a_page_says_who_won_and_what_happened(key: str, lang: str, drawn: set[int]) -> None:
    file = GAMES[key]
    data = edition_data(file, words(lang))
    assert data["headline"] and data["masthead"] and all(data["strap"])
    assert {row["name"].replace("\u00a0", " ") for row in data["ranking"]["rows"]} == {
        shorten(printable(player["name"]), 24) for player in file["players"]
    }
    assert data["sheet"]["blocks"] and all(row["label"] for block in data["sheet"]["blocks"] for row in block["rows"])
    assert len(data["briefs"]) >= 3
    assert len(data["briefs"]) == len({brief["title"] for brief in data["briefs"]})
    whole = "".join(texts(data))
    assert {char for char in whole if ord(char) not in drawn} <= UNDRAWN
    assert "paper-" not in whole, "a message is missing"


@pytest.mark.parametrize("key", GAMES)
def test_any_name_has_only_drawn_characters(key: str, drawn: set[int]) -> None:
    data = edition_data(renamed(GAMES[key], *NAMES), words("fr"))
    whole = "".join(texts(data))
    assert {char for char in whole if ord(char) not in drawn} <= UNDRAWN
    assert not any(len(row["name"]) > 24 for row in data["ranking"]["rows"])


def test_two_evenings_differ_in_three_columns() -> None:
    first, second = (
        edition_data(GAMES[key], words("fr"))["briefs"] for key in ("redac-chef classic", "redac-chef advanced")
    )
    ours = {brief["title"]: brief["text"] for brief in first}
    assert sum(ours.get(brief["title"]) != brief["text"] for brief in second) >= 3


def test_coverage_is_what_the_fonts_draw(drawn: set[int]) -> None:
    every = [chr(code) for code in range(0x20, 0x20000) if not 0xD800 <= code < 0xE000]
    assert all(ord(char) in drawn for char in "".join(map(printable, every)) if char not in UNDRAWN)
    assert set(families()) == {TTFont(file)["name"].getDebugName(1) for file in FONTS.glob("*.ttf")}


def test_what_no_font_draws_is_replaced() -> None:
    assert printable("សុខ") == UNKNOWN and printable("Zoé\n\t🗞️") == "Zoé  🗞"
    assert printable("ⅷ Ａ") == "viii A" or printable("Ａ") in "AＡ"


def test_no_line_ends_within_a_figure_or_before_its_unit() -> None:
    whole = " ".join(texts(edition_data(GAMES["plus-belle-la-vie"], words("fr"))))
    assert "7\u00a0000" in whole and "7 000" not in whole
    assert "9\u00a0$" in " ".join(texts(edition_data(GAMES["redac-chef classic"], words("fr"))))
