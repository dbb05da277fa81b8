"""Defines the shape of the game's file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.games.reportages.scoring.model import Round
from companion.kit.file_players import Empty, FileHead


class FileShape(FileHead):
    """Fields of a game file, and what each may hold by itself (``file_checks`` checks them against each other)."""

    game: Literal["reportages"]
    options: Empty = Field(default_factory=Empty)
    rounds: list[Round]
