"""Shows one message at a time on a page: what became of something, why it was refused, or a question."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

import flet as ft

from companion.table.message import Message
from companion.ui.browser import Browser
from companion.ui.page.display import Display
from companion.ui.services import Services

#: How long a message stays (s): an ordinary one, and a refusal, which must be read before it can be acted on.
SAID_S: Final = 5
REFUSED_S: Final = 6
#: A message shown less than this (ms) before a change of page belongs to the new page.
_ON_THE_WAY_MS: Final = 1_000


@dataclass(frozen=True, slots=True)
class AskedNumber:
    """Is a number that a page is asked for on a keypad: the prefix of its handles, what it is called, what is entered
    now, and what gets it."""

    identifier: str
    label: str
    value: int | None
    done: Callable[[int | None], Any]


@dataclass(frozen=True, slots=True)
class AskedYes:
    """Is a question that a page is asked before it does something: the prefix of its handles, what would happen, the
    label of the button that does it, and what that calls."""

    identifier: str
    lines: tuple[str, ...]
    yes: str
    do: Callable[[], Any]


class Messages(Display):
    """Is a page that tells its reader something for some seconds."""

    def __init__(self, page: ft.Page, services: Services) -> None:
        super().__init__(page, services.lang)
        self.services = services
        self._hub = services.hub
        self.browser = Browser(page)
        self.said: Message | None = None
        self._refused: Message | None = None
        self._said_at, self._until_silent = 0, cast("asyncio.TimerHandle | None", None)
        #: The action that a second tap confirms (``confirm``); "" for none.
        self.asked = ""
        #: What the sheet at the foot of the page asks (``ui.parts.asked_sheet``).
        self.asked_at_foot: AskedNumber | AskedYes | None = None

    def ask_at_foot(self, asked: AskedNumber | AskedYes | None) -> None:
        """Ask something at the foot of this page; None closes the sheet."""
        self.asked_at_foot = asked
        self.notify()

    def is_asked(self, identifier: str) -> bool:
        """Tell whether the sheet at the foot asks that."""
        return self.asked_at_foot is not None and self.asked_at_foot.identifier == identifier

    def stop_asking(self, identifier: str) -> None:
        """Close the sheet where it asks that."""
        if self.is_asked(identifier):
            self.ask_at_foot(None)

    def read_out(self, text: str) -> None:
        """Have a screen reader on this page announce that, in this device's language."""
        self.browser.send_command(say=text, lang=self.lang)

    def tell(self, message: Message | None) -> None:
        """Show a message on this device for some seconds; None removes it. A change of page removes it too."""
        self._say(message, SAID_S)

    def refuse(self, why: Message) -> None:
        """Show why something is refused: for a little longer, and removed once something has succeeded
        (``clear_refusal``)."""
        self._refused = why
        self.read_out(self.words.say(why))
        self._say(why, REFUSED_S)

    def _say(self, message: Message | None, for_s: float) -> None:
        if self._until_silent is not None:
            self._until_silent.cancel()
            self._until_silent = None
        self.said = message
        if message is not None:
            self._said_at = self._hub.clock.now()
            self._until_silent = asyncio.get_running_loop().call_later(
                for_s, self._clear_message, context=self._context.copy()
            )
        self.notify()

    def _clear_message(self) -> None:
        self._until_silent = None
        self.said = None
        self.notify()

    @property
    def refusal(self) -> Message | None:
        """Return the refusal that is shown now, to be compared after something else was tried."""
        return self.said if self.said is self._refused else None

    def clear_refusal(self, refusal: Message | None) -> None:
        """Remove that refusal if it is still shown: something has succeeded since."""
        if refusal is not None and self.said is refusal:
            self.tell(None)

    def confirm(self, what: str, question: Message) -> bool:
        """Ask for confirmation of what a stray tap would end for everybody: return True on the second call within some
        seconds; the first shows the question."""
        if self.asked == what:
            self.asked = ""
            self.tell(None)
            return True
        self.asked = what
        self.tell(question)
        asyncio.get_running_loop().call_later(SAID_S, self._forget_question, what, context=self._context.copy())
        return False

    def _forget_question(self, what: str) -> None:
        if self.asked == what:
            self.asked = ""
            self.notify()

    def leave_message(self) -> None:
        """Close the sheet of the page which is left, and remove its message, unless that was shown on the way to the
        next."""
        self.asked_at_foot = None
        if self._hub.clock.now() - self._said_at > _ON_THE_WAY_MS:
            self.said = None
