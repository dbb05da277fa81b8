"""What is wrong with a file: each fault with its place, as messages that speak no language."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from companion.table.message import Message, Param, say

#: Union branches are tagged with this in front, so that they can be left out of a place.
BRANCH = "#"

_PLAIN_KEY = re.compile(r"[\w-]+")


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a file: ``where`` (``rounds[0].sheets.a.surplus``; empty for the file as a whole) and ``why``."""

    where: str
    why: Message


class WrongFile(Exception):
    """A file that cannot be taken; ``faults`` names every one that was found, at least one."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(f"{len(faults)} faults, the first at {faults[0].where or 'the top'}: {faults[0].why.id}")
        self.faults = tuple(faults)


def place(*steps: str | int) -> str:
    """The place that these keys and indices lead to, as a reader of the file would write it."""
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _PLAIN_KEY.fullmatch(step):
            text += f".{step}" if text else step
        else:
            text += f"[{json.dumps(step, ensure_ascii=True)}]"
    return text


def wrong(why: Message) -> PydanticCustomError:
    """What a validator raises to have ``why`` said at its place (its parameters: whole numbers, texts, lists)."""
    return PydanticCustomError("message", "a message", {"message": why})


def faults_in(error: ValidationError) -> tuple[Fault, ...]:
    """The faults that pydantic found, in our words."""
    return tuple(
        Fault(place(*(s for s in each["loc"] if not (isinstance(s, str) and s.startswith(BRANCH)))), _why(each))
        for each in error.errors(include_url=False)
    )


def why_first(error: ValidationError) -> Message:
    """Why pydantic refused, where one reason is enough."""
    return _why(error.errors(include_url=False)[0])


_SAME: dict[str, str] = {
    "missing": "fault-missing",
    "extra_forbidden": "fault-unknown-field",
    "unexpected_keyword_argument": "fault-unknown-field",
    "int_type": "fault-whole-number",
    "int_from_float": "fault-whole-number",
    "finite_number": "fault-whole-number",
    "string_type": "fault-text",
    "string_unicode": "fault-text-broken",
    "bool_type": "fault-yes-no",
    "list_type": "fault-list",
    "tuple_type": "fault-list",
    "dict_type": "fault-object",
    "model_type": "fault-object",
    "dataclass_type": "fault-object",
    "model_attributes_type": "fault-object",
    "invalid_key": "fault-unknown-field",
}


def _why(error: ErrorDetails) -> Message:
    kind, context = error["type"], error.get("ctx", {})
    if kind == "message":
        why: Message = context["message"]
        return why
    if kind in _SAME:
        return say(_SAME[kind])
    if kind == "greater_than_equal":
        return say("fault-at-least", least=context["ge"])
    if kind == "less_than_equal":
        return say("fault-at-most", most=context["le"])
    if kind in ("literal_error", "union_tag_invalid"):
        return say("fault-one-of", known=_literals(context))
    return say("fault-other", reason=error["msg"])


def _literals(context: dict[str, Any]) -> tuple[Param, ...]:
    return tuple(re.findall(r"'([^']+)'", context.get("expected", "")))
