"""Redraws the changed components of a page from the top down.

Fault (Flet 1.0.5): the components that are to be redrawn wait in a set, and are redrawn in whatever order that gives.
When a round ends, a phone first lays out anew the round's screen, which reads the state that has changed, and then the
table's, which takes that screen away.

Cure: a component waits behind those around it. What these take away, or draw anew themselves, Flet passes over.

Goes away when: ``Session`` redraws a component before what it contains.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flet.messaging.session import Session

_init = Session.__init__


class TopDown(set[Any]):
    """Set of controls whose iteration begins with the outermost ones."""

    def __iter__(self) -> Iterator[Any]:
        return iter(sorted(super().__iter__(), key=_count_around) if len(self) > 1 else super().__iter__())


def _count_around(control: Any) -> int:
    """Return how many components are around that one."""
    count, around = 0, getattr(control, "_parent_component", None)
    while around is not None and (component := around()) is not None:
        count, around = count + 1, component._parent_component
    return count


def _init_top_down(self: Session, *args: Any) -> None:
    """Make a session as Flet does, whose components are redrawn from the top down."""
    _init(self, *args)
    self._Session__pending_updates = TopDown()  # type: ignore[attr-defined]


def patch() -> None:
    """Make Flet redraw the changed components of a page from the top down; idempotent."""
    Session.__init__ = _init_top_down  # type: ignore[method-assign, assignment]
