"""Defines the hand of a device while a page is laid: the tile editor, which holds the settings of the next tile, the id
of the picked-up tile, and what may be undone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from companion.games.redac_chef.page.model import (
    ARTICLE_TYPES,
    TRIBUNE,
    Ad,
    Article,
    ArticleType,
    Cell,
    Icon,
    Photo,
    Tile,
    Tribune,
)

Kind = Literal["sport", "business", "news", "photo", "ad", "tribune"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
#: The sizes that are one tap away; others are a tap on width or height more.
SIZES: Final = ((1, 4), (4, 1), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (3, 4), (4, 3), (5, 4))
TRIBUNE_SIZE: Final = (5, 4)
MOST_SIDE: Final = 9
#: Value and faces of an article in one tap.
ARTICLES: Final[tuple[tuple[Literal[1, 2], int], ...]] = tuple(
    (value, faces) for value in (1, 2) for faces in (0, 1, 2, -1, -2)
)
_FACES: Final[tuple[Icon, ...]] = ("happy", "sad")
#: What a photo may look for, in one tap: one thing, or two.
PHOTOS: Final[tuple[tuple[Icon, ...], ...]] = (
    *((icon,) for icon in (*ARTICLE_TYPES, *_FACES)),
    *((one, other) for at, one in enumerate(ARTICLE_TYPES) for other in (*ARTICLE_TYPES[at + 1 :], *_FACES)),
    ARTICLE_TYPES,
)
MONEY: Final = (1, 2, 3, 4, 5)
#: Steps that may be undone here.
_MOST_STEPS: Final = 60


@dataclass(frozen=True, slots=True)
class Hand:
    """Hand of one device while it lays a page: its tile editor, and what it has picked up.

    Attributes:
        kind: the kind of the next tile; ``width``, ``height``: its size in cells.
        value, faces: points and number of happy (+) or sad (-) icons, of an article.
        icons: the icons that a photo looks for.
        money: the $ of an ad.
        picked: the id of the tile (or of the tribune) that is picked up, which the chips then change; None for none.
        panel: what stands over the grid on a phone.
        surplus: tiles left on the desk, if somebody entered the number; None: as many as lie in the tray.
        steps: the intents that undo what was done here, the newest last.
    """

    kind: Kind = "sport"
    width: int = 2
    height: int = 3
    value: Literal[1, 2] = 1
    faces: int = 0
    icons: tuple[Icon, ...] = ("sport",)
    money: int = 1
    picked: str | None = None
    panel: str = ""
    surplus: int | None = None
    steps: tuple[Any, ...] = ()

    def tile(self, id_: str, at: Cell | None, *, face_down: bool = False) -> Tile:
        """Return the next tile as it is set here, with that id and place."""
        if self.kind == "photo":
            return Photo(id_, self.width, self.height, self.icons, at, face_down)
        if self.kind == "ad":
            return Ad(id_, self.width, self.height, self.money, at, face_down)
        type_: ArticleType = self.kind if self.kind in ARTICLE_TYPES else "sport"
        return Article(id_, type_, self.width, self.height, self.value, self.faces, at, face_down)

    def with_step(self, step: Any) -> Hand:
        """Return the hand with one more intent, which undoes the present action; the oldest ones are dropped."""
        return replace(self, steps=(*self.steps, step)[-_MOST_STEPS:])

    def like(self, part: Tile | Tribune, id_: str) -> Hand:
        """Return the hand with that tile picked up: the chips show what it is, and change it."""
        hand = replace(self, picked=id_, kind=kind_of(part), width=part.width, height=part.height)
        if isinstance(part, Article):
            return replace(hand, value=part.value, faces=part.faces)  # type: ignore[arg-type]
        if isinstance(part, Photo):
            return replace(hand, icons=part.icons)
        return replace(hand, money=part.money) if isinstance(part, Ad) else hand


def kind_of(part: Tile | Tribune) -> Kind:
    """Return which of the six kinds a tile or the tribune is."""
    if isinstance(part, Tribune):
        return TRIBUNE
    return part.type if isinstance(part, Article) else part.kind
