"""Runs the commands for data: ``export``, ``import``, ``rebuild``, ``backup``, ``restore``, ``doctor``.

Each function prints in the reader's language and returns the exit status.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.content import content_root
from companion.exchange.backup import back_up, restore_backup, write_backup
from companion.exchange.bundle import write_bundle
from companion.exchange.doctor import Section, examine
from companion.exchange.exporting import (
    ReadOnlyGames,
    encode_games,
    export_games_to,
    game_file_name,
    write_export,
    write_tables,
)
from companion.exchange.importing import ImportRefused, ImportResult, Source, import_games
from companion.exchange.outcome import outcome_of
from companion.exchange.person import encode_person, person_file_name
from companion.exchange.unfinished import unfinished_games
from companion.games.registry import score_file
from companion.kit.faults import Fault, WrongFile
from companion.kit.game_file import profiles_of_player
from companion.store.days import date_of_game, timestamp_of_game
from companion.store.errors import FolderError, StoreError
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter
from companion.store.library import Library
from companion.store.log import start_log, stop_log
from companion.store.players import PlayerFiles, group_by_person
from companion.store.system_errors import describe_system_error
from companion.table.message import Message, say
from companion.table.seats import fold_name
from companion.text.encoding import show
from companion.text.words import Words

#: The FILE argument that stands for standard input.
STANDARD_INPUT = "-"

#: Most bytes of one import, all files together: tens of thousands of games, and within a Pi's memory.
MAX_IMPORT_BYTES = 64_000_000

_MARKS = {"fine": "[ok]", "look": "[!]", "bad": "[x]"}


def export_games(ids: Sequence[str], *, everything: bool, to: Path | None, data: Path | None, words: Words) -> int:
    """Write games, those with a result and those without, to standard output or as files into the folder ``to``. With
    neither ids nor ``everything``, only list the games there are.

    Return the exit status: 1 if a file could not be read or written, 2 if no game was named.
    """
    try:
        folder = DataFolder.open_read_only(data)
        games = ReadOnlyGames(folder)
        if not ids and not everything:
            return _list_choices(games, folder, words)
        if everything:
            files, unfinished = _load_all(games, folder)
        else:
            files, unfinished = [_load_game(games, folder, id_) for id_ in ids], frozenset()
        if to is None:
            for text in encode_games(files):
                # Always UTF-8, whatever the terminal's encoding: a game file is UTF-8.
                sys.stdout.buffer.write(text.encode())
        else:
            export_games_to(files, to)
            _print(words, say("exchange-exported", count=len(files), where=str(to)))
        for file in files:
            if file["id"] in unfinished:
                _print(words, _describe_game(file, unfinished), sys.stderr)
    except StoreError as error:
        return _print_failure(words, error.message)
    return 1 if _print_notices(folder, words) else 0


def export_tables(
    ids: Sequence[str], *, everything: bool, format_: str, to: Path, data: Path | None, words: Words
) -> int:
    """Write games for other programs into the folder ``to``: as CSV, or as plays of BG Stats.

    With neither ids nor ``everything``, only list the games there are. Works while a server uses the data folder. A
    game that cannot be scored is reported; the others are written.

    Return the exit status: 1 if a game could not be scored, or a file not read or written; 2 if no game was named.
    """
    try:
        folder = DataFolder.open_read_only(data)
        games = ReadOnlyGames(folder)
        if not ids and not everything:
            return _list_choices(games, folder, words)
        outcomes, faults = [], 0
        for file in _select_games(games, folder, ids, everything=everything):
            try:
                outcomes.append(outcome_of(file, score_file(file, content_root())))
            except WrongFile as error:
                faults += 1
                _print_faults({file["id"]: error.faults}, words)
        write_tables(outcomes, format_, to, words)
        _print(words, say("exchange-exported", count=len(outcomes), where=str(to)))
    except StoreError as error:
        return _print_failure(words, error.message)
    return 1 if _print_notices(folder, words) or faults else 0


def export_front_pages(
    ids: Sequence[str], *, everything: bool, format_: str, to: Path, data: Path | None, words: Words
) -> int:
    """Write the front pages of games into the folder ``to``: as pictures, or as PDF with the score sheet.

    With neither ids nor ``everything``, only list the games there are. Works while a server uses the data folder. A
    page that cannot be drawn is reported; the others are written.

    Return the exit status: 1 if a page could not be drawn, or a file not read or written; 2 if no game was named.
    """
    from companion.exchange.front_page.drawing import draw
    from companion.exchange.front_page.edition import edition_data
    from companion.exchange.worker import WorkerError

    count = faults = 0
    try:
        folder = DataFolder.open_read_only(data)
        games = ReadOnlyGames(folder)
        if not ids and not everything:
            return _list_choices(games, folder, words)
        for file in _select_games(games, folder, ids, everything=everything):
            path = to / f"{Path(game_file_name(file)).stem}.{format_}"
            try:
                page = edition_data(file, words, games.read_photo(file["id"]))
                raw = draw(page, "pdf" if format_ == "pdf" else "card")
                write_export(path, raw)
                count += 1
            except WrongFile as error:
                faults += 1
                _print_faults({file["id"]: error.faults}, words)
            except WorkerError as error:
                faults += 1
                show(f"{file['id']}: {words.say(error.message)}", sys.stderr)
        _print(words, say("exchange-exported", count=count, where=str(to)))
    except StoreError as error:
        return _print_failure(words, error.message)
    return 1 if _print_notices(folder, words) or faults else 0


def _select_games(
    games: ReadOnlyGames, folder: DataFolder, ids: Sequence[str], *, everything: bool
) -> list[Mapping[str, Any]]:
    """Load the games with these ids, or all, oldest first. Raises StoreError for an unknown id."""
    files = _load_all(games, folder)[0] if everything else [_load_game(games, folder, id_) for id_ in ids]
    return sorted(files, key=timestamp_of_game)


def export_person(who: str, *, to: Path | None, data: Path | None, words: Words) -> int:
    """Write a person and their games to standard output or into the folder ``to``.

    ``who`` is their name, or the beginning of their id. Return the exit status: 1 if a file could not be read or
    written; 2, with a list of all people, if ``who`` fits none or several.
    """
    try:
        folder = DataFolder.open_read_only(data)
        people = group_by_person({player.id: player for player in PlayerFiles.read_all(folder.players, folder.notices)})
        matches = [person for person, profiles in people.items() if fold_name(profiles[0].name) == fold_name(who)]
        matches = matches or [person for person in people if who and person.startswith(who)]
        if len(matches) != 1:
            for person, profiles in people.items():
                _print(words, say("exchange-person", id=person, name=profiles[0].name), sys.stderr)
            message_id = "exchange-person-several" if matches else "exchange-person-unknown"
            return _print_failure(words, say(message_id, name=who), 2)
        profiles = people[matches[0]]
        ids = {profile.id for profile in profiles}
        games = [
            file
            for file in ReadOnlyGames(folder).all()
            if any(ids & {*profiles_of_player(player)} for player in file["players"])
        ]
        raw = encode_person(profiles, games)
        if to is None:
            sys.stdout.buffer.write(raw)
        else:
            path = to / person_file_name(profiles[0])
            write_export(path, raw)
            _print(words, say("exchange-person-written", name=profiles[0].name, count=len(games), where=str(path)))
    except StoreError as error:
        return _print_failure(words, error.message)
    return 1 if _print_notices(folder, words) else 0


def import_files(names: Sequence[str], *, replace: bool, data: Path | None, words: Words) -> int:
    """Import games and people from files: all or, if any file is wrong, none. ``replace``: a game that differs replaces
    the stored one, which otherwise stays.

    Return the exit status: 2 if a file is wrong; 1 if a stored game differs and was kept, or if the disk refuses.
    """
    sources: list[Source] = []
    wrong: dict[str, Sequence[Fault]] = {}
    room = MAX_IMPORT_BYTES
    for name in names:
        try:
            raw = _read_limited(name, room)
            room -= len(raw)
            sources.append(Source(name, raw))
        except _TooLarge as error:
            large = say("exchange-too-large", megabytes=error.size // 1_000_000, most=MAX_IMPORT_BYTES // 1_000_000)
            wrong[name] = [Fault("", large)]
            break
        except OSError as error:
            wrong[name] = [Fault("", say("exchange-file-unreadable", why=describe_system_error(error)))]
    if wrong:
        return _print_faults(wrong, words)
    try:
        with _open_library(data) as (folder, library):
            result = import_games(library, _score, sources, replace=replace)
    except ImportRefused as error:
        return _print_faults(error.wrong, words)
    except StoreError as error:
        return _print_failure(words, error.message)
    _print_import(result, words)
    _print_notices(folder, words)
    return 1 if result.differing else 0


class _TooLarge(Exception):
    """Raised if an import has more bytes than allowed. ``size``: the files together have at least that many."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


