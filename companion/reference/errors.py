"""Defines the error for faulty content of the rules reference."""

from __future__ import annotations


class WrongRules(Exception):
    """Raised if a game's rules cannot be used; ``faults`` lists each fault with its file."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults
