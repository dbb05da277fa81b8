"""Das Extrablatt and the election in the browser: a whole evening each on three devices, in three languages.

Somebody goes home, a page is loaded anew, the server is killed, something is undone, and corrected after the end. What
a turn may cost at most is counted in taps on what is in sight.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial

import pytest

from tests.support.browser_phone import Phone, Room
from tests.support.server import Server
from tests.support.three_pages import ThreePages, sit_down, type_amount

M = 1_000_000


@dataclass(frozen=True)
class Lying:
    """An article in a paper: whose, of which dispatch, how large, its marker, and whether it is among the headlines."""

    seat: int
    dispatch: tuple[str, str]
    size: int
    marker: int
    headline: bool = False


def rank(values: Mapping[int, int], *, fewest: bool = False) -> dict[int, int]:
    """Give 60 to the best value and 30 to the next, to everybody who has it."""
    best = sorted(set(values.values()), reverse=not fewest)
    worth = dict(zip(best, (60, 30), strict=False))
    return {seat: worth.get(value, 0) for seat, value in values.items()}


def count_papers(articles: Iterable[Lying], empty: Mapping[int, int]) -> dict[int, int]:
    """Count by the rules, step by step: headlines, domains, articles that are kept, markers."""
    totals = rank(empty, fewest=True)
    domains: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    largest: dict[tuple[str, str], int] = defaultdict(int)
    for one in articles:
        domains[one.dispatch[0]][one.seat] += one.size
        largest[one.dispatch] = max(largest[one.dispatch], one.size)
    for cells in domains.values():
        for seat, points in rank(cells).items():
            totals[seat] += points
    for one in articles:
        if one.size == largest[one.dispatch]:
            totals[one.seat] += one.marker + one.marker * (2 if one.headline else 1)
    return totals


def write(page: Phone, article: Lying, *, known: bool = True) -> None:
    """Write an article for whose turn it is; the turn passes."""
    domain, name = article.dispatch
    page.tap("write", leads_to=f"domain-{domain}")
    if known:
        page.tap(f"domain-{domain}", leads_to="dispatch-1")
        page.tap("dispatch-1", leads_to=f"size-{article.size}")
    else:
        page.tap(f"domain-{domain}", leads_to="dispatch")
        page.type("dispatch", name)
        page.tap("dispatch-ok", leads_to=f"size-{article.size}")
    if article.headline:
        page.tap("headline")
    page.tap(f"size-{article.size}")
    page.lacks("form-close")


def put_hand(at: ThreePages, hour: int) -> None:
    at.laptop.tap("accelerator")
    at.show("hour", re.compile(rf"(?<!\d){hour}(?!\d)"))


@pytest.mark.long
def test_extrablatt_on_three_devices_with_a_duel_in_secret_to_the_winner(room: Room, server: Server) -> None:
    at = sit_down(room, server, "extrablatt", ("Goupil", "Zhette", "Lahaz", "Mia"))
    laptop, english, german = at.pages
    laptop.tap("start-round", leads_to="turn-1")
    laptop.tap("turn-1", leads_to="write")
    laptop.tap("sectors", leads_to="first-border-4")
    laptop.tap("first-border-4", leads_to="second-border-8")
    laptop.tap("second-border-8")
    laptop.lacks("sectors")
    put_hand(at, 1)
    corsica, rally, budget = ("politics", "Corse"), ("sport", "Rallye"), ("economy", "Budget")
    articles = [Lying(1, corsica, 12, 10, headline=True), Lying(2, corsica, 6, 10)]
    write(laptop, articles[0], known=False)
    at.show("turn", "Zhette")
    with english.count_taps(4):
        write(english, articles[1])
    at.show("turn", "Lahaz")
    at.show("domain-politics-2", "6")
    articles.append(Lying(3, rally, 10, 10, headline=True))
    write(german, articles[2], known=False)
    at.show("turn", "Mia")
    english.tap("undo")
    at.show("turn", "Lahaz")
    english.tap("redo")
    at.show("domain-sport-3", "10")
    write(laptop, Lying(4, rally, 8, 10))
    at.show("turn", "Goupil")

    # Before his turn, an Extra; then a duel, in which the server is killed between the two cheques.
    laptop.tap("use-extra")
    articles.append(Lying(1, rally, 4, 10))
    write(laptop, articles[3])
    at.show("domain-sport-1", "4")
    laptop.tap("take", leads_to="rival-3")
    laptop.tap("rival-3", leads_to="duel-for-1")
    laptop.tap("duel-for-1", leads_to="duel-1-5000")
    laptop.tap("duel-1-5000")
    at.show("duel-done-1")
    at.kill_server()
    german.tap("duel-for-3", leads_to="duel-3-7000")
    german.tap("duel-3-7000")
    at.show("duel-won", "Lahaz")
    german.shows("duel-cheque-1")
    english.lacks("duel-cheque-1")
    german.tap("ad-8")
    at.lack("duel-won")
    at.show("turn", "Zhette")

    # The next sector; Mia goes home instead of playing her turn.
    for hour in range(2, 6):
        put_hand(at, hour)
    articles.append(Lying(2, budget, 9, 20, headline=True))
    write(english, articles[4], known=False)
    german.reload()
    at.show("turn", "Lahaz")
    articles.append(Lying(3, corsica, 12, 20))
    with german.count_taps(4):
        write(german, articles[5])
    at.show("turn", "Mia")
    at.leave(laptop, 4)
    at.show("turn", "Goupil")

    laptop.tap("begin-count", leads_to="begin-count-yes")
    laptop.tap("begin-count-yes", leads_to="empties-1")
    empty = {1: 3, 2: 5, 3: 8}
    for page, (seat, cells) in zip(at.pages, empty.items(), strict=True):
        page.tap(f"empties-{seat}", leads_to="keypad-ok")
        type_amount(page, cells)
        at.show_amount(f"empties-{seat}", cells)
    for step in range(1, 5):
        laptop.tap("next-step")
        if step != 2:
            at.show(f"step-{step}-1")
    laptop.tap("next-step", leads_to="winner-3")
    totals = count_papers(articles, empty)
    at.end_with(totals | {4: 0}, 3, gone=4)

    # Lahaz's last article has ten cells only.
    english.tap("correct", leads_to="paper-3")
    english.tap("paper-3", leads_to="article-7")
    english.tap("article-7", leads_to="size-10")
    english.tap("size-10")
    english.tap("article-ok")
    english.lacks("form-close")
    english.tap("back-to-result", leads_to="winner-1")
    articles[5] = replace(articles[5], size=10)
    totals = count_papers(articles, empty)
    at.end_with(totals | {4: 0}, 1, gone=4)


def lay_key_cards(at: ThreePages, page: Phone, seat: int) -> None:
    """Lay all six, a tap each: who lays one plays on."""
    cards = ("declaration", "primaires", "programme", "investiture", "parrainage", "parrainage")
    for laid, name in enumerate(cards, 1):
        with page.count_taps(1):
            page.tap(f"quick-clef-{name}")
        if laid < len(cards):
            at.show(f"clef-{seat}", f"{laid} / 6")


def show_votes(at: ThreePages, handle: str, votes: int) -> None:
    """Wait until every page shows that many votes, in millions."""
    at.show(handle, re.compile(rf"(?<!\d){votes // M}[.,]{votes % M // 100_000}"))


@pytest.mark.long
def test_election_on_three_devices_from_the_key_cards_to_the_president(room: Room, server: Server) -> None:
    at = sit_down(room, server, "election", ("Goupil", "Zhette", "Lahaz", "Mia"))
    laptop, english, german = at.pages
    laptop.tap("start-round", leads_to="turn-2")
    laptop.tap("turn-2", leads_to="turn-next")
    votes = dict.fromkeys((1, 2, 3, 4), 0)
    lay_key_cards(at, english, 2)
    laptop.tap("threshold-9000000", leads_to="threshold")
    with english.count_taps(1):
        english.tap("quick-votes-2000000")
    votes[2] += 2 * M
    show_votes(at, "votes-2", votes[2])
    at.show("turn", "Lahaz")
    lay_key_cards(at, german, 3)
    with german.count_taps(3):
        german.tap("attack", leads_to="target-2")
        german.tap("target-2", leads_to="attack-faux-ami-1000000")
        german.tap("attack-faux-ami-1000000")
    show_votes(at, "votes-2", votes[2] - M)
    english.tap("undo")
    show_votes(at, "votes-2", votes[2])
    english.tap("redo")
    votes[2] -= M
    at.show("turn", "Mia")
    at.leave(laptop, 4)
    at.show("turn", "Goupil")
    lay_key_cards(at, laptop, 1)

    # Two dares: the server is killed before the first one is met.
    laptop.tap("dare", leads_to="rival-3")
    laptop.tap("rival-3", leads_to="dare-met-2000000")
    at.show("dares", "1 / 20")
    at.kill_server()
    german.tap("dare-met-2000000")
    votes[3] += 2 * M
    show_votes(at, "votes-3", votes[3])
    at.show("turn", "Lahaz")
    with german.count_taps(3):
        german.tap("dare", leads_to="rival-2")
        german.tap("rival-2", leads_to="dare-failed-1000000")
        german.tap("dare-failed-1000000")
    votes[3] += M
    show_votes(at, "votes-3", votes[3])
    english.reload()
    at.show("turn", "Zhette")

    # The first round is over at nine million, the second one at nineteen.
    english.tap("lay", leads_to="card-suffrages")
    english.tap("card-suffrages", leads_to="votes-2000000")
    type_amount(english, 8)
    votes[2] += 8 * M
    at.show("finalist-is-2")
    at.show("finalist-is-3")
    english.tap("dealt-anew", leads_to="threshold-19000000")
    german.tap("threshold-19000000", leads_to="threshold")
    english.tap("quick-votes-2000000")
    votes[2] += 2 * M
    at.show("turn", "Lahaz")
    german.tap("lay", leads_to="card-suffrages")
    german.tap("card-suffrages", leads_to="votes-2000000")
    type_amount(german, 16)
    votes[3] += 16 * M
    at.end_with(votes, 3, gone=4, show=partial(show_votes, at))

    # The last card was worth 17 million: nothing is laid in an election that is won, so it is undone first.
    english.tap("undo")
    at.show("turn", "Lahaz")
    german.tap("lay", leads_to="card-suffrages")
    german.tap("card-suffrages", leads_to="votes-2000000")
    type_amount(german, 17)
    votes[3] += M
    at.end_with(votes, 3, gone=4, show=partial(show_votes, at))
