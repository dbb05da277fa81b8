"""What people do at a table, with phones that need no browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.support.wire_phone import Phone

LAPTOP = {"width": 1280.0, "height": 800.0}


async def open_table(laptop: Phone, names: Sequence[str], mode: str = "classic") -> str:
    """From home to an open table with these players; its code."""
    await laptop.go("/home")
    await laptop.tap("new-game", leads_to="game-redac-chef")
    await laptop.tap("game-redac-chef", leads_to=f"mode-{mode}")
    await laptop.tap(f"mode-{mode}")
    for number, name in enumerate(names, 1):
        await laptop.type("player-name", name)
        await laptop.tap("add-player")
        await laptop.shows(f"seat-{number}")
    await laptop.tap("open-table", leads_to="join-code")
    return laptop.text("join-code")


async def join(url: str, code: str, *seats: int, **more: Any) -> Phone:
    """A phone that scans the code and takes these seats."""
    phone = await Phone(url, f"/join/{code}", **more).open()
    for seat in seats:
        await phone.tap(f"take-seat-{seat}")
    await phone.shows("start-round")
    return phone


async def start_round(phone: Phone, *others: Phone) -> None:
    """Ready, 3-2-1, and the clock runs on every page."""
    await phone.tap("start-round")
    await phone.until(lambda: phone.has("start-round-yes") or phone.has("timer"))
    if phone.has("start-round-yes"):  # not the host's page: it asks first
        await phone.tap("start-round-yes")
    for each in (phone, *others):
        await each.until(lambda each=each: each.has("timer") and not each.has("count-in"))  # type: ignore[misc]
