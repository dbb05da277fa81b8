"""Defines the strict types with which game files are validated (a typo, a float or a text never becomes a number), the
bases ``Shape`` and ``Record``, and the conversion of records to and from JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar, get_origin

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from companion.kit.faults import BRANCH, validation_error
from companion.table.message import say
from companion.table.seats import NAME_LENGTH

#: The largest count of anything on a page, and the largest absolute value of a bonus or tribune.
MOST = 999
#: The largest amount of money, votes or copies.
MOST_MONEY: Final = 10**9 - 1


class Shape(BaseModel):
    """Base of an object in a file, all of whose fields are known; values are never converted."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def _trim_name(text: str) -> str:
    """Return the name without spaces around it; raise a validation error if it is empty or too long."""
    name = text.strip()
    if not 1 <= len(name) <= NAME_LENGTH:
        raise validation_error(say("fault-length", least=1, most=NAME_LENGTH, found=len(name)))
    return name


def _require_text(text: str) -> str:
    """Return the text; raise a validation error if it is empty."""
    if not text.strip():
        raise validation_error(say("fault-empty"))
    return text


#: A count: 0–999.
Count = Annotated[int, Field(ge=0, le=MOST)]
#: Points, which may be negative: −999…999.
Signed = Annotated[int, Field(ge=-MOST, le=MOST)]
#: A typed name, 1–80 characters after trimming.
Name = Annotated[str, AfterValidator(_trim_name)]
#: The id of a player, a game or a profile.
Id = Annotated[str, AfterValidator(_require_text)]
#: An amount of money, votes or copies: whole, from 0 to below 10⁹.
Amount = Annotated[int, Field(ge=0, le=MOST_MONEY)]
#: An amount that may be negative.
SignedAmount = Annotated[int, Field(ge=-MOST_MONEY, le=MOST_MONEY)]


def of_length(least: int, most: int) -> AfterValidator:
    """Return a validator for a text of ``least`` to ``most`` characters."""

    def check(text: str) -> str:
        if not least <= len(text) <= most:
            raise validation_error(say("fault-length", least=least, most=most, found=len(text)))
        return text

    return AfterValidator(check)


def one_of(*known: int) -> AfterValidator:
    """Return a validator for a whole number that must be one of ``known``: ``Annotated[int, one_of(1, 2)]``."""

    def check(value: int) -> int:
        if value not in known:
            raise validation_error(say("fault-one-of", known=known))
        return value

    return AfterValidator(check)


def by_type(*known: str, key: str = "type") -> Discriminator:
    """Return a discriminator between objects of several shapes, by their ``type`` (or the field ``key``).

    Each branch is tagged ``BRANCH`` plus the type. An unknown type gets the tag ``BRANCH`` alone, whose shape should
    ask for a known one (see ``Untyped``).
    """

    def branch(value: Any) -> str:
        """Return the tag of the branch for that value."""
        type_ = value.get(key) if isinstance(value, dict) else getattr(value, key, None)
        return BRANCH + (type_ if isinstance(type_, str) and type_ in known else "")

    return Discriminator(branch)


class Untyped(BaseModel):
    """Base of the fallback shape for an object whose type is missing or unknown. A game narrows ``type`` to the known
    types, so that validation reports the unknown one; all other fields are ignored."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)


#: Mark for a field that is not written if it is None.
LEFT_OUT: Final = Field(exclude_if=lambda value: value is None)


class NotNull:
    """Mark for an optional field that a file leaves out where it has no value: a written null is a fault. It stands in
    ``Annotated[T | None, NotNull()]``, for fields whose default is None."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return the schema of the type without None."""
        schema: CoreSchema = handler(source)["schema"]
        return schema


_R = TypeVar("_R", bound="Record")


class Record:
    """Base of a frozen dataclass that is used in files, in the journal and in the state.

    Instances read from a file are validated strictly (by ``TypeAdapter``, or as a field of a ``Shape``); those built in
    code are not validated.
    """

    __slots__ = ()
    __pydantic_config__ = ConfigDict(strict=True, extra="forbid")

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return a schema that also accepts the JSON object of a file: pydantic's strict validation of a dataclass
        would accept instances only. The fields stay strict."""
        schema = handler(source)
        resolved: dict[str, Any] = handler.resolve_ref_schema(schema)  # type: ignore[assignment]
        resolved["strict"] = False
        return schema


def to_file(record: Any) -> Any:
    """Return a ``Record`` as the JSON of a file, without fields that have their default."""
    return _get_adapter(type(record)).dump_python(record, mode="json", exclude_defaults=True)


def from_file(kind: type[_R], content: Any) -> _R:
    """Return the ``Record`` that the JSON of a file holds. Raises pydantic.ValidationError where it holds anything
    else."""
    record: _R = _get_adapter(kind).validate_python(content)
    return record


_adapters: dict[Any, TypeAdapter[Any]] = {}


def _get_adapter(kind: Any) -> TypeAdapter[Any]:
    """Return the validator of that class, made once."""
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


@dataclass(frozen=True, slots=True)
class ByName:
    """Mark for pairs of name and value that are an object of that type in a file (fields that are None are dropped):
    ``Annotated[tuple[tuple[str, int], ...], ByName(dict[str, Amount])]``."""

    type: Any

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return the schema that validates the object and keeps it as pairs."""
        schema = handler.generate_schema(self.type)
        written = schema if get_origin(self.type) is dict else None
        return core_schema.no_info_after_validator_function(
            lambda found: tuple((name, value) for name, value in dict(found).items() if value is not None),
            schema,
            serialization=core_schema.plain_serializer_function_ser_schema(dict, return_schema=written),
        )
