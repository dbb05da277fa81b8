"""``make sizes``: what is pressed and read in a round, measured in every size, text size, engine and phase.

Takes hours for all of it, and says how many; what is measured is kept at once in ``.sizes``, so that a run that is
broken off goes on where it stood, as long as the program is the same (``ARGS=--again`` measures all anew). ``ARGS="
--engine firefox --text 1 --loads 1"`` narrows it down, ``--dry`` only says what is left. ``--loads 0`` is the quick
way: one page a phase, loaded once and then resized; where something is wrong, the page is loaded anew at that size
before it counts. Writes ``docs/sizes.md``.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import date
from itertools import groupby
from pathlib import Path
from typing import Final

from tests.engines.device import Device
from tests.engines.measure import CALLS, PRESSED, measure
from tests.engines.sizes import ALL, TEXT_SCALES, Size
from tests.engines.stage import Stage, come_to, introduce, staged
from tests.engines.tab import Engine, EngineError, NotInstalled

OUT: Final = Path("docs/sizes.md")
#: What was measured, by day and engine: a run that is broken off or narrowed down loses nothing of another's.
KEPT: Final = Path(".sizes")
ENGINES: Final = ("chromium", "firefox", "webkit")
#: What one load takes, with what is done to come to its phase, and what a change of size takes, in s.
_LOAD_S: Final = 4.0
_RESIZE_S: Final = 1.5
#: A page that is drawn alike twice, so long after each other (s), has come to rest; and how often it is looked at.
_REST_S: Final = 0.5
_MOST_LOOKS: Final = 12

_HEAD: Final = """# Sizes

