"""One player's sheet of one round as it stands in a game file: what was counted, not what it scores."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from companion.kit.shape import Count, Name, Shape, Signed

#: The rows of the pad that a bonus can be written in, in the pad's order.
BonusRow = Literal["articles", "photos", "tribune", "free_area", "mood", "surplus", "ads"]


def _by_tile(value: Any) -> str:
    return "#tiles" if isinstance(value, (dict, ArticleTiles)) else "#sum"


def _one_by_one(value: Any) -> str:
    return "#each" if isinstance(value, (list, tuple)) else "#sum"


# The defaults below mean "not written". They are not validated, so that a written null stays a fault.
_UNWRITTEN: Any = None


class ArticleTiles(Shape):
    """Face-up article tiles, by what is printed on them."""

    one_point: Count = _UNWRITTEN
    two_point: Count = _UNWRITTEN


class Bonus(Shape):
    """Points (in ``ads``: $) that a flash card or a tribune adds to a row."""

    articles: Signed = _UNWRITTEN
    photos: Signed = _UNWRITTEN
    tribune: Signed = _UNWRITTEN
    free_area: Signed = _UNWRITTEN
    mood: Signed = _UNWRITTEN
    surplus: Signed = _UNWRITTEN
    ads: Signed = _UNWRITTEN


Articles = Annotated[Annotated[Count, Tag("#sum")] | Annotated[ArticleTiles, Tag("#tiles")], Discriminator(_by_tile)]
OneByOne = Annotated[Annotated[Count, Tag("#sum")] | Annotated[list[Count], Tag("#each")], Discriminator(_one_by_one)]


class Sheet(Shape):
    """All that one player can have counted in one round. What is not written is None here."""

    articles: Articles = _UNWRITTEN
    photos: OneByOne = _UNWRITTEN
    tribune: Signed = _UNWRITTEN
    tribune_tile: Name = _UNWRITTEN
    free_area: Count = _UNWRITTEN
    empty_cells: Count = _UNWRITTEN
    happy: Count = _UNWRITTEN
    sad: Count = _UNWRITTEN
    mood_relief: Count = _UNWRITTEN
    surplus: Count = _UNWRITTEN
    ads: OneByOne = _UNWRITTEN
    face_down: Count = _UNWRITTEN
    ads_all_placed: bool = _UNWRITTEN
    bonus: Bonus = Field(default_factory=Bonus)
