"""Defines the events of articles and of the dispatches that they are about.

Tags are those that journals hold.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Self

from pydantic import model_validator

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.model import Article
from companion.games.extrablatt.state.base import ExtrablattEvent, read_thing
from companion.games.extrablatt.state.dispatches import check_dispatch, dispatches_of
from companion.games.extrablatt.state.misfits import find_misfit, find_overflow
from companion.games.extrablatt.state.play import PlacedArticle, Play, next_number
from companion.table.message import Message, Param, say
from companion.table.seats import NAME_LENGTH, clean_text
from companion.table.similar_names import find_same
from companion.table.state import TableState


class ArticleEvent(ExtrablattEvent, shared=True):
    """Base of the events that hold an article."""

    article: Article

    @model_validator(mode="before")
    @classmethod
    def _from_journal(cls, raw: Any) -> Any:
        """Accept the event as older journals wrote it."""
        return read_thing(raw, "article", Article, "player")

    def spell(self, play: Play) -> Article:
        """Return the article with its dispatch spelled as it was entered first: different capitals make no new
        dispatch."""
        text = clean_text(self.article.dispatch)
        return replace(self.article, dispatch=find_same(text, dispatches_of(play)) or text)

    def words(self) -> dict[str, Param]:
        """Return the dispatch and the size, for the sentence in the game log."""
        return {"dispatch": self.article.dispatch, "size": self.article.size}


class ArticleWritten(ArticleEvent, tag="article-written"):
    """Event: a player wrote an article (or laid a photo). Its marker is the one that was entered; without one, the
    clock decides by ``hour``. The server fills in ``number`` (the next free one) and ``hour`` (the present one),
    whatever a device sends (``complete``). ``unnamed``: the dispatch is a stand-in ("Sport 1") that is not kept as a
    name."""

    is_action: ClassVar[bool] = True
    number: int = 0
    hour: int = 0
    unnamed: bool = False

    @property
    def seat(self) -> str:
        """Return the player who wrote the article."""
        return self.article.player

    def complete(self, play: Play) -> Self:
        """Return the event with the next free number, the present hour, and the dispatch's known spelling."""
        update = {"article": self.spell(play), "number": next_number(play.placed), "hour": play.hour}
        return self.model_copy(update=update)

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Return why the article is refused: it does not fit in the paper, or its dispatch does not fit in its domain;
        None if it is accepted."""
        if play.find_article(self.number) is not None:
            return say("extrablatt-number-taken")
        why = find_misfit(self.apply(play, facts), facts) or find_overflow(play, self.article)
        return why or check_dispatch(play, self.article, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Put the article in the paper."""
        return replace(play, placed=(*play.placed, PlacedArticle(self.number, self.hour, self.article)))


class ArticleCorrected(ArticleEvent, tag="article-corrected"):
    """Event: the details of an article were corrected. The event holds the whole article as it is now; whatever it says
    of the player and of a duck, those stay as they were."""

    number: int

    def complete(self, play: Play) -> Self:
        """Return the event with the dispatch's known spelling."""
        return self.model_copy(update={"article": self.spell(play)})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Return why the correction is refused: the changed article does not fit in the paper; None if it is
        accepted."""
        placed = play.find_article(self.number)
        if placed is None:
            return say("extrablatt-no-article")
        freed = placed.article.size if placed.article.headline else 0
        after = replace(self.article, player=placed.article.player)
        why = find_misfit(self.apply(play, facts), facts) or find_overflow(play, after, freed)
        return why or check_dispatch(play.without_article(self.number), after, facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Replace the article."""
        return play.with_article(self.number, lambda was: replace(self.article, player=was.player, duck=was.duck))


class ArticleTaken(ExtrablattEvent, tag="article-taken"):
    """Event: an article that was entered by mistake was removed."""

    number: int

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse the event if there is no such article, and if its photo would be left without its article."""
        if play.find_article(self.number) is None:
            return say("extrablatt-no-article")
        return find_misfit(self.apply(play, facts), facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Remove the article."""
        return play.without_article(self.number)


class DispatchRenamed(ExtrablattEvent):
    """Event: the name of a dispatch was corrected, in all papers."""

    was: str
    name: str

    def complete(self, play: Play) -> Self:
        """Return the event with the spelling of a known dispatch, if the new name is one."""
        text = clean_text(self.name)
        others = (one for one in dispatches_of(play) if one != self.was)
        return self.model_copy(update={"name": find_same(text, others) or text})

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse an unknown dispatch, a new name that is empty or too long, and one with which the papers break a
        rule."""
        if self.was not in dispatches_of(play):
            return say("extrablatt-no-dispatch", dispatch=self.was)
        if not 1 <= len(self.name) <= NAME_LENGTH:
            return say("fault-length", least=1, most=NAME_LENGTH, found=len(self.name))
        return find_misfit(self.apply(play, facts), facts)

    def change(self, play: Play, facts: Facts) -> Play:
        """Rename the dispatch of every article that has the old name."""
        for one in play.placed:
            if one.article.dispatch == self.was:
                play = play.with_article(one.number, lambda was: replace(was, dispatch=self.name))
        return play

    def words(self) -> dict[str, Param]:
        """Return the old and the new name, for the sentence in the game log."""
        return {"was": self.was, "dispatch": self.name}


class DispatchesRemoved(ExtrablattEvent, tag="dispatches-removed"):
    """Event: a player removed one or two dispatches from the display."""

    is_action: ClassVar[bool] = True
    seat: str
    count: int = 1

    @property
    def cards(self) -> int:
        """Return how many cards were removed."""
        return self.count

    def check(self, play: Play, facts: Facts, table: TableState) -> Message | None:
        """Refuse any number but one or two."""
        return None if self.count in (1, 2) else say("extrablatt-remove-count")
