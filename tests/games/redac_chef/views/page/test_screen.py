"""Laying a page on a phone: tile by tile, with what breaks a rule in sight, and its counts taken into the sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import flet as ft
import pytest

from companion.games.redac_chef.page.conflicts import conflicts
from companion.games.redac_chef.page.counts import count
from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import MOST_TILES, Article, Page
from companion.games.redac_chef.scoring.counts import ArticleCount
from companion.games.redac_chef.state.intents import ChangeOption, StartRound
from companion.games.redac_chef.state.page_intents import LayTile
from companion.games.redac_chef.views.page.best import SMALL
from companion.games.redac_chef.views.page.board import CELL, tile_node
from companion.games.redac_chef.views.page.column import shown_total
from companion.games.redac_chef.views.page.descriptions import describe_conflict
from companion.games.redac_chef.views.page.hand import Hand
from companion.table.message import say
from companion.text.languages import codes
from companion.text.words import words
from companion.ui.device import Device
from companion.ui.widths import count_lines, sans_em
from tests.engines.sizes import SMALL_PHONE
from tests.games.redac_chef.counting_table import Table, open_table
from tests.games.redac_chef.page.build import ad, article, page, photo, tribune
from tests.support.headless_phone import Phone, walk
from tests.support.house import House
from tests.support.spaces import plain
from tests.support.wording import worded
from tests.ui.page.test_display import display


class Layer:
    """A hand that lays a page and counts its taps."""

    def __init__(self, phone: Phone) -> None:
        self.phone, self.taps = phone, 0

    async def tap(self, *handles: str) -> None:
        """Tap these, one after the other."""
        for handle in handles:
            await self.phone.tap(f"page-{handle}")
            self.taps += 1

    async def lay(self, column: int, row: int, *choices: str) -> int:
        """Choose what is not in hand yet, and tap the cell; return how many taps that took."""
        before = self.taps
        await self.tap(*choices, f"cell-{column}-{row}")
        return self.taps - before


async def lay_twelve(hand: Layer) -> list[int]:
    """Lay a centerpiece and twelve tiles without conflict."""
    return [
        await hand.lay(1, 0, "kind-tribune"),
        await hand.lay(0, 0, "size-1x4"),
        await hand.lay(6, 4),
        await hand.lay(6, 0, "kind-business"),
        await hand.lay(4, 4, "size-2x3"),
        await hand.lay(2, 10, "article-2-1"),
        await hand.lay(0, 4, "kind-news"),
        await hand.lay(4, 7, "article-1--1"),
        await hand.lay(2, 7, "kind-sport"),
        await hand.lay(2, 4, "kind-photo", "photo-happy"),
        await hand.lay(0, 10, "photo-news"),
        await hand.lay(0, 7, "kind-ad", "ad-2"),
        await hand.lay(4, 10),
    ]


def page_of(table: Table, seat: str = "a") -> Page:
    found = table.live.state.play.day("friday").page(seat)
    assert isinstance(found, Page)
    return found


def said_of(table: Table, phone: Phone) -> list[str]:
    """What the phone must say of each conflict."""
    laid = page_of(table)
    return [plain(words("fr").say(describe_conflict(laid, one))) for one in conflicts(laid)]


@pytest.fixture
async def phone(three: Table) -> Phone:
    """The host's phone with the page of the first player before it."""
    phone = await three.phone()
    await phone.tap("page-open-1")
    return phone


async def test_twelve_tiles_are_laid_in_forty_taps_and_counted(three: Table, phone: Phone) -> None:
    hand = Layer(phone)
    taps = await lay_twelve(hand)
    assert max(taps) <= 4 and hand.taps <= 40, taps
    laid = page_of(three)
    assert len(laid.tiles) == 12 and not conflicts(laid)
    await hand.tap("column", "take-counts")
    counts = three.counts("a")
    assert counts.articles == ArticleCount(6, 2)
    assert (counts.photos, counts.ads, counts.surplus) == ((1, 0), (2, 2), 0)
    assert (counts.happy, counts.sad, counts.free_area) == (2, 2, 12)
    assert counts.tribune is None  # nobody has said what it brings: that is asked
    assert phone.has("undo")  # each is an ordinary entry
    await phone.tap("undo")
    assert three.counts("a").ads is None


