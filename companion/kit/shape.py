"""The strict shapes that game files and counts are read with: a typo, a float or a text never becomes a number."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field

from companion.kit.faults import BRANCH, wrong
from companion.table.message import say
from companion.table.seats import NAME_LENGTH

#: The largest count of anything on a page, and the largest bonus or tribune either way.
MOST = 999
#: The largest amount of money, votes or copies.
MOST_MONEY: Final = 10**9 - 1


class Shape(BaseModel):
    """An object of which every field is known, and taken only as it stands."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def _trimmed(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= NAME_LENGTH:
        raise wrong(say("fault-length", least=1, most=NAME_LENGTH, found=len(name)))
    return name


def _filled(text: str) -> str:
    if not text.strip():
        raise wrong(say("fault-empty"))
    return text


#: How many of something: 0–999.
Count = Annotated[int, Field(ge=0, le=MOST)]
#: Points that may be lost: −999…999.
Signed = Annotated[int, Field(ge=-MOST, le=MOST)]
#: A name as people write it, 1–80 characters once trimmed.
Name = Annotated[str, AfterValidator(_trimmed)]
#: The id of a player, a game or a profile.
Id = Annotated[str, AfterValidator(_filled)]
#: Money, votes or copies: whole, below 10⁹.
Amount = Annotated[int, Field(ge=0, le=MOST_MONEY)]
#: The same, either way.
SignedAmount = Annotated[int, Field(ge=-MOST_MONEY, le=MOST_MONEY)]


def one_of(*known: int) -> AfterValidator:
    """For a whole number that must be one of those: ``Annotated[int, one_of(1, 2)]``."""

    def check(value: int) -> int:
        if value not in known:
            raise wrong(say("fault-one-of", known=known))
        return value

    return AfterValidator(check)


def by_type(*known: str, key: str = "type") -> Discriminator:
    """For events of several shapes: each is tagged ``BRANCH`` and its ``type`` (or what ``key`` holds instead); what is
    of no known type is tagged ``BRANCH`` alone, and should get a shape that asks for one (see ``Untyped``)."""

    def branch(value: Any) -> str:
        type_ = value.get(key) if isinstance(value, dict) else getattr(value, key, None)
        return BRANCH + (type_ if isinstance(type_, str) and type_ in known else "")

    return Discriminator(branch)


class Untyped(BaseModel):
    """An event of which not even the type is known: a game narrows ``type`` to what it knows, and nothing else is
    asked of it."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)
