"""Evenings over a network and a machine that fail all the time, by seed: phones that play by themselves, each on a bad
network of its own, and a real server that is killed in the middle of it.

What another phone shows has been told by the server, so it has been accepted: it must be in the journal, once.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from companion.games.redac_chef.state.calls import PrintCalled
from companion.games.redac_chef.state.events import CountEntered
from companion.hub.event_records import from_records
from companion.store.journal import read_journal
from companion.table.log import Log
from tests.support.invariants import must_hold_of_log
from tests.support.proxy import Proxy
from tests.support.redac_chef_table import redac_chef
from tests.support.server import Server
from tests.support.wire_hands import LAPTOP, join, open_table, start_round
from tests.support.wire_phone import Phone

PHONES = 6
#: So many touches at most between two misfortunes; and how long (s) it may be until somebody can touch anything.
_TOUCHES, _PATIENCE_S = 12, 120
DAYS = {"VENDREDI": "friday", "SAMEDI": "saturday", "DIMANCHE": "sunday"}
#: What a player does as soon as it is there, the first of them first; the server's absence is taken back.
OBVIOUS = (
    "said-ok",
    "away-go-on",
    "resume",
    "start-round-yes",
    "start-round",
    "finish-right",
    "pages-checked",
    "next-round",
)
#: A page that has heard nothing for so long (s) is loaded again: one that shows a screen, and one that waits for its
#: first, which a busy machine may take its time for.
_DEAF_S, _WAITING_S = 4.0, 20.0

Told = tuple[str, ...]


class Player:
    """A phone, its seat, its network, and whoever holds it."""

    def __init__(self, phone: Phone, seat: int, network: Proxy, rng: Random) -> None:
        self.phone, self.seat, self.network, self.rng = phone, seat, network, rng
        #: What this page has shown of others: it was accepted. ("call", day, seat) or ("count", day, seat, row).
        self.told: dict[Told, str] = {}
        #: How often it has touched something.
        self.touches = 0

    async def play(self, pace_s: float) -> None:
        """Go on until cancelled."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.2, 1.0) * pace_s)
            # Also where it has not been let in yet: the line may have gone deaf in the middle of that.
            patience = _DEAF_S if self.phone.connected and self.phone.screen.handles() else _WAITING_S
            if asyncio.get_running_loop().time() - self.phone.heard_at > patience:
                await self.phone.drop()
            if not self.phone.connected:
                continue
            try:
                self.look()
                await self._do()
            except (ConnectionClosed, OSError, KeyError, AssertionError):
                pass  # cut off, or the screen had just changed under the finger

    def said(self) -> str:
        """How this page is, for whoever has to find out why."""
        phone = self.phone
        heard = asyncio.get_running_loop().time() - phone.heard_at
        how = f"seat {self.seat}: connected {phone.connected}, let in {phone.came} times, heard {heard:.1f} s ago"
        return f"{how}, {phone._living}, {list(phone.screen.handles())}\n{phone.text()}"

    def look(self) -> None:
        """Note what the screen tells of the others."""
        day = next((DAYS[word] for word in self.phone.text().upper().split() if word in DAYS), None)
        for handle in self.phone.screen.handles():
            what, _, seat = handle.rpartition("-")
            if day is None or not seat.isdigit():
                continue
            shown = self.phone.text(handle).replace("−", "-")
            if what == "bouclage" and self.phone.has("timer") and shown.isdigit():
                self.told["call", day, seat] = ""
            elif what.startswith("count-") and int(seat) != self.seat and re.fullmatch(r"-?\d+", shown):
                self.told["count", day, seat, what.removeprefix("count-")] = shown

    async def _do(self) -> None:
        handles, seat = self.phone.screen.handles(), self.seat
        for obvious in (*OBVIOUS, f"tirage-{seat}"):
            if obvious in handles:
                await self._touch(obvious)
                return
        if "keypad-ok" in handles:
            await self._touch(f"keypad-{self.rng.randrange(10)}")
            await self.phone.still()
            await self._touch("keypad-ok")
        elif "done-counting" in handles and "count-missing" not in handles:
            await self._touch("done-counting")
        else:
            mine = [h for h in handles if re.fullmatch(rf"count-\w+-{seat}", h) and "–" in self.phone.text(h)]
            if mine:
                await self._touch(self.rng.choice(mine))

    async def _touch(self, handle: str) -> None:
        await self.phone.touch(handle)
        self.touches += 1


