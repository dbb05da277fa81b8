"""Gives the pages of all tables their turns at redrawing: one page at a time, and the most urgent first.

To redraw a page can take longer than to judge a hundred presses: at the end of a round every page of a table gets a new
screen. So whoever has just pressed is answered first, then come the tables whose clock runs, then all others; and these
leave the event loop alone while a press is on its way to the screens. They wait, but not for ever: however much is
urgent, they have a share of the time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import IntEnum
from operator import attrgetter
from typing import Final

#: For each ms that a calm page took, what is urgent may take so many before the next calm page has its turn.
_URGENT_SHARE: Final = 3
#: How long (s) a calm page lets urgent ones go first, even if no other calm page has had a turn lately.
_PATIENCE_S: Final = 0.1
#: Turns of the event loop in which a page is redrawn, and those after a calm page: a press that has come in meanwhile
#: gets from the socket to its table.
_LOOP_TURNS: Final = 2
_LOOP_TURNS_CALM: Final = 6


class Rank(IntEnum):
    """How urgent it is to redraw a page: its device has just pressed, its table's clock runs, or neither."""

    PRESSED = 0
    RACING = 1
    CALM = 2


class Turn:
    """Turn that a table waits for, or has; its rank may change while it waits."""

    __slots__ = ("granted", "rank", "since")

    def __init__(self, rank: Rank, since: float) -> None:
        self.rank = rank
        #: When the wait began (s), and the future that is done once the turn is given.
        self.since = since
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class DrawingTurns:
    """Queue of the tables that have pages to redraw."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        #: In the order in which they came.
        self._waiting: list[Turn] = []
        self._is_taken = False
        self._hurrying = 0
        #: From then on (s) a calm page may go before urgent ones.
        self._calm_again_at = 0.0
        self._looking_again: asyncio.TimerHandle | None = None

    @contextmanager
    def hurry(self) -> Iterator[None]:
        """Keep calm pages from being redrawn while a press is judged, saved and told."""
        self._hurrying += 1
        try:
            yield
        finally:
            self._hurrying -= 1
            self._grant()

    def queue(self, rank: Rank) -> Turn:
        """Begin to wait for a turn, which has to be held (:meth:`hold`) then."""
        turn = Turn(rank, self._clock())
        self._waiting.append(turn)
        self._grant()
        return turn

    @asynccontextmanager
    async def hold(self, turn: Turn) -> AsyncIterator[None]:
        """Wait until that turn is given, and hold it."""
        try:
            await turn.granted
            began = self._clock()
            yield
            if turn.rank is Rank.CALM:
                now = self._clock()
                self._calm_again_at = now + _URGENT_SHARE * (now - began)
        finally:
            if turn.granted.cancelled():
                self._waiting = [other for other in self._waiting if other is not turn]
            else:
                self._is_taken = False
            self._grant()

    async def let_draw(self, turn: Turn) -> None:
        """Wait until the page is drawn that was told to in this turn: that happens in the loop's next turns."""
        for _ in range(_LOOP_TURNS_CALM if turn.rank is Rank.CALM else _LOOP_TURNS):
            await asyncio.sleep(0)

    def _grant(self) -> None:
        """Give the next turn, unless one is taken or none may be given now."""
        # Where a task is cancelled, what it waited for is, before the task itself can leave the queue.
        self._waiting = [turn for turn in self._waiting if not turn.granted.done()]
        if self._is_taken or not self._waiting:
            return
        turn = self._choose()
        if turn is None:
            return
        self._waiting.remove(turn)
        self._is_taken = True
        turn.granted.set_result(None)

    def _choose(self) -> Turn | None:
        """Return the turn to give next: of the most urgent the first that came, or a calm one whose share it is; None
        while a press is on its way and only calm ones wait."""
        first = min(self._waiting, key=attrgetter("rank"))
        calm = next((turn for turn in self._waiting if turn.rank is Rank.CALM), None)
        if calm is None or (first is calm and not self._hurrying):
            return first
        wait_s = max(self._calm_again_at, calm.since + _PATIENCE_S) - self._clock()
        if wait_s <= 0:
            return calm
        if first is not calm:
            return first
        if self._looking_again is not None:
            self._looking_again.cancel()
        self._looking_again = asyncio.get_running_loop().call_later(wait_s, self._grant)
        return None
