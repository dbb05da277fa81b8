"""Texts of the catalogues, so that a test holds no wording of its own."""

from __future__ import annotations

from companion.table.message import Param, say
from companion.text.words import words
from tests.support.spaces import plain


def worded(lang: str, id_: str, **params: Param) -> str:
    """Return the message in that language, with plain spaces."""
    return plain(words(lang).say(say(id_, **params)))


def printed(lang: str, id_: str, **params: Param) -> str:
    """Return the message in that language as a terminal prints it, with its own spaces and signs."""
    return words(lang).say(say(id_, **params))
