"""Finds contradictions in the papers at the table, by the checks that a game file of these papers would go through."""

from __future__ import annotations

from typing import Final

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.file import FileShape, papers_to_json
from companion.games.extrablatt.file_checks import cross_field_faults
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.scoring.report import GAME
from companion.games.extrablatt.state.play import Play
from companion.kit.game_file import FORMAT, VERSION, faults_of
from companion.table.message import Message, say

#: Stands for a circulation marker that is not known yet; any valid one will do.
_SOME_MARKER: Final = 10


def find_misfit(play: Play, facts: Facts) -> Message | None:
    """Return the first reason for which a game file of these papers would be refused; None if it would be read. Missing
    figures are no fault here, and the size of the headline zone is checked by ``find_overflow``."""
    papers = papers_to_json(play.articles, play.ads)
    for article in papers["articles"]:
        article.setdefault("circulation", _SOME_MARKER)
    left = {"left_after": str(len(play.placed))}
    raw = {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "players": [{"id": seat, "name": seat, **({} if seat in play.staying else left)} for seat in play.seats],
        "empties": dict.fromkeys(play.staying, 0),
        **papers,
    }
    faults = (*faults_of(FileShape, raw), *cross_field_faults(raw, facts))
    return faults[0].why if faults else None


def find_overflow(play: Play, article: Article, freed: int = 0) -> Message | None:
    """Return why that article does not fit in its paper's headline zone; None if it fits, is no headline, or the zone's
    size was never entered. ``freed``: cells that the article covers there already."""
    zone: int | None = play.settings["headline_cells"]
    if zone is None or not article.headline:
        return None
    free = zone - play.count_covered(article.player) + freed
    return say("extrablatt-zone-full", free=max(0, free), size=article.size) if article.size > free else None
