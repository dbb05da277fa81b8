"""The long search for what nobody needs waits until no clock runs."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from companion.server import garbage_collection
from companion.server.garbage_collection import collect_garbage_between_rounds


class Page:
    """Something that only the search finds: it holds itself."""

    def __init__(self) -> None:
        self.me = self


def left_behind() -> weakref.ref[Page]:
    """One that nobody holds any more, and that has outlived the short searches."""
    page = Page()
    gc.collect(1)
    found = weakref.ref(page)
    del page
    for _ in range(garbage_collection._MIN_DELAY + 1):
        gc.collect(0)
        gc.collect(1)
    return found


async def looked(times: int) -> None:
    for _ in range(times * 3):
        await asyncio.sleep(garbage_collection._CHECK_INTERVAL_S)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_CHECK_INTERVAL_S", 0.002)
    # A short search counts towards the long one only where it came by itself.
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 10_000))


async def test_while_a_clock_runs_only_short_searches_are_made() -> None:
    busy = True
    async with collect_garbage_between_rounds(lambda: busy, lambda: False):
        page = left_behind()
        kept = [[number] for number in range(600_000)]  # enough for long searches too, if they came by themselves
        await looked(3)
        assert page() is not None
        del kept
        busy = False
        await looked(3)
        assert page() is None


async def test_what_is_alive_after_a_search_is_not_searched_again_while_anybody_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage_collection, "_THOROUGH_EVERY_S", 0.0)
    empty = False
    page = Page()
    async with collect_garbage_between_rounds(lambda: False, lambda: empty):
        seen = weakref.ref(page)
        await looked(3)
        del page
        await looked(3)
        assert seen() is not None, "frozen while it was alive"
        empty = True
        await looked(3)
        assert seen() is None


async def test_an_empty_house_is_searched_though_nothing_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_THOROUGH_EVERY_S", 0.0)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))  # as it is after what is new was frozen
    empty = False
    page = Page()
    async with collect_garbage_between_rounds(lambda: False, lambda: empty):
        seen = weakref.ref(page)
        del page
        await looked(3)
        assert seen() is not None
        empty = True
        await looked(3)
        assert seen() is None


async def test_a_press_makes_thousands_of_objects_and_the_search_for_them_comes_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(garbage_collection, "_YOUNG_INTERVAL_S", 0.002)
    searched: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            searched.append(info["generation"])

    async with collect_garbage_between_rounds(lambda: True, lambda: False):
        gc.collect(1)
        gc.callbacks.append(note)
        try:
            kept = [[number] for number in range(15_000)]
            assert searched == []
            await asyncio.sleep(0.05)
            assert searched == [1]
            await asyncio.sleep(0.05)
            assert searched == [1], "nothing is new"
        finally:
            gc.callbacks.remove(note)
        del kept


@pytest.mark.parametrize("busy", [True, False])
async def test_a_hundred_new_screens_at_once_are_frozen_and_not_searched(
    busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(garbage_collection, "_YOUNG_INTERVAL_S", 0.002)
    monkeypatch.setattr(garbage_collection, "_CHECK_INTERVAL_S", 0.002)
    searched: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            searched.append(info["generation"])

    async with collect_garbage_between_rounds(lambda: busy, lambda: False):
        frozen = gc.get_freeze_count()
        gc.callbacks.append(note)
        try:
            kept = [[number] for number in range(3 * garbage_collection._MOST_SEARCHED)]
            assert searched == []
            await asyncio.sleep(0.05)
            assert searched == []
            assert gc.get_freeze_count() - frozen > len(kept)
        finally:
            gc.callbacks.remove(note)
        del kept


async def test_new_screens_count_though_as_many_old_ones_go_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(garbage_collection, "_YOUNG_INTERVAL_S", 0.002)
    screen = [[number] for number in range(3 * garbage_collection._MOST_SEARCHED)]
    searched: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            searched.append(len(gc.get_objects(0)))

    async with collect_garbage_between_rounds(lambda: True, lambda: False):
        frozen = gc.get_freeze_count()
        gc.callbacks.append(note)
        try:
            for number in range(len(screen)):
                screen[number] = [number]  # one goes for each that comes
            screen += [[number] for number in range(2 * garbage_collection._YOUNG)]
            await asyncio.sleep(0.05)
        finally:
            gc.callbacks.remove(note)
        # The old ones were frozen, too, and are gone.
        assert gc.get_freeze_count() - frozen > garbage_collection._YOUNG
    assert max(searched, default=0) <= garbage_collection._MOST_SEARCHED


async def test_what_short_collections_leave_in_a_long_round_is_frozen_when_it_is_too_much_to_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(garbage_collection, "_YOUNG_INTERVAL_S", 0.001)
    monkeypatch.setattr(garbage_collection, "_CHECK_INTERVAL_S", 0.002)
    busy, full = True, 0

    def note(phase: str, info: dict[str, int]) -> None:
        nonlocal full
        full += phase == "start" and info["generation"] == 2

    async with collect_garbage_between_rounds(lambda: busy, lambda: False):
        frozen = gc.get_freeze_count()
        gc.callbacks.append(note)
        try:
            kept: list[list[int]] = []
            while len(kept) <= garbage_collection._MOST_SEARCHED:
                kept += [[number] for number in range(2 * garbage_collection._YOUNG)]
                await asyncio.sleep(0.01)
            assert gc.get_freeze_count() <= frozen
            busy = False
            await asyncio.sleep(0.05)
            assert full == 0
            assert gc.get_freeze_count() - frozen > garbage_collection._MOST_SEARCHED
        finally:
            gc.callbacks.remove(note)
        del kept


async def test_afterwards_all_is_as_it_was() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    async with collect_garbage_between_rounds(lambda: False, lambda: False):
        assert all(now > was for now, was in zip(gc.get_threshold(), before, strict=True))
        assert gc.get_freeze_count() > frozen
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
