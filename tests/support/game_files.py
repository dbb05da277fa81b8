"""Game files of games with plain players, in few words, and files that are broken at random."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

from companion.content import content_root
from companion.games.registry import score_file
from companion.kit.faults import WrongFile
from companion.kit.scored import Scored
from companion.text.languages import codes
from companion.text.words import words
from tests.support.spaces import plain

Json = dict[str, Any]

#: As a new value: take the field out.
GONE: Final = object()


def file_of(game: str, players: str, **fields: Any) -> Json:
    """A file of that game; players by their letters."""
    listed = [{"id": id_, "name": id_.upper()} for id_ in players]
    return {"format": "companion-game", "version": 1, "game": game, "players": listed, **fields}


def scored(file: Json) -> Scored:
    return score_file(file, content_root())


def result(file: Json) -> Json:
    return scored(file).result


def points(file: Json) -> list[int]:
    """Everybody's points, in the order of the table."""
    return [totals["points"] for totals in result(file)["totals"].values()]


def faults(file: Any) -> list[tuple[str, str]]:
    """Where and why (the message's id) of every fault; empty where the file is right."""
    try:
        score_file(file, content_root())
    except WrongFile as wrong:
        return [(fault.where, fault.why.id) for fault in wrong.faults]
    return []


def why(file: Any, lang: str = "fr") -> list[str]:
    """The faults in words, with plain spaces."""
    try:
        score_file(file, content_root())
    except WrongFile as wrong:
        return [plain(words(lang).say(fault.why)) for fault in wrong.faults]
    return []


def closing(file: Json, lang: str = "fr") -> list[str]:
    """How it ends, in words."""
    return [plain(words(lang).say(sentence)) for sentence in scored(file).closing]


def reasons(file: Json, lang: str = "fr") -> list[str]:
    """Where figures come from, in words, headings included."""
    lines = [line for one in scored(file).reasons for line in (one.heading, *one.lines)]
    return [plain(words(lang).say(line)) for line in lines]


def changed(file: Json, path: tuple[str | int, ...], value: Any) -> Json:
    """The file with one place set, or taken out."""
    file = copy.deepcopy(file)
    at: Any = file
    for step in path[:-1]:
        at = at[step]
    if value is GONE:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return file


# --- at random --------------------------------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)


def places(part: Any) -> Iterator[tuple[Any, Any]]:
    """Every field and every item of a file: what it is in, and under which key."""
    for step in part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ():
        yield part, step
        yield from places(part[step])


@st.composite
def broken(draw: st.DrawFn, right: st.SearchStrategy[Json]) -> Json:
    """A right file in which up to three places hold something else, or that holds something more."""
    file = copy.deepcopy(draw(right))
    for _ in range(draw(st.integers(1, 3))):
        part, step = draw(st.sampled_from(list(places(file))))
        if isinstance(part, dict) and draw(st.integers(0, 4)) == 0:
            part[draw(st.text(max_size=5))] = draw(anything)
        else:
            part[step] = draw(anything)
    return file


def survives(data: Any) -> None:
    """Scored, or refused with faults that can be put into words."""
    try:
        said(scored(data))
    except WrongFile as wrong:
        assert wrong.faults
        for fault in wrong.faults:
            fault.where.encode()
            assert all(words(lang).say(fault.why) for lang in codes())


def said(one: Scored) -> None:
    """Every cell, sentence and reason has words in every language."""
    messages = [*one.closing, *(line for part in one.reasons for line in (part.heading, *part.lines))]
    messages += [*(column.title for column in one.sheet.columns), *(line.label for line in one.sheet.lines)]
    messages += [cell.text for cell in one.sheet.cells()]
    for message in messages:
        assert all(words(lang).say(message).strip() for lang in codes())
