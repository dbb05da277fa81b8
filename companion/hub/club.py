"""Says who belongs to an installation that is open to the internet: who may open tables, and see history and players.

Whoever types the club's code once gets a proof for that device, which its browser keeps. A proof is good at every
process that has the same key and codes; a new code makes all earlier ones void. The organisers' code, which makes any
device the host of a table, is good here, too.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from companion.hub.clock import Clock
from companion.hub.rate_limit import CodeAttempts
from companion.table.message import Refused, say

#: How many wrong codes are compared in a minute: of one device, of one address (a hall has one), and of all.
_PER_DEVICE: Final = 5
_PER_ADDRESS: Final = 30
_IN_TOTAL: Final = 60


class Club:
    """Is who belongs here. One process that serves a house's own network has none: there everybody belongs."""

    def __init__(self, key: bytes, code: str, organisers_code: str, clock: Clock) -> None:
        self._key, self._codes = key, (code, organisers_code)
        self._attempts = CodeAttempts(clock, _PER_DEVICE, _IN_TOTAL, _PER_ADDRESS)

    def prove(self, typed: str, device: str, address: str) -> str:
        """Return the proof that a device belongs here, for the code that was typed on it.

        Raises:
            Refused: the code is wrong, or too many wrong ones were tried.
        """
        self._attempts.check(address, device)
        plain = "".join(sign for sign in typed.upper() if sign.isalnum())
        for code in self._codes:
            if secrets.compare_digest(plain.encode(), code.encode()):
                return self._make_proof(code, device)
        self._attempts.record_failure(address, device)
        raise Refused(say("refused-club-code"))

    def has(self, device: str, proof: object) -> bool:
        """Tell whether that proof is one for that device."""
        if not isinstance(proof, str):
            return False
        proofs = (self._make_proof(code, device) for code in self._codes)
        return any(secrets.compare_digest(proof.encode(), each.encode()) for each in proofs)

    def _make_proof(self, code: str, device: str) -> str:
        return hmac.digest(self._key, f"club/{code}/{device}".encode(), "sha256").hex()
