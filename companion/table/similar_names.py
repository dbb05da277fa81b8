"""Finds the known name for which a typed one may be a slip, so that a slip makes no new name."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from typing import Final

from companion.table.seats import fold_name

#: From this share of common letters on, two names are similar.
_ALIKE: Final = 0.8
#: Shorter names ("P1") are told apart by every letter.
_SHORTEST: Final = 4


def find_same(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that differs from this one at most in capitals, spaces and kinds of apostrophe; None if
    there is none."""
    folded = fold_name(name)
    return next((one for one in known if fold_name(one) == folded), None)


def find_similar(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that is most like this one, if a slip of the finger may explain the difference; None if the
    name is known itself, or is unlike any known one. Names that differ in a digit are different on purpose."""
    names = tuple(known)
    if find_same(name, names) is not None:
        return None
    plain = fold_accents(name)
    best: tuple[float, str] | None = None
    for one in names:
        other = fold_accents(one)
        if min(len(plain), len(other)) < _SHORTEST or _keep_digits(plain) != _keep_digits(other):
            continue
        alike = difflib.SequenceMatcher(None, plain, other).ratio()
        if alike >= _ALIKE and (best is None or alike > best[0]):
            best = alike, one
    return None if best is None else best[1]


def fold_accents(name: str) -> str:
    """Return a name folded further than by :func:`fold_name`: accents make no difference either."""
    parts = unicodedata.normalize("NFKD", fold_name(name))
    return "".join(part for part in parts if not unicodedata.combining(part))


def _keep_digits(name: str) -> str:
    return "".join(part for part in name if part.isdigit())
