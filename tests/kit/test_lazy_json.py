"""A JSON text is the same whether its long array is parsed at once or item by item, and so is what is wrong with it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kit.lazy_json import JsonItems, decode_lazily

DECODER = json.JSONDecoder()
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["games", "a", "]"]), inner, max_size=3)
    ),
    max_leaves=12,
)


def parsed(text: str) -> Any:
    """What the text holds, or which fault is where."""
    try:
        found = decode_lazily(text, "games", DECODER)
    except json.JSONDecodeError as error:
        return error.msg, error.pos
    if isinstance(found, dict):
        return {key: [*value] if isinstance(value, JsonItems) else value for key, value in found.items()}
    return found


def expected(text: str) -> Any:
    try:
        return DECODER.decode(text)
    except json.JSONDecodeError as error:
        return error.msg, error.pos


@given(VALUES, st.sampled_from([None, 1]), st.data())
def test_any_text_is_what_the_library_makes_of_it(value: Any, indent: int | None, data: st.DataObject) -> None:
    text = json.dumps(value, indent=indent)
    assert parsed(text) == value
    at = data.draw(st.integers(0, len(text)))
    for broken in (text[:at] + text[at + 1 :], text[:at] + data.draw(st.sampled_from(',:]}"x ')) + text[at:]):
        ours, theirs = parsed(broken), expected(broken)
        if ours != theirs:  # newer versions of the library have a name of their own for a comma too many
            assert isinstance(theirs, tuple) and isinstance(ours, tuple), broken


def test_an_array_is_parsed_item_by_item() -> None:
    found = decode_lazily(' {"a": [1], "games": [{"b": [2, 3]}, 4 ], "c": null}\n', "games", DECODER)
    games = found["games"]
    assert isinstance(games, JsonItems) and found["a"] == [1] and found["c"] is None
    assert len(games) == 2 and games[0] == {"b": [2, 3]} and games[0] is not games[0] and [*games[1:]] == [4]


@pytest.mark.parametrize("text", ["[" * 100_000, '{"games": [' + "[" * 100_000])
def test_what_is_too_deep_is_told_as_by_the_library(text: str) -> None:
    with pytest.raises(RecursionError):
        decode_lazily(text, "games", DECODER)
