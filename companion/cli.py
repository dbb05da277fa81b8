"""Defines the command line.

Each command imports its parts when it runs, so that scoring a file loads no user interface.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from companion import __version__
from companion.server import PORT
from companion.terminal import (
    LanguageChoice,
    ServesByDefault,
    TranslatedOption,
    WholeNumber,
    argument,
    option,
    reader_language,
    translate_message,
)

#: Formats of ``export``: the game files as stored, for spreadsheets, for BG Stats, and the front page.
EXPORT_FORMATS = ("json", "csv", "bgsplay", "png", "pdf")


@click.group(cls=ServesByDefault, help="cli-companion", context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="companion", cls=TranslatedOption, help="click-version-help")
def main() -> None:
    """Time the rounds, order the calls and keep the score of board games at a real table."""


@main.command(help="cli-serve")
@option("--host", metavar="cli-address", default="", help="cli-serve-host")
@option("--port", type=WholeNumber(1, 65535), default=PORT, show_default=True, help="cli-serve-port")
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-data")
@option("--lang", type=LanguageChoice(), help="cli-serve-lang")
@option("--no-open", is_flag=True, help="cli-serve-no-open")
@option("--url", "public", default="", metavar="cli-address", help="cli-serve-url")
@option("--behind-proxy", is_flag=True, help="cli-serve-behind-proxy")
@option("--no-club-code", is_flag=True, help="cli-serve-no-club-code")
@option("--proxies", default="", metavar="cli-address", help="cli-serve-proxies")
@option("--no-mdns", is_flag=True, help="cli-serve-no-mdns")
@option("--workers", type=WholeNumber(1, 64), help="cli-serve-workers")
@option("--nats", default="", metavar="cli-address", help="cli-serve-nats")
@option("--inside", default="127.0.0.1", metavar="cli-address", help="cli-serve-inside")
def serve(
    host: str,
    port: int,
    data: Path | None,
    lang: str | None,
    no_open: bool,
    public: str,
    behind_proxy: bool,
    no_club_code: bool,
    proxies: str,
    no_mdns: bool,
    workers: int | None,
    nats: str,
    inside: str,
) -> None:
    """Serve the app for tonight's table (the default command), or many tables with several processes."""
    from companion.network.addresses import parse_proxies
    from companion.server import serve
    from companion.text.words import words

    language = words(lang or reader_language())
    if workers and not nats or nats and data is None:
        raise click.UsageError(translate_message("cli-serve-hosted-together"))
    try:
        trusted = parse_proxies(proxies)
    except ValueError:
        raise click.UsageError(translate_message("cli-serve-proxies-wrong")) from None
    if nats:
        assert data is not None
        sys.exit(
            serve.serve_many(
                nats=nats,
                workers=workers or 1,
                host=host,
                port=port,
                inside=inside,
                data=data,
                words=language,
                public=public,
                behind_proxy=behind_proxy or bool(trusted),
                club=not no_club_code,
                proxies=trusted,
            )
        )
    status = serve.serve(
        host=host,
        port=port,
        data=data,
        words=language,
        open_browser=not no_open,
        public=public,
        behind_proxy=behind_proxy or bool(trusted),
        proxies=trusted,
        named=not no_mdns,
    )
    sys.exit(status)


@main.command(help="cli-score")
@argument("files", metavar="cli-files", nargs=-1, required=True)
@option("--json", "as_json", is_flag=True, help="cli-json")
@option("--explain", is_flag=True, help="cli-score-explain")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def score(files: tuple[str, ...], as_json: bool, explain: bool, lang: str | None) -> None:
    """Score game files without the app; - is standard input.

    Prints the score sheet as a table. A faulty file is reported with every fault and its place, and the exit status is
    2.
    """
    from companion.exchange.score import score_files
    from companion.text.words import words

    if not score_files(files, words(lang or reader_language()), as_json=as_json, explain=explain):
        sys.exit(2)


@main.command(help="cli-page")
@argument("files", metavar="cli-files", nargs=-1, required=True)
@option("--json", "as_json", is_flag=True, help="cli-json")
@option("--best", is_flag=True, help="cli-page-best")
@option(
    "--seconds",
    metavar="cli-seconds",
    type=click.FloatRange(0.1, 3600),
    default=60,
    show_default=True,
    help="cli-page-seconds",
)
@option("--min-money", type=WholeNumber(0), default=0, help="cli-page-min-money")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def page(files: tuple[str, ...], as_json: bool, best: bool, seconds: float, min_money: int, lang: str | None) -> None:
    """Check and count front pages laid on the grid, or (``best``) search for the best page with the tiles of one file;
    - is standard input.

    Conflicts are reported with rule, tiles and cells. A faulty file is reported with every fault and its place, and the
    exit status is 2.
    """
    from companion.exchange.page import check_pages, find_best
    from companion.text.words import words

    language = words(lang or reader_language())
    if not best:
        sys.exit(check_pages(files, language, as_json=as_json))
    if len(files) != 1:
        raise click.UsageError(translate_message("cli-page-best-one"))
    sys.exit(find_best(files[0], language, seconds=seconds, min_money=min_money, as_json=as_json))


