"""Screens take turns with what costs much, and never with what cannot wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from companion.hub.broadcast import Broadcaster
from companion.hub.drawing_turns import DrawingTurns


class Pages:
    """Some pages at one table. What is to be drawn for one is drawn in the loop's next turn, as Flet does."""

    def __init__(self, table: str, count: int, turns: DrawingTurns, done: list[str]) -> None:
        self.table, self.done = table, done
        self.screens = Broadcaster(lambda: table, turns)
        for number in range(count):
            self.screens.subscribe(lambda what, number=number: done.append(f"{what}{number} told"), self._draws(number))

    def _draws(self, number: int) -> Callable[[], None]:
        def draw() -> None:
            asyncio.get_running_loop().call_soon(self.done.append, f"{self.table}{number} drawn")

        return draw


async def turns_of_the_loop(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_pages_of_many_tables_are_drawn_one_in_a_turn_of_the_loop() -> None:
    turns, done = DrawingTurns(), list[str]()
    tables = [Pages(name, 3, turns, done) for name in "abcd"]
    for table in tables:
        table.screens.publish()
    drawn = 0
    for _ in range(100):
        await asyncio.sleep(0)
        now = sum(what.endswith("drawn") for what in done)
        assert now - drawn <= 1
        drawn = now
    assert drawn == 12


async def test_what_happens_at_one_table_is_told_while_others_are_drawn() -> None:
    turns, done = DrawingTurns(), list[str]()
    busy, quiet = Pages("busy", 12, turns, done), Pages("quiet", 2, turns, done)
    busy.screens.publish()
    await turns_of_the_loop(20)
    assert 0 < sum(what.endswith("drawn") for what in done) < 6
    quiet.screens.publish()
    await turns_of_the_loop(4)
    assert done[-4:].count("quiet0 told") == done[-4:].count("quiet1 told") == 1
    await turns_of_the_loop(100)
    assert {what for what in done if what.endswith("drawn")} == {
        *(f"busy{number} drawn" for number in range(12)),
        *(f"quiet{number} drawn" for number in range(2)),
    }


async def test_news_spare_what_is_not_drawn_yet_but_not_for_ever() -> None:
    turns, done = DrawingTurns(), list[str]()
    pages = Pages("a", 2, turns, done)
    for _ in range(60):
        pages.screens.publish()
        await turns_of_the_loop(3)
    assert done.count("a1 told") > 50
    drawn = [what for what in done if what.endswith("drawn")]
    assert 0 < len(drawn) < 30
    # In a flood, too, nobody waits for ever because others come first.
    assert abs(drawn.count("a0 drawn") - drawn.count("a1 drawn")) <= 1
    await turns_of_the_loop(20)
    assert {done[-1], done[-2]} == {"a0 drawn", "a1 drawn"}
