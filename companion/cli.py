"""The command line. Each command imports its parts when it runs, so that scoring a file starts no screen."""

from __future__ import annotations

import os
import sys

import click

from companion import __version__


def reader_language() -> str:
    """The language of this terminal: French where the environment says so, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="companion")
def main() -> None:
    """Times the rounds, takes the calls in order and keeps the score of board games on a real table."""


@main.command()
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON result (or errors) a line, for scripts.")
@click.option("--explain", is_flag=True, help="Also say where every figure comes from (in the table, not in JSON).")
@click.option("--lang", type=click.Choice(["fr", "en"]), help="Language of the output; the terminal's by default.")
def score(files: tuple[str, ...], as_json: bool, explain: bool, lang: str | None) -> None:
    """Score game files without the app; - is standard input.

    Prints the score sheet as a table. A file that is wrong is named with every fault and its place, and the exit
    status is 2.
    """
    from companion.exchange.score import score_files
    from companion.words import words

    if not score_files(files, words(lang or reader_language()), as_json=as_json, explain=explain):
        sys.exit(2)


if __name__ == "__main__":
    main()