@main.command("export", help="cli-export")
@argument("ids", metavar="cli-ids", nargs=-1)
@option("--all", "everything", is_flag=True, help="cli-export-all")
@option("--player", metavar="cli-name", help="cli-export-player")
@option("--format", "format_", type=click.Choice(EXPORT_FORMATS), default="json", help="cli-export-format")
@option("--to", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-export-to")
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-data")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def export_(
    ids: tuple[str, ...],
    everything: bool,
    player: str | None,
    format_: str,
    to: Path | None,
    data: Path | None,
    lang: str | None,
) -> None:
    """Write games as game files to standard output: one game as its file, several as one line each.

    The beginning of an ID is enough. Without an ID, lists the games. Works while the server runs. A game without a
    result is written by its ID, with what is fully counted so far. ``player`` writes a person with their games instead;
    a format other than ``json`` writes files into the folder ``to``.
    """
    from companion.exchange.commands import export_front_pages, export_games, export_person, export_tables
    from companion.text.words import words

    language = words(lang or reader_language())
    if player is not None:
        if ids or everything or format_ != "json":
            raise click.UsageError(translate_message("cli-export-player-alone"))
        sys.exit(export_person(player, to=to, data=data, words=language))
    if format_ == "json":
        sys.exit(export_games(ids, everything=everything, to=to, data=data, words=language))
    if to is None:
        raise click.UsageError(translate_message("cli-export-needs-folder"))
    if format_ in ("png", "pdf"):
        sys.exit(export_front_pages(ids, everything=everything, format_=format_, to=to, data=data, words=language))
    sys.exit(export_tables(ids, everything=everything, format_=format_, to=to, data=data, words=language))


@main.command("import", help="cli-import")
@argument("files", metavar="cli-files", nargs=-1, required=True)
@option("--replace", is_flag=True, help="cli-import-replace")
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-data")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def import_(files: tuple[str, ...], replace: bool, data: Path | None, lang: str | None) -> None:
    """Import games from game files, or a player with all games; - is standard input. The same game twice is one game.

    All files are checked first: if one is faulty, every fault is reported with its place, nothing is imported, and the
    exit status is 2. It is 1 if a game differs from the one that is here, which is kept.
    """
    from companion.exchange.commands import import_files
    from companion.text.words import words

    sys.exit(import_files(files, replace=replace, data=data, words=words(lang or reader_language())))


@main.command(help="cli-rebuild")
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-data")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def rebuild(data: Path | None, lang: str | None) -> None:
    """Make the index of games and players again from their files."""
    from companion.exchange import commands
    from companion.text.words import words

    sys.exit(commands.rebuild(data=data, words=words(lang or reader_language())))


@main.command(help="cli-backup")
@argument("file", metavar="cli-file", type=click.Path(path_type=Path))
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-data")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def backup(file: Path, data: Path | None, lang: str | None) -> None:
    """Write all data to one file: games, players, open tables, settings, notes.

    Works while the server runs. FILE is replaced atomically.
    """
    from companion.exchange import commands
    from companion.text.words import words

    sys.exit(commands.backup(file, data=data, words=words(lang or reader_language())))


@main.command(help="cli-restore")
@argument("file", metavar="cli-file", type=click.Path(path_type=Path))
@option("--replace", is_flag=True, help="cli-restore-replace")
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-data")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def restore(file: Path, replace: bool, data: Path | None, lang: str | None) -> None:
    """Restore a backup: all of it or, if anything is wrong, nothing.

    The server must not be running.
    """
    from companion.exchange import commands
    from companion.text.words import words

    sys.exit(commands.restore(file, replace=replace, data=data, words=words(lang or reader_language())))


@main.command(help="cli-doctor")
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-data")
@option("--port", type=WholeNumber(1, 65535), default=PORT, show_default=True, help="cli-doctor-port")
@option("--bundle", metavar="cli-file", type=click.Path(path_type=Path), help="cli-doctor-bundle")
@option("--repair", is_flag=True, help="cli-doctor-repair")
@option("--lang", type=LanguageChoice(), help="cli-lang")
def doctor(data: Path | None, port: int, bundle: Path | None, repair: bool, lang: str | None) -> None:
    """Examine what may keep an evening from starting: programs, data folder, network, log.

    Exit status 1 if something does.
    """
    from companion.exchange import commands
    from companion.text.words import words

    sys.exit(
        commands.doctor(data=data, port=port, bundle=bundle, repair=repair, words=words(lang or reader_language()))
    )


@main.command(help="cli-rules")
@argument("query", metavar="cli-query", nargs=-1, required=True)
@option("--lang", type=LanguageChoice(), help="cli-lang")
@option("--game", metavar="cli-id", help="cli-rules-game")
@option("--limit", type=WholeNumber(1), default=5, show_default=True, help="cli-rules-limit")
@option("--json", "as_json", is_flag=True, help="cli-rules-json")
@option("--data", metavar="cli-folder", type=click.Path(path_type=Path), help="cli-rules-data")
def rules(
    query: tuple[str, ...], lang: str | None, game: str | None, limit: int, as_json: bool, data: Path | None
) -> None:
    """Look something up in the rules: a word, a question, a number such as 4A.

    Tolerates missing accents, plurals and typing errors, understands words of the other languages, and searches the
    group's notes. Exit status 2 if the game is unknown.
    """
    from companion.exchange.rules import look_up
    from companion.text.words import words

    language = words(lang or reader_language())
    sys.exit(look_up(" ".join(query), language, game=game, limit=limit, as_json=as_json, data=data))


if __name__ == "__main__":
    main()