What a phone with seat 1 of three shows in each phase, measured on screenshots by `make sizes`, last on {day}: the least
height in px of what must be pressed (or, once the token is there, read), the least of all loads. A call
("Maquette !", "Tirage !") must be 72 px high (56 on a phone on its side), other buttons 48; **bold** is what is lower,
cut, covered or missing on any load, and is listed at the end. Text sizes are the browser's own. With three loads each,
all of it takes nine hours, so a run is narrowed down: an empty cell was not measured, and one in brackets is of an
earlier state of the program than the last run's. Below each table stands how many loads the least of its cells had; 0:
its page was loaded at another size, and resized.
"""


@dataclass(slots=True)
class Cell:
    """One phase at one size, over its loads."""

    heights: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    #: How often the page was loaded for it.
    loads: int = 0
    #: Of what program: git's name for its folders.
    program: str = ""

    def tell(self, program: str) -> str:
        """Return the least height, marked where something is wrong, or where it is of another program than that."""
        text = f"**{min(self.heights)}**" if self.faults else str(min(self.heights))
        return text if self.program == program else f"({text})"


#: By engine, text size, size and phase.
Matrix = dict[tuple[str, float, Size, str], Cell]


@contextmanager
def running(name: str) -> Iterator[Engine]:
    """That engine, for the time of a block."""
    if name == "chromium":
        from playwright.sync_api import sync_playwright

        from tests.conftest import CHROMIUM_ARGS, COMPILED_ONCE, chromium_path
        from tests.engines.chromium import Chromium

        with sync_playwright() as playwright:
            args = [*CHROMIUM_ARGS, COMPILED_ONCE]
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=args)
            yield Chromium(browser)
            browser.close()
        return
    from tests.engines.firefox import Firefox
    from tests.engines.webkit import WebKit

    engine: Engine = Firefox() if name == "firefox" else WebKit()
    try:
        yield engine
    finally:
        engine.close()


class Pace:
    """How long the rest will take, by what has been measured so far."""

    def __init__(self, left: int) -> None:
        self._left, self._done, self._began = left, 0, time.monotonic()

    def step(self) -> str:
        """One cell more; what is left, in words."""
        self._done, self._left = self._done + 1, self._left - 1
        minutes = (time.monotonic() - self._began) / self._done * self._left / 60
        return f"{self._left} left, about {minutes:.0f} min" if self._left else "done"


def missing(name: str, asked: argparse.Namespace, program: str) -> list[tuple[float, str, Size]]:
    """What is asked for and not yet measured of this program in that engine: text size, phase, size."""
    done = {} if asked.again else kept(KEPT / f"{name}.json")
    wanted = [(scale, phase, size) for scale in asked.text for phase in asked.phase for size in asked.size]

    def lacks(scale: float, phase: str, size: Size) -> bool:
        cell = done.get((name, scale, size, phase))
        return cell is None or cell.program != program or cell.loads < asked.loads

    return [one for one in wanted if lacks(*one)]


def sweep(stage: Stage, engine: Engine, todo: list[tuple[float, str, Size]], loads: int, program: str) -> None:
    """Measure those cells in one engine, and keep each at once."""
    pace = Pace(len(todo))
    for scale, of_scale in groupby(todo, key=lambda one: one[0]):
        device = Device(engine, patience_s=20)
        actor = introduce(device, stage)
        device.tab.scale_text(scale)
        for phase, of_phase in groupby(of_scale, key=lambda one: one[1]):
            code, is_there = stage.table(phase, actor), False
            for _, _, size in of_phase:
                cell = Cell(program=program)
                device.resize(size)
                if not loads and is_there:
                    _look(device, phase, cell)
                if not loads and (cell.faults or not cell.heights):
                    cell = Cell(program=program)
                    _load(device, stage, code, phase, scale, cell)
                    is_there = not cell.faults
                for _ in range(loads):
                    _load(device, stage, code, phase, scale, cell)
                keep({(engine.name, scale, size, phase): cell}, KEPT / f"{engine.name}.json")
                faults = " · ".join(sorted(set(cell.faults)))
                print(
                    f"{engine.name} {scale:.0%} {phase} {size}: {cell.tell(program)} {faults} ({pace.step()})",
                    flush=True,
                )
        device.close()


def _load(device: Device, stage: Stage, code: str, phase: str, scale: float, cell: Cell) -> None:
    """Load the page anew and measure it."""
    cell.loads += 1
    try:
        come_to(device, stage, code, phase)
        _has_text(device, scale)
        measured = measure(device, phase)
    except (AssertionError, EngineError) as error:
        cell.heights.append(0)
        cell.faults.append(str(error).split(";")[0].splitlines()[0])
        return
    cell.heights.append(measured.least_px)
    cell.faults += measured.faults


def _look(device: Device, phase: str, cell: Cell) -> None:
    """Measure the page as it is, once it has come to rest after a change of its size."""
    before = b""
    try:
        for _ in range(_MOST_LOOKS):
            time.sleep(_REST_S)
            now = device.tab.screenshot()
            if now == before:
                break
            before = now
        measured = measure(device, phase)
    except (AssertionError, EngineError) as error:
        cell.faults.append(str(error))
        return
    cell.heights.append(measured.least_px)
    cell.faults += measured.faults


def _has_text(device: Device, scale: float) -> None:
    """Make sure that the page is drawn with that text size: the page has a choice of its own."""
    shown = device.tab.evaluate("return parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert abs(shown - 16 * scale) < 0.5, f"text of {shown} px, not {16 * scale}"


def page(found: Matrix, program: str) -> str:
    """Write the measurements as a page of the documentation; ``program``: of which it is."""
    parts = [_HEAD.format(day=date.today().isoformat())]
    phases = [phase for phase in PRESSED if any(key[3] == phase for key in found)]
    for engine, scale in sorted({key[:2] for key in found}):
        lines = [f"## {engine.capitalize()}, text {scale:.0%}", ""]
        lines += ["| size | " + " | ".join(phases) + " |", "|---" * (len(phases) + 1) + "|"]
        for size in ALL:
            cells = [found.get((engine, scale, size, phase)) for phase in phases]
            if any(cells):
                told = (cell.tell(program) if cell else "" for cell in cells)
                lines.append(f"| {size} | " + " | ".join(told) + " |")
        lines += ["", _of((cell for key, cell in found.items() if key[:2] == (engine, scale)), program)]
        parts.append("\n".join(lines) + "\n")
    calls = [min(cell.heights) for key, cell in found.items() if key[3] in CALLS and cell.heights]
    faulty = {key: cell for key, cell in found.items() if cell.faults}
    lines = [f"## Faults: {len(faulty)} of {len(found)}; the lowest call is {min(calls, default=0)} px high", ""]
    for (engine, scale, size, phase), cell in faulty.items():
        earlier = "" if cell.program == program else " (earlier program)"
        lines.append(f"- {engine} {scale:.0%} {size} {phase}{earlier}: {'; '.join(sorted(set(cell.faults)))}")
    parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _of(cells: Iterable[Cell], program: str) -> str:
    """Say what the cells of a table are of."""
    of = list(cells)
    now = sum(cell.program == program for cell in of)
    return f"{len(of)} cells, {now} of this program; at least {min(cell.loads for cell in of)} load(s) each."


def keep(found: Matrix, file: Path) -> None:
    """Write what was measured of one engine, over what an earlier run has measured of the same."""
    cells = kept(file) | found
    rows = [[*key[:2], key[2].width, key[2].height, key[3], asdict(cell)] for key, cell in cells.items()]
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(rows), encoding="utf-8")
    fresh.replace(file)  # a run that is broken off leaves a whole file


def program_of() -> str:
    """Git's name for the program as it is in the working tree, so that figures of another one are not taken for its."""
    stash = subprocess.run(["git", "stash", "create"], capture_output=True, text=True, check=True).stdout.strip()
    tree = [f"{stash or 'HEAD'}:{folder}" for folder in ("companion", "content")]
    found = subprocess.run(["git", "rev-parse", *tree], capture_output=True, text=True, check=True)
    return "-".join(name[:10] for name in found.stdout.split())


