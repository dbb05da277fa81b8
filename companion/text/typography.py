"""Typography of a text, as its language sets it: spaces at which no line may begin, quotation marks, apostrophes.

Texts are typed with plain spaces and the marks of a keyboard; what is set already is left as it is.
"""

from __future__ import annotations

import re
from typing import Final

from companion.text.languages import language

#: Unbreakable, and as wide as any: the narrow one (U+202F) is next to nothing in the fonts.
UNBROKEN: Final = "\u00a0"

_QUOTE: Final = re.compile(r'"')
#: After a letter or figure: in "it's", and in "the players' pages" unless the text has words in single quotes.
_APOSTROPHE: Final = re.compile(r"(?<=[^\W_])'(?=[^\W_])")
_AT_THE_END: Final = re.compile(r"(?<=[^\W_])'(?![^\W_])")
_SINGLE_QUOTES: Final = re.compile(r"(?:(?<=\s)|\A)'(?=\S)")
#: What stands before an opening quotation mark.
_BEFORE_OPENING: Final = frozenset(" \u00a0\n\t([{«“„‘-–—/*|")
_ELLIPSIS: Final = re.compile(r"(?<!\.)\.\.\.(?!\.)")


def typeset(text: str, lang: str, *, goes_on: bool = False) -> str:
    """The text, or a part of one, as its language sets it. ``goes_on``: something was put in right before it."""
    own = language(lang)
    if '"' in text and own.quotes:
        text = _with_quotes(text, own.quotes, goes_on)
    if "'" in text and own.apostrophe != "'":
        text = _with_apostrophes(text, own.apostrophe, goes_on)
    text = _ELLIPSIS.sub("…", text)
    return text if own.unbreakable is None else own.unbreakable.sub(UNBROKEN, text)


def _with_quotes(text: str, marks: tuple[str, str], goes_on: bool) -> str:
    def set_(found: re.Match[str]) -> str:
        at = found.start()
        before, after = text[at - 1 : at], text[at + 1 : at + 2]
        # Where a part begins after something that was put in, the mark closes it, as in { $name }".
        opens = (not goes_on if not before else before in _BEFORE_OPENING) and not (after.isspace() and before)
        return marks[0] if opens else marks[1]

    return _QUOTE.sub(set_, text)


def _with_apostrophes(text: str, mark: str, goes_on: bool) -> str:
    if goes_on and re.match(r"'(?=[^\W_])", text):
        text = mark + text[1:]
    text = _APOSTROPHE.sub(mark, text)
    return text if _SINGLE_QUOTES.search(text) else _AT_THE_END.sub(mark, text)
