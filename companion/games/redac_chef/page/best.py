"""Searches for the best page that the given tiles make, and proves it (OR-Tools CP-SAT, the extra ``solver``).

Several searches run side by side, each on one core, without a linear relaxation. One search comes from above: it finds
contacts that cannot be had together (``search_ceiling``), shares them with the other searches, and then asks whether
there is a page with as many points as no page exceeds; whenever there is none, it asks again with one point less. The
other searches climb from page to page, and keep what they have learnt on the way until they can say that no page is
better. Once the two meet, the best page is proven.

The solver's own figures are not trusted: each page that it finds is laid out and counted by the page model. What the
solver promises of large free areas is checked then, and ruled out if it does not hold (``search_area``). Until then the
solver promises too much, never too little, so that its answer "there is none" is always right.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock, Thread
from typing import Any, Final

from companion.games.redac_chef.page.best_found import Best, ProofStatus
from companion.games.redac_chef.page.conflicts import conflicts
from companion.games.redac_chef.page.counts import count, total
from companion.games.redac_chef.page.memory import read_peak_mb
from companion.games.redac_chef.page.model import Ad, Page
from companion.games.redac_chef.page.search_area import AreaModel
from companion.games.redac_chef.page.search_ceiling import Ceiling, floor_bound
from companion.games.redac_chef.page.search_model import SearchModel
from companion.games.redac_chef.page.search_points import PointsModel
from companion.kit.page import SolverMissing

#: Searches side by side, on as many cores: one comes from above, the others climb, each along its own way.
_FEWEST_SEARCHES, _MOST_SEARCHES = 2, 4
#: How often (s) searches are looked at whose question may be settled.
_LOOK_S: Final = 0.02

OnBetter = Callable[[int, int], None]


def best_page(
    page: Page,
    *,
    seconds: float,
    min_money: int = 0,
    on_better: OnBetter | None = None,
    most_mb: float = math.inf,
) -> Best:
    """Find the best conflict-free page with the tiles and the tribune of ``page``, wherever they lie on it. Blocks
    until it is proven, or the time or the memory is used up.

    Args:
        seconds: how long to search at most.
        min_money: only pages that bring at least that much ($).
        on_better: called from a thread of the search with (total, bound) whenever a better page is found.
        most_mb: how much memory the process may hold, at most, before the search ends with what it has found.

    Raises:
        SolverMissing: OR-Tools is not installed.
    """
    try:
        from ortools.sat.python import cp_model
    except ImportError as error:
        raise SolverMissing from error
    began = time.monotonic()
    standing = _Standing(cp_model, page, min_money, on_better)
    number = min(max(os.cpu_count() or _FEWEST_SEARCHES, _FEWEST_SEARCHES), _MOST_SEARCHES)
    searches = [_Search(standing, seed, from_above=seed == 0) for seed in range(number)]
    for search in searches:
        search.start()
    out_of_memory = False
    while any(search.is_alive() for search in searches):
        out_of_memory = out_of_memory or (read_peak_mb() or 0) > most_mb
        if out_of_memory or time.monotonic() - began > seconds:
            standing.end()
        for search in searches:
            search.stop_if_settled()
            search.join(_LOOK_S / len(searches))
    if standing.error is not None:
        raise standing.error
    return standing.conclude(time.monotonic() - began, out_of_memory=out_of_memory)


@dataclass(frozen=True, slots=True)
class _Question:
    """Question that one search asks the solver: a copy of the model at that moment, with what the page must reach.

    Attributes:
        least: the points that a page must have; 0: any page will do.
        version: how often shapes of free areas had been ruled out by then.
        known: how many sets of contacts had been ruled out by then.
    """

    model: Any
    least: int
    version: int
    known: int


class _Standing:
    """State shared by all searches of one page, which may be called from any of their threads: the best page so far,
    the highest total that is still possible, and what was ruled out."""

    def __init__(self, cp_model: Any, page: Page, min_money: int, on_better: OnBetter | None) -> None:
        self.cp, self._on_better = cp_model, on_better
        self._search = SearchModel(page, cp_model.CpModel(), min_money)
        self._area = AreaModel(self._search)
        self._points_model = PointsModel(self._search)
        self._points = self._points_model.total(self._area.points)
        self._ceiling = Ceiling(page, cp_model, min_money)
        self._search.hint(page)
        self._version = 0
        self._lock = Lock()
        self._ended = False
        self._impossible = False
        self.total: int | None = None
        self.bound = _most_points(cp_model, self._points)
        #: How many sets of contacts are known to be impossible.
        self.known = 0
        self.page: Page | None = None
        self.error: BaseException | None = None

    def end(self) -> None:
        """End all searches with what they have found."""
        self._ended = True

    def fail(self, error: BaseException) -> None:
        """End all searches with that error."""
        self.error = error
        self._ended = True

    @property
    def least(self) -> int:
        """Return the fewest points (of a total) that would be better than the best page so far."""
        return 0 if self.total is None else self.total + 1

    @property
    def is_settled(self) -> bool:
        """Tell whether there is nothing left to find, or no time to find it."""
        return self._ended or self._impossible or (self.total is not None and self.total >= self.bound)

    def find_ceiling(self) -> None:
        """Find a total that no page exceeds, however its tiles lie, and share it with all searches, with the contacts
        that no page has all at once."""
        self._ceiling.lower(lambda: self.is_settled)
        with self._lock:
            self._points_model.rule_out(self._ceiling.impossible)
            self.known = len(self._ceiling.impossible)
        if self._ceiling.bound is not None:
            self.lower(self._ceiling.bound)

    def ask(self, *, from_above: bool) -> _Question:
        """Return a copy of the model, constrained to pages that are better than the best so far; ``from_above``: to
        pages that are as good as no page exceeds."""
        with self._lock:
            model, least = self._search.model.clone(), self.bound if from_above else self.least
            if least > 0:  # a page whose losses are greater is worth 0, too
                model.add(self._points >= least)
            model.add(self._points <= self.bound)
            model.maximize(self._points)
            return _Question(model, least, self._version, self.known)

    def take(self, chosen: Callable[[Any], bool], claimed: int, version: int) -> bool:
        """Count the page that the solver has found; keep it, and tell ``on_better``, if it is the best so far. Return
        whether the page is worth what the solver claims; if not, the shape of its free area is ruled out.

        Raises:
            AssertionError: the page breaks a rule, or is worth less than claimed for a reason other than its free area.
        """
        laid = self._search.read_answer(chosen)
        if conflicts(laid):
            raise AssertionError(f"the solver's page does not hold: {conflicts(laid)}")
        laid = turn_up(laid)
        points = total(laid, count(laid))
        with self._lock:
            if self.total is None or points > self.total:
                self.total, self.page = points, laid
                self._search.hint(laid)
                if self._on_better is not None:
                    self._on_better(points, self.bound)
            holds = points >= claimed
            if self._area.rule_out(laid):
                self._version += 1
            elif not holds and version == self._version:
                raise AssertionError("the solver's page is worth less than the solver says")
            return holds

    def lower(self, bound: int) -> None:
        """Record that no page has more points than ``bound``; a total is never below 0."""
        with self._lock:
            self.bound = min(self.bound, max(0, bound))

    def rule_out(self, least: int) -> None:
        """Record that no page has ``least`` points or more; 0: there is no page at all."""
        if least == 0:
            self._impossible = True
        else:
            self.lower(least - 1)

    def conclude(self, seconds: float, *, out_of_memory: bool) -> Best:
        """Return the outcome of all searches."""
        if self._impossible and self.total is None:
            return Best("infeasible", None, None, seconds, None)
        if self.total is None:
            return Best("unknown", None, self.bound, seconds, None, out_of_memory)
        proven = self.total >= self.bound
        status: ProofStatus = "optimal" if proven else "feasible"
        return Best(status, self.total, self.bound, seconds, self.page, out_of_memory and not proven)


def turn_up(page: Page) -> Page:
    """Return the page with those tiles turned face up that then break no rule and cost no point, those that bring most
    money ($) first: the solver lays any tile face down that brings no points."""
    points = total(page, count(page))
    for tile in sorted(page.placed, key=lambda tile: -tile.money if isinstance(tile, Ad) else 0):
        if tile.face_down:
            others = (replace(each, face_down=each.face_down and each.id != tile.id) for each in page.tiles)
            turned = replace(page, tiles=tuple(others))
            if not conflicts(turned) and (reached := total(turned, count(turned))) >= points:
                page, points = turned, reached
    return page


def _most_points(cp_model: Any, points: Any) -> int:
    """Return an upper bound of a sum of the model's variables, from the variables' limits alone."""
    if isinstance(points, int):
        return max(0, points)
    flat = cp_model.FlatIntExpr(points)
    most = int(flat.offset)
    for var, times in zip(flat.vars, flat.coeffs, strict=True):
        low, *_, high = var.proto.domain
        most += max(times * low, times * high)
    return max(0, most)


class _Search(Thread):
    """One of several searches, each in a thread of its own, for the same best page. It asks the solver for a page
    better than the best that any of them has found, and starts over when another has found one or lowered the ceiling.
    What they share is in ``_Standing``."""

    def __init__(self, standing: _Standing, seed: int, *, from_above: bool) -> None:
        """``from_above``: look for a page with as many points as no page exceeds, instead of climbing from page to
        page."""
        super().__init__(name=f"best-page-{seed}", daemon=True)
        self._standing, self._seed, self._from_above = standing, seed, from_above
        self._solver: Any = None
        #: The fewest points of a page that answers the present question.
        self._least = 0
        self._known = 0

    def run(self) -> None:
        """Ask the solver again and again until nothing better can be found, or the search is ended; an error ends all
        searches. The search from above first finds the ceiling."""
        try:
            if self._from_above:
                self._standing.find_ceiling()
            while not self._standing.is_settled:
                self._ask()
        except BaseException as error:
            self._standing.fail(error)

    def stop_if_settled(self) -> None:
        """Stop the solver if everything is settled, if another search has already reached the page that this one is
        looking for, or if other searches have found something with which this one can search better."""
        solver, standing = self._solver, self._standing
        passed = standing.bound < self._least if self._from_above else self._least < standing.least
        if solver is not None and (standing.is_settled or passed or self._known < standing.known):
            solver.stop_search()

    def _ask(self) -> None:
        """Ask the solver once for a better page than the best so far, or for one as good as possible; record in
        ``_Standing`` what it finds and rules out."""
        standing, cp = self._standing, self._standing.cp
        asked = standing.ask(from_above=self._from_above)
        solver = cp.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.linearization_level = 0
        solver.parameters.random_seed = self._seed

        def lower(bound: float) -> None:
            # If the question has no answer, the solver may return any bound: it says nothing about other pages.
            standing.lower(max(floor_bound(bound), asked.least - 1))

        solver.best_bound_callback = lower
        self._least, self._known, self._solver = asked.least, asked.known, solver
        search = self

        class Take(cp.CpSolverSolutionCallback):  # type: ignore[misc, name-defined]
            """Callback of the solver: hands each page that is better than the one before to ``_Standing``."""

            def on_solution_callback(self) -> None:
                """Take the page, and stop where it is worth less than the solver believes."""
                claimed = round(self.objective_value)
                search._least = claimed + 1
                try:
                    holds = standing.take(self.boolean_value, claimed, asked.version)
                except BaseException as error:  # the solver would pass over it
                    standing.fail(error)
                    holds = False
                if not holds:
                    self.stop_search()

        outcome = solver.solve(asked.model, Take())
        self._solver = None
        if outcome == cp.INFEASIBLE:
            standing.rule_out(asked.least)
        elif outcome == cp.MODEL_INVALID:
            raise AssertionError(asked.model.validate())
        elif outcome != cp.UNKNOWN:
            lower(solver.best_objective_bound)  # the last one is not told