def kept(file: Path) -> Matrix:
    """What runs have measured of one engine so far."""
    if not file.exists():
        return {}
    rows = json.loads(file.read_text(encoding="utf-8"))
    return {(name, scale, Size(width, height), phase): Cell(**cell) for name, scale, width, height, phase, cell in rows}


def asked_for(args: list[str]) -> argparse.Namespace:
    """What is to be measured: everything, unless it is narrowed down."""
    parser = argparse.ArgumentParser(prog="make sizes", description=__doc__)
    parser.add_argument("--engine", nargs="+", choices=ENGINES, default=list(ENGINES))
    parser.add_argument("--text", nargs="+", type=float, default=list(TEXT_SCALES))
    parser.add_argument("--phase", nargs="+", choices=list(PRESSED), default=list(PRESSED))
    sizes = {f"{size.width}x{size.height}": size for size in ALL}
    parser.add_argument("--size", nargs="+", choices=list(sizes), default=list(sizes))
    parser.add_argument("--loads", type=int, default=3)
    parser.add_argument("--again", action="store_true", help="measure anew what is measured")
    parser.add_argument("--dry", action="store_true", help="only say what is left, and how long it will take")
    asked = parser.parse_args(args)
    asked.size = [sizes[name] for name in asked.size]
    return asked


def main(args: list[str]) -> int:
    """Measure, and write the page with what earlier runs have kept; 1 where anything is too low, cut or missing."""
    asked, program = asked_for(args), program_of()
    found: Matrix = {}
    KEPT.mkdir(exist_ok=True)
    todo = {name: missing(name, asked, program) for name in asked.engine}
    cells = sum(map(len, todo.values()))
    seconds = cells * (asked.loads * _LOAD_S or _RESIZE_S)
    print(f"{cells} cells are left: about {seconds / 60:.0f} min on two quiet cores", flush=True)
    for name in () if asked.dry else asked.engine:
        if not todo[name]:
            continue
        with tempfile.TemporaryDirectory() as folder, staged(Path(folder) / "data") as stage:
            try:
                with running(name) as engine:
                    sweep(stage, engine, todo[name], asked.loads, program)
            except NotInstalled as error:
                print(f"{name} is left out: {error}", file=sys.stderr)
    for file in sorted(KEPT.glob("*.json")):
        found |= kept(file)
    OUT.write_text(page(found, program), encoding="utf-8")
    return 1 if any(cell.faults for cell in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
