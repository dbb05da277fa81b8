"""Das Extrablatt on a contact sheet of its own: articles, clock, duels, the five steps of the count, corrections."""

from __future__ import annotations

from typing import Final, cast

from companion.games.extrablatt.facts import Domain
from companion.games.extrablatt.scoring.model import Ad, Article
from companion.games.extrablatt.state.events import (
    DUEL,
    AcceleratorPlaced,
    AcceleratorTaken,
    AdPlaced,
    ArticleWritten,
    CountBegun,
    DuckLaid,
    DuelReported,
    EmptiesCounted,
    NothingPlaced,
    StepReached,
)
from companion.table.parts.events import SecretEntered, TurnGiven
from tests.screens.shelf import Table

#: Articles of an evening: whose, of which domain and dispatch, how large, whether among the headlines.
_ARTICLES: Final = (
    ("b", "politics", "Corse", 8, False),
    ("c", "sport", "Rallye", 12, True),
    ("d", "economy", "Budget", 9, True),
    ("a", "culture", "Festival", 10, False),
    ("b", "sport", "Rallye", 6, False),
    ("c", "local", "Marché", 15, False),
    ("d", "misc", "Horoscope", 5, True),
    ("a", "local", "Marché", 11, True),
)
_EMPTY: Final = {"a": 3, "b": 5, "c": 8, "d": 3}


def play(table: Table) -> None:
    """Play to the winner."""
    table.begin()
    table.picture("who-begins", "turn-2")
    _articles(table)
    _ad(table)
    _duck(table)
    _count(table)
    table.press("correct")
    table.picture("correct", "paper-3")
    table.press("paper-3")
    table.picture("correct-paper", "article-3", here=True)
    table.press("article-3")
    table.picture("correct-article", "article-ok")


def _articles(table: Table) -> None:
    table.press("turn-1")
    table.picture("board", "write")
    table.press("sectors", "first-border-4")
    table.picture("sectors", "second-border-8")
    table.press("second-border-8", "write")
    table.picture("article-domain", "domain-sport")
    table.press("domain-politics")
    table.picture("article-dispatch", "dispatch")
    table.host.type("dispatch", "Corse")
    table.press("dispatch-ok")
    table.picture("article-size", "size-12")
    table.press("headline", "size-12")
    table.host.lacks("form-close")
    table.wish(AcceleratorPlaced(hour=1))
    table.picture("turn-passed", "extra-again")
    for at, (seat, domain, dispatch, size, headline) in enumerate(_ARTICLES):
        article = Article(seat, cast(Domain, domain), dispatch, size, headline)
        if at == 3:  # the hand moves on into the next sector
            table.wish(*(AcceleratorPlaced(hour=hour) for hour in range(2, 6)))
        table.wish(ArticleWritten(article=article), TurnGiven(seat=table.seats[(at + 2) % 4]))
    table.open(there="write")
    table.press("write", "domain-sport")
    table.host.reach("dispatch")
    table.host.type("dispatch", "Ralye")
    table.press("dispatch-ok")
    table.picture("slip", "dispatch-same")
    table.press("form-close", "remove")
    table.picture("remove", "remove-2")
    table.press("remove-2")
    table.host.lacks("form-close")
    table.picture("later", "refill-0")
    table.press("paper-2")
    table.picture("paper", "duck-2", here=True)


def _ad(table: Table) -> None:
    """A duel for an ad, whose cheques are given in secret."""
    table.wish(TurnGiven(seat="a"))
    table.open(there="take")
    table.press("take")
    table.picture("take", "rival-2")
    table.press("rival-2")
    table.picture("duel", "duel-for-1")
    table.press("duel-for-1")
    table.picture("duel-cheque", "duel-1-5000")
    table.wish(SecretEntered(name=DUEL, seat="a", value=7000))
    table.picture("duel-waits", "cheque-again-1")
    table.wish(SecretEntered(name=DUEL, seat="b", value=5000))
    table.picture("duel-ad", "ad-8")
    table.wish(AdPlaced(ad=Ad("a", "b", 8)))


def _duck(table: Table) -> None:
    """A duel for a duck, whose cheques have changed hands at the table."""
    table.wish(*(AcceleratorPlaced(hour=hour) for hour in range(6, 10)), TurnGiven(seat="b"))
    table.open(there="take")
    table.press("take")
    table.picture("take-domain", "duck-sport")
    table.press("duck-sport", "rival-3", "duel-at-table")
    table.picture("duel-at-table", "duel-winner-2", here=True)
    table.wish(DuelReported(seat="b"))
    table.picture("duel-duck", "duck-on-3")
    table.wish(DuckLaid(number=3), TurnGiven(seat="a"))
    table.open(there="cheques-1")
    table.press("cheques-1")
    for value in (2000, 5000, 12000):
        table.press(f"cheque-1-{value}")
    table.picture("my-cheques", "cheque-1-1000", here=True)
    table.press("begin-count")
    table.picture("count-early", "begin-count-yes")
    table.press("form-close")
    table.wish(*(AcceleratorPlaced(hour=hour) for hour in range(10, 13)))
    for _ in range(10):
        table.wish(TurnGiven(seat="a"), AcceleratorTaken(seat="a", rival="b", domain="politics"))
        table.wish(DuelReported(seat="b"), NothingPlaced(seat="b"))
    table.open(there="begin-count")
    table.picture("all-taken", "begin-count")


def _count(table: Table) -> None:
    table.wish(CountBegun())
    table.picture("count", "empties-1")
    table.press("empties-1")
    table.picture("count-keypad", "keypad-ok", here=True)
    table.open(there="by-dispatch")
    table.press("by-dispatch", "in-sport")
    table.picture("by-dispatch", "cell-1-2", here=True)
    table.press("cell-1-2")
    table.picture("cell", "cell-marker-20")
    table.press("form-close")
    table.wish(*(EmptiesCounted(seat=seat, cells=cells) for seat, cells in _EMPTY.items()))
    table.open(there="next-step")
    for step in range(1, 5):
        table.press("next-step")
        table.host.shows("running-1")
        table.picture(f"step-{step}", "next-step")
    table.end(StepReached(step=5), told="place-told-2")
    table.press("sheet")
    table.picture("sheet", "sheet-close")
    table.open(there="again")
