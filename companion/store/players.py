"""People who play here: each is a small file, which is the truth, and a document in TinyDB, which is quick."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, BeforeValidator, ConfigDict, JsonValue, ValidationError

from companion.store.disk import Disk, put_aside, write_whole
from companion.store.names import file_name
from companion.store.trouble import Notices, SaveError, explain
from companion.table.message import say

VERSION = 1


class Player(BaseModel):
    """A person's profile.

    ``name`` is only shown and may repeat; ``colour`` and ``symbol`` are empty until chosen; ``ticked`` is what the
    person noted by hand, by game id (what was ticked at the end of a game is in that game's file). A ``deleted``
    profile keeps its id, without its name, so that no game brings it back.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: str
    created_at: AwareDatetime
    colour: str = ""
    symbol: str = ""
    ticked: dict[str, JsonValue] = {}
    deleted: bool = False


def _known(version: object) -> object:
    if type(version) is int and version > VERSION:
        raise ValueError("newer")
    return version


class _PlayerFile(Player):
    format: Literal["companion-player"] = "companion-player"
    version: Annotated[Literal[1], BeforeValidator(_known)] = 1


class PlayerFiles:
    """The folder of players."""

    def __init__(self, folder: Path, set_aside: Path, notices: Notices, disk: Disk) -> None:
        self._folder = folder
        self._set_aside = set_aside
        self._notices = notices
        self._disk = disk

    def save(self, player: Player) -> None:
        """Raises :class:`SaveError`; then the file is as it was."""
        content = {"format": "companion-player", "version": VERSION} | player.model_dump(mode="json")
        raw = json.dumps(content, ensure_ascii=False, allow_nan=False, indent=1).encode()
        path = self._folder / f"{file_name(player.id)}.json"
        try:
            write_whole(path, raw, self._disk)
        except OSError as error:
            raise SaveError(explain(error, path)) from error

    def all(self) -> Iterator[Player]:
        """Every player whose file can be read. Others are set aside (of a newer version: left) and said aloud."""
        for path in sorted(self._folder.glob("*.json")):
            try:
                content: Any = json.loads(path.read_bytes())
                version = content.get("version") if isinstance(content, dict) else None
                if type(version) is int and version > VERSION:
                    self._notices.add(say("store-player-newer", where=str(path)))
                    continue
                file = _PlayerFile.model_validate(content)
            except (ValidationError, ValueError, RecursionError):
                aside = put_aside(path, self._set_aside, self._disk)
                self._notices.add(say("store-player-damaged", where=str(path), aside=str(aside)))
                continue
            except OSError as error:
                self._notices.add(explain(error, path))
                continue
            yield Player.model_validate(file.model_dump(exclude={"format", "version"}))
