"""What a page says, by messages of the catalogue: in the page's own language, however they are worded today."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from typing import Final

from companion.table.message import Message, Param, say
from companion.text.words import words
from tests.support.browser_phone import PATIENCE_MS, Phone
from tests.support.spaces import plain

#: Stands for a parameter that may be anything.
ANY: Final = "\ue0a0any\ue0a0"

#: All that a page shows to eyes and ears: texts, and the names of groups, into which Flutter puts texts too.
_TOLD: Final = """() => {
  const host = document.querySelector('flt-semantics-host');
  if (!host) return '';
  return [host.innerText, ...[...host.querySelectorAll('[aria-label]')].map(one => one.ariaLabel)].join('\\n');
}"""


def pattern(lang: str, id_: str, **params: Param) -> re.Pattern[str]:
    """Return what finds that message of the catalogue in a page of that language."""
    return pattern_of(lang, say(id_, **params))


def pattern_of(lang: str, message: Message) -> re.Pattern[str]:
    parts = flat(words(lang).say(message)).split(ANY)
    return re.compile(".+?".join(re.escape(part) for part in parts), re.IGNORECASE)


def flat(text: str) -> str:
    """Put one space wherever there are spaces, lines or marks between."""
    return re.sub(r"[\s\u2066-\u2069]+", " ", plain(text)).strip()


def told(phone: Phone) -> str:
    """Return all that the page shows now."""
    return flat(str(phone.page.evaluate(_TOLD)))


def tells(phone: Phone, *ids: str, by: str = "", patience_ms: int = PATIENCE_MS, **params: Param) -> None:
    """Wait until one of those messages stands on the page, in its language; ``by``: at the control with that handle."""
    one = "|".join(pattern(phone.lang, id_, **params).pattern for id_ in ids)
    _wait(phone, [re.compile(one, re.IGNORECASE)], by, patience_ms)


def tells_at_once(phone: Phone, messages: Mapping[str, Mapping[str, Param]], patience_ms: int = PATIENCE_MS) -> None:
    """Wait until all of those messages stand on the page at the same time: what is only said leaves after seconds."""
    _wait(phone, [pattern(phone.lang, id_, **params) for id_, params in messages.items()], "", patience_ms)


def _wait(phone: Phone, wanted: list[re.Pattern[str]], by: str, patience_ms: int) -> None:
    now, deadline = "", time.monotonic() + patience_ms / 1000
    while time.monotonic() < deadline:
        now = flat(phone.told(by)) if by else told(phone)
        if all(each.search(now) for each in wanted):
            return
        phone.page.wait_for_timeout(100)
    missing = [each.pattern for each in wanted if not each.search(now)]
    raise AssertionError(f"{by or 'the page'} ({phone.lang}) says {now!r}, not {missing!r}")


def before_in_reading(phone: Phone, handles: list[str]) -> bool:
    """Tell whether those controls are read out in that order."""
    found: Mapping[str, int] = phone.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[flt-semantics-identifier]')]
        .map((one, at) => [one.getAttribute('flt-semantics-identifier'), at]))"""
    )
    places = [found.get(handle, -1) for handle in handles]
    return -1 not in places and places == sorted(places)
