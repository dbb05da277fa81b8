"""Applies a language's typography to a text: no-break spaces, quotation marks, apostrophes.

Texts are typed with plain spaces and keyboard quotes; marks that are typographic already are left alone.
"""

from __future__ import annotations

import re
from typing import Final

from companion.text.languages import language

#: The no-break space; the narrow one (U+202F) has nearly no width in the fonts.
UNBROKEN: Final = "\u00a0"

_QUOTE: Final = re.compile(r'"')
#: An apostrophe inside a word ("it's"), or at its end ("the players' pages") unless the text uses single quotes.
_APOSTROPHE: Final = re.compile(r"(?<=[^\W_])'(?=[^\W_])")
_AT_THE_END: Final = re.compile(r"(?<=[^\W_])'(?![^\W_])")
_SINGLE_QUOTES: Final = re.compile(r"(?:(?<=\s)|\A)'(?=\S)")
#: The characters before an opening quotation mark.
_BEFORE_OPENING: Final = frozenset(" \u00a0\n\t([{«“„‘-–—/*|")
#: A full stop after an ellipsis (also one inside the isolation of a right-to-left name), or after the full stop of an
#: abbreviation.
_STOP_AFTER: Final = re.compile(r"(?<=…)\.|(?<=…\u2069)\.|(?<=[^\W\d_]\.)\.(?!\.)")
_ELLIPSIS: Final = re.compile(r"(?<!\.)\.\.\.(?!\.)")


def typeset(text: str, lang: str, *, goes_on: bool = False) -> str:
    """Return a text, or a part of one, with the language's typography. ``goes_on``: the part follows a placeable (a
    variable of the message)."""
    rules = language(lang)
    if '"' in text and rules.quotes:
        text = _with_quotes(text, rules.quotes, goes_on)
    if "'" in text and rules.apostrophe != "'":
        text = _with_apostrophes(text, rules.apostrophe, goes_on)
    text = _ELLIPSIS.sub("…", text)
    return text if rules.unbreakable is None else rules.unbreakable.sub(UNBROKEN, text)


def keep_figures(text: str, lang: str) -> str:
    """Return a finished text in which no line breaks between a figure and what it belongs to."""
    figures = language(lang).beside_figures
    return text if figures is None else figures.sub(UNBROKEN, text)


def end_once(text: str) -> str:
    """Return the text without the full stop after an ellipsis or an abbreviation: a shortened name, or "19,0 Mio.", may
    end a sentence."""
    return _STOP_AFTER.sub("", text) if "…" in text or ".." in text else text


def _with_quotes(text: str, marks: tuple[str, str], goes_on: bool) -> str:
    """Return the text with typographic quotation marks; ``marks``: the opening and the closing one."""

    def choose_mark(match: re.Match[str]) -> str:
        """Return the opening or the closing mark, by the characters before and after it."""
        at = match.start()
        before, after = text[at - 1 : at], text[at + 1 : at + 2]
        # At the start of a part that follows a placeable, the mark is a closing one, as in { $name }".
        opens = (not goes_on if not before else before in _BEFORE_OPENING) and not (after.isspace() and before)
        return marks[0] if opens else marks[1]

    return _QUOTE.sub(choose_mark, text)


def _with_apostrophes(text: str, mark: str, goes_on: bool) -> str:
    """Return the text with typographic apostrophes; those at the end of a word stay if it uses single quotes."""
    if goes_on and re.match(r"'(?=[^\W_])", text):
        text = mark + text[1:]
    text = _APOSTROPHE.sub(mark, text)
    return text if _SINGLE_QUOTES.search(text) else _AT_THE_END.sub(mark, text)


def capitalise(text: str) -> str:
    """Return a text with a capital, for a heading; the same text may stand inside a sentence elsewhere."""
    return text[:1].upper() + text[1:]