async def test_two_conflicts_are_seen_in_words_and_by_a_sign_and_mended(three: Table, phone: Phone) -> None:
    hand = Layer(phone)
    await hand.lay(0, 0, "kind-news", "size-2x3")
    await hand.lay(2, 0)
    assert len(said_of(three, phone)) == 1
    await hand.lay(0, 7, "kind-ad")
    await hand.lay(0, 6, "kind-photo")
    first, second = said_of(three, phone)
    assert first in phone.text("page-column")
    await phone.tap("page-column")
    assert first in phone.text("page-conflicts") and second in phone.text("page-conflicts")
    await phone.tap("page-column")
    for tile in ("t1", "t3"):
        icons = [part.icon for part in phone.controls_in(f"page-tile-{tile}") if isinstance(part, ft.Icon)]
        assert ft.Icons.WARNING_AMBER in icons  # never by colour alone
        label = plain(phone.find(f"page-tile-{tile}").label or "")
        assert any(said in label for said in (first, second))
    # One is moved, one is another type after all.
    before = hand.taps
    await hand.tap("tile-t4", "cell-0-10", "tile-t2", "kind-sport")
    assert hand.taps - before == 4
    assert said_of(three, phone) == []


async def test_what_is_picked_up_is_flipped_resized_put_on_the_desk_and_taken_away(three: Table, phone: Phone) -> None:
    hand = Layer(phone)
    await hand.lay(0, 4, "size-2x3")
    await hand.tap("tile-t1", "flip", "turn", "article-2-2")
    assert page_of(three).tiles == (Article("t1", "sport", 3, 2, 2, 2, (0, 4), True),)
    await hand.tap("desk")
    assert page_of(three).tiles == (Article("t1", "sport", 3, 2, 2, 2),)
    await hand.tap("undo", "undo")
    assert page_of(three).tiles[0] == Article("t1", "sport", 3, 2, 1, 0, (0, 4), True)
    await hand.tap("tile-t1", "remove")
    assert page_of(three).tiles == ()
    await hand.tap("undo")
    assert [tile.id for tile in page_of(three).tiles] == ["t1"]


async def drop(phone: Phone, tile: str, column: float, row: float) -> None:
    """Drag that tile until its upper left corner is there (cells of the grid, parts of one included)."""
    targets = [one for one in phone.controls() if isinstance(one, ft.DragTarget)]
    dragged = [one for one in phone.controls() if isinstance(one, ft.Draggable) and one.data == tile]
    assert len(targets) == 1 and len(dragged) == 1, tile
    at = {"x": column * CELL + 2, "y": row * CELL + 2}
    await phone.session.dispatch_event(targets[0]._i, "accept", {"src_id": dragged[0]._i, "l": at, "g": at})
    await phone.settle()


async def test_a_tile_that_is_picked_up_is_dragged_to_the_nearest_cell(three: Table, phone: Phone) -> None:
    hand = Layer(phone)
    await hand.lay(0, 4, "size-2x3")
    await hand.lay(2, 0, "kind-tribune")
    assert not [one for one in phone.controls() if isinstance(one, ft.Draggable)]  # the grid scrolls under a finger
    await hand.tap("tile-t1")
    await drop(phone, "t1", 3.4, 5.6)
    assert page_of(three).tiles[0].at == (3, 6)
    assert phone.has("page-tile-t1") and not [one for one in phone.controls() if isinstance(one, ft.Draggable)]
    await hand.tap("tile-t1")
    await drop(phone, "t1", 6.4, -0.7)
    assert page_of(three).tiles[0].at == (5, 0)  # what is dragged stays on the grid
    await hand.tap("tile-tribune")
    await drop(phone, "tribune", 1, 1)
    laid = page_of(three)
    assert laid.tribune is not None and laid.tribune.at == (1, 1)
    await hand.tap("undo", "undo", "undo")
    laid = page_of(three)
    assert laid.tiles[0].at == (0, 4) and laid.tribune is not None and laid.tribune.at == (2, 0)


