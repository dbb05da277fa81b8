"""Texts compared without regard to which of their spaces may break: the catalogues' own tests see to those."""

from __future__ import annotations


def plain(text: str) -> str:
    """The text with plain spaces for the narrow and the unbreakable ones of French."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")