def _read_limited(name: str, room: int) -> bytes:
    """Read a file, or standard input for "-".

    Raises :class:`OSError`, and :class:`_TooLarge` instead of reading over ``room`` bytes.
    """
    with contextlib.nullcontext(sys.stdin.buffer) if name == STANDARD_INPUT else open(name, "rb") as file:
        size = 0 if name == STANDARD_INPUT else os.fstat(file.fileno()).st_size
        raw = file.read(room + 1) if size <= room else b""
    if max(size, len(raw)) > room:
        raise _TooLarge(MAX_IMPORT_BYTES - room + max(size, len(raw)))
    return raw


def rebuild(*, data: Path | None, words: Words) -> int:
    """Make the index anew from the files; return the exit status, 1 if there is no data folder or it cannot be used."""
    try:
        existing = DataFolder.open_read_only(data)
        if not existing.is_initialized:  # probably a typing error: do not create a folder for it
            raise FolderError(say("store-folder-missing", where=str(existing.root)))
        with _open_library(data) as (folder, library):
            counts = library.rebuild()
    except StoreError as error:
        return _print_failure(words, error.message)
    _print(words, say("exchange-rebuilt", games=counts.games, players=counts.players))
    _print_notices(folder, words)
    return 0


def backup(file: Path, *, data: Path | None, words: Words) -> int:
    """Write the data folder to one file, and warn that the file opens the tables to anyone who has it; return the exit
    status, 1 if that failed."""
    try:
        counts = back_up(data, file)
    except StoreError as error:
        return _print_failure(words, error.message)
    _print(words, say("backup-written", where=str(file), games=counts.games, players=counts.players))
    _print(words, say("backup-opens"))
    return 0


