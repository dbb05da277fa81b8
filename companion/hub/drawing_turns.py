"""Gives the pages of all tables their turns at redrawing: one page at a time, and the most urgent first.

To redraw a page can take longer than to judge a hundred presses: at the end of a round every page of a table gets a new
screen. So whoever has just pressed is answered first, then come the tables whose clock runs, then all others; and these
leave the event loop alone while a press is on its way to the screens. They wait, but not for ever: however much is
urgent, they have a share of the time.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from enum import IntEnum
from typing import Final

#: How long (s) presses hold back all pages, and what is more urgent a page; a calm page, if the last one took long, for
#: as many times what that took.
_HELD_S: Final = 0.1
_URGENT_SHARE: Final = 3
#: How long (s) everything else holds back what is out of sight.
_UNSEEN_HELD_S: Final = 1.0
#: Turns of the event loop in which a page is redrawn; and those that follow if it took long (s): in these, a press that
#: has come in meanwhile gets from the socket to its table.
_LOOP_TURNS: Final = 2
_MORE_LOOP_TURNS: Final = 12
_LONG_S: Final = 0.005


class Rank(IntEnum):
    """How urgent it is to redraw a page: its device has just pressed, its table's clock runs, or neither; and after all
    of these the part of a new screen that is out of sight."""

    PRESSED = 0
    RACING = 1
    CALM = 2
    UNSEEN = 3


class Turn:
    """Turn that a table waits for, or has; its rank may change while it waits."""

    __slots__ = ("granted", "rank")

    def __init__(self, rank: Rank) -> None:
        self.rank = rank
        #: Done once the turn is given.
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class DrawingTurns:
    """Queue of what is to be redrawn: a page of each table that has some, and parts of pages."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        #: In the order in which they came.
        self._waiting: list[Turn] = []
        self._is_taken = False
        #: How many presses are on their way, and since when (s) there are any.
        self._hurrying, self._hurrying_since = 0, 0.0
        #: By rank: since when (s) its pages are held back, and how long they may be; who has pressed is never.
        self._held_since: list[float | None] = [None for _ in Rank]
        self._held_s = [math.inf, _HELD_S, _HELD_S, _UNSEEN_HELD_S]
        self._looking_again: asyncio.TimerHandle | None = None

    @contextmanager
    def hurry(self) -> Iterator[None]:
        """Keep all pages from being redrawn while a press is saved and told, but for those whose device has pressed.
        That lasts a tenth of a second at most, as the disk may hang."""
        if not self._hurrying:
            self._hurrying_since = self._clock()
        self._hurrying += 1
        try:
            yield
        finally:
            self._hurrying -= 1
            self._grant()

    def queue(self, rank: Rank) -> Turn:
        """Begin to wait for a turn, which has to be held (:meth:`hold`) then."""
        turn = Turn(rank)
        self._waiting.append(turn)
        self._grant()
        return turn

    @asynccontextmanager
    async def hold(self, turn: Turn) -> AsyncIterator[None]:
        """Wait until that turn is given, and hold it."""
        try:
            await turn.granted
            yield
        finally:
            if turn.granted.cancelled():
                self._waiting = [other for other in self._waiting if other is not turn]
            else:
                self._is_taken = False
            self._grant()

    async def let_draw(self, turn: Turn) -> None:
        """Wait until the page is drawn that was told to in this turn: that happens in the loop's next turns."""
        began = self._clock()
        for _ in range(_LOOP_TURNS):
            await asyncio.sleep(0)
        took_s = self._clock() - began
        if took_s > _LONG_S:
            for _ in range(_MORE_LOOP_TURNS):
                await asyncio.sleep(0)
        if turn.rank is Rank.CALM:
            self._held_s[Rank.CALM] = max(_HELD_S, _URGENT_SHARE * took_s)

    def _grant(self) -> None:
        """Give the next turn, unless one is taken or none may be given now."""
        if self._is_taken or not self._waiting:
            return
        # Of each rank the first that waits; found without hashing ranks, since a hundred tables draw at every second.
        first_by_rank: list[Turn | None] = [None for _ in Rank]
        for turn in self._waiting:
            # Where a task is cancelled, what it waited for is, before the task itself can leave the queue.
            if first_by_rank[turn.rank] is None and not turn.granted.done():
                first_by_rank[turn.rank] = turn
        now = self._clock()
        chosen = self._choose(first_by_rank, now)
        for rank, waiting in enumerate(first_by_rank):
            if waiting is None or waiting is chosen:
                self._held_since[rank] = None
            elif self._held_since[rank] is None:
                self._held_since[rank] = now
        if chosen is None:
            if any(first_by_rank):
                self._look_again(now)
            return
        self._waiting.remove(chosen)
        self._is_taken = True
        chosen.granted.set_result(None)

    def _choose(self, first_by_rank: Sequence[Turn | None], now: float) -> Turn | None:
        """Return the turn to give next: of those that were held back long enough, else of the most urgent, the first
        that came; None while a press is on its way, and where nobody waits. ``first_by_rank``: of each rank, who waits
        first."""
        for turn, since, held_s in zip(first_by_rank, self._held_since, self._held_s, strict=True):
            if turn is not None and since is not None and now - since >= held_s:
                return turn
        most_urgent = next((turn for turn in first_by_rank if turn is not None), None)
        is_held = self._hurrying and now - self._hurrying_since < _HELD_S
        return most_urgent if most_urgent is first_by_rank[Rank.PRESSED] or not is_held else None

    def _look_again(self, now: float) -> None:
        """Give a turn once presses have held all back long enough."""
        if self._looking_again is not None:
            self._looking_again.cancel()
        wait_s = self._hurrying_since + _HELD_S - now
        self._looking_again = asyncio.get_running_loop().call_later(wait_s, self._grant)
