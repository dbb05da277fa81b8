"""A page laid at the table: who may lay it when, what two phones do to it, and where it is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.games.redac_chef.file import parse
from companion.games.redac_chef.page.model import MOST_TILES, Page, Tile
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.events import CountingDone
from companion.games.redac_chef.state.page_intents import FramePage, LayTile, MarkTile, RemoveTile
from companion.hub.event_records import from_records, to_record
from companion.kit.faults import WrongFile
from companion.kit.game_base import Happened
from companion.table.log import Log
from tests.games.redac_chef.page.build import ad, article, page, photo, tribune
from tests.support.redac_chef_table import PAGE, Sitting, redac_chef

FRAME = page(tribune=tribune((2, 0)))
TILE = article("t1", "sport", (0, 0))
NO_MONEY = {"id": "t1", "kind": "ad", "width": 2, "height": 2, "money": 0}


def closed(*names: str, **settings: Any) -> Sitting:
    """A table whose Friday is over and not counted."""
    table = Sitting(*names, **settings)
    table.play_round()
    return table


def lay(table: Sitting, tile: Tile, **more: Any) -> Any:
    return table.do(LayTile(day="friday", seat="a", tile=tile, frame=FRAME, **more))


def laid(table: Sitting, seat: str = "a") -> Page:
    found = table.play.days[0].page(seat)
    assert found is not None
    return found


def test_a_page_is_laid_moved_and_corrected_tile_by_tile() -> None:
    table = closed("A", "B")
    lay(table, TILE)
    assert laid(table) == replace(FRAME, tiles=(TILE,))
    moved = replace(TILE, at=(3, 3), face_down=True)
    lay(table, moved, seen=(TILE,))
    lay(table, photo("t2", "sport"))
    assert laid(table).tiles == (moved, photo("t2", "sport"))
    table.do(RemoveTile(day="friday", seat="a", tile="t1"))
    table.do(FramePage(day="friday", seat="a", page=replace(FRAME, flash="friday-1")))
    assert laid(table) == replace(FRAME, flash="friday-1", tiles=(photo("t2", "sport"),))
    assert table.play.days[0].page("b") is None


def test_nobody_lays_a_page_while_the_round_runs_but_a_puzzles() -> None:
    table = Sitting("A", "B")
    table.start()
    assert table.refused(LayTile(day="friday", seat="a", tile=TILE, frame=FRAME)).id == "refused-page-early"
    puzzle = Sitting("A", mode="puzzle", puzzle=7)
    puzzle.start()
    lay(puzzle, TILE)
    assert laid(puzzle).tiles == (TILE,)


def test_two_phones_on_one_page_overwrite_nothing_unawares() -> None:
    table = closed("A", "B")
    lay(table, TILE)
    lay(table, replace(TILE, at=(3, 3)), seen=(TILE,))
    late = LayTile(day="friday", seat="a", tile=replace(TILE, at=(0, 5)), seen=(TILE,))
    assert table.refused(late).id == "refused-page-meanwhile"
    # Both lay a tile at once: neither is lost, though both phones gave it the same id.
    lay(table, photo("t1", "sport", (0, 8)), new=True)
    assert [tile.id for tile in laid(table).tiles] == ["t1", "t2"]


def test_a_page_has_sixty_tiles_at_most() -> None:
    table = closed("A", "B")
    for number in range(MOST_TILES):
        lay(table, ad(f"x{number}"))
    why = table.refused(LayTile(day="friday", seat="a", tile=ad("t1"), new=True))
    assert (why.id, why["most"]) == ("fault-page-tiles", MOST_TILES)


def test_the_end_of_a_round_is_taken_back_whatever_was_laid() -> None:
    table = closed("A", "B")
    lay(table, TILE)
    table.undo("round-closed")
    assert not table.today.closed
    assert laid(table).tiles == (TILE,)


def test_a_neighbour_doubts_a_tile_and_takes_it_back() -> None:
    table = closed("A", "B")
    lay(table, TILE)
    mark = MarkTile(day="friday", page="a", tile="t1", seat="b")
    table.do(mark)
    assert [(one.tile, one.by) for one in table.play.days[0].marks] == [("t1", "b")]
    table.do(mark.model_copy(update={"marked": False}))
    assert table.play.days[0].marks == ()
    table.do(mark)
    table.do(RemoveTile(day="friday", seat="a", tile="t1"))
    assert table.play.days[0].marks == ()
    assert table.do(mark.model_copy(update={"tile": "t9"})) is None


def test_the_journal_brings_the_page_back() -> None:
    table = closed("A", "B")
    lay(table, TILE)
    lay(table, photo("t2", "sport happy", (4, 4)))
    records = [json.loads(json.dumps(to_record(entry))) for entry in table.log.entries]
    again = Log.from_entries(redac_chef(), from_records(records, redac_chef()))
    assert again.state == table.state


def counted() -> tuple[Sitting, dict[str, Any]]:
    """A counted Friday with a page, and its file."""
    table = closed("A", "B")
    lay(table, TILE)
    for seat in "ab":
        for field, value in PAGE.items():
            table.do(wish.EnterCount(day="friday", seat=seat, field=field, value=value))
    table.do(Happened(event=CountingDone(day="friday")))
    return table, json.loads(json.dumps(redac_chef().game_file(table.state)))


def test_the_page_is_in_the_game_file_with_the_others_areas() -> None:
    table, file = counted()
    written = file["rounds"][0]["pages"]["a"]
    assert written["tiles"][0]["at"] == [0, 0]
    assert written["rivals"] == [PAGE["free_area"]]
    assert "format" not in written
    game = parse(file, redac_chef().facts)
    assert dict(game.rounds[0].pages)["a"] == replace(laid(table), rivals=(PAGE["free_area"],))
    _, played = redac_chef().replay_file(file)
    assert {event.type for event in played} >= {"page-framed", "page-tile-laid"}


@pytest.mark.parametrize(
    ("change", "where", "why"),
    [
        ({"day": "sunday"}, "rounds[0].pages.a.day", "fault-page-other-day"),
        ({"grid": {"width": 7, "height": 14, "fold": 15}}, "rounds[0].pages.a.grid.fold", "fault-at-most"),
        ({"tiles": [NO_MONEY]}, "rounds[0].pages.a.tiles[0].money", None),
        ({"rows": 3}, "rounds[0].pages.a.rows", "fault-unknown-field"),
    ],
)
def test_a_wrong_page_in_a_game_file_is_named_with_its_place(change: Any, where: str, why: str | None) -> None:
    _, file = counted()
    file["rounds"][0]["pages"]["a"] |= change
    with pytest.raises(WrongFile) as wrong:
        parse(file, redac_chef().facts)
    assert where in {fault.where for fault in wrong.value.faults}
    assert why is None or why in {fault.why.id for fault in wrong.value.faults}


def test_a_page_in_a_game_file_has_the_grid_of_its_day() -> None:
    _, file = counted()
    del file["rounds"][0]["pages"]["a"]["grid"]
    page = dict(parse(file, redac_chef().facts).rounds[0].pages)["a"]
    assert page is not None and (page.grid.width, page.grid.height, page.grid.fold) == (7, 14, 7)


def test_a_page_of_somebody_without_a_sheet_is_a_fault() -> None:
    _, file = counted()
    file["rounds"][0]["pages"]["z"] = file["rounds"][0]["pages"].pop("a")
    with pytest.raises(WrongFile) as wrong:
        parse(file, redac_chef().facts)
    assert [(fault.where, fault.why.id) for fault in wrong.value.faults] == [
        ("rounds[0].pages.z", "fault-page-of-nobody")
    ]