def restore(file: Path, *, replace: bool, data: Path | None, words: Words) -> int:
    """Restore a backup; print where the replaced content is kept. Return the exit status, 1 if nothing was restored.
    ``replace``: also into a folder that is not empty."""
    try:
        counts = restore_backup(file, data, replace=replace)
    except StoreError as error:
        return _print_failure(words, error.message)
    _print(words, say("restore-done", games=counts.games, players=counts.players))
    if counts.kept is not None:
        _print(words, say("restore-kept", where=str(counts.kept)))
    return 0


def _repair(data: Path | None, words: Words) -> int:
    """Make a backup, then repair all that the server would repair at its start, and print what was found; return the
    exit status, 1 if that failed."""
    try:
        existing = DataFolder.open_read_only(data)
        if not existing.is_initialized:
            raise FolderError(say("store-folder-missing", where=str(existing.root)))
        with DataFolder.open(data) as folder:
            copy = folder.set_aside / f"before-repair-{time.strftime('%Y%m%d-%H%M%S')}.zip"
            write_backup(folder.root, copy)
            _print(words, say("doctor-repair-copy", where=str(copy)))
            with JournalWriter(folder.journals, folder.set_aside, folder.notices, disk=folder.disk) as journals:
                journals.recover()
            library = Library(folder, _score)
            library.check()
            library.close()
    except StoreError as error:
        return _print_failure(words, error.message)
    if not _print_notices(folder, words):
        _print(words, say("doctor-repair-nothing"))
    return 0


def doctor(*, data: Path | None, port: int, bundle: Path | None, words: Words, repair: bool = False) -> int:
    """Examine the installation, print the findings, and write them to ``bundle`` (None: no bundle); ``repair`` first.
    Return the exit status: 1 if an evening could not start, or repairing or writing the bundle failed."""
    if repair and (status := _repair(data, words)):
        return status
    sections = examine(data, port)
    report = "\n".join(_format_report(sections, words))
    show(report)
    if bundle is not None:
        folder = None
        with contextlib.suppress(FolderError):  # the report says so; the rest of the bundle is still useful
            folder = DataFolder.open_read_only(data)
        try:
            files = write_bundle(bundle, folder, sections, report)
        except StoreError as error:
            return _print_failure(words, error.message)
        _print(words, say("doctor-bundle", where=str(bundle), count=len(files)))
    return 1 if any(each.level == "bad" for section in sections for each in section.findings) else 0


