"""What devices are typing: kept by table and device, told to every page of the table, and forgotten in time."""

from __future__ import annotations

import asyncio
import contextvars
from types import SimpleNamespace

from companion.ui.controls.keypad import find_key
from companion.ui.typing_states import TypingStates


async def test_each_device_has_its_own_and_sees_the_others() -> None:
    pads = TypingStates()
    pads.put("t", "a", "4")
    pads.put("t", "b", "5")
    pads.put("other", "a", "6")
    assert pads.get("t", "a") == "4" and pads.get("t", "c") is None
    assert pads.others("t", "a") == (("b", "5"),)


async def test_every_page_is_told_in_its_own_context_until_it_stops() -> None:
    pads, who, told = TypingStates(), contextvars.ContextVar("who", default="nobody"), []
    who.set("the page")
    stop = pads.watch("t", lambda: told.append(who.get()))
    who.set("somebody else")
    pads.put("t", "a", "4")
    pads.put("other", "a", "4")
    await asyncio.sleep(0)
    assert told == ["the page"]
    pads.put("t", "a", "45")
    stop()
    await asyncio.sleep(0)
    assert told == ["the page"], "a page that has gone is not told any more"


async def test_a_table_not_typed_at_for_long_is_forgotten() -> None:
    pads = TypingStates()
    for table in range(30):
        pads.put(str(table), "a", table)
    assert pads.get("0", "a") is None and pads.get("29", "a") == 29


def test_keys_of_a_keyboard() -> None:
    def event(key: str, **held: bool) -> SimpleNamespace:
        return SimpleNamespace(key=key, **{"ctrl": False, "alt": False, "meta": False, **held})

    assert [find_key(event(key)) for key in ("7", "Numpad 7", "-", "Backspace", "Enter", "Escape", "F5")] == [
        "7", "7", "sign", "back", "ok", "close", None,
    ]  # fmt: skip
    assert find_key(event("1", ctrl=True)) is None
