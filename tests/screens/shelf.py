"""What the sheets of the newer games share: a table on one device, played to its winner, with a picture of each phase.

People's hands open what lies over a screen; the rest of the game is wished at the table itself, whose clock stands
still.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final
from unittest.mock import patch

from companion.kit.game_base import Happened
from companion.table.events import Event
from companion.table.intents import Intent, TakeSeat
from companion.table.parts.events import GameBegun
from companion.ui.parts import finale
from tests.engines.stage import KEPT, Stage, actor_of
from tests.screens.evening import Take
from tests.support.browser_phone import Phone, Room

#: Fewest and most players of each game, as its box says.
PLAYERS: Final = {"reportages": (3, 5), "extrablatt": (3, 4), "plus-belle-la-vie": (2, 5), "election": (3, 6)}
_MORE: Final = ("Hotte", "Sidé")
#: How long the end of a game stays at each step, in s: a picture takes its time.
_STEP_S: Final = 6.0


class Table:
    """A table of one of the newer games: its host's device, who has the first seat, and the pictures taken there."""

    def __init__(self, host: Phone, players: int, act: Callable[..., None], at: str, take: Take) -> None:
        """``act``: lets the host wish something at the table; ``at``: the table's address."""
        self.host, self._act, self._at, self._take = host, act, at, take
        #: The ids of the seats.
        self.seats = "abcdef"[:players]
        self.wish(TakeSeat(seat="a"))

    def open(self, place: str = "", there: str = "menu") -> None:
        """Load the page of the table anew, or another of its pages, in a session that has nothing open."""
        self.host.page.evaluate("sessionStorage.clear()")
        self.host.open(f"{self._at}/{place}" if place else self._at)
        self.host.reach(there)

    def begin(self) -> None:
        """Let the game begin."""
        self.wish(GameBegun(seats=tuple(self.seats)))

    def wish(self, *steps: Event | Intent | int) -> None:
        """Let these happen one after the other; a number is so much time that passes, in ms."""
        wishes = [Happened(event=step) if isinstance(step, Event) else step for step in steps]
        self._act(*wishes)

    def press(self, *handles: str) -> None:
        """Press one after the other; with large text much lies further up or down than the screen reaches."""
        for handle in handles:
            self.host.reach(handle)
            self.host.tap(handle)

    def picture(self, station: str, there: str, *, here: bool = False) -> None:
        """Take a picture once that handle is there; ``here``: of where the page stands."""
        self.host.reach(there)
        self._take(self.host, station, here=here)

    def end(self, *steps: Event | Intent, told: str) -> None:
        """Let the game end so, with pictures of how that is told (``told``: a place in the middle of it), and of the
        result."""
        with patch.object(finale, "STEP_S", _STEP_S):
            self.wish(*steps)
            self.picture("finale", told)
            self.picture("winner", "winner-told")
            self.press("finale-skip")
        self.picture("result", "again")


def open_shelf(
    game: str, stage: Stage, room: Room, open_page: Callable[[str], Phone], names: Sequence[str], take: Take
) -> Table:
    """Open a table of that game, which is laid out. ``open_page``: a page of the look at that address."""
    host = open_page("/home")
    host.shows("new-game")
    actor = actor_of(str(host.page.evaluate("key => localStorage.getItem(key)", KEPT)))
    fewest, most = PLAYERS[game]
    there = [*names, *_MORE][: max(fewest, min(most, len(names)))]
    code = stage.open(game, there, actor)
    table = Table(host, len(there), partial(stage.act, code, actor), f"{room.url}/table/{code}", take)
    table.open()
    table.picture("ready", "start-round")
    return table
