"""Texts compared without regard to how they are set, and where a French line may not break."""

from __future__ import annotations

import re

#: What no text of a language may have, with why.
_EVERYWHERE = {r"\.\.\.": "three dots", r"(?<![\w-])-\d": "a hyphen for a minus", '"': "a straight quotation mark"}
_ILL_SET = {
    "fr": {
        r"(?<![\s\u00a0\u202f!?….])[;!?](?=[\s\u00a0]|\Z)": "no space before a sign",
        r"\$\d": "the dollar before its figure",
        r"[„‚]": "another language's quotation marks",
        r"\w'\w": "a straight apostrophe",
    },
    "en": {
        r"[ \u00a0][,;:!?](?=\s|\Z)|[ \u00a0]\.(?=\s|\Z)": "a space before a sign",
        r"\d[ \u00a0]?\$": "the dollar after its figure",
        r"[«»„‚]": "another language's quotation marks",
        r"\w'\w": "a straight apostrophe",
    },
    "de": {
        r"[ \u00a0][,;:!?](?=\s|\Z)|[ \u00a0]\.(?=\s|\Z)": "a space before a sign",
        r"\$\d": "the dollar before its figure",
        r"\d(?: |\b)\$|\d %": "a figure torn from its unit",
        r"[«»”]|(?<![„\w.!?…)] )(?<!\w)“(?=\w)": "another language's quotation marks",
        r"\w'\w": "a straight apostrophe",
    },
}
_TYPED = str.maketrans({"\u202f": " ", "\u00a0": " ", "’": "'", "“": '"', "”": '"', "„": '"', "…": "..."})
_TORN = re.compile(r" [:;?!»$€%]|« |n° |\d (?:\d{3}(?!\d)|(?:h|min|s|pts?|Mo|M)(?![\w'’]))")


def plain(text: str) -> str:
    """The text as it is typed: plain spaces, the quotation marks and the apostrophe of the keyboard."""
    return text.translate(_TYPED)


def torn(text: str) -> bool:
    """Whether a line of this French text could begin with a sign or end with an opening quote, or a number be torn."""
    return _TORN.search(text) is not None


def ill_set(text: str, lang: str) -> list[str]:
    """What is wrong with how this text is set in its language; nothing where it is as a printer there would set it."""
    wrong = [why for pattern, why in (_EVERYWHERE | _ILL_SET[lang]).items() if re.search(pattern, text)]
    return wrong + (["a torn line"] if lang == "fr" and torn(text) else [])
