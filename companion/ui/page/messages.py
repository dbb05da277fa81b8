"""Shows one message at a time on a page: what came of an action, why it was refused, or a question."""

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
    """Question for a number, asked on a keypad at the foot of the page.

    Attributes:
        identifier: the prefix of its handles.
        value: the present number; None for none.
        done: gets the answer (None: no number).
    """

    identifier: str
    label: str
    value: int | None
    done: Callable[[int | None], Any]


@dataclass(frozen=True, slots=True)
class AskedYes:
    """Question at the foot of the page before something is done.

    Attributes:
        identifier: the prefix of its handles.
        lines: what would happen, in sentences.
        yes: the label of the button that does it; ``do``: what that button calls.
    """

    identifier: str
    lines: tuple[str, ...]
    yes: str
    do: Callable[[], Any]


class Messages(Display):
    """Page that shows its reader a message for some seconds, or a question at its foot."""

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

    def ask_at_foot(self, question: AskedNumber | AskedYes | None) -> None:
        """Ask the question in the sheet at the foot of this page; None closes the sheet."""
        self.asked_at_foot = question
        self.notify()

    def is_asked(self, identifier: str) -> bool:
        """Tell whether the sheet at the foot asks the question with that identifier."""
        return self.asked_at_foot is not None and self.asked_at_foot.identifier == identifier

    def stop_asking(self, identifier: str) -> None:
        """Close the sheet if it asks the question with that identifier."""
        if self.is_asked(identifier):
            self.ask_at_foot(None)

    def read_out(self, text: str) -> None:
        """Have a screen reader on this page announce the text, in this device's language."""
        self.browser.send_command(say=text, lang=self.lang)

    def tell(self, message: Message | None) -> None:
        """Show a message at the top of this page for some seconds; None removes the present one. Going to another
        screen removes it, too."""
        self._say(message, SAID_S)

    def refuse(self, why: Message) -> None:
        """Show why something is refused, and announce it to screen readers: for a little longer than a message, and
        removed once something has succeeded (``clear_refusal``)."""
        self._refused = why
        self.read_out(self.words.say(why))
        self._say(why, REFUSED_S)

    def _say(self, message: Message | None, for_s: float) -> None:
        """Show a message for that many seconds, in place of the present one; None removes that."""
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
        """Remove the message, whose time is over."""
        self._until_silent = None
        self.said = None
        self.notify()

    @property
    def refusal(self) -> Message | None:
        """Return the refusal shown now, else None: to be passed to ``clear_refusal`` after something else was tried."""
        return self.said if self.said is self._refused else None

    def clear_refusal(self, refusal: Message | None) -> None:
        """Remove that refusal if it is still shown, because something has succeeded since it appeared."""
        if refusal is not None and self.said is refusal:
            self.tell(None)

    def confirm(self, what: str, question: Message) -> bool:
        """Ask before an action that a stray tap must not do. The first call shows the question and returns False; a
        second call with the same ``what`` within some seconds returns True."""
        if self.asked == what:
            self.asked = ""
            self.tell(None)
            return True
        self.asked = what
        self.tell(question)
        asyncio.get_running_loop().call_later(SAID_S, self._forget_question, what, context=self._context.copy())
        return False

    def _forget_question(self, what: str) -> None:
        """Treat the next call of ``confirm`` as a first one again, because the time for the second is over."""
        if self.asked == what:
            self.asked = ""
            self.notify()

    def leave_message(self) -> None:
        """Close the sheet at the foot and remove the message because the reader leaves the page; a message shown just
        before belongs to the next page and stays."""
        self.asked_at_foot = None
        if self._hub.clock.now() - self._said_at > _ON_THE_WAY_MS:
            self.said = None
