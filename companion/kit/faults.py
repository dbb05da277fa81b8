"""Describes what is wrong with a file: each fault with its place and its reason, as messages without a language."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from companion.table.message import Message, Param, say

#: The prefix of the tags of union branches, by which they are recognised and left out of places.
BRANCH = "#"

_PLAIN_KEY = re.compile(r"[\w-]+")


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a file: its place ``where`` (``rounds[0].sheets.a.surplus``; "" for the file as a whole) and the
    reason ``why``."""

    where: str
    why: Message


class WrongFile(Exception):
    """Raised for a file that cannot be used; ``faults`` lists every fault found, at least one."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(f"{len(faults)} faults, the first at {faults[0].where or 'the top'}: {faults[0].why.id}")
        self.faults = tuple(faults)

    @property
    def message(self) -> Message:
        """Return the reason of the first fault."""
        return self.faults[0].why


def place(*steps: str | int) -> str:
    """Return a path of keys and indices as text: ``rounds[0].cash.a``."""
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step}]"
        elif _PLAIN_KEY.fullmatch(step):
            text += f".{step}" if text else step
        else:
            text += f"[{json.dumps(step, ensure_ascii=True)}]"
    return text


def validation_error(why: Message) -> PydanticCustomError:
    """Return the exception by which a validator of pydantic reports the reason ``why``."""
    return PydanticCustomError("message", "a message", {"message": why})


def faults_in(error: ValidationError) -> tuple[Fault, ...]:
    """Return pydantic's errors as faults."""
    return tuple(
        Fault(place(*(s for s in each["loc"] if not (isinstance(s, str) and s.startswith(BRANCH)))), _explain(each))
        for each in error.errors(include_url=False)
    )


def first_reason(error: ValidationError) -> Message:
    """Return the reason of the first of pydantic's errors."""
    return _explain(error.errors(include_url=False)[0])


_REASONS: dict[str, str] = {
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


def _explain(error: ErrorDetails) -> Message:
    """Return the message for one of pydantic's errors, chosen by the error's type; for a type that is not listed,
    "fault-other" with pydantic's own text."""
    kind, context = error["type"], error.get("ctx", {})
    if kind == "message":
        why: Message = context["message"]
        return why
    if kind in _REASONS:
        return say(_REASONS[kind])
    if kind == "greater_than_equal":
        return say("fault-at-least", least=context["ge"])
    if kind == "less_than_equal":
        return say("fault-at-most", most=context["le"])
    if kind in ("literal_error", "union_tag_invalid"):
        return say("fault-one-of", known=_list_allowed(context))
    return say("fault-other", reason=error["msg"])


def _list_allowed(context: dict[str, Any]) -> tuple[Param, ...]:
    """Return the allowed values that pydantic's error names."""
    return tuple(re.findall(r"'([^']+)'", context.get("expected", "")))
