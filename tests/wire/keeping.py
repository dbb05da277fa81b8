"""Games over the wire, from a machine that dies: finished ones are opened again from the history and corrected on the
screen, put away, imported over, and the index is rebuilt; others are played from the last round to the winner; two
people are made one and parted again. The real server, and the commands too, are killed at any moment, also while they
start. What a screen has shown as entered must stand in the game's file, and on the next screen, at each next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from companion.store.journal import read_journal
from tests.support.browser_storage import Storage
from tests.support.finished_game import game_file
from tests.support.server import Server
from tests.support.wire_hands import LAPTOP
from tests.support.wire_phone import Phone
from tests.wire.ending import DAY, Ending
from tests.wire.forked import ForkedServer

GAMES = tuple(f"{number}1111111-1111-4111-8111-111111111111" for number in range(3))
#: The figure that is changed, as the file and the sheet on the screen have it.
_CELL = "photos-1-friday"
#: After so many touches at most the server dies, up to so many seconds after the last.
_TOUCHES, _LATER_S = 15, 0.08
#: So many kills at most in one house.
_OLDEST = 30
#: The profile that another is made one with, and that other: people who have never played together.
_ONE, _OTHER = "person-one", "person-two"


class Keeping:
    """A house with three finished games, from its seed."""

    def __init__(self, seed: int, root: Path) -> None:
        self.rng = Random(seed)
        self.data = root / "data"
        self.server = ForkedServer(self.data) if hasattr(os, "fork") else Server(self.data)
        self.laptop = Storage()
        self.done: Counter[str] = Counter()
        #: What was acknowledged last of each game, and what was on its way then and may have come in.
        self.stands = dict.fromkeys(GAMES, 0)
        self.on_its_way: dict[str, int] = {}
        self.value = 0
        #: So many touches are left to this life.
        self.left = 0
        #: Games with a table that is not known to be put away: what comes in by a file is another truth there.
        self.open = set[str]()
        #: The game whose last round is played, those before it that have ended, and the moment that is waited for.
        self.ending: Ending | None = None
        self.ended: list[Ending] = []
        self.aim = ""
        #: Whether the two people are one, as a screen has shown it last, and as it was asked for when it died.
        self.one, self.asked = False, False
        #: What has been touched last, for the count of the moments.
        self.moment = ""

    async def run(self, kills: int) -> None:
        """Live and die so often; look at every start."""
        await asyncio.to_thread(self.server.start)
        await asyncio.to_thread(self.server.stop)
        for id_ in GAMES:
            await self._import(id_, 0, whole=True)
        for id_ in (_ONE, _OTHER):
            person = {"format": "companion-player", "version": 1, "id": id_, "name": id_}
            person["created_at"] = "2026-11-20T20:00:00Z"
            (self.data / "players" / f"{id_}.json").write_text(json.dumps(person), encoding="utf-8")
        try:
            for _ in range(kills):
                self._stage()
                if self.rng.random() < 0.1:
                    await self._stillborn()
                await self._start()
                await self._live()
                self.done["kill"] += 1
                self.done[f"killed at: {self.moment}"] += 1
                if self.rng.random() < 0.3:
                    # What the journal holds is in the files after a start; then nothing else writes there.
                    await self._start()
                    await asyncio.to_thread(self.server.kill)
                    self.done["killed after a start"] += 1
                    await self._command()
            await self._start()
            async with Phone(self.server.url, "/history", storage=self.laptop, **LAPTOP) as phone:
                for id_ in GAMES:
                    await self._look(phone, id_)
                for ending in self.ended:
                    await self._look_at_the_end(phone, ending)
                await self._look_at_people(phone)
        finally:
            await asyncio.to_thread(self.server.stop)
        said = self.server.said()
        assert "Traceback" not in said, said

    async def _start(self) -> None:
        await asyncio.to_thread(self.server.start)
        await self._holds()

    async def _stillborn(self) -> None:
        """The server dies while it starts."""
        starting = asyncio.ensure_future(asyncio.to_thread(self.server.start))
        await asyncio.sleep(self.rng.uniform(0, 1.5))
        if self.server.process is not None:
            self.server.process.kill()
        with contextlib.suppress(Exception):  # whoever waits for its answer is told that it is gone
            await starting
        await asyncio.to_thread(self.server.kill)
        self.done["killed while it started"] += 1

    def _stage(self) -> None:
        """While nothing runs: the next game that is to be played to its end, once it is known who leads here."""
        if (self.ending is None or self.ending.away) and (host := self._host()):
            self.ending = Ending(len(self.ended), self.rng)
            self.ended.append(self.ending)
            self.ending.stage(self.data, host)

    # --- one life -----------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        """Correct and put away until the server is killed."""
        async with Phone(self.server.url, "/history", storage=self.laptop, **LAPTOP) as phone:
            # The screens of the new life say what the files say.
            await self._look(phone, self.rng.choice(GAMES))
            self.left, self.moment = self.rng.randrange(_TOUCHES), "before a touch"
            living = asyncio.ensure_future(self._live_so(phone))
            while self.left > 0 and not living.done():
                await asyncio.sleep(0.002)
            await asyncio.sleep(self.rng.uniform(0, _LATER_S))
            if living.done():
                await living  # what it stumbled over
            await asyncio.to_thread(self.server.kill)
            living.cancel()
            # Its page is gone with the server.
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed, OSError, AssertionError):
                await living

    def _host(self) -> str:
        """The laptop as the tables know it; empty where it has opened none."""
        for path in self.data.glob("journals/*.jsonl"):
            for record in read_journal(path).records[:1]:
                return str(record["events"][0]["host"])
        return ""

    async def _live_so(self, phone: Phone) -> None:
        chance = self.rng.random()
        if chance < 0.15:
            await self._people(phone)
        elif chance < 0.55 and self.ending is not None and not self.ending.away:
            await self._end(phone)
        await self._touch(phone)

    async def _end(self, phone: Phone) -> None:
        """Play a game to its end; the server dies at a certain moment of it, if it comes to that."""
        assert self.ending is not None
        self.left, self.aim = 1, self.rng.choice(self.ending.ahead)
        await self.ending.play(phone, self._at)
        self.done["game over"] += 1
        await self._look_at_the_end(phone, self.ending)
        self.left = self.rng.randrange(_TOUCHES)

    def _at(self, moment: str) -> None:
        self.moment = moment
        if moment == self.aim and (moment != "counting" or self.rng.random() < 0.15):
            self.left = 0

    async def _people(self, phone: Phone) -> None:
        """Make the two people one, and two again, on the page of one of them."""
        await self._look_at_people(phone)
        await self._unfold(phone)
        while True:
            await phone.until(lambda: _to_merge(phone) or phone.has(f"split-{_OTHER}"))
            await phone.still()
            self.asked = not self.one
            if self.one:
                self.moment = "split"
                await self._tap(phone, f"split-{_OTHER}")
                await phone.until(lambda: not phone.has(f"split-{_OTHER}"))
            else:
                await self._tap(phone, _to_merge(phone), leads_to="merge-yes")
                self.moment = "merge"
                await self._tap(phone, "merge-yes")
                await phone.shows(f"split-{_OTHER}")
            self.one = self.asked
            self.done[self.moment] += 1

    async def _touch(self, phone: Phone) -> None:
        while True:
            await self._open(phone, self.rng.choice(GAMES))
            for _ in range(self.rng.randrange(3)):
                await self._correct(phone)
            if self.rng.random() < 0.5:
                await self._put_away(phone)

    async def _tap(self, phone: Phone, handle: str, *, leads_to: str | None = None) -> None:
        self.left -= 1
        await phone.tap(handle, leads_to=leads_to)

    async def _open(self, phone: Phone, id_: str) -> None:
        """From the history to the sheet of its table."""
        self.moment = "opened again"
        cell = next((f"cell-{_CELL}" for game in GAMES if game == id_), f"cell-photos-1-{DAY}")
        await phone.go(f"/history/{id_}")
        await phone.until(lambda: phone.has("correct-game") and not phone.has("menu"))
        await self._tap(phone, "correct-game", leads_to="menu")
        self.at, self.table = id_, "/".join(phone.route.split("/")[:3])
        self.open.add(id_)
        await phone.go(f"{self.table}/sheet")
        await phone.until(lambda: phone.has(cell) and not phone.has("correct-game"))

    async def _correct(self, phone: Phone) -> None:
        self.value = self.value % 900 + 1
        await self._tap(phone, f"cell-{_CELL}", leads_to=f"correct-{_CELL}")
        await self._tap(phone, f"correct-{_CELL}", leads_to="keypad-ok")
        for digit in str(self.value):
            await self._tap(phone, f"keypad-{digit}")
        self.on_its_way[self.at] = self.value
        self.moment = "correction"
        await self._tap(phone, "keypad-ok")
        await phone.shows(f"cell-{_CELL}", str(self.value))
        self.stands[self.at] = self.value
        del self.on_its_way[self.at]
        self.done["correction"] += 1

    async def _put_away(self, phone: Phone) -> None:
        await phone.go(f"{self.table}/menu")
        await self._tap(phone, "put-away", leads_to="put-away-yes")
        self.moment = "corrected, put away"
        await self._tap(phone, "put-away-yes", leads_to="new-game")
        self.open.discard(self.at)
        self.done["put away"] += 1

    async def _look(self, phone: Phone, id_: str) -> None:
        """The figure on the screen is the one in the file; ``phone`` is at home."""
        await self._open(phone, id_)
        shown, filed = phone.text(f"cell-{_CELL}"), str(self._filed(id_))
        assert shown == filed, f"{id_}: the screen says {shown}, the file {filed}"
        await phone.go("/history")
        await phone.until(lambda: not phone.has(f"cell-{_CELL}") and not phone.has("menu"))
        self.done["looked"] += 1

    async def _look_at_the_end(self, phone: Phone, ending: Ending) -> None:
        """The sheet of a game that is over shows what was taken of its last day."""
        if not ending.away:
            return
        await self._open(phone, ending.game)
        wanted = ending.on_the_sheet()
        shown = {cell: _number(phone.text(cell)) for cell in wanted}
        assert shown == wanted, f"{ending.game}: the sheet shows {shown}, wanted is {wanted}"
        await self._put_away(phone)
        self.done["looked at an end"] += 1

    async def _look_at_people(self, phone: Phone) -> None:
        """The page of one of the two says whether they are one, as the file does."""
        await self._unfold(phone)
        assert phone.has(f"split-{_OTHER}") == self.one == self._merged(), phone.text()
        await phone.go("/history")
        await phone.until(lambda: not phone.has("profile-merge"))
        self.done["looked at people"] += 1

    async def _unfold(self, phone: Phone) -> None:
        """Open that part of the page; it may be open from before, and a touch can meet it while it is drawn anew."""
        await phone.go(f"/players/{_ONE}")
        await phone.shows("profile-merge")
        for _ in range(10):
            try:
                await phone.until(lambda: _to_merge(phone) or phone.has(f"split-{_OTHER}"), 2.0)
                return
            except AssertionError:
                await phone.tap("profile-merge")
        raise AssertionError(f"it does not unfold:\n{phone.text()}")

    # --- commands, while the server is down ---------------------------------------------------------------------------

    async def _command(self) -> None:
        """Import over a game or rebuild the index; half of the time it is killed in the middle of it."""
        whole = self.rng.random() < 0.5
        closed = [id_ for id_ in GAMES if id_ not in self.open]
        if not closed or self.rng.random() < 0.5:
            await self._run("rebuild", whole=whole)
            return
        self.value = self.value % 900 + 1
        await self._import(self.rng.choice(closed), self.value, whole=whole)

    async def _import(self, id_: str, value: int, *, whole: bool) -> None:
        file: dict[str, Any] = game_file(id_)
        for round_ in file["rounds"]:
            round_["sheets"]["a"]["photos"] = value if round_["day"] == "friday" else 0
        path = self.data.parent / f"import-{value}.json"
        path.write_text(json.dumps(file), encoding="utf-8")
        self.on_its_way[id_] = value
        if await self._run("import", str(path), "--replace", whole=whole):
            self.stands[id_] = value
            del self.on_its_way[id_]

    async def _run(self, command: str, *more: str, whole: bool) -> bool:
        """Run it to its end, or kill it on the way; tells whether it said that it is done."""
        child = subprocess.Popen(
            [sys.executable, "-m", "companion", command, *more, "--data", str(self.data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if not whole:
            await asyncio.sleep(self.rng.uniform(0.3, 2.5))
            child.kill()
        said, _ = await asyncio.to_thread(child.communicate)
        self.done[command if child.returncode == 0 else f"{command} killed"] += 1
        assert child.returncode in (0, -9, 1) and (not whole or child.returncode == 0), said.decode(errors="replace")
        return child.returncode == 0

    # --- what must hold -----------------------------------------------------------------------------------------------

    def _filed(self, id_: str) -> int:
        (path,) = self.data.glob(f"games/*/{id_}.json")
        return int(json.loads(path.read_text(encoding="utf-8"))["rounds"][0]["sheets"]["a"]["photos"])

    def _merged(self) -> bool:
        found = json.loads((self.data / "players" / f"{_OTHER}.json").read_text(encoding="utf-8"))
        return found.get("merged_into") == _ONE

    async def _holds(self) -> None:
        """Each file comes to hold what was acknowledged last, or what was on its way when something died; what the
        journal had and the file had not is written as soon as the server is there."""
        for id_ in GAMES:
            stands, coming = self.stands[id_], self.on_its_way.get(id_)
            fits = {stands} if coming is None else {stands, coming}
            # What was on its way may have reached the journal, which the file follows a moment after the start.
            wanted = stands if coming is None else coming
            for _ in range(100 if coming is None else 40):
                if self._filed(id_) == wanted:
                    break
                await asyncio.sleep(0.1)
            filed = self._filed(id_)
            assert filed in fits, f"{id_} has {filed}, acknowledged and on its way: {fits}"
            # From now on it must not change by itself either.
            self.stands[id_] = filed
        self.on_its_way.clear()
        for ending in self.ended:
            ending.holds(self.data)
        assert self._merged() in (self.one, self.asked), f"one person: shown {self.one}, asked {self.asked}"
        self.one = self.asked = self._merged()


def _to_merge(phone: Phone) -> str:
    """The button that would make the other one with whom this page is of; empty while there is none."""
    named = (h for h in phone.screen.handles() if h.startswith("merge-") and phone.text(h) == _OTHER)
    return next(named, "")


def _number(text: str) -> int:
    """What a cell of the sheet says, without its $ and with its sign."""
    return int(text.replace("−", "-").replace("$", ""))


async def keep(seed: int, kills: int, root: Path) -> Counter[str]:
    """Houses from that seed on until a server has been killed so often in a life; what happened in them. Each start
    reads all tables of the last week, so that a house gets slow with its age."""
    done, number = Counter[str](), 0
    while done["kill"] < kills:
        folder = root / f"house-{number}"
        folder.mkdir()
        house = Keeping(seed + number, folder)
        await house.run(min(_OLDEST, kills - done["kill"]))
        done, number = done + house.done, number + 1
        print(f"house {number}: {dict(house.done)}", flush=True)
    return done
