"""Defines the shape of a Rédac' Chef game file: which fields there are and what each may hold by itself."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.games.redac_chef.modes import ModeId
from companion.games.redac_chef.scoring.model import Player, Round, Ticks
from companion.games.redac_chef.scoring.options import Options
from companion.kit.game_file import Head


class FileShape(Head):
    """Fields of a game file, and what each may hold by itself (``file_checks`` checks them against each other)."""

    game: Literal["redac-chef"]
    mode: ModeId = "classic"
    options: Options = Options()
    players: list[Player]
    ticked: dict[str, Ticks] = Field(default_factory=dict)
    rounds: list[Round]
