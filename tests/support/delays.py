"""Lets a test say when the delays of screens are over, however slow the machine is."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from typing import Any

import pytest

from companion.ui import reactive


class Delays:
    """Holds what screens do after a while, until the test lets that time pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[Delay] = []
        monkeypatch.setattr(reactive, "call_later", self._call_later)

    def _call_later(self, seconds: float, do: Callable[[], Any]) -> Delay:
        # As the event loop does: in the context of the screen that waits.
        delay = Delay(self, partial(copy_context().run, do))
        self.waiting.append(delay)
        return delay

    def pass_all(self) -> int:
        """Let the time pass of all that wait now; returns how many they were."""
        due, self.waiting = self.waiting, []
        for delay in due:
            delay.do()
        return len(due)


class Delay:
    """Is one of them, as the event loop hands it out."""

    def __init__(self, delays: Delays, do: Callable[[], Any]) -> None:
        self.delays, self.do = delays, do

    def cancel(self) -> None:
        """Do it no more."""
        if self in self.delays.waiting:
            self.delays.waiting.remove(self)
