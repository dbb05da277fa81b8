"""An entry is confirmed at the foot of each game, on every screen, in the line that takes it back."""

from __future__ import annotations

import flet as ft
import pytest

from companion.games.election.state.events import ClefLaid
from companion.games.extrablatt.state.events import AcceleratorPlaced
from companion.games.plus_belle_la_vie.state.events import RencontreDeclared
from companion.games.reportages.state.events import Fined, RoundDealt
from companion.table.events import Event
from companion.table.parts.events import TurnGiven
from companion.text.typography import capitalise
from tests.support.delays import Delays
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.live_game import ShelfTable, open_table
from tests.support.wording import worded

#: Of each game: what has happened, and what is entered then.
ENTRIES: dict[str, tuple[Event, Event]] = {
    "reportages": (RoundDealt(number=1, seat="a"), Fined(seat="b")),
    "extrablatt": (TurnGiven(seat="a"), AcceleratorPlaced(hour=1)),
    "plus-belle-la-vie": (TurnGiven(seat="a"), RencontreDeclared(seat="a")),
    "election": (TurnGiven(seat="a"), ClefLaid(seat="a", card="programme")),
}


def sign(phone: Phone) -> ft.IconData:
    return next(one.icon for one in phone.controls_in("undo") if isinstance(one, ft.Icon))


def confirmed(at: ShelfTable) -> str:
    """What the line says of the last entry for a moment."""
    last = at.live.view.log.next_undo()
    assert last is not None
    return capitalise(worded("fr", "undo-done", what=last.name))


@pytest.mark.parametrize("game", ENTRIES)
async def test_an_entry_is_confirmed_for_a_moment_in_the_line_that_takes_it_back(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    delays = Delays(monkeypatch)
    at = await open_table(house, game, holders=("a", "b"))
    before, entry = ENTRIES[game]
    await at.happens(before)
    pages = [await at.phone(0), await at.phone(1)]
    assert sign(pages[0]) == ft.Icons.UNDO, "nothing came while it looked on"
    await at.happens(entry)
    for page in pages:
        await page.settle()
        assert sign(page) == ft.Icons.CHECK
        assert page.text("undo") == confirmed(at), "what was entered comes first: it is not undone"
    assert delays.pass_all() == len(pages)
    for page in pages:
        await page.settle()
        assert sign(page) == ft.Icons.UNDO
        assert page.text("undo") != confirmed(at)


async def test_an_undo_confirms_nothing(house: House) -> None:
    at = await open_table(house, "election", holders=("a",))
    await at.happens(TurnGiven(seat="a"))
    phone = await at.phone()
    await at.happens(ClefLaid(seat="a", card="programme"), ClefLaid(seat="a", card="investiture"))
    await phone.settle()
    assert sign(phone) == ft.Icons.CHECK
    await phone.tap("undo")
    assert sign(phone) == ft.Icons.UNDO
    await at.happens(ClefLaid(seat="a", card="primaires"))
    await phone.settle()
    assert sign(phone) == ft.Icons.CHECK, "the next entry is confirmed again"


@pytest.mark.parametrize("game", ENTRIES)
async def test_an_icon_without_words_never_looks_like_something_done(house: House, game: str) -> None:
    at = await open_table(house, game, holders=("a",))
    at.storages[0]["companion.scale"] = 2.0
    before, entry = ENTRIES[game]
    await at.happens(before)
    phone = await at.phone()
    await at.happens(entry)
    await phone.settle()
    button = next(one for one in phone.controls_in("undo") if isinstance(one, ft.IconButton))
    assert button.icon == ft.Icons.UNDO and button.tooltip != confirmed(at)