async def test_on_its_side_a_phone_has_its_whole_height_for_the_grid(three: Table, phone: Phone) -> None:
    assert not phone.scrolls_with("page-kind-sport")
    await phone.resize(844, 390)
    assert phone.scrolls_with("page-kind-sport"), "the chips lie in the column beside the grid"
    await phone.resize(1280, 800)
    assert not phone.scrolls_with("page-kind-sport")


async def test_on_a_wide_screen_every_tile_is_dragged_and_from_the_desk_too(three: Table, phone: Phone) -> None:
    hand = Layer(phone)
    await hand.lay(0, 4, "size-2x3")
    await hand.tap("kind-ad", "desk")
    await phone.resize(1280, 800)
    dragged = {one.data: one for one in phone.controls() if isinstance(one, ft.Draggable)}
    assert set(dragged) == {"t1", "t2"}
    assert all(one.max_simultaneous_drags == 1 for one in dragged.values())  # a hand each
    target = next(one for one in phone.controls() if isinstance(one, ft.DragTarget))
    assert target.content.width is not None
    size = target.content.width / 7
    at = {"x": 4 * size + 2, "y": 8 * size + 2}
    await phone.session.dispatch_event(target._i, "accept", {"src_id": dragged["t2"]._i, "l": at, "g": at})
    await phone.settle()
    assert [tile.at for tile in page_of(three).tiles] == [(0, 4), (4, 8)]


async def test_each_cell_chip_and_tile_is_one_node_with_a_name_for_a_finger(three: Table, phone: Phone) -> None:
    hand = Layer(phone)
    await hand.lay(2, 3, "kind-photo", "photo-sport-happy")
    for handle in ("page-cell-0-0", "page-tile-t1", "page-kind-ad", "page-size-2x3", "page-photo-sport"):
        node = phone.find(handle)
        assert node.label and node.button, handle
        box = node.content
        assert isinstance(box, ft.Container)
        assert min(box.height or 0, box.width or 0) >= CELL - 4, handle  # a tile leaves a rim to its cells
    assert len([handle for handle in phone.handles() if handle.startswith("page-cell-")]) == 7 * 14


async def test_what_sticks_out_is_said_and_one_tile_too_many_is_refused(three: Table, phone: Phone) -> None:
    hand = Layer(phone)
    await hand.lay(6, 12, "size-2x3")
    assert [one.rule for one in conflicts(page_of(three))] == ["zone"]
    assert said_of(three, phone)[0] in phone.text("page-column")
    for number in range(MOST_TILES - 1):
        await three.live.submit(LayTile(day="friday", seat="a", tile=ad(f"x{number}", size=(1, 1))), three.host)
    await phone.settle()
    await hand.lay(0, 0)
    assert len(page_of(three).tiles) == MOST_TILES
    assert worded("fr", "fault-page-tiles", most=MOST_TILES, found=MOST_TILES + 1) in phone.text()


