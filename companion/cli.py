"""The command line. Each command imports its parts when it runs, so that scoring a file starts no screen."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from companion import __version__

#: The port that QR codes, bookmarks and firewalls know.
PORT = 8160


def reader_language() -> str:
    """The language of this terminal: the first one that the system asks for and that is spoken here.

    Where it asks for none of them it is English if that is spoken here, as terminals usually are, else the first.
    """
    from companion.languages import house, spoken

    return next((code for tag in _asked_for() if (code := spoken(tag))), None) or spoken("en") or house()


def _asked_for() -> list[str]:
    """The languages that the system asks for, best first, as tags."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return [value]
    return []


class LanguageChoice(click.Choice[str]):
    """One of the languages that are spoken here, read when it is needed."""

    def __init__(self) -> None:
        from companion.languages import codes

        super().__init__(codes())


class Whole(click.IntRange):
    """A whole number, whose fault is said as one."""

    name = "whole number"


class ServesByDefault(click.Group):
    """``companion`` with no command, or with options only, serves."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {"-h", "--help", "--version"}
        if args[:1] == ["help"]:
            args = [*args[1:2], "--help"]
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = ["serve", *args]
        return super().parse_args(ctx, args)


@click.group(cls=ServesByDefault, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="companion")
def main() -> None:
    """Times the rounds, takes the calls in order and keeps the score of board games on a real table."""


@main.command()
@click.option("--host", default="", help="Address to listen on; all of this machine's by default.")
@click.option("--port", type=Whole(1, 65535), default=PORT, show_default=True, help="The one port it uses.")
@click.option("--data", type=click.Path(path_type=Path), help="Data folder; the system's usual place by default.")
@click.option("--lang", type=LanguageChoice(), help="Language of the terminal and of new devices.")
@click.option("--no-open", is_flag=True, help="Do not open this machine's browser.")
@click.option("--url", "public", default="", metavar="URL", help="The address that phones are told: in QR codes, too.")
@click.option("--behind-proxy", is_flag=True, help="Phones come through a proxy or a container on this machine.")
def serve(
    host: str, port: int, data: Path | None, lang: str | None, no_open: bool, public: str, behind_proxy: bool
) -> None:
    """Open the companion for tonight's table (the default command)."""
    from companion.serve import serve as run
    from companion.words import words

    said = words(lang or reader_language())
    status = run(
        host=host,
        port=port,
        data=data,
        words=said,
        open_browser=not no_open,
        public=public,
        behind_proxy=behind_proxy,
    )
    sys.exit(status)


@main.command()
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON result (or errors) a line, for scripts.")
@click.option("--explain", is_flag=True, help="Also say where every figure comes from (in the table, not in JSON).")
@click.option("--lang", type=LanguageChoice(), help="Language of the output; the terminal's by default.")
def score(files: tuple[str, ...], as_json: bool, explain: bool, lang: str | None) -> None:
    """Score game files without the app; - is standard input.

    Prints the score sheet as a table. A file that is wrong is named with every fault and its place, and the exit
    status is 2.
    """
    from companion.exchange.score import score_files
    from companion.words import words

    if not score_files(files, words(lang or reader_language()), as_json=as_json, explain=explain):
        sys.exit(2)


@main.command()
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON result (or errors) a line, for scripts.")
@click.option("--best", is_flag=True, help="Find the best page with the tiles of the one FILE, and prove it.")
@click.option(
    "--seconds", type=click.FloatRange(0.1, 3600), default=60, show_default=True, help="How long --best may search."
)
@click.option("--min-money", type=Whole(0), default=0, help="With --best: only pages that bring this many $.")
@click.option("--lang", type=LanguageChoice(), help="Language of the output; the terminal's by default.")
def page(files: tuple[str, ...], as_json: bool, best: bool, seconds: float, min_money: int, lang: str | None) -> None:
    """Check and count front pages laid on the grid; - is standard input.

    Conflicts are told, with rule, tiles and cells. A file that is wrong is named with every fault and its place, and
    the exit status is 2.
    """
    from companion.exchange.page import check_pages, find_best
    from companion.words import words

    said = words(lang or reader_language())
    if not best:
        sys.exit(check_pages(files, said, as_json=as_json))
    if len(files) != 1:
        raise click.UsageError("--best takes one FILE.")
    sys.exit(find_best(files[0], said, seconds=seconds, min_money=min_money, as_json=as_json))


@main.command("export")
@click.argument("ids", metavar="[ID…]", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="Every game.")
@click.option("--player", metavar="NAME", help="This player with all games, in one file for another Companion.")
@click.option("--to", type=click.Path(path_type=Path), help="Folder to write a file for each game into.")
@click.option("--data", type=click.Path(path_type=Path), help="Data folder; the system's usual place by default.")
@click.option("--lang", type=LanguageChoice(), help="Language of the messages; the terminal's by default.")
def export_(
    ids: tuple[str, ...], everything: bool, player: str | None, to: Path | None, data: Path | None, lang: str | None
) -> None:
    """Write games as game files: one game to standard output as its file, several as one line each.

    The beginning of an ID is enough. Without one, the games there are named. Works while the server runs. A game
    without a result is written by its ID, with what is fully counted so far.
    """
    from companion.exchange.commands import export_games, export_person
    from companion.words import words

    if player is not None:
        if ids or everything:
            raise click.UsageError("--player takes all games of that player; leave out --all and IDs.")
        sys.exit(export_person(player, to=to, data=data, words=words(lang or reader_language())))
    sys.exit(export_games(ids, everything=everything, to=to, data=data, words=words(lang or reader_language())))


