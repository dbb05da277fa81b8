"""The pad as text: aligned whatever is in a name, and no wider than the terminal where it can be."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from companion.content import content_root
from companion.exchange.sheet_text import render_sheet
from companion.games.registry import score_file
from companion.text.encoding import make_writable
from companion.text.words import words
from tests.games.redac_chef.build import evening, player

NAMES = [
    "B. Zhette",
    "👩‍👩‍👧 Famille nombreuse",
    "日本太郎",
    "שרה כהן",
    "e\u0301le\u0300ve",
    "Donaudampfschifffahrtsgesellschaft 🇫🇷",
]


def pad(names: list[str], width: int, encoding: str = "utf-8") -> list[str]:
    players = [player(id_) | {"name": name} for id_, name in zip("abcdef", names, strict=False)]
    scored = score_file(evening({one["id"]: {"articles": 120} for one in players}, players), content_root())
    return render_sheet(scored.sheet, words("fr"), width, lambda text: make_writable(text, encoding)).split("\n")


@pytest.mark.parametrize("width", [40, 80, 200])
def test_every_edge_stands_at_the_same_cell(width: int) -> None:
    at_cells: set[tuple[int, ...]] = set()
    for line in pad(NAMES, width):
        edges = [cell_len(line[:at]) for at, char in enumerate(line) if char == "│"]
        if edges:
            at_cells.add(tuple(edges[:2]))
    assert len({edges[0] for edges in at_cells}) == 1


def test_all_players_in_one_block_have_their_edges_below_each_other() -> None:
    lines = pad(NAMES, 400)
    edges = {tuple(cell_len(line[:at]) for at, char in enumerate(line) if char == "│") for line in lines}
    assert len(edges) == 1
    assert len(edges.pop()) == 6


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    assert max(cell_len(line) for line in pad(NAMES, width)) <= width


def test_a_terminal_too_narrow_for_one_player_still_gets_him_whole() -> None:
    lines = pad(NAMES[:2], 10)
    assert sum("120  120  120" in line for line in lines) == 2


def test_names_are_whole_over_as_many_lines_as_they_need() -> None:
    text = "".join(line.split("│")[1].strip() for line in pad([NAMES[5], "b"], 80)[:4])
    assert text.startswith("Donaudampfschifffahrtsgesellschaft 🇫🇷")


def test_an_ascii_terminal_has_the_same_shape() -> None:
    lines = pad(NAMES[:1] + ["Zoé"], 80, "ascii")
    assert all(line.isascii() for line in lines)
    assert len({tuple(at for at, char in enumerate(line) if char == "|") for line in lines}) == 1
