"""Puts a checked and counted page into sentences, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.redac_chef.page.best_found import Best
from companion.games.redac_chef.page.conflicts import Conflict
from companion.games.redac_chef.page.counts import PageCounts, free_area_points
from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import TRIBUNE, Cell, Page
from companion.table.message import Message, say


def list_sentences(page: Page) -> Iterator[Message]:
    """Yield what a page counts row by row, its total, and every conflict."""
    judged = judge(page)
    yield from _list_rows(page, judged.counts)
    yield say("page-total", points=judged.total)
    if page.scoring != "puzzle" and page.scoring != "family":
        yield say("page-money", dollars=judged.counts.money)
    if page.scoring == "puzzle":
        yield say("page-complete" if judged.complete else "page-incomplete")
    if page.tribune is not None and page.grid.star is None:
        yield say("page-star-unknown")
    yield say("page-conflicts", count=len(judged.conflicts))
    yield from (_describe_conflict(page, each) for each in judged.conflicts)


def _list_rows(page: Page, counts: PageCounts) -> Iterator[Message]:
    """Yield a sentence for each row of the sheet that a page counts for."""
    yield say("page-articles", points=counts.articles, one=counts.one_point, two=counts.two_point)
    yield say("page-photos", points=sum(counts.photos), count=len(counts.photos), each=counts.photos)
    if page.scoring == "family":
        return
    yield say("page-tribune", points=counts.tribune)
    area = counts.free_area
    yield say("page-free-area", points=free_area_points(page, area), cells=area, empty=counts.empty_cells)
    yield say("page-mood", points=-abs(counts.happy - counts.sad), happy=counts.happy, sad=counts.sad)
    if page.scoring != "puzzle":
        yield say("page-surplus", points=-counts.surplus)


def _describe_conflict(page: Page, conflict: Conflict) -> Message:
    """Return the sentence for one conflict: the rule, its tiles and cells."""
    tiles = tuple(say("page-the-tribune") if id_ == TRIBUNE else say("page-tile", id=id_) for id_ in conflict.tiles)
    cells = tuple(say("page-cell", column=column, row=row) for column, row in conflict.cells)
    return say("page-conflict", rule=conflict.rule_on(page), tiles=tiles, cells=cells, count=len(cells))


def list_best_sentences(best: Best) -> Iterator[Message]:
    """Yield the outcome of a search: the total, whether it is proven best, where each tile lies, and what the page
    counts."""
    short = int(best.out_of_memory)
    yield say(f"page-best-{best.status}", total=best.total or 0, bound=best.bound or 0, short=short)
    if best.page is None:
        return
    if best.page.tribune is not None and best.page.tribune.at is not None:
        yield _describe_place(say("page-the-tribune"), best.page.tribune.at, face_down=False)
    for tile in best.page.tiles:
        if tile.at is None:
            yield say("page-on-desk", tile=say("page-tile", id=tile.id))
        else:
            yield _describe_place(say("page-tile", id=tile.id), tile.at, face_down=tile.face_down)
    yield from list_sentences(best.page)


def _describe_place(tile: Message, at: Cell, *, face_down: bool) -> Message:
    return say("page-laid", tile=tile, cell=say("page-cell", column=at[0], row=at[1]), down=int(face_down))
