"""A browser's page as a phone: taps, types and reads by handle; a room makes the pages of one browser."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from playwright.sync_api import Browser, CDPSession, Error, Locator, Page, WebSocket, expect

from companion.games.redac_chef.state.calls import DOUBLE_TAP_MS
from tests.engines import sizes
from tests.engines.chromium import scale_text
from tests.support.spaces import plain

#: Generous: two busy cores are slow, and a wait that is long only when something is wrong costs nothing. Seconds in
#: ``COMPANION_PATIENCE_S`` where a machine has much else to do.
PATIENCE_MS = 1000 * int(os.environ.get("COMPANION_PATIENCE_S", "30"))

T = TypeVar("T")

PHONE = sizes.PHONE.viewport
LAPTOP = sizes.LAPTOP.viewport

#: How long (ms) a touch may be on its way until the client sends it.
_SENT_MS = 3000
#: How long (ms) a control that a touch leads to may take to be drawn, before it is looked for further down.
_COMES_MS = 2000
#: How long (ms) a page takes to follow the wheel.
_SCROLLED_MS = 300

#: Asks for semantics whenever the page has loaded itself anew, as it does where its picture stands still.
_LISTENS = """setInterval(() => {
  const asked = document.querySelector('flt-semantics-placeholder');
  if (asked && !document.querySelector('flt-semantics')) asked.click();
}, 500);"""

#: An event of a control as the client sends it (message 3 of Flet's protocol), but one that comes without a touch.
_OF_A_CONTROL = re.compile(rb"^.\x92\x03\x83\xa6target.{1,5}\xa4name(?!\xacroute_change|\xa6resize)", re.S)

#: What the driver says where the page that it asks is being replaced by another.
_LOADS_ANEW = re.compile("Execution context was destroyed|Cannot find context|Frame was detached")

#: Whether the only control with that handle lies wholly on the screen, with nothing over its middle.
_IN_SIGHT = """handle => {
  const found = document.querySelectorAll(`[flt-semantics-identifier="${handle}"]`);
  if (found.length !== 1) return false;
  const box = found[0].getBoundingClientRect();
  if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false;
  return found[0].contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
}"""


class Phone:
    """One browser page: what its hands do, by handle."""

    def __init__(self, page: Page, lang: str = "fr") -> None:
        """``lang``: the language that its browser asks for."""
        self.page, self.lang = page, lang
        self.taps = 0
        #: Whether whatever is tapped has to be in sight already.
        self._counts = False
        #: Holds the browser's settings of this page as long as it is kept.
        self.settings: CDPSession | None = None
        #: How many events of its controls the client has sent, and whether it can send any now.
        self._sent: int = 0
        self._socket: WebSocket | None = None
        #: When (monotonic s) something was last touched.
        self._touched = 0.0
        page.on("websocket", self._follow_socket)
        # Printed where a test fails: a page that was loaded anew by itself explains much.
        page.on("domcontentloaded", lambda page: print(f"{time.monotonic():.1f} s: loaded {page.url}"))
        page.add_init_script(_LISTENS)

    def open(self, url: str) -> Phone:
        self._load(lambda: self.page.goto(url))
        return self

    def reload(self) -> None:
        self._load(self.page.reload)

    def _load(self, load: Callable[[], object]) -> None:
        for attempt in range(3):
            try:
                load()
                break
            except Error:  # it was just reloading itself, as it does when the table answers again
                if attempt == 2:
                    raise
                self.page.wait_for_timeout(1000)
        self.listen()

    def listen(self) -> None:
        """Wait until Flutter has built its semantics, which the page asks for at each load."""
        self.page.wait_for_selector("flt-semantics", state="attached", timeout=PATIENCE_MS * 2)

    def _read(self, read: Callable[[], T]) -> T:
        """Return what the page answers; it is asked again where it was just loading itself anew."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while True:
            try:
                return read()
            except Error as error:
                if not _LOADS_ANEW.search(str(error)) or time.monotonic() > deadline:
                    raise
                self.page.wait_for_load_state()

    def __getitem__(self, handle: str) -> Locator:
        return self.page.locator(f'[flt-semantics-identifier="{handle}"]')

    def has(self, handle: str) -> bool:
        """Whether that handle is there now."""
        return self._read(self[handle].count) > 0

    @contextlib.contextmanager
    def count_taps(self, most: int) -> Iterator[None]:
        """Allow so many taps meanwhile, each on what is in sight without a scroll."""
        before, self._counts = self.taps, True
        yield
        self._counts = False
        assert self.taps - before <= most, f"{self.taps - before} taps, not {most}"

    def see(self, handle: str) -> None:
        """Wait until that control is in sight as the page stands: not below its end, not under a bar."""
        deadline = time.monotonic() + PATIENCE_MS / 2000
        while not self._read(lambda: self.page.evaluate(_IN_SIGHT, handle)):
            assert time.monotonic() < deadline, f"{handle} is not in sight: {self[handle].all()}"
            self.page.wait_for_timeout(100)

    def _follow_socket(self, socket: WebSocket) -> None:
        """Count the events that the client sends on this connection."""

        def count(frame: str | bytes) -> None:
            if isinstance(frame, bytes) and _OF_A_CONTROL.search(frame):
                self._sent += 1

        self._socket = socket
        socket.on("framesent", count)

    def tap(self, handle: str, *, leads_to: str | None = None) -> None:
        """Touch the control with that handle. ``leads_to``: what must then appear. A touch that the client has not sent
        fell beside a control that was just moving, and is made again; so is one that led to nothing for long, since
        what was touched may just have been replaced."""
        target = self[handle]
        self.taps += 1
        (self.see if self._counts else self._find)(handle)
        for attempt in range(3):
            expect(target).to_have_count(1, timeout=PATIENCE_MS)
            try:
                self._bring(handle)
                if self._click(target):
                    break
                self._agree(target)
            except Error as error:  # while a page moves on, Flutter holds the old part and the new one for a moment
                if attempt == 2 or "strict mode" not in str(error):
                    raise
        else:
            raise AssertionError(f"a touch of {handle} is not sent; the page says {self.told()!r}")
        if handle.startswith("maquette-"):
            self.page.wait_for_timeout(DOUBLE_TAP_MS)  # a tap on what comes in its place is then a tap of its own
        if leads_to is None:
            return
        for _ in range(4):
            try:
                expect(self[leads_to]).to_have_count(1, timeout=PATIENCE_MS / 4)
                return
            except AssertionError:
                if self._read(target.count) == 1:
                    self._click(target)
        expect(self[leads_to]).to_have_count(1, timeout=PATIENCE_MS)

    def press(self, handle: str) -> None:
        """Press that button without the time that a driver takes to aim, and to see that it was sent."""
        self._find(handle)
        box = self[handle].bounding_box()
        assert box is not None, handle
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _click(self, target: Locator) -> bool:
        """Click there; whether the client has told the server of it, or has no connection to do so."""
        before = self._sent
        target.click(timeout=PATIENCE_MS)
        self._touched = time.monotonic()
        deadline = time.monotonic() + _SENT_MS / 1000
        while self._sent == before and self._socket is not None and not self._socket.is_closed():
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(20)
        return True

    def _agree(self, target: Locator) -> None:
        """Scroll by a pixel: the client may have drawn another part of the page than the browser has scrolled to."""
        self.page.wait_for_timeout(700)
        target.evaluate("""one => {
            let around = one.parentElement;
            while (around && around.scrollHeight <= around.clientHeight) around = around.parentElement;
            if (around) around.scrollTop += around.scrollTop > 0 ? -1 : 1;
        }""")
        self.page.wait_for_timeout(300)

    def type(self, handle: str, text: str) -> None:
        """Type into the field with that handle, in place of what is there."""
        self._find(handle)
        field = self[handle].locator("input, textarea").first
        for _ in range(5):
            with contextlib.suppress(Error):
                self._still(field)
            field.click(timeout=PATIENCE_MS)
            # Flutter puts its own input there once it has the focus; on a busy machine that takes a while.
            self.page.wait_for_timeout(200)
            self.page.keyboard.press("Control+A")
            self.page.keyboard.type(text)
            self.page.wait_for_timeout(200)
            if field.input_value() == text:
                return
        raise AssertionError(f"{handle} does not take {text!r}")

    def _find(self, handle: str) -> None:
        """Wait for the control; where it does not come by itself, it may lie further down than what is drawn."""
        try:
            expect(self[handle]).not_to_have_count(0, timeout=PATIENCE_MS / 3)
        except AssertionError:
            self.reach(handle)

    def _bring(self, handle: str) -> None:
        """Scroll there where it is not in sight."""
        with contextlib.suppress(Error):  # just drawn anew, or twice there: whoever touches it sees to that
            if not self.page.evaluate(_IN_SIGHT, handle):
                self._still(self[handle])

    def _still(self, part: Locator) -> None:
        """Scroll there, and wait until it stays where it is: what was chosen above it may just be moving it down."""
        # For half a second after a touch the client ignores that the browser scrolls: what is drawn would stay where it
        # was, and the next touch would hit that.
        self.page.wait_for_timeout(max(0, 700 - 1000 * (time.monotonic() - self._touched)))
        part.scroll_into_view_if_needed(timeout=PATIENCE_MS)
        before = None
        for _ in range(20):
            box = part.bounding_box()
            if box is not None and box == before:
                return
            before = box
            self.page.wait_for_timeout(150)

    def reach(self, handle: str) -> None:
        """Scroll until the control with that handle is drawn, down, then from the top on: with large text, what lies
        far away is not. A page that is just changing is not moved."""
        with contextlib.suppress(AssertionError):
            expect(self[handle]).not_to_have_count(0, timeout=_COMES_MS)
        size = self.page.viewport_size or PHONE
        for step in range(60):
            if self.has(handle):
                return
            self.wheel(-100 * size["height"] if step == 20 else size["height"] / 2)
        self.shows(handle)

    def wheel(self, px: float) -> None:
        """Turn the wheel over the page by so many px, and wait until the page has followed."""
        size = self.page.viewport_size or PHONE
        self.page.mouse.move(size["width"] / 2, size["height"] / 3)
        self.page.mouse.wheel(0, px)
        self.page.wait_for_timeout(_SCROLLED_MS)
        self._touched = time.monotonic()  # as after a touch, the client does not follow the browser at once

    def text(self, handle: str) -> str:
        """The text of the control with that handle, with plain spaces."""
        expect(self[handle]).to_have_count(1, timeout=PATIENCE_MS)
        return plain(self._read(self[handle].inner_text)).strip()

    def shows(self, handle: str, text: str | re.Pattern[str] | None = None) -> None:
        """Wait until the handle is there, with that text in it: what stands there or what it is called."""
        try:
            expect(self[handle]).to_have_count(1, timeout=PATIENCE_MS)
        except AssertionError as error:
            raise AssertionError(f"{handle} is not there (once); the page says {self.told()!r}") from error
        wanted = text if isinstance(text, re.Pattern) else re.compile(re.escape(text or ""))
        came = self.comes_to_show(handle, wanted, PATIENCE_MS)
        assert came, f"{handle} shows {self.told(handle)!r}, not {wanted.pattern!r}"

    def comes_to_show(self, handle: str, text: str | re.Pattern[str], patience_ms: int = PATIENCE_MS // 4) -> bool:
        """Whether that text appears there in time."""
        wanted = text if isinstance(text, re.Pattern) else re.compile(re.escape(text))
        deadline = time.monotonic() + patience_ms / 1000
        while not wanted.search(self.told(handle)):
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(100)
        return True

    def told(self, handle: str = "") -> str:
        """All that a handle, or the page, says: texts, and the names of groups, into which Flutter puts texts too; with
        plain spaces."""
        told = """all => all.map(one => [one.innerText, one.ariaLabel,
            ...[...one.querySelectorAll('[aria-label]')].map(part => part.ariaLabel)].join('\\n')).join('\\n')"""
        parts = self[handle] if handle else self.page.locator("flt-semantics-host")
        return plain(str(self._read(lambda: parts.evaluate_all(told))))

    def lacks(self, handle: str) -> None:
        """Wait until there is no such handle."""
        expect(self[handle]).to_have_count(0, timeout=PATIENCE_MS)

    def says(self, text: str) -> None:
        """Wait until that text stands somewhere on the page, however it is set there."""
        wanted = " ".join(plain(text).split())
        deadline = time.monotonic() + PATIENCE_MS / 1000
        said = ""
        while wanted not in plain(said):
            assert time.monotonic() < deadline, f"the page says {said!r}, not {wanted!r}"
            with contextlib.suppress(Error):  # it may be loading anew
                said = " ".join(f"{self.page.locator('flt-semantics-host').text_content()} {self.told()}".split())
            self.page.wait_for_timeout(100)


@contextlib.contextmanager
def load_anew(*phones: Phone) -> Iterator[None]:
    """Wait until each of these pages has loaded itself anew, as it does when a server answers that is not the one it
    knew: what it showed before is still there for a moment."""
    for phone in phones:
        phone.page.evaluate("window.ofBefore = true")
    yield
    for phone in phones:
        phone.page.wait_for_function("!window.ofBefore", timeout=2 * PATIENCE_MS)
        phone.listen()


class Room:
    """The browser with its pages, each a device of its own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.phones: list[Phone] = []

    def device(
        self,
        path: str = "/",
        *,
        size: dict[str, int] = PHONE,
        locale: str = "fr-FR",
        init_script: str | None = None,
        text: float = 1.0,
        **kw: object,
    ) -> Phone:
        """A new device on that page of the server. ``text``: the browser's text size, as a factor."""
        context = self.browser.new_context(viewport=size, locale=locale, **kw)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        if init_script is not None:
            context.add_init_script(init_script)
        phone = Phone(context.new_page(), locale.partition("-")[0])
        self.phones.append(phone)
        if text != 1.0:
            phone.settings = scale_text(phone.page, text)
        phone.open(self.url + path)
        shown = phone.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        assert abs(shown - 16 * text) < 0.5, f"text of {shown} px, not {16 * text}"
        return phone

    def laptop(self, path: str = "/", **kw: object) -> Phone:
        return self.device(path, size=LAPTOP, **kw)  # type: ignore[arg-type]

    def close(self) -> None:
        for phone in self.phones:
            phone.page.context.close()
        self.phones.clear()


def open_table(laptop: Phone, names: list[str], *, mode: str = "classic") -> str:
    """From home to an open table with these players; its code."""
    laptop.tap("new-game", leads_to="game-redac-chef")
    laptop.tap("game-redac-chef")
    if not laptop.has(f"mode-{mode}"):  # folded away on a phone
        laptop.tap("change-mode", leads_to=f"mode-{mode}")
    laptop.tap(f"mode-{mode}")
    for name in names:
        laptop.type("player-name", name)
        laptop.tap("add-player")
        laptop.shows(f"seat-{names.index(name) + 1}")
    laptop.tap("open-table", leads_to="join-code")
    return laptop.text("join-code")


def open_game(phone: Phone, game: str, names: Sequence[str]) -> None:
    """From home to a table of one of the newer games, laid out but not begun."""
    phone.tap("new-game", leads_to="change-game")
    if not phone.has(f"game-{game}"):  # folded away on a phone
        phone.tap("change-game", leads_to=f"game-{game}")
    phone.tap(f"game-{game}")
    for number, name in enumerate(names, 1):
        phone.reach("player-name")
        phone.type("player-name", name)
        phone.tap("add-player")
        phone.reach(f"seat-{number}")
    phone.tap("open-table", leads_to="start-round")


def join(room: Room, code: str, *seats: int, **kw: object) -> Phone:
    """A phone that scans the code and takes these seats."""
    phone = room.device(f"/join/{code}", **kw)  # type: ignore[arg-type]
    for seat in seats:
        phone.tap(f"take-seat-{seat}")
        phone.shows("start-round")
    return phone