#: Tiles of every kind and shape that the box has, with as much printed on them as there is.
TILES = (
    article("t1", "sport", (0, 0), size=(1, 4), value=2, faces=-2),
    article("t2", "news", (1, 0), size=(4, 1), value=2, faces=2),
    article("t3", "business", (1, 1), size=(1, 3), face_down=True),
    ad("t4", 9, (2, 1), size=(1, 2)),
    ad("t5", 9, (3, 1), size=(2, 1)),
    photo("t6", "sport business news happy sad", (3, 2), size=(2, 3)),
    photo("t7", "happy sad", (0, 4), size=(1, 3)),
)


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize(("cell", "picked"), [(SMALL, False), (CELL, False), (CELL, True)])
def test_what_is_printed_on_a_tile_fits_on_it(lang: str, text: int, cell: float, picked: bool) -> None:
    """On narrow tiles of the best page the name was cut by a pixel, on low ones half of what is printed."""
    device = cast(Device, display(390, 664, text, lang=lang))
    laid = page(*TILES, tribune=tribune((5, 4), size=(1, 2)))
    for id_, part in laid.parts:
        wide, high = part.width * cell - 4, part.height * cell - 4
        tile = tile_node(device, laid, judge(page()), id_, part, wide, high, picked, (), None, False)
        (box,) = [one for one in walk(tile, set()) if isinstance(one, ft.Container) and one.height == high]
        frame = 2 * cast(ft.Border, box.border).top.width
        heights = []
        for row in (one for one in walk(box, set()) if isinstance(one, ft.Row)):
            sizes = [_size_of(one, text / 100) for one in row.controls]
            assert max(width for width, _ in sizes) <= wide - frame, id_
            # Each sign goes on in the next row where it would leave the tile.
            rows, used = 1, 0.0
            for width, _ in sizes:
                rows, used = (rows, used + width + 2) if used + width <= wide - frame else (rows + 1, width + 2)
            heights.append(rows * max(height for _, height in sizes))
        assert sum(heights) <= high - frame, id_


def _size_of(part: ft.Control, scale: float) -> tuple[float, float]:
    """How wide and how high a word or a sign is drawn, in px."""
    if isinstance(part, ft.Text):
        return sans_em(part.value) * (part.size or 0) * scale, (part.size or 0) * scale * 1.25
    assert isinstance(part, ft.Icon)
    return float(part.size or 0), float(part.size or 0)


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("text", [1.0, 2.0])
async def test_the_first_conflict_is_whole_above_the_grid(house: House, lang: str, text: float) -> None:
    """Its fourth line was left out, which says what to do."""
    table = await open_table(house, holders=("a",))
    table.storages[0] |= {"companion.scale": text, "companion.prefs": f'{{"lang": "{lang}"}}'}
    await table.close_round()
    phone = await table.phone(0, width=SMALL_PHONE.width, height=SMALL_PHONE.height)
    await phone.tap("page-open-1")
    await Layer(phone).lay(6, 12, "size-2x3")
    (said,) = (one for one in phone.controls_in("page-column") if isinstance(one, ft.Text))
    size = (said.size or 0) * text
    lines = count_lines(said.value, size, SMALL_PHONE.width - 96)
    assert (said.max_lines or lines) >= lines
    assert lines * size * 1.27 <= SMALL_PHONE.height / 4


async def test_the_neighbour_sees_the_page_and_both_see_what_is_doubted(house: House) -> None:
    table = await open_table(house, holders=("", "a", "b"))
    await table.close_round()
    mine, theirs = await table.phone(1), await table.phone(2)
    await mine.tap("page-open-1")
    await Layer(mine).lay(0, 4, "size-2x3")
    await theirs.settle()
    await theirs.tap("page-open-1")
    assert not theirs.has("page-kind-ad")  # a neighbour checks; laying is for whoever it is
    await theirs.tap("page-tile-t1")
    for phone in (mine, theirs):
        await phone.settle()
        icons = [part.icon for part in phone.controls_in("page-tile-t1") if isinstance(part, ft.Icon)]
        assert ft.Icons.HELP_OUTLINE in icons
        await phone.tap("page-column")
        tile = say("lay-tile-name", kind="sport", width=2, height=3)
        assert worded("fr", "lay-doubted", tile=tile, who=("Zhette",)) in phone.text("page-conflicts")
    await theirs.tap("page-column")
    await theirs.tap("page-tile-t1")
    assert not table.live.state.play.day("friday").marks


