"""Reads game files of any game: their JSON, with every loss reported, and the head that all games share."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, Field, ValidationError

from companion.kit.faults import Fault, WrongFile, faults_in, place, validation_error
from companion.kit.lazy_json import decode_lazily
from companion.kit.shape import Id, Name, Shape, of_length
from companion.table.message import Message, say
from companion.table.texts import HEADLINE_LENGTH, NOTE_LENGTH

FORMAT: Final = "companion-game"
#: The newest format version that can be read; older ones stay readable for ever.
VERSION: Final = 1

_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)")
_DEEPEST: Final = 60
_LONGEST_NUMBER: Final = 25


def _check_moment(text: str) -> str:
    """Return the text if it is a moment in ISO 8601 with an offset; else raise a validation error."""
    try:
        if _MOMENT.fullmatch(text) and datetime.fromisoformat(text):
            return text
    except ValueError:
        pass
    raise validation_error(say("fault-moment"))


#: A moment with its offset from UTC, ISO 8601.
Moment = Annotated[str, AfterValidator(_check_moment)]

# The default of absent fields. Defaults are not validated, so an explicit null is still a fault.
_UNWRITTEN: Any = None


Version = Annotated[int, Field(ge=1, le=VERSION)]


class FilePlayer(Shape):
    """Fields that every game's file has for a player. The game checks ``left_after``, because only the game knows its
    rounds."""

    id: Id
    name: Name
    profile: Id = _UNWRITTEN
    left_after: str = _UNWRITTEN


def profiles_of_player(player: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the profiles of a player in a valid file; for a team, those of each member."""
    return tuple(one for one in (player.get("profile"), *(player.get("profiles") or ())) if one)


class Head(Shape):
    """The fields that every game file starts with. A game adds its options, its players' own fields and its data."""

    format: Literal["companion-game"]
    version: Version
    game: str
    id: Id = _UNWRITTEN
    started_at: Moment = _UNWRITTEN
    finished_at: Moment = _UNWRITTEN
    headline: Annotated[str, of_length(1, HEADLINE_LENGTH)] = _UNWRITTEN
    note: Annotated[str, of_length(1, NOTE_LENGTH)] = _UNWRITTEN


#: Maps the start of a Python JSON error to the variant of the message ``fault-json``.
_JSON_TROUBLE: Final = {
    "Expecting value": "value",
    "Expecting property name": "name",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Illegal trailing comma": "trailing",
    "Extra data": "extra",
    "Unterminated string": "string",
    "Invalid control character": "control",
    "Invalid \\": "escape",
}


# --- JSON -------------------------------------------------------------------------------------------------------------


class _Repeated(dict[str, Any]):
    """A JSON object with duplicate keys, of which parsers would silently keep the last."""

    keys_twice: tuple[str, ...] = ()


def _make_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the members of a JSON object; as ``_Repeated`` where a key comes twice."""
    if len(pairs) == len(members := dict(pairs)):
        return members
    repeated = _Repeated(pairs)
    repeated.keys_twice = tuple(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
    return repeated


def _parse_whole(digits: str) -> int | float:
    """Return a whole number; one with too many digits for any count becomes infinity ("not a whole number"), because
    parsing it would cost time."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else float("inf")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_make_object, parse_int=_parse_whole)


def read_json(raw: bytes, *, lazily: str = "") -> Any:
    """Return the parsed JSON of a file. An object with duplicate keys remembers them for ``copy_readable``.

    Args:
        lazily: a key of the outermost object, whose array is parsed item by item (:class:`JsonItems`).

    Raises:
        WrongFile: it is not JSON in UTF-8 (the fault names line and column), or is nested too deeply.
    """
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _describe_fault(raw[: error.start].decode("utf-8", "replace"), say("fault-not-utf8")) from error
    if text.startswith("\ufeff"):
        raise _describe_fault("", say("fault-byte-order-mark"))
    try:
        return decode_lazily(text, lazily, _DECODER) if lazily else _DECODER.decode(text)
    except json.JSONDecodeError as error:
        kind = next((kind for start, kind in _JSON_TROUBLE.items() if error.msg.startswith(start)), "other")
        raise _describe_fault(text[: error.pos], say("fault-json", kind=kind)) from error
    except RecursionError as error:
        raise WrongFile([Fault("", say("fault-too-deep"))]) from error


