"""What is wrong with the content of the reference."""

from __future__ import annotations


class WrongRules(Exception):
    """The rules of a game cannot be used as they lie there; ``faults`` names each with its file."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults
