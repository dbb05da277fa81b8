"""``make screens``: every screen in six looks, on contact sheets to be looked at.

Plays a short evening in each look on the real server and the real browser, and the beginning of each of the newer
games (sheets that end in "-shelf"); takes a picture at each station, and puts the pictures side by side in
``docs/screens``. Nothing is compared by itself: a person looks.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.conftest import CHROMIUM_ARGS, chromium_path
from tests.e2e.play import RULEBOOK_FRIDAY, TOGETHER, count, enter, everybody_prints, next_day, start, to_counting
from tests.e2e.table import Phone, Room, Server, serving
from tests.engines import sizes
from tests.screens.shelf import shelf

OUT = Path("docs/screens")

NAMES = ["Goupil", "Zhette", "Lahaz", "Tritus", "Hotte", "Sidé"]
LONG = [
    "Maximilienne-Philippine de La Rochefoucauld",
    "Jean-Bernard-Emmanuel",
    "Wolfeschlegelsteinhausen",
    "أمينة بنت عبد الرحمن",
    "Zoé 🦊🎉",
    "Ö",
]

LARGE_TEXT = """
const enlarge = () => { document.documentElement.style.fontSize = '200%'; };
if (document.documentElement) enlarge(); else new MutationObserver((_, o) => {
  if (document.documentElement) { enlarge(); o.disconnect(); } }).observe(document, {childList: true});
"""


@dataclass(frozen=True, slots=True)
class Look:
    """One way the app may be seen."""

    name: str
    size: sizes.Size
    dark: bool
    lang: str
    names: list[str]
    large: bool = False


LOOKS = (
    Look("1-phone-light-fr-2", sizes.PHONE, False, "fr", NAMES[:2]),
    Look("2-small-dark-en-6", sizes.SMALL_PHONE, True, "en", NAMES),
    Look("3-lying-light-fr-3", sizes.LYING_PHONE, False, "fr", NAMES[:3]),
    Look("4-tablet-dark-fr-long", sizes.TABLET, True, "fr", LONG),
    Look("5-laptop-light-en-long", sizes.LAPTOP, False, "en", LONG),
    Look("6-phone-light-fr-200", sizes.PHONE, False, "fr", NAMES[:4], large=True),
)


@dataclass(slots=True)
class Camera:
    """Takes the pictures of one sheet."""

    look: Look
    folder: Path
    name: str
    taken: list[tuple[str, Path]] = field(default_factory=list)

    def take(self, phone: Phone, station: str, wait_ms: int = 700) -> None:
        phone.page.wait_for_timeout(wait_ms)
        path = self.folder / f"{self.name}-{len(self.taken):02d}-{station}.png"
        phone.page.screenshot(path=path)
        self.taken.append((station, path))
        print(f"  {station}", flush=True)


def page(room: Room, look: Look, path: str = "/") -> Phone:
    """A device in that look."""
    locale = {"fr": "fr-FR", "en": "en-GB"}[look.lang]
    scheme = "dark" if look.dark else "light"
    scripts = LARGE_TEXT if look.large else None
    return room.device(path, size=look.size.viewport, locale=locale, color_scheme=scheme, init_script=scripts)


def unfold(host: Phone, handle: str, fold: str) -> None:
    """Open what is folded away on a phone."""
    if host[handle].count() == 0:
        host.tap(fold, leads_to=handle)


def evening(room: Room, look: Look, camera: Camera) -> None:
    """From home to the front page, with a picture at each station."""
    host = page(room, look)
    host.shows("new-game")
    camera.take(host, "home")
    host.tap("new-game")
    if not look.large:  # where there is more to set
        unfold(host, "mode-advanced", "change-mode")
        host.tap("mode-advanced")
    for number, name in enumerate(look.names, 1):
        host.reach("player-name")
        host.type("player-name", name)
        host.tap("add-player")
        host.reach(f"seat-{number}")
    camera.take(host, "set-up")
    if not look.large:
        unfold(host, "mode-classic", "change-mode")
        host.tap("mode-classic")
    host.tap("open-table", leads_to="start-round")
    camera.take(host, "ready")
    host.reach("join-code")
    code = host.text("join-code")
    guest = page(room, look, f"/join/{code}")
    camera.take(guest, "join")
    guest.tap("take-seat-1", leads_to="ready-here")
    camera.take(guest, "ready-guest")
    host.reach("start-round")
    host.tap("start-round")
    guest.shows("count-in")
    camera.take(guest, "3-2-1")
    guest.lacks("count-in")
    camera.take(guest, "reporting")
    guest.tap("maquette-1")
    guest.shows("tirage-1")
    camera.take(guest, "layout")
    host.shows("tirage-2")
    camera.take(host, "whole-table")
    guest.tap("help-phase-layout", leads_to="help-close")
    camera.take(guest, "help")
    guest.tap("help-close", leads_to="tirage-1")
    guest.tap("pause")
    camera.take(guest, "paused")
    guest.tap("resume")
    press_in_one_moment(guest, host)
    camera.take(guest, "settling", wait_ms=100)
    guest.shows("bouclage-1")
    camera.take(guest, "token")
    if host.comes_to_show("finish-right", "", 5_000):
        camera.take(host, "photo-finish")
        host.tap("finish-right")
    if len(look.names) > 2:
        bring_out(guest, "shout")
        guest.tap("shout", leads_to="shout-enter")
        camera.take(guest, "shout")
        guest.tap("shout-cancel")
        end_round(host)
        camera.take(host, "buzzer")
        for seat in range(3, len(look.names) + 1):
            host.tap(f"tirage-{seat}")
    to_counting(host)
    camera.take(host, "count")
    pages = [RULEBOOK_FRIDAY[i % 3] for i in range(len(look.names))]
    cells = [(row, seat) for rows in TOGETHER for seat in range(1, len(pages) + 1) for row in rows]
    half = len(pages) + 1
    for row, seat in cells[:half]:
        enter(host, row, seat, pages[seat - 1][row])
    camera.take(host, "count-half")
    camera.take(guest, "count-guest")
    for row, seat in cells[half:]:
        enter(host, row, seat, pages[seat - 1][row])
    camera.take(host, "counted")
    host.tap("sheet")
    host.shows("cell-free_area-1-friday")
    camera.take(host, "sheet")
    host.tap("cell-free_area-1-friday")
    camera.take(host, "reason")
    host.tap("sheet-close")
    host.tap("done-counting")
    host.shows("next-round")
    camera.take(host, "between")
    host.tap("menu", leads_to="close-menu")
    camera.take(host, "menu")
    host.tap("invite", leads_to="close-invite")
    camera.take(host, "invite")
    host.tap("close-invite", leads_to="next-round")
    for seat in range(1, len(look.names) + 1):
        host.tap(f"tribune-pick-{seat}")
    host.tap("next-round")
    host.shows("start-round")
    for day in ("saturday", "sunday"):
        start(host)
        everybody_prints(host, list(range(1, len(look.names) + 1)))
        to_counting(host)
        count(host, pages)
        if day == "saturday":
            next_day(host, list(range(1, len(look.names) + 1)))
    host.tap("done-counting", leads_to="again")
    camera.take(host, "result")
    for route, station, there in (
        ("/home", "home-later", "new-game"),
        ("/history", "history", ""),
        ("/players", "players", "profile-1"),
        ("/progress/redac-chef", "standings", "standing-1"),
        ("/statistics/all", "statistics", "stats-games"),
        ("/rules", "rules", "rules-search"),
        ("/rules/free-area", "topic", "rule-free-area"),
        ("/settings", "settings", "lang-fr"),
    ):
        host.open(room.url + route)
        if there == "rules-search":
            host.shows(there)  # at the top: where a busy machine is slow to draw it, scrolling would only miss it
        elif there:
            host.reach(there)
        camera.take(host, station)
    host.open(room.url + "/players")
    host.tap("profile-1", leads_to="profile")
    camera.take(host, "profile")


def newer_games(room: Room, look: Look, camera: Camera) -> None:
    """The main screens of the other games."""
    shelf(room, lambda path: page(room, look, path), look.names, camera.take)


def press_in_one_moment(guest: Phone, host: Phone) -> None:
    """ "Tirage !" of two seats on two pages, too close to tell apart."""
    middles = []
    for phone, handle in ((guest, "tirage-1"), (host, "tirage-2")):
        phone.shows(handle)
        box = phone[handle].bounding_box()
        assert box is not None
        middles.append((phone, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    for phone, x, y in middles:
        phone.page.mouse.click(x, y)


def bring_out(phone: Phone, handle: str) -> None:
    """Bring out what is folded away where there is little room, or shown with the whole table only."""
    phone.shows("timer")
    if not phone.has(handle):
        phone.tap("more" if phone.has("more") else "round-toggle", leads_to=handle)


def end_round(phone: Phone) -> None:
    """Time is up by word of the table."""
    bring_out(phone, "end-round")
    phone.tap("end-round")
    phone.shows("said")
    phone.tap("end-round")


#: What is played in each look: what is added to its name, and the play.
SHEETS: Final[dict[str, Callable[[Room, Look, Camera], None]]] = {"": evening, "-shelf": newer_games}


def contact_sheet(browser: Browser, camera: Camera, out: Path) -> None:
    """All pictures of a look in one."""
    width = min(560, round(camera.look.size.width * 0.7))
    figures = "".join(
        f'<figure><img src="{path.resolve().as_uri()}" width="{width}"><figcaption>{station}</figcaption></figure>'
        for station, path in camera.taken
    )
    style = (
        "body{margin:16px;font:16px sans-serif;background:#888;display:flex;flex-wrap:wrap;gap:12px} figure{margin:0}"
    )
    file = camera.folder / f"{camera.name}.html"
    file.write_text(f"<style>{style}</style>{figures}", encoding="utf-8")
    sheet = browser.new_page(viewport={"width": 1900, "height": 900})
    sheet.goto(file.resolve().as_uri())
    sheet.screenshot(path=out / f"{camera.name}.jpg", type="jpeg", quality=60, full_page=True)
    sheet.close()


def main(wanted: list[str]) -> int:
    """Every sheet, or those whose names begin with one of ``wanted``."""
    if (chromium := chromium_path()) is None:
        print("no Chromium on this machine: install the system's chromium to see the screens", file=sys.stderr)
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    failed = 0
    raw = Path(".screens")
    shutil.rmtree(raw, ignore_errors=True)
    raw.mkdir()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGS)
        for look, (suffix, play) in product(LOOKS, SHEETS.items()):
            camera = Camera(look, raw, look.name + suffix)
            if wanted and not camera.name.startswith(tuple(wanted)):
                continue
            print(camera.name, flush=True)
            with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", lang=look.lang) as server:
                failed += not _played(browser, server, look, camera, play)
            contact_sheet(browser, camera, OUT)
        browser.close()
    return 1 if failed else 0


def _played(
    browser: Browser, server: Server, look: Look, camera: Camera, play: Callable[[Room, Look, Camera], None]
) -> bool:
    room = Room(browser, server.url)
    try:
        play(room, look, camera)
    except Exception as error:
        print(f"  stopped: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
        for phone in room.phones:
            camera.take(phone, "stopped-here")
        return False
    finally:
        room.close()
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
