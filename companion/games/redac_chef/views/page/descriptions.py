"""Puts a page on the grid into words: its tiles, and the rules that they break. Columns and rows are counted from 1."""

from __future__ import annotations

from companion.games.redac_chef.page.conflicts import Conflict
from companion.games.redac_chef.page.judge import Judgement
from companion.games.redac_chef.page.model import Ad, Article, Page, Photo, Tile, Tribune
from companion.games.redac_chef.views.page.hand import kind_of
from companion.table.message import Message, say


def tile_name(part: Tile | Tribune) -> Message:
    """Return the name of a tile in a sentence: what it is, and its size."""
    return say("lay-tile-name", kind=kind_of(part), width=part.width, height=part.height)


def describe_tile(part: Tile | Tribune) -> Message:
    """Return everything that is printed on a tile, in words."""
    name = tile_name(part)
    if isinstance(part, Article):
        return say("lay-article-said", tile=name, value=part.value, faces=describe_faces(part.faces))
    if isinstance(part, Photo):
        return say("lay-photo-said", tile=name, icons=tuple(say("lay-icon", icon=icon) for icon in part.icons))
    return say("lay-ad-said", tile=name, dollars=part.money) if isinstance(part, Ad) else name


def describe_faces(faces: int) -> Message:
    """Return how many faces an article has, and which, in words."""
    return say("lay-faces", faces=faces, count=abs(faces), mood="happy" if faces > 0 else "sad")


def tile_label(page: Page, id_: str, judged: Judgement, doubted: tuple[str, ...] = ()) -> Message:
    """Return what a screen reader is told of a tile: what it is, where it lies, and what is wrong with it. ``doubted``:
    the names of those who doubt it."""
    part = page.part(id_)
    assert part is not None
    wrong = tuple(describe_conflict(page, conflict) for conflict in judged.of(id_))
    column, row = part.at if part.at is not None else (-1, -1)
    return say(
        "lay-tile-label",
        tile=describe_tile(part),
        where=0 if part.at is None else 1,
        column=column + 1,
        row=row + 1,
        down=int(part.face_down),
        wrong=len(wrong),
        why=wrong,
        doubted=len(doubted),
        who=doubted,
    )


def describe_conflict(page: Page, conflict: Conflict) -> Message:
    """Return the sentence for a conflict: the rule, the tiles, and what the rulebook says happens to them."""
    parts = [part for part in map(page.part, conflict.tiles) if part is not None]
    names = tuple(tile_name(part) for part in parts)
    rule = conflict.rule_on(page)
    # A cell outside the grid has no column or row to name: name the tile's corner instead.
    column, row = parts[0].at if rule == "zone" and parts and parts[0].at is not None else conflict.cells[0]
    return say("lay-conflict", rule=rule, tiles=names, column=column + 1, row=row + 1)
