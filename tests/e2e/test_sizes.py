"""The round on the sizes that browsers really leave: measured on the screenshot, not by what a control says of itself.

The whole matrix of sizes, text sizes, engines and phases is ``make sizes``.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from companion.table.game import Actor
from tests.engines.chromium import Chromium
from tests.engines.device import Device
from tests.engines.measure import measure
from tests.engines.sizes import FEW
from tests.engines.stage import Stage, come_to, introduce, staged

#: Sizes that a page gives before its first layout may be another's: a fault is there on some loads only.
LOADS = 3


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("stage") / "data") as stage:
        yield stage


@pytest.fixture(scope="module")
def phone(browser: Browser, stage: Stage) -> Iterator[tuple[Device, Actor]]:
    device = Device(Chromium(browser))
    yield device, introduce(device, stage)
    device.close()


@pytest.mark.long
@pytest.mark.parametrize("phase", ["reporting", "layout", "token", "paused", "buzzer"])
def test_what_is_pressed_in_a_round_is_drawn_whole_and_large_enough(
    stage: Stage, phone: tuple[Device, Actor], phase: str
) -> None:
    device, actor = phone
    code = stage.table(phase, actor)
    faults = []
    for size in FEW:
        device.resize(size)
        for load in range(1, LOADS + 1):
            come_to(device, stage, code, phase)
            faults += [f"{size}, load {load}: {fault}" for fault in measure(device, phase).faults]
    assert not faults, "\n".join(faults)
