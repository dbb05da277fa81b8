"""The serving machine stays awake while a table is played, and only then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from companion.hub.hub import Hub
from companion.ui import sleep_inhibitor
from companion.ui.sleep_inhibitor import SleepInhibitor
from tests.support.virtual_hub import House, opened


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("asked", [True, False])
def test_the_machine_is_kept_awake_while_somebody_plays(monkeypatch: pytest.MonkeyPatch, asked: bool) -> None:
    """also where the system cannot be asked (``asked`` False): playing goes on"""
    said: list[str] = []

    class Mode:
        active = asked

        def __enter__(self) -> Mode:
            said.append("on")
            return self

        def __exit__(self, *_: object) -> None:
            said.append("off")

    def running(*, on_fail: str) -> Mode:
        assert on_fail == "pass"
        return Mode()

    monkeypatch.setattr(sleep_inhibitor, "keep", SimpleNamespace(running=running))
    monkeypatch.setattr(sleep_inhibitor, "_LOOK_EVERY_S", 0.01)
    house = House()

    async def life(hub: Hub) -> None:
        async with SleepInhibitor(hub):
            await asyncio.sleep(0.05)
            assert said == []
            await opened(hub)
            await until(lambda: said == ["on"])
            house.clock.jump(sleep_inhibitor._QUIET_MS)
            await until(lambda: said == ["on", "off"])
            await opened(hub)
            await until(lambda: said == ["on", "off", "on"])
        assert said == ["on", "off", "on", "off"], "and not after the server has stopped"

    house.live(life)
