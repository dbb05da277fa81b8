"""A device in any engine: what its hands do and what its eyes see, by handle (Flutter semantics identifiers).

It has the words of ``tests.support.browser_phone.Phone``, so that what is played there is played here.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Final

from companion.games.redac_chef.state.calls import DOUBLE_TAP_MS
from tests.engines.picture import Box, Picture
from tests.engines.sizes import PHONE, Size
from tests.engines.tab import Engine, EngineError, Tab
from tests.support.spaces import plain

PATIENCE_S: Final = 45.0

_FIND: Final = 'const found = [...document.querySelectorAll(`[flt-semantics-identifier="${arguments[0]}"]`)];'
_COUNT: Final = _FIND + "return found.length"
_BOX: Final = _FIND + (
    "if (found.length !== 1) return null;"
    "const box = found[0].getBoundingClientRect(); return [box.x, box.y, box.width, box.height]"
)
#: All that a handle says: texts, and the names of groups, into which Flutter puts texts too.
_TOLD: Final = _FIND + (
    "return found.map(one => [one.innerText, one.ariaLabel,"
    "...[...one.querySelectorAll('[aria-label]')].map(part => part.ariaLabel)].join('\\n')).join('\\n')"
)
_HANDLES: Final = (
    "return [...document.querySelectorAll('[flt-semantics-identifier]')]"
    ".map(one => one.getAttribute('flt-semantics-identifier'))"
)
_VALUE: Final = _FIND + (
    "const field = found[0]?.matches('input, textarea') ? found[0] : found[0]?.querySelector('input, textarea');"
    "return field ? field.value : null"
)
_SCROLL: Final = _FIND + "found[0]?.scrollIntoView({block: 'center'})"
#: Scroll what can be scrolled to that share of its length.
_SCROLL_TO: Final = (
    "for (const one of document.querySelectorAll('flt-semantics'))"
    " if (one.scrollHeight > one.clientHeight + 1) one.scrollTop = arguments[0] * one.scrollHeight"
)
#: Flutter builds semantics when asked; on a phone only a click in the very middle of its placeholder asks.
_ASK_FOR_SEMANTICS: Final = """
if (document.querySelector('flt-semantics')) return true;
const placeholder = document.querySelector('flt-semantics-placeholder');
if (!placeholder) return false;
const box = placeholder.getBoundingClientRect();
const middle = {clientX: box.left + box.width / 2, clientY: box.top + box.height / 2};
placeholder.click();
if (box.width > 10) {
  placeholder.dispatchEvent(new MouseEvent('click', {...middle, bubbles: true, cancelable: true, composed: true}));
}
return false;
"""


class Device:
    """One page, what is done on it and what it shows."""

    def __init__(self, engine: Engine, size: Size = PHONE, lang: str = "fr-FR", patience_s: float = PATIENCE_S) -> None:
        self.engine, self.patience_s = engine, patience_s
        self.tab: Tab = engine.open(size, lang)

    def open(self, url: str) -> Device:
        self.tab.go(url)
        self.listen()
        return self

    def resize(self, size: Size) -> None:
        """Give the page that much room, and wait until it has it."""
        self.tab.resize(size)
        wanted = [size.width, size.height]
        self.wait(lambda: self.tab.evaluate("return [innerWidth, innerHeight]") == wanted, f"a page of {size}")

    def reload(self) -> None:
        self.tab.reload()
        self.listen()

    def listen(self) -> None:
        """Wait for the first frame, and ask Flutter for its semantics."""
        self.wait(lambda: self.tab.evaluate(_ASK_FOR_SEMANTICS), "the page to be drawn", 2 * PATIENCE_S)

    def close(self) -> None:
        self.tab.close()

    # --- what it shows ----------------------------------------------------------------------------------------------

    def has(self, handle: str) -> bool:
        """Whether that handle is there now."""
        return self._count(handle) > 0

    def comes(self, handle: str, patience_s: float) -> bool:
        """Whether that handle is there in time."""
        deadline = time.monotonic() + patience_s
        while not self.has(handle):
            if time.monotonic() > deadline:
                return False
            time.sleep(0.1)
        return True

    def _count(self, handle: str) -> int:
        return int(self.tab.evaluate(_COUNT, handle) or 0)  # nothing while a page is being loaded

    def shows(self, handle: str, text: str | re.Pattern[str] | None = None) -> None:
        """Wait until the handle is there, with that text in it: what stands there or what it is called."""
        self.wait(lambda: self._count(handle) == 1, handle)
        wanted = text if isinstance(text, re.Pattern) else re.compile(re.escape(text or ""))
        came = self.comes_to_show(handle, wanted, int(self.patience_s * 1000))
        assert came, f"{self.engine.name}: {handle} shows {self.told(handle)!r}, not {wanted.pattern!r}"

    def comes_to_show(self, handle: str, text: str | re.Pattern[str], patience_ms: int = 10_000) -> bool:
        """Whether that text appears there in time."""
        wanted = text if isinstance(text, re.Pattern) else re.compile(re.escape(text))
        deadline = time.monotonic() + patience_ms / 1000
        while not wanted.search(self.told(handle)):
            if time.monotonic() > deadline:
                return False
            time.sleep(0.1)
        return True

    def lacks(self, handle: str) -> None:
        """Wait until there is no such handle."""
        self.wait(lambda: not self.has(handle), f"{handle} to go")

    def told(self, handle: str) -> str:
        """All that a handle says, with plain spaces."""
        return plain(str(self.tab.evaluate(_TOLD, handle) or ""))

    def text(self, handle: str) -> str:
        """The text of the control with that handle, with plain spaces."""
        self.shows(handle)
        return self.told(handle).split("\n")[0].strip()

    def box(self, handle: str) -> Box:
        """Where the control says that it is; what of it is drawn, ``picture`` knows."""
        found: list[float] | None = None

        def there() -> bool:
            nonlocal found
            found = self.tab.evaluate(_BOX, handle)
            return found is not None

        self.wait(there, handle)
        assert found is not None
        return Box(*found)

    def picture(self) -> Picture:
        """What is drawn now."""
        return Picture(self.tab.screenshot())

    def scan(self, near: str) -> list[str]:
        """The QR codes on the screen, which is scrolled until one of them is seen beside that handle."""
        box = self._still(near)
        for move in (0, self.tab.size.height // 2, -self.tab.size.height // 4, -self.tab.size.height // 4):
            if move or box.y + box.height > self.tab.size.height:
                time.sleep(0.8)
                self.tab.evaluate(_SCROLL, near)
                time.sleep(0.5)
            if codes := self.picture().qr_codes():
                return codes
        return []

    # --- hands ------------------------------------------------------------------------------------------------------

    def reach(self, handle: str) -> Box:
        """Bring a control into sight; where it is when it has come to rest."""
        for _ in range(6):
            box = self._still(handle)
            if box.y >= 0 and box.y + box.height <= self.tab.size.height:
                return box
            # Flutter follows a scroll of the browser only when no finger has been there for half a second.
            time.sleep(0.8)
            self.tab.evaluate(_SCROLL, handle)
            time.sleep(0.5)
        return self._still(handle)

    def centre(self, handle: str) -> None:
        """Scroll until that control is in the middle of the page, as far as its page goes: away from any bar."""
        time.sleep(0.6)  # Flutter follows a scroll of the browser only when no finger has been there for half a second
        self.tab.evaluate(_SCROLL, handle)
        time.sleep(0.3)
        self._still(handle)

    def sought(self, handle: str) -> bool:
        """Whether that control is there after all, further down: what lies far outside is not told to anybody."""
        for share in (0.25, 0.5, 0.75, 1.0):
            time.sleep(0.6)
            self.tab.evaluate(_SCROLL_TO, share)
            if self.comes(handle, 1):
                return True
        return False

    def tap(self, handle: str, *, leads_to: str | None = None) -> None:
        """Touch the control with that handle. ``leads_to``: what must then appear; a touch that fell beside a control
        that was just moving is made again."""
        for attempt in range(4):
            box = self.reach(handle)
            self.tab.touch(box.x + box.width / 2, box.y + box.height / 2)
            if handle.startswith("maquette-"):
                time.sleep(DOUBLE_TAP_MS / 1000)  # a tap on what comes in its place is then a tap of its own
            if leads_to is None:
                return
            deadline = time.monotonic() + self.patience_s / 4
            while time.monotonic() < deadline:
                if self.has(leads_to):
                    return
                time.sleep(0.1)
            if attempt < 3 and not self.has(handle):
                break
        self.shows(leads_to or handle)

    def type(self, handle: str, text: str) -> None:
        """Type into the field with that handle, in place of what is there."""
        for _ in range(5):
            box = self.reach(handle)
            self.tab.touch(box.x + box.width / 2, box.y + box.height / 2)
            time.sleep(0.4)  # Flutter puts its own input there once it has the focus
            self.tab.evaluate("document.activeElement?.select?.()")
            self.tab.keys(text)
            time.sleep(0.3)
            if self.tab.evaluate(_VALUE, handle) == text:
                return
        raise AssertionError(f"{self.engine.name}: {handle} does not take {text!r}")

    def _still(self, handle: str) -> Box:
        """Where the control is once it stays there."""
        before = None
        for _ in range(30):
            box = self.box(handle)
            if box == before:
                break
            before = box
            time.sleep(0.12)
        return box

    def wait(self, holds: Callable[[], Any], what: str, patience_s: float | None = None) -> None:
        """Wait until that holds; ``what`` it is in words."""
        deadline, refused = time.monotonic() + (patience_s or self.patience_s), ""
        while True:
            try:
                if holds():
                    return
                # A page that lost its connection has loaded itself anew, and speaks of no control until it is asked.
                self.tab.evaluate(_ASK_FOR_SEMANTICS)
            except EngineError as error:  # a page that is just being loaded has no document to ask
                refused = f" ({error})"
            if time.monotonic() > deadline:
                there = self.tab.evaluate(_HANDLES)
                raise AssertionError(f"{self.engine.name}: waited in vain for {what}{refused}; there are {there}")
            time.sleep(0.1)
