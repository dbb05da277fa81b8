"""Runs the search for the best page in a process of its own, one at a time; every screen of the table may watch and
stop it."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import logging
import sys
import time
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from companion.games.redac_chef.page.file import read_whole, to_body
from companion.games.redac_chef.page.judge import judge
from companion.games.redac_chef.page.model import Page
from companion.ui.typing_states import TypingStates

_log = logging.getLogger(__name__)

#: How long (s) a search takes at most, and how much longer its process may take to begin and to end.
SECONDS: Final = 60
_GRACE_S: Final = 20
#: How often (s) the seconds that a search has taken are told anew.
_TICK_S: Final = 1.0
#: The longest line of an answer (bytes).
_LINE: Final = 1 << 20
_PROGRAM: Final = "companion.games.redac_chef.page.worker"

#: killed: the system ended the process, for want of memory as a rule; overdue: it did not end in time; failed: it
#: answered what cannot be, or could not begin.
SearchStatus = Literal[
    "running", "optimal", "feasible", "infeasible", "unknown", "stopped", "killed", "overdue", "failed"
]


@dataclass(frozen=True, slots=True)
class PageSearch:
    """State of one search for the best page, as all screens of its table show it.

    Attributes:
        asked: the page whose tiles the search lays.
        total: the best total so far; ``bound``: a total that no page exceeds; None: not known yet.
        seconds: how long the search has taken.
        found: the best page, checked.
        out_of_memory: whether it ended for want of memory, not of time.
    """

    asked: Page
    status: SearchStatus = "running"
    total: int | None = None
    bound: int | None = None
    seconds: int = 0
    found: Page | None = None
    out_of_memory: bool = False


class Searches:
    """All searches of this server, by table and page: starts, follows and stops them; one runs at a time, for each
    takes all that the machine has."""

    def __init__(self, program: tuple[str, ...] = (sys.executable, "-m", _PROGRAM)) -> None:
        self._program = program
        #: By table and ``DAY-SEAT``; whoever watches a table is told of every change.
        self.states = TypingStates()
        self._running: tuple[str, str] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None

    @staticmethod
    def is_possible() -> bool:
        """Tell whether the solver is installed (the extra ``solver``)."""
        return importlib.util.find_spec("ortools") is not None

    @property
    def busy(self) -> bool:
        """Tell whether a search runs, at any table."""
        return self._running is not None

    def get(self, table: str, page: str) -> PageSearch | None:
        """Return the last search for that page; None if there was none."""
        found = self.states.get(table, page)
        return found if isinstance(found, PageSearch) else None

    def start(self, table: str, page: str, asked: Page, min_money: int, seconds: float = SECONDS) -> bool:
        """Start a search in place of the last one for that page, and return True; if any search is running, at whatever
        table, do nothing and return False. Needs a running event loop."""
        if self.busy:
            return False
        self._running = (table, page)
        self.states.put(table, page, PageSearch(asked))
        self._task = asyncio.get_running_loop().create_task(self._run(table, page, asked, min_money, seconds))
        return True

    def cancel(self, table: str, page: str) -> None:
        """Stop the search for that page if it is running, and kill its process; the best total so far stays, but there
        is no page to show."""
        if self._running == (table, page):
            self._change(status="stopped")
            self._kill()

    def _change(self, **changes: Any) -> None:
        """Change the running search, and tell everybody who watches its table."""
        if self._running is not None and (search := self.get(*self._running)) is not None:
            self.states.put(*self._running, replace(search, **changes))

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def _run(self, table: str, page: str, asked: Page, min_money: int, seconds: float) -> None:
        """Run one search to its end, with a limit of time, and set its status whatever happens."""
        ticking = asyncio.get_running_loop().create_task(self._tick())
        ended: SearchStatus = "failed"
        try:
            async with asyncio.timeout(seconds + _GRACE_S):
                await self._follow(asked, min_money, seconds)
                if self._status == "running" and self._process is not None and _is_killed(await self._process.wait()):
                    ended = "killed"
        except TimeoutError:
            _log.warning("the search for the best page did not end in time")
            ended = "overdue"
        except (OSError, LookupError, TypeError, ValueError) as error:
            _log.warning("the search for the best page failed: %s", type(error).__name__, exc_info=error)
        finally:
            ticking.cancel()
            self._kill()
            if self._process is not None:
                await self._process.wait()
            search = self.get(table, page)
            if search is not None and search.status == "running":
                # The pages found on the way were not checked: without a checked answer there is no page to show.
                self._change(status=ended)
            self._running, self._process = None, None

    async def _follow(self, asked: Page, min_money: int, seconds: float) -> None:
        """Start the process, ask it for the page, and read its progress until it answers or the search is stopped; the
        answer sets the status. Raises ValueError, TypeError or LookupError for an answer that cannot be."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *self._program, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=_LINE
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        question = {"page": to_body(asked), "seconds": seconds, "min_money": min_money}
        self._process.stdin.write(json.dumps(question).encode())
        self._process.stdin.close()
        async for line in self._process.stdout:
            said = json.loads(line)
            if self._status != "running":
                return  # somebody has stopped it
            if "status" in said:
                self._change(**check_answer(asked, min_money, said))
                return
            self._change(total=said["total"], bound=said["bound"])

    @property
    def _status(self) -> str:
        search = self.get(*self._running) if self._running is not None else None
        return search.status if search is not None else "stopped"

    async def _tick(self) -> None:
        """Update the seconds of the running search once a second, until cancelled."""
        began = time.monotonic()
        while True:
            await asyncio.sleep(_TICK_S)
            if self._status == "running":
                self._change(seconds=int(time.monotonic() - began))


def check_answer(asked: Page, min_money: int, said: dict[str, Any]) -> dict[str, Any]:
    """Return the changes of the search that the process's answer makes, after counting the answer's page again.

    Raises:
        ValueError: the page breaks a rule, has other tiles, or is not worth what the answer says.
    """
    status, bound = said["status"], said["bound"]
    if said["page"] is None:
        return {"status": status, "total": None, "bound": bound, "out_of_memory": bool(said.get("out_of_memory"))}
    found = read_whole(said["page"])
    judged = judge(found)
    points = judged.total
    same = found.has_tiles_of(asked)
    if judged.conflicts or points != said["total"] or not same or judged.counts.money < min_money:
        raise ValueError("the page that was found does not hold")
    proven = status == "optimal" and points == bound
    status, short = ("optimal" if proven else "feasible"), bool(said.get("out_of_memory"))
    return {"status": status, "total": points, "bound": bound, "found": found, "out_of_memory": short}


def _is_killed(code: int) -> bool:
    """Tell from its exit code whether the system, a container or Windows ended the process; with the codes 1 and 2 it
    ended by an error of its own."""
    return code not in (0, 1, 2)
