"""The last day of a game over the wire: a table that stands before Sunday's round, and the hands that play it from
wherever a kill has left it to the winner. What the screen has shown as taken is noted, figure by figure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from companion.games.redac_chef.state.keypad_entry import read_value
from companion.hub.event_records import from_records, to_record
from companion.hub.hub import generate_code
from companion.store.errors import Notices
from companion.store.journal import JournalWriter, read_journal
from companion.table.log import Log
from tests.support.redac_chef_table import Sitting, redac_chef
from tests.support.wire_phone import Phone

ROWS = ("articles", "photos", "tribune", "free_area", "happy", "sad", "surplus", "ads")
DAY = "sunday"
SEATS = {"1": "a", "2": "b"}
#: Where a kill is aimed at, in the order of the evening.
MOMENTS = ("start of the round", "first token", "last token", "counting", "end of the game", "put away")
#: What is answered at once wherever it stands.
_OBVIOUS = ("away-go-on", "resume", "finish-right", "pages-checked")

#: One of them is on the table's page until somebody has won.
_THERE = ("start-round", "timer", "done-counting", *_OBVIOUS)
#: So many steps are far more than the last day has.
_STEPS = 200

Told = Callable[[str], None]


def _before_sunday() -> list[dict[str, Any]]:
    """The records of a table of two whose last round has not begun."""
    sitting = Sitting("Zoé", "Ali", mode="classic", timer_s=240)
    for _ in range(2):
        sitting.play_round()
        sitting.count_all()
        sitting.next_day()
    return [to_record(entry) for entry in sitting.log.entries]


class Ending:
    """One game's last day, from its staging to the table that is put away."""

    def __init__(self, number: int, rng: Random) -> None:
        self.rng = rng
        self.table, self.code = f"ending-{number}", generate_code()
        self.game = f"{number:08}-2222-4222-8222-222222222222"
        #: Which seat has which token, and the figures by cell ("photos-1"), as a screen has shown them.
        self.tokens: dict[str, str] = {}
        self.figures: dict[str, int] = {}
        #: A screen has named the winner; the table has been put away.
        self.over = self.away = False
        #: The figure that was on its way when the server died.
        self._coming: dict[str, int] = {}

    @property
    def ahead(self) -> tuple[str, ...]:
        """The moments that are still to come."""
        if self.over:
            return MOMENTS[5:]
        if len(self.figures) == len(ROWS) * len(SEATS):
            return MOMENTS[4:]
        return MOMENTS[3:] if self.figures or len(self.tokens) == len(SEATS) else MOMENTS[2 * bool(self.tokens) :]

    def stage(self, data: Path, host: str) -> None:
        """Put the table's journal into the folder of a server that is not running; that device leads it, so whoever has
        no phone plays there."""
        journal = JournalWriter(data / "journals", data / "set-aside", Notices())
        try:
            for record in self.records(host):
                journal.submit(self.table, record).result(30)
        finally:
            journal.close()

    def records(self, host: str) -> list[dict[str, Any]]:
        """Return the records of the table's journal; that device leads it (empty: none)."""
        records = _before_sunday()
        for record in records:
            for event in record["events"]:
                if event["type"] == "table-opened":
                    event |= {"id": self.table, "code": self.code, "game_id": self.game, "host": host}
        return records

    # --- hands --------------------------------------------------------------------------------------------------------

    async def play(self, phone: Phone, at: Told) -> None:
        """Go on to the winner and put the table away; ``at`` hears of each moment as it is touched."""
        await phone.go(f"/table/{self.code}")
        await phone.until(lambda: _won(phone) or any(phone.has(handle) for handle in _THERE))
        await phone.still()
        self._shown(phone)
        for _ in range(_STEPS):
            if _won(phone):
                break
            await self._step(phone, at)
        else:
            raise AssertionError(f"nobody gets on: {list(phone.screen.handles())}\n{phone.text()}")
        self.over = True
        at("")
        await phone.go(f"/table/{self.code}/menu")
        await phone.tap("put-away", leads_to="put-away-yes")
        at("put away")
        await phone.tap("put-away-yes", leads_to="new-game")
        self.away = True

    async def _step(self, phone: Phone, at: Told) -> None:
        """What is to be done next, once."""
        await phone.still()
        obvious = next((handle for handle in _OBVIOUS if phone.has(handle)), None)
        calls = [seat for seat in SEATS if phone.has(f"tirage-{seat}")]
        if obvious is not None:
            await phone.touch(obvious)
            await self._changes(phone, lambda: not phone.has(obvious))
        elif phone.has("start-round"):
            at(MOMENTS[0])
            await phone.touch("start-round")
            await self._changes(phone, lambda: phone.has("tirage-1"))
        elif calls:
            seat = self.rng.choice(calls)
            at(MOMENTS[1] if len(calls) > 1 else MOMENTS[2])
            await phone.touch(f"tirage-{seat}")
            await self._changes(phone, lambda: not phone.has(f"tirage-{seat}"))
            if phone.has(f"bouclage-{seat}"):
                self.tokens[seat] = phone.text(f"bouclage-{seat}")
        elif phone.has("done-counting"):
            await self._count(phone, at)
        else:  # the last token settles, or the page is on its way
            await self._changes(phone, lambda: phone.has("done-counting") or _won(phone))

    async def _count(self, phone: Phone, at: Told) -> None:
        """The next figure, or the end."""
        empty = [cell for row in ROWS for seat in SEATS if (cell := f"{row}-{seat}") not in self.figures]
        if not empty:
            await self._changes(phone, lambda: not phone.has("count-missing"))  # else it is still being drawn
            at(MOMENTS[4])
            await phone.touch("done-counting")
            await self._changes(phone, lambda: _won(phone))
            return
        cell = empty[0]
        at(MOMENTS[3])
        if not (phone.has("keypad-ok") and _open(phone, cell)):
            await phone.touch(f"count-{cell}")
            await self._changes(phone, lambda: phone.has("keypad-ok") and _open(phone, cell))
            return
        value = self.rng.randrange(1, 10)
        await phone.tap(f"keypad-{value}")
        self._coming[cell] = value
        await phone.tap("keypad-ok")
        await phone.until(lambda: not _open(phone, cell) and _figure(phone, cell) is not None)
        self.figures[cell] = value
        del self._coming[cell]

    async def _changes(self, phone: Phone, true: Callable[[], object]) -> None:
        """Wait for what must come of a touch; one that met a control just being drawn anew is made again."""
        try:
            await phone.until(true, 5.0)
        except AssertionError:
            if not phone.connected:
                raise

    # --- what must hold -----------------------------------------------------------------------------------------------

    def _shown(self, phone: Phone) -> None:
        """The new life's screen says what the one before has shown."""
        for cell, value in self.figures.items():
            if phone.has(f"count-{cell}"):
                assert _figure(phone, cell) == value, f"{self.game} {cell}: {value} was taken, {phone.text()}"
        if self.over:
            assert _won(phone), f"{self.game} was over: {phone.text()}"

    def holds(self, data: Path) -> None:
        """After a start: what was taken is in the journal, and in the game's file once it was over."""
        path = data / "journals" / f"{self.table}.jsonl"
        if not self.away and path.exists():
            state = Log.from_entries(redac_chef(), from_records(read_journal(path).records, redac_chef())).state
            # Putting it away was on its way when the server died.
            self.away = self.over and state.closed
            day = state.play.day(DAY)
            order = list(day.bouclage.order) if day is not None else []
            for seat, token in self.tokens.items():
                assert SEATS[seat] in order, f"{self.game}: token {token} of seat {seat} is lost"
            for cell, value in (self.figures | self._coming).items():
                row, _, seat = cell.rpartition("-")
                entered = read_value(day.counts(SEATS[seat]), row) if day is not None else None
                if cell in self._coming and entered in (None, ()):
                    continue
                assert _sum(entered) == value, f"{self.game} {cell}: {value} was taken, {entered} is kept"
                self.figures[cell] = value
            self._coming.clear()
        if self.over:
            filed = self.filed(data)
            assert filed == self.figures, f"{self.game}: taken {self.figures}, in the file {filed}"

    def on_the_sheet(self) -> dict[str, int]:
        """What the sheet must say of that day, by cell: a surplus costs, and of the faces the difference does."""
        found = {}
        for seat in SEATS:
            count = {row: self.figures[f"{row}-{seat}"] for row in ROWS}
            found |= {f"cell-{row}-{seat}-{DAY}": count[row] for row in ("articles", "photos", "tribune", "ads")}
            found[f"cell-surplus-{seat}-{DAY}"] = -count["surplus"]
            found[f"cell-mood-{seat}-{DAY}"] = -abs(count["happy"] - count["sad"])
        return found

    def filed(self, data: Path) -> dict[str, int]:
        """The last day's figures in the game's file."""
        (path,) = data.glob(f"games/*/{self.game}.json")
        day = next(each for each in json.loads(path.read_text(encoding="utf-8"))["rounds"] if each["day"] == DAY)
        return {f"{row}-{seat}": _sum(day["sheets"][SEATS[seat]][row]) for row in ROWS for seat in SEATS}


def _won(phone: Phone) -> bool:
    """The table's page names the winner; a game from the history, where one may come from, does too."""
    return phone.has("again") and phone.has("menu") and not phone.has("correct-game")


def _sum(entered: Any) -> int:
    return sum(entered) if isinstance(entered, list | tuple) else int(entered)


def _open(phone: Phone, cell: str) -> bool:
    return phone.has(f"count-{cell}") and re.search(r"…|\.\.\.", phone.text(f"count-{cell}")) is not None


def _figure(phone: Phone, cell: str) -> int | None:
    """What stands there, if anything does: its last number is the whole of it."""
    numbers = re.findall(r"\d+", phone.text(f"count-{cell}")) if phone.has(f"count-{cell}") else []
    return int(numbers[-1]) if numbers else None
