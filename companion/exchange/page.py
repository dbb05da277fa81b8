"""Runs ``companion page``: checks and counts front pages of *Rédac' Chef* laid on the grid, or finds the best page."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from companion.content import content_root
from companion.exchange.score import (
    STANDARD_INPUT,
    Unreadable,
    encode_faults,
    print_faults,
    print_json,
    print_line,
    read_bytes,
)
from companion.games import pages
from companion.kit.faults import Fault, WrongFile
from companion.kit.game_file import read_json
from companion.kit.page import CheckedPage, SolverMissing
from companion.table.message import say
from companion.text.words import Words

#: Exit status of ``--best`` if OR-Tools is not installed.
_WITHOUT_SOLVER: Final = 1
#: In quotes, because a shell expands brackets; not in the catalogue, whose typography would curl the quotes.
_INSTALL: Final = 'pip install "bouclage[solver]"'


def check_pages(files: Iterable[str], words: Words, *, as_json: bool) -> int:
    """Check and count page files, and print the results in order; return the exit status.

    Faults go to standard error; with ``as_json``, to standard output. Status 2 if a file has faults, 0 whatever
    conflicts there are.
    """
    names = list(files)
    status = 0
    for number, name in enumerate(names):
        page = _read(name, words, as_json)
        if page is None:
            status = 2
        elif as_json:
            print_json(page.to_json())
        else:
            if len(names) > 1:
                print_line(f"\n{_display_name(name, words)}" if number else _display_name(name, words), sys.stdout)
            for sentence in page.sentences():
                print_line(words.say(sentence), sys.stdout)
    return status


def find_best(file: str, words: Words, *, seconds: float, min_money: int, as_json: bool) -> int:
    """Search for the best page with the tiles of that file, and print it (without ``as_json`` also each better one on
    the way). Return the exit status: 2 if the file has faults, 1 without a solver."""
    page = _read(file, words, as_json)
    if page is None:
        return 2

    def on_better(total: int, bound: int) -> None:
        if not as_json:
            print_line(words.say(say("page-best-so-far", total=total, bound=bound)), sys.stderr)

    try:
        best = page.best(seconds=seconds, min_money=min_money, on_better=on_better)
    except SolverMissing:
        why = say("page-solver-missing", command=_INSTALL)
        if as_json:
            print_json(encode_faults((Fault("", why),), words))
        else:
            print_line(words.say(why), sys.stderr)
        return _WITHOUT_SOLVER
    if as_json:
        print_json(best.to_json())
    else:
        for sentence in best.sentences():
            print_line(words.say(sentence), sys.stdout)
    return 0


def _display_name(name: str, words: Words) -> str:
    """Return how messages call the file."""
    return words.say(say("score-standard-input")) if name == STANDARD_INPUT else name


def _read(name: str, words: Words, as_json: bool) -> CheckedPage | None:
    """Read a page file; if that fails, print why and return None."""
    try:
        return pages.read_page(read_json(read_bytes(name)), content_root())
    except WrongFile as wrong:
        if as_json:
            print_json(encode_faults(wrong.faults, words))
        else:
            print_faults(say("page-file-wrong", file=_display_name(name, words), count=len(wrong.faults)), wrong, words)
    except Unreadable as unreadable:
        if as_json:
            print_json(encode_faults((Fault(name, unreadable.why),), words))
        else:
            print_line(f"{_display_name(name, words)}: {words.say(unreadable.why)}", sys.stderr)
    return None