async def test_counts_of_a_page_stay_secret_while_everybody_counts_in_secret(house: House) -> None:
    table = await open_table(house, holders=("", "a", "b"))
    await table.live.submit(ChangeOption(option="hide_counts", value=True), table.host)
    await table.close_round()
    mine, theirs = await table.phone(1), await table.phone(2)
    await mine.tap("page-open-1")
    await Layer(mine).lay(0, 4, "article-2-0")
    await theirs.settle()
    await theirs.tap("page-open-1")
    assert worded("fr", "lay-status", sees=0, points=2, open="both", count=0, why=()) in theirs.text()
    assert worded("fr", "lay-status", sees=1, points=2, open="both", count=0, why=()) not in theirs.text()


async def test_the_page_is_found_again_from_the_sheet_and_the_figure_is_explained_by_it(
    three: Table, phone: Phone
) -> None:
    hand = Layer(phone)
    await lay_twelve(hand)
    await hand.tap("column", "take-counts")
    await three.enter("friday", {"a": {"happy": 5}})
    await phone.settle()
    await phone.tap("sheet")
    await phone.tap("cell-photos-1-friday")
    assert worded("fr", "lay-as-laid") in phone.text("reason")
    await phone.tap("cell-mood-1-friday")
    assert worded("fr", "lay-as-laid") not in phone.text("reason")
    await phone.tap("page-open-1-friday")
    assert phone.has("page-tile-t12")


async def test_a_grid_is_typed_once_and_kept(three: Table, phone: Phone) -> None:
    await phone.tap("page-column")
    await phone.tap("page-grid")
    await phone.tap("page-grid-width-more")
    await phone.tap("page-star-known")
    assert page_of(three).grid.width == 8
    await phone.tap("page-close")
    await phone.tap("page-open-2")
    assert phone.has("page-cell-7-0")
    label = say("lay-cell", column=5, row=2, star=1, fold=0)
    assert phone.find("page-cell-4-1").label == words("fr").say(label)


async def test_a_puzzle_is_laid_while_it_is_played_and_says_its_threshold(house: House) -> None:
    table = await open_table(house, ("Anna",), mode="puzzle", puzzle=7)
    await table.live.submit(StartRound(day="friday"), table.host)
    phone = await table.phone()
    await phone.tap("page-open-1")
    hand = Layer(phone)
    await lay_twelve(hand)
    await hand.tap("column")
    assert worded("fr", "lay-complete", complete=1) in phone.text()
    total = 10 + 1 + 1 - 0 - 1  # articles, photos, the photo beside an ad, mood, white space by cells
    reached = sum(total >= tier for tier in (13, 15, 17))
    assert worded("fr", "lay-total", points=total, open="none") in phone.text()
    assert worded("fr", "lay-tier", tier=reached) in phone.text()
    assert not phone.has("page-take-counts")  # it is counted when it is over


async def test_a_total_says_what_has_no_points_yet_and_is_the_sum_of_the_rows_that_have(
    three: Table, phone: Phone
) -> None:
    hand = Layer(phone)
    await lay_twelve(hand)
    await hand.tap("column")
    laid = page_of(three)
    counts = count(laid)
    assert laid.rivals is None and laid.free_area_points == 1 and not laid.tribune_known
    points = counts.articles + sum(counts.photos) + counts.tribune - abs(counts.happy - counts.sad)
    assert worded("fr", "lay-total", points=points, open="both") in phone.text()
    assert worded("fr", "lay-status", sees=1, points=points, open="both", count=0, why=()) in phone.text()


def test_a_hand_remembers_no_more_than_it_can_take_back() -> None:
    hand = Hand()
    for number in range(100):
        hand = hand.with_step(number)
    assert len(hand.steps) < 100 and hand.steps[-1] == 99


def test_a_typed_surplus_is_taken_off_what_the_page_counts_before_it_stops_at_nothing() -> None:
    desk = replace(page(*(article(f"t{at}") for at in range(5))), rivals=(0, 100))
    assert [shown_total(desk, judge(desk), surplus) for surplus in range(5)] == [1, 0, 0, 0, 0]