class Evening:
    """One evening from its seed, on a fresh folder."""

    def __init__(self, seed: int, root: Path, phones: int) -> None:
        self.rng = Random(seed)
        self.phones = phones
        self.server = Server(root / "data")
        self.journals = root / "data" / "journals"
        self.kills = 0
        self.done: Counter[str] = Counter()

    async def run(self, kills: int, pace_s: float) -> None:
        """Play, be killed so often (or until the game is over), and look that nothing is missing or doubled."""
        await asyncio.to_thread(self.server.start)
        try:
            async with AsyncExitStack() as stack:
                players = await self._sit_down(stack)
                playing = [asyncio.ensure_future(player.play(pace_s)) for player in players]
                try:
                    # Until something has been accepted there is nothing to lose.
                    while not _over(players) and (
                        self.kills < kills or self.done.total() < 3 or not any(p.told for p in players)
                    ):
                        # Chance alone could keep a short run waiting for its last kill.
                        late = self.kills < kills and self.done.total() >= 3 * kills
                        await self._weather(players, "kill" if late else None)
                finally:
                    for task in playing:
                        task.cancel()
                    await asyncio.gather(*playing, return_exceptions=True)
                await self._calm(players)
        finally:
            await asyncio.to_thread(self.server.stop)
        said = self.server.said()
        assert "Traceback" not in said, said

    async def _sit_down(self, stack: AsyncExitStack) -> list[Player]:
        async with Phone(self.server.url, **LAPTOP) as laptop:
            code = await open_table(laptop, [f"J{number}" for number in range(1, self.phones + 1)])
        networks = [stack.enter_context(Proxy(self.server.port)) for _ in range(self.phones)]
        sitting = (join(network.url, code, seat, stays=True) for seat, network in enumerate(networks, 1))
        phones = await asyncio.gather(*sitting)
        for phone in phones:
            stack.push_async_callback(phone.close)
        await start_round(*phones)
        return [
            Player(phone, seat, network, Random(self.rng.random()))
            for seat, (phone, network) in enumerate(zip(phones, networks, strict=True), 1)
        ]

    async def _weather(self, players: list[Player], kind: str | None) -> None:
        """One misfortune, after people have got something done, however busy the machine is."""
        rng = self.rng
        enough = sum(player.touches for player in players) + rng.randint(1, _TOUCHES)
        try:
            async with asyncio.timeout(_PATIENCE_S):
                while sum(player.touches for player in players) < enough and not _over(players):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError("nobody gets on:\n" + "\n---\n".join(p.said() for p in players)) from None
        network = rng.choice(players).network
        kind = kind or rng.choice(("cut", "freeze", "lose_phones", "lose_server", "delay", "kill", "kill"))
        self.done[kind] += 1
        match kind:
            case "cut":
                network.cut()
            case "freeze":
                network.freeze()
                await asyncio.sleep(rng.uniform(0.1, 1.5))
                network.heal()
            case "lose_phones":
                network.lose_phones()
            case "lose_server":
                network.lose_server()
            case "delay":
                network.delay(rng.choice((0, 20, 200)))
            case "kill":
                await asyncio.sleep(rng.uniform(0, 0.05))
                await asyncio.to_thread(self.server.kill)
                self.kills += 1
                await asyncio.to_thread(self.server.start)
                self._holds(players)

    async def _calm(self, players: list[Player]) -> None:
        """Everything is well again: all pages come to show the same, and it is what the journal tells."""
        await asyncio.gather(*(self._well_again(player) for player in players))
        for player in players:
            await player.phone.still(0.3)
            player.look()
        self._holds(players)
        self.done["told"] = len({what for player in players for what in player.told})
        first = players[0].phone
        for player in players[1:]:
            try:
                await player.phone.until(lambda other=player.phone: not _differ(first, other))  # type: ignore[misc]
            except AssertionError:
                raise AssertionError(f"seat {player.seat} differs: {_differ(first, player.phone)}") from None

    async def _well_again(self, player: Player) -> None:
        phone, came = player.phone, player.phone.came
        player.network.heal()
        await phone.drop()
        await phone.until(lambda: phone.came > came and phone.connected and phone.screen.text())

    def _holds(self, players: list[Player]) -> None:
        log = self._log()
        calls: Counter[Told] = Counter()
        counts: dict[Told, set[str]] = {}
        last: dict[Told, Any] = {}
        numbers = {seat.id: str(number) for number, seat in enumerate(log.state.seats, 1)}
        for entry in log.entries:
            for event in entry.events:
                if isinstance(event, PrintCalled):
                    calls["call", event.day, numbers[event.seat]] += 1
                elif isinstance(event, CountEntered):
                    what = ("count", event.day, numbers[event.seat], event.field)
                    assert last.get(what) != event.value, f"entered twice: {what}"
                    last[what] = event.value
                    counts.setdefault(what, set()).add(str(event.value))
        assert all(number == 1 for number in calls.values()), f"called twice: {calls}"
        for player in players:
            for what, shown in player.told.items():
                if what[0] == "call":
                    assert calls[what], f"lost: {what}"
                elif what in counts:  # a row that the screen adds up has no entry of its own
                    assert shown in counts[what], f"lost: {what} {shown}"

    def _log(self) -> Log:
        (path,) = self.journals.glob("*.jsonl")
        log = Log.from_entries(redac_chef(), from_records(read_journal(path).records, redac_chef()))
        must_hold_of_log(log)
        return log


def _over(players: list[Player]) -> bool:
    """Whether the game is: one page is enough to tell, the others may be cut off."""
    return any(player.phone.has("again") for player in players)


def _figures(phone: Phone) -> dict[str, str]:
    """What stands at every seat's call, row and total, however that page draws it: numbers put down one by one are
    their sum; "–" where nothing is entered, "…" where the keypad stands open."""
    found = {}
    for handle in phone.screen.handles():
        if re.fullmatch(r"(bouclage|count-\w+|total)-\d", handle):
            text = phone.text(handle).replace("−", "-").replace("...", "…")
            open_ = next((sign for sign in "…–" if sign in text), None)
            found[handle] = open_ or str(sum(int(number) for number in re.findall(r"-?\d+", text)))
    return found


def _differ(one: Phone, other: Phone) -> dict[str, tuple[str, str]]:
    """What two pages tell differently; the keypad's own line stands open on one of them only."""
    here, there = _figures(one), _figures(other)
    return {
        handle: (here[handle], there[handle])
        for handle in here.keys() & there.keys()
        if here[handle] != there[handle] and "…" not in (here[handle], there[handle])
    }


async def play(seed: int, kills: int, root: Path, *, phones: int = PHONES, pace_s: float = 0.4) -> Counter[str]:
    """Evenings from that seed until the server has been killed so often; what else has happened."""
    killed, happened, number = 0, Counter[str](), 0
    while killed < kills:
        folder = root / f"evening-{number}"
        folder.mkdir()
        evening = Evening(seed + number, folder, phones)
        await evening.run(kills - killed, pace_s)
        killed, happened, number = killed + evening.kills, happened + evening.done, number + 1
    return happened
