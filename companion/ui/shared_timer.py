"""Runs the shared timer, a clock without a game or a table: every page shows the same, and anybody may start, stop and
extend it. It is no score, so no journal holds it; it ends with the server."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from typing import Final

from companion.hub.clock import Clock
from companion.hub.effects import Effect
from companion.table.timer import LONGEST_MS, Status, Timer, extend_timer, resume_timer, start_timer, stop_timer

#: The time left (ms) of each effect.
_MARKS: Final = {Effect.MINUTE: 60_000, Effect.TEN: 10_000, Effect.END: 0}

#: Called when the clock has changed, with an effect when one is due.
Listener = Callable[[Effect | None], None]


class SharedTimer:
    """Countdown of the house, shared by all pages that show it, which are told of each change and each second.
    ``starter``: the device that started it, which rings."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._listeners: dict[object, tuple[Listener, contextvars.Context]] = {}
        self._tick: asyncio.TimerHandle | None = None
        self._marks: tuple[Effect, ...] = ()
        self.timer = Timer()
        self.starter = ""

    @property
    def left_ms(self) -> int:
        """Return the ms left on the clock."""
        return self.timer.left(self._clock.now())

    @property
    def status(self) -> Status:
        """Return the status of the clock."""
        return self.timer.status(self._clock.now())

    def start(self, length_ms: int, device: str) -> None:
        """Start a countdown of that length (at most ``LONGEST_MS``) for ``device``, in place of the one that runs."""
        self.starter = device
        self._marks = tuple(effect for effect, mark in _MARKS.items() if mark < length_ms)
        self._set(start_timer(min(length_ms, LONGEST_MS), self._clock.now()))

    def pause(self) -> None:
        """Pause the clock if it runs."""
        if self.status is Status.RUNNING:
            now = self._clock.now()
            self._set(stop_timer(self.timer, self.timer.left(now), now))

    def resume(self) -> None:
        """Resume the clock if it is paused."""
        if self.status is Status.PAUSED:
            self._set(resume_timer(self.timer, self._clock.now()))

    def add(self, by_ms: int) -> None:
        """Extend the clock while it runs or is paused; nothing if more than ``LONGEST_MS`` would be left."""
        if self.status in (Status.RUNNING, Status.PAUSED) and self.left_ms + by_ms <= LONGEST_MS:
            self._marks = tuple(effect for effect, mark in _MARKS.items() if mark < self.left_ms + by_ms)
            self._set(extend_timer(self.timer, by_ms))

    def stop(self) -> None:
        """Reset the clock to no time."""
        self._set(Timer())

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the caller's context, whenever the clock changes or a second has passed; return the
        function that stops it."""
        key = object()
        self._listeners[key] = (listener, contextvars.copy_context())

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop

    def _set(self, timer: Timer) -> None:
        """Replace the clock and notify the listeners."""
        self.timer = timer
        self._schedule_tick()
        self._notify(None)

    def _schedule_tick(self) -> None:
        """Schedule a call at the next whole second if the clock runs; cancel the one scheduled before."""
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None
        if self.status is Status.RUNNING:
            to_next = (self.left_ms - 1) % 1000 + 1
            self._tick = asyncio.get_running_loop().call_later(to_next / 1000, self._on_tick)

    def _on_tick(self) -> None:
        """Notify the listeners that a second has passed, with the newest effect that is due."""
        left = self.left_ms
        due = [effect for effect in self._marks if left <= _MARKS[effect]]
        self._marks = tuple(effect for effect in self._marks if effect not in due)
        self._schedule_tick()
        self._notify(due[-1] if due else None)

    def _notify(self, effect: Effect | None) -> None:
        """Call each listener in its own context, with the effect if one is due."""
        loop = asyncio.get_running_loop()
        for listener, context in list(self._listeners.values()):
            loop.call_soon(listener, effect, context=context.copy())
