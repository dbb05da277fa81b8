"""Which languages are written throughout; in the others, what is missing is said in another language."""

from __future__ import annotations

from companion.text.languages import codes

#: Languages whose texts are still being written.
UNFINISHED: frozenset[str] = frozenset()
FINISHED = tuple(code for code in codes() if code not in UNFINISHED)
