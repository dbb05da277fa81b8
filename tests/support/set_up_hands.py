"""The set-up as hands go through it: what is folded away is opened first."""

from __future__ import annotations

from tests.support.headless_phone import Phone


async def unfold(phone: Phone, handle: str) -> None:
    """Open the part of set-up in which that handle is, where it is not on the screen yet."""
    if phone.has(handle):
        return
    kind = handle.split("-")[0]
    fold = {"game": "change-game", "own": "change-game", "mode": "change-mode", "help": "change-mode"}.get(kind)
    await phone.tap(fold or "set-up-details")


async def choose(phone: Phone, *handles: str) -> None:
    """Tap these, one after the other."""
    for handle in handles:
        await unfold(phone, handle)
        await phone.tap(handle)
