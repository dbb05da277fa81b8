"""The way to a station of the four other games: what is tapped after each other, from the lobby on."""

from __future__ import annotations

from typing import Final

from tests.engines.device import Device

#: Of each station: its game, and the handles that lead there.
WAYS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "reportages": ("reportages", ("start-round", "dealer-1")),
    "reportages-pay": ("reportages", ("start-round", "dealer-1", "player-2")),
    "reportages-count": ("reportages", ("start-round", "dealer-1", "player-2", "bid-40", "count")),
    "extrablatt": ("extrablatt", ("start-round", "turn-1")),
    "extrablatt-article": ("extrablatt", ("start-round", "turn-1", "write")),
    "plus-belle-la-vie": ("plus-belle-la-vie", ("start-round", "turn-1")),
    "plus-belle-la-vie-who": ("plus-belle-la-vie", ("start-round", "turn-1", "meet")),
    "election": ("election", ("start-round", "turn-1")),
    "election-desk": ("election", ("start-round", "turn-1", "desk-1")),
}


def walk(device: Device, phase: str, there: str) -> None:
    """Go on from where the table is to that station; ``there``: the handle that shows it."""
    steps = WAYS[phase][1]
    ahead = (*steps, there)
    reached: list[int] = []

    def looked() -> bool:
        reached[:] = [at for at, step in enumerate(ahead) if device.has(step)]
        return bool(reached)

    device.wait(looked, f"a step towards {phase}")
    begin = reached[-1]
    for step, following in zip(steps[begin:], ahead[begin + 1 :], strict=True):  # nothing where all is done
        if not device.comes(step, 3):
            device.sought(step)  # with large text it may lie below the fold
        device.tap(step, leads_to=following)
