"""What a press and a second of the clock cost: who draws anew, and what is read (docs/cost-of-a-press.md)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import flet as ft
import pytest
from flet.components.component import Component
from flet.controls.context import context
from flet.messaging.protocol import MessageAction

from companion.games.redac_chef.state import intents
from companion.games.redac_chef.state.intents import StartRound
from companion.hub.drawing_turns import DrawingTurns, Rank, Turn
from companion.table.game import Actor
from companion.table.intents import AddTime
from companion.ui.reactive import MemoizedRead
from tests.games.redac_chef.counting_table import Table, open_table
from tests.support.headless_phone import Phone
from tests.support.house import AWAY, House


@pytest.fixture
async def phones(house: House, monkeypatch: pytest.MonkeyPatch) -> list[Phone]:
    """A round of three that runs: two phones with a seat each, and one that watches."""
    monkeypatch.setattr(intents, "LEAD_MS", 0)
    table: Table = await open_table(house, holders=("", "a", "b"))
    await table.live.submit(StartRound(day="friday"), table.host)
    watching = await house.phone(f"/join/{table.live.state.code}", ip=AWAY)
    await watching.tap("watch")
    found = [await table.phone(1), await table.phone(2), watching]
    for phone in found:
        await phone.settle()
    return found


@pytest.mark.parametrize("undoable", [True, False])
async def test_a_press_is_drawn_anew_on_the_phone_that_pressed_and_patched_on_the_others(
    phones: list[Phone], undoable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, watching = phones
    if undoable:  # everybody seated may take it back
        live = first.line.hub.open_tables()[0]
        await live.submit(AddTime(), Actor(live.state.host or ""))
        for phone in phones:
            await phone.settle()
    drawn: Counter[tuple[int, str]] = Counter()
    update = Component.update

    def count(self: Component, *more: Any) -> None:
        drawn[id(context.page), self.fn.__name__] += 1
        update(self, *more)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(Component, "update", count)
    assert second.has("undo") == undoable
    named = second.text("undo") if undoable else ""
    await first.tap("tirage-1")
    for phone in phones:
        await phone.settle()
        names = {name for (page, name), _ in drawn.items() if page == id(phone.page)}
        # Its own way back takes the place of the general undo.
        assert names == ({"SingleSeatPresses", "RoundUndo"} if phone is first else set())
    assert second.text("bouclage-1") == watching.text("bouclage-1") == "1"
    assert second.text("undo") != named, "it is the press that would be undone now"
    assert not watching.has("undo")
    await second.tap("undo")
    await first.settle()
    assert first.has("tirage-1")
    assert (second.text("undo") if undoable else "") == named
    assert second.has("undo") == undoable


async def test_a_second_of_the_clock_is_read_only_where_the_time_is_shown(
    phones: list[Phone], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: Counter[str] = Counter()
    evaluate = MemoizedRead.evaluate

    def count(self: MemoizedRead[Any], select: Any = None) -> Any:
        read[(select or self._select).__qualname__] += 1
        return evaluate(self, select)

    monkeypatch.setattr(MemoizedRead, "evaluate", count)
    table = phones[0].line.hub.open_tables()[0]
    now = table.now()
    monkeypatch.setattr(table._clock, "now", lambda: now)  # a bar whose second comes meanwhile is read once more
    table._broadcaster.publish()  # as each second of the clock does
    for phone in phones:
        await phone.settle()
    assert set(read) <= {"Clock.<locals>.<lambda>", "Bar.<locals>.<lambda>", "RoundScreen.<locals>.<lambda>"}
    assert read.total() <= 5 * len(phones)


async def test_a_second_of_the_clock_moves_its_bar_and_draws_nothing_anew(
    phones: list[Phone], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    update = Component.update

    def count(self: Component, *more: Any) -> None:
        drawn.append(self.fn.__name__)
        update(self, *more)  # type: ignore[no-untyped-call]

    def bar(phone: Phone) -> float:
        return next(each.value for each in phone.controls() if isinstance(each, ft.ProgressBar)) or 0.0

    sent: list[list[Any]] = []

    def note(message: Any, send: Any) -> None:
        if message.action == MessageAction.PATCH_CONTROL:
            sent.append(message.body.patch)
        send(message)

    for phone in phones:
        monkeypatch.setattr(phone.line, "send_message", partial(note, send=phone.line.send_message))
    before, at_rest = [bar(phone) for phone in phones], [phone.text("timer") for phone in phones]
    table = phones[0].line.hub.open_tables()[0]
    later = table.now() + 30_000
    monkeypatch.setattr(Component, "update", count)
    monkeypatch.setattr(table._clock, "now", lambda: later)
    table._broadcaster.publish()
    for phone, was, read in zip(phones, before, at_rest, strict=True):
        await phone.settle()
        assert 0 < bar(phone) < was
        assert phone.text("timer") != read
    assert drawn == []
    assert sent.count([[0], [0, 0, "value", bar(phones[0])]]) == len(phones), "browsers are told"


async def test_the_phone_that_pressed_has_the_first_turn(phones: list[Phone], monkeypatch: pytest.MonkeyPatch) -> None:
    queued: list[Rank] = []
    queue = DrawingTurns.queue

    def note(self: DrawingTurns, rank: Rank) -> Turn:
        queued.append(rank)
        return queue(self, rank)

    monkeypatch.setattr(DrawingTurns, "queue", note)
    await phones[1].tap("tirage-2")
    for phone in phones:
        await phone.settle()
    assert queued.count(Rank.PRESSED) == 1
    queued.clear()
    phones[0].line.hub.open_tables()[0]._broadcaster.publish()  # as each second of the clock does
    for phone in phones:
        await phone.settle()
    assert set(queued) == {Rank.RACING}
