"""``make screens``: every screen in eight looks, on contact sheets to be looked at.

Plays a short evening in each look on the real server and the real browser, each of the other games to its winner
(sheets that end in the game's name), and lays a page on its grid ("-grid"); takes a picture at each station, and puts
the pictures side by side in ``docs/screens``.
A person looks at them. What no eye finds among so many is measured: each text that is broken within a word, shortened,
or drawn outside its place is said at its station, and ends the run with 1.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from fnmatch import fnmatch
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.conftest import CHROMIUM_ARGS, COMPILED_ONCE, chromium_path
from tests.engines.stage import Stage, staged
from tests.engines.texts import SCRIPT
from tests.screens import election, extrablatt, plus_belle_la_vie, reportages
from tests.screens.camera import Camera, contact_sheet
from tests.screens.evening import evening
from tests.screens.grid import grid
from tests.screens.looks import LOOKS, Look
from tests.screens.shelf import Table, open_shelf
from tests.support.browser_phone import Phone, Room

OUT: Final = Path("docs/screens")
#: The pictures as they were taken, which git does not keep.
RAW: Final = Path(".screens")


def page(room: Room, look: Look, path: str = "/") -> Phone:
    """A device in that look, whose texts can be asked for."""
    return room.device(
        path,
        size=look.size.viewport,
        locale=look.locale,
        color_scheme=look.scheme,
        init_script=SCRIPT,
        text=look.text,
    )


def play_evening(stage: Stage, room: Room, look: Look, camera: Camera) -> None:
    """Draw an evening of Rédac' Chef."""
    evening(stage, room, lambda path: page(room, look, path), look.names, camera.take)


def play_game(game: str, stage: Stage, room: Room, look: Look, camera: Camera) -> None:
    """Draw one of the other games."""
    GAMES[game](open_shelf(game, stage, room, lambda path: page(room, look, path), look.names, camera.take))


def play_grid(stage: Stage, room: Room, look: Look, camera: Camera) -> None:
    """Draw a page of Rédac' Chef on its grid."""
    grid(stage, room, lambda path: page(room, look, path), look.names, camera.take)


#: How each of the other games is played.
GAMES: Final[dict[str, Callable[[Table], None]]] = {
    "reportages": reportages.play,
    "extrablatt": extrablatt.play,
    "plus-belle-la-vie": plus_belle_la_vie.play,
    "election": election.play,
}
#: What is played in each look: what is added to its name, and the play.
SHEETS: Final[dict[str, Callable[[Stage, Room, Look, Camera], None]]] = {
    "": play_evening,
    "-grid": play_grid,
    **{f"-{game}": partial(play_game, game) for game in GAMES},
}


def main(wanted: list[str]) -> int:
    """Draw every sheet, or those named in ``wanted`` (``*-grid`` names one in each look)."""
    if (chromium := chromium_path()) is None:
        print("no Chromium on this machine: install the system's chromium to see the screens", file=sys.stderr)
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(RAW, ignore_errors=True)
    RAW.mkdir()
    stopped: list[str] = []
    cut: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*CHROMIUM_ARGS, COMPILED_ONCE])
        for look, (suffix, play) in product(LOOKS, SHEETS.items()):
            camera = Camera(look, RAW, look.name + suffix)
            if wanted and not any(fnmatch(camera.name, one) for one in wanted):
                continue
            print(camera.name, flush=True)
            with tempfile.TemporaryDirectory() as folder, staged(Path(folder) / "data") as stage:
                if not played(browser, stage, look, camera, play):
                    stopped.append(camera.name)
            cut += [f"{camera.name} {fault}" for fault in camera.cut]
            contact_sheet(browser, camera, OUT)
        browser.close()
    print(f"{len(cut)} texts are cut", *cut, sep="\n")
    for name in stopped:
        print(f"{name} is not whole", file=sys.stderr)
    return 1 if cut or stopped else 0


def played(
    browser: Browser,
    stage: Stage,
    look: Look,
    camera: Camera,
    play: Callable[[Stage, Room, Look, Camera], None],
) -> bool:
    """Play in that look; whether it came to its end."""
    room = Room(browser, stage.url)
    try:
        play(stage, room, look, camera)
    except Exception as error:
        print(f"  stopped: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
        camera.stopped(room.phones)
        return False
    finally:
        room.close()
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
