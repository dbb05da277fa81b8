"""What a page may send, and how fast."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.web.guard import is_valid
from tests.support.wire_frames import Action, registration, unframed

PAGE = list(unframed(registration()))
EVENT = [Action.EVENT, {"target": 3, "name": "click", "data": None}]
PROPS = [Action.PROPS, {"id": 3, "props": {"value": "x"}}]
ANSWER = [Action.INVOKE, {"control_id": 3, "call_id": "a", "result": {"any": 1}, "error": None}]


def test_what_a_page_says_is_heard() -> None:
    assert is_valid(PAGE, registered=False)
    assert all(is_valid(message, registered=True) for message in (EVENT, PROPS, ANSWER))


def test_a_page_says_once_that_it_is_there_and_says_it_first() -> None:
    assert not is_valid(PAGE, registered=True)
    assert not any(is_valid(message, registered=False) for message in (EVENT, PROPS, ANSWER))


@pytest.mark.parametrize(
    "message",
    [
        None, 3, "x", [], [3], {3: {}}, [3, {}, 3], ["3", {}], [3, None], [3, []], [99, {}], [2, {}], [6, {}],
        [True, {}], [3, {"target": "3", "name": "click", "data": None}],
        [3, {"target": [3], "name": "click", "data": None}],
        [3, {"target": 3, "name": 5, "data": None}], [3, {"target": 3, "name": "click", "data": None, "more": 1}],
        [4, {"id": 3, "props": []}], [4, {"id": 3, "props": {5: "x"}}], [4, {"id": {}, "props": {}}],
        [5, {"control_id": 3, "call_id": None, "result": 1, "error": None}],
    ],
)  # fmt: skip
def test_anything_else_is_not(message: Any) -> None:
    assert not is_valid(message, registered=True)


@pytest.mark.parametrize("ours", ["client_ip", "client_user_agent"])
def test_what_the_server_knows_by_itself_no_page_may_say(ours: str) -> None:
    """its address decides which tables a page is told of, and how many codes it may try"""
    assert not is_valid([Action.PROPS, {"id": 1, "props": {"route": "/", ours: "127.0.0.1"}}], registered=True)
    register = {**PAGE[1], "page": {**PAGE[1]["page"], ours: "127.0.0.1"}}
    assert not is_valid([Action.REGISTER, register], registered=False)
