"""Reading JSON, and what is said about a file before any game looks at it."""

from __future__ import annotations

import json

import pytest

from companion.content import content_root
from companion.games.registry import known_games, score_bytes, score_file
from companion.kit.faults import Fault, WrongFile, place
from companion.table.message import Message, say
from tests.games.redac_chef.build import evening

CONTENT = content_root()
RIGHT = json.dumps(evening({"a": {}, "b": {}}))


def why(raw: bytes) -> list[Fault]:
    with pytest.raises(WrongFile) as wrong:
        score_bytes(raw, CONTENT)
    return list(wrong.value.faults)


def not_json(line: int, column: int, reason: Message) -> list[Fault]:
    return [Fault("", say("fault-not-json", line=line, column=column, reason=reason))]


@pytest.mark.parametrize(
    ("text", "line", "column", "kind"),
    [
        ("", 1, 1, "value"),
        ("{", 1, 2, "name"),
        ('{"a" 1}', 1, 6, "colon"),
        ('{"a": 1\n"b": 2}', 2, 1, "comma"),
        ("{}\n\n  {}", 3, 3, "extra"),
        ('{"a": "x', 1, 7, "string"),
        ('{"a": "x\n"}', 1, 9, "control"),
        ('{"a": "\\x"}', 1, 8, "escape"),
        ("{'a': 1}", 1, 2, "name"),
        ("<html>", 1, 1, "value"),
    ],
)
def test_what_is_not_json_names_line_and_column(text: str, line: int, column: int, kind: str) -> None:
    assert why(text.encode()) == not_json(line, column, say("fault-json", kind=kind))


def test_a_byte_order_mark_is_not_json() -> None:
    assert why(b"\xef\xbb\xbf" + RIGHT.encode()) == not_json(1, 1, say("fault-byte-order-mark"))


def test_what_is_not_utf8_names_where() -> None:
    assert why('{\n"name": "Zoé"}'.encode("latin-1")) == not_json(2, 12, say("fault-not-utf8"))
    assert why(RIGHT.encode("utf-16")) == not_json(1, 1, say("fault-not-utf8"))


def test_a_key_written_twice_is_a_fault_at_its_place() -> None:
    text = RIGHT.replace('"rounds": [{"day"', '"rounds": [{"day": "friday", "day"', 1)
    assert why(text.encode()) == [Fault("rounds[0].day", say("fault-key-twice"))]
    text = RIGHT.replace('{"free_area"', '{"surplus": 1, "surplus": 1, "free_area"', 1)
    assert why(text.encode()) == [Fault("rounds[0].sheets.a.surplus", say("fault-key-twice"))]


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e3", "1.0", "-0.0", "9" * 5000, "true", '"3"'])
def test_numbers_that_are_none(number: str) -> None:
    text = RIGHT.replace('"free_area": 4', f'"free_area": {number}', 1)
    assert why(text.encode()) == [Fault("rounds[0].sheets.a.free_area", say("fault-whole-number"))]


def test_a_number_beyond_any_count() -> None:
    text = RIGHT.replace('"free_area": 4', f'"free_area": {10**20}', 1)
    assert why(text.encode()) == [Fault("rounds[0].sheets.a.free_area", say("fault-at-most", most=999))]


def test_half_a_character_is_named_at_its_place() -> None:
    faults = why(RIGHT.replace('"name": "A"', '"name": "\\ud83d"', 1).encode())
    assert faults == [Fault("players[0].name", say("fault-text-broken"))]


def test_objects_without_end() -> None:
    assert why(b"[" * 100_000) == [Fault("", say("fault-too-deep"))]
    deep = '{"x": ' * 200 + "1" + "}" * 200
    assert say("fault-too-deep") in [fault.why for fault in why(RIGHT.replace("{", f'{{"x": {deep}, ', 1).encode())]


def test_an_unknown_game_is_told_the_known_ones() -> None:
    data = json.loads(RIGHT) | {"game": "chess"}
    with pytest.raises(WrongFile) as wrong:
        score_file(data, CONTENT)
    assert wrong.value.faults == (Fault("game", say("fault-unknown-game", known=known_games())),)
    assert "redac-chef" in known_games()


def test_a_newer_version_is_refused_by_name() -> None:
    assert why(RIGHT.replace('"version": 1', '"version": 2', 1).encode()) == [
        Fault("version", say("fault-newer-version", found=2, known=1))
    ]


@pytest.mark.parametrize("text", ["[]", "3", "null", '"x"'])
def test_json_that_is_no_object(text: str) -> None:
    assert why(text.encode()) == [Fault("", say("fault-not-a-game"))]


def test_an_empty_object_lacks_all_that_marks_a_game_file() -> None:
    assert why(b"{}") == [Fault(where, say("fault-missing")) for where in ("format", "version", "game")]


def test_places() -> None:
    assert place("rounds", 0, "sheets", "a", "surplus") == "rounds[0].sheets.a.surplus"
    assert place("sheets", "R. Goupil") == 'sheets["R. Goupil"]'
    assert place("sheets", 'a"b', 2) == 'sheets["a\\"b"][2]'
    assert place("") == '[""]'
    assert place() == ""


def test_a_file_that_is_right() -> None:
    assert score_bytes(RIGHT.encode(), CONTENT).result["finished"] is True
