"""Whole evenings under simulated time, network and disk, by seed: phones on lines that delay, reorder, repeat and lose,
a machine that sleeps and is killed, a disk that is slow or full. Nothing here opens a socket or waits for anything.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, pairwise
from random import Random

from companion.games.redac_chef.scoring.counts import COUNT_FIELDS
from companion.games.redac_chef.state.automatic_events import CLOSE_AFTER_MS
from companion.games.redac_chef.state.calls import PrintCalled
from companion.games.redac_chef.state.events import CountEntered
from companion.games.redac_chef.state.intents import CallPrint, EnterCount
from companion.games.redac_chef.state.keypad_entry import read_value
from companion.games.redac_chef.state.play import Phase
from companion.hub.clock import newest_instant, wall_of
from companion.hub.event_records import from_records
from companion.hub.hub import Hub
from companion.hub.table import MAX_OUTAGE_MS, RETRY_MS, LiveTable, is_clock_running
from companion.table.entry import Entry
from companion.table.events import ServerAway, Undone
from companion.table.game import Actor
from companion.table.intents import Intent, NewPlayer, TakeSeat, Undo
from companion.table.log import Log, fold
from tests.hub.page import Book, Page
from tests.support.invariants import must_hold, must_hold_of_log
from tests.support.random_intents import anything, likely, opening
from tests.support.redac_chef_table import redac_chef
from tests.support.virtual_hub import FULL, House, pause, wait

DEVICES = tuple(Actor(f"phone-{number}") for number in range(4))
#: What ends what somebody wanted, so that a copy which comes late does it anew.
_ENDS = {"seat-taken": "seat-freed"}
#: So many things are wanted of an evening's table.
WISHES = 60
#: Once everything is well again, whatever was asked is answered in this time (ms).
_CALM_MS = 30_000
#: By so much (ms) somebody, or the network, sets the wall clock; a Raspberry Pi also wakes up in 1970.
_CLOCK_SET_BY = (-7_200_000, 7_200_000, -1_000, 900, 86_400_000 * 400)


class Evening:
    """One evening at one table, from the seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.house = House()
        self.book = Book()
        self.pages = [Page(device, self.book, self.rng) for device in DEVICES]
        self.lives = 0
        self.happened: Counter[str] = Counter()

    def run(self, wishes: int = WISHES) -> None:
        """All lives of the server, until so much was wanted."""
        while self.book.asked < wishes:
            self.lives += 1
            self.house.live(lambda hub: self._life(hub, wishes), killed=self.rng.random() < 0.6)
            self._read()
            self.house.clock.jump(self._set_to())
            self.house.journal.refuses, self.house.archive.refuses, self.house.journal.held = None, None, False

    def _set_to(self) -> int:
        """By how much (ms) the wall clock is another when the next life begins."""
        by = self.rng.choice((0, 0, 0, 200, 4_000, 12_000, 3_600_000, -500, -3_600_000, *_CLOCK_SET_BY, None))
        return -self.house.clock.wall() + self.rng.randrange(10_000) if by is None else by

    # --- one life -----------------------------------------------------------------------------------------------------

    async def _life(self, hub: Hub, wishes: int) -> None:
        rng = self.rng
        assert self.house.notices == []
        table = await self._table(hub)
        self._same_as_before(table)
        for page in self.pages:
            page.sit(table, hub)
        for _ in range(rng.randint(5, 40)):
            if self.book.asked >= wishes:
                break
            await self._weather(table)
            page = rng.choice(self.pages)
            if page.shown is not None:
                page.ask(self._wish(page.shown.log, table.now()))
            must_hold(table.state, table.now())
        if self.book.asked >= wishes or rng.random() < 0.5:  # else the process ends in the middle of it
            await self._calm(table)
        elif self.house.journal.held:
            self.house.journal.let_go()

    async def _table(self, hub: Hub) -> LiveTable:
        if not hub.open_tables():
            first = opening(self.rng)
            settings, players = {**first.settings}, first.players
            if self.rng.random() < 0.5:
                settings = {"mode": "classic"}
                players = tuple(NewPlayer(name=f"P{number}") for number in range(self.rng.randint(3, 6)))
            if settings.get("timer_s") is None and settings["mode"] in ("classic", "advanced", "solo"):
                settings["timer_s"] = self.rng.choice((5, 20, 60))
            table = await hub.open("redac-chef", settings, players, DEVICES[0])
            for number, seat in enumerate(table.state.seats):
                await table.submit(TakeSeat(seat=seat.id), DEVICES[number % len(DEVICES)])
        (table,) = hub.open_tables()
        return table

    def _wish(self, log: Log, now: int) -> Intent:
        """What comes to the mind of whoever sees this table."""
        rng = self.rng
        wish = likely(rng, log, now) if rng.random() < 0.75 else anything(rng, log, now)
        if isinstance(wish, EnterCount) and wish.field in COUNT_FIELDS and (day := log.state.play.day(wish.day)):
            # As the keypad does: by whoever saw what stood there.
            wish = wish.model_copy(update={"seen": (read_value(day.counts(wish.seat), wish.field),)})
        return wish or Undo(entry=max(1, len(log.entries) - rng.randrange(3)))

    async def _weather(self, table: LiveTable) -> None:
        """What happens meanwhile to the machine, the disk and the lines."""
        rng, journal = self.rng, self.house.journal
        await wait(rng.choice((0, 0, 0, 1, 30, 200, 500, 3_100, 7_000)))
        page = rng.choice(self.pages)
        line = page.connection
        what = rng.choice(
            ("slow", "go", "go", "full", "room", "room", "archive", "sleep", "lose", "freeze", "thaw", "zombie", "away",
             "set", *("rush",) * 4, *("",) * 24)
        )  # fmt: skip
        match what:
            case "slow":
                journal.held = True
            case "go":
                journal.let_go()
            case "full":
                journal.refuses = FULL
            case "room":
                journal.refuses = None
            case "archive":
                self.house.archive.refuses = rng.choice((FULL, None))
            case "sleep":
                await self._sleep(table, rng.choice((3_000, 40_000)))
            case "lose" if line is not None:
                line.lose()
            case "freeze" if line is not None:
                line.freeze()
            case "thaw" if line is not None:
                line.thaw()
            case "zombie" if line is not None:
                # A half-open line: the page is back by another before what it sent comes in.
                line.freeze()
                asyncio.get_running_loop().call_later(rng.choice((0.1, 2.0, 8.0)), line.thaw)
                asyncio.get_running_loop().call_later(rng.choice((0.05, 1.0, 5.0)), page.connect)
            case "away":
                page.leave()
                asyncio.get_running_loop().call_later(rng.choice((0.5, 5.0, 60.0)), page.come_back)
            case "set":
                self.house.clock.step(rng.choice(_CLOCK_SET_BY))
            case "rush":
                await self._rush()
            case _:
                what = ""
        self.happened[what] += 1

    async def _sleep(self, table: LiveTable, ms: int) -> None:
        """The machine is suspended: a round's clock then stands at the last second before it, or ran on."""
        clock, last = self.house.clock, len(table._log.entries)  # noqa: SLF001
        before, since = table.state, table.now()
        ran = is_clock_running(before, since) and is_clock_running(before, since + ms)
        clock.jump(ms)
        await wait(1_100)
        away = [e for entry in table._log.entries[last:] for e in entry.events if isinstance(e, ServerAway)]  # noqa: SLF001
        if not ran or ms <= MAX_OUTAGE_MS:
            assert not away or not ran
            return
        assert len(away) == 1, "nobody noticed that the machine slept"
        assert 0 <= since - away[0].vouched_at <= 1_000

    async def _rush(self) -> None:
        """All who can call do so within half a second, two of them with two fingers on one screen."""
        rng, shown = self.rng, self.pages[0].shown
        if shown is None or shown.table.play.phase is not Phase.ROUND:
            return
        play = shown.table.play
        for seat in rng.sample(play.today.without_token, len(play.today.without_token)):
            rng.choice(self.pages).ask(CallPrint(day=play.current, seat=seat))
            await wait(rng.choice((0, 3, 20, 20, 60, 90)))

    async def _calm(self, table: LiveTable) -> None:
        """Everything is well again: all is answered, all screens show what the journal has."""
        self.house.journal.refuses, self.house.archive.refuses = None, None
        self.house.journal.let_go()
        for page in self.pages:
            if page.connection is not None:
                page.connection.thaw()
            page.connect()
        for _ in range(_CALM_MS // 1_000):
            await wait(1_000)
            if not any(page.outstanding for page in self.pages):
                break
        assert not [ask for page in self.pages for ask in page.outstanding.values()], "never answered"
        await wait(3 * RETRY_MS)
        # A clock may just have done something, and the news of it be under way.
        for _ in range(_CALM_MS // 1_000):
            await pause()
            if all(page.shown is not None and page.shown.log is table.view.log for page in self.pages):
                break
            await wait(300)
        assert table.view.unsaved is None
        assert table.view.log == table._log  # noqa: SLF001
        for page in self.pages:
            assert page.shown is not None
            assert page.shown.log is table.view.log
            assert page.shown.unsaved is None
        must_hold_of_log(table.view.log)
        self._goes_on(table)
        assert self._kept(table.id) == table.view.log.entries

    def _goes_on(self, table: LiveTable) -> None:
        """What is to come by itself comes within the time that the clock shows, whatever clock was set."""
        comes, now = table.view.log.wakes_at(), table.now()
        timer = table.state.timer
        assert comes is None or comes - now <= max(CLOSE_AFTER_MS, timer.lead(now) + timer.left(now)), (
            "a round never ends"
        )
        instants = [entry.at for entry in table.view.log.entries]
        assert instants == sorted(instants), "the timeline went back"
        assert newest_instant(table.view.log.entries) <= now

    # --- afterwards ---------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Nothing that anybody was told is missing on the disk, and nothing is there twice."""
        if not self.house.journal.lines:
            assert not self.book.promised
            return
        ((table, _),) = self.house.journal.lines.items()
        entries = self._kept(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        kept = {entry.seq: entry for entry in entries}
        assert {seq: kept.get(seq) for seq in self.book.promised} == self.book.promised
        log = Log.from_entries(redac_chef(), entries)
        self._nothing_twice(log)
        self._in_order(log)

    def _nothing_twice(self, log: Log) -> None:
        """Of all copies of one ask one counts, until somebody took that away (and perhaps brought it back); a call is
        there once."""
        in_force = tuple(entry for entry, _ in log.in_force())
        undone = {event.entry for entry in log.entries for event in entry.events if isinstance(event, Undone)}
        for number, done in self.book.done.items():
            copies = [entry for entry in in_force if entry.seq not in undone and entry in done]
            for one, other in pairwise(copies):
                between = log.entries[one.seq : other.seq - 1]
                assert _taken_away(one, between), f"wish {number} counts twice: {one} and {other}"
        called = Counter((e.day, e.seat) for entry in in_force for e in entry.events if isinstance(e, PrintCalled))
        assert all(number == 1 for number in called.values()), called

    def _in_order(self, log: Log) -> None:
        """Who really pressed first has the smaller token, unless the two were closer than their lines can tell; on one
        line always. Where it goes by turns, who pressed before their own is refused, and presses later."""
        if log.state.play.settings.rules.turns:
            return
        for day in log.state.play.days:
            if day.bouclage.by_hand or day.bouclage.told:
                continue
            found = ((call, self.book.touches.get((call.seat, call.line, call.at))) for call in day.bouclage.calls)
            # What was put at the round's beginning, or entered by hand, tells nothing.
            calls = [(call, touch) for call, touch in found if touch is not None]
            for (one, first), (other, second) in combinations(calls, 2):
                sure = first.off_ms + second.off_ms if one.line != other.line else 0
                if abs(second.at - first.at) <= sure:
                    continue
                right = [one.seat, other.seat] if first.at < second.at else [other.seat, one.seat]
                assert [seat for seat in day.bouclage.order if seat in right] == right, (one, other, first, second)
                self.happened["told apart"] += 1

    def _same_as_before(self, table: LiveTable) -> None:
        """The table that came back is what the disk tells, and what the server itself had to add."""
        entries = table._log.entries  # noqa: SLF001
        on_disk = self._kept(table.id)
        assert entries[: len(on_disk)] == on_disk
        added = entries[len(on_disk) :]
        assert all(entry.by == "server" for entry in added)
        away = [event for entry in added for event in entry.events if isinstance(event, ServerAway)]
        assert away == self._must_have_been_away(on_disk)
        assert fold(redac_chef(), entries) == table.state

    def _must_have_been_away(self, entries: tuple[Entry, ...]) -> list[ServerAway]:
        """What the server must say of its absence, from what stands on the disk."""
        if not entries:
            return []
        ((kind, content),) = next(iter(self.house.journal.lines.values()))[-1:]
        vouched = content[0] if kind == "beat" else content["at"]
        gone = self.house.clock.wall() - wall_of(vouched, entries)
        if not is_clock_running(Log.from_entries(redac_chef(), entries).state, vouched) or 0 <= gone <= MAX_OUTAGE_MS:
            return []
        return [ServerAway(vouched_at=vouched, gone_ms=max(0, gone))]

    def _kept(self, table: str) -> tuple[Entry, ...]:
        return from_records(self.house.journal.records(table), redac_chef())


def _taken_away(entry: Entry, later: tuple[Entry, ...]) -> bool:
    """Whether something else was said of the same thing meanwhile; of a count, that it is not entered."""
    event = entry.events[0]
    for other in (event for entry in later for event in entry.events):
        if other.type == "round-called-off":
            return True  # the day begins anew, and with it what is called
        if getattr(other, "seat", None) != getattr(event, "seat", None):
            continue
        if isinstance(event, CountEntered):
            if isinstance(other, CountEntered) and other.field == event.field and other.value is None:
                return True
        elif other.type in (event.type, _ENDS.get(event.type)):
            return True
    return False


@contextmanager
def again(seed: int) -> Iterator[None]:
    """Where an evening fails, say how to see that one again."""
    try:
        yield
    except BaseException:
        print(f"again: SEED={seed} make soak ARGS='-k evening'")
        raise


def play(seed: int, wishes: int = WISHES) -> Evening:
    """That evening, checked all along."""
    evening = Evening(seed)
    evening.run(wishes)
    return evening
