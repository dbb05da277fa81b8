"""Checks who belongs to an installation that is open to the internet: who may open tables, and see history and players.

Whoever types the club's code once gets a proof for that device, which its browser keeps. Every process with the same
key and codes accepts a proof; a new code makes all earlier proofs void. The organisers' code, which makes any device
the host of a table, is accepted in place of the club's code.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from companion.hub.clock import Clock
from companion.hub.rate_limit import CodeAttempts
from companion.table.message import Refused, say

#: How many wrong codes are allowed in a minute: from one device, from one address (a hall has one), and in total.
_PER_DEVICE: Final = 5
_PER_ADDRESS: Final = 30
_IN_TOTAL: Final = 60


class Club:
    """Checks who belongs to this installation: it gives a device on which the club's code is typed a proof, and
    recognises the proof later. A process that serves a house's own network has none: everybody belongs."""

    def __init__(self, key: bytes, code: str, organisers_code: str, clock: Clock) -> None:
        self._key, self._codes = key, (code, organisers_code)
        self._attempts = CodeAttempts(clock, _PER_DEVICE, _IN_TOTAL, _PER_ADDRESS)

    def prove(self, typed: str, device: str, address: str) -> str:
        """Return the proof that a device belongs here, if the code that was typed on it is right; count a wrong code.

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

    def accepts(self, device: str, proof: object) -> bool:
        """Tell whether the proof, which may be anything that the device has sent, shows that this device belongs
        here."""
        if not isinstance(proof, str):
            return False
        proofs = (self._make_proof(code, device) for code in self._codes)
        return any(secrets.compare_digest(proof.encode(), each.encode()) for each in proofs)

    def _make_proof(self, code: str, device: str) -> str:
        return hmac.digest(self._key, f"club/{code}/{device}".encode(), "sha256").hex()
