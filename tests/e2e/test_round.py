"""A round on several pages: joining, calling, tokens in order, undo, and what a page does when it comes back."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.engines import sizes
from tests.support.browser_hands import everybody_prints, start, to_counting
from tests.support.browser_phone import Phone, Room, join, load_anew, open_table
from tests.support.server import Server


@pytest.mark.long
def test_three_pages_join_by_the_code_and_get_tokens_in_the_order_of_their_calls(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["Goupil", "Zhette", "Lahaz"])
    goupil, zhette = join(room, code, 1), join(room, code, 2)
    start(laptop, goupil, zhette)
    goupil.tap("maquette-1")
    goupil.tap("tirage-1")
    zhette.tap("tirage-2")
    for page in (laptop, goupil, zhette):
        page.shows("bouclage-1", "1")
        page.shows("bouclage-2", "2")
    laptop.tap("tirage-3")
    for page in (laptop, goupil, zhette):
        to_counting(page)


@pytest.mark.long
def test_a_wrong_last_tirage_is_undone_before_the_round_ends(room: Room) -> None:
    laptop = room.laptop()
    open_table(laptop, ["A", "B"])
    start(laptop)
    laptop.tap("tirage-1")
    laptop.tap("tirage-2")
    laptop.tap("undo-last-token")
    laptop.lacks("bouclage-2")
    laptop.shows("tirage-2")
    # The clock never stopped, and the round is still on.
    laptop.tap("pause")
    laptop.shows("resume")


@pytest.mark.long
def test_a_wrong_last_tirage_is_undone_after_the_round_has_ended_and_gives_the_time_back(room: Room) -> None:
    laptop = room.laptop()
    open_table(laptop, ["A", "B"])
    start(laptop)
    everybody_prints(laptop, [1, 2])
    to_counting(laptop)
    laptop.tap("undo")
    laptop.shows("tirage-2")
    laptop.shows("resume")
    assert laptop.text("timer") != "0:00"


@pytest.mark.long
def test_two_seats_on_one_phone(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["A", "B", "C"])
    phone = join(room, code, 1, 2)
    start(laptop, phone)
    phone.shows("tirage-1")
    phone.shows("tirage-2")
    phone.lacks("tirage-3")
    phone.tap("tirage-2")
    phone.tap("tirage-1")
    laptop.shows("bouclage-2", "1")
    laptop.shows("bouclage-1", "2")


def drawn(page: Phone, handle: str) -> Image.Image:
    """What is drawn of a button once it stands still, less the frame that its neighbours may touch."""
    page.page.wait_for_timeout(1000)
    box = page[handle].bounding_box()
    assert box is not None, f"{handle} is not drawn"
    picture = Image.open(io.BytesIO(page.page.screenshot())).convert("RGB")
    inset = 4
    left, top = round(box["x"]) + inset, round(box["y"]) + inset
    return picture.crop((left, top, left + round(box["width"]) - 2 * inset, top + round(box["height"]) - 2 * inset))


def differ(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ, on average, of 255."""
    return ImageStat.Stat(ImageChops.difference(one, other.resize(one.size)).convert("L")).mean[0]


@pytest.mark.long
def test_a_panel_of_a_tablet_is_turned_to_whoever_sits_across_and_pressed_where_it_is_drawn(room: Room) -> None:
    tablet = room.device("/", size=sizes.TABLET.viewport)
    code = open_table(tablet, ["Goupil", "Zhette"])
    tablet.open(f"{room.url}/join/{code}")
    for seat in (1, 2):
        tablet.tap(f"take-seat-{seat}")
        tablet.shows("start-round")
    start(tablet)
    upright = drawn(tablet, "maquette-2")
    tablet.tap("panel-turn-2")
    turned = drawn(tablet, "maquette-2")
    assert differ(upright, turned) > 3 * differ(upright, turned.rotate(180)), "its text does not stand on its head"
    tablet.tap("maquette-2", leads_to="tirage-2")
    tablet.shows("maquette-1")
    tablet.tap("tirage-2", leads_to="bouclage-2")
    tablet.shows("maquette-1")


@pytest.mark.long
def test_a_reloaded_page_has_its_seat_back(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["A", "B"])
    phone = join(room, code, 2)
    start(laptop, phone)
    phone.tap("maquette-2")
    phone.reload()
    phone.lacks("maquette-2")
    phone.tap("tirage-2")
    laptop.shows("bouclage-2", "1")


@pytest.mark.long
def test_scanning_again_leads_to_the_seat_not_to_the_question_who_are_you(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["A", "B"])
    phone = join(room, code, 2)
    phone.open(f"{room.url}/join/{code}")
    phone.shows("start-round")
    phone.open(f"{room.url}/")
    phone.shows("start-round")


@pytest.mark.long
def test_a_killed_server_comes_back_with_the_table_and_the_clock_where_it_was(room: Room, server: Server) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["A", "B"])
    phone = join(room, code, 1)
    start(laptop, phone)
    phone.tap("tirage-1")
    laptop.shows("bouclage-1", "1")
    laptop.tap("pause")
    laptop.shows("resume")
    left = laptop.text("timer")
    with load_anew(laptop, phone):
        server.kill()
        server.start()
    for page in (laptop, phone):
        page.shows("bouclage-1", "1")
        page.shows("timer", left)
    laptop.tap("resume")
    laptop.tap("tirage-2")
    laptop.shows("bouclage-2", "2")


@pytest.mark.long
def test_each_device_speaks_its_browsers_language_and_takes_its_text_size(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["A", "B"])
    english = room.device(f"/join/{code}", locale="en-GB")
    english.says("Who are you?")
    large = room.device(f"/join/{code}", text=2.0)
    large.says("Qui êtes-vous")
    # Two lines of text, with hardly anything around them.
    assert _height(large, "seat-1") > 1.5 * _height(english, "seat-1")
    english.tap("take-seat-1")
    english.says("Ready?")
    laptop.says("On commence")


def _height(phone: Phone, handle: str) -> float:
    phone.shows(handle)
    box = phone[handle].bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.long
def test_a_name_is_kept_as_it_is_typed(room: Room) -> None:
    laptop = room.laptop()
    code = open_table(laptop, ["anne de la Tour", "B"])
    phone = room.device(f"/join/{code}")
    phone.says("anne de la Tour")
