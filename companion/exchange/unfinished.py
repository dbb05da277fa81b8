"""Reads games without a result from the journals of their tables, as game files with all rounds that are fully
counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.content import content_root
from companion.games.registry import score_file
from companion.games.shelf import rules_in
from companion.hub.event_records import UnknownEvent, from_records
from companion.kit.faults import WrongFile
from companion.store.folder import DataFolder
from companion.store.journal import read_journal
from companion.table.log import Log
from companion.table.message import say


def unfinished_games(folder: DataFolder) -> Iterator[dict[str, Any]]:
    """Yield the game files of tables that are open or were closed before the end, even while a server uses the folder.

    A game for which no file can be written yet becomes a notice of the folder.
    """
    newest: dict[str, Log] = {}
    for log in sorted(_read_logs(folder), key=lambda log: (not log.state.closed, log.state.generation)):
        newest[log.state.game_id] = log
    for id_, log in sorted(newest.items()):
        if not log.game.has_begun(log.state) or log.game.is_finished(log.state):
            continue
        try:
            file = log.game.game_file(log.state)
            score_file(file, content_root())
        except WrongFile:
            folder.notices.add(say("exchange-not-yet", id=id_))
        else:
            yield file


def _read_logs(folder: DataFolder) -> Iterator[Log]:
    """Yield the log of each readable journal."""
    games = rules_in(content_root())
    for path in sorted(folder.journals.glob("*.jsonl")):
        try:
            records = read_journal(path).records
            game = games[records[0]["events"][0]["game"]]
            yield Log.from_entries(game, from_records(records, game))
        except (OSError, UnknownEvent, LookupError, TypeError, ValueError):
            continue  # ``doctor`` reports it
