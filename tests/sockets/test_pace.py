"""How fast the messages of one page are handled."""

from __future__ import annotations

import pytest

from companion.sockets import pace as module
from companion.sockets.pace import AT_ONCE, PER_SECOND, Pace


def test_who_talks_without_pause_is_listened_to_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    pace = Pace()
    assert [pace.charge() for _ in range(AT_ONCE)] == [0.0] * AT_ONCE
    assert pace.charge() == pytest.approx(1 / PER_SECOND)
    now[0] += 10
    assert pace.charge() == 0.0
