"""A table as it is on an evening: three pages on three devices, each in a language of its own, and a server that can be
killed; at the end the same totals everywhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.browser_phone import PATIENCE_MS, Phone, Room, join, load_anew, open_game
from tests.support.server import Server


@dataclass
class ThreePages:
    """The laptop reads French and has the first seat and those that nobody else has; the phones read English and
    German, and have the second and the third seat."""

    server: Server
    laptop: Phone
    english: Phone
    german: Phone

    @property
    def pages(self) -> tuple[Phone, ...]:
        return (self.laptop, self.english, self.german)

    def show(self, handle: str, text: str | re.Pattern[str] | None = None) -> None:
        """Wait until every page shows that."""
        for page in self.pages:
            page.shows(handle, text)

    def lack(self, handle: str) -> None:
        """Wait until no page has that handle."""
        for page in self.pages:
            page.lacks(handle)

    def show_amount(self, handle: str, amount: int) -> None:
        """Wait until every page shows that amount, however its language writes it."""
        digits = r"[^\d]?".join(str(abs(amount)))
        self.show(handle, re.compile(rf"(?<!\d){'[-−]' * (amount < 0)}{digits}(?!\d)"))

    def kill_server(self) -> None:
        """Kill the server as a power cut does, start it again, and wait until the pages have found it: each loads
        itself anew."""
        with load_anew(*self.pages):
            self.server.kill()
            self.server.start()

    def leave(self, page: Phone, seat: int) -> None:
        """Let a player go home, from the menu of that page."""
        page.tap("menu", leads_to=f"leave-{seat}")
        page.tap(f"leave-{seat}", leads_to=f"leave-{seat}-yes")
        page.tap(f"leave-{seat}-yes")
        page.lacks(f"leave-{seat}-yes")
        if page.has("close-menu"):
            page.tap("close-menu")
            page.lacks("close-menu")

    def end_with(
        self,
        totals: Mapping[int, int],
        winner: int,
        *,
        gone: int,
        show: Callable[[str, int], None] | None = None,
    ) -> None:
        """Look that each page, and the file, have those totals (by seat) and that winner; who is ``gone`` is not
        ranked on the pages. ``show``: waits until every page shows an amount (None: ``show_amount``)."""
        for page in self.pages:
            page.shows(f"winner-{winner}")
        for seat, points in totals.items():
            if seat != gone:
                (show or self.show_amount)(f"total-{seat}", points)
        wanted = (dict(totals), [winner])
        deadline, found = time.monotonic() + PATIENCE_MS / 1000, None
        while (found := self._score_file()) != wanted:  # what was corrected is on its way to the disk
            assert time.monotonic() < deadline, f"the file has {found}, not {wanted}"

    def _score_file(self) -> tuple[dict[int, int], list[int]] | None:
        """Return the totals and the winners, by seat, that ``companion score`` finds in the exported game."""
        games = [*(self.server.data / "games").glob("*/*.json")]
        if len(games) != 1:
            return None
        file = self.server.data.parent / "exported.json"
        file.write_text(_run("export", games[0].stem, "--data", str(self.server.data)), encoding="utf-8")
        result: dict[str, Any] = json.loads(_run("score", "--json", str(file)))
        ids = [player["id"] for player in json.loads(file.read_text(encoding="utf-8"))["players"]]
        totals = {ids.index(id_) + 1: total["points"] for id_, total in result["totals"].items()}
        return totals, [ids.index(id_) + 1 for id_ in result.get("winners", ())]


def _run(*command: str) -> str:
    """Run a command of the program; what it printed."""
    done = subprocess.run([sys.executable, "-m", "companion", *command], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def sit_down(room: Room, server: Server, game: str, names: Sequence[str]) -> ThreePages:
    """Open a table of that game, with a phone for the second and the third player; nothing is begun."""
    laptop = room.laptop()
    open_game(laptop, game, names)
    code = laptop.text("join-code")
    english = join(room, code, 2, locale="en-GB")
    german = join(room, code, 3, locale="de-DE")
    return ThreePages(server, laptop, english, german)


def type_amount(page: Phone, value: int, *, ok: bool = True) -> None:
    """Type a number on the keypad of the app."""
    page.shows("keypad-ok")
    for digit in str(value):
        page.tap(f"keypad-{digit}")
    if ok:
        page.tap("keypad-ok")
