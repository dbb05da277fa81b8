"""Who waits for an answer is drawn before what can wait, and what can wait has its share all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from companion.hub.broadcast import Broadcaster
from companion.hub.drawing_turns import DrawingTurns, Rank
from tests.hub.test_broadcast import turns_of_the_loop


class Table:
    """Some pages at one table; the one of ``presser`` has pressed."""

    def __init__(
        self,
        name: str,
        turns: DrawingTurns,
        done: list[str],
        *,
        races: bool = False,
        presser: int = -1,
        pages: int = 6,
    ) -> None:
        self.name, self.done = name, done
        self.screens = Broadcaster(lambda: None, turns, lambda: races)
        for number in range(pages):
            self.screens.subscribe(lambda _, number=number: number == presser, self._draws(number))  # type: ignore[misc]

    def _draws(self, number: int) -> Callable[[], None]:
        def draw() -> None:
            asyncio.get_running_loop().call_soon(self.done.append, f"{self.name}{number}")

        return draw


async def until_drawn(done: list[str], count: int) -> None:
    async with asyncio.timeout(10):
        while len(done) < count:
            await asyncio.sleep(0)


async def test_whoever_pressed_is_drawn_first_then_running_rounds_then_all_others() -> None:
    turns, done = DrawingTurns(lambda: 0.0), list[str]()
    counting = [Table(name, turns, done) for name in "abcd"]
    round_, pressed = Table("r", turns, done, races=True), Table("p", turns, done, races=True, presser=4)
    for table in counting:
        table.screens.publish()
    await until_drawn(done, 1)
    pressed.screens.publish(hurry=True)
    round_.screens.publish()
    before = len(done)
    await until_drawn(done, 36)
    # What has a turn already when a press is told keeps it.
    first = done.index("p4")
    assert first <= before + 1
    assert {page[0] for page in done[first + 1 : first + 12]} == {"r", "p"}


async def test_a_press_at_a_calm_table_is_answered_first_though_its_table_waits_already() -> None:
    turns, done = DrawingTurns(lambda: 0.0), list[str]()
    calm = [Table(name, turns, done) for name in "abcd"]
    pressed = Table("p", turns, done, presser=5)
    for table in (*calm, pressed):
        table.screens.publish()
    await until_drawn(done, 30)
    assert done.index("p5") <= 1


async def test_nothing_calm_is_drawn_while_a_press_is_on_its_way() -> None:
    turns, done = DrawingTurns(lambda: 0.0), list[str]()
    calm = Table("a", turns, done)
    with turns.hurry():
        calm.screens.publish()
        await turns_of_the_loop(50)
        assert not done
    await until_drawn(done, 6)


async def test_a_press_that_hangs_holds_nothing_back_for_long() -> None:
    turns, done = DrawingTurns(), list[str]()
    with turns.hurry():
        Table("r", turns, done, races=True, pages=40).screens.publish()
        Table("a", turns, done, pages=40).screens.publish()
        async with asyncio.timeout(3):
            await until_drawn(done, 80)


async def test_what_is_calm_has_its_share_however_much_is_urgent() -> None:
    now = [0.0]
    turns, drawn = DrawingTurns(lambda: now[0]), list[Rank]()

    def drawing(rank: Rank, takes_s: float) -> None:
        drawn.append(rank)
        now[0] += takes_s

    async def draw(rank: Rank, takes_s: float, count: int) -> None:
        for _ in range(count):
            turn = turns.queue(rank)
            async with turns.hold(turn):
                asyncio.get_running_loop().call_soon(drawing, rank, takes_s)
                await turns.let_draw(turn)

    flood = [asyncio.create_task(draw(rank, 0.01, 200)) for rank in (Rank.PRESSED, Rank.RACING)]
    with turns.hurry():
        await asyncio.wait_for(draw(Rank.CALM, 0.05, 5), 10)
    # 0.1 s until the first, and three times what it took until each of the next.
    assert 60 <= len(drawn) - drawn.count(Rank.CALM) <= 90
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    await asyncio.wait_for(draw(Rank.CALM, 0.05, 2), 10)


async def test_what_is_out_of_sight_comes_after_all_pages_but_comes() -> None:
    now, drawn = [0.0], list[Rank]()
    turns = DrawingTurns(lambda: now[0])

    async def draw(rank: Rank) -> None:
        turn = turns.queue(rank)
        async with turns.hold(turn):
            drawn.append(rank)
            await turns.let_draw(turn)

    with turns.hurry():
        waiting = [asyncio.create_task(draw(rank)) for rank in (Rank.UNSEEN, Rank.CALM, Rank.UNSEEN, Rank.RACING)]
        await turns_of_the_loop(3)
    await asyncio.gather(*waiting)
    assert drawn == [Rank.RACING, Rank.CALM, Rank.UNSEEN, Rank.UNSEEN]
    drawn.clear()

    async def press() -> None:
        for _ in range(30):
            await draw(Rank.PRESSED)
            now[0] += 0.05

    await asyncio.gather(press(), press(), draw(Rank.UNSEEN))
    assert 18 <= drawn.index(Rank.UNSEEN) <= 25


async def test_a_table_that_gives_up_waiting_takes_no_turn_from_others() -> None:
    turns, done = DrawingTurns(), list[str]()
    first = turns.queue(Rank.CALM)

    async def hold() -> None:
        async with turns.hold(turns.queue(Rank.RACING)):
            done.append("held")

    waiting = [asyncio.create_task(hold()) for _ in range(3)]
    await turns_of_the_loop(3)
    for one in waiting:
        one.cancel()
    async with turns.hold(first):
        pass
    await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.wait_for(hold(), 10)
    assert done == ["held"]