def _format_report(sections: Sequence[Section], words: Words) -> Iterator[str]:
    """Yield the lines of the report: each section's title and its findings with their marks."""
    for section in sections:
        yield words.say(section.title)
        yield from (f"  {_MARKS[each.level]:<4} {words.say(each.message)}" for each in section.findings)
        yield ""


def _score(file: Mapping[str, Any]) -> Mapping[str, Any]:
    """Score a game file; return the result as ``companion score --json`` prints it."""
    return score_file(file, content_root()).result


@contextlib.contextmanager
def _open_library(data: Path | None) -> Iterator[tuple[DataFolder, Library]]:
    """Hold the data folder, with its log and its library, inside the ``with`` block. Raises StoreError."""
    with DataFolder.open(data) as folder:
        log = start_log(folder)
        library = Library(folder, _score)
        try:
            yield folder, library
        finally:
            library.close()
            stop_log(log)


def _load_game(games: ReadOnlyGames, folder: DataFolder, id_: str) -> dict[str, Any]:
    """Return the game whose id is or begins with ``id_``; one without a result is read from its table's journal. Raises
    StoreError unless it is exactly one."""
    unfinished = [file for file in unfinished_games(folder) if id_ and file["id"].startswith(id_)]
    if len(unfinished) == 1:
        return unfinished[0]
    return games.get(id_)


def _load_all(games: ReadOnlyGames, folder: DataFolder) -> tuple[list[dict[str, Any]], frozenset[str]]:
    """Return every game, with a result or not, and the ids of those without."""
    unfinished = list(unfinished_games(folder))
    ids = frozenset(file["id"] for file in unfinished)
    return [*(file for file in games.all() if file["id"] not in ids), *unfinished], ids


def _describe_game(file: Mapping[str, Any], unfinished: Collection[str]) -> Message:
    """Return the line that lists a game; ``unfinished``: the ids of games without a result."""
    message_id = "exchange-game-unfinished" if file["id"] in unfinished else "exchange-game"
    names = tuple(player["name"] for player in file["players"])
    return say(message_id, id=file["id"], day=date_of_game(file), game=file["game"], players=names)


def _list_choices(games: ReadOnlyGames, folder: DataFolder, words: Words) -> int:
    """Print the list of games to standard error, because the user named none; return status 2."""
    files, unfinished = _load_all(games, folder)
    for file in files:
        _print(words, _describe_game(file, unfinished), sys.stderr)
    return _print_failure(words, say("exchange-which", count=len(files)), 2)


def _print_import(result: ImportResult, words: Words) -> None:
    """Print what an import added, replaced and left as it was, and whom it brought."""
    for message, count in (
        ("exchange-added", len(result.added)),
        ("exchange-replaced", len(result.replaced)),
        ("exchange-already", len(result.already)),
    ):
        if count:
            _print(words, say(message, count=count))
    for id_ in result.differing:
        _print(words, say("exchange-differs", id=id_), sys.stderr)
    for player in result.people:
        _print(words, say("exchange-person-taken", name=player.name))
    if result.met:
        _print(words, say("exchange-met", count=len(result.met), names=tuple(player.name for player in result.met)))
    for player in result.namesakes:
        _print(words, say("exchange-namesake", name=player.name))


def _print_notices(folder: DataFolder, words: Words) -> bool:
    """Print the folder's notices to standard error; return whether there were any."""
    notices = folder.notices.all()
    for notice in notices:
        _print(words, notice, sys.stderr)
    return bool(notices)


def _print_faults(wrong: Mapping[str, Sequence[Fault]], words: Words) -> int:
    """Print every fault of each file or game, and that nothing was taken; return status 2."""
    for name, faults in wrong.items():
        label = words.say(say("score-standard-input")) if name == STANDARD_INPUT else name
        for fault in faults:
            place = ": ".join(part for part in (label, fault.where) if part)
            show(f"{place}: {words.say(fault.why)}", sys.stderr)
    return _print_failure(words, say("exchange-nothing-taken"), 2)


def _print_failure(words: Words, message: Message, status: int = 1) -> int:
    """Print the message to standard error; return ``status``."""
    _print(words, message, sys.stderr)
    return status


def _print(words: Words, message: Message, stream: Any = None) -> None:
    show(words.say(message), stream)
