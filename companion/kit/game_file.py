"""Game files of any game: reading JSON without losing a thing, and the head that all games share."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, Field, ValidationError

from companion.kit.faults import Fault, WrongFile, faults_in, place, wrong
from companion.kit.shape import Id, Name, Shape
from companion.table.message import Message, say

FORMAT: Final = "companion-game"
#: The newest version of the format that is understood; older ones stay readable for ever.
VERSION: Final = 1

_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)")
_DEEPEST: Final = 60
_LONGEST_NUMBER: Final = 25


def _moment(text: str) -> str:
    try:
        if _MOMENT.fullmatch(text) and datetime.fromisoformat(text):
            return text
    except ValueError:
        pass
    raise wrong(say("fault-moment"))


#: A moment with its offset from UTC, ISO 8601.
Moment = Annotated[str, AfterValidator(_moment)]

# "Not written"; defaults are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None


Version = Annotated[int, Field(ge=1, le=VERSION)]


class FilePlayer(Shape):
    """What every game says of a player. ``left_after`` is checked by the game, which knows its rounds."""

    id: Id
    name: Name
    profile: Id = _UNWRITTEN
    left_after: str = _UNWRITTEN


def profiles_in(player: Mapping[str, Any]) -> tuple[str, ...]:
    """Whom that player of a checked file is known as here; of a team, each of its people."""
    return tuple(one for one in (player.get("profile"), *(player.get("profiles") or ())) if one)


class Head(Shape):
    """What every game file begins with. A game adds its options, its players' own fields and its data."""

    format: Literal["companion-game"]
    version: Version
    game: str
    id: Id = _UNWRITTEN
    started_at: Moment = _UNWRITTEN
    finished_at: Moment = _UNWRITTEN


#: What Python's reader says, by its first words, and the variant of ``fault-json`` that says it to people.
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
    """An object of which some keys stand twice: JSON readers would silently keep the last."""

    keys_twice: tuple[str, ...] = ()


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(pairs) == len(made := dict(pairs)):
        return made
    repeated = _Repeated(pairs)
    repeated.keys_twice = tuple(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
    return repeated


def _whole(digits: str) -> int | float:
    """Numbers too long for any count are kept as "not a whole number" instead of costing time."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else float("inf")


def read_json(raw: bytes) -> Any:
    """What the file holds. An object with a key that stands twice remembers it, for ``readable``.

    Raises:
        WrongFile: it is not JSON in UTF-8; the place is a line and a column.
    """
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _not_json(raw[: error.start].decode("utf-8", "replace"), say("fault-not-utf8")) from error
    if text.startswith("\ufeff"):
        raise _not_json("", say("fault-byte-order-mark"))
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_whole)
    except json.JSONDecodeError as error:
        kind = next((kind for start, kind in _JSON_TROUBLE.items() if error.msg.startswith(start)), "other")
        raise _not_json(text[: error.pos], say("fault-json", kind=kind)) from error
    except RecursionError as error:
        raise WrongFile([Fault("", say("fault-too-deep"))]) from error


def _not_json(before: str, why: Message) -> WrongFile:
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    return WrongFile([Fault("", say("fault-not-json", line=line, column=column, reason=why))])


def readable(data: Any) -> tuple[Any, tuple[Fault, ...]]:
    """A copy that shapes can be checked on, with a fault for what can only be seen here: keys that stand twice in one
    object, texts that are no text (half of a surrogate pair), objects in objects without end."""
    faults: list[Fault] = []
    return _copy(data, (), faults), tuple(faults)


def _copy(data: Any, path: tuple[str | int, ...], faults: list[Fault]) -> Any:
    if isinstance(data, str):
        return _text(data, path, faults)
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
        _text(str(key), (*path, str(key)), faults): _copy(part, (*path, str(key)), faults) for key, part in data.items()
    }


def _text(text: str, path: tuple[str | int, ...], faults: list[Fault]) -> str:
    whole = text.encode("utf-8", "replace").decode("utf-8")
    if whole != text:
        faults.append(Fault(place(*path), say("fault-text-broken")))
    return whole


# --- the head ---------------------------------------------------------------------------------------------------------


def game_of(data: Any, known: tuple[str, ...]) -> str:
    """The game that the file is of.

    Raises:
        WrongFile: it is not a game file, of a version made by a newer app, or of a game that is not among ``known``.
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
    format: Literal["companion-game"]
    version: Version
    game: str


# --- the whole file ---------------------------------------------------------------------------------------------------

_S = TypeVar("_S", bound=BaseModel)


def taken(data: Any, shape: type[_S], misfits: Callable[[dict[str, Any]], Iterable[Fault]]) -> _S:
    """A game file in its shape.

    Args:
        data: what the JSON holds.
        shape: the fields there are, and what each may hold by itself.
        misfits: every fault that takes more than one field to see; it is called with the file as it lies there,
            however wrong its shape, so that one kind of fault does not hide the other.

    Raises:
        WrongFile: with every fault and its place, each once.
    """
    raw, faults = readable(data)
    held = None
    try:
        held = shape.model_validate(raw)
    except ValidationError as error:
        faults += faults_in(error)
    if isinstance(raw, dict):
        faults += tuple(misfits(raw))
    if held is None or faults:
        raise WrongFile(tuple(dict.fromkeys(faults)))
    return held


def faults_of(shape: type[BaseModel], data: Any) -> tuple[Fault, ...]:
    """The faults of data that should have that shape."""
    try:
        shape.model_validate(data)
    except ValidationError as error:
        return faults_in(error)
    return ()
