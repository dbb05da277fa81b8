"""Makes the files that can be downloaded: one game, a player's games, or all, in each format."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from companion.content import content_root
from companion.exchange.bg_stats import FILE_NAME, make_play_link, write_plays
from companion.exchange.csv_export import FIGURES_NAME, GAMES_NAME, write_figures, write_games
from companion.exchange.exporting import encode_games, game_file_name
from companion.exchange.outcome import GameOutcome, outcome_of
from companion.exchange.person import export_profile, person_file_name
from companion.games.registry import score_file
from companion.hub.archiver import finished_file
from companion.hub.table import LiveTable
from companion.kit.faults import WrongFile
from companion.store.days import timestamp_of_game
from companion.store.errors import StoreError
from companion.store.game_entry import find_bankrupt
from companion.store.history_filter import HistoryFilter
from companion.store.library import Library
from companion.table.message import say
from companion.text.words import words
from companion.ui.services import Services
from companion.ui.web.downloads import File

#: What is exported: one game, the games of a player, or all.
Scope = Literal["game", "player", "all"]
#: The formats: game files (or a player's file), CSV by player or by figure, BG Stats.
Format = Literal["json", "csv", "figures", "bgsplay"]
FORMATS: Final[tuple[Format, ...]] = ("json", "csv", "figures", "bgsplay")
_KINDS: Final[Mapping[Format, str]] = {
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "figures": "text/csv; charset=utf-8",
    "bgsplay": "application/octet-stream",  # else a phone shows its text instead of offering it to the app
}
#: The games that are read in one go, before others get at the archive.
_AT_ONCE: Final = 20
#: The pause in s after each scored game: presses go before an export.
_PAUSE_S: Final = 0.002


@dataclass(frozen=True, slots=True)
class Choice:
    """Choice of what is exported. ``id``: the id of the game or of the player's profile; "" for all."""

    scope: Scope
    id: str = ""


async def make_file(services: Services, choice: Choice, format_: Format, lang: str) -> File:
    """Make the file to download. Raises StoreError if there is nothing to export, and WrongFile for a game in which
    nothing is counted yet."""
    if format_ == "json" and choice.scope == "player":
        player = next((one.player for one in services.library.players if one.player.id == choice.id), None)
        if player is None:
            raise StoreError(say("profile-nobody"))
        raw = await services.library.run(lambda library: export_profile(library, choice.id))
        return File(person_file_name(player), _KINDS["json"], raw)
    files = await _load_chosen(services, choice)
    if not files:
        raise StoreError(say("exchange-which", count=0))
    if format_ == "json":
        name = game_file_name(files[0]) if choice.scope == "game" else "companion-games.jsonl"
        text = await asyncio.to_thread(lambda: "".join(encode_games(files)))
        return File(name, _KINDS["json"], text.encode())
    outcomes = await asyncio.to_thread(_score_all, services, files, alone=choice.scope == "game")
    language = words(lang)
    match format_:
        case "csv":
            name, raw = GAMES_NAME, await asyncio.to_thread(write_games, outcomes, lang)
        case "figures":
            name, raw = FIGURES_NAME, await asyncio.to_thread(write_figures, outcomes, lang)
        case "bgsplay":
            name, raw = FILE_NAME, await asyncio.to_thread(write_plays, outcomes, language)
    return File(name, _KINDS[format_], raw)


async def load_game(services: Services, game_id: str) -> dict[str, Any]:
    """Return the file of a game as far as it is played: from its table if that is open or has no result, else as it was
    saved.

    Raises StoreError, and WrongFile if nothing is counted yet.
    """
    table = services.hub.find_by_game(game_id)
    if table is not None and (not table.state.closed or table.is_unfinished):
        file = finished_file(table.view.log) or _read_unfinished(table)
        await asyncio.to_thread(score_file, file, content_root())
        return file
    loaded: dict[str, Any] = await services.library.load(game_id)
    return loaded


def make_link(file: Mapping[str, Any], lang: str) -> str | None:
    """Score the game and return the link that hands it to the app BG Stats; None for an unfinished game. Raises
    WrongFile."""
    scored = score_file(file, content_root())
    return make_play_link(outcome_of(file, scored), find_bankrupt(scored.result), words(lang))


def _read_unfinished(table: LiveTable) -> dict[str, Any]:
    """Return the game file of a table without a result. Raises StoreError if the game has not begun."""
    log = table.view.log
    if not log.game.has_begun(log.state):
        raise StoreError(say("export-nothing-yet"))
    file: dict[str, Any] = log.game.game_file(log.state)
    return file


async def _load_chosen(services: Services, choice: Choice) -> Sequence[Mapping[str, Any]]:
    """Return the chosen game files by date, including unfinished games in which something is counted. They are read in
    small groups, so that other work can use the archive in between. Raises as :func:`load_game` does, if a single game
    is chosen."""
    if choice.scope == "game":
        return [await load_game(services, choice.id)]

    def find(library: Library) -> tuple[list[str], frozenset[str]]:
        """Return the ids of the chosen finished games, and the profiles by which unfinished ones are found."""
        if choice.scope == "all":
            return list(library.ids()), frozenset()
        profiles = library.people.profiles_of(choice.id)
        return [entry.id for entry in library.history(only=HistoryFilter(profiles=profiles))], profiles

    ids, profiles = await services.library.run(find)
    files: list[Mapping[str, Any]] = []
    for at in range(0, len(ids), _AT_ONCE):
        group = ids[at : at + _AT_ONCE]
        files += await services.library.run(lambda library, group=group: [*_read_existing(library, group)])
    for table in services.hub.unfinished_tables():
        seats = {profile for seat in table.state.seats for profile in seat.profiles}
        if choice.scope == "all" or seats & profiles:
            try:
                files.append(await load_game(services, table.state.game_id))
            except (WrongFile, StoreError):
                continue  # nothing is counted yet
    return sorted(files, key=timestamp_of_game)


def _read_existing(library: Library, ids: Iterable[str]) -> Iterable[Mapping[str, Any]]:
    """Yield the games with those ids; one that was deleted meanwhile is left out."""
    return (file for id_ in ids if (file := library.find(id_)) is not None)


def _score_all(services: Services, files: Iterable[Mapping[str, Any]], *, alone: bool) -> list[GameOutcome]:
    """Return the outcome of each game. A game that cannot be scored is left out and named in a notice to the house; if
    it was chosen ``alone``, WrongFile is raised instead. The scoring pauses after each game, so that presses go
    first."""
    outcomes = []
    for file in files:
        try:
            outcomes.append(outcome_of(file, score_file(file, content_root())))
        except WrongFile as error:
            if alone:
                raise
            services.notices.add(say("export-left-out", id=str(file.get("id")), why=error.message))
        time.sleep(_PAUSE_S)
    return outcomes