def _describe_fault(before: str, why: Message) -> WrongFile:
    """Return the exception for a text that is not JSON; it names the line and column at which the text ``before``
    ends."""
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    return WrongFile([Fault("", say("fault-not-json", line=line, column=column, reason=why))])


def copy_readable(data: Any) -> tuple[Any, tuple[Fault, ...]]:
    """Return a copy of parsed JSON for validation, and the faults that only this copying finds: duplicate keys (the
    copy keeps the last), texts with lone surrogates (replaced), and nesting that is too deep (None)."""
    faults: list[Fault] = []
    return _copy(data, (), faults), tuple(faults)


def _copy(data: Any, path: tuple[str | int, ...], faults: list[Fault]) -> Any:
    """Return a copy of the data at that path with its unreadable parts replaced (None for what is nested too deep), and
    add their faults to the list."""
    if isinstance(data, str):
        return _mend(data, path, faults)
    if not isinstance(data, (dict, list)):
        return data
    if len(path) > _DEEPEST:
        faults.append(Fault(place(*path), say("fault-too-deep")))
        return None
    if isinstance(data, list):
        return [_copy(part, (*path, index), faults) for index, part in enumerate(data)]
    if isinstance(data, _Repeated):
        faults.extend(Fault(place(*path, key), say("fault-key-twice")) for key in data.keys_twice)
    return {
        _mend(str(key), (*path, str(key)), faults): _copy(part, (*path, str(key)), faults) for key, part in data.items()
    }


def _mend(text: str, path: tuple[str | int, ...], faults: list[Fault]) -> str:
    """Return the text with lone surrogates replaced by "?"; add a fault to the list if it had any."""
    whole = text.encode("utf-8", "replace").decode("utf-8")
    if whole != text:
        faults.append(Fault(place(*path), say("fault-text-broken")))
    return whole


# --- the head ---------------------------------------------------------------------------------------------------------


def identify_game(data: Any, known: tuple[str, ...]) -> str:
    """Return the id of the game that the file is of.

    Raises:
        WrongFile: it is not a game file, was made by a newer app, or its game is not among ``known``.
    """
    if not isinstance(data, dict):
        raise WrongFile([Fault("", say("fault-not-a-game"))])
    version = data.get("version")
    if (
        data.get("format") == FORMAT
        and isinstance(version, int)
        and not isinstance(version, bool)
        and version > VERSION
    ):
        raise WrongFile([Fault("version", say("fault-newer-version", found=version, known=VERSION))])
    faults = list(faults_of(_Marks, {key: data[key] for key in ("format", "version", "game") if key in data}))
    game = data.get("game")
    if isinstance(game, str) and game not in known:
        faults.append(Fault("game", say("fault-unknown-game", known=known)))
    if isinstance(game, str) and game in known:
        return game
    raise WrongFile(faults)


class _Marks(Shape):
    """The fields by which a file is recognised as a game file."""

    format: Literal["companion-game"]
    version: Version
    game: str


# --- the whole file ---------------------------------------------------------------------------------------------------

_S = TypeVar("_S", bound=BaseModel)


def parse_file(data: Any, shape: type[_S], cross_field_faults: Callable[[dict[str, Any]], Iterable[Fault]]) -> _S:
    """Return the validated game file.

    Args:
        data: the parsed JSON.
        shape: the model of its fields, each validated by itself.
        cross_field_faults: finds the faults that involve several fields. It gets the raw file, whose shape may be
            wrong, so that one kind of fault does not hide the other.

    Raises:
        WrongFile: with every fault and its place, each once.
    """
    raw, faults = copy_readable(data)
    parsed = None
    try:
        parsed = shape.model_validate(raw)
    except ValidationError as error:
        faults += faults_in(error)
    if isinstance(raw, dict):
        faults += tuple(cross_field_faults(raw))
    if parsed is None or faults:
        raise WrongFile(tuple(dict.fromkeys(faults)))
    return parsed


def faults_of(shape: type[BaseModel], data: Any) -> tuple[Fault, ...]:
    """Return the faults that validating the data against that shape finds; empty if it fits."""
    try:
        shape.model_validate(data)
    except ValidationError as error:
        return faults_in(error)
    return ()
