"""What the pages of four games once left out or told in the wrong order: each is said, and found by who asks for it."""

from __future__ import annotations

import re

import pytest

from companion.content import content_root
from companion.reference.loader import read_rules
from companion.reference.reference import Reference
from companion.text.languages import codes

AUCTION, PAPER, SQUARE, ELECTION = "reportages", "extrablatt", "plus-belle-la-vie", "election"
REFERENCE = {game: Reference([read_rules(content_root(), game)]) for game in (AUCTION, PAPER, SQUARE, ELECTION)}
_THOUSANDS = re.compile(r"(?<=\d)[ .,\u00a0\u202f](?=\d{3}(?!\d))")


def body(game: str, topic: str, lang: str) -> str:
    topics = (each for chapter in REFERENCE[game].contents(game, lang) for each in chapter.topics)
    return next(each.body for each in topics if each.id == f"{game}-{topic}")


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize(
    ("game", "topic", "figures"),
    [
        (AUCTION, "counting", r"\b5\b\D+\b20\b"),  # piles of five chips of 20
        (AUCTION, "sure", r"16060.*17300.*17540.*17500"),  # and how the printed rules round it
        (AUCTION, "bluff", r"\b3\b\D+\b4\b\D+\b2\b\D+\b5\b"),  # which documents complete those that one holds
        (AUCTION, "certain", r"\b3\b\D+\b1\b\D+\b2\b\D+\b4\b\D+\b5\b\D+\b6\b"),
        (PAPER, "players", r"\b3\b\D+\b4\b\D+14\D+90\D+120"),
        (PAPER, "box", r"\b12\b\D+1000\D+12000\D+\b4\b\D+\b20\b\D+\b20\b\D+\b14\b\D+\b81\b"),
        (PAPER, "setup", r"30\D+5\D+30\D+7\D+30"),  # what is in the three piles
        (PAPER, "duel", r"1000\D+12000"),
        (PAPER, "clock", r"\b15\b"),  # accelerators among the first cards
        (PAPER, "display", r"\b5\b.*\b3\b"),  # how many cards fill an empty column
        (PAPER, "sectors", r"10000.*20000.*30000"),
        # Shuffle 120, deal 9, then make 3 piles of the rest; the 32 plots and the 12 cards apart from them.
        (SQUARE, "setup", r"120\D+9\b.*32\D+12\b"),
        (SQUARE, "box", r"\b8\b.*\b8\b"),  # guests: cards; and the figures that the list of the material names
        (SQUARE, "throw", r"\b9\b.*2000"),
        (SQUARE, "control", r"\b7\b\D+\b4\b"),
        (SQUARE, "end", r"5\D.*7\D.*7\D"),  # and the passage that speaks of the 7th for all
        (ELECTION, "dare", r"500000"),
        (ELECTION, "dare-left", r"\b20\b"),
        (ELECTION, "finalists", r"\b6\b"),  # who shuffles and deals six anew
    ],
)
def test_a_page_says_it_in_the_order_of_the_table(game: str, topic: str, figures: str, lang: str) -> None:
    text = _THOUSANDS.sub("", re.sub(r"(?m)^\d\. ", "", body(game, topic, lang))).replace("\n", " ")
    assert re.search(figures, text), text


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize(
    ("game", "topic", "leads_to"),
    [
        (AUCTION, "decisions", "fine"),  # what a bluffer had put down stays in the pot
        (AUCTION, "decisions", "ruined"),
        (AUCTION, "decisions", "priority"),  # at what price, and who of two, is left to the table
        *((PAPER, "decisions", one) for one in ("clock", "display", "end", "photos", "ad", "duck", "domains")),
        (SQUARE, "lay", "prison"),  # guests are played while cards are laid
        (SQUARE, "plots", "rencontre"),
        (SQUARE, "decisions", "exchange"),  # who exchanges where control is shared is left to the table
        (SQUARE, "decisions", "rencontre"),
        (ELECTION, "decisions", "turn"),  # who begins is left to the table
        *((ELECTION, "decisions", one) for one in ("dare-left", "minus", "boulet", "first-threshold", "finalists")),
    ],
)
def test_a_page_leads_to_what_belongs_to_it(game: str, topic: str, leads_to: str, lang: str) -> None:
    assert f"({game}-{leads_to})" in body(game, topic, lang)


@pytest.mark.parametrize(
    ("game", "query", "topic"),
    [
        (AUCTION, "rendre la monnaie", "price"),
        (AUCTION, "deux joueurs veulent la même carte", "priority"),
        (AUCTION, "bien bluffer", "bluff-advice"),
        (AUCTION, "quelle combinaison viser", "advice"),
        (PAPER, "Temp-Stapel", "names"),
        (PAPER, "Start-Stapel", "names"),
        (PAPER, "Anzeige", "ad"),
        (PAPER, "combien de temps dure une partie", "players"),
        (PAPER, "deux articles en diagonale", "domains"),
        (PAPER, "enlever une coquille", "duck"),
        (PAPER, "valeur des chèques", "duel"),
        (SQUARE, "combien de dés", "throw"),
        (SQUARE, "refuser un échange", "exchange"),
        (SQUARE, "vendre sans contrôler le personnage", "sales"),
        (SQUARE, "retourner à la gare", "station"),
        (SQUARE, "sortir de prison", "prison"),
        (ELECTION, "qui commence", "turn"),
        (ELECTION, "déplacer le boulet", "boulet"),
        (ELECTION, "il n'y a plus de gages", "dare-left"),
    ],
)
def test_whoever_asks_finds_the_page_that_answers(game: str, query: str, topic: str) -> None:
    found = [hit.id for hit in REFERENCE[game].search(query, "fr")][:3]
    assert f"{game}-{topic}" in found, found
