"""The search for the best page as a table sees it: how far it is, what it found, and what goes wrong with it."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import replace
from typing import Any

import pytest

from companion.games.redac_chef.page.counts import count, total
from companion.games.redac_chef.page.file import to_body
from companion.games.redac_chef.page.model import Page
from companion.games.redac_chef.state.page_intents import LayTile
from companion.games.redac_chef.views.page.search import Searches, check_answer
from companion.text.languages import codes
from tests.games.redac_chef.counting_table import Table
from tests.games.redac_chef.page.build import article, page, photo
from tests.support.headless_phone import Phone
from tests.support.wording import printed, worded

TILES = (article("t1", "sport", (0, 0)), photo("t2", "sport", (4, 6)))
#: The same tiles side by side: a point more.
BETTER = page(TILES[0], replace(TILES[1], at=(2, 0)))
POINTS = total(BETTER, count(BETTER))


def answer(**changes: Any) -> dict[str, Any]:
    """What a search says at the end."""
    return {"status": "optimal", "total": POINTS, "bound": POINTS, "seconds": 1, "page": to_body(BETTER)} | changes


def saying(*lines: Any, last: str = "") -> tuple[str, ...]:
    """A program that prints these lines, and then does what ``last`` says."""
    printed = "".join(f"print({json.dumps(json.dumps(line))}, flush=True)\n" for line in lines)
    return (sys.executable, "-c", f"import os, sys, time\nsys.stdin.read()\n{printed}{last}")


async def waited(searches: Searches) -> None:
    """Until no search runs."""
    for _ in range(3000):
        if not searches.busy:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it searches on and on")


async def searched(*lines: Any, last: str = "", seconds: float = 30) -> Any:
    """What a search comes to whose program says that."""
    searches = Searches(saying(*lines, last=last))
    assert searches.start("table", "friday-a", page(*TILES), 0, seconds)
    await waited(searches)
    return searches.get("table", "friday-a")


async def test_the_answer_is_told_with_the_bound_and_as_proven() -> None:
    found = await searched({"total": 1, "bound": 9}, answer())
    assert (found.status, found.total, found.bound) == ("optimal", POINTS, POINTS)
    assert found.found is not None and found.found.tiles == BETTER.tiles


async def test_best_is_proven_only_if_nothing_is_left_to_find() -> None:
    assert (await searched(answer(bound=POINTS + 1))).status == "feasible"
    assert (await searched(answer(status="feasible"))).status == "feasible"


@pytest.mark.parametrize(
    "wrong",
    [
        answer(total=POINTS + 1),
        answer(page=to_body(replace(BETTER, tiles=BETTER.tiles[:1]))),
        answer(page=to_body(page(*TILES[:1], replace(TILES[1], at=(1, 1))))),
        answer(page={"day": "friday"}),
        {"status": "optimal"},
        [],
    ],
    ids=["another total", "a tile is gone", "tiles overlap", "no page", "half an answer", "no object"],
)
async def test_an_answer_that_the_rules_do_not_bear_out_is_none(wrong: Any) -> None:
    found = await searched(wrong)
    assert (found.status, found.found) == ("failed", None)


@pytest.mark.parametrize("end", ["os._exit(137)", "os.abort()", "os.kill(os.getpid(), 9)"])
async def test_a_solver_that_the_system_ends_is_a_killed_search(end: str) -> None:
    found = await searched({"total": 1, "bound": 9}, last=end)
    assert (found.status, found.found) == ("killed", None)


async def test_a_solver_that_says_nothing_or_breaks_is_a_failed_search() -> None:
    assert (await searched()).status == "failed"
    assert (await searched({"total": 1, "bound": 9}, last="raise MemoryError")).status == "failed"


async def test_a_solver_that_hangs_is_an_overdue_search() -> None:
    assert (await searched(last="time.sleep(60)", seconds=-19.5)).status == "overdue"


async def test_an_answer_for_want_of_memory_says_so() -> None:
    found = await searched(answer(status="feasible", bound=POINTS + 1, out_of_memory=True))
    assert (found.status, found.out_of_memory) == ("feasible", True)
    assert not (await searched(answer())).out_of_memory


@pytest.mark.parametrize("status", ["killed", "overdue", "failed", "unknown", "feasible"])
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize("lang", codes())
def test_each_way_to_end_without_proof_has_its_own_words(status: str, short: int, lang: str) -> None:
    said = {"total": 1, "bound": 2, "seconds": 1, "most": 60, "hint": 0}
    here = printed(lang, "lay-best-said", status=status, short=short, **said)
    others = {printed(lang, "lay-best-said", status=one, short=short, **said) for one in ("optimal", "stopped")}
    assert here and here not in others
    if status in ("unknown", "feasible"):
        assert here != printed(lang, "lay-best-said", status=status, short=1 - short, **said)


async def test_a_program_that_is_not_there_is_a_failed_search() -> None:
    searches = Searches(("/nowhere/python",))
    searches.start("table", "friday-a", page(*TILES), 0)
    await waited(searches)
    found = searches.get("table", "friday-a")
    assert found is not None and found.status == "failed"


async def test_one_search_at_a_time_and_it_can_be_stopped() -> None:
    searches = Searches(saying({"total": 1, "bound": 9}, last="time.sleep(60)"))
    assert searches.start("table", "friday-a", page(*TILES), 0)
    assert not searches.start("another", "friday-a", page(*TILES), 0)
    while (now := searches.get("table", "friday-a")) is not None and now.total is None:
        await asyncio.sleep(0.01)
    searches.cancel("table", "friday-a")
    await waited(searches)
    found = searches.get("table", "friday-a")
    assert found is not None and (found.status, found.total) == ("stopped", 1)


def test_a_page_with_too_little_money_is_no_answer() -> None:
    with pytest.raises(ValueError):
        check_answer(page(*TILES), 1, answer())


# --- on a phone -------------------------------------------------------------------------------------------------------


async def laid(table: Table) -> Phone:
    """The page with these tiles, and the panel with its best one."""
    for tile in TILES:
        await table.live.submit(LayTile(day="friday", seat="a", tile=tile, frame=page()), table.host)
    phone = await table.phone()
    await phone.tap("page-open-1")
    await phone.tap("page-column")
    return phone


def searches_of(table: Table, *lines: Any, last: str = "") -> Searches:
    views: Any = table.house.services.games["redac-chef"]
    views.searches = Searches(saying(*lines, last=last))
    found: Searches = views.searches
    return found


async def test_the_best_page_is_shown_with_what_is_proven(three: Table) -> None:
    searches = searches_of(three, answer())
    phone = await laid(three)
    await phone.tap("page-best")
    await waited(searches)
    await phone.settle()
    said = {"seconds": 0, "most": 60, "hint": 0, "short": 0}
    assert worded("fr", "lay-best-said", status="optimal", total=POINTS, bound=POINTS, **said) in phone.text()
    assert phone.has("page-best-board") and phone.has("page-best-where")


async def test_a_hint_names_one_tile_and_gives_nothing_else_away(three: Table) -> None:
    searches = searches_of(three, answer())
    phone = await laid(three)
    await phone.tap("page-hint")
    await waited(searches)
    await phone.settle()
    assert phone.has("page-hint-said")
    assert not phone.has("page-best-board") and not phone.has("page-best-where")
    assert str(POINTS) not in phone.text("page-best-said")


async def test_without_the_extra_the_button_says_what_is_missing(three: Table) -> None:
    searches = searches_of(three)
    searches.is_possible = lambda: False  # type: ignore[method-assign]
    phone = await laid(three)
    assert worded("fr", "lay-best-missing") in phone.text("page-best-missing")
    assert not phone.has("page-best")


def test_pages_with_other_tiles_are_no_page_for_these() -> None:
    other: Page = page(TILES[0])
    assert other.tiles != BETTER.tiles
