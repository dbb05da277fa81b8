"""Gives things addresses that nobody guesses and that expire."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

#: Seconds for which an address is valid after its button was last drawn.
GOOD_S: Final = 4 * 3600.0
#: The most addresses at the same time; the oldest goes.
MOST: Final = 200

#: The headers of what lies at such an address.
HEADERS: Final = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex"}

T = TypeVar("T")


@dataclass(slots=True)
class _Address(Generic[T]):
    """Token, the thing at its address, and until when the address is valid (seconds of the monotonic clock)."""

    token: str
    thing: T
    until: float


class ExpiringAddresses(Generic[T]):
    """Things that can be fetched at an address for a while, each by its token."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._addresses: OrderedDict[Hashable, _Address[T]] = OrderedDict()

    def publish(self, key: Hashable, thing: T) -> str:
        """Return the token of the thing with that key, the same token as long as it is valid, and make it valid for the
        whole time again. A new thing with the key takes the place of the earlier one."""
        now = self._clock()
        self._forget_old(now)
        address = self._addresses.pop(key, None) or _Address(secrets.token_urlsafe(16), thing, 0)
        address.thing, address.until = thing, now + GOOD_S
        self._addresses[key] = address
        while len(self._addresses) > MOST:
            self._addresses.popitem(last=False)
        return address.token

    def find(self, token: str) -> T | None:
        """Return the thing with that token; None if there is none, or its time is over."""
        self._forget_old(self._clock())
        # Compared in constant time, so that nobody learns a token by measuring.
        matches = [
            each for each in self._addresses.values() if secrets.compare_digest(each.token.encode(), token.encode())
        ]
        return matches[0].thing if matches else None

    def _forget_old(self, now: float) -> None:
        for key in [key for key, address in self._addresses.items() if now >= address.until]:
            del self._addresses[key]
