"""Defines the strict shapes with which game files are validated: a typo, a float or a text never becomes a number."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

from companion.kit.faults import BRANCH, validation_error
from companion.table.message import say
from companion.table.seats import NAME_LENGTH

#: The largest count of anything on a page, and the largest absolute value of a bonus or tribune.
MOST = 999
#: The largest amount of money, votes or copies.
MOST_MONEY: Final = 10**9 - 1


class Shape(BaseModel):
    """Is an object whose fields are all known; values are never converted."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def _trimmed(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= NAME_LENGTH:
        raise validation_error(say("fault-length", least=1, most=NAME_LENGTH, found=len(name)))
    return name


def _filled(text: str) -> str:
    if not text.strip():
        raise validation_error(say("fault-empty"))
    return text


#: A count: 0–999.
Count = Annotated[int, Field(ge=0, le=MOST)]
#: Points, which may be negative: −999…999.
Signed = Annotated[int, Field(ge=-MOST, le=MOST)]
#: A typed name, 1–80 characters after trimming.
Name = Annotated[str, AfterValidator(_trimmed)]
#: The id of a player, a game or a profile.
Id = Annotated[str, AfterValidator(_filled)]
#: An amount of money, votes or copies: whole, from 0 to below 10⁹.
Amount = Annotated[int, Field(ge=0, le=MOST_MONEY)]
#: The same, or negative.
SignedAmount = Annotated[int, Field(ge=-MOST_MONEY, le=MOST_MONEY)]


def one_of(*known: int) -> AfterValidator:
    """Build a validator for a whole number that must be one of those: ``Annotated[int, one_of(1, 2)]``."""

    def check(value: int) -> int:
        if value not in known:
            raise validation_error(say("fault-one-of", known=known))
        return value

    return AfterValidator(check)


def by_type(*known: str, key: str = "type") -> Discriminator:
    """Build a discriminator for events of several shapes, by their ``type`` (or the field ``key``).

    Each branch is tagged ``BRANCH`` plus the type. An unknown type gets the tag ``BRANCH`` alone, whose shape should
    ask for a known one (see ``Untyped``).
    """

    def branch(value: Any) -> str:
        type_ = value.get(key) if isinstance(value, dict) else getattr(value, key, None)
        return BRANCH + (type_ if isinstance(type_, str) and type_ in known else "")

    return Discriminator(branch)


class Untyped(BaseModel):
    """Is an event of unknown type: a game narrows ``type`` to the types it knows, and other fields are ignored."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)


class NotNull:
    """Marks an optional value that a file leaves out where there is none: a written null is a fault. It stands in
    ``Annotated[T | None, NotNull()]``, for fields whose default is None."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return the schema of the type without None."""
        schema: CoreSchema = handler(source)["schema"]
        return schema