@main.command("import")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option("--replace", is_flag=True, help="Where a game is here already and differs, take the file's.")
@click.option("--data", type=click.Path(path_type=Path), help="Data folder; the system's usual place by default.")
@click.option("--lang", type=LanguageChoice(), help="Language of the messages; the terminal's by default.")
def import_(files: tuple[str, ...], replace: bool, data: Path | None, lang: str | None) -> None:
    """Take games from game files, or a player with all games; - is standard input. The same game twice is one game.

    All files are checked first: if one is wrong, every fault is named with its place, nothing is taken, and the exit
    status is 2. It is 1 when a game differs from the one that is here, which is kept.
    """
    from companion.exchange.commands import import_files
    from companion.words import words

    sys.exit(import_files(files, replace=replace, data=data, words=words(lang or reader_language())))


@main.command()
@click.option("--data", type=click.Path(path_type=Path), help="Data folder; the system's usual place by default.")
@click.option("--lang", type=LanguageChoice(), help="Language of the messages; the terminal's by default.")
def rebuild(data: Path | None, lang: str | None) -> None:
    """Make the index of games and players again from their files."""
    from companion.exchange.commands import rebuild as run
    from companion.words import words

    sys.exit(run(data=data, words=words(lang or reader_language())))


@main.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), help="Data folder; the system's usual place by default.")
@click.option("--lang", type=LanguageChoice(), help="Language of the messages; the terminal's by default.")
def backup(file: Path, data: Path | None, lang: str | None) -> None:
    """Write everything that is kept to one file: games, players, open tables, settings, notes.

    Works while the server runs. What was in FILE before goes only once the new backup is whole.
    """
    from companion.exchange.commands import backup as run
    from companion.words import words

    sys.exit(run(file, data=data, words=words(lang or reader_language())))


@main.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Also where something is kept already; that stays in a folder beside it.")
@click.option("--data", type=click.Path(path_type=Path), help="Data folder; the system's usual place by default.")
@click.option("--lang", type=LanguageChoice(), help="Language of the messages; the terminal's by default.")
def restore(file: Path, replace: bool, data: Path | None, lang: str | None) -> None:
    """Put a backup in place: all of it or, where anything is wrong, nothing.

    The server must not be running.
    """
    from companion.exchange.commands import restore as run
    from companion.words import words

    sys.exit(run(file, replace=replace, data=data, words=words(lang or reader_language())))


@main.command()
@click.option("--data", type=click.Path(path_type=Path), help="Data folder; the system's usual place by default.")
@click.option("--port", type=Whole(1, 65535), default=PORT, show_default=True, help="The port to look at.")
@click.option("--bundle", type=click.Path(path_type=Path), help="Write a zip for a bug report, without players' names.")
@click.option("--repair", is_flag=True, help="First mend what the server would mend at its start, after a backup.")
@click.option("--lang", type=LanguageChoice(), help="Language of the messages; the terminal's by default.")
def doctor(data: Path | None, port: int, bundle: Path | None, repair: bool, lang: str | None) -> None:
    """Look at what may keep an evening from starting: programs, data folder, network, log.

    Exit status 1 when something does.
    """
    from companion.exchange.commands import doctor as run
    from companion.words import words

    sys.exit(run(data=data, port=port, bundle=bundle, repair=repair, words=words(lang or reader_language())))


@main.command()
@click.argument("query", metavar="QUERY…", nargs=-1, required=True)
@click.option("--lang", type=LanguageChoice(), help="Language of the answers; the terminal's by default.")
@click.option("--game", metavar="ID", help="Only the rules of this game, such as redac-chef.")
@click.option("--limit", type=Whole(1), default=5, show_default=True, help="How many answers at most.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list, best answer first, for scripts.")
@click.option("--data", type=click.Path(path_type=Path), help="Data folder with your notes; the system's by default.")
def rules(
    query: tuple[str, ...], lang: str | None, game: str | None, limit: int, as_json: bool, data: Path | None
) -> None:
    """Look something up in the rules: a word, a question, a number such as 4A.

    Forgives accents, plurals and slips, takes words of the other language, and finds what your group noted.

    Exit status 2 where the game is unknown.
    """
    from companion.exchange.rules import look_up
    from companion.words import words

    said = words(lang or reader_language())
    sys.exit(look_up(" ".join(query), said, game=game, limit=limit, as_json=as_json, data=data))


if __name__ == "__main__":
    main()
