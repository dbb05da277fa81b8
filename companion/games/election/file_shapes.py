"""Defines the shape of the game's file, each field validated by itself; its lines are those of ``scoring.laid``."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, PlainValidator
from pydantic_core import PydanticKnownError

import companion.games.election.scoring.laid  # noqa: F401 (defines the lines, and so enters them under their names)
from companion.games.election.scoring.line import LINES, Line
from companion.kit.file_players import Empty, FileHead
from companion.kit.shape import Untyped

#: Replaces a null while a line is validated, and is refused: journals write null, but no field of a file may be null.
_NULL: Final = object()


def _refuse_unknown(type_: Any) -> Any:
    """Return the type of a line; raise a validation error for a type that no line has."""
    if type_ not in (names := tuple(LINES)):
        raise PydanticKnownError("literal_error", {"expected": ", ".join(f"'{name}'" for name in names)})
    return type_


class UntypedLine(Untyped):
    """Fallback shape of a line: reads its ``type``, rejects a missing or unknown one, and ignores all other fields."""

    type: Annotated[Any, AfterValidator(_refuse_unknown)]


def read_line(raw: Any) -> Line:
    """Return the line that the JSON of a file holds, validated strictly and by the field names of files.

    Raises:
        ValidationError: with every fault of its shape.
    """
    kind = LINES[UntypedLine.model_validate(raw).type]
    fields = {name: _NULL if value is None else value for name, value in raw.items() if name != "type"}
    return kind.model_validate(fields, strict=True, by_alias=True, by_name=False)


def write_line(line: Line) -> dict[str, Any]:
    """Return the line as the JSON of a file, without empty fields."""
    unsaid = {"type"} if line.override or line.writes_override else {"type", "override"}
    return {"type": line.file_type, **line.model_dump(mode="json", by_alias=True, exclude=unsaid, exclude_none=True)}


class FileShape(FileHead):
    """Fields of a game file, and what each may hold by itself (``file_checks`` checks them against each other)."""

    game: Literal["election"]
    options: Empty = Field(default_factory=Empty)
    events: list[Annotated[Line, PlainValidator(read_line)]]
