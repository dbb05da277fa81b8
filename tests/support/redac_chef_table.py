"""A table of Rédac' Chef for tests: its log, and a clock that is moved by hand. What falls due is entered in time."""

from __future__ import annotations

from functools import cache
from typing import Any

from companion.content import content_root
from companion.games.redac_chef.facts import facts_in
from companion.games.redac_chef.game import RedacChef
from companion.games.redac_chef.state import intents as wish
from companion.games.redac_chef.state.automatic_events import CLOSE_AFTER_MS
from companion.games.redac_chef.state.events import CountingDone, DayBegun
from companion.games.redac_chef.state.intents import LEAD_MS
from companion.games.redac_chef.state.play import Day, Play
from companion.kit.game_base import Happened
from companion.table.entry import Entry
from companion.table.events import ServerAway
from companion.table.game import Actor
from companion.table.intents import Intent, NewPlayer, OpenTable, Undo
from companion.table.log import Log
from companion.table.message import Message, Refused
from companion.table.state import TableState
from companion.table.timer import Status

HOST = Actor("host")
#: The moment (ms) at which every table of the tests is opened.
OPENED = 1_700_000_000_000

#: A page that is fully counted.
PAGE: dict[str, Any] = {
    "articles": 8, "photos": [4, 1], "tribune": 2, "free_area": 4, "happy": 3, "sad": 5, "surplus": 2, "ads": [2, 1]
}  # fmt: skip


@cache
def redac_chef() -> RedacChef:
    """The game with the real facts."""
    return RedacChef(facts_in(content_root()))


class Sitting:
    """A table and the moment it is at."""

    def __init__(self, *names: str | NewPlayer, **settings: Any) -> None:
        self.log = Log(redac_chef())
        self.now = OPENED
        opening = OpenTable(
            id="table",
            code="ABCD",
            game_id="00000000-0000-4000-8000-000000000000",
            at="2026-11-27T20:15:00+01:00",
            game="redac-chef",
            settings=settings,
            players=tuple(NewPlayer(name=one) if isinstance(one, str) else one for one in names),
        )
        self.do(opening)

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        return self.log.state

    @property
    def play(self) -> Play:
        play: Play = self.log.state.play
        return play

    @property
    def today(self) -> Day:
        return self.play.today

    @property
    def left(self) -> int:
        return self.state.timer.left(self.now)

    @property
    def status(self) -> Status:
        return self.state.timer.status(self.now)

    @property
    def order(self) -> tuple[str, ...]:
        return self.today.bouclage.order

    # --- doing --------------------------------------------------------------------------------------------------------

    def do(self, intent: Intent, by: Actor = HOST) -> Entry | None:
        """Judge the intent now; what falls due before and after it is entered, as the hub does."""
        self.settle()
        entry = self.log.decide(intent, self.now, by)
        if entry is not None:
            self.log = self.log.with_entry(entry)
        self.settle()
        return entry

    def refused(self, intent: Intent, by: Actor = HOST) -> Message:
        """Why the intent is refused; it must change nothing."""
        self.settle()
        before = self.log
        try:
            self.do(intent, by)
        except Refused as refused:
            assert self.log is before
            return refused.message
        raise AssertionError(f"accepted: {intent}")

    def undo(self, event_type: str, **fields: object) -> Entry | None:
        seq = self.log.seq_of(event_type, **fields)
        assert seq is not None, f"no {event_type} to undo"
        return self.do(Undo(entry=seq))

    def undo_last(self) -> Entry | None:
        return self.do(Undo(entry=self.log.entries[-1].seq))

    def why_not_undone(self, event_type: str, **fields: object) -> Message:
        seq = self.log.seq_of(event_type, **fields)
        assert seq is not None, f"no {event_type} to undo"
        return self.refused(Undo(entry=seq))

    def settle(self) -> None:
        while (entry := self.log.due_entry(self.now)) is not None:
            self.log = self.log.with_entry(entry)

    def wait(self, ms: int) -> None:
        """Let time pass; what falls due is entered at its moment."""
        until = self.now + ms
        while (wakes := self.log.wakes_at()) is not None and wakes <= until:
            self.now = max(self.now, wakes)
            before = self.log
            self.settle()
            assert self.log is not before, "woken for nothing"
        self.now = until

    def away(self, ms: int) -> None:
        """The server is gone for that long and notices."""
        vouched, self.now = self.now, self.now + ms
        fact = ServerAway(vouched_at=vouched, gone_ms=ms)
        self.log = self.log.with_entry(self.log.server_entry(fact, self.now))
        self.settle()

    # --- a round ------------------------------------------------------------------------------------------------------

    def start(self, lead: bool = True) -> None:
        """3-2-1, and the clock runs (``lead``: after it has been counted)."""
        self.do(wish.StartRound(day=self.play.current))
        if lead:
            self.wait(LEAD_MS)

    def tirage(self, seat: str, **more: Any) -> Entry | None:
        return self.do(wish.CallPrint(day=self.play.current, seat=seat, **more))

    def maquette(self, seat: str) -> Entry | None:
        return self.do(wish.CallLayout(day=self.play.current, seat=seat))

    def play_round(self) -> None:
        """A whole round: everybody calls a second after the one before, in the order of the table."""
        self.start()
        for seat in self.state.playing:
            self.wait(1_000)
            if self.play.settings.rules.tirage:
                self.tirage(seat.id)
        if not self.today.without_token and self.today.bouclage.calls:
            self.wait(CLOSE_AFTER_MS)
        else:
            self.do(wish.EndRound(day=self.play.current))
        assert self.today.closed

    def count(self, seat: str, day: str | None = None, **page: Any) -> None:
        """Enter a page: the one of the tests, with these fields otherwise."""
        fields = redac_chef_fields(self, seat)
        for name in fields:
            value = page.get(name, PAGE.get(name, True if name == "ads_all_placed" else 0))
            self.do(wish.EnterCount(day=day or self.play.current, seat=seat, field=name, value=value))

    def count_all(self) -> None:
        """Everybody's page, and done."""
        for seat in self.today.seats:
            self.count(seat)
        self.do(Happened(event=CountingDone(day=self.play.current)))

    def next_day(self) -> None:
        days = self.play.settings.rules.days or ()
        after = days[[str(day) for day in days].index(self.play.current) + 1]
        self.do(Happened(event=DayBegun(day=after)))

    def play_to_the_end(self) -> None:
        """What is left of the game, round by round."""
        while True:
            self.play_round()
            self.count_all()
            if self.state.play.phase == "result":
                return
            self.next_day()


def redac_chef_fields(sitting: Sitting, seat: str) -> tuple[str, ...]:
    """The counts that this game asks that seat for."""
    return sitting.play.settings.scoring_rules(redac_chef().facts).fields(sitting.play.character(seat))
