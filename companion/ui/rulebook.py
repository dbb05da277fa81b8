"""Serves the rules reference, with the group's notes in it, to the screens; it is read and searched in a thread of its
own."""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from companion.hub.tasks import spawn_detached
from companion.reference.errors import WrongRules
from companion.reference.topic import Chapter, Hit, Note, Page, Topic
from companion.table.message import Message, say

if TYPE_CHECKING:
    from companion.reference.reference import Reference

#: The seconds after the server's start at which the rules are read if nobody asked.
_LATER_S: Final = 1.0
#: The seconds after the reading at which the search index is built; an earlier search has to wait for it.
_SEARCHED_AFTER_S: Final = 10.0
#: The most hits a screen gets: more than it shows, because it drops those of games that the house does not own.
MOST_HITS: Final = 24

_log = logging.getLogger(__name__)


class Rulebook:
    """The rules of all games with the group's notes in them, for all pages of a server. Until they are read
    (``wait_until_read``), and if there are none, nothing is found.

    Args:
        load: reads the rules; takes a moment and is called in another thread, once.
        library: keeps the group's notes.
    """

    def __init__(self, load: Callable[[], Reference] | None = None, library: Any = None) -> None:
        self._load = load
        self._library = library
        self._reference: Reference | None = None
        self._reading: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rules")
        self._bodies: dict[tuple[str, str], str] = {}
        self._listeners: dict[Callable[[], None], contextvars.Context] = {}
        #: Why the rules could not be read, as a message; None if they could.
        self.trouble: Message | None = None

    # --- reading them -----------------------------------------------------------------------------------------------

    async def wait_until_read(self) -> None:
        """Wait until the rules are read. Never raises: the reason of a failure is in ``trouble``."""
        if self._load is None:
            return
        if self._reading is None:
            self._reading = spawn_detached(self._read(self._load))
        await asyncio.shield(self._reading)

    async def preload(self) -> None:
        """Read the rules shortly after the server's start so that the first page need not wait, then build the search
        index so that the first search need not wait either."""
        await asyncio.sleep(_LATER_S)
        await self.wait_until_read()
        await asyncio.sleep(_SEARCHED_AFTER_S)
        if self._reference is not None:
            await self._in_thread(self._reference.prepare)

    async def _read(self, load: Callable[[], Reference]) -> None:
        """Load the rules and tell the listeners; if they cannot be used, keep the reason in ``trouble``."""
        try:
            reference = await self._in_thread(load)
            reference.set_notes(self._notes())
        except WrongRules as error:
            self.trouble = say("rules-unreadable", why=error.faults[0])
            _log.error("the rules cannot be used: %s", "; ".join(error.faults))
        else:
            self._reference = reference
            self._notify()

    async def _in_thread(self, work: Callable[[], Any]) -> Any:
        """Do the work in the rules' own thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Shut the thread down once its work is done."""
        self._thread.shutdown(wait=True)

    # --- looking things up ------------------------------------------------------------------------------------------

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games that have rules."""
        return self._reference.games if self._reference else ()

    def contents(self, game: str, lang: str) -> tuple[Chapter, ...]:
        """Return the table of contents of a game."""
        return self._reference.contents(game, lang) if self._reference else ()

    def chapter(self, topic: Topic) -> str:
        """Return the title of the topic's chapter; "" if it is in none."""
        chapters = self.contents(topic.game, topic.lang)
        return next((chapter.title for chapter in chapters if chapter.id == topic.chapter), "")

    def page(self, address: str, lang: str) -> Page | None:
        """Return the page of the rules at that address; None if there is none."""
        return self._reference.page(address, lang) if self._reference else None

    def address(self, place: str, game: str) -> str | None:
        """Return the address of the help for a place ("row/photos") of a game; None if the rules say nothing about
        it."""
        return self._reference.address(place, game) if self._reference else None

    def place_name(self, place: str, lang: str, game: str) -> str:
        """Return the name of a place in that language."""
        return self._reference.place_name(place, lang, game) if self._reference else place

    def body(self, topic: Topic) -> str:
        """Return a topic's text (Markdown), with its examples worked out; the result is cached. Only once the rules are
        read."""
        assert self._reference is not None
        key = (topic.id, topic.lang)
        if key not in self._bodies:
            self._bodies[key] = self._reference.text(topic)
        return self._bodies[key]

    def neighbours(self, topic: Topic) -> tuple[Topic | None, Topic | None]:
        """Return the topics before and after the given one; None at either end."""
        return self._reference.neighbours(topic) if self._reference else (None, None)

    async def search(self, query: str, lang: str, game: str | None) -> tuple[Hit, ...]:
        """Return the hits in the rules, best first; those of ``game`` come before those of other games."""
        await self.wait_until_read()
        reference = self._reference
        if reference is None:
            return ()
        hits: tuple[Hit, ...] = await self._in_thread(
            lambda: reference.search(query, lang, limit=MOST_HITS, before=game)
        )
        return hits

    # --- the group's notes ------------------------------------------------------------------------------------------

    def note(self, place: str, game: str) -> str:
        """Return the group's note on a component; "" for none."""
        notes = self._library.notes if self._library is not None else ()
        return next((note.text for note in notes if (note.game, note.about) == (game, place)), "")

    async def set_note(self, place: str, game: str, text: str, before: str | None = None) -> None:
        """Save a note on a component; "" deletes it. ``before``: the note that the writer saw, None for any. Raises
        StoreError; NoteChanged if somebody else has changed it meanwhile."""
        await self._library.set_note(game, place, text, before)
        reference = self._reference
        if reference is not None:
            await self._in_thread(lambda: reference.set_notes(self._notes()))
        self._notify()

    def _notes(self) -> list[Note]:
        """Return the group's notes as the reference takes them."""
        notes = self._library.notes if self._library is not None else ()
        return [Note(f"{note.game}/{note.about}", note.game, note.about, "", note.text) for note in notes]

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener, in the caller's context, when rules or notes have changed; return the function that stops
        it."""
        self._listeners[listener] = contextvars.copy_context()

        def stop() -> None:
            self._listeners.pop(listener, None)

        return stop

    def _notify(self) -> None:
        for listener, context in list(self._listeners.items()):
            context.copy().run(listener)
